"""The door to a game: what it takes, what it refuses, what it tells."""

from collections.abc import Coroutine
from typing import Any

import pytest
from pydantic import BaseModel

from games.engine.asks import Answer, Ask, ByDice, Seat, Verb, one, two
from games.engine.chance import RandomPlayer
from games.engine.court import Court, Question
from games.engine.crowns import Outcome, SeatOutcome
from games.engine.dice import SeededDice
from games.engine.errors import GameFault, Reason, Refused
from games.engine.events import Event, event_json
from games.engine.game import Game, read
from games.engine.match import Match
from games.engine.values import value
from tests.engine.stacked import StackedDice


class NoOptions(BaseModel):
    """Nothing to settle."""


@value
class Said(Event):
    """Somebody said something."""

    seat: Seat
    word: str


class Diary:
    """Remembers every event it was handed."""

    def __init__(self, viewer: Seat | None) -> None:
        self.viewer = viewer
        self.events: list[Event] = []

    def note(self, event: Event) -> None:
        self.events.append(event)


class Toast(Game):
    """Seat 0 picks two words or passes; then all raise a word at once; then crowns move."""

    id = "toast"
    version = "1"
    least_seats = 2
    most_seats = 3
    options = NoOptions
    computer = RandomPlayer()

    def script(self, court: Court, options: Any) -> Coroutine[Any, Any, None]:
        return self.play(court)

    def notebook(self, seats: int, viewer: Seat | None) -> Diary:
        return Diary(viewer)

    async def play(self, court: Court) -> None:
        answer = await court.ask(
            Seat(0), "words", two("pick", ("a", "b", "c")), Verb("pass"), silence=ByDice("pick")
        )
        for word in answer.picks:
            court.tell(Said(Seat(0), str(word)), Seat(0))
        answers = await court.ask_all(
            Question(seat, "toast", (one("raise", ("x", "y")),), silence=Answer("nothing"))
            for seat in court.seats
        )
        for seat, toast in answers.items():
            if toast.picks == ("y",) and seat == 1:
                raise RuntimeError("the script is broken")
            court.announce(Said(seat, toast.verb))
        court.record(Said(Seat(0), "secret"))
        court.purses.pay(Seat(0), Seat(1), 3, "toast")
        parts = tuple(SeatOutcome(seat, "guest", True, True) for seat in court.seats)
        court.settle(Outcome("drunk", parts, tuple(court.purses.payments)))


TOAST = Toast()


def toast(seats: int = 2, draws: tuple[int, ...] = ()) -> Match:
    return Match(TOAST, seats, NoOptions(), (2,) * seats, StackedDice(draws))


def refused(match: Match, seat: int, ask: int, verb: str, *picks: str) -> Reason:
    with pytest.raises(Refused) as caught:
        match.submit(Seat(seat), ask, Answer(verb, picks))
    return caught.value.reason


def test_a_match_runs_to_its_first_ask() -> None:
    (ask,) = toast().asks
    assert (ask.id, ask.seat, ask.topic) == (1, 0, "words")
    assert ask.verb("pass") == Verb("pass")
    assert ask.verb("sing") is None


@pytest.mark.parametrize(
    ("verb", "picks"),
    [
        ("sing", ()),
        ("pick", ()),
        ("pick", ("a",)),
        ("pick", ("a", "a")),
        ("pick", ("a", "d")),
        ("pick", ("a", "b", "c")),
        ("pass", ("a",)),
    ],
)
def test_what_is_not_offered_is_refused(verb: str, picks: tuple[str, ...]) -> None:
    match = toast()
    assert refused(match, 0, 1, verb, *picks) is Reason.NOT_OFFERED
    assert match.given == []
    assert len(match.asks) == 1


def test_anothers_ask_and_an_old_ask_are_refused() -> None:
    match = toast()
    assert refused(match, 1, 1, "pass") is Reason.NOT_YOURS
    assert refused(match, 0, 2, "pass") is Reason.STALE
    match.submit(Seat(0), 1, Answer("pass"))
    assert refused(match, 0, 1, "pass") is Reason.STALE


