"""Who has earned which medal by the game that has just ended."""

from collections.abc import Iterable

import structlog

from bot.plugins.medals import FOR_CLAIMS
from bot.plugins.plugin import GamePlugin
from bot.plugins.registry import plugins
from bot.store.store import Store
from bot.tables.feats import tallies
from bot.tables.kinds import KINDS
from bot.tables.state import Earned
from bot.values.crowns import Tally
from bot.values.records import TableRecord
from games.engine.asks import Seat
from games.engine.crowns import Outcome

log = structlog.get_logger(__name__)


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
