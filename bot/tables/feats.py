"""Who lied in a game that has ended, and what it is counted as: what medals are for.

It asks no database, so that an author's checks do without one.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

import structlog

from bot.plugins.medals import FEAT, HONOUR, LIAR, NOSE
from bot.plugins.plugin import GamePlugin
from bot.plugins.time_limits import LONG, within
from bot.values.crowns import Tally
from games.engine.crowns import Count, Outcome, SeatOutcome
from games.engine.events import LogEntry
from games.engine.truth import NOTHING_SAID, WhoLied, who_lied

log = structlog.get_logger(__name__)


def with_feats(
    outcome: Outcome, plugin: GamePlugin, told: Sequence[LogEntry], lied: WhoLied | None = None
) -> Outcome:
    """Return the outcome with the feats counted that the game finds in all that happened.

    Who lied best and who smelled lies best are counted, too: ``lied``, where that was found out.
    Where a search fails, that is for the log: a result stands without feats.
    """
    lied = lied or found_out(plugin, outcome, told)
    found = Counter(
        [
            *((int(liar.seat), HONOUR, LIAR) for liar in lied.liars),
            *((int(nose.seat), HONOUR, NOSE) for nose in lied.noses),
        ]
    )
    try:
        feats = plugin.feats([each.event for each in told])
        found.update([(int(seat), FEAT, str(name)) for seat, name in feats])
    except Exception:
        log.exception("a game's feats cannot be found", game=plugin.id)

    def counted(part: SeatOutcome) -> SeatOutcome:
        own = (
            Count(name, n, word)
            for (seat, name, word), n in sorted(found.items())
            if seat == part.seat
        )
        return replace(part, statistics=(*part.statistics, *own))

    return replace(outcome, seats=tuple(map(counted, outcome.seats)))


def tallies(part: SeatOutcome) -> list[Tally]:
    """Return what one game comes to for one seat."""
    end = (str(part.role), part.won, part.alive)
    counted: Counter[tuple[str, str]] = Counter()
    for each in part.statistics:
        counted[str(each.name), str(each.word)] += each.n
    games = Tally(*end, "", "", 1, 1)
    return [games, *(Tally(*end, *what, n, n) for what, n in counted.items() if n)]


def found_out(plugin: GamePlugin, outcome: Outcome, told: Sequence[LogEntry]) -> WhoLied:
    """Return what was true of what was said in a match that is over.

    Where the game's own judge fails, that is for the log, and nothing is said of it.
    """
    try:
        return within(LONG, who_lied, plugin.rules, len(outcome.seats), told, outcome)
    except Exception:
        log.exception("who lied cannot be found out", game=plugin.id)
        return NOTHING_SAID
