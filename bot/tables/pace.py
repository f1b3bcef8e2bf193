"""How long a table waits."""

from bot.values.tables import Pace
from games.engine.asks import Pace as AskPace

SECONDS = {Pace.QUICK: 45.0, Pace.NORMAL: 120.0, Pace.DAILY: 12 * 3600.0}
"""How long a question stays open, by the table's pace."""
TALK = 4
"""Asks that the whole table talks over get so many times as long."""
IDLE_LOBBY = 30 * 60.0
"""Seconds after which a lobby that nobody touches closes itself."""


ALONE = 7 * 86400.0
"""Seconds after which the table of one person alone, who plays no more, closes itself."""


def time_for(pace: Pace, ask: AskPace) -> float:
    """Return how many seconds an ask stays open at a table of that pace."""
    return SECONDS[pace] * (TALK if ask is AskPace.TALK else 1)


def reminder_after(whole: float) -> float:
    """Return after how many seconds of an ask's time its seat is reminded: three quarters."""
    return whole * 0.75
