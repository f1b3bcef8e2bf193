"""Takes the README's pictures: plays a table on the sandbox and photographs the page.

    .venv/bin/python -m docs.pictures.take      (after `python3 run.py lint`; needs Chromium)

Nothing is drawn by hand: the bot is the real one, and so is the deal. A guest of the lobby leaves
and joins again until the sealed dice promise a good story; then the moves are made so that there
is something to see.
"""

from __future__ import annotations

import asyncio
import io
import logging
import shutil
import sys
import tempfile
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import aiohttp
import structlog
from PIL import Image
from playwright.async_api import Browser, async_playwright

from bot.app import Gallows
from bot.clock import LoopClock
from bot.endpoint import use_server
from bot.panels.ids import act_id
from bot.store.store import Store
from bot.tables.fairness import dice_seed
from bot.tables.lobby import FIRST_PURSE
from bot.tables.table import Table
from games.botk import events as ev
from games.botk.cards import Gallows as GallowsCard
from games.botk.cards import Item, Role
from games.botk.game import BOTK
from games.botk.setup import Options
from games.botk.words import CENTRE, Do, Place, Topic
from games.engine.asks import Answer, Ask, Seat
from games.engine.dice import SeededDice
from games.engine.events import Told
from games.engine.match import Match
from sandbox import Sandbox
from sandbox.world import COURT, World

HERE = Path(__file__).parent
NARROW = (400, 866)
"""A phone."""
LARGEST = 200 * 1024
MOST_DEALS = 1000
DRAWN_AFTER = 2.5
"""Seconds after which the bot has drawn what has changed; it joins changes that come together."""

HOST, EXECUTIONER = "Mathilda", "Godfrey"
GUESTS = (EXECUTIONER, "Beatrix", "Anselm", "Hugo", "Ottokar")
QUIET_CARDS = (
    GallowsCard.BIRDS_EYE_VIEW,
    GallowsCard.BITTER_CUP,
    GallowsCard.BLOOD_MONEY,
)
HARMLESS = (Item.NICE_HAT, Item.CHEESE, Item.GOLDEN_CHALICE, Item.DUMMY)


@dataclass
class Evening:
    """A sandbox, the bot in it, and its users' hands."""

    sandbox: Sandbox
    bot: Gallows
    http: aiohttp.ClientSession

    def user(self, name: str) -> str:
        """Return a user's id."""
        return next(user.id for user in self.sandbox.realm.users.values() if user.name == name)

    @property
    def hall(self) -> str:
        """The channel where lobbies are opened."""
        channels = self.sandbox.realm.channels.values()
        return next(channel.id for channel in channels if channel.name == "great-hall")

    def say(self, name: str, words: str, channel_id: str | int) -> None:
        """Let a user say something."""
        realm = self.sandbox.realm
        self.sandbox.post.say(realm.channels[str(channel_id)], realm.users[self.user(name)], words)

    async def act(self, call: str, name: str, **body: Any) -> None:
        """Do as a user what docs/sandbox.md describes."""
        who = {"user": self.user(name), "channel_id": self.hall}
        async with self.http.post(f"/local/{call}", json={**who, **body}) as answer:
            answer.raise_for_status()
            outcome = await answer.json()
        if outcome["outcome"] == "failed":
            sys.exit(f"{name}'s {call} failed: {outcome['reason']}.")

    async def open_lobby(self) -> Table:
        """Open a lobby and sit everybody down; the last guest comes and goes for a good deal."""
        await self.act("command", HOST, command="botk start", options={"executioner": "volunteer"})
        table = next(iter(self.bot.house))
        lobby = {"message_id": str(table.record.lobby_message_id)}
        for name in GUESTS:
            await self.act("press", name, custom_id=act_id(table.id, "join"), **lobby)
        await self.act("press", EXECUTIONER, custom_id=act_id(table.id, "volunteer"), **lobby)
        lobby_moves, user = self.bot.house.lobby(table), int(self.user(GUESTS[-1]))
        for _ in range(MOST_DEALS):
            if foresee(table).tell_a_story():
                return table
            # Not by presses: every one would send a letter, and Discord lets so many pass.
            await lobby_moves.leave(user)
            await lobby_moves.join(user, GUESTS[-1], int(self.sandbox.realm.ids.mint()))
        sys.exit(f"{MOST_DEALS} deals, and not one that is worth a picture.")

    async def begin(self, table: Table) -> None:
        """Deal."""
        lobby = {"message_id": str(table.record.lobby_message_id)}
        await self.act("press", HOST, custom_id=act_id(table.id, "begin"), **lobby)


