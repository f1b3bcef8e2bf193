"""A sandbox, a bot that does as told, and a page in a real browser."""

from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, BrowserContext, Locator, Page, async_playwright

from sandbox.server import Sandbox
from sandbox.world import Person
from tests.page.browser import FLAGS, NO_BROWSER, PATIENCE, find_browser
from tests.page.scripted_bot import Json, ScriptedBot
from tests.sandbox.patience import PatientClock

HERE = Path(__file__).parent


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Run the tests here in one event loop (one browser), or not at all without a browser."""
    ours = [item for item in items if HERE in item.path.parents]
    if find_browser() is None and ours:
        items[:] = [item for item in items if item not in ours]
        config.hook.pytest_deselected(items=ours)
        return
    for item in ours:
        item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    path = find_browser()
    assert path is not None, f"{NO_BROWSER}: install `chromium`"
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        yield browser
        await browser.close()


@pytest_asyncio.fixture(loop_scope="session")
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox(clock=PatientClock()) as sandbox:
        yield sandbox


@pytest_asyncio.fixture(loop_scope="session")
async def bot(sandbox: Sandbox) -> AsyncIterator[ScriptedBot]:
    bot = ScriptedBot(sandbox)
    await bot.start()
    yield bot
    await bot.stop()


@dataclass
class Site:
    """Opens pages for users, and knows the ids that tests need."""

    sandbox: Sandbox
    bot: ScriptedBot
    browser: Browser
    contexts: list[BrowserContext] = field(default_factory=list)
    complaints: list[str] = field(default_factory=list)

    def user(self, name: str) -> str:
        return next(user.id for user in self.sandbox.state.users.values() if user.name == name)

    def add_user(self, name: str) -> str:
        user = self.sandbox.state.add_user(Person(name))
        self.sandbox.dispatcher.member_joined(user)
        return user.id

    @property
    def general(self) -> str:
        return self.channel("general")

    def channel(self, name: str) -> str:
        channels = self.sandbox.state.channels.values()
        return next(channel.id for channel in channels if channel.name == name)

    async def open(
        self,
        name: str = "Alice",
        channel: str = "general",
        *,
        size: tuple[int, int] = (1280, 800),
    ) -> Page:
        """The page of this user; whatever the browser complains of fails the test."""
        viewport: Any = {"width": size[0], "height": size[1]}
        context = await self.browser.new_context(viewport=viewport, reduced_motion="reduce")
        context.set_default_timeout(PATIENCE)
        self.contexts.append(context)
        page = await context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on(
            "console",
            lambda line: self.complaints.append(line.text) if line.type == "error" else None,
        )
        await page.goto(
            f"{self.sandbox.url}/#user={self.user(name)}&channel={self.channel(channel)}"
        )
        await page.locator("#composer-input:enabled").wait_for()
        return page

    def say(self, content: str, name: str = "Frank") -> None:
        """A user says something in #general: no limit to how fast."""
        state = self.sandbox.state
        self.sandbox.messages.say(
            state.channels[self.general], state.users[self.user(name)], content
        )

    async def post(self, content: str = "", **body: Any) -> Json:
        return await self.bot.post(self.general, content, **body)


@pytest_asyncio.fixture(loop_scope="session")
async def site(sandbox: Sandbox, bot: ScriptedBot, browser: Browser) -> AsyncIterator[Site]:
    site = Site(sandbox, bot, browser)
    yield site
    for context in site.contexts:
        await context.close()
    assert site.complaints == []


def message(page: Page, words: str) -> Locator:
    """The message with these words."""
    return page.get_by_role("listitem").filter(has=page.locator("article")).filter(has_text=words)
