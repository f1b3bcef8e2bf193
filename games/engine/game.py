"""What a game must bring to be played at a table."""

from abc import ABC, abstractmethod
from collections.abc import Coroutine
from typing import Any, Protocol

from pydantic import BaseModel

from games.engine.asks import Answer, Ask, Seat
from games.engine.court import Court
from games.engine.dice import Dice
from games.engine.events import Told


class Player(Protocol):
    """Somebody who answers asks from a notebook: a computer player, or chance itself."""

    @abstractmethod
    def answer(self, notebook: Any, ask: Ask, dice: Dice) -> Answer:
        """Return an answer that the ask offers."""
        ...


class Game(ABC):
    """A game: its name, its limits, its script, its notebook and its computer player."""

    id: str
    version: str
    """The version of the rules; a match is replayed under the version that it was played by."""
    least_seats: int
    most_seats: int
    options: type[BaseModel]
    computer: Player

    @abstractmethod
    def script(self, court: Court, options: Any) -> Coroutine[Any, Any, None]:
        """Return the rulebook as a coroutine; it awaits nothing but the court's asks."""
        ...

    @abstractmethod
    def notebook(self, seats: int, viewer: Seat | None) -> Any:
        """Return an empty `Notebook` for that viewer of a match of so many seats."""
        ...


def read(game: Game, seats: int, viewer: Seat | None, told: list[Told]) -> Any:
    """Return the viewer's notebook after all of ``told`` that reaches this viewer."""
    notebook = game.notebook(seats, viewer)
    for item in told:
        if item.reaches(viewer):
            notebook.note(item.event)
    return notebook
