"""When each open ask is due, and when who is asked is reminded of it."""

from dataclasses import replace

from bot.tables import pace
from bot.tables.change import Change
from bot.tables.state import TableState
from bot.values.records import Deadline
from games.engine.asks import Ask


def timed(before: TableState, after: TableState, now: float) -> TableState:
    """Return the state after a change with a deadline for all that is asked in it.

    What was asked before keeps its own, but that a game which begins or ends to stand still, as all
    are away, has its time anew. While a beat is felt nothing begins.
    """
    if not after.caught_up:
        return after
    same = before.paused is after.paused
    kept = {deadline.ask: deadline for deadline in after.deadlines if same}
    deadlines = tuple(_deadline(after, ask, kept.get(ask.id), now) for ask in after.asks())
    as_before = _who_answers(before) == _who_answers(after)
    asked_at = after.asked_at if as_before else now
    return replace(after, deadlines=deadlines, asked_at=asked_at)


def computer_plays(state: TableState, ask: Ask) -> bool:
    """Say whether a computer answers an ask: who sits there is none, or has left, or is away."""
    return state.record.seats[ask.seat].played_by_computer


def reminded(state: TableState, ask: Ask) -> Change | None:
    """Decide on a reminder: it is written before it is said, so that a restart says it no more."""
    due = next((each for each in state.deadlines if each.ask == ask.id), None)
    if ask not in state.asks() or due is None or due.reminded:
        return None
    # So is everybody whose time is up at the same moment.
    people = {each.id for each in state.asks() if not computer_plays(state, each)}
    deadlines = (
        replace(each, reminded=True) if each.due == due.due and each.ask in people else each
        for each in state.deadlines
    )
    return Change(replace(state, deadlines=tuple(deadlines)))


def reminder_of(state: TableState, ask: Ask, deadline: Deadline) -> float | None:
    """Return when the seat that is asked is reminded; None where it is not, or was already."""
    if deadline.reminded or state.paused or not state.kind.waits:
        return None
    whole = time_for(state, ask)
    return deadline.due - whole * (1 - pace.REMINDED) if whole > pace.NO_REMINDER else None


def time_for(state: TableState, ask: Ask) -> float:
    """Return how many seconds there are for an ask, from when it is put."""
    if state.paused:
        return pace.PAUSED[state.record.pace]
    return state.kind.time_for(state.record.pace, ask)


def _deadline(state: TableState, ask: Ask, kept: Deadline | None, now: float) -> Deadline:
    if state.record.sealed_until is not None:
        # A day is over when it is, however long the bot was away.
        return Deadline(ask.id, state.record.sealed_until, reminded=False)
    latest = now + time_for(state, ask)
    if kept is None:
        return Deadline(ask.id, latest, reminded=False)
    # Before a restart the machine's clock may have been ahead.
    return replace(kept, due=min(kept.due, latest))


def _who_answers(state: TableState) -> list[tuple[int, bool]]:
    return [(ask.id, computer_plays(state, ask)) for ask in state.asks()]
