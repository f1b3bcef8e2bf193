"""A guild's seasons and how they ended. Times are seconds since 1970."""

from dataclasses import dataclass
from enum import StrEnum

ALL_TIME = 0
"""Where the number of a season is asked for: all of them. The first season is number 1."""


class SeasonEndedBy(StrEnum):
    """Why a season ended."""

    TREASURY = "treasury"
    MODERATOR = "moderator"


@dataclass(frozen=True, slots=True)
class Champion:
    """A user who had, or shared, the first place when a season ended."""

    user_id: int
    name: str
    crowns: int
    left: bool = False
    """No longer in the guild."""


@dataclass(frozen=True, slots=True)
class Season:
    """A guild's season. ``opened_at`` is None in a guild where no crown has moved yet."""

    number: int
    opened_at: float | None = None
    closed_at: float | None = None
    treasury: int | None = None
    """When ``paid_out`` comes to this, the season ends; None without limit."""
    paid_out: int = 0
    """Crowns that tables took out of the treasury, less those that they brought in."""
    ended_by: SeasonEndedBy | None = None
    champions: tuple[Champion, ...] = ()

    @property
    def left(self) -> int | None:
        """Crowns left in the treasury; None without limit."""
        return None if self.treasury is None else max(0, self.treasury - self.paid_out)
