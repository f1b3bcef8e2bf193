"""What happens before Begin: who sits down, who leaves, and the start of the match."""

from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from typing import Any

import structlog

from bot.plugins.faces import COMPUTERS
from bot.plugins.plugin import (
    CLAIMS,
    LANGUAGE,
    LAST_WORDS,
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
from bot.tables import plan
from bot.tables.change import Change, Changed
from bot.tables.dealing import deal, in_turn
from bot.tables.ending import closed
from bot.tables.fairness import dice_seed
from bot.tables.state import Progress, TableState
from bot.tables.table import Table
from bot.tables.terms import weighed
from bot.text import words_for
from bot.values.errors import Declined
from bot.values.moderation import Order
from bot.values.records import SeatRecord, TableRecord
from bot.values.tables import GATHERING, EndedBy, Status
from games.engine.asks import Seat
from games.engine.crowns import FIRST_PURSE

log = structlog.get_logger(__name__)

FIRST_GAMES = 3
"""So many games of a kind are the first ones of somebody, who gets advice."""
PLANNED, LOBBY = (Status.PLANNED,), (Status.LOBBY,)
BESIDE = (WATCHED.name, STRENGTH, CLAIMS.name, LAST_WORDS.name)
"""What is chosen beside a game's own options: its match hears nothing of it."""


class Lobby:
    """The moves of a lobby; what is not allowed raises `Declined`, and nothing changes then."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._store = table.store

    async def join(
        self, user_id: int, name: str, join_id: int, locale: str | None = None
    ) -> SeatRecord:
        """Sit down on the first free seat, or on the one that was kept for this user.

        Where it is planned, and nobody has been reminded yet, they are only coming.
        """
        move = partial(_joined, user_id=user_id, name=name, join_id=join_id, locale=locale)
        _, after = await self._change(move, at=GATHERING)
        return after.own_seat(user_id)

    async def answer(
        self, user_id: int, name: str, join_id: int, *, maybe: bool, locale: str | None = None
    ) -> None:
        """Say that a user is coming to a planned table, or perhaps."""
        who = {"user_id": user_id, "name": name, "join_id": join_id, "locale": locale}
        await self._change(partial(plan.answered, **who, maybe=maybe), at=PLANNED)

    async def plan_for(self, when: float) -> None:
        """Have a planned table open at another time."""
        await self._change(partial(plan.moved, when=when), at=PLANNED)

    async def leave(self, user_id: int, order: Order | None = None) -> None:
        """Stand up, or have to, or not be coming; those behind move up a seat.

        A lobby whose host leaves passes to the next; one that nobody is left in is cancelled.
        """
        move = partial(_left, user_id=user_id, now=self.table.clock.now())
        await self._change(move, order, at=GATHERING)

    async def volunteer(self, user_id: int) -> None:
        """Volunteer for what the game has to offer, or take it back."""
        await self._change(partial(_volunteering, user_id=user_id))

    async def add_computer(self) -> None:
        """Seat one more computer player, under the first name for one that is not taken."""
        await self._change(_with_computers, at=GATHERING)

    async def fill(self) -> None:
        """Seat as many computer players as are missing for a game, as far as there is room."""
        await self._change(_filled)

    async def remove_computer(self) -> None:
        """Send the last computer player away."""
        await self._change(_with_one_computer_less)

    async def choose(self, option: str, value: Any) -> None:
        """Change what the host has chosen for this game: one option of it, or what is spoken."""

        def chosen(state: TableState) -> TableRecord:
            record = state.record
            if option == LANGUAGE:
                return replace(record, locale=value)
            choose = as_chosen if option in BESIDE else plugins()[record.game].choose
            return replace(record, choices=choose(record.choices, option, value))

        await self._change(chosen)

    async def settings_changed(self) -> None:
        """Weigh the lobby anew; one that is over already stays as it is."""

        async def decide(state: TableState) -> Change | None:
            if not state.gathering or state.frozen:
                return None
            record, terms = await weighed(self._store, state.record)
            if (record, terms) == (state.record, state.terms):
                return None
            return Change(replace(state, record=record, terms=terms))

        await self.table.change(decide)

    async def cancel(self) -> None:
        """Close the lobby without a game; also one that stands still by our mistake."""

        def decide(state: TableState) -> Change:
            _require_at(state, LOBBY)
            return closed(state, self.table.clock.now())

        await self.table.change(decide)

    async def begin(self) -> None:
        """Deal. Seats kept for players who did not come are given up first."""

        async def decide(state: TableState) -> Change:
            _require_open(state, LOBBY)
            now = self.table.clock.now()
            record = await ready(self._store, replace(state.record, touched_at=now), now)
            record, terms = await weighed(self._store, record)
            await in_turn(record.game)
            with _dealing(record):
                match = deal(record)
            return Change(
                replace(state, record=record, terms=terms, match=match, progress=Progress.of(match))
            )

        await self.table.change(decide)

    async def _change(
        self,
        move: Callable[[TableState], TableRecord],
        order: Order | None = None,
        *,
        at: Collection[Status] = LOBBY,
    ) -> Changed:
        """Make a move in a lobby, or where ``at`` says: that is weighed and touched by it."""

        async def decide(state: TableState) -> Change:
            _require_open(state, at)
            moved = replace(move(state), touched_at=self.table.clock.now())
            record, terms = await weighed(self._store, moved)
            after = replace(state, record=record, terms=terms)
            ordered = order is not None and order.actor.id != state.record.host_id
            if record.status is Status.ENDED and ordered:
                after = replace(after, ended_by=EndedBy.MODERATOR)
            return Change(after, order=order)

        return await self.table.change(decide)


async def ready(store: Store, record: TableRecord, now: float) -> TableRecord:
    """Return the record with what is set at Begin; raise `Declined` for what does not fit."""
    game = plugins()[record.game]
    present = [seat for seat in record.seats if seat.joined]
    computers = sum(seat.user_id is None for seat in present)
    if computers:
        settings = await store.guilds.settings(record.guild_id)
        if not settings.computers_allowed:
            raise Declined("refused-computers-here", computers=computers)
    seats = game.seats_for(record.choices)
    if len(present) < seats.start:
        raise Declined("refused-too-few", missing=seats.start - len(present))
    if len(present) not in seats:
        raise Declined("refused-too-many", most=seats.stop - 1)
    with _dealing(record):
        game.check(record.choices, len(present))
    record = record.seated(present)
    successor = Seat(record.successor) if record.successor is not None else None
    choices = {name: each for name, each in record.choices.items() if name not in BESIDE}
    users = [seat.user_id for seat in present if seat.user_id is not None]
    played = await store.crowns.games_played(record.guild_id, record.game, users)
    with _dealing(record):
        options = within(LONG, _written, game, choices, _sitters(record, played), successor)
    purses = await store.crowns.purses(record.guild_id, users)
    novices = {user_id for user_id in users if played[user_id] < FIRST_GAMES}
    return replace(
        record,
        seats=tuple(replace(seat, novice=seat.user_id in novices) for seat in record.seats),
        options=options,
        purses=tuple(
            purses[seat.user_id] if seat.user_id is not None else FIRST_PURSE
            for seat in record.seats
        ),
        seed=dice_seed(record.secret, [seat.join_id for seat in record.seats]),
        status=Status.PLAYING,
        started_at=now,
    )


def _sitters(record: TableRecord, played: Mapping[int, int]) -> list[Sitter]:
    return [
        Sitter(
            Seat(seat.seat),
            seat.user_id is not None,
            seat.volunteer,
            played.get(seat.user_id, 0) if seat.user_id is not None else 0,
        )
        for seat in record.seats
    ]


# --- moves: from a lobby as it stands to its record ---


def _joined(
    state: TableState, user_id: int, name: str, join_id: int, locale: str | None
) -> TableRecord:
    record, seat = state.record, state.seat_of(user_id)
    if record.status is Status.PLANNED:
        return plan.come(state, user_id, name, join_id, locale)
    if seat is not None and seat.joined:
        raise Declined("refused-seated-here")
    if seat is None:
        _require_room(record)
        seat = SeatRecord(len(record.seats), user_id, name)
    seat = replace(seat, joined=True, name=name, join_id=join_id, locale=locale)
    record = record.with_seat(seat)
    host = state.seat_of(record.host_id)
    # Who has planned it and is late keeps nobody waiting.
    return record if host is not None and host.joined else record.hosted()


def _left(state: TableState, user_id: int, now: float) -> TableRecord:
    record = _without(state.record, state.own_seat(user_id))
    people = [seat for seat in record.seats if seat.user_id is not None]
    # Others are coming to what was planned; of a game before, somebody has to be there.
    if not any(seat.joined or record.planned_for is not None for seat in people):
        return replace(record, status=Status.ENDED, closed_at=now)
    return record.hosted() if record.host_id == user_id else record


def _volunteering(state: TableState, user_id: int) -> TableRecord:
    seat = state.seat_of(user_id)
    if seat is None or not seat.joined:
        raise Declined("refused-not-seated")
    return state.record.with_seat(replace(seat, volunteer=not seat.volunteer))


def _with_computers(state: TableState, count: int = 1) -> TableRecord:
    record, words = state.record, words_for(state.record.locale)
    _require_room(record)
    if not state.terms.computers:
        raise Declined("refused-no-computers")
    taken = {seat.name for seat in record.seats}
    names = [words(key) for key in COMPUTERS]
    for name in [name for name in names if name not in taken][:count]:
        record = record.with_seat(SeatRecord(len(record.seats), None, name))
    return record


def _filled(state: TableState) -> TableRecord:
    record = state.record
    limits = plugins()[record.game].seats_for(record.choices)
    missing = limits.start - sum(seat.joined for seat in record.seats)
    room = limits.stop - 1 - len(record.seats)
    return _with_computers(state, max(0, min(missing, room)))


def _with_one_computer_less(state: TableState) -> TableRecord:
    computers = [seat for seat in state.record.seats if seat.user_id is None]
    if not computers:
        raise Declined("refused-no-computer-to-remove")
    return _without(state.record, computers[-1])


def _require_open(state: TableState, at: Collection[Status]) -> None:
    _require_at(state, at)
    if state.frozen:
        raise state.still()


def _require_at(state: TableState, at: Collection[Status]) -> None:
    """Raise `Declined` where a table has not come so far, or further."""
    status = state.record.status
    if status in at:
        return
    if status is Status.PLANNED:
        raise Declined("refused-planned", when=f"<t:{int(state.record.planned_for or 0)}:R>")
    if status is Status.LOBBY:
        raise Declined("refused-open-already")
    over = state.done or status is not Status.PLAYING
    raise Declined("refused-table-over" if over else "refused-begun")


def _require_room(record: TableRecord) -> None:
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
    return record.seated(seat for seat in record.seats if seat != gone)
