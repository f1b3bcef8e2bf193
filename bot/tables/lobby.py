"""What happens before Begin: who sits down, who leaves, and the start of the match."""

from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, TypeAlias

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
from bot.tables.admission import Person, weighed
from bot.tables.change import Change
from bot.tables.dealing import deal, in_turn
from bot.tables.ending import closed
from bot.tables.fairness import dice_seed
from bot.tables.state import Progress, TableState, unseated, welcome
from bot.tables.table import Table
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
NUMERALS = ("", " II", " III")
"""Behind computers' names, where a player has taken one, or there are more seats than names."""


Move: TypeAlias = Callable[[TableState], TableRecord]
"""What is done in a lobby: from how it stands to its record."""


async def alter(
    table: Table, move: Move, order: Order | None = None, *, at: Collection[Status] = LOBBY
) -> TableState:
    """Make a move in a lobby, or where ``at`` says, which is weighed and touched by it.

    Raise `Declined` for what is not allowed, and nothing changes then.
    """

    async def decide(state: TableState) -> Change:
        _require_open(state, at)
        moved = replace(move(state), touched_at=table.clock.now())
        record, terms = await weighed(table.store, moved)
        after = replace(state, record=record, terms=terms)
        ordered = order is not None and order.actor.id != state.record.host_id
        if record.status is Status.ENDED and ordered:
            after = replace(after, ended_by=EndedBy.MODERATOR)
        return Change(after, order=order)

    _, after = await table.change(decide)
    return after


async def join(table: Table, who: Person) -> SeatRecord:
    """Sit down on the first free seat, or on the one that was kept for this user.

    Where it is planned, and nobody has been reminded yet, they are only coming.
    """
    after = await alter(table, lambda state: _joined(state, who), at=GATHERING)
    return after.own_seat(who.user_id)


async def leave(table: Table, user_id: int, order: Order | None = None) -> None:
    """Stand up, or have to, or not be coming; those behind move up a seat.

    A lobby whose host leaves passes to the next; one that nobody is left in is cancelled.
    """
    now = table.clock.now()
    await alter(table, lambda state: _left(state, user_id, now), order, at=GATHERING)


async def settings_changed(table: Table) -> None:
    """Weigh the lobby anew; one that is over already stays as it is."""

    async def decide(state: TableState) -> Change | None:
        if not state.gathering or state.frozen:
            return None
        record, terms = await weighed(table.store, state.record)
        if (record, terms) == (state.record, state.terms):
            return None
        return Change(replace(state, record=record, terms=terms))

    await table.change(decide)


async def cancel(table: Table) -> None:
    """Close the lobby without a game; also one that stands still by our mistake."""

    def decide(state: TableState) -> Change:
        _require_at(state, LOBBY)
        return closed(state, table.clock.now())

    await table.change(decide)


async def begin(table: Table) -> None:
    """Deal. Seats kept for players who did not come are given up first."""

    async def decide(state: TableState) -> Change:
        _require_open(state, LOBBY)
        now = table.clock.now()
        record = await ready(table.store, replace(state.record, touched_at=now), now)
        record, terms = await weighed(table.store, record)
        await in_turn(record.game)
        with _dealing(record):
            match = deal(record)
        return Change(
            replace(state, record=record, terms=terms, match=match, progress=Progress.of(match))
        )

    await table.change(decide)


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
    sitters = [
        Sitter(Seat(s.seat), s.user_id is not None, s.volunteer, played.get(s.user_id or 0, 0))
        for s in record.seats
    ]
    with _dealing(record):
        options = within(LONG, _written, game, choices, sitters, successor)
    purses = await store.crowns.purses(record.guild_id, users)
    novices = {user_id for user_id in users if played[user_id] < FIRST_GAMES}
    return replace(
        record,
        seats=tuple(replace(seat, novice=seat.user_id in novices) for seat in record.seats),
        options=options,
        purses=tuple(purses.get(seat.user_id or 0, FIRST_PURSE) for seat in record.seats),
        seed=dice_seed(record.secret, [seat.join_id for seat in record.seats]),
        status=Status.PLAYING,
        started_at=now,
    )


