"""What an operator watches of several processes: counts and times, as this process sees them.

Whoever reads them knows which process it has asked; so no process is named.
"""

from collections.abc import Iterable

from prometheus_client import CollectorRegistry, Counter, Histogram
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from bot.metrics import QUICK
from bot.shards.exchange import Exchange
from bot.shards.gateway import ShardedBot
from bot.shards.keeper import ShardKeeper

TAKEN, REFUSED = "taken", "refused"


class ShardMetrics(Collector):
    """Counts and times of shards, of processes, and of what they hand to each other."""

    def __init__(self, registry: CollectorRegistry, keeper: ShardKeeper) -> None:
        self._keeper = keeper
        self._bot: ShardedBot | None = None
        registry.register(self)
        self._handovers = Counter(
            "gallows_handovers",
            "Presses handed to another process: taken there, or refused because nobody took them.",
            ["outcome"],
            registry=registry,
        )
        for outcome in (TAKEN, REFUSED):
            self._handovers.labels(outcome)
        self._waited = Histogram(
            "gallows_handover_seconds",
            "From another process's handing a press over to this one's taking it.",
            registry=registry,
            buckets=QUICK,
        )
        put_out = Counter(
            "gallows_processes_put_out",
            "Processes that were not heard of, and whose shards this one has made free.",
            registry=registry,
        )
        keeper.evicted = put_out.inc

    def watch(self, bot: ShardedBot, exchange: Exchange | None) -> None:
        """Count what this bot has and hands over, from now on."""
        self._bot = bot
        if exchange is not None:
            outcome = self._handovers.labels
            exchange.handed = lambda taken: outcome(TAKEN if taken else REFUSED).inc()
            exchange.took = self._waited.observe

    def ready(self) -> bool:
        """Say whether there is a bot that is connected: one that waits for its place is none."""
        return self._bot is not None and self._bot.is_connected()

    def collect(self) -> Iterable[Metric]:
        """Count shards and processes as they were last seen."""
        sharing = self._keeper.sharing
        held = sharing.held_by(self._keeper.name)
        moving = len(self._keeper.moving.keys() & held)
        free = len(sharing.free)
        yield GaugeMetricFamily("gallows_leases_held", "Shards of this process.", value=len(held))
        shards = GaugeMetricFamily(
            "gallows_shards",
            "All shards: held by a process, on their way to or from this one, or nobody's.",
            labels=["state"],
        )
        states = {"held": len(sharing.shards) - free - moving, "moving": moving, "free": free}
        for state, number in states.items():
            shards.add_metric([state], number)
        yield shards
        yield GaugeMetricFamily(
            "gallows_shards_without_holder", "Shards that no process has.", value=free
        )
        yield GaugeMetricFamily(
            "gallows_processes", "Processes of the bot.", value=len(sharing.processes)
        )
        sessions = GaugeMetricFamily(
            "gallows_shard_connected",
            "For each shard of this process: 1 while it has a session with Discord, otherwise 0.",
            labels=["shard"],
        )
        for number in held:
            connected = self._bot is not None and self._bot.has_session(number)
            sessions.add_metric([str(number)], connected)
        yield sessions
