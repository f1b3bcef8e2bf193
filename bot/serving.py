"""The bot as a process: its settings, its place among others, and how it ends."""

import asyncio
from contextlib import AsyncExitStack, nullcontext

import aiohttp
import discord
import structlog

from bot.app import GameBot
from bot.clock import Clock
from bot.drawing.paint import width
from bot.endpoint import use_server
from bot.garbage import leave_out_what_lasts, look_when_quiet
from bot.logs import unhandled
from bot.metrics import Metrics, served
from bot.panels.addresses import Addresses
from bot.plugins.time_limits import watched
from bot.settings import Settings
from bot.shards.allowance import Allowance
from bot.shards.keeper import ShardKeeper
from bot.shards.metrics import ShardMetrics
from bot.store.dialects import shares
from bot.store.errors import Damaged, LeaseLost, StoreError
from bot.store.listening import listening
from bot.tables.state import TableSettings
from bot.tracebacks import why
from bot.values.tables import VERIFY
from bot.version import own_version

log = structlog.get_logger(__name__)

ANEW_AFTER = 2.0
"""Seconds between the end of a bot whose place others have taken and its new beginning."""
UNREACHED = StoreError, OSError, TimeoutError, aiohttp.ClientError, discord.DiscordServerError
"""What a start comes to while the database or Discord is out of reach."""


async def serve(settings: Settings, clock: Clock | None = None) -> None:
    """Run the bot until it is cancelled; it begins anew when others have taken its place.

    On SQLite it waits until no other bot uses its database; on PostgreSQL it takes its part of the
    shards. Raise discord.py's `LoginFailure` for a bad token, `Damaged` as soon as the database is
    found to be, `SettingsError` where nothing can listen; what cannot be reached is trouble at the
    start alone. ``clock``: what games are played by, where it is measured what they take.
    """
    asyncio.get_running_loop().set_exception_handler(unhandled)
    use_server(settings.discord_api_url, settings.discord_gateway_url, settings.discord_cdn_url)
    began = False
    while True:
        try:
            await _serve_once(settings, clock)
            return
        except LeaseLost:
            log.warning("this process begins anew", seconds=ANEW_AFTER)
        except Damaged:
            raise
        except UNREACHED as trouble:
            if not began:
                raise
            log.warning("not begun anew yet; again soon", seconds=ANEW_AFTER, why=why(trouble))
        began = True
        await asyncio.sleep(ANEW_AFTER)


async def _serve_once(settings: Settings, clock: Clock | None) -> None:
    """Run the bot until it is cancelled; raise `LeaseLost` when it has to begin anew."""
    token = settings.discord_token
    if token is None:
        raise discord.LoginFailure("no token")
    real = Clock()
    clock = clock or real
    keeper = ShardKeeper(
        real, version=own_version(), wanted=settings.shards, most=settings.shards_here
    )
    metrics = Metrics()
    seen = ShardMetrics(metrics.registry, keeper)
    port, host = settings.metrics_port, settings.metrics_host
    pages = nullcontext() if port is None else served(metrics, seen.ready, port, host)
    # Who waits answers, too; but on SQLite it waits for one that may have the same port.
    early, late = (
        (pages, nullcontext()) if shares(settings.database_url) else (nullcontext(), pages)
    )
    async with early:
        store = await keeper.open(settings.database_url)
        addresses = settings.support_url, settings.terms_url, settings.privacy_url
        bot: GameBot | None = None
        try:
            bot = GameBot(
                store,
                clock,
                TableSettings(
                    settings.computer_delay,
                    settings.beat,
                    settings.verify_command or VERIFY,
                    settings.language,
                    settings.drawings,
                ),
                keeper=keeper,
                metrics=metrics,
            )
            bot.addresses = Addresses(*(str(url) if url else None for url in addresses))
            seen.watch(bot, bot.exchange)
            async with late:
                await _run(bot, keeper, settings, token.get_secret_value())
        finally:
            await keeper.leave(cut_off=bot is None or not bot.left)
            await store.close()


async def _run(bot: GameBot, keeper: ShardKeeper, settings: Settings, token: str) -> None:
    """Run a bot that has joined until it is cancelled, or put out."""
    database = bot.store.database
    database.committed = bot.metrics.committed
    async with AsyncExitStack() as stack:
        stack.enter_context(watched(asyncio.get_running_loop()))
        await stack.enter_async_context(bot)
        if bot.exchange is not None and shares(settings.database_url):
            await stack.enter_async_context(
                listening(settings.database_url, bot.clock, bot.exchange.heard)
            )
        # Another server has limits of its own, and a proxy knows what all processes send.
        if settings.discord_api_url is None:
            allowance = Allowance(bot.own, bot.clock)
            allowance.hold_back(bot.http)
            stack.callback(allowance.stop)
        looking = asyncio.create_task(look_when_quiet(Clock()))
        stack.callback(looking.cancel)
        running = asyncio.ensure_future(bot.start(token))
        keeper.keep(put_out=running.cancel)

        def restored() -> None:
            keeper.share(bot)
            # The first text has a font read, and the first arrow has all of them looked through:
            # that takes longer than anybody should wait.
            for bold in (False, True):
                width("1 → 2", 1.0, bold=bold)
            leave_out_what_lasts()

        bot.when_restored = restored
        database.when_damaged = running.cancel
        try:
            await running
        except asyncio.CancelledError:
            if database.damage is not None:
                raise database.damage from None
            task = asyncio.current_task()
            if task is None or task.cancelling():
                raise
            raise LeaseLost from None