# --- moves: from a lobby as it stands to its record ---


def _joined(state: TableState, who: Person) -> TableRecord:
    record, seat = state.record, state.seat_of(who.user_id)
    if record.status is Status.PLANNED:
        return plan.come(state, who)
    if seat is not None and seat.joined:
        raise Declined("refused-seated-here")
    if seat is None:
        _require_room(record)
        seat = replace(who.seat, seat=len(record.seats))
    record = record.with_seat(who.on(seat))
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


def volunteering(state: TableState, user_id: int) -> TableRecord:
    """Have a user volunteer for what the game has to offer, or take it back."""
    seat = state.seat_of(user_id)
    if seat is None or not seat.joined:
        raise unseated(state)
    return state.record.with_seat(replace(seat, volunteer=not seat.volunteer))


def chosen(state: TableState, option: str, value: Any) -> TableRecord:
    """Change what the host has chosen for this game: one option of it, or what is spoken."""
    record = state.record
    if option == LANGUAGE:
        return replace(record, locale=value)
    choose = as_chosen if option in BESIDE else plugins()[record.game].choose
    return replace(record, choices=choose(record.choices, option, value))


def with_computers(state: TableState, count: int = 1) -> TableRecord:
    """Seat so many more computer players, under the first names that are not taken."""
    record, words = state.record, words_for(state.record.locale)
    # Whose table it is wants no other one.
    _require_room(record, full="refused-full-host")
    if not state.terms.computers:
        raise Declined("refused-no-computers")
    taken = {seat.name for seat in record.seats}
    names = [f"{words(key)}{numeral}" for numeral in NUMERALS for key in COMPUTERS]
    for name in [name for name in names if name not in taken][:count]:
        record = record.with_seat(SeatRecord(len(record.seats), None, name))
    return record


def filled(state: TableState) -> TableRecord:
    """Seat as many computer players as are missing for a game, as far as there is room."""
    record = state.record
    limits = plugins()[record.game].seats_for(record.choices)
    missing = limits.start - sum(seat.joined for seat in record.seats)
    room = limits.stop - 1 - len(record.seats)
    return with_computers(state, max(0, min(missing, room)))


def with_one_computer_less(state: TableState) -> TableRecord:
    """Send the last computer player away."""
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
    if state.gathering:
        raise welcome(state)
    over = state.done or status is not Status.PLAYING
    raise Declined("refused-table-over" if over else "refused-begun")


def _require_room(record: TableRecord, *, full: str = "refused-full") -> None:
    """Raise `Declined` where no seat is free; ``full`` says so where nobody is waited for."""
    seats = record.seats
    most = plugins()[record.game].seats_for(record.choices).stop - 1
    if len(seats) >= most:
        if all(seat.joined for seat in seats):
            raise Declined(full, most=most)
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


def with_kept_seats(
    record: TableRecord,
    before: TableRecord,
    successor: int | None,
    gone: Collection[int],
    *,
    computers: bool,
) -> TableRecord:
    """Return a new lobby, where only its host sits, with the seats of the game before.

    Computers sit down at once, players come back by one press. ``successor`` is the seat that
    was named to lead the next game; ``gone``, who is just being erased, or barred; ``computers``,
    whether the guild wants computer players.
    """
    (host,) = record.seats
    seats: list[SeatRecord] = []
    named = None
    for old in before.seats:
        if old.left or old.erased or old.user_id in gone or (old.user_id is None and not computers):
            continue
        seat = host
        if old.user_id != host.user_id:
            joined = old.user_id is None
            seat = SeatRecord(0, old.user_id, old.name, joined=joined, locale=old.locale)
        if old.seat == successor:
            named = len(seats)
        seats.append(replace(seat, seat=len(seats), dm_channel_id=old.dm_channel_id))
    choices = plugins()[record.game].again(record.choices, named=named is not None)
    return replace(record, seats=tuple(seats), follows=before.id, successor=named, choices=choices)
