"""How many words the panels of every game say, and how far down on a phone they ask.

`python -m benchmarks.words GAMES [FOLDER]` (needs Chromium): so many games of each kind are
simulated, with few, some and many seats; every panel of every fourth moment is counted as it is
with its picture. The longest ones are posted on the sandbox, and measured on its page at
390 x 844: how far down the question begins, in pixels, or *Play again*, or else the panel ends.
FOLDER takes a picture of each.
"""

import asyncio
import io
import logging
import re
import shutil
import sys
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
from itertools import chain, islice
from pathlib import Path

import discord
import structlog
from playwright.async_api import ViewportSize, async_playwright

from bot.drawing.png import webp
from bot.panels.builder import Panel
from bot.plugins.plugin import GamePlugin
from bot.plugins.registry import plugins
from docs.pictures.stage import HOST, Evening, evening
from gallows.kit.brevity import Count, counts
from gallows.kit.moments import Moment, english, played

PHONE, TALL = (
    ViewportSize(width=390, height=844),
    ViewportSize(width=390, height=2000),
)
EVERY = 4
POSTED = 4
"""Of a kind: the highest ones by estimate."""
LOADING = 500
"""Milliseconds until a picture is there."""


def kinds(game: GamePlugin, games: int) -> dict[str, list[Count]]:
    """Return the counts of simulated games by what the panel is."""
    found: dict[str, list[Count]] = defaultdict(list)
    for moment in _moments(game, games):
        for each in counts(moment, english()):
            public = "end" if moment.settled else "public"
            found["private" if each.seat is not None else public].append(each)
    return found


def _moments(game: GamePlugin, games: int) -> Iterator[Moment]:
    sizes = game.seats_for(game.defaults())
    for seed in range(games):
        for seats in sorted({sizes[0], sizes[len(sizes) // 2], sizes[-1]}):
            for n, moment in enumerate(played(game.rules, seed, seats)):
                if n % EVERY == 0 or moment.settled:
                    yield moment


def painted(count: Count) -> Panel:
    """Return a panel with its picture."""
    if count.drawing is None:
        return count.panel
    (empty,) = count.panel.files
    file = discord.File(io.BytesIO(webp(*count.drawing)), empty.filename)
    return replace(count.panel, files=(file,))


async def heights(court: Evening, panels: list[Panel], folder: Path | None) -> list[int]:
    """Post panels, and return how far down each begins to ask on a phone, in pixels.

    ``folder``: where to put a picture of each.
    """
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=shutil.which("chromium") or shutil.which("google-chrome"),
            args=["--no-sandbox", "--disable-gpu"],
        )
        page = await browser.new_page(viewport=PHONE, reduced_motion="reduce")
        user = court.user(HOST)
        await page.goto(f"{court.sandbox.url}/#user={user}&channel={court.hall}")
        found = []
        for panel in panels:
            channel = court.bot.get_partial_messageable(int(court.hall))
            sent = await channel.send(view=panel.view, files=list(panel.files))
            message = page.locator(f'#messages > li[data-message="{sent.id}"]')
            await message.wait_for()
            await message.scroll_into_view_if_needed()
            await page.wait_for_timeout(LOADING)
            box = await message.bounding_box()
            question = message.get_by_role("button", name=re.compile(r"^(\?|Play again)$"))
            asked = await question.first.bounding_box() if await question.count() else None
            low = asked["y"] if asked else box["y"] + box["height"] if box else 0
            found.append(round(low - box["y"]) if box else 0)
            if folder is not None:
                await page.set_viewport_size(TALL)
                await message.screenshot(path=folder / f"{len(found)}.png")
                await page.set_viewport_size(PHONE)
        await browser.close()
        return found


async def main(games: int, folder: Path | None) -> None:
    """Print a Markdown table."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    rows: list[tuple[str, str, list[Count]]] = []
    for game in plugins().values():
        rows += [(game.id, kind, found) for kind, found in kinds(game, games).items()]
    longest = [
        [painted(each) for each in sorted(found, key=lambda each: -each.high)[:POSTED]]
        for _, _, found in rows
    ]
    async with evening() as court:
        all_high = iter(await heights(court, list(chain.from_iterable(longest)), folder))
    high = [max(islice(all_high, len(panels))) for panels in longest]
    print("| game | panel | how many | words, usually | at most | estimated high | on a phone |")
    print("|---|---|---:|---:|---:|---:|---:|")
    for (game_id, kind, found), pixels in zip(rows, high, strict=True):
        before = sorted(each.before for each in found)
        usual = before[len(before) // 2]
        guess = max(each.high for each in found)
        print(
            f"| {game_id} | {kind} | {len(before)} | {usual} | {before[-1]} | {guess} | {pixels} |"
        )


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]), Path(sys.argv[2]) if sys.argv[2:] else None))
