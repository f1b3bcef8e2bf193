"""The settlement: a result is written once, as soon as the database can take it."""

from dataclasses import replace

from bot.store.store import Store
from bot.tables.feats import found_out, with_feats
from bot.tables.medals import newly_earned
from bot.tables.state import TableState
from bot.values.crowns import SeatResult, Settlement
from bot.values.records import TableRecord
from bot.values.tables import Status
from games.engine.crowns import Outcome


async def settle(store: Store, state: TableState, now: float) -> tuple[TableState, bool]:
    """Write a result, once, and note when there is nothing more to ask.

    Return the state since, and whether that has ended the guild's season. What was written before,
    unnoticed, is read.
    """
    record, match, outcome = state.record, state.match, state.progress.outcome
    if match is None or outcome is None:
        return state, False
    moved, medals, season_ended = state.moved, state.medals, False
    # To go through a whole game again takes longer than all else that comes of a press.
    judged = state.judged or found_out(state.plugin, outcome, match.log)
    if record.status is Status.PLAYING or medals is None:
        outcome = with_feats(outcome, state.plugin, match.log, judged)
    if record.status is Status.PLAYING:
        settled = await store.crowns.settle(settlement(record, outcome, now))
        # None: it was written before, unnoticed.
        moved = settled.net if settled is not None else None
        season_ended = settled is None or settled.season_ended
        record = replace(record, status=Status.SETTLED, settled_at=now)
    if moved is None:
        moved = tuple(seat.net for seat in await store.crowns.results(record.id)) or None
    if medals is None:
        medals = await newly_earned(store, state.plugin, record, outcome)
    if state.progress.over:
        # Written by `put_away` when the result is on display, so that a bot that stops before
        # that shows it when it starts again.
        record = replace(record, closed_at=now)
    after = replace(state, record=record, moved=moved, medals=medals, judged=judged)
    return after, season_ended


def result_waits(state: TableState) -> bool:
    """Say whether there is more to be written of a result that has been told."""
    if state.told_outcome is None or state.done:
        return False
    playing = state.record.status is Status.PLAYING
    return playing or state.medals is None or state.progress.over


def settlement(record: TableRecord, outcome: Outcome, now: float) -> Settlement:
    """Return what is written when a table is settled."""
    net = outcome.net()
    return Settlement(
        record.id,
        record.guild_id,
        record.game,
        outcome.result,
        record.counted,
        tuple(
            SeatResult(
                seat.seat,
                *seat.stake,
                part.role,
                part.won,
                part.alive,
                change,
                part.statistics,
                score=part.score,
            )
            for seat, part, change in zip(record.seats, outcome.seats, net, strict=True)
        ),
        outcome.payments,
        now,
    )
