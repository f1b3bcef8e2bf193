"""A table that is planned: who says they are coming, the reminder, and its opening in time.

Every move is a function from the table as it stands to its record, or to a change of it.
"""

from dataclasses import replace

from bot.plugins.registry import plugins
from bot.store.store import Store
from bot.tables.admission import Person, weighed
from bot.tables.change import Change
from bot.tables.ending import closed
from bot.tables.pace import CALLED_BEFORE
from bot.tables.state import TableState
from bot.values.errors import Declined
from bot.values.records import TableRecord
from bot.values.tables import EndedBy, Status

MOST_ANSWERS = 40
"""People who are coming to a table, or may be: all are mentioned by one message."""


def planned(record: TableRecord, when: float, now: float, *, free: bool) -> TableRecord:
    """Return a table that has just been opened as one that opens at a time.

    Where that is so soon that nobody need be reminded, a host is there already who sits nowhere
    else: ``free``.
    """
    called = when - now <= CALLED_BEFORE
    return replace(
        record,
        status=Status.PLANNED,
        planned_for=when,
        called_for=when if called else None,
        seats=tuple(replace(seat, joined=called and free) for seat in record.seats),
    )


def answered(state: TableState, who: Person, *, maybe: bool) -> TableRecord:
    """Have a user be coming, or perhaps: behind all who have said so before."""
    record, seat = state.record, state.seat_of(who.user_id)
    if seat is not None and seat.maybe is maybe and not seat.joined:
        return record
    others = [each for each in record.seats if each != seat]
    if len(others) >= MOST_ANSWERS:
        raise Declined("refused-many-answers", most=MOST_ANSWERS)
    return record.seated([*others, replace(who.seat, joined=False, maybe=maybe)])


def come(state: TableState, who: Person) -> TableRecord:
    """Have a user sit down at a table that is about to open; before the reminder they are coming.

    Raise `Declined` for who sits there already.
    """
    seat = state.seat_of(who.user_id)
    if seat is not None and seat.joined:
        raise Declined("refused-here-already")
    if seat is not None and not seat.maybe:
        return state.record.with_seat(who.on(seat, joined=state.record.called))
    record = answered(state, who, maybe=False)
    *others, mine = record.seats
    return record.seated([*others, replace(mine, joined=record.called)])


def moved(state: TableState, when: float) -> TableRecord:
    """Have it open at another time. Who was there for the old one has only said they are coming.

    Where people would be reminded again within ten minutes, they are told by the table alone, and
    who is there stays: else a host could mention everybody at will.
    """
    record = state.record
    if when == record.planned_for:
        return record
    if record.called and when < (record.called_for or 0.0) + CALLED_BEFORE:
        return replace(record, planned_for=when)
    seats = (replace(s, joined=s.user_id is None) for s in record.seats)
    return replace(record, planned_for=when, called_for=None, seats=tuple(seats))


async def called(state: TableState, store: Store, now: float) -> Change | None:
    """Decide on the reminder: it is written first, so that a restart says it no more."""
    record = state.record
    due = record.status is Status.PLANNED and now >= (record.planned_for or 0.0) - CALLED_BEFORE
    if record.called or not due:
        return None
    return Change(await _calling(state, store))


async def _calling(state: TableState, store: Store) -> TableState:
    """Have people be told of its time, and with them who wants to be called to the next game."""
    record = state.record
    await store.callers.take(record.channel_id, record.id)
    callers = await store.callers.of(record.id)
    return replace(state, record=replace(record, called_for=record.planned_for), callers=callers)


async def opened(state: TableState, store: Store, now: float, *, free: bool) -> Change | None:
    """Decide on the opening: it waits as long as its place is not ``free``.

    Who is there sits, and seats are kept for the others who are coming, as many as there are. Where
    nobody is coming it closes.
    """
    record = state.record
    due = record.status is Status.PLANNED and now >= (record.planned_for or 0.0)
    if not due or state.frozen:
        return None
    coming = [seat for seat in record.seats if seat.user_id is not None and not seat.maybe]
    if not coming:
        return closed(state, now, by=EndedBy.IDLE)
    if not free:
        return None
    if not record.called:
        # Who was not reminded is told now.
        state = await _calling(state, store)
        record = state.record
    most = plugins()[record.game].seats_for(record.choices).stop - 1
    computers = [seat for seat in record.seats if seat.user_id is None]
    seats = [*sorted(coming, key=lambda seat: not seat.joined), *computers][:most]
    record = replace(record.seated(seats), status=Status.LOBBY, touched_at=now)
    record, terms = await weighed(store, record.hosted())
    return Change(replace(state, record=record, terms=terms))
