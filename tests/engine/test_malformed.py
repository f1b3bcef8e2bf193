"""What a script asks, awaits or settles that cannot be: a fault of the game, when it happens."""

from asyncio import Future
from collections.abc import Awaitable, Callable, Coroutine, Generator
from dataclasses import replace
from typing import Any

import pytest
from pydantic import BaseModel

from games.engine.asks import Answer, ByDice, Question, Seat, Verb, one
from games.engine.crowns import Count, Outcome, Payment, SeatOutcome
from games.engine.dice import SeededDice
from games.engine.errors import GameFault, Malformed
from games.engine.game import Game
from games.engine.match import Match
from games.engine.notebook import Notebook
from games.engine.random_player import RandomPlayer
from games.engine.script_context import ScriptContext

Play = Callable[[ScriptContext], Awaitable[Any]]


class NoOptions(BaseModel):
    """Nothing to settle."""


def match_of(play: Play) -> Match:
    """A match of three whose script does this when its first question is answered."""

    async def script(context: ScriptContext, _: NoOptions) -> None:
        await context.ask(Question(Seat(0), "begin", (Verb("go"),), Answer("go")))
        await play(context)

    game = Game(
        id="crooked",
        version="1",
        least_seats=3,
        most_seats=3,
        options=NoOptions,
        script=script,
        notebook=Notebook,
        computer=RandomPlayer(),
    )
    return Match(game, 3, NoOptions(), (2, 2, 2), SeededDice(b""))


def fault_of(play: Play) -> str:
    """What is wrong with a script, as the match says it when it happens."""
    match = match_of(play)
    with pytest.raises(GameFault) as fault:
        match.submit(Seat(0), 1, Answer("go"))
    assert match.asks == ()
    assert match.outcome is None
    assert isinstance(fault.value.__cause__, Malformed), repr(fault.value.__cause__)
    return str(fault.value.__cause__)


PASS = Question(Seat(1), "next", (Verb("pass"),), Answer("pass"))
MORE = (one("take", ("a",)), Verb("pass"))


@pytest.mark.parametrize(
    ("question", "why"),
    [
        (replace(PASS, seat=Seat(3)), "none of 0 to 2"),
        (replace(PASS, seat=Seat(-1)), "none of 0 to 2"),
        (replace(PASS, seat="1"), "none of 0 to 2"),  # type: ignore[arg-type]
        (replace(PASS, verbs=()), "at least one"),
        (replace(PASS, verbs=[Verb("pass")]), "a tuple"),  # type: ignore[arg-type]
        (replace(PASS, verbs=("pass",)), "no Verb"),  # type: ignore[arg-type]
        (replace(PASS, verbs=(Verb("take", ["a"], 1, 1),)), "no Verb"),  # type: ignore[arg-type]
        (replace(PASS, silence="pass"), "silence"),  # type: ignore[arg-type]
        (replace(PASS, verbs=MORE, silence=ByDice("steal")), "silence"),
        (replace(PASS, verbs=(Verb("take", (), 1, 1),), silence=ByDice("take")), "silence"),
        (replace(PASS, verbs=(one("take", ()), one("give", ()))), "cannot be answered"),
    ],
)
def test_a_question_that_no_table_can_put(question: Question, why: str) -> None:
    assert why in fault_of(lambda context: context.ask(question))
    assert why in fault_of(lambda context: context.ask_all([replace(PASS, seat=Seat(2)), question]))


def test_one_seat_is_asked_two_things_at_once() -> None:
    assert "two questions" in fault_of(lambda context: context.ask_all([PASS, PASS]))


class Something(Awaitable[Any]):
    """Awaits one thing."""

    def __init__(self, thing: object) -> None:
        self.thing = thing

    def __await__(self) -> Generator[Any, Any, Any]:
        return (yield self.thing)


@pytest.mark.parametrize("thing", [None, (), 7, (7,), (PASS,)], ids=repr)
def test_a_script_awaits_something_else(thing: object) -> None:
    assert "awaits something" in fault_of(lambda _: Something(thing))


async def test_a_script_awaits_what_a_loop_would_bring() -> None:
    def for_ever(_: ScriptContext) -> Future[None]:
        return Future()

    assert "awaits something" in fault_of(for_ever)


WON = SeatOutcome(Seat(0), "guest", True, True)
OTHERS = (replace(WON, seat=Seat(1)), replace(WON, seat=Seat(2)))


def paid(**changes: Any) -> Outcome:
    payment = replace(Payment(Seat(0), Seat(1), 1, "bet"), **changes)
    return Outcome("over", (WON, *OTHERS), (payment,))


def won(**changes: Any) -> Outcome:
    return Outcome("over", (replace(WON, **changes), *OTHERS), ())


@pytest.mark.parametrize(
    ("outcome", "why"),
    [
        (Outcome("over", (), ()), "each of the seats"),
        (Outcome("over", (WON, OTHERS[0]), ()), "each of the seats"),
        (Outcome("over", (WON, *OTHERS, replace(WON, seat=Seat(3))), ()), "each of the seats"),
        (Outcome("over", (*OTHERS, WON), ()), "each of the seats"),
        (Outcome("over", (WON, WON, OTHERS[1]), ()), "each of the seats"),
        ("over", "no Outcome"),
        (None, "no Outcome"),
        (Outcome(None, won().seats, ()), "no Outcome"),  # type: ignore[arg-type]
        (Outcome("over", ("Ann", "Bob", "Cid"), ()), "no SeatOutcome"),  # type: ignore[arg-type]
        (won(role=None), "role"),
        (won(score=1.5), "score"),
        (won(won=None), "True nor False"),
        (won(statistics=("deaths",)), "statistics"),
        (won(statistics=(Count("deaths", "1"),)), "statistics"),  # type: ignore[arg-type]
        (paid(payee=Seat(3)), "payment"),
        (paid(payer=Seat(-1)), "payment"),
        (paid(payee=Seat(0)), "payment"),
        (paid(payer=None, payee=None), "payment"),
        (paid(amount=-1), "payment"),
        (paid(amount=0.5), "payment"),
        (paid(reason=None), "payment"),
    ],
)
def test_a_result_that_does_not_fit_the_seats(outcome: Any, why: str) -> None:
    async def settle(context: ScriptContext) -> None:
        context.settle(outcome)

    assert why in fault_of(settle)


def test_a_result_that_fits_is_taken() -> None:
    async def settle(context: ScriptContext) -> None:
        context.settle(paid(payer=None))

    match = match_of(settle)
    match.submit(Seat(0), 1, Answer("go"))
    assert match.over
    assert match.outcome == paid(payer=None)


def test_a_match_that_cannot_be_dealt_is_a_fault_too() -> None:
    async def script(context: ScriptContext, _: NoOptions) -> None:
        await context.ask(replace(PASS, seat=Seat(9)))

    def other(context: ScriptContext, options: NoOptions) -> Coroutine[Any, Any, None]:
        return script(context, options)

    game = replace(match_of(lambda context: context.ask(PASS)).game, script=other)
    with pytest.raises(GameFault):
        Match(game, 3, NoOptions(), (2, 2, 2), SeededDice(b""))
