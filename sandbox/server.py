"""A Discord of one's own: the server that ties gateway, HTTP API and local API together."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable, Iterator
from types import TracebackType
from typing import Self

from aiohttp import web

from sandbox.allowances import Conversations
from sandbox.api.channels import ChannelRoutes
from sandbox.api.commands import CommandRoutes
from sandbox.api.emojis import EmojiRoutes
from sandbox.api.faults import Faults
from sandbox.api.guilds import GuildRoutes
from sandbox.api.interactions import InteractionRoutes
from sandbox.api.limits import RateLimits
from sandbox.api.router import ROOT, Api, Exchange, Observer, Route
from sandbox.api.threads import ThreadRoutes
from sandbox.api.users import UserRoutes
from sandbox.clock import Clock, WallClock
from sandbox.dispatcher import Dispatcher
from sandbox.files import Files
from sandbox.gateway import Gateway
from sandbox.installs import Installs
from sandbox.interactions import Interactions
from sandbox.line import Line
from sandbox.local.actions import UserActions
from sandbox.local.admin import Admin
from sandbox.local.feeds import Feeds
from sandbox.local.handlers import LocalRoute, add_routes
from sandbox.local.payloads import LocalPayloads
from sandbox.local.reading import Reading
from sandbox.loopback import own_pages_only
from sandbox.messages import Messages
from sandbox.model import Guild, User
from sandbox.notifications import Notifications
from sandbox.payloads import Payloads
from sandbox.state import State
from sandbox.texts import Texts
from sandbox.threads import Threads
from sandbox.validation.messages import MessageParser
from sandbox.world import World

MOST_BODY = 110 * 1024 * 1024


class Sandbox:
    """A small local Discord on a loopback port, with everything in memory.

    Point discord.py at it with `discord.http.Route.BASE = sandbox.api_url` and
    `DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(sandbox.gateway_url)`, and log in with
    `sandbox.token`. Everything public here is meant for tests and measurements.
    """

    def __init__(self, world: World | None = None, clock: Clock | None = None) -> None:
        self.clock: Clock = clock or WallClock()
        self.state = State(world or World(), self.clock)
        self.payloads = Payloads(self.state)
        self.texts = Texts()
        self.feeds = Feeds()
        self.notifications = Notifications(self.state)
        self.line = Line(self.clock)
        self.gateway = Gateway(self.state, self.payloads, self.line)
        self._installs = Installs(self.state)
        self._local = LocalPayloads(self.state, self.gateway, self._installs)
        self.dispatcher = Dispatcher(
            self.state, self.payloads, self._local, self.gateway, self.feeds, self.notifications
        )
        parser = MessageParser(self.state, self.payloads)
        self.conversations = Conversations(self.clock)
        self.messages = Messages(self.state, parser, self.dispatcher, self.conversations)
        self.threads = Threads(self.state, self.messages, self.dispatcher)
        self.interactions = Interactions(
            self.state,
            self.payloads,
            self.messages,
            self.dispatcher,
            self.texts,
            self._installs,
        )
        self.limits = RateLimits(self.clock)
        self.faults = Faults()
        self._api = Api(self.state, self.limits, self.faults, self.line)
        self._runner: web.AppRunner | None = None
        self._changed = asyncio.Event()
        self.gateway.presence_changed = self._presence_changed
        self.url = ""

    # -- where it is ---------------------------------------------------------------------------

    @property
    def api_url(self) -> str:
        """What to set as the base of Discord's HTTP API."""
        return self.url + ROOT

    @property
    def gateway_url(self) -> str:
        """What to set as the gateway."""
        return self.url.replace("http://", "ws://", 1) + "/gateway"

    @property
    def cdn_url(self) -> str:
        """What to set as the base of the CDN, for avatars."""
        return self.url + "/cdn"

    @property
    def token(self) -> str:
        """The bot's token: another one for each sandbox, unless its world names one."""
        return self.state.token

    @property
    def requests(self) -> deque[Exchange]:
        """The requests of the bot in the order of their answers; the latest twenty thousand."""
        return self._api.requests

    @property
    def refused(self) -> list[str]:
        """What the bot asked for that the sandbox does not know; tests assert that it is empty."""
        return self._api.refused

    @property
    def observers(self) -> list[Observer]:
        """Called with every request of the bot and its answer, before it is sent."""
        return self._api.observers

    # -- running ---------------------------------------------------------------------------------

    async def start(self, port: int = 0) -> None:
        """Listen on the loopback address; port 0 takes a free one."""
        app = web.Application(client_max_size=MOST_BODY, middlewares=[own_pages_only])
        self._api.add(app, self._api_routes())
        app.router.add_get("/gateway", self.gateway.handle)
        # A client may append a slash before its query.
        app.router.add_get("/gateway/", self.gateway.handle)
        add_routes(app, self._local_routes(), self.texts)
        Files(self.state, self.texts).add(app)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", port)
        await site.start()
        bound = self._runner.addresses[0][1]
        self.url = f"http://127.0.0.1:{bound}"
        self.state.origin = self.url
        self.gateway.url = self.gateway_url

    def _api_routes(self) -> Iterator[Route]:
        state, payloads, messages = self.state, self.payloads, self.messages
        threads, dispatcher, gateway = self.threads, self.dispatcher, self.gateway
        opened, leave = self.conversations, self.remove_bot
        yield from UserRoutes(state, payloads, gateway, opened, leave).routes()
        yield from GuildRoutes(state, payloads, gateway).routes()
        yield from CommandRoutes(state, payloads, dispatcher).routes()
        yield from EmojiRoutes(state, payloads, dispatcher).routes()
        yield from ChannelRoutes(state, payloads, messages, threads, dispatcher).routes()
        yield from ThreadRoutes(state, payloads, threads).routes()
        yield from InteractionRoutes(self.interactions, payloads, messages).routes()

    def _local_routes(self) -> Iterator[LocalRoute]:
        state, payloads, local = self.state, self.payloads, self._local
        dispatcher, messages = self.dispatcher, self.messages
        yield from Reading(
            state,
            payloads,
            local,
            dispatcher,
            self.feeds,
            messages,
            self.notifications,
        ).routes()
        yield from Admin(state, payloads, local, dispatcher, messages, self.threads).routes()
        yield from UserActions(
            state, payloads, self.interactions, messages, self.threads, self._installs
        ).routes()

    async def stop(self) -> None:
        """Hang up on everybody and stop listening."""
        if self._runner is None:
            return
        self.interactions.fail_all("page-closing")
        self.feeds.stop()
        await self.gateway.stop()
        runner, self._runner = self._runner, None
        await runner.cleanup()

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.stop()

    # -- what tests do -----------------------------------------------------------------------------

    async def wait_online(self, online: bool = True) -> None:
        """Wait until the bot is connected (or no longer is)."""
        while self.gateway.online != online:
            self._changed.clear()
            await self._changed.wait()

    async def wait_listening(self, guild: Guild | None = None, *, listening: bool = True) -> None:
        """Wait until the shard of a guild (or of direct messages) is connected, or no longer is."""
        while self.gateway.listens(guild) != listening:
            self._changed.clear()
            await self._changed.wait()

    def _presence_changed(self) -> None:
        self._changed.set()
        self.dispatcher.presence_changed()

    def redeliver(self, interaction_id: str) -> None:
        """Send an interaction to the bot once more, as happens around reconnects."""
        self.dispatcher.interaction(self.state.interactions[interaction_id])

    def add_guild(self, name: str, members: Iterable[str], moderators: Iterable[str] = ()) -> Guild:
        """One more guild, with a channel and these users in it, that has invited the bot."""
        guild = self.state.add_guild(name)
        guild.member_ids.update(members)
        guild.moderator_ids.update(moderators)
        guild.owner_id = min(guild.moderator_ids or guild.member_ids, key=int)
        self.state.add_channel("general", guild=guild)
        self.dispatcher.guild_founded(guild)
        return guild

    def remove_bot(self, guild: Guild | None = None) -> None:
        """Remove the bot from a guild (the first), as its owner can at any moment."""
        guild = guild or self.state.guild
        self.dispatcher.guild_gone(guild, unavailable=False)
        guild.bot_present = guild.installed = False
        guild.commands.clear()
        self.dispatcher.commands_changed(guild)

    def invite_bot(self, guild: Guild | None = None) -> None:
        """Bring the bot back into a guild (the first)."""
        guild = guild or self.state.guild
        guild.bot_present = guild.installed = True
        self.state.bot.joined_at = self.clock.now()
        self.dispatcher.guild_arrived(guild, joined=True)

    def install_without_bot(self, guild: Guild | None = None) -> None:
        """Have a guild (the first) install commands alone: `applications.commands` without `bot`.

        They reach the bot as ever, and it may answer them; of the guild it sees nothing else:
        https://github.com/discord/discord-api-docs/issues/2330.
        """
        guild = guild or self.state.guild
        self.remove_bot(guild)
        guild.installed = True
        self.dispatcher.commands_changed(guild)

    def install_for(self, user: User, *, installed: bool = True) -> None:
        """Have a user install the bot for themselves, or take it away again."""
        user.installed = installed
        self.dispatcher.user_installed(user)

    def set_guild_available(self, available: bool, guild: Guild | None = None) -> None:
        """Begin or end an outage of a guild (the first)."""
        guild = guild or self.state.guild
        guild.available = available
        if available:
            self.dispatcher.guild_arrived(guild)
        else:
            self.dispatcher.guild_gone(guild, unavailable=True)
