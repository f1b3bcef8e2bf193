"""What a guild has settled for itself."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.values.tables import Pace

NO_SERVER: Final = 0
"""In place of a server's id, where there is none that the bot is in: in direct messages, or in a
server without it. It is on the first shard, has the default settings, and nobody moderates it."""


class Place(StrEnum):
    """Where a table is played."""

    CHANNEL = "channel"
    THREAD = "thread"


class Starters(StrEnum):
    """Who may open tables."""

    EVERYONE = "everyone"
    ROLE = "role"
    MODERATORS = "moderators"


@dataclass(frozen=True, slots=True)
class GuildSettings:
    """What a guild has settled; the defaults are here."""

    computers_counted: bool = False
    """Whether crowns move at tables with computer players."""
    locale: str | None = None
    """None: the language that the guild has on Discord."""
    pace: Pace = Pace.NORMAL
    channels: tuple[int, ...] = ()
    """Where tables may be opened; empty: everywhere."""
    games: tuple[str, ...] = ()
    """Which may be played, by id; empty: all that are installed."""
    place: Place = Place.THREAD
    computers_allowed: bool = True
    starters: Starters = Starters.EVERYONE
    starter_role: int | None = None
    """Who has it may open tables, where ``starters`` says so."""
    lobby_role: int | None = None
    """Mentioned when a lobby opens."""
    treasury: int | None = None
    """Crowns that a season's tables may take out of the treasury; None without limit."""
    time_zone: str | None = None
    """What clocks show when somebody names a time; None: what their languages say."""
    least_humans: int = 3
    """Crowns move only where so many human players sit."""
