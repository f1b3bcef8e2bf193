"""The settlement: a result is written once, as soon as the database can take it, and with it is
found who has earned which medal by it.
"""

from collections.abc import Iterable
from dataclasses import replace

import structlog

from bot.plugins.medals import FOR_CLAIMS
from bot.plugins.plugin import GamePlugin
from bot.plugins.registry import plugins
from bot.store.store import Store
from bot.tables.feats import found_out, tallies, with_feats
from bot.tables.kinds import KINDS
from bot.tables.state import Earned, TableState
from bot.values.crowns import SeatResult, Settlement, Tally
from bot.values.records import TableRecord
from bot.values.tables import Status
from bot.values.zones import ANYWHERE
from games.engine.asks import Seat
from games.engine.crowns import Outcome

log = structlog.get_logger(__name__)


async def settle(store: Store, state: TableState, now: float) -> tuple[TableState, bool]:
    """Write a result, once, and note when there is nothing more to ask.

    Return the state since, and whether that has ended the guild's season. What was written before,
    unnoticed, is read.
    """
    record, match, outcome = state.record, state.match, state.progress.outcome
    if match is None or outcome is None:
        return state, False
    moved, medals, zone, season_ended = state.moved, state.medals, state.zone, False
    # To go through a whole game again takes longer than all else that comes of a press.
    judged = state.judged or found_out(state.plugin, outcome, match.log)
    if record.status is Status.PLAYING or medals is None:
        outcome = with_feats(outcome, state.plugin, match.log, judged)
    if record.status is Status.PLAYING:
        settled = await store.crowns.settle(settlement(record, outcome, now))
        # None: it was written before, unnoticed.
        moved = settled.net if settled is not None else None
        season_ended = settled is None or settled.season_ended
        # By any other time it would itself be one of the games before it.
        written = await store.tables.find(record.id) if settled is None else None
        settled_at = now if written is None else written.settled_at
        record = replace(record, status=Status.SETTLED, settled_at=settled_at)
    if moved is None:
        moved = tuple(seat.net for seat in await store.crowns.results(record.id)) or None
    if medals is None:
        medals = await newly_earned(store, state.plugin, record, outcome)
        zone = await zone_of(store, record)
    if state.progress.over:
        # Written by `put_away` when the result is on display, so that a bot that stops before
        # that shows it when it starts again.
        record = replace(record, closed_at=now)
    after = replace(state, record=record, moved=moved, medals=medals, zone=zone, judged=judged)
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


async def zone_of(store: Store, record: TableRecord) -> str:
    """Return the time zone in which a game's day is: its server's, where that has told it.

    A day's deal is one of a day that is the same for everybody.
    """
    if record.day is not None:
        return ANYWHERE
    return (await store.guilds.settings(record.guild_id)).time_zone or ANYWHERE


async def earned_by(store: Store, state: TableState) -> Earned:
    """Return who has earned which medal by a settled table, as was told when it was settled."""
    match, outcome = state.match, state.progress.outcome
    if state.medals is not None or match is None or outcome is None:
        return state.medals or ()
    outcome = with_feats(outcome, state.plugin, match.log, state.judged)
    return await newly_earned(store, state.plugin, state.record, outcome)


async def newly_earned(
    store: Store, plugin: GamePlugin, record: TableRecord, outcome: Outcome
) -> Earned:
    """Return who has now which medal that they did not have before this table was settled."""
    apart = not KINDS[plugin.seating].moves_crowns
    users = {seat.seat: seat.stake[0] for seat in record.seats}
    humans = [user for user in users.values() if user is not None and user > 0]
    if not plugin.all_medals or not humans or not (record.counted or apart):
        return ()
    before = await store.boards.tallies(
        record.guild_id,
        humans,
        [game.id for game in plugins().values() if game is plugin or game.rules.claims],
        alone=[plugin.id] if apart else (),
        before=(record.settled_at or 0.0, record.id),
    )
    found = []
    for part in outcome.seats:
        user_id = users[part.seat]
        if user_id not in humans:
            continue
        past = before.get((user_id, plugin.id), ())
        had, has = _names(plugin, past), _names(plugin, [*past, *tallies(part)])
        had += [
            medal.name
            for medal in FOR_CLAIMS
            if any(medal.earned(ever) for (whose, _), ever in before.items() if whose == user_id)
        ]
        if fresh := tuple([name for name in has if name not in had]):
            found.append((Seat(part.seat), fresh))
    return tuple(found)


def _names(plugin: GamePlugin, past: Iterable[Tally]) -> list[str]:
    known = list(past)
    try:
        return [medal.name for medal in plugin.all_medals if medal.earned(known)]
    except Exception:
        log.exception("a game's medals cannot be found", game=plugin.id)
        return []
