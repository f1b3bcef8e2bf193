"""A real discord.py bot pointed at the sandbox, for tests and for the demo."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

import discord
import yarl
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from discord.http import Route

from sandbox import Sandbox


@contextlib.contextmanager
def pointed_at(sandbox: Sandbox):
    """Have discord.py take the sandbox for Discord."""
    before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, discord.Asset.BASE
    Route.BASE = sandbox.api_url
    discord.Asset.BASE = sandbox.cdn_url
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(sandbox.gateway_url)
    try:
        yield
    finally:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, discord.Asset.BASE = before


def make_bot(
    kind: type[commands.Bot] = commands.Bot, intents: discord.Intents | None = None
) -> commands.Bot:
    return kind(
        command_prefix=(),
        intents=intents or discord.Intents(guilds=True),
        max_messages=None,
        member_cache_flags=discord.MemberCacheFlags.none(),
        chunk_guilds_at_startup=False,
        guild_ready_timeout=0.1,
    )


@contextlib.asynccontextmanager
async def logged_in(sandbox: Sandbox, bot: discord.Client) -> AsyncIterator[discord.Client]:
    """The bot, connected and ready, and closed at the end."""
    with pointed_at(sandbox):
        task = asyncio.create_task(bot.start(sandbox.token))
        ready = asyncio.create_task(bot.wait_until_ready())
        try:
            await asyncio.wait([task, ready], return_when=asyncio.FIRST_COMPLETED)
            if task.done():
                task.result()
            yield bot
        finally:
            ready.cancel()
            await bot.close()
            with contextlib.suppress(asyncio.CancelledError):
                await task
