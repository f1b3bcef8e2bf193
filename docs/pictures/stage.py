"""The stage: a sandbox, the real bot in it, its users' hands, and a camera."""

from __future__ import annotations

import asyncio
import io
import logging
import shutil
import sys
import tempfile
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import aiohttp
import structlog
from PIL import Image
from playwright.async_api import Browser, Page, Playwright, async_playwright
from pydantic import BaseModel

from bot.app import GameBot
from bot.clock import Clock
from bot.endpoint import use_server
from bot.panels.ids import ACTION
from bot.store.store import Store
from bot.tables.admission import Person
from bot.tables.fairness import dice_seed
from bot.tables.lobby import join, leave
from bot.tables.speech import pleaded, said, turn_of, voted
from bot.tables.state import TableSettings
from bot.tables.table import Table
from bot.text.emblems import emblems
from bot.values.records import Post, PostKind
from bot.values.tables import LastWordsView
from gallows.companions import WORLD
from games.engine.asks import Answer, Ask, Seat, Target
from games.engine.crowns import FIRST_PURSE
from games.engine.dice import SeededDice
from games.engine.match import Match
from sandbox import Sandbox

HERE = Path(__file__).parent
NARROW = (400, 866)
"""A phone."""
LARGEST = 175 * 1024
QUALITY = 65
"""Of WebP: no letter suffers, and a page of text takes less than as PNG."""
FRAME = 400
"""Milliseconds between two looks at what is filmed."""
TO_ITS_TOP = """each => {
  const list = each.closest(".scroll");
  list.scrollTop += each.getBoundingClientRect().top - list.getBoundingClientRect().top;
}"""
"""Scrolls the list of messages alone, and not the page around it."""
MOST_DEALS = 20_000
TOLD = 120.0
"""Seconds in which whatever follows from one answer has been told, beat by beat."""
UPLOADED = 600.0
"""Seconds in which all emblems have been uploaded."""
DRAWN_AFTER = 2.5
"""Seconds after which the bot has drawn what has changed; it joins changes that come together."""

HOST = "Mathilda"
GUESTS = ("Godfrey", "Beatrix", "Anselm", "Hugo", "Ottokar")


@dataclass
class Evening:
    """A sandbox, the bot in it, and its users' hands."""

    sandbox: Sandbox
    bot: GameBot
    http: aiohttp.ClientSession

    def user(self, name: str) -> str:
        """Return a user's id."""
        return next(user.id for user in self.sandbox.state.users.values() if user.name == name)

    @property
    def hall(self) -> str:
        """The channel where lobbies are opened."""
        channels = self.sandbox.state.channels.values()
        return next(channel.id for channel in channels if channel.name == "great-hall")

    def letters(self, name: str) -> str:
        """The channel of a user's direct messages with the bot."""
        state = self.sandbox.state
        direct = state.direct(state.users[self.user(name)])
        assert direct is not None
        return direct.id

    async def until_greeted(self) -> None:
        """Wait until the bot has introduced itself: its greeting comes before all lobbies."""
        state = self.sandbox.state
        await until(
            lambda: bool(state.channels[self.hall].messages), "The bot does not introduce itself."
        )
        await until(lambda: len(state.emojis) >= len(emblems()), "Emblems are missing.", UPLOADED)

    def say(self, name: str, words: str, channel_id: str | int) -> None:
        """Let a user say something."""
        state = self.sandbox.state
        channel, user = state.channels[str(channel_id)], state.users[self.user(name)]
        self.sandbox.messages.say(channel, user, words)

    async def act(self, call: str, name: str, **body: Any) -> None:
        """Do as a user what sandbox/README.md describes."""
        who = {"user": self.user(name), "channel_id": self.hall}
        async with self.http.post(f"/local/{call}", json={**who, **body}) as answer:
            answer.raise_for_status()
            outcome = await answer.json()
        if outcome["outcome"] == "failed":
            sys.exit(f"{name}'s {call} failed: {outcome['reason']}.")

    async def open_lobby(self, command: str, options: dict[str, Any]) -> Table:
        """Open a lobby by a command and sit everybody down."""
        before = {table.id for table in self.bot.manager}
        await self.act("command", HOST, command=command, options=options)
        table = next(table for table in self.bot.manager if table.id not in before)
        # The lobby answers the command; which message it is, the bot notes after that.
        await until(lambda: table.state.shown_at is not None, "The lobby is nowhere to be seen.")
        for name in GUESTS:
            await self.press_lobby(table, name, "join")
        return table

    async def find_deal(self, table: Table, worth: Callable[[Table, int], bool]) -> None:
        """Have the last guest leave, and join again when that makes a deal worth a picture.

        ``worth`` says so of a table, and of the id of a press by which they would join it.
        """
        user = int(self.user(GUESTS[-1]))
        for _ in range(MOST_DEALS):
            join_id = int(self.sandbox.state.ids.mint())
            if worth(table, join_id):
                await leave(table, user)
                await join(table, Person(user, GUESTS[-1], join_id))
                return
        sys.exit(f"{MOST_DEALS:,} deals, and not one that is worth a picture.")

    async def press_lobby(self, table: Table, name: str, act: str) -> None:
        """Press a button of the lobby: join, begin; hear what a game begins with."""
        lobby = {"message_id": str(table.state.shown_at)}
        await self.act("press", name, custom_id=ACTION.of(table.id, act), **lobby)
        await until(lambda: table.state.caught_up, "The telling does not end.", TOLD)

    async def ask_in_letter(self, table: Table, name: str) -> None:
        """Press a button of a user's direct message, which shows its questions from then on."""
        user = int(self.user(name))
        place = next(n for n, seat in enumerate(table.state.record.seats) if seat.user_id == user)
        there = self.bot.renderer.of(table).there

        def letter() -> Post | None:
            return there.newest(PostKind.HAND, seat=Seat(place))

        await until(lambda: letter() is not None, "No letter arrives.")
        post = letter()
        where = (
            {"channel_id": str(post.place_id), "message_id": str(post.message_id)} if post else {}
        )
        await self.act("press", name, custom_id=ACTION.of(table.id, "refresh"), **where)


