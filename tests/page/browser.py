"""Where the browser is that the tests of the page drive, and its pages."""

import shutil
from collections.abc import AsyncIterator
from dataclasses import dataclass, field

import pytest_asyncio
from playwright.async_api import Browser, Page, async_playwright, expect

from tests.sandbox.patience import patience

NAMES = (
    # Without a window's own parts it takes a fifth less of the processor for the same tests.
    "chromium-headless-shell",
    "chromium", "chromium-browser", "google-chrome", "google-chrome-stable",
)  # fmt: skip
WITHOUT = (
    # The browser's own pages, drawn unseen for each window: they took more than ours.
    "WebUIOmniboxPopup", "WebUIOmniboxAimPopup",
    # A process for the next page, begun before there is one.
    "SpareRendererForSitePerProcess",
    # What Playwright leaves out: of two such flags the last counts alone.
    "AimEnabled", "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable", "HttpsUpgrades", "LensOverlay", "MediaRouter",
    "NetworkTimeServiceQuerying", "OptimizationHints", "PaintHolding", "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
)  # fmt: skip
"""Features of Chromium that no page here wants; names that a Chromium does not know do nothing."""
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-features=" + ",".join(WITHOUT),
)
FORGET = "() => { localStorage.clear(); Storage.prototype.setItem = () => {}; }"
"""Has a page remember nothing, and nothing either that it is about to hear before it is left."""
NO_BROWSER = "no Chromium found: the tests of the web page (tests/page) are left out"

PATIENCE = 300_000
"""Milliseconds until a test gives up what it waits for; on a busy machine much is late."""
expect.set_options(timeout=PATIENCE)


def find_browser() -> str | None:
    """The path of an installed Chromium or Chrome, if there is one."""
    return next(filter(None, map(shutil.which, NAMES)), None)


@dataclass
class Pages:
    """The pages of one browser, each of somebody's own, as in another browser.

    What a test has left is the next one's: a new page takes two thirds of a usual test's time.
    """

    browser: Browser
    idle: list[Page] = field(default_factory=list)
    used: list[Page] = field(default_factory=list)
    complaints: list[str] = field(default_factory=list)
    """What the browser has complained of in the test that is on."""

    async def take(self, size: tuple[int, int]) -> Page:
        """A page of that size, on which nothing is yet."""
        page = self.idle.pop() if self.idle else await self._make()
        self.used.append(page)
        await page.set_viewport_size({"width": size[0], "height": size[1]})
        return page

    async def leave(self) -> list[str]:
        """Let nothing of a test be left on its pages; return what the browser complained of."""
        complaints = list(self.complaints)
        while self.used:
            page = self.used.pop()
            async with patience(f"the browser to leave {page.url}"):
                await page.unroute_all(behavior="ignoreErrors")
                # These two have no limit of their own.
                await page.evaluate(FORGET)
                await page.mouse.move(-1, -1)
                await page.goto("about:blank")
            self.idle.append(page)
        self.complaints.clear()
        return complaints

    async def _make(self) -> Page:
        context = await self.browser.new_context(reduced_motion="reduce")
        context.set_default_timeout(PATIENCE)
        page = await context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on(
            "console",
            lambda line: self.complaints.append(line.text) if line.type == "error" else None,
        )
        return page


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def all_pages() -> AsyncIterator[Pages]:
    """One browser for all tests of a process."""
    path = find_browser()
    assert path is not None, f"{NO_BROWSER}: install `chromium-headless-shell` or `chromium`"
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        yield Pages(browser)
        async with patience("the browser to close"):
            await browser.close()


@pytest_asyncio.fixture(loop_scope="session")
async def pages(all_pages: Pages) -> AsyncIterator[Pages]:
    """Pages for one test; whatever the browser complains of fails it."""
    yield all_pages
    assert await all_pages.leave() == []
