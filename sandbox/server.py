"""A Discord of one's own: the server that ties gateway, HTTP API and users' API together."""

from __future__ import annotations

import asyncio
from collections import deque
from types import TracebackType
from typing import Self

from aiohttp import web

from sandbox.api import ROOT, Api, Exchange, Observer, Route
from sandbox.channel_routes import ChannelRoutes
from sandbox.clock import Clock, WallClock
from sandbox.command_routes import CommandRoutes
from sandbox.drafts import Drafts
from sandbox.faults import Faults
from sandbox.feeds import Feeds
from sandbox.files import Files
from sandbox.gateway import Gateway
from sandbox.herald import Herald
from sandbox.interaction_routes import InteractionRoutes
from sandbox.interactions import Interactions
from sandbox.limits import DirectOpenings, RateLimits
from sandbox.local_acts import Acts
from sandbox.local_court import Court
from sandbox.people import PeopleShapes
from sandbox.people_routes import PeopleRoutes
from sandbox.post import Post
from sandbox.realm import Realm
from sandbox.shapes import Shapes
from sandbox.thread_routes import ThreadRoutes
from sandbox.threads import Threads
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
        self.realm = Realm(world or World(), self.clock)
        self.shapes = Shapes(self.realm)
        self.feeds = Feeds()
        self.gateway = Gateway(self.realm, self.shapes)
        people = PeopleShapes(self.realm)
        self.herald = Herald(self.realm, self.shapes, people, self.gateway, self.feeds)
        self.post = Post(self.realm, Drafts(self.realm, self.shapes), self.herald)
        self.threads = Threads(self.realm, self.post, self.herald)
        self.interactions = Interactions(self.realm, self.shapes, self.post, self.herald)
        self.limits = RateLimits(self.clock)
        self.direct_openings = DirectOpenings(self.clock)
        self.faults = Faults()
        self._api = Api(self.realm, self.limits, self.faults)
        self._court = Court(
            self.realm,
            self.shapes,
            people,
            self.herald,
            self.gateway,
            self.feeds,
            self.post,
            self.threads,
        )
        self._acts = Acts(self.realm, self.shapes, self.interactions, self.post)
        self._runner: web.AppRunner | None = None
        self._changed = asyncio.Event()
        self.gateway.online_changed = self._online_changed
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
    def token(self) -> str:
        """The bot's token."""
        return self.realm.token

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

    async def start(self, port: int = 0, host: str = "127.0.0.1") -> None:
        """Listen; port 0 takes a free one."""
        app = web.Application(client_max_size=MOST_BODY)
        self._api.add(app, self._routes())
        app.router.add_get("/gateway", self.gateway.handle)
        # A client may append a slash before its query.
        app.router.add_get("/gateway/", self.gateway.handle)
        self._court.add(app)
        self._acts.add(app)
        self._acts.add_rest(app)
        Files(self.realm).add(app)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5)
        await self._runner.setup()
        site = web.TCPSite(self._runner, host, port)
        await site.start()
        bound = self._runner.addresses[0][1]
        self.url = f"http://{host}:{bound}"
        self.realm.origin = self.url
        self.gateway.url = self.gateway_url

    def _routes(self) -> list[Route]:
        channels = ChannelRoutes(self.realm, self.shapes, self.post, self.threads, self.herald)
        return [
            *PeopleRoutes(
                self.realm,
                self.shapes,
                self.gateway,
                self.herald,
                self.direct_openings,
                self.remove_bot,
            ).routes(),
            *CommandRoutes(self.realm, self.shapes, self.herald).routes(),
            *channels.routes(),
            *ThreadRoutes(self.realm, self.shapes, self.threads).routes(),
            *InteractionRoutes(self.interactions, self.shapes, self.post).routes(),
        ]

    async def stop(self) -> None:
        """Hang up on everybody and stop listening."""
        if self._runner is None:
            return
        self.interactions.fail_all("The sandbox is closing")
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

    def _online_changed(self, online: bool) -> None:
        self._changed.set()
        self.herald.bot_online(online)

    def redeliver(self, interaction_id: str) -> None:
        """Send an interaction to the bot once more, as happens around reconnects."""
        self.herald.interaction(self.realm.interactions[interaction_id])

    def remove_bot(self) -> None:
        """Remove the bot from the guild, as an owner can at any moment."""
        self.herald.guild_gone(unavailable=False)
        self.realm.guild.bot_present = False
        self.realm.guild_commands.clear()
        self.herald.commands_changed()

    def invite_bot(self) -> None:
        """Bring the bot back into the guild."""
        self.realm.guild.bot_present = True
        self.realm.bot.joined_at = self.clock.now()
        self.herald.guild_arrived()

    def set_guild_available(self, available: bool) -> None:
        """Begin or end an outage of the guild."""
        self.realm.guild.available = available
        if available:
            self.herald.guild_arrived()
        else:
            self.herald.guild_gone(unavailable=True)
