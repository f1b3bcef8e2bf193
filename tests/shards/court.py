"""Several processes of the bot on one database and one Discord, all in one event loop."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from typing import Any

import aiohttp
import pytest
import structlog

from bot.app import GameBot
from bot.clock import Clock
from bot.shards import exchange
from bot.shards.keeper import GONE_AFTER, ShardKeeper
from bot.store.listening import listening
from bot.store.store import Store
from bot.tables.state import TableSettings
from bot.values.shards import Sharing, shard_of
from bot.values.tables import Waiting
from gallows.companions import WORLD
from sandbox.autoplay import controls
from sandbox.model import Json
from sandbox.world import FurtherGuild
from tests.play.night import WITH_TRACES, Guest, Night
from tests.sandbox.bots import pointed_at
from tests.sandbox.patience import patience
from tests.support.wire import Wire

SHARDS = 2
FOREVER = 600.0
"""Seconds, longer than any test takes."""
ANSWERED = 40060
FOUR_SERVERS = replace(WORLD, others=tuple(FurtherGuild(f"Court {number}") for number in (2, 3, 4)))


class Keeper(ShardKeeper):
    """Stirs the court whenever it has said that its process is there."""

    stirred: Callable[[], None]

    async def _renew(self) -> Sharing:
        sharing = await super()._renew()
        self.stirred()
        return sharing


class Member:
    """One process: a bot with a connection, a clock and a place of its own."""

    def __init__(
        self,
        court: Court,
        most: int | None = None,
        line: Wire | None = None,
        wanted: int | None = None,
        drawings: bool = False,
        wire: Wire | None = None,
    ) -> None:
        """``line``, ``wire``: to Discord's gateway, to PostgreSQL; ``wanted``: shards in all."""
        self.court = court
        self.line = line
        self.url = court.url if wire is None else wire.url(court.url)
        self.clock = Clock()
        self.keeper = Keeper(self.clock, wanted=wanted or court.shards, most=most)
        self.keeper.stirred = court.stirred
        self.drawings = drawings
        self.store: Store
        self.bot: GameBot
        self.put_out = asyncio.Event()
        self._listening = contextlib.AsyncExitStack()
        self._running: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Join, and wait until it has a shard's session."""
        self.store = await self.keeper.open(self.url)
        self.bot = bot = GameBot(
            self.store,
            self.clock,
            TableSettings(computer_delay=0, beat=0, drawings=self.drawings),
            keeper=self.keeper,
        )
        bot._connection.guild_ready_timeout = 0.05
        bot.when_restored = lambda: self.keeper.share(bot)
        if self.line is not None:
            connect, line = bot.http.ws_connect, self.line
            bot.http.ws_connect = lambda url, **named: connect(line.url(url), **named)  # type: ignore[method-assign]
        assert bot.exchange is not None
        hears = listening(self.court.url, self.clock, bot.exchange.heard)
        await self._listening.enter_async_context(hears)
        self._running = asyncio.create_task(bot.start(self.court.sandbox.token))
        self.keeper.keep(put_out=self.put_out.set)

    async def be_deaf(self) -> None:
        """Hear nothing from other processes any more, nor look for it."""
        await self._listening.aclose()
        if self.bot.exchange is not None:
            self.bot.exchange.stop()

    async def stand_still(self, seconds: float) -> None:
        """Say no more that it is there, and have said it last so long ago."""
        assert self.keeper._alarm is not None
        self.keeper._alarm.cancel()
        self.keeper._set_alarm = lambda: None  # type: ignore[method-assign]
        # It may just be saying so, or be about to: then that is written with the first of these.
        for _ in range(2):
            await self.store.database.write(lambda _: None)
        self.keeper._renewed_at -= seconds

    @property
    def shards(self) -> set[int]:
        """The shards that it has, with sessions."""
        return {each for each in self.keeper.own.numbers if self.bot.has_session(each)}

    @property
    def beat(self) -> int:
        """How often it has said that it is there, by what the database last said to it."""
        there = self.keeper.sharing.processes
        return next((each.beat for each in there if each.name == self.keeper.name), 0)

    async def die(self) -> None:
        """Be gone, and say nothing of it to anybody."""
        self.keeper.lost = True
        await self.stop()

    async def stop(self) -> None:
        """Stop as SIGTERM does."""
        running, self._running = self._running, None
        if running is None:
            return
        await self._listening.aclose()
        async with patience("the bot to close"):
            await self.bot.close()
            running.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await running
        await self.keeper.leave(cut_off=not self.bot.left)
        await self.store.close()


