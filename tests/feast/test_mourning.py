"""The house rules about the Queen, the Princess and the Suitor, and whom they are not about."""

import pytest

from games.engine.asks import Answer, Seat
from games.engine.dice import SeededDice
from games.feast import events as ev
from games.feast.beliefs import Beliefs
from games.feast.cards import Spot
from games.feast.computer import ComputerPlayer
from games.feast.game import FEAST
from games.feast.wishes import own_life
from tests.feast.play import HEARTS, F, Play, R, T, deal

QUEEN, PRINCESS, SUITOR, PRINCE = 1, 2, 3, 4


def suitor_dies(*, mourning: bool = True) -> Play:
    """The third to eat bread dies of it: the Suitor, in his first turn."""
    play = deal(HEARTS, titles=TITLES, poisons=(F.BREAD,), at={F.BREAD: (2,)}, mourning=mourning)
    play.until(SUITOR).do(SUITOR, "flip", F.BREAD)
    return play


TITLES = (T.SENESCHAL, T.CUPBEARER, T.CHAMBERLAIN, T.MARSHAL)


# --- the Queen ---


def test_the_queen_alone_sees_who_the_suitor_is() -> None:
    play = deal(HEARTS)
    (seen,) = play.happened(ev.SuitorSeen)
    assert play.audience(seen) == (QUEEN,)
    known = {n: play.notebook(n).known_role(Seat(SUITOR)) for n in range(5)}
    assert known == {0: None, QUEEN: R.SUITOR, PRINCESS: None, SUITOR: R.SUITOR, PRINCE: None}


@pytest.mark.parametrize(
    ("roles", "forewarned"),
    [
        (HEARTS, False),
        ((R.KING, R.PRINCE, R.PRINCESS, R.SUITOR, R.GUARD), True),
        ((R.KING, R.ASSASSIN, R.GUARD, R.REBEL, R.WHITE_KNIGHT), True),
    ],
)
def test_without_the_rule_or_without_a_queen_nobody_sees_anything(
    roles: tuple[R, ...], forewarned: bool
) -> None:
    assert deal(roles, forewarned=forewarned).happened(ev.SuitorSeen) == []


def test_a_queen_of_computers_is_after_the_suitor_from_the_start() -> None:
    wishes = Beliefs(deal(HEARTS).notebook(QUEEN)).wishes
    assert min(wishes, key=wishes.__getitem__) == SUITOR
    assert wishes[Seat(SUITOR)] == pytest.approx(-1.0)


# --- mourning ---


def test_whoever_is_left_of_the_pair_shows_the_card() -> None:
    play = suitor_dies()
    (mourning,) = play.happened(ev.MourningBegan)
    assert mourning == ev.MourningBegan(Seat(PRINCESS), R.PRINCESS)
    assert play.audience(mourning) is None
    assert play.notebook(None).known_role(Seat(PRINCESS)) is R.PRINCESS
    assert play.notebook(None).lives()[R.PRINCESS], "alive, and the Queen wins as it stands"


def test_a_mourner_drinks_to_no_toast_and_fights_no_duel() -> None:
    play = suitor_dies()
    play.act(PRINCE, 2, "toast")
    assert sorted(ask.seat for ask in play.match.asks) == [0, QUEEN, PRINCE]
    for ask in play.match.asks:
        play.do(ask.seat, "down")
    play.settle().until(QUEEN)
    assert play.offers(QUEEN)["duel"] == (PRINCE, 0)
    play.until(PRINCESS)
    assert "duel" not in play.offers(PRINCESS)
    assert {"flip", "toast"} <= set(play.offers(PRINCESS)), "she eats, and may call a toast"


def test_without_the_rule_nobody_mourns() -> None:
    play = suitor_dies(mourning=False)
    assert play.happened(ev.MourningBegan) == []
    play.act(PRINCE, 2, "toast")
    assert PRINCESS in [ask.seat for ask in play.match.asks]


def test_who_die_together_leave_nobody_to_mourn() -> None:
    play = deal(HEARTS, titles=TITLES, goblets=SUITOR)
    play.act(QUEEN, 2, "poison", "poison-goblet")
    play.do(QUEEN, "poison", PRINCESS)
    play.settle().until(PRINCESS).act(PRINCESS, 2, "toast")
    for ask in play.match.asks:
        play.do(ask.seat, "up" if ask.seat in (PRINCESS, SUITOR) else "down")
    assert {died.role for died in play.happened(ev.Died)} == {R.PRINCESS, R.SUITOR}
    assert play.happened(ev.MourningBegan) == []


def test_nobody_mourns_when_the_kings_death_ends_the_feast() -> None:
    play = deal(HEARTS, titles=TITLES, goblet=0, goblets=SUITOR)
    play.act(QUEEN, 2, "toast")
    for ask in play.match.asks:
        play.do(ask.seat, "up" if ask.seat in (0, SUITOR) else "down")
    assert {died.role for died in play.happened(ev.Died)} == {R.KING, R.SUITOR}
    assert play.happened(ev.MourningBegan) == []


def test_the_inquisitor_need_not_ask_a_mourner() -> None:
    titles = (T.INQUISITOR, T.SENESCHAL, T.CUPBEARER, T.CHAMBERLAIN, T.MARSHAL)
    roles = (R.KING, R.GUARD, R.PRINCESS, R.SUITOR, R.PRINCE, R.REBEL)
    play = deal(roles, titles=titles, poisons=(F.BREAD,), at={F.BREAD: (1,)})
    assert play.offers(1)["inquisitor"] == (2, 3, 4, 5)
    play.idle().until(2).do(2, "flip", F.BREAD)
    play.until(1)
    assert play.offers(1)["inquisitor"] == (4, 5)


@pytest.mark.parametrize("mourning", [True, False])
def test_a_prince_of_computers_pours_no_poison_for_a_mourner(mourning: bool) -> None:
    titles = (T.CUPBEARER, T.CHAMBERLAIN, T.MARSHAL, T.SENESCHAL)
    at = {F.BREAD: (1,)}
    play = deal(HEARTS, titles=titles, poisons=(F.BREAD,), at=at, mourning=mourning)
    play.do(QUEEN, "spill", SUITOR)
    play.settle().do(PRINCESS, "flip", F.BREAD)
    assert own_life(play.notebook(SUITOR)) < 0, "he wants to follow her"
    book = play.until(PRINCE).notebook(PRINCE)
    book.seen[Seat(SUITOR)] = R.SUITOR
    answer = ComputerPlayer().answer(book, play.ask(PRINCE), SeededDice(b"pour"))
    assert answer == Answer("seneschal", (Spot.BOX if mourning else SUITOR,))


# --- the rules before ---


@pytest.mark.parametrize(("version", "decided"), [("5.12", False), ("6.12", True)])
def test_the_rules_before_have_neither(version: str, decided: bool) -> None:
    options = FEAST.options.model_validate(FEAST.earlier[version])
    assert options.model_dump() == FEAST.options().model_dump() | {
        "decided": decided,
        "forewarned": False,
        "mourning": False,
        "sets_before": True,
    }
