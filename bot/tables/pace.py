"""How long a table waits."""

from bot.values.records import TableRecord
from bot.values.tables import Pace, Status
from games.engine.asks import AskPace

SECONDS = {Pace.QUICK: 45.0, Pace.NORMAL: 120.0, Pace.DAILY: 12 * 3600.0}
"""How long a question stays open, by the table's pace."""
BRISK = {Pace.QUICK: 20.0, Pace.NORMAL: 30.0, Pace.DAILY: 12 * 3600.0}
"""And one of very many moves: also at quick pace there is time to open the cards first."""
TALK = 4
"""Asks that the whole table talks over get so many times as long."""
REMINDED = 0.75
"""After so much of an ask's time its seat is reminded."""
NO_REMINDER = 30.0
"""Seconds within which nobody is reminded: it would be read too late, and so often."""
IDLE_LOBBY = 30 * 60.0
"""Seconds after which a lobby that nobody touches closes itself."""
CALLED_BEFORE = 10 * 60.0
"""Seconds from the reminder of a planned table until it opens."""
LATEST = 3600.0
"""Seconds after its time until which a planned table may still open: after that nobody waits."""

PAUSED = {Pace.QUICK: 86400.0, Pace.NORMAL: 86400.0, Pace.DAILY: 7 * 86400.0}
"""Seconds after which a table closes itself that all players are away from, or have left."""

ALONE = 7 * 86400.0
"""Seconds after which the table of one person alone, who plays no more, closes itself."""


def closes_at(record: TableRecord) -> float | None:
    """Return when a table at which no game has begun closes itself; None for another."""
    if record.status is Status.PLANNED:
        return (record.planned_for or 0.0) + LATEST
    return record.touched_at + IDLE_LOBBY if record.status is Status.LOBBY else None


def time_for(pace: Pace, ask: AskPace) -> float:
    """Return how many seconds an ask stays open at a table of that pace."""
    if ask is AskPace.BRISK:
        return BRISK[pace]
    return SECONDS[pace] * (TALK if ask is AskPace.TALK else 1)
