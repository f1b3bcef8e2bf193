"""What an operator watches: counts and times for Prometheus, and whether the bot is well."""

import collections
import platform
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterable, Mapping, Sized
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import aiohttp
import discord
from aiohttp import web
from prometheus_client import CollectorRegistry, Counter, Histogram, Info, generate_latest
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from bot.settings import SettingsError, variable
from bot.tables.table import Table
from bot.values.records import PostKind
from bot.version import own_version

CONTENT = "text/plain; version=0.0.4; charset=utf-8"
TOO_LATE = 404
"""What Discord says of an interaction that it waits for no longer."""
WAITED = 5.0
"""Seconds that are counted for it at least: more than the three for which Discord waits."""
AWAITED = 1000
"""Interactions of which is remembered when they came, until they are acknowledged."""
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 3.0, 5.0)
"""Upper bounds of the times that are counted apart, in seconds."""

KINDS = {
    discord.InteractionType.application_command: "command",
    discord.InteractionType.component: "press",
    discord.InteractionType.modal_submit: "form",
    discord.InteractionType.autocomplete: "autocomplete",
}

Circuits = Callable[[], Mapping[str, int]]
"""What the bot leaves alone for now because of trouble: how much of it, by its name."""


class Metrics(Collector):
    """Counts and times of one bot. They hold no names, no ids and nothing of a game but its id.

    Of what is counted as it is now there is none, until `watch` says where to look.
    """

    def __init__(self) -> None:
        self._tables: Iterable[Table] = ()
        self._guilds: Callable[[], Sized] = tuple
        self._circuits: Circuits = dict
        self._came: OrderedDict[str, float] = OrderedDict()
        self.registry = CollectorRegistry()
        self.registry.register(self)
        build = Info("gallows_build", "Which program and Python this is.", registry=self.registry)
        build.info({"version": own_version(), "python": platform.python_version()})
        counter = partial(Counter, registry=self.registry)
        histogram = partial(Histogram, registry=self.registry, buckets=QUICK)
        self._presses = counter(
            "gallows_interactions", "Presses, commands, forms and autocompletes.", ["kind"]
        )
        self._acknowledged = histogram(
            "gallows_acknowledge_seconds",
            "From an interaction's arrival to Discord's having its first answer, too late or not.",
        )
        self.committed = histogram(
            "gallows_commit_seconds",
            "A transaction that writes, from its turn to its commit; the journal's above all.",
        ).observe
        """Is told how many seconds a transaction took that was committed."""
        self._requests = counter(
            "gallows_discord_requests",
            "Requests to Discord, by what came of them: an HTTP status, or the error's kind.",
            ["method", "outcome"],
        )
        self._posts = counter(
            "gallows_messages_posted", "Messages posted, but for answers to interactions."
        )
        self._notifications = counter(
            "gallows_notifications",
            "Messages that notify: in direct messages, calling somebody at a table, to a lobby.",
            ["kind"],
        )
        for kind in (PostKind.HAND, PostKind.PING, PostKind.LOBBY):
            self._notifications.labels(kind)

    def watch(
        self, tables: Iterable[Table], guilds: Callable[[], Sized], circuits: Circuits
    ) -> None:
        """Count these as they are whenever somebody asks: open tables, servers, trouble."""
        self._tables, self._guilds, self._circuits = tables, guilds, circuits

    def collect(self) -> Iterable[Metric]:
        """Count the tables that are open, and the servers, as they are now."""
        tables = GaugeMetricFamily("gallows_tables_open", "Open tables.", labels=["game", "status"])
        counted = collections.Counter(
            (table.state.record.game, str(table.state.record.status)) for table in self._tables
        )
        for labels, number in sorted(counted.items()):
            tables.add_metric(labels, number)
        yield tables
        yield GaugeMetricFamily("gallows_guilds", "Servers.", value=len(self._guilds()))
        circuits = GaugeMetricFamily(
            "gallows_circuits_open", "What is left alone because of trouble.", labels=["circuit"]
        )
        for name, number in self._circuits().items():
            circuits.add_metric([name], number)
        yield circuits

    def notified(self, kind: PostKind) -> None:
        """Note that a message was posted that notifies whom it is for."""
        self._notifications.labels(kind).inc()

    def came(self, interaction: discord.Interaction[Any]) -> None:
        """Note that an interaction has arrived."""
        self._presses.labels(KINDS.get(interaction.type, "other")).inc()
        self._came[str(interaction.id)] = time.monotonic()
        while len(self._came) > AWAITED:
            self._came.popitem(last=False)

    def trace(self) -> aiohttp.TraceConfig:
        """Return what aiohttp tells of every request to Discord."""
        trace = aiohttp.TraceConfig()
        trace.on_request_end.append(self._answered)
        trace.on_request_exception.append(self._failed)
        return trace

    async def _answered(
        self, _: object, __: object, request: aiohttp.TraceRequestEndParams
    ) -> None:
        status = request.response.status
        self._requests.labels(request.method, str(status)).inc()
        taken, late = status < 300, status == TOO_LATE
        match request.url.path.strip("/").split("/"):
            case [*_, "interactions", interaction_id, _, "callback"] if taken or late:
                came = self._came.pop(interaction_id, None)
                if came is not None:
                    took = time.monotonic() - came
                    # However late it has arrived here, Discord has waited for longer than that.
                    self._acknowledged.observe(max(took, WAITED) if late else took)
            case [*_, "channels", _, "messages"] if request.method == "POST" and taken:
                self._posts.inc()

    async def _failed(
        self, _: object, __: object, request: aiohttp.TraceRequestExceptionParams
    ) -> None:
        self._requests.labels(request.method, type(request.exception).__name__).inc()


@asynccontextmanager
async def served(
    metrics: Metrics, ready: Callable[[], bool], port: int, host: str = "127.0.0.1"
) -> AsyncIterator[int]:
    """Answer `/livez`, `/readyz`, `/healthz`, which is the same, and `/metrics`; yield the port.

    It is the bot's own loop that answers: one that hangs does not. Raise `SettingsError` where
    nothing can listen.
    """

    async def livez(_: web.Request) -> web.Response:
        return web.Response(text="ok\n")

    async def readyz(_: web.Request) -> web.Response:
        if ready():
            return web.Response(text="ok\n")
        return web.Response(text="not connected to Discord\n", status=503)

    async def numbers(_: web.Request) -> web.Response:
        text = generate_latest(metrics.registry)
        return web.Response(body=text, headers={"Content-Type": CONTENT})

    app = web.Application()
    answers = {"/livez": livez, "/readyz": readyz, "/healthz": readyz, "/metrics": numbers}
    app.add_routes([web.get(path, answer) for path, answer in answers.items()])
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    try:
        try:
            await web.TCPSite(runner, host, port).start()
        except OSError as trouble:
            raise SettingsError(
                f"{variable('metrics_port')}, {variable('metrics_host')}: nothing can listen at "
                f"{host}, port {port}: {trouble.strerror or trouble}."
            ) from None
        yield runner.addresses[0][1]
    finally:
        await runner.cleanup()
