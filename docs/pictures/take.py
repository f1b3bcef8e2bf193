"""Takes the README's pictures: plays two tables on the sandbox and photographs the page.

    .venv/bin/python -m docs.pictures.take

(after `python3 -m tools.lint`; needs Chromium.)

Nothing is drawn by hand: the bot is the real one, and so is the deal. A guest of the lobby leaves
and joins again until the sealed dice promise a good story; then the moves are made so that there
is something to see.
"""

from __future__ import annotations

import asyncio
import logging

import structlog
from playwright.async_api import async_playwright

from docs.pictures import botk, feast
from docs.pictures.stage import Camera, chromium, evening


async def main() -> None:
    """Start everything and take the pictures."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    async with async_playwright() as playwright:
        browser = await chromium(playwright)
        async with evening() as court:
            camera = Camera(court, browser)
            await botk.photograph(court, camera)
            await feast.photograph(court, camera)
        await browser.close()


if __name__ == "__main__":
    asyncio.run(main())
