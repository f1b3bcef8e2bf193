"""What happens before Begin: who sits down, who leaves, and the start of the match."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import structlog

from bot.clock import Clock
from bot.plugins.plugin import (
    CLAIMS,
    STRENGTH,
    WATCHED,
    Choices,
    GamePlugin,
    Sitter,
    as_chosen,
)
from bot.plugins.registry import plugins
from bot.plugins.time_limits import LONG, within
from bot.store.store import Store
from bot.tables.dealing import deal, in_turn
from bot.tables.fairness import dice_seed
from bot.tables.table import Table
from bot.values.errors import Declined, Frozen
from bot.values.moderation import Order
from bot.values.records import SeatRecord, TableRecord
from bot.values.tables import EndedBy, Status, Terms
from games.engine.asks import Seat
from games.engine.crowns import FIRST_PURSE
from games.engine.match import Match

log = structlog.get_logger(__name__)

COMPUTERS = 15
"""How many names there are for computer players: texts ``computer-1`` and so on."""
BESIDE = (WATCHED.name, STRENGTH.name, CLAIMS.name)
"""What is chosen beside a game's own options: its match hears nothing of it."""


class Lobby:
    """The moves of a lobby. Each changes the table under its lock, in one transaction.

    What is not allowed raises `Declined`; then, and when nothing can be written, nothing changes.
    """

    def __init__(self, table: Table, store: Store, clock: Clock) -> None:
        self.table = table
        self._store = store
        self._clock = clock

    async def join(self, user_id: int, name: str, join_id: int) -> SeatRecord:
        """Sit down on the first free seat, or on the one that was kept for this user."""
        async with self.table.moving():
            record = self._open()
            seat = self.table.seat_of(user_id)
            if seat is not None and seat.joined:
                raise Declined("refused-seated-here")
            if seat is None:
                self._require_room(self.table.record)
                seat = SeatRecord(len(record.seats), user_id, name)
            seat = replace(seat, joined=True, name=name, join_id=join_id)
            await self._write(record.with_seat(seat))
            return seat

    async def leave(self, user_id: int, order: Order | None = None) -> None:
        """Stand up, or have to; those behind move up a seat.

        A lobby whose host leaves passes to the next; one that nobody is left in is cancelled.
        """
        async with self.table.moving():
            record = _without(self._open(), self.table.own_seat(user_id))
            present = [s.user_id for s in record.seats if s.user_id is not None and s.joined]
            if not present:
                record = replace(record, status=Status.ENDED, closed_at=self._clock.now())
            elif record.host_id == user_id:
                record = replace(record, host_id=present[0])
            if await self._write(record, order) and not present:
                self.table.note_ended(order)

    async def volunteer(self, user_id: int) -> None:
        """Volunteer for what the game has to offer, or take it back."""
        async with self.table.moving():
            record, seat = self._open(), self.table.seat_of(user_id)
            if seat is None or not seat.joined:
                raise Declined("refused-not-seated")
            await self._write(record.with_seat(replace(seat, volunteer=not seat.volunteer)))

    async def add_computer(self, names: Sequence[str]) -> None:
        """Seat one more computer player, under the first of ``names`` that is not taken."""
        async with self.table.moving():
            self._require_room(self._open())
            await self._write(self._with_computers(1, names))

    async def fill(self, names: Sequence[str]) -> None:
        """Seat as many computer players as are missing for a game, as far as there is room."""
        async with self.table.moving():
            record = self._open()
            limits = plugins()[record.game].seats_for(record.choices)
            missing = limits.start - sum(seat.joined for seat in record.seats)
            self._require_room(record)
            room = limits.stop - 1 - len(record.seats)
            await self._write(self._with_computers(max(0, min(missing, room)), names))

    async def remove_computer(self) -> None:
        """Send the last computer player away."""
        async with self.table.moving():
            record = self._open()
            computers = [seat for seat in record.seats if seat.user_id is None]
            if not computers:
                raise Declined("refused-no-computer-to-remove")
            await self._write(_without(record, computers[-1]))

    async def choose(self, option: str, value: Any) -> None:
        """Change what the host has chosen for this game: one option of it."""
        async with self.table.moving():
            record = self._open()
            choose = as_chosen if option in BESIDE else plugins()[record.game].choose
            choices = choose(record.choices, option, value)
            await self._write(replace(record, choices=choices))

    async def settings_changed(self) -> None:
        """Weigh the lobby anew; one that is over already stays as it is."""
        async with self.table.moving():
            record = self.table.record
            if record.status is Status.LOBBY and not self.table.frozen:
                weighed, terms = await self._weighed(record)
                if (weighed, terms) != (record, self.table.terms):
                    await self.table.write(weighed, terms=terms)

    async def cancel(self, *, by: EndedBy = EndedBy.HAND) -> None:
        """Close the lobby without a game; also one that stands still by our mistake."""
        async with self.table.moving():
            self._gathering()
            await self.table.close(Status.ENDED, by=by)

    async def begin(self) -> None:
        """Deal. Seats kept for players who did not come are given up first."""
        async with self.table.moving():
            record = await self._ready(self._open())
            await in_turn(record.game)
            with _dealing(record):
                match = deal(record)
            await self._write(record, match=match)
            await self.table.start_clocks()

    async def begun(self) -> TableRecord:
        """Return the record as it is once the cards are dealt; nothing is written or changed."""
        record, _ = await self._weighed(await self._ready(self._open()))
        return record

    async def weighed(self) -> tuple[TableRecord, Terms]:
        """Return the record and its terms by the guild's settings; nothing is written."""
        return await self._weighed(self._open())

    # --- under the lock ---

    async def _write(
        self, record: TableRecord, order: Order | None = None, *, match: Match | None = None
    ) -> bool:
        """Write the lobby as it is to be, weighed anew and touched; False as for `Table.write`."""
        record, terms = await self._weighed(replace(record, touched_at=self._clock.now()))
        return await self.table.write(record, order, terms=terms, match=match)

    async def _weighed(self, record: TableRecord) -> tuple[TableRecord, Terms]:
        """Find out what the guild's settings mean for those who are here, crowns above all."""
        settings = await self._store.guilds.settings(record.guild_id)
        humans = sum(seat.user_id is not None and seat.joined for seat in record.seats)
        computers = sum(seat.user_id is None for seat in record.seats)
        terms = Terms(
            self.table.kind.not_counted(settings, humans, computers),
            settings.least_humans,
            settings.computers_allowed,
            # Who wants another game needs no call.
            settings.lobby_role if record.follows is None else None,
        )
        return replace(record, counted=terms.not_counted is None), terms

    async def _ready(self, record: TableRecord) -> TableRecord:
        """Return the record with what is set at Begin; raise `Declined` for what does not fit."""
        game = plugins()[record.game]
        present = [seat for seat in record.seats if seat.joined]
        computers = sum(seat.user_id is None for seat in present)
        if computers:
            settings = await self._store.guilds.settings(record.guild_id)
            if not settings.computers_allowed:
                raise Declined("refused-computers-here", computers=computers)
        seats = game.seats_for(record.choices)
        if len(present) < seats.start:
            raise Declined("refused-too-few", missing=seats.start - len(present))
        if len(present) not in seats:
            raise Declined("refused-too-many", most=seats.stop - 1)
        with _dealing(record):
            game.check(record.choices, len(present))
        record = _seated(record, present)
        successor = Seat(record.successor) if record.successor is not None else None
        choices = {name: each for name, each in record.choices.items() if name not in BESIDE}
        sitters = await self._sitters(record)
        with _dealing(record):
            options = within(LONG, _written, game, choices, sitters, successor)
        users = [seat.user_id for seat in present if seat.user_id is not None]
        purses = await self._store.crowns.purses(record.guild_id, users)
        return replace(
            record,
            options=options,
            purses=tuple(
                purses[seat.user_id] if seat.user_id is not None else FIRST_PURSE
                for seat in record.seats
            ),
            seed=dice_seed(record.secret, [seat.join_id for seat in record.seats]),
            status=Status.PLAYING,
            started_at=self._clock.now(),
        )

    async def _sitters(self, record: TableRecord) -> list[Sitter]:
        users = [seat.user_id for seat in record.seats if seat.user_id is not None]
        played = await self._store.crowns.games_played(record.guild_id, record.game, users)
        return [
            Sitter(
                Seat(seat.seat),
                seat.user_id is not None,
                seat.volunteer,
                played.get(seat.user_id, 0) if seat.user_id is not None else 0,
            )
            for seat in record.seats
        ]

    def _open(self) -> TableRecord:
        record = self._gathering()
        if self.table.frozen:
            raise Frozen(f"table {self.table.id}")
        return record

    def _gathering(self) -> TableRecord:
        record = self.table.record
        if record.status is not Status.LOBBY:
            over = self.table.done or record.status is not Status.PLAYING
            raise Declined("refused-table-over" if over else "refused-begun")
        return record

    def _with_computers(self, count: int, names: Sequence[str]) -> TableRecord:
        """Return the record with so many more computer players."""
        if not self.table.terms.computers:
            raise Declined("refused-no-computers")
        record = self.table.record
        taken = {seat.name for seat in record.seats}
        for name in [name for name in names if name not in taken][:count]:
            record = record.with_seat(SeatRecord(len(record.seats), None, name))
        return record

    def _require_room(self, record: TableRecord) -> None:
        seats = record.seats
        most = plugins()[record.game].seats_for(record.choices).stop - 1
        if len(seats) >= most:
            if all(seat.joined for seat in seats):
                raise Declined("refused-full", most=most)
            raise Declined("refused-kept-seats")


@contextmanager
def _dealing(record: TableRecord) -> Iterator[None]:
    """Raise `Declined` for whatever a game does wrong when it is to be dealt."""
    try:
        yield
    except Declined:
        raise
    except Exception as fault:
        log.error("cannot be dealt", table=record.id, game=record.game, exc_info=fault)
        raise Declined("refused-cannot-deal") from fault


def _written(game: GamePlugin, choices: Choices, *rest: Any) -> str:
    """Return a match's options as they are written."""
    options = game.match_options(choices, *rest)
    return game.rules.options.model_validate(options).model_dump_json()


def _without(record: TableRecord, gone: SeatRecord) -> TableRecord:
    return _seated(record, [seat for seat in record.seats if seat != gone])


def _seated(record: TableRecord, kept: Iterable[SeatRecord]) -> TableRecord:
    """Return the record with these of its seats; those behind move up.

    Whoever was named to lead this game still is, if they are among them.
    """
    seats = [(seat.seat, replace(seat, seat=number)) for number, seat in enumerate(kept)]
    successor = next((seat.seat for was, seat in seats if was == record.successor), None)
    return replace(record, seats=tuple(seat for _, seat in seats), successor=successor)
