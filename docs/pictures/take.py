"""Takes the pictures of the documents: plays tables on the sandbox and photographs the page.

    .venv/bin/python -m docs.pictures.take [readme] [GAME ...]

(after `python3 -m tools.lint`; needs Chromium.) ``readme`` are the README's pictures, a game's name
is a whole game of it, picture by picture; without a word, everything.

Nothing is drawn by hand: the bot is the real one, and so is the deal. A guest of the lobby leaves
and joins again until the sealed dice promise a good story; then the moves are made so that there
is something to see.
"""

from __future__ import annotations

import asyncio
import logging
import shutil
import sys

import structlog
from playwright.async_api import async_playwright

from bot.plugins.plugin import Seating
from bot.plugins.registry import plugins
from docs.pictures import botk, feast, gallery
from docs.pictures.stage import Camera, evening


async def main() -> None:
    """Start everything and take the pictures."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    several = [name for name, game in plugins().items() if game.seating is Seating.LOBBY]
    wanted = sys.argv[1:] or ["readme", *several]
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=shutil.which("chromium") or shutil.which("google-chrome"),
            args=["--no-sandbox", "--disable-gpu"],
        )
        for what in wanted:
            async with evening() as court:
                if what == "readme":
                    camera = Camera(court, browser)
                    await botk.photograph(court, camera)
                    await feast.photograph(court, camera)
                else:
                    await gallery.photograph(court, browser, what)
        await browser.close()


if __name__ == "__main__":
    asyncio.run(main())