def test_told_goes_to_its_audience_alone() -> None:
    match = toast()
    told = match.submit(Seat(0), 1, Answer("pick", ("c", "a")))
    assert [(t.n, t.event, t.to) for t in told] == [
        (1, Said(Seat(0), "c"), (0,)),
        (2, Said(Seat(0), "a"), (0,)),
    ]
    assert told[0].reaches(Seat(0))
    assert not told[0].reaches(Seat(1))
    assert not told[0].reaches(None)
    assert event_json(told[0]) == {"n": 1, "event": "Said", "to": [0], "seat": 0, "word": "c"}


def test_asks_to_all_reveal_nothing_until_all_have_answered_in_any_order() -> None:
    match = toast(3)
    match.submit(Seat(0), 1, Answer("pass"))
    assert [ask.seat for ask in match.asks] == [0, 1, 2]
    assert match.submit(Seat(2), 4, Answer("raise", ("x",))) == []
    assert match.submit(Seat(0), 2, Answer("raise", ("y",))) == []
    assert [ask.seat for ask in match.asks] == [1]
    assert refused(match, 2, 4, "raise", "x") is Reason.STALE
    told = match.silence(3)
    assert [t.event for t in told if t.to is None] == [
        Said(Seat(0), "raise"),
        Said(Seat(1), "nothing"),
        Said(Seat(2), "raise"),
    ]
    assert match.over
    assert match.asks == ()


def test_silence_by_dice_takes_as_few_as_it_must() -> None:
    match = toast(draws=(2, 0))
    match.silence(1)
    assert (match.given[0].verb, match.given[0].picks, match.given[0].silent) == (
        "pick",
        ("c", "a"),
        True,
    )


def test_what_is_for_the_record_reaches_nobody() -> None:
    match = toast()
    match.submit(Seat(0), 1, Answer("pass"))
    match.silence(2)
    match.silence(3)
    for viewer in (None, Seat(0), Seat(1)):
        diary = read(TOAST, 2, viewer, match.told)
        assert Said(Seat(0), "secret") not in diary.events
    assert match.told[-1].to == ()
    assert event_json(match.told[-1])["to"] == []


def test_a_purse_pays_what_there_is_and_the_sum_is_nothing() -> None:
    match = toast()
    match.submit(Seat(0), 1, Answer("pass"))
    match.silence(2)
    match.silence(3)
    assert match.outcome is not None
    assert match.outcome.net() == (-2, 2)


def test_a_broken_script_is_our_mistake_and_freezes_the_match() -> None:
    match = toast()
    match.submit(Seat(0), 1, Answer("pass"))
    match.submit(Seat(0), 2, Answer("raise", ("x",)))
    with pytest.raises(GameFault) as fault:
        match.submit(Seat(1), 3, Answer("raise", ("y",)))
    assert isinstance(fault.value.__cause__, RuntimeError)
    assert match.asks == ()
    assert not match.over
    assert refused(match, 1, 3, "raise", "x") is Reason.STALE
    assert len(match.given) == 3, "the answer that broke it is kept"


def test_replay_is_the_same_match() -> None:
    match = toast(draws=(2, 0))
    match.silence(1)
    match.submit(Seat(1), 3, Answer("raise", ("x",)))
    again = toast(draws=(2, 0))
    again.replay(match.given)
    assert again.told == match.told
    assert again.asks == match.asks
    assert again.given == match.given


def test_a_replay_that_does_not_fit_is_our_mistake() -> None:
    match = toast()
    match.submit(Seat(0), 1, Answer("pass"))
    with pytest.raises(GameFault, match="ask 1 refused"):
        match.replay(match.given)


@pytest.mark.parametrize(("seats", "purses"), [(1, (2,)), (4, (2,) * 4), (2, (2,)), (2, (2, -1))])
def test_a_match_wants_the_right_seats_and_purses(seats: int, purses: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match=r"seats|purse"):
        Match(TOAST, seats, NoOptions(), purses, SeededDice(b""))


def test_an_answer_is_given_the_pools_own_targets() -> None:
    ask = Ask(1, Seat(0), "t", (one("go", (Seat(3),)),), Answer("go"))
    accepted = ask.accept(Answer("go", (3,)))
    assert accepted == Answer("go", (Seat(3),))
