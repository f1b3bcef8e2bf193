"""Finding one of the open tables: by its number, its place, or who sits there."""

from collections.abc import Iterable, Iterator

from bot.tables.table import Table
from bot.values.errors import Declined
from bot.values.tables import Status


class OpenTables:
    """The open tables of all guilds, by number."""

    def __init__(self) -> None:
        self._tables: dict[int, Table] = {}

    def __iter__(self) -> Iterator[Table]:
        return iter(list(self._tables.values()))

    def get(self, table_id: int) -> Table | None:
        """Return an open table by its number."""
        return self._tables.get(table_id)

    def require(self, table_id: int) -> Table:
        """Return an open table by its number; raise `Declined` for one that is over."""
        if table_id not in self._tables:
            raise Declined("refused-table-over")
        return self._tables[table_id]

    def at(self, place_id: int) -> Table | None:
        """Return the table of a channel or thread; one that goes on before one that is over."""
        return _latest(
            table for table in self if table.state.place_id == place_id and table.state.kind.gathers
        )

    def find(self, place_id: int) -> Table | None:
        """Return the table of a place, or else the latest that was opened in this channel."""
        table = self.at(place_id)
        if table is not None:
            return table
        here = (table for table in self if table.state.record.channel_id == place_id)
        return _latest(table for table in here if table.state.kind.gathers)

    def lobby_after(self, before: Table) -> Table | None:
        """Return the lobby that "Play again" has opened after a table, while it is open."""
        for table in self._tables.values():
            record = table.state.record
            if record.follows == before.id and record.status is Status.LOBBY:
                return table
        return None

    def of(self, guild_id: int, user_id: int, *, but: Table | None = None) -> Table | None:
        """Return the table of a guild that a user sits at, other than ``but``.

        Who has left a game in progress sits there no more, except where crowns still hang on
        the seat, and somebody plays for them.
        """
        for table in self._tables.values():
            state, record = table.state, table.state.record
            if table is but or record.guild_id != guild_id or not state.going_on:
                continue
            if state.gone or not state.kind.gathers:
                continue
            for seat in record.seats:
                plays = seat.user_id == user_id and seat.joined and not seat.left
                staked = seat.stake[0] == user_id and seat.joined and record.counted
                if plays or (staked and not state.paused):
                    return table
        return None


def _latest(tables: Iterable[Table]) -> Table | None:
    """Return the table that was opened last; one that goes on before one that is over."""
    found = sorted(tables, key=lambda table: (table.state.going_on, table.id))
    return found[-1] if found else None
