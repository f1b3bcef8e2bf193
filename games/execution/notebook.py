"""What one viewer of a game of Royal Execution knows: what lies open."""

from games.engine.asks import Seat
from games.engine.events import Event
from games.engine.notebook import Notebook
from games.execution import events as ev
from games.execution.board import Board
from games.execution.layout import Layout
from games.execution.words import Level, Result


class ExecutionNotebook(Notebook):
    """Player and onlookers know the same."""

    def __init__(self, seats: int, viewer: Seat | None) -> None:
        super().__init__(seats, viewer)
        self.board = Board()
        self.ended: ev.GameEnded | None = None
        self.execution: list[Event] = []
        """What has just come of a third card, and not of any card before: the panel shows other
        royals and cards already."""

    @property
    def layout(self) -> Layout:
        """What lies open."""
        return self.board.layout

    @property
    def level(self) -> Level:
        """How hard it is."""
        return self.board.level

    @property
    def hints(self) -> int:
        """Hints asked for so far."""
        return self.board.hints

    @property
    def result(self) -> Result | None:
        """How it ended."""
        return None if self.ended is None else self.ended.result

    def learn(self, event: Event) -> None:
        """See `Notebook.learn`."""
        self.board.take(event)
        if isinstance(event, ev.HintTaken):
            return
        if isinstance(event, ev.RoyalExecuted):
            self.execution = [event]
        elif isinstance(event, ev.RoyalTurnedUp):
            self.execution.append(event)
        else:
            self.execution = []
        if isinstance(event, ev.GameEnded):
            self.ended = event
