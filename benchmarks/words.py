"""How many words the panels of every game say, and how far down on a phone they ask.

`python -m benchmarks.words GAMES [FOLDER]` (needs Chromium): so many games of each kind are
simulated, with few, some and many seats, every second of a computer; every panel of every fourth
snapshot is counted as it is with its picture. The highest ones and some others are posted on the
sandbox, and measured on its page at 390 x 844: how far down the question begins, in pixels, or
*Play again*, or else the text ends, with the line of who has written it. The last column is by how
much the estimate that the panels go by was too low: nowhere above nothing. FOLDER takes a picture
of each.
"""

import asyncio
import logging
import shutil
import sys
from collections import defaultdict
from collections.abc import Iterator
from itertools import chain, islice
from pathlib import Path

import structlog
from playwright.async_api import ViewportSize, async_playwright

from bot.messages.components import to_send
from bot.panels.height import AUTHOR
from bot.panels.panel import Panel
from bot.plugins.plugin import GamePlugin
from bot.plugins.registry import plugins
from docs.pictures.stage import HOST, Evening, evening
from gallows.kit.snapshots import Snapshot, english, played
from gallows.kit.word_counts import Count, counts

PHONE, TALL = (
    ViewportSize(width=390, height=844),
    ViewportSize(width=390, height=2000),
)
EVERY = 4
HIGHEST, OTHERS = 4, 4
"""Of a kind that are posted: the highest ones by estimate, and about so many others."""
PAINTED = """id => [...document.querySelectorAll(`li[data-message="${id}"] .gallery img`)]
    .every(each => each.complete && each.naturalWidth)"""
ASKS = """(message, author) => {
    const top = message.getBoundingClientRect().top;
    const named = message.querySelector(".message-head") ? 0 : author;
    const buttons = [...message.querySelectorAll("button")];
    const asks = buttons.find(each => /^(\\?|Play again)$/.test(each.textContent.trim()));
    const low = asks?.getBoundingClientRect().top
        ?? [...message.querySelectorAll(".prose")].at(-1).getBoundingClientRect().bottom;
    return Math.ceil(low - top + named);
}"""
"""Where the question begins, or *Play again*, or else where the last text ends."""


def kinds(game: GamePlugin, games: int) -> dict[str, list[Count]]:
    """Return the counts of simulated games by what the panel is."""
    found: dict[str, list[Count]] = defaultdict(list)
    for snapshot in _moments(game, games):
        for each in counts(snapshot, english()):
            public = "end" if snapshot.settled else "public"
            found["private" if each.seat is not None else public].append(each)
    return found


def _moments(game: GamePlugin, games: int) -> Iterator[Snapshot]:
    sizes = game.seats_for(game.defaults())
    for seed in range(games):
        for seats in sorted({sizes[0], sizes[len(sizes) // 2], sizes[-1]}):
            for n, snapshot in enumerate(played(game.rules, seed, seats)):
                if n % EVERY == 0 or snapshot.settled:
                    yield snapshot


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
            sent = await channel.send(**await to_send(panel))
            message = page.locator(f'#messages > li[data-message="{sent.id}"]')
            await message.wait_for()
            await message.scroll_into_view_if_needed()
            await page.wait_for_function(PAINTED, arg=str(sent.id))
            found.append(await message.evaluate(ASKS, AUTHOR))
            if folder is not None:
                await page.set_viewport_size(TALL)
                await message.screenshot(path=folder / f"{len(found)}.png")
                await page.set_viewport_size(PHONE)
        await browser.close()
        return found


async def main(games: int, folder: Path | None) -> None:
    """Print a Markdown table."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    async with evening() as court:
        rows = [
            (game.id, kind, sorted(found, key=lambda each: -each.high))
            for game in plugins().values()
            for kind, found in kinds(game, games).items()
        ]
        posted = [
            [*found[:HIGHEST], *found[HIGHEST :: max(1, len(found) // OTHERS)]]
            for _, _, found in rows
        ]
        panels = [each.panel for each in chain.from_iterable(posted)]
        all_high = iter(await heights(court, panels, folder))
    print("| game | panel | how many | words, usually | at most | highest | on a phone | too low |")
    print("|---|---|---:|---:|---:|---:|---:|---:|")
    for (game_id, kind, found), counted in zip(rows, posted, strict=True):
        high = list(islice(all_high, len(counted)))
        before = sorted(each.before for each in found)
        usual, most = before[len(before) // 2], before[-1]
        low = max(pixels - each.high for pixels, each in zip(high, counted, strict=True))
        print(
            f"| {game_id} | {kind} | {len(before)} | {usual} | {most} "
            f"| {found[0].high} | {max(high)} | {low} |"
        )


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]), Path(sys.argv[2]) if sys.argv[2:] else None))
