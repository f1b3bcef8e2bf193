"""What must be felt, what has become of a player, and why each of them won or lost."""

from collections.abc import Sequence

from bot.api import Formatter, Moments, Teller
from cogs.dotk.names import standing
from cogs.dotk.tale import TELLING
from games.dotk import events as ev
from games.dotk.notebook import DotkNotebook
from games.dotk.words import Result
from games.engine.asks import Seat
from games.engine.events import Event

MOMENTS: Moments = {
    ev.Revealed: 0,
    ev.ValueChanged: 0,
    ev.RoundWon: 1,
    ev.RoundLost: 1,
    ev.WentOut: 1,
    ev.GameEnded: 1,
}


def moment(fmt: Formatter, notebook: DotkNotebook, events: Sequence[Event]) -> list[str]:
    """Return moments as lines, oldest first."""
    return Teller(fmt, "moment", TELLING).lines(events)


def fate(fmt: Formatter, notebook: DotkNotebook) -> list[str]:
    """Return that the viewer is out; at the end, why they won or lost."""
    viewer = notebook.viewer
    if viewer is None:
        return []
    if notebook.result is not None:
        return [verdict(fmt, notebook, viewer)]
    return [fmt.words("dotk-fate-out")] if viewer in notebook.gone else []


def verdict(fmt: Formatter, notebook: DotkNotebook, seat: Seat) -> str:
    """Return why a seat has won or lost, to its player."""
    won, result = seat in notebook.winners, notebook.result
    most = max(notebook.tally.values())
    return fmt.words(
        "dotk-you-won" if won else "dotk-you-lost",
        result=str(result),
        standing=standing(fmt, notebook, seat),
        first=str(result is Result.SECOND and notebook.tally[seat] == most).lower(),
        n=len(notebook.winners),
        names=fmt.names(notebook.winners) or "none",
    )
