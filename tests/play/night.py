"""A night at court: the real bot on the sandbox over sockets, and guests with good memories."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import AsyncIterator, Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import aiohttp
import structlog

from bot.store.store import Store
from bot.tables.table import Table
from bot.values.records import PostKind
from bot.values.shards import FIRST
from bot.values.tables import Waiting
from gallows.companions import WORLD, Companions
from sandbox import Exchange, Sandbox, World
from sandbox.autoplay import Autoplayers, controls
from sandbox.autoplay.view import is_ephemeral
from sandbox.model import Json
from sandbox.validation.components import BUTTON
from tests.play.brisk import NAME, Brisk, taken_up
from tests.play.clock import HURRY, BriskClock
from tests.play.hearing import listening
from tests.sandbox.bots import pointed_at
from tests.sandbox.openapi import contract
from tests.sandbox.patience import PATIENCE, PatientClock, patience
from tests.sandbox.wire import Player

CLOSED, UNKNOWN_MESSAGE = 50007, 10008

LOOK_AGAIN = 1.0
"""Seconds after which who waits looks again, even if nothing has stirred."""

NOT_NOW = ("That is no longer on the message.", "That is disabled.")
"""What the page says of a control that may be another in a moment."""

WITH_TRACES = [structlog.processors.format_exc_info]


class Guest:
    """A user who remembers all that the page has ever shown."""

    def __init__(self, night: Night, user_id: str, name: str) -> None:
        self.night = night
        self.id = user_id
        self.name = name
        self.player = Player(night.sandbox, night.http, user_id)
        self.heard: list[Json] = []
        """Every event of the stream, in order."""
        self.messages: dict[str, Json] = {}
        """What is there to see now, by id."""

    def hear(self, event: Json) -> None:
        """Take what the page is told."""
        self.heard.append(event)
        match event["type"]:
            case "message" | "message_update":
                self.messages[event["message"]["id"]] = event["message"]
            case "message_delete":
                self.messages.pop(event["id"], None)
            case "channel_delete":
                gone = event["id"]
                kept = self.messages.items()
                self.messages = {k: m for k, m in kept if m["channel_id"] != gone}
        self.night.stirred()

    def shown(self, until: int | None = None) -> Iterator[Json]:
        """Every message that was ever shown, in every state it was in."""
        for event in self.heard[:until]:
            if event["type"] in ("message", "message_update"):
                yield event["message"]

    def find(self, custom_id: str) -> tuple[Json, Json] | None:
        """The newest message with a control whose id matches, and that control."""
        for message in sorted(self.messages.values(), key=lambda m: -int(m["id"])):
            for control in controls(message.get("components")):
                if re.fullmatch(custom_id, control["custom_id"]):
                    return message, control
        return None

    async def sees(self, custom_id: str) -> tuple[Json, Json]:
        """Wait until there is such a control."""
        await self.night.until(lambda: self.find(custom_id) is not None, f"{self.name} {custom_id}")
        found = self.find(custom_id)
        assert found is not None
        return found

    async def command(self, command: str, channel_id: str | None = None, **options: Any) -> Json:
        """Use a slash command, in the hall unless told otherwise."""
        where = channel_id or self.night.hall
        return await self._act("command", where, command=command, options=options)

    async def _act(self, what: str, channel_id: str, **more: Any) -> Json:
        answer: Json = await self.player.act(what, channel_id, **more)
        return answer

    async def press(self, custom_id: str, values: list[str] | None = None) -> Json:
        """Use a control, as soon as it is there and can be used."""
        while True:
            seen = await self.sees(custom_id)
            try:
                return await self.use(*seen, values)
            except AssertionError as refused:
                if not any(each in str(refused) for each in NOT_NOW):
                    raise
            # It was changed just now, and this guest has not heard of it yet; or it is about to be.
            await self.night.until(partial(self._changed, custom_id, seen), "the change")

    def _changed(self, custom_id: str, seen: tuple[Json, Json]) -> bool:
        return self.find(custom_id) != seen

    async def use(self, message: Json, control: Json, values: list[str] | None = None) -> Json:
        """Use a control of a message, even if it is an old one."""
        act: Json = {"message_id": message["id"], "custom_id": control["custom_id"]}
        if control["type"] == BUTTON:
            return await self._act("press", message["channel_id"], **act)
        if values is None:
            values = [o["value"] for o in control["options"][: max(1, control["min_values"])]]
        return await self._act("select", message["channel_id"], **act, values=values)


class Night:
    """One sandbox, one file, and a bot that may come and go."""

    def __init__(self, database: Path | str, world: World, hurry: float) -> None:
        if isinstance(database, Path):
            database = f"sqlite+aiosqlite:///{database.as_posix()}"
        self.url = database
        self.hurry = hurry
        self.sandbox = Sandbox(world, PatientClock())
        self.http: aiohttp.ClientSession
        self.guests: list[Guest] = []
        self.bot: Brisk
        self.drawings = False
        self.store: Store
        self.clock = BriskClock(done=self.stirred)
        self.judge = contract(answers=True)
        self._running: asyncio.Task[None] | None = None
        self._stirred = asyncio.Event()
        self._others: Autoplayers | None = None
        self.expected: set[int | None] = {CLOSED}
        """Discord's error codes that may be among the answers."""
        self.troubles: set[str] = set()
        """Errors that may be logged, by their event."""

    @classmethod
    @contextlib.asynccontextmanager
    async def begin(
        cls, database: Path | str, world: World | None = None, hurry: float = HURRY
    ) -> AsyncIterator[Night]:
        """Open the doors; at the end, nothing may have gone wrong unnoticed.

        ``database``: a file, or another database's URL. ``hurry``: so many times as fast as the
        clock on the wall.
        """
        night = cls(database, world or WORLD, hurry)
        timeout = aiohttp.ClientTimeout(total=None)
        with structlog.testing.capture_logs(WITH_TRACES) as log:
            async with night.sandbox as sandbox, aiohttp.ClientSession(timeout=timeout) as http:
                sandbox.limits.enabled = False
                sandbox.observers.append(night._saw)
                night.http = http
                hearing = night._let_in()
                try:
                    with pointed_at(sandbox):
                        await night.start_bot()
                        try:
                            yield night
                        finally:
                            await night.stop_autoplayers()
                            await night.stop_bot()
                finally:
                    hearing.cancel()
                    with contextlib.suppress(asyncio.CancelledError):
                        await hearing
        night.check(log)

    def _let_in(self) -> asyncio.Task[None]:
        for user in self.sandbox.state.users.values():
            self.guests.append(Guest(self, user.id, user.name))
        hearers = {guest.id: guest.hear for guest in self.guests}
        return listening(self.sandbox.feeds, hearers)

    def check(self, log: Any) -> None:
        """See that nobody had anything to complain of."""
        assert self.sandbox.refused == []
        errors = [e for e in log if e["log_level"] in ("error", "critical")]
        errors = [e for e in errors if e["event"] not in self.troubles]
        assert not errors, "\n".join(map(str, errors))
        bad = [
            f"{e.name} {e.status} {e.answered}"
            for e in self.sandbox.requests
            if e.status >= 400
            and (code := (e.answered or {}).get("code")) not in self.expected
            # Who presses while the bot takes the message away is answered in another one.
            and not (code == UNKNOWN_MESSAGE and e.name.endswith("/callback"))
        ]
        assert not bad, "\n".join(bad)
        blank = [n for n in self.sandbox.notifications.sent if n.blank]
        assert not blank, f"notifications that say nothing: {blank}"
        complaints = [] if self.judge is None else self.judge.complaints
        assert not complaints, "\n".join(complaints)

    def _saw(self, exchange: Exchange) -> None:
        if self.judge is not None:
            self.judge(exchange)
        self.stirred()

    # --- the bot ---

    async def start_bot(self, *, away: float = 0) -> None:
        """Start a bot on the file, some time after the one before, and wait for its servers."""
        await self.begin_bot(away=away)
        # On a busy machine it is ready before its servers have come.
        guilds = self.sandbox.state.guilds.values()
        there = {int(guild.id) for guild in guilds if guild.bot_present and guild.available}
        while not there <= set(self.bot.messages.guilds()):
            await self.bot.wait_for("guild_available", timeout=PATIENCE)

    async def begin_bot(self, *, away: float = 0) -> None:
        """Start a bot on the file, and wait until it has looked round."""
        self.store = await Store.open(self.url)
        taken = await taken_up(self.store, self.clock.now())
        self.clock = BriskClock(self.clock.now() + away, self.stirred, self.hurry)
        self.bot = Brisk(self.store, self.clock, self.stirred, drawings=self.drawings, taken=taken)
        self._running = asyncio.create_task(self.bot.start(self.sandbox.token))
        ready = asyncio.create_task(self.bot.wait_until_ready())
        first = asyncio.FIRST_COMPLETED
        async with patience("the bot to be ready"):
            await asyncio.wait({self._running, ready}, return_when=first)
        if self._running.done():
            self._running.result()
        async with patience("the bot to have looked round"):
            await self.bot.settled.wait()

    async def stop_bot(self) -> None:
        """Stop the bot as SIGTERM does; nothing when there is none."""
        if self._running is None:
            return
        running, self._running = self._running, None
        async with patience("the bot to close"):
            await self.bot.close()
        left = self.bot.left
        await self.store.processes.give(NAME, FIRST, self.clock.now(), cut_off=not left)
        async with patience("the bot to end"):
            with contextlib.suppress(asyncio.CancelledError):
                await running
        async with patience("the store to close"):
            await self.store.close()
        async with patience("the sandbox to see the bot gone"):
            await self.sandbox.wait_online(False)

    async def idle(self) -> None:
        """Wait until all that was pressed is done: it is acknowledged before that."""
        async with patience("all that was pressed"):
            while self.bot._in_hand:
                await asyncio.wait(self.bot._in_hand)

    # --- waiting ---

    def stirred(self) -> None:
        """Something has happened: who waits looks again."""
        self._stirred.set()

    async def until(self, met: Callable[[], object], what: str = "") -> None:
        """Wait for the condition, looking whenever anything happens."""
        async with patience(what or str(met)):
            while not met():
                self._stirred.clear()
                # Not everything that happens within the bot stirs.
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(LOOK_AGAIN):
                        await self._stirred.wait()

    # --- who and where ---

    def guest(self, name: str) -> Guest:
        """A guest by (the beginning of) the name."""
        return next(guest for guest in self.guests if guest.name.startswith(name))

    def of(self, user_id: int | None) -> Guest:
        """A guest by id."""
        return next(guest for guest in self.guests if guest.id == str(user_id))

    @property
    def hall(self) -> str:
        """The id of the first channel."""
        return next(iter(self.sandbox.state.channels))

    @property
    def table(self) -> Table:
        """The one open table."""
        (table,) = self.bot.manager
        return table

    @property
    def panel_id(self) -> int | None:
        """The message that is the table's panel, once there is one."""
        there = self.bot.renderer.of(self.table).there
        panel = there.newest(PostKind.PANEL, place=self.table.state.place_id)
        return None if panel is None else panel.message_id

    # --- playing ---

    async def sit_down(self, count: int, **options: Any) -> list[Guest]:
        """The first guest opens a table, so many in all sit down."""
        seated = self.guests[:count]
        await seated[0].command("botk start", **options)
        for guest in seated[1:]:
            await guest.press(r"gg:t:\d+:join")
        return seated

    async def deal(self, count: int, **options: Any) -> list[Guest]:
        """Everybody sits down and the first guest begins."""
        seated = await self.sit_down(count, **options)
        await seated[0].press(r"gg:t:\d+:begin")
        return seated

    async def autoplay(self, guests: list[Guest], delay: tuple[float, float] = (0.0, 0.0)) -> None:
        """Let these guests play by themselves from now on."""
        if self._others is None:
            self._others = Autoplayers(self.sandbox.url, Companions(), delay=delay, seed=5)
            await self._others.start()
        for guest in guests:
            await guest.player.ok("PATCH", f"/users/{guest.id}", {"auto": True})

    async def stop_autoplayers(self) -> None:
        """Nobody plays by itself any more."""
        if self._others is not None:
            others, self._others = self._others, None
            await others.stop()

    def asked(self) -> list[tuple[Guest, Waiting]]:
        """Whom the table waits for, and what it asks them."""
        table = self.table
        return [
            (self.of(table.state.record.seats[waiting.seat].user_id), waiting)
            for waiting in table.state.waiting()
        ]

    def control(self, waiting: Waiting, table: Table | None = None) -> str:
        """A pattern for what answers a question; of several verbs, those that lead on."""
        table = table or self.table
        verbs = [verb.name for verb in waiting.ask.verbs]
        wanted = next((v for v in ("stop", "strike", "decline") if v in verbs), verbs[0])
        table_id = table.id
        # Where all are asked at once, one control at the table serves everybody.
        return rf"gg:(a:{table_id}:{waiting.ask.id}|m:{table_id}:\d+):{wanted}(:[a-z0-9-]+)?"

    async def answer(self) -> Json:
        """The first one who is asked answers, wherever the question is seen first."""
        await self.until(self.asked, "somebody is asked")
        return await self.reply(self.table, self.table.state.waiting()[0])

    async def reply(self, table: Table, waiting: Waiting) -> Json:
        """The one who is asked answers: by "My cards" what is secret, where no DM comes."""
        guest = self.of(table.state.record.seats[waiting.seat].user_id)
        user = self.sandbox.state.users[guest.id]
        if waiting.ask.secret and (user.blocked or not user.dms_open):
            await guest.press(rf"gg:t:{table.id}:hand")
        return await guest.press(self.control(waiting, table))

    async def answers(self, count: int) -> None:
        """So many answers in a row."""
        for _ in range(count):
            await self.answer()

    async def play_on(self) -> None:
        """Answer to the end."""
        table = self.table
        while not table.state.done:
            await self.until(lambda: table.state.done or table.state.waiting(), "somebody is asked")
            if not table.state.done:
                await self.answer()
        await self.until(lambda: not list(self.bot.manager), "the table is put away")

    # --- what is there to see ---

    def public(self, channel_id: str | None = None) -> list[Json]:
        """The messages that everybody sees now, oldest first; of one place, if it is named."""
        found = [
            message
            for guest in self.guests[-1:]
            for message in guest.messages.values()
            if not is_private(self, message) and channel_id in (None, message["channel_id"])
        ]
        return sorted(found, key=lambda m: int(m["id"]))

    async def result(self) -> Json:
        """Wait for the message with the whole result, at the table."""
        await self.until(self.final, "the result")
        final = self.final()
        assert final is not None
        return final

    async def gone(self, message_id: int | None) -> None:
        """Wait until nobody sees a message any more."""
        gone = str(message_id)
        await self.until(lambda: all(gone not in guest.messages for guest in self.guests), "gone")

    def final(self) -> Json | None:
        """The message with the whole result, where the lobby has two buttons at most."""
        for message in reversed(self.public()):
            ids = [control["custom_id"] for control in controls(message.get("components"))]
            if len(ids) > 2 and any(re.fullmatch(r"gg:t:\d+:again", each) for each in ids):
                return message
        return None


def is_private(night: Night, message: Json) -> bool:
    """Whether only one user sees it."""
    channel = night.sandbox.state.channels.get(message["channel_id"])
    direct = channel is not None and channel.recipient_id is not None
    return direct or is_ephemeral(message)


def texts(part: Any) -> Iterator[str]:
    """Every text on a message, labels and options included."""
    if isinstance(part, list):
        for each in part:
            yield from texts(each)
    elif isinstance(part, dict):
        for key, value in part.items():
            if isinstance(value, str) and key in ("content", "label", "description", "placeholder"):
                yield value
            elif key in ("components", "accessory", "options", "embeds"):
                yield from texts(value)


def words(message: Json) -> str:
    """All that can be read on a message."""
    return "\n".join(texts(message))