@asynccontextmanager
async def evening() -> AsyncIterator[Evening]:
    """Start everything, with a database that is thrown away."""
    with tempfile.TemporaryDirectory() as folder:
        people = tuple(person for person in COURT if person.name in (HOST, *GUESTS))
        async with Sandbox(World(people=people)) as sandbox:
            use_server(sandbox.api_url, sandbox.gateway_url)
            store = await Store.open(f"sqlite+aiosqlite:///{folder}/pictures.db")
            bot = Gallows(store, LoopClock(), computer_delay=0.0)
            running = asyncio.create_task(bot.start(sandbox.token))
            try:
                await sandbox.wait_online()
                async with aiohttp.ClientSession(sandbox.url) as http:
                    yield Evening(sandbox, bot, http)
            finally:
                await bot.close()
                await asyncio.wait({running})
                await store.close()


class Cards:
    """Where every card lies: the director of a play may know."""

    def __init__(self, account: Iterable[Told]) -> None:
        self.roles: dict[Seat, Role] = {}
        self.items: dict[Place, Item] = {}
        self.first: GallowsCard | None = None
        for told in account:
            self._note(told.event)

    def _note(self, event: object) -> None:
        match event:
            case ev.RoleDealt(seat=seat, role=role):
                self.roles[seat] = role
            case ev.ItemDealt(place=place, item=item):
                self.items[place] = item
            case ev.Switched(first=a, second=b):
                self.items[a], self.items[b] = self.items[b], self.items[a]
            case ev.Moved(moves=moves):
                self.items |= {to: self.items[origin] for origin, to in moves}
            case ev.Lay(items=items):
                self.items |= dict(items)
            case ev.GallowsRevealed(number=1, card=card):
                self.first = card

    def tell_a_story(self) -> bool:
        """Say whether this deal is worth a picture: a Saboteur to follow, somebody to execute."""
        harmless = [seat for seat in self.roles if self.harmless(seat)]
        return (
            self.roles.get(Seat(0)) is Role.SABOTEUR
            and self.first in QUIET_CARDS
            and Item.PARDON in (self.items.get(Seat(3)), self.items.get(Seat(2)))
            and self.items[CENTRE] is not Item.MIMIC
            and len(harmless) >= 2
        )

    def harmless(self, seat: Seat) -> bool:
        """Say whether the seat can be executed without a revolt."""
        return (
            seat != Seat(0)
            and self.items[seat] in HARMLESS
            and self.roles[seat] is not Role.PRINCESS
        )


def foresee(table: Table) -> Cards:
    """Return the deal that Begin would make of the lobby as it is."""
    seats = table.record.seats
    seed = dice_seed(table.record.secret, [seat.join_id for seat in seats])
    options = Options(executioner=tuple(seat.seat for seat in seats if seat.volunteer))
    purses = (FIRST_PURSE,) * len(seats)
    return Cards(Match(BOTK, len(seats), options, purses, SeededDice(seed)).told)


class Director:
    """Makes the moves that the pictures want, through the same door as every press."""

    def __init__(self, table: Table) -> None:
        self.table = table

    @property
    def ask(self) -> Ask:
        """The first open ask."""
        return self.table.asks()[0]

    async def answer(self, verb: str, *picks: Place | str) -> None:
        """Answer the first open ask."""
        ask = self.ask
        user = self.table.record.seats[ask.seat].user_id
        assert user is not None
        await self.table.submit(user, ask.id, Answer(verb, tuple(picks)))

    async def call_and_act(self, seat: Seat, verb: str, *picks: Place) -> None:
        """Call a prisoner, who then does this."""
        await self.call(seat)
        await self.answer(verb, *picks)

    async def call(self, seat: Seat) -> None:
        """Call a prisoner; the last one is called by itself."""
        if self.ask.topic == Topic.CALL:
            await self.answer(Do.CALL, seat)

    async def anything_until(self, topic: str) -> None:
        """Answer with the first of what is offered until an ask on this topic is open."""
        while self.table.asks() and self.ask.topic != topic:
            verb = self.ask.verbs[0]
            await self.answer(verb.name, *verb.pool[: verb.least])  # type: ignore[arg-type]