@asynccontextmanager
async def evening() -> AsyncIterator[Evening]:
    """Start everything, with a database that is thrown away."""
    with tempfile.TemporaryDirectory() as folder:
        people = tuple(person for person in WORLD.people if person.name in (HOST, *GUESTS))
        async with Sandbox(replace(WORLD, people=people)) as sandbox:
            use_server(sandbox.api_url, sandbox.gateway_url, sandbox.cdn_url)
            store = await Store.open(f"sqlite+aiosqlite:///{folder}/pictures.db")
            bot = GameBot(store, Clock(), TableSettings(0.0))
            running = asyncio.create_task(bot.start(sandbox.token))
            try:
                await sandbox.wait_online()
                async with aiohttp.ClientSession(sandbox.url) as http:
                    court = Evening(sandbox, bot, http)
                    await court.until_greeted()
                    yield court
            finally:
                await bot.close()
                await asyncio.wait({running})
                await store.close()


async def until(holds: Callable[[], bool], otherwise: str, seconds: float = 10.0) -> None:
    """Wait until something holds, or give up with these words."""
    for _ in range(int(10 * seconds)):
        if holds():
            return
        await asyncio.sleep(0.1)
    sys.exit(otherwise)


def foresee(table: Table, join_id: int, options: BaseModel) -> Match:
    """Return the match that Begin would make of a lobby if its last guest joined so."""
    seats = table.state.record.seats
    joins = [*(seat.join_id for seat in seats[:-1]), join_id]
    seed = dice_seed(table.state.record.secret, joins)
    return Match(
        table.state.plugin.rules, len(seats), options, (FIRST_PURSE,) * len(seats), SeededDice(seed)
    )


class Hands:
    """The hands of all who sit at a table; every move goes through the same door as a press."""

    def __init__(self, table: Table) -> None:
        self.table = table

    @property
    def ask(self) -> Ask:
        """The first open ask."""
        return self.table.state.asks()[0]

    def user(self, seat: Seat) -> int:
        """Return who sits there."""
        user = self.table.state.record.seats[seat].user_id
        assert user is not None
        return user

    async def answer(self, verb: str, *picks: Target, seat: Seat | None = None) -> None:
        """Answer the first open ask, or that of a seat, and hear what comes of it up to the next,
        or to last words before that.
        """
        ask = self.ask if seat is None else self.table.state.ask_of(seat)
        assert ask is not None
        await self.table.submit(self.user(ask.seat), ask.id, Answer(verb, picks))
        await until(self._told, "The telling does not end.", TOLD)

    def _told(self) -> bool:
        return self.table.state.caught_up or self.table.state.last_words is not None

    async def say(self, seat: Seat, kind: str, *about: Target) -> None:
        """Say something by buttons, or answer what somebody has said."""
        turn = turn_of(self.table.state, seat).index
        await self.table.act(self.user(seat), said, turn, kind, about)

    async def plead(self, seat: Seat, kind: str, *about: Target) -> None:
        """Say one's last words."""
        await self.table.act(self.user(seat), pleaded, self._held.ask.id, kind, about)

    async def vote(self, word: str, *seats: Seat) -> None:
        """Have these vote on what is to come after last words."""
        ask = self._held.ask.id
        for seat in seats:
            await self.table.act(self.user(seat), voted, ask, word)

    @property
    def voters(self) -> tuple[Seat, ...]:
        """Who may vote after last words."""
        return self._held.voters

    @property
    def _held(self) -> LastWordsView:
        held = self.table.state.last_words
        assert held is not None
        return held

    async def hear(self) -> None:
        """Wait until last words are over: soon, where all have spoken."""
        await until(lambda: self.table.state.caught_up, "Last words do not end.", TOLD)

    async def anything_until(self, topic: str) -> None:
        """Answer with the first of what is offered until an ask on this topic is open."""
        while self.table.state.asks() and self.ask.topic != topic:
            verb = self.ask.verbs[0]
            await self.answer(verb.name, *verb.pool[: verb.least])


