"""Several are asked at once, and the first answers can be enough."""

from dataclasses import replace
from typing import Any, cast

import pytest
from pydantic import BaseModel

from gallows.kit.stacked_dice import StackedDice
from games.engine.asks import Answer, Ask, ByDice, Question, Seat, one
from games.engine.errors import GameFault, Malformed, Reason, Refused
from games.engine.events import Event
from games.engine.game import Game
from games.engine.match import Match
from games.engine.notebook import Notebook
from games.engine.random_player import RandomPlayer
from games.engine.script_context import Enough, ScriptContext
from games.engine.values import value


class NoOptions(BaseModel):
    """Nothing to settle."""


@value
class Raced(Event):
    """Who has answered, in which order."""

    answers: tuple[tuple[int, str], ...]


class Diary(Notebook):
    def learn(self, event: Event) -> None:
        pass


def two_of_them(answers: dict[Seat, Answer]) -> bool:
    return len(answers) == 2


def race(until: Enough = bool, *, hidden: bool = False) -> Match:
    async def script(context: ScriptContext, options: NoOptions) -> None:
        for _ in range(2):
            buzz = (one("buzz", ("x", "y")),)
            answers = await context.ask_any(
                [
                    Question(seat, "race", buzz, ByDice("buzz"), hidden=hidden)
                    for seat in context.seats
                ],
                until,
            )
            raced = tuple((seat, str(answer.picks[0])) for seat, answer in answers.items())
            context.announce(Raced(raced))
        await context.ask_any([])
        await context.ask_all([])

    game = Game(
        id="race",
        version="1",
        least_seats=3,
        most_seats=3,
        options=NoOptions,
        script=script,
        notebook=Diary,
        computer=RandomPlayer(),
    )
    return Match(game, 3, NoOptions(), (0,) * 3, StackedDice((1, 0, 1, 0, 1, 0)))


def buzz(match: Match, seat: int, word: str = "x") -> list[Event]:
    ask = next(ask for ask in match.asked_together if ask.seat == seat)
    told = match.submit(Seat(seat), ask.id, Answer("buzz", (word,)))
    return [each.event for each in told]


def why(match: Match, seat: int, ask: int) -> Reason:
    with pytest.raises(Refused) as refused:
        match.check(Seat(seat), ask, Answer("buzz", ("x",)))
    return refused.value.reason


def test_the_first_answer_is_enough() -> None:
    match = race()
    assert [ask.lapses for ask in match.asks] == [True] * 3
    assert buzz(match, 2, "y") == [Raced(((2, "y"),))]
    assert [ask.id for ask in match.asks] == [4, 5, 6]
    assert [given.seat for given in match.given] == [2]


def test_so_many_answers_are_enough_as_the_script_wants_in_the_order_they_came() -> None:
    match = race(two_of_them)
    assert buzz(match, 2) == []
    assert [ask.seat for ask in match.asks] == [0, 1]
    assert len(match.asked_together) == 3
    assert buzz(match, 0) == [Raced(((2, "x"), (0, "x")))]


def test_where_it_is_never_enough_all_answer() -> None:
    match = race(lambda answers: False)
    buzz(match, 1)
    buzz(match, 0)
    assert buzz(match, 2) == [Raced(((1, "x"), (0, "x"), (2, "x")))]


def test_who_was_too_late_is_told_so_and_who_was_not_is_told_that_it_is_over() -> None:
    match = race(two_of_them)
    buzz(match, 2)
    buzz(match, 0)
    assert why(match, 1, 2) is Reason.LAPSED
    # A button that all share says the number of one question alone.
    assert why(match, 1, 1) is Reason.LAPSED
    assert why(match, 0, 1) is Reason.STALE
    assert why(match, 2, 3) is Reason.STALE
    assert why(match, 1, 7) is Reason.STALE
    assert why(match, 1, 4) is Reason.NOT_YOURS


def test_nobody_learns_by_being_too_late_who_was_asked_in_secret() -> None:
    match = race(hidden=True)
    first, second, third = (ask.id for ask in match.asked_together)
    match.submit(Seat(2), third, Answer("buzz", ("x",)))
    assert why(match, 0, first) is Reason.LAPSED
    assert [why(match, 0, ask) for ask in (second, third)] == [Reason.STALE] * 2
    assert why(match, 2, first) is Reason.STALE


def test_silence_is_an_answer_too_and_whoever_was_left_is_not_silent() -> None:
    match = race()
    told = match.submit(Seat(1), 2, None)
    assert [each.event for each in told] == [Raced(((1, "y"),))]
    assert [(given.seat, given.silent) for given in match.given] == [(1, True)]


@pytest.mark.parametrize("order", [(0,), (2, 1), (1, 2, 0)])
def test_it_is_a_function_of_the_order_of_the_answers(order: tuple[int, ...]) -> None:
    match = race(lambda answers: Seat(0) in answers or len(answers) == 2)
    for seat in order[:2]:
        buzz(match, seat)
    again = race(lambda answers: Seat(0) in answers or len(answers) == 2)
    again.replay(match.given)
    assert (again.log, again.asks, again.given) == (match.log, match.asks, match.given)


def test_nothing_that_until_does_to_the_answers_changes_them() -> None:
    match = race(lambda answers: answers.pop(Seat(1)).verb == "buzz")
    assert buzz(match, 1) == [Raced(((1, "x"),))]


def test_what_goes_wrong_in_until_is_the_games_fault() -> None:
    def broken(answers: dict[Seat, Answer]) -> bool:
        raise KeyError("no such seat")

    match = race(broken)
    with pytest.raises(GameFault):
        buzz(match, 1)


def test_until_says_at_once_whether_it_is_enough() -> None:
    async def later(answers: dict[Seat, Answer]) -> bool:
        return True

    wrong: Any = later
    with pytest.raises(GameFault) as fault:
        buzz(race(wrong), 1)
    assert isinstance(fault.value.__cause__, Malformed)
    with pytest.raises(GameFault):
        race(until=cast(Any, 2))


def test_other_questions_do_not_lapse() -> None:
    match = race()
    lone = replace(match.asks[0], lapses=False)
    assert lone == Ask(Seat(0), "race", lone.verbs, ByDice("buzz"), id=1)
