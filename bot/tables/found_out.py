"""Who lied at a table, for all to see when it is over."""

from collections.abc import Sequence

import structlog

from bot.plugins.plugin import GamePlugin
from bot.plugins.time_limits import LONG, within
from games.engine.crowns import Outcome
from games.engine.events import LogEntry
from games.engine.truth import NOTHING_SAID, WhoLied, who_lied

log = structlog.get_logger(__name__)


def found_out(plugin: GamePlugin, outcome: Outcome, told: Sequence[LogEntry]) -> WhoLied:
    """Return what was true of what was said in a match that is over.

    Where the game's own judge fails, that is for the log, and nothing is said of it.
    """
    try:
        return within(LONG, who_lied, plugin.rules, len(outcome.seats), told, outcome)
    except Exception:
        log.exception("who lied cannot be found out", game=plugin.id)
        return NOTHING_SAID