class Court(Night):
    """The same guests in four servers, and as many processes as a test starts."""

    def __init__(self, url: str, shards: int = SHARDS) -> None:
        super().__init__(url, FOUR_SERVERS, hurry=1)
        self.shards = shards
        self.members: list[Member] = []

    @classmethod
    @contextlib.asynccontextmanager
    async def open(cls, url: str, shards: int = SHARDS) -> AsyncIterator[Court]:
        """Open the doors, and end every process at the end."""
        court = cls(url, shards)
        with (
            structlog.testing.capture_logs(WITH_TRACES) as log,
            pytest.MonkeyPatch.context() as patch,
        ):
            # A database that says nothing is one test's; on a busy machine any may say it late.
            for limit in ("KNOWN_WITHIN", "HANDED_WITHIN"):
                patch.setattr(exchange, limit, FOREVER)
            timeout = aiohttp.ClientTimeout(total=None)
            async with court.sandbox as sandbox, aiohttp.ClientSession(timeout=timeout) as http:
                court.http = http
                sandbox.limits.enabled = False
                sandbox.gateway.starts.max_concurrency = shards
                sandbox.observers.append(court._saw)
                hearing = court._let_in()
                try:
                    with pointed_at(sandbox):
                        try:
                            yield court
                        finally:
                            await court.stop_autoplayers()
                            for member in court.members:
                                await member.stop()
                finally:
                    hearing.cancel()
                    with contextlib.suppress(asyncio.CancelledError):
                        await hearing
        court.check(log)

    def check(self, log: Any) -> None:
        """See `Night.check`. Who hears nothing from the database refuses what somebody took."""
        if any(each["event"] == "could not be handed over" for each in log):
            self.expected.add(ANSWERED)
        super().check(log)

    async def join(
        self,
        most: int | None = None,
        line: Wire | None = None,
        wanted: int | None = None,
        drawings: bool = False,
        wire: Wire | None = None,
    ) -> Member:
        """Start one more process."""
        member = Member(self, most, line, wanted, drawings, wire)
        self.members.append(member)
        await member.start()
        return member

    async def shared(self, *members: Member) -> None:
        """Wait until these have all shards between them."""
        await self.until(
            lambda: (
                sorted(each for member in members for each in member.shards)
                == list(range(self.shards))
                and all(member.shards for member in members)
            ),
            "all shards to have somebody",
        )

    async def put_out(self, member: Member, stood_still: float = GONE_AFTER) -> None:
        """Take a process's place, which it is not told; it has stood still for so many seconds."""
        await member.stand_still(stood_still)
        name, processes = member.keeper.name, member.store.processes
        async with patience("it to write nothing"):
            while not await processes.evict(name, await self.beat(member)):
                pass

    async def beat(self, member: Member, store: Store | None = None) -> int:
        """How often a process has said that it is there; ``store``: by which that is read."""
        there = (await (store or member.store).processes.sharing()).processes
        return next(each.beat for each in there if each.name == member.keeper.name)

    async def heard_of(self, member: Member, beat: int) -> None:
        """Wait until a process has said so often that it is there."""
        await self.until(lambda: member.beat >= beat, f"{member.keeper.name} is heard of")

    def changes(self) -> list[str]:
        """What was posted, changed and deleted in channels."""
        requests = self.sandbox.requests
        return [r.name for r in requests if r.method != "GET" and "/messages" in r.route]

    def halls(self, member: Member) -> list[str]:
        """The first channels of the servers of a process."""
        state = self.sandbox.state
        return [
            state.top_channels(guild)[0].id
            for guild in state.guilds.values()
            if member.keeper.own.has(int(guild.id))
        ]

    def shard_of(self, channel_id: str) -> int:
        """The shard of a channel's server."""
        return shard_of(int(self.sandbox.state.channels[channel_id].guild_id), self.shards)

    def at(self, member: Member) -> None:
        """Look at the tables of this process from now on."""
        self.bot, self.store = member.bot, member.store  # type: ignore[assignment]

    async def begin_game(self, member: Member, seats: int, hall: str | None = None) -> None:
        """Have so many guests play By Order of the King in a server of this process."""
        self.at(member)
        seated = self.guests[:seats]
        await seated[0].command("botk start", hall or self.halls(member)[0])
        for guest in seated[1:]:
            await guest.press(r"gg:t:\d+:join")
        await seated[0].press(r"gg:t:\d+:begin")
        await self.until(self.asked, "somebody is asked")

    async def press_in_dm(self, waiting: Waiting) -> Json:
        """Who is asked answers in their direct messages; return what the bot says to that."""
        guest = self.of(self.table.state.record.seats[waiting.seat].user_id)
        if self._in_dm(guest, self.control(waiting)) is None:
            # Nobody is asked there who has not pressed anything there.
            await self.use_in_dm(guest, rf"gg:t:{self.table.id}:refresh")
        return await self.use_in_dm(guest, self.control(waiting))

    async def use_in_dm(self, guest: Guest, pattern: str) -> Json:
        """Use a control of a direct message; return what the bot says to that."""
        await self.until(lambda: self._in_dm(guest, pattern), f"{pattern} in a direct message")
        seen = self._in_dm(guest, pattern)
        assert seen is not None
        await guest.use(*seen)
        answers = [r for r in self.sandbox.requests if r.name.endswith("/callback")]
        said: Json = answers[-1].sent
        return said

    def _in_dm(self, guest: Guest, pattern: str) -> tuple[Json, Json] | None:
        """The newest direct message with a control that can be used, and that control."""
        channel = self.sandbox.state.direct(self.sandbox.state.users[guest.id])
        for message in reversed(guest.messages.values()):
            if channel is None or message["channel_id"] != channel.id:
                continue
            for control in controls(message.get("components")):
                if re.fullmatch(pattern, control["custom_id"]) and not control.get("disabled"):
                    return message, control
        return None
