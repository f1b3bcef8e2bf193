"""What a game tells of its own, so that its hard computers can think ahead."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from games.engine.asks import Answer, Ask, Seat
from games.engine.crowns import Outcome
from games.engine.dice import Dice

if TYPE_CHECKING:
    from games.engine.game import Game
    from games.engine.match import Match


class World(Protocol):
    """One way in which all may be that a notebook does not tell."""

    def match(self) -> "Match":
        """Return a match of its own that has come to the question; the same each time."""
        ...


class Lookahead(Protocol):
    """How a game's matches are played out in the mind."""

    def helps(self, notebook: Any, ask: Ask) -> bool:
        """Say whether thinking ahead about a question has proved better than not to."""
        ...

    def candidates(self, notebook: Any, ask: Ask, dice: Dice) -> Sequence[Answer]:
        """Return what is worth trying, the most promising first: no more than 14 are tried."""
        ...

    def worlds(self, game: "Game", notebook: Any, ask: Ask, dice: Dice) -> Iterator[World]:
        """Yield worlds without end, as likely as the notebook makes them."""
        ...

    def worth(self, outcome: Outcome, seat: Seat) -> float:
        """Return what an end is worth to a seat."""
        ...