class Camera:
    """Takes pictures of the page as a user sees it."""

    def __init__(self, evening: Evening, browser: Browser) -> None:
        self._evening = evening
        self._browser = browser

    async def take(
        self, name: str, who: str, channel_id: str | int, size: tuple[int, int], *, top: str = ""
    ) -> None:
        """Take one picture. ``top``: words of the message whose beginning must be in sight."""
        await asyncio.sleep(DRAWN_AFTER)
        context = await self._browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            device_scale_factor=2 if size == NARROW else 1.5,
            color_scheme="light",
            reduced_motion="reduce",
        )
        page = await context.new_page()
        user = self._evening.user(who)
        await page.goto(f"{self._evening.sandbox.url}/#user={user}&channel={channel_id}")
        await page.locator("#messages article").last.wait_for()
        if top:
            message = page.locator("#messages > li").filter(has_text=top).last
            await message.evaluate("each => each.scrollIntoView({block: 'start'})")
        await page.wait_for_timeout(400)
        save(await page.screenshot(), HERE / f"{name}.png")
        await context.close()

    async def letter(self, name: str, who: str, **options: Any) -> None:
        """Take a picture of a user's direct messages with the bot, on a phone."""
        realm = self._evening.sandbox.realm
        direct = realm.direct(realm.users[self._evening.user(who)])
        assert direct is not None
        await self.take(name, who, direct.id, NARROW, **options)


def save(picture: bytes, to: Path) -> None:
    """Save a picture in few enough colours to be small."""
    with Image.open(io.BytesIO(picture)) as image:
        small = image.convert("RGB").quantize(192, dither=Image.Dither.NONE)
        small.save(to, optimize=True)
    size = to.stat().st_size
    print(f"{to.name}: {image.width} x {image.height}, {size // 1024} KB")
    if size > LARGEST:
        sys.exit(f"{to.name} is too large for a README.")


async def photograph(evening: Evening, camera: Camera) -> None:
    """Play one table and photograph it."""
    table = await evening.open_lobby()
    evening.say("Beatrix", "Somebody must hold the axe. I nominate the beard.", evening.hall)
    evening.say("Godfrey", "It would be an honour. Form a queue.", evening.hall)
    await camera.take("lobby", HOST, evening.hall, (1280, 940))
    await evening.begin(table)
    director = Director(table)
    await asyncio.sleep(DRAWN_AFTER)
    thread = table.place_id
    mathilda, beatrix, anselm, hugo, ottokar = (Seat(n) for n in (0, 2, 3, 4, 5))
    holder = anselm if Cards(table.told()).items[anselm] is Item.PARDON else beatrix

    evening.say("Godfrey", "Who here has a Pardon? Be honest, it saves time.", thread)
    evening.say("Anselm", "I do. Touch me and there will be trouble.", thread)
    await director.call_and_act(beatrix, Do.PEEK, CENTRE)
    evening.say("Beatrix", "The centre card is a hat. Mine, I fear, is not.", thread)
    await director.call_and_act(ottokar, Do.SWITCH, ottokar, hugo)
    await director.call(mathilda)
    await camera.letter("question", HOST)
    evening.say("Hugo", "Ottokar! I liked what I had!", thread)
    await camera.take("table", HOST, thread, (1280, 1310), top="What happened")
    await director.answer(Do.PEEK, holder)
    await camera.letter("peek", HOST)

    await director.anything_until(Topic.EXECUTE)
    gesture = True
    for _ in range(3):
        cards = Cards(table.told())
        verb = director.ask.verb(Do.CONDEMN)
        harmless = [Seat(int(s)) for s in verb.pool if cards.harmless(Seat(int(s)))] if verb else []
        if not harmless:
            break
        await director.answer(Do.CONDEMN, harmless[0])
        if gesture:
            evening.say("Anselm", "Wait. Let us talk about this.", thread)
            await camera.take("gesture", EXECUTIONER, thread, NARROW)
            gesture = False
        await director.answer(Do.STRIKE)
    if director.ask.verb(Do.STOP):
        await director.answer(Do.STOP)
    await director.anything_until("")
    await camera.take("end", HOST, thread, (1280, 900), top="secret")


async def main() -> None:
    """Start everything and take the pictures."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    async with async_playwright() as playwright, evening() as court:
        browser = await playwright.chromium.launch(
            executable_path=shutil.which("chromium") or shutil.which("google-chrome"),
            args=["--no-sandbox", "--disable-gpu"],
        )
        await photograph(court, Camera(court, browser))
        await browser.close()


if __name__ == "__main__":
    asyncio.run(main())
