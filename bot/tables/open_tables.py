"""Finding one of the open tables: by its number, its place, or who sits there."""

from collections.abc import Iterable, Iterator

from bot.tables.ending import can_be_ended
from bot.tables.state import TableState
from bot.tables.table import Table
from bot.values.errors import Declined
from bot.values.tables import Status

MOST_PLANS_OF_HOST, MOST_PLANS_HERE, MOST_PLANS = 2, 3, 10
"""Tables that may be planned at once: by one person in a guild, in a channel, and in a guild."""


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
        """Return the table of a channel or thread; one that goes on before one that is over.

        Not one that is planned, as long as it has no part of its place.
        """
        return _latest(
            table
            for table in self._gathered()
            if table.state.place_id == place_id and not _is_far(table.state)
        )

    def find(self, place_id: int) -> Table | None:
        """Return the table of a place, or else the latest that was opened in this channel.

        Where there is none, the one that is planned here and opens first.
        """
        table = self.at(place_id)
        if table is not None:
            return table
        here = [each for each in self._gathered() if each.state.record.channel_id == place_id]
        return _latest(each for each in here if not _is_far(each.state)) or _next_plan(here)

    def to_end(self, place_id: int) -> Table | None:
        """Return the table of a place that can be ended: where a game is over, what is planned."""
        table = self.find(place_id)
        if table is None or can_be_ended(table.state):
            return table
        here = [each for each in self._gathered() if each.state.record.channel_id == place_id]
        return _next_plan(here) or table

    def _gathered(self) -> Iterator[Table]:
        """Return the tables where several play: they have a place."""
        return (table for table in self if table.state.kind.gathers)

    def is_free(self, planned: Table) -> bool:
        """Say whether a planned table can open in its place: no other is open there."""
        return all(
            table is planned
            or table.state.place_id != planned.state.place_id
            or table.state.record.status is Status.PLANNED
            or not takes_place(table.state)
            for table in self._gathered()
        )

    def require_plan(self, guild_id: int, channel_id: int, host_id: int) -> None:
        """Raise `Declined` where too many tables are planned already, for one more."""
        planned = [
            table.state.record
            for table in self
            if table.state.record.status is Status.PLANNED
            and table.state.record.guild_id == guild_id
        ]
        if sum(record.host_id == host_id for record in planned) >= MOST_PLANS_OF_HOST:
            raise Declined("refused-plans-of-host", most=MOST_PLANS_OF_HOST)
        if sum(record.channel_id == channel_id for record in planned) >= MOST_PLANS_HERE:
            raise Declined("refused-plans-here", most=MOST_PLANS_HERE)
        if len(planned) >= MOST_PLANS:
            raise Declined("refused-plans", most=MOST_PLANS)

    def lobby_after(self, before: Table) -> Table | None:
        """Return the lobby that "Play again" has opened after a table, while it is open."""
        for table in self._tables.values():
            record = table.state.record
            if record.follows == before.id and record.status is Status.LOBBY:
                return table
        return None

    def lobby_in(self, channel_id: int) -> Table | None:
        """Return the lobby that is open in a channel, or about to open, if there is one."""
        return _latest(
            table
            for table in self
            if table.state.record.channel_id == channel_id and table.state.record.calls
        )

    def of(self, guild_id: int, user_id: int, *, but: Table | None = None) -> Table | None:
        """Return the table of a guild that a user sits at, other than ``but``.

        Who has left a game in progress sits there no more, except where crowns still hang on
        the seat, and somebody plays for them: of such a table only who plays nowhere else.
        """
        left: Table | None = None
        for table in self._tables.values():
            state, record = table.state, table.state.record
            if table is but or record.guild_id != guild_id:
                continue
            if not state.binds or not state.kind.gathers:
                continue
            for seat in record.seats:
                plays = seat.user_id == user_id and seat.joined and not seat.left
                staked = seat.stake[0] == user_id and seat.joined and record.counted
                if plays:
                    return table
                if staked and not state.paused:
                    left = left or table
        return left

    def coming(self, guild_id: int, user_id: int) -> list[Table]:
        """Return the tables of a guild that a user is coming to, or may be.

        Those that are planned, and lobbies where a seat is kept for them.
        """
        return [
            table
            for table in self
            if table.state.record.guild_id == guild_id
            and table.state.gathering
            and (seat := table.state.seat_of(user_id)) is not None
            and (table.state.record.status is Status.PLANNED or not seat.joined)
        ]


def takes_place(state: TableState) -> bool:
    """Say whether no other table may be opened where one is: not until it is about to open."""
    return state.binds and not _is_far(state)


def _is_far(state: TableState) -> bool:
    """Say whether a table is planned, and nobody has been called to it yet."""
    return state.record.status is Status.PLANNED and not state.record.called


def _next_plan(tables: Iterable[Table]) -> Table | None:
    """Return the planned table that opens first."""
    far = [table for table in tables if _is_far(table.state)]
    return min(far, key=lambda table: table.state.record.planned_for or 0.0, default=None)


def _latest(tables: Iterable[Table]) -> Table | None:
    """Return the table that was opened last; one that goes on before one that is over.

    What is planned comes after what people sit at by now.
    """

    def first(table: Table) -> tuple[bool, bool, int]:
        planned = table.state.record.status is Status.PLANNED
        return table.state.going_on, not planned, table.id

    return max(tables, key=first, default=None)
