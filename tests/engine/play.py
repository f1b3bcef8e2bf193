"""A match on a test's table: the moves are made by hand, and what came of them is looked at."""

from collections.abc import Iterable
from typing import Any, Generic, TypeVar

import pytest

from games.engine.asks import Answer, Ask, Seat, Target
from games.engine.dice import SeededDice
from games.engine.errors import Reason, Refused
from games.engine.events import Event, Told
from games.engine.game import Game
from games.engine.match import Match
from games.engine.notebook import Notebook
from tests.engine.stacked import StackedDice

E = TypeVar("E", bound=Event)
N = TypeVar("N", bound=Notebook)


def read(game: Game, seats: int, viewer: Seat | None, told: Iterable[Told]) -> Any:
    """The viewer's notebook after all of ``told`` that reaches this viewer."""
    notebook = game.notebook(seats, viewer)
    notebook.read(told)
    return notebook


class MatchPlay(Generic[N]):
    """A match and the hands that play it. A game's own `Play` says which notebooks it has."""

    def __init__(self, match: Match, dice: StackedDice) -> None:
        self.match = match
        self.dice = dice

    # --- moves ---

    def ask(self, seat: int) -> Ask:
        """The open question to a seat."""
        (found,) = [ask for ask in self.match.asks if ask.seat == seat]
        return found

    def offers(self, seat: int) -> dict[str, tuple[Target, ...]]:
        """The verbs of the open question to a seat, and what each may be aimed at."""
        return {verb.name: verb.pool for verb in self.ask(seat).verbs}

    def do(self, seat: int, verb: str, *picks: Target) -> list[Event]:
        """A seat answers; returns what happened."""
        told = self.match.submit(Seat(seat), self.ask(seat).id, Answer(verb, picks))
        return [each.event for each in told]

    def silent(self, seat: int, *dice: int) -> list[Event]:
        """A seat says nothing; the dice show what the test says."""
        self.dice.draws += dice
        told = self.match.submit(Seat(seat), self.ask(seat).id, None)
        return [each.event for each in told]

    def refuses(self, seat: int, verb: str, *picks: Target) -> bool:
        """Whether the move is not on offer; then nothing has changed."""
        ask = self.ask(seat)
        answer = Answer(verb, picks)
        if ask.accept(answer) is not None:
            return False
        before = (len(self.match.told), self.match.asks, list(self.match.given))
        with pytest.raises(Refused) as refused:
            self.match.submit(Seat(seat), ask.id, answer)
        assert refused.value.reason is Reason.NOT_OFFERED
        assert before == (len(self.match.told), self.match.asks, self.match.given)
        return True

    def think(self, seat: int) -> Answer:
        """What the computer player would answer in this seat."""
        ask = self.ask(seat)
        computer = self.match.game.computer
        answer = computer.answer(self.notebook(seat), ask, SeededDice(b"think"))
        assert ask.accept(answer) == answer, "not on offer"
        return answer

    # --- what came of it ---

    def happened(self, kind: type[E]) -> list[E]:
        return [told.event for told in self.match.told if isinstance(told.event, kind)]

    def audience(self, event: Event) -> tuple[int, ...] | None:
        """Who was told of an event: everybody (None) or these seats."""
        (told,) = [each for each in self.match.told if each.event == event]
        return told.to

    def told(self, viewer: int | None) -> list[Told]:
        """All that reached a viewer."""
        seat = None if viewer is None else Seat(viewer)
        return [each for each in self.match.told if each.reaches(seat)]

    def notebook(self, viewer: int | None) -> N:
        """What a viewer knows now."""
        seat = None if viewer is None else Seat(viewer)
        book: N = read(self.match.game, self.match.seats, seat, self.match.told)
        return book

    @property
    def result(self) -> str:
        assert self.match.outcome is not None
        return self.match.outcome.result