async def chromium(playwright: Playwright) -> Browser:
    """Start a browser."""
    path = shutil.which("chromium") or shutil.which("google-chrome")
    return await playwright.chromium.launch(
        executable_path=path, args=["--no-sandbox", "--disable-gpu"]
    )


class Camera:
    """Takes pictures of the page as a user sees it."""

    def __init__(self, evening: Evening, browser: Browser) -> None:
        self._evening = evening
        self._browser = browser

    async def take(
        self, name: str, who: str, channel_id: str | int, size: tuple[int, int], *, top: str = ""
    ) -> None:
        """Take one picture. ``top``: words of the message whose beginning must be in sight."""
        scale = 2 if size == NARROW else 1.5
        save(await self.shot(who, channel_id, size, scale, top=top), HERE / f"{name}.webp")

    async def shot(
        self,
        who: str,
        channel_id: str | int,
        size: tuple[int, int],
        scale: float,
        *,
        top: str = "",
    ) -> bytes:
        """Return what a user sees in a channel."""
        await asyncio.sleep(DRAWN_AFTER)
        async with self._page(who, channel_id, size, scale) as page:
            if top:
                message = page.locator("#messages > li").filter(has_text=top).last
                await message.evaluate(TO_ITS_TOP)
            await page.wait_for_timeout(400)
            return await page.screenshot()

    async def film(
        self,
        who: str,
        channel_id: str | int,
        size: tuple[int, int],
        doing: Coroutine[Any, Any, None],
    ) -> list[bytes]:
        """Return what a user sees while something is done: a frame for each change of the page."""
        await asyncio.sleep(DRAWN_AFTER)
        async with self._page(who, channel_id, size, 1) as page:
            await page.wait_for_timeout(400)
            frames, task = [await page.screenshot()], asyncio.ensure_future(doing)
            while not task.done():
                await page.wait_for_timeout(FRAME)
                frame = await page.screenshot()
                if frame != frames[-1]:
                    frames.append(frame)
            await task
        return frames

    @asynccontextmanager
    async def _page(
        self, who: str, channel_id: str | int, size: tuple[int, int], scale: float
    ) -> AsyncIterator[Page]:
        """Open a channel as a user sees it."""
        context = await self._browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            device_scale_factor=scale,
            color_scheme="dark",
            reduced_motion="reduce",
        )
        page = await context.new_page()
        user = self._evening.user(who)
        await page.goto(f"{self._evening.sandbox.url}/#user={user}&channel={channel_id}")
        await page.locator("#messages article").last.wait_for()
        yield page
        await context.close()

    async def letter(self, name: str, who: str, **options: Any) -> None:
        """Take a picture of a user's direct messages with the bot, on a phone."""
        await self.take(name, who, self._evening.letters(who), NARROW, **options)


def save(picture: bytes, to: Path) -> None:
    """Save a picture, small enough for a README."""
    with Image.open(io.BytesIO(picture)) as image:
        image.convert("RGB").save(to, quality=QUALITY, method=6)
    size = to.stat().st_size
    print(f"{to.name}: {image.width} x {image.height}, {size // 1024} KB")
    if size > LARGEST:
        sys.exit(f"{to.name} is too large for a README.")


async def staged(*scenes: Callable[[Evening, Camera], Coroutine[Any, Any, None]]) -> None:
    """Play these scenes before a camera, each on a sandbox of its own."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    async with async_playwright() as playwright:
        browser = await chromium(playwright)
        for scene in scenes:
            async with evening() as court:
                await scene(court, Camera(court, browser))
        await browser.close()
