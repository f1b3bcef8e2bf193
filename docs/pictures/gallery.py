"""Whole games, picture by picture: a folder for each, wide and narrow, light and dark.

Everybody's moves are those of the game's own computer player. A picture is taken at each new kind
of question and whenever something was told in a message of its own, of the table's thread and of
one player's direct messages.
"""

from __future__ import annotations

import asyncio
import io
import shutil
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import product
from pathlib import Path

from PIL import Image
from playwright.async_api import Browser, Page

from bot.tables.table import Table
from bot.text import words_for
from docs.pictures.stage import DRAWN_AFTER, HERE, HOST, Evening, until
from games.engine.dice import derive

SIZES = {"wide": (1280, 860), "phone": (390, 844)}
SCHEMES = ("light", "dark")
QUALITY = 55
MOST_STEPS = 16
"""Pictured steps of one game; the last is always the end."""
IN_ONE_CHAIN = 60.0
"""Seconds in which whatever follows from one answer has been told."""


class Pages:
    """Every kind of screen, all showing the same."""

    def __init__(self, pages: dict[str, Page]) -> None:
        self._pages = pages

    @classmethod
    @asynccontextmanager
    async def of(
        cls, evening: Evening, browser: Browser, channel_id: str | int, sizes: Sequence[str]
    ) -> AsyncIterator[Pages]:
        """Open a channel as the host sees it, on each kind of screen."""
        async with AsyncExitStack() as stack:
            pages = {}
            for size, scheme in product(sizes, SCHEMES):
                width, height = SIZES[size]
                context = await browser.new_context(
                    viewport={"width": width, "height": height},
                    color_scheme=scheme,  # type: ignore[arg-type]
                    reduced_motion="reduce",
                )
                stack.push_async_callback(context.close)
                page = pages[f"{size}-{scheme}"] = await context.new_page()
                user = evening.user(HOST)
                await page.goto(f"{evening.sandbox.url}/#user={user}&channel={channel_id}")
                await page.locator("#messages article").last.wait_for()
            yield cls(pages)

    async def take(self, folder: Path, name: str) -> list[str]:
        """Save a picture of each screen; return their names."""
        names = []
        for kind, page in self._pages.items():
            # Where much has come at once, the page stays where it was. What is asked for here may
            # be drawn anew at the same moment, which is no matter.
            await page.locator("#messages > li").last.evaluate("last => last.scrollIntoView(false)")
            await page.wait_for_timeout(100)
            names.append(f"{name}-{kind}.webp")
            with Image.open(io.BytesIO(await page.screenshot())) as image:
                image.convert("RGB").save(folder / names[-1], quality=QUALITY, method=6)
        return names


async def photograph(evening: Evening, browser: Browser, game: str) -> None:
    """Play one table to its end and photograph it on the way."""
    folder = HERE / game
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    table = await evening.open_lobby(f"{game} start", {})
    await evening.press_lobby(table, HOST, "begin")
    await until(lambda: table.place_id != int(evening.hall), "There is no thread.")
    state = evening.sandbox.state
    user = state.users[evening.user(HOST)]
    await until(lambda: state.direct(user) is not None, "No letter arrives.")
    await asyncio.sleep(DRAWN_AFTER)
    direct = state.direct(user)
    assert direct is not None
    lines = [f"# {words_for(None).game(game)}, picture by picture", "", _ABOUT]
    async with (
        Pages.of(evening, browser, table.place_id, tuple(SIZES)) as public,
        Pages.of(evening, browser, direct.id, ("phone",)) as private,
    ):
        step, topics, messages = 0, set[str](), 0
        while not table.done:
            thread = state.channels[str(table.place_id)]
            topic = table.asks()[0].topic if table.asks() else ""
            told = len(thread.messages) > messages
            if (topic not in topics or told) and step < MOST_STEPS - 1:
                step += 1
                lines += await _step(folder, step, _asked(table), public, private)
            topics.add(topic)
            messages = len(thread.messages)
            await _one_answer(table)
        await asyncio.sleep(2 * DRAWN_AFTER)
        lines += await _step(folder, step + 1, "The end", public, private)
    (folder / "README.md").write_text("\n".join(lines) + "\n", encoding="utf-8")


_ABOUT = (
    "Taken by `python -m docs.pictures.take`: the real bot on the sandbox, the game's computer\n"
    "players in everybody's place. The table's thread on a wide screen and on a phone, then one\n"
    "player's direct messages, each light and dark."
)


async def _step(folder: Path, step: int, caption: str, public: Pages, private: Pages) -> list[str]:
    names = await public.take(folder, f"{step:02}") + await private.take(folder, f"{step:02}-own")
    pictures = [f"![{_alt(name)}: {caption}]({name})" for name in names]
    return ["", f"## {step}. {caption}", "", *pictures]


def _asked(table: Table) -> str:
    if not table.asks():
        return "what follows"
    ask = table.asks()[0]
    names = [table.record.seats[each.seat].name for each in table.asks()]
    return f"{' and '.join(names)}: {ask.topic.replace('-', ' ')}"


def _alt(name: str) -> str:
    _, *kind = name.removesuffix(".webp").split("-")
    whose = "Direct messages" if "own" in kind else "The table"
    return f"{whose} on a {'phone' if 'phone' in kind else 'wide screen'}, {kind[-1]}"


async def _one_answer(table: Table) -> None:
    """Give one answer, and wait until what follows from it has been told."""
    await until(lambda: table.done or bool(table.asks()), "Nobody is asked.", IN_ONE_CHAIN)
    if table.done:
        return
    ask = table.asks()[0]
    user = table.record.seats[ask.seat].user_id
    assert user is not None
    dice = derive(b"gallery", ask.id)
    answer = table.game.computer.answer(table.notebook(ask.seat), ask, dice)
    await table.submit(user, ask.id, answer)
    await asyncio.sleep(DRAWN_AFTER)
