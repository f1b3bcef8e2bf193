"""What each viewer knows of a table's game, read on as the game goes on."""

from collections.abc import Callable, Sequence
from typing import Any

from bot.plugins.missing_game import Blank, plugin_of
from bot.plugins.time_limits import LONG, within
from games.engine.asks import Seat
from games.engine.events import LogEntry


class Notebooks:
    """The notebooks of one table. All of its states share them; none is shown more than its own."""

    def __init__(self, game: str, fault: Callable[[Exception], None]) -> None:
        """``fault`` is told where the game's own notebook fails."""
        self._game = game
        self._fault = fault
        self._read: dict[Seat | None, tuple[Any, int, int]] = {}

    def of(
        self, viewer: Seat | None, seats: int, many: int, told: Callable[[], Sequence[LogEntry]]
    ) -> Any:
        """Return what a viewer at a table of so many seats knows from so many events, ``told``."""
        notebook, read, sat = self._read.get(viewer, (None, 0, seats))
        if sat != seats:
            notebook, read = None, 0  # It was of a lobby, where people have come or gone.
        if notebook is not None and read == many:
            return notebook
        behind, events = read > many, told()
        if behind:
            notebook, read = None, 0
        try:
            notebook = notebook or plugin_of(self._game).rules.notebook(seats, viewer)
            if read < many:
                within(LONG, notebook.read, events[read:])
        except Exception as fault:
            # It may have read half of it, and what it would say now is anybody's guess.
            notebook = notebook or Blank(seats, viewer)
            self._fault(fault)
        if not behind:
            self._read[viewer] = notebook, many, seats
        return notebook

    def forget(self) -> None:
        """Begin anew: what was read last has not come to be."""
        self._read.clear()
