"""Thinking ahead: worlds fit what a seat knows, and hard prisoners gain by playing them out."""

from collections.abc import Iterator
from typing import Any

import pytest

from games.botk.cards import Role
from games.botk.game import BOTK
from games.botk.lookahead import BotkLookahead
from games.botk.notebook import BotkNotebook
from games.botk.words import Topic
from games.engine import playout, search
from games.engine.asks import Answer, Ask, Seat
from games.engine.computers import Computer
from games.engine.dice import Dice, derive
from games.engine.match import Match
from games.engine.play_style import DEFAULT_STYLE, PlayStyle, Strength
from games.engine.simulation import deal_seed, play

HARD = Computer(BOTK, PlayStyle(Strength.HARD))
AHEAD = BotkLookahead()


class Asked:
    """Plays as usual, and shows each question with what was known then to a function."""

    def __init__(self, look: Any) -> None:
        self.look = look

    def answer(
        self, notebook: BotkNotebook, ask: Ask, dice: Dice, style: PlayStyle = DEFAULT_STYLE
    ) -> Answer:
        if ask.topic not in (Topic.REMOVE, Topic.SUCCESSOR):
            self.look(notebook, ask)
        return BOTK.computer.answer(notebook, ask, dice)


def worlds(book: BotkNotebook, ask: Ask, count: int) -> Iterator[Match]:
    found = AHEAD.worlds(BOTK, book, ask, derive(b"worlds", ask.id))
    for _ in range(count):
        yield next(found).match()


@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_every_world_is_one_in_which_the_seat_would_know_what_it_knows(seats: int) -> None:
    asked = 0

    def look(book: BotkNotebook, ask: Ask) -> None:
        nonlocal asked
        for match in worlds(book, ask, 1):
            asked += 1
            mine = BOTK.notebook(seats, ask.seat)
            mine.read(match.log)
            assert mine.events == book.events
            assert ask in match.asks

    for k in range(8):
        play(BOTK, deal_seed(BOTK, seats, "worlds", k), [Asked(look)] * seats)
    assert asked > 60


def test_worlds_differ_in_what_nobody_has_seen() -> None:
    def look(book: BotkNotebook, ask: Ask) -> None:
        if ask.topic != Topic.ACTION:
            return
        dealt = set()
        for match in worlds(book, ask, 12):
            public = BOTK.notebook(6, None)
            public.read(match.log)
            dealt.add(str([entry.event for entry in match.log if entry.to is not None]))
        assert len(dealt) > 6

    play(BOTK, deal_seed(BOTK, 6, "worlds", 1), [Asked(look)] * 6)


def test_a_decision_takes_a_fixed_number_of_playouts_and_comes_out_the_same_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    played = 0
    play_out = playout.play_out

    def counted(match: Match, *others: Any) -> None:
        nonlocal played
        played += 1
        play_out(match, *others)

    monkeypatch.setattr(search, "play_out", counted)
    pondered: list[bool] = []

    def look(book: BotkNotebook, ask: Ask) -> None:
        nonlocal played
        played = 0
        one, two = (HARD.answer(book, ask, derive(b"same", ask.id)) for _ in range(2))
        assert one == two
        assert (played > 0) is HARD.thinks_ahead(book, ask)
        assert HARD.thinks_ahead(book, ask) is (
            ask.topic == Topic.ACTION and book.role is Role.JESTER
        )
        assert played <= 2 * search.PLAYOUTS
        pondered.append(played > 0)

    for k in range(3):
        play(BOTK, deal_seed(BOTK, 4, "jester", k), [Asked(look)] * 4)
    assert any(pondered)
    assert not all(pondered)


@pytest.mark.usefixtures("known_decks")
def test_a_hard_jester_earns_more_than_a_usual_one() -> None:
    """The same deals, all others playing as usual."""
    gain = deals = 0
    for k in range(30):
        seed = deal_seed(BOTK, 4, "jester", k)
        usual = play(BOTK, seed, [BOTK.computer] * 4).outcome
        assert usual is not None
        jesters = [part.seat for part in usual.seats if part.role == Role.JESTER]
        if jesters:
            players = [HARD if Seat(n) in jesters else BOTK.computer for n in range(4)]
            hard = play(BOTK, seed, players).outcome
            assert hard is not None
            gain += hard.net()[jesters[0]] - usual.net()[jesters[0]]
            deals += 1
    assert gain > 0.2 * deals > 1, (gain, deals)
