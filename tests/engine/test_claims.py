"""Claims in a match: numbered events that everybody is told, and that change nothing else."""

import pytest

from gallows.kit.play import read
from gallows.kit.properties import CountingDice, speak, step
from games.botk.cards import Item, Role
from games.botk.claims import Say
from games.botk.game import BOTK
from games.botk.setup import Options
from games.engine.asks import Seat
from games.engine.claims import MOST, TAKE_BACK, Claimed, Spoken, TakenBack
from games.engine.dice import derive
from games.engine.errors import GameFault, Reason, Refused
from games.engine.match import Given, Match
from games.engine.simulation import match_json


def deal() -> tuple[Match, CountingDice]:
    dice = CountingDice(b"claims")
    return Match(BOTK, 5, Options(), (5,) * 5, dice), dice


def say(match: Match, seat: int, kind: str, *about: int | str) -> None:
    match.take(match.check_claim(Seat(seat), kind, about))


def why(match: Match, seat: int, kind: str, *about: int | str) -> Reason:
    before = list(match.given)
    with pytest.raises(Refused) as refused:
        say(match, seat, kind, *about)
    assert match.given == before
    return refused.value.reason


def test_a_claim_is_told_to_everybody_by_its_number():
    match, _ = deal()
    say(match, 0, Say.COME_OUT, "jester")
    say(match, 3, "disagree", 1)
    say(match, 0, TAKE_BACK, 1)
    told = [each for each in match.log[-3:] if each.to is None]
    assert [each.event for each in told] == [
        Claimed(1, Seat(0), Say.COME_OUT, (Role.JESTER,)),
        Claimed(2, Seat(3), "disagree", (1,)),
        TakenBack(1, Seat(0)),
    ]
    book = read(BOTK, 5, Seat(2), match.log)
    assert [claim.number for claim in book.talk.claims] == [1, 2]
    assert [claim.number for claim in book.talk.standing] == [2]


def test_what_is_said_changes_no_question_and_no_throw():
    (silent, _), (loud, _) = deal(), deal()
    hand, same = derive(b"play", "hand"), derive(b"play", "hand")
    whims = derive(b"play", "whims")
    while not silent.over:
        speak(loud, whims)
        step(silent, hand)
        step(loud, same)
        assert loud.asks == silent.asks
    assert loud.outcome == silent.outcome
    own = [each.event for each in loud.log if not isinstance(each.event, Spoken)]
    assert own == [each.event for each in silent.log]
    assert len(loud.log) > len(silent.log)
    assert [given for given in loud.given if not given.claim] == silent.given
    answers = match_json(loud, b"")["answers"]
    assert answers == match_json(silent, b"")["answers"], "answers alone deal it again"


def test_claims_replay_at_their_place():
    match, _ = deal()
    hand = derive(b"replay", "hand")
    say(match, 1, Say.LEARNED, 2, "mimic")
    step(match, hand)
    say(match, 2, "disagree", 1)
    say(match, 1, TAKE_BACK, 1)
    step(match, hand)
    # As the journal has them: words are plain text there.
    written = [Given(g.seat, g.ask, "", str(g.verb), tuple(g.picks), g.silent) for g in match.given]
    again, _ = deal()
    again.replay(written)
    assert (again.log, again.asks, again.talk) == (match.log, match.asks, match.talk)
    other, _ = deal()
    with pytest.raises(GameFault):
        other.replay(written[2:])


def test_what_no_list_offers_is_refused():
    match, _ = deal()
    assert why(match, 0, "sing") is Reason.NOT_OFFERED
    assert why(match, 0, Say.COME_OUT) is Reason.NOT_OFFERED
    assert why(match, 0, Say.COME_OUT, "executioner") is Reason.NOT_OFFERED
    assert why(match, 0, Say.VOTE, 0) is Reason.NOT_OFFERED, "oneself"
    assert why(match, 0, Say.VOTE, 5) is Reason.NOT_OFFERED
    assert why(match, 0, "agree", 1) is Reason.NOT_OFFERED, "nobody has said anything"
    say(match, 0, Say.HOLD, "cheese")
    assert why(match, 0, "agree", 1) is Reason.NOT_OFFERED, "with oneself"
    assert why(match, 1, TAKE_BACK, 1) is Reason.NOT_OFFERED, "another's"
    say(match, 0, TAKE_BACK, 1)
    assert why(match, 0, TAKE_BACK, 1) is Reason.NOT_OFFERED, "twice"
    assert why(match, 1, "agree", 1) is Reason.NOT_OFFERED, "with what nobody stands by"


def test_a_phase_has_room_for_two_of_each():
    match, _ = deal()
    for _ in range(MOST):
        say(match, 0, Say.HOLD, Item.CHEESE)
    assert why(match, 0, Say.HOLD, Item.CHEESE) is Reason.ENOUGH
    say(match, 0, TAKE_BACK, 1)
    assert why(match, 0, Say.HOLD, Item.CHEESE) is Reason.ENOUGH, "what was said was said"
    say(match, 1, Say.HOLD, Item.CHEESE)
    hand = derive(b"on", "hand")
    began = _phases(match)
    while _phases(match) == began:
        step(match, hand)
    say(match, 0, Say.HOLD, Item.CHEESE)


def _phases(match: Match) -> int:
    assert BOTK.claims is not None
    return sum(isinstance(entry.event, BOTK.claims.phases) for entry in match.log)


def test_nothing_is_said_when_it_is_decided():
    match, _ = deal()
    hand = derive(b"end", "hand")
    while match.outcome is None:
        step(match, hand)
    assert why(match, 0, Say.HOLD, Item.CHEESE) is Reason.STALE


def test_of_two_that_were_checked_together_one_is_taken():
    match, _ = deal()
    first = match.check_claim(Seat(0), Say.HOLD, (Item.CHEESE,))
    second = match.check_claim(Seat(1), Say.HOLD, (Item.CHEESE,))
    match.take(first)
    with pytest.raises(Refused):
        match.take(second)
    assert match.given == [first]
