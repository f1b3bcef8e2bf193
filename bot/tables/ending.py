"""Leaving a game, wanting its end, and having done with a table before it has a result."""

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

import structlog

from bot.tables.change import Change
from bot.tables.pace import closes_at
from bot.tables.pacing import told_whole
from bot.tables.state import TableState
from bot.values.errors import Declined, Frozen
from bot.values.moderation import Order
from bot.values.records import MODERATOR, SeatRecord
from bot.values.tables import EndedBy, Status
from games.engine.asks import Seat
from games.engine.errors import GameFault
from games.engine.match import Given, Match

if TYPE_CHECKING:
    from bot.tables.table import Table

log = structlog.get_logger(__name__)

MOST_SILENCES = 1000
"""Questions of a game that who plays alone leaves unanswered at once, at most."""


def require_leaving(state: TableState, user_id: int) -> SeatRecord:
    """Return the seat that a user may give up for good; raise where there is nothing to."""
    seat = state.own_seat(user_id)
    state.require_playing()
    return seat


def can_be_ended(state: TableState) -> bool:
    """Say whether its host may end a table: one that goes on, or stands still by our mistake."""
    return not state.done and (state.going_on or state.frozen)


def has_result(state: TableState) -> bool:
    """Say whether a game has its result, told or not: to end the table takes nothing back."""
    status, outcome = state.record.status, state.progress.outcome
    return status is Status.SETTLED or (status is Status.PLAYING and outcome is not None)


def votes(state: TableState) -> int:
    """Return how many of its players want a table's game ended."""
    return sum(seat.wants_end for seat in state.players())


def votes_count(state: TableState, user_id: int) -> bool:
    """Say whether a user is one of those who play a game in progress with others."""
    return state.record.status is Status.PLAYING and state.seat_of(user_id) is not None


def handed_over(state: TableState, user_id: int, now: float, order: Order | None) -> Change:
    """Decide on a user's leaving for good: a computer player takes the seat.

    If it was the host's, the next of those who still play is host.
    """
    seat = require_leaving(state, user_id)
    record = state.record.with_seat(replace(seat, left=True, offered=False))
    others = sorted((each for each in state.players() if each != seat), key=lambda s: s.away)
    if record.host_id == user_id and others:
        record = replace(record, host_id=others[0].user_id or user_id)
    return _if_wanted(replace(state, record=record), now, order)


def wanting_end(state: TableState, user_id: int, now: float) -> Change:
    """Decide on a player's wanting a game in progress ended; a table that stands still, too."""
    seat = state.own_seat(user_id) if state.frozen else require_leaving(state, user_id)
    if not state.kind.votes:
        raise Declined("refused-stale")
    return _if_wanted(state.with_seat(replace(seat, wants_end=True)), now)


def given_up(state: TableState, user_id: int) -> Change:
    """Decide on the silence to the end of who plays alone: the game knows what that comes to.

    Raise `Declined` where others play, too, or the game is over.
    """
    seat, match = state.own_seat(user_id), state.require_running()
    if state.kind.votes or not state.going_on:
        raise Declined("refused-stale" if state.going_on else "refused-table-over")
    forgiven = replace(seat, silences=0, away=False)
    return Change(state.with_seat(forgiven), silences(match, seat), by="player")


def silences(match: Match, seat: SeatRecord) -> Iterator[Given]:
    """Yield a seat's silence to all that it is asked, to the end of the game.

    Raise `GameFault` where it has none.
    """
    for _ in range(MOST_SILENCES):
        if not match.asks:
            return
        yield match.check(Seat(seat.seat), match.asks[0].id, None)
    raise GameFault("silence does not end the game")


def _if_wanted(state: TableState, now: float, order: Order | None = None) -> Change:
    """Return the change to a state, and the end of its game where most players want that."""
    wanted = state.record.status is Status.PLAYING and votes(state) >= state.votes_needed
    if not wanted:
        return Change(state, order=order)
    return replace(_ended(state, now, by=EndedBy.PLAYERS), order=order)


def idle(state: TableState, now: float) -> Change | None:
    """Decide on a lobby that nobody has touched for long, or that could not open in time."""
    closes = closes_at(state.record)
    if closes is None or now < closes:
        return None
    planned = state.record.status is Status.PLANNED
    return closed(state, now, by=EndedBy.MISSED if planned else EndedBy.IDLE)


def closed(
    state: TableState, now: float, *, by: EndedBy = EndedBy.HAND, order: Order | None = None
) -> Change:
    """Decide on having done with a table as it stands: no crowns move any more.

    Whoever has ordered it is named, but for the host.
    """
    status = Status.ENDED if state.going_on else state.record.status
    ordered = order is not None and order.actor.id != state.record.host_id
    return Change(
        replace(
            state,
            record=replace(state.record, status=status, closed_at=now),
            ended_by=EndedBy.MODERATOR if ordered else by,
        ),
        order=order,
    )


async def end(table: "Table", order: Order | None = None, *, settled: bool = False) -> None:
    """Have done with a table: no crowns move any more.

    A game that has its result, and only has yet to be told so, is settled by it instead. A day's
    deal is given up: its player has no second one, and has a place on the board. Where the game
    fails at that, the table is closed all the same. ``settled``: also one that only its last
    question keeps open. Raise `Declined` for one that is over.
    """

    def finished(state: TableState) -> Change:
        if state.done or not (settled or can_be_ended(state)):
            raise Declined("refused-table-over")
        return _ended(state, table.clock.now(), order=order)

    try:
        await table.change(finished)
    except Frozen:
        log.info("a game fails where it is ended", table=table.id)
    if table.state.frozen:
        now = table.clock.now()
        await table.change(lambda state: None if state.done else closed(state, now))
    await write_closed(table)


async def write_closed(table: "Table") -> None:
    """Write that a table is over: its messages may take long to say so, or have no place."""
    record = table.state.record
    if record.closed_at is not None:
        await table.store.journal.commit(record, replace(record, closed_at=None))


def _ended(
    state: TableState, now: float, *, by: EndedBy = EndedBy.HAND, order: Order | None = None
) -> Change:
    """Decide on a table's end as `end` has it."""
    match, playing = state.match, state.record.status is Status.PLAYING
    if playing and has_result(state):
        # Where all was told, the result waits for the database: nobody has ended anything.
        waits = state.caught_up and not state.frozen
        return Change(told_whole(state), order=None if waits else order)
    if match is not None and state.record.day is not None and state.asks():
        silent = silences(match, state.record.seats[0])
        return Change(state, silent, "clock" if order is None else MODERATOR, order)
    return closed(state, now, by=by, order=order)
