"""Thinking ahead in a game with very many answers to choose from."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import pytest
from pydantic import BaseModel

from games.engine.asks import Answer, Ask, Question, Seat, Verb
from games.engine.computers import Computer
from games.engine.crowns import Outcome, SeatOutcome
from games.engine.dice import Dice, SeededDice
from games.engine.events import Event
from games.engine.game import Game
from games.engine.match import Match
from games.engine.notebook import Notebook
from games.engine.play_style import DEFAULT_STYLE, PlayStyle, Strength
from games.engine.script_context import ScriptContext

HARD = PlayStyle(Strength.HARD)


class Many(BaseModel):
    """How many ways there are to answer."""

    ways: int


class Blank(Notebook):
    """Knows nothing that has not happened before all eyes."""

    def learn(self, event: Event) -> None:
        pass


async def go_a_way(context: ScriptContext, options: Many) -> None:
    """The way with the number 1 wins three crowns, all others nothing."""
    ways = tuple(Verb(f"way-{'i' * n}") for n in range(options.ways))
    answer = await context.ask(Question(Seat(0), "way", ways, silence=Answer(ways[0].name)))
    if answer.verb == ways[1].name:
        context.purses.pay(None, Seat(0), 3, "won")
    parts = (SeatOutcome(Seat(0), "walker", True, True),)
    context.settle(Outcome("gone", parts, tuple(context.purses.payments)))


class First:
    """Goes the first way."""

    def answer(
        self, notebook: Any, ask: Ask, dice: Dice, style: PlayStyle = DEFAULT_STYLE
    ) -> Answer:
        return Answer(ask.verbs[0].name)


@dataclass
class Again:
    """The same match once more: nothing is hidden in it."""

    ways: int

    def match(self) -> Match:
        return Match(WALK, 1, Many(ways=self.ways), (0,), SeededDice(b""))


class Ahead:
    """Tries all that is on offer."""

    def helps(self, notebook: Any, ask: Ask) -> bool:
        return True

    def candidates(self, notebook: Any, ask: Ask, dice: Dice) -> Sequence[Answer]:
        return [Answer(verb.name) for verb in ask.verbs]

    def worlds(self, game: Game, notebook: Any, ask: Ask, dice: Dice) -> Iterator[Again]:
        while True:
            yield Again(len(ask.verbs))

    def worth(self, outcome: Outcome, seat: Seat) -> float:
        return float(outcome.net()[seat])


WALK = Game(
    id="walk",
    version="1",
    least_seats=1,
    most_seats=1,
    options=Many,
    script=go_a_way,
    notebook=Blank,
    computer=First(),
    strengths=tuple(Strength),
    lookahead=Ahead(),
)


@pytest.mark.parametrize("ways", [3, 30, 31, 80])
def test_however_many_answers_there_are_to_try_the_better_one_is_found(ways: int) -> None:
    match = Again(ways).match()
    ask = match.asks[0]
    answer = Computer(WALK, HARD).answer(Blank(1, Seat(0)), ask, SeededDice(b"dice"))
    assert answer == Answer(ask.verbs[1].name)
