"""The two kinds of table: several people together, and one person alone.

Whatever differs between them is said here, and is asked of the kind that a table has.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from bot.plugins.missing_game import plugin_of
from bot.plugins.plugin import WATCHED, Seating
from bot.plugins.registry import plugins
from bot.tables import pace
from bot.values.guilds import GuildSettings
from bot.values.tables import NotCounted, Pace
from games.engine.asks import Ask, Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Kind:
    """What a table does: by itself, as several people do together, who wait for each other."""

    gathers: bool = True
    """Whether people gather in a lobby, at a place that no other table has meanwhile, and sit at
    no other one as long as they sit here."""
    waits: bool = True
    """Whether people wait for each other: they are reminded, silence counts against who is silent
    and is told, who is away is stood in for, and where all are the game pauses."""
    deals: bool = True
    """Whether each player has a panel of their own beside the table's, and is sent it by DM. Who
    has none sees all there is by the answers to their own presses."""
    votes: bool = True
    """Whether a game in progress is ended by most of its players. Else its one player gives up,
    and what that comes to the game knows."""
    moves_crowns: bool = True
    """Whether a game can change what people own. Else it is counted apart."""
    begun_by: str = "start"
    """The subcommand that opens a table, or deals at once."""

    def is_hidden(self, choices: Mapping[str, Any]) -> bool:
        """Say whether only who plays here sees the table: alone, unless others may watch."""
        return not self.gathers and not choices.get(WATCHED.name, WATCHED.default)

    def pictured(self, seat: Seat | None) -> Seat | None:
        """Return whose picture a seat is shown: its own, or None, which is everybody's."""
        return seat if self.deals else None

    def not_counted(
        self, settings: GuildSettings, humans: int, computers: int
    ) -> NotCounted | None:
        """Say why a table moves no crowns by its guild's settings; None when it does.

        Of two reasons the one comes first that needs no other people to be put right.
        """
        if self.moves_crowns and computers and not settings.computers_counted:
            return NotCounted.COMPUTERS
        enough = self.moves_crowns and humans >= settings.least_humans
        return None if enough else NotCounted.TOO_FEW_HUMANS

    def time_for(self, table: Pace, ask: Ask) -> float:
        """Return for how many seconds a table of that pace waits for an answer.

        For who plays alone so long that nobody comes back.
        """
        return pace.time_for(table, ask.pace) if self.waits else pace.ALONE

    def beat(self, table: Pace, seconds: float) -> float:
        """Return how many of these seconds are between two beats: none where a game takes days.

        Who plays alone goes on as fast as they press.
        """
        return seconds if self.waits and table is not Pace.DAILY else 0.0


TOGETHER: Final = Kind()
ALONE: Final = Kind(
    gathers=False, waits=False, deals=False, votes=False, moves_crowns=False, begun_by="play"
)
"""One person, who is dealt to at once, keeps nobody waiting, and plays for no crowns."""
KINDS: Final[Mapping[Seating, Kind]] = {Seating.LOBBY: TOGETHER, Seating.ALONE: ALONE}


def kind_of(game: str) -> Kind:
    """Return the kind of table that a game is played at, installed or not."""
    return KINDS[plugin_of(game).seating]


def with_crowns() -> list[str]:
    """Return the ids of the installed games that can move crowns."""
    return [game for game in plugins() if kind_of(game).moves_crowns]
