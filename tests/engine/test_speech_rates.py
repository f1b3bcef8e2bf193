"""How computers weigh what is said: the tables that were fitted, whatever their numbers are."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import product

import pytest

from games.botk import likelihoods as botk_rates
from games.botk.cards import Role
from games.botk.claims import CLAIMS as BOTK_CLAIMS
from games.botk.last_words import LAST_WORDS
from games.botk.statements import statement as botk_statement
from games.botk.words import CENTRE
from games.engine.asks import Seat
from games.engine.claims import AGREE, DISAGREE, Claimed, Claims, Talk
from games.engine.credibility import FLOOR, SpeechRates, Statement, statements
from games.feast import likelihoods as feast_rates
from games.feast.cards import Role as Guest
from games.feast.claims import CLAIMS as FEAST_CLAIMS
from games.feast.knowledge import Card, SpokenOf
from games.feast.statements import statement as feast_statement

SEATS = 4
KING = Seat(0)


@dataclass(frozen=True)
class Hearing:
    """A game that people speak in, and what its computers make of it."""

    claims: Claims
    rates: SpeechRates
    of: Callable[[Claimed], Statement | None]


def of_botk(claim: Claimed) -> Statement | None:
    return botk_statement(claim, CENTRE, [Role.LOYALIST, Role.SABOTEUR, Role.PRINCESS, Role.JESTER])


def of_botk_without_a_princess(claim: Claimed) -> Statement | None:
    return botk_statement(claim, CENTRE, [Role.LOYALIST, Role.SABOTEUR])


def of_botk_by_the_condemned(claim: Claimed) -> Statement | None:
    return botk_statement(claim, CENTRE, [Role.LOYALIST, Role.SABOTEUR], plea=True)


def of_feast(claim: Claimed) -> Statement | None:
    return feast_statement(claim, SpokenOf(Card(), 0, None), KING, tuple(Guest))


def of_feast_without_hearts(claim: Claimed) -> Statement | None:
    return feast_statement(claim, SpokenOf(Card(), 0, None), KING, (Guest.KING, Guest.ASSASSIN))


PLEAS = replace(
    BOTK_CLAIMS, kinds=tuple(each for each in BOTK_CLAIMS.kinds if each.name in LAST_WORDS.kinds)
)
HEARINGS = [
    Hearing(BOTK_CLAIMS, botk_rates.SPEECH_RATES, of_botk),
    Hearing(BOTK_CLAIMS, botk_rates.SPEECH_RATES, of_botk_without_a_princess),
    Hearing(PLEAS, botk_rates.SPEECH_RATES, of_botk_by_the_condemned),
    Hearing(FEAST_CLAIMS, feast_rates.SPEECH_RATES, of_feast),
    Hearing(FEAST_CLAIMS, feast_rates.SPEECH_RATES, of_feast_without_hearts),
]
EACH = pytest.mark.parametrize("hearing", HEARINGS, ids=[h.of.__name__[3:] for h in HEARINGS])


def everything(claims: Claims) -> Iterator[list[Claimed]]:
    """All that a seat can say, each with another who agrees and one who disagrees."""
    for kind in claims.kinds:
        if kind in (AGREE, DISAGREE):
            continue
        for about in product(*(Talk().choices(of, SEATS, Seat(1)) for of in kind.fields)):
            said = Claimed(1, Seat(1), kind.name, about)
            yield [said, Claimed(2, Seat(3), AGREE.name, (1,))]
            yield [said, Claimed(2, Seat(3), DISAGREE.name, (1,))]


@EACH
def test_whatever_a_player_can_say_has_its_row(hearing: Hearing) -> None:
    for claims in everything(hearing.claims):
        heard = statements(Talk(claims), hearing.of)
        # Who agrees with a guess at oneself has said nothing of anybody else.
        assert len(heard) == 2 or Seat(3) in claims[0].about
        missing = [said.sort for said in heard if said.sort not in hearing.rates.says]
        assert not missing, claims


@EACH
def test_nothing_that_is_said_excludes_a_role(hearing: Hearing) -> None:
    for sort, row in hearing.rates.says.items():
        for rates in zip(*row.values(), strict=True):
            assert min(rates) >= FLOOR * max(rates) > 0, sort


@EACH
def test_who_was_caught_at_a_lie_more_is_trusted_less(hearing: Hearing) -> None:
    for truths in zip(*hearing.rates.trust, strict=True):
        assert list(truths) == sorted(set(truths), reverse=True)
    for lies in hearing.rates.trust:
        assert list(lies) == sorted(lies), "and who was right before is trusted no less"
