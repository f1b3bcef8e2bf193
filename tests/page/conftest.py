"""A sandbox, a bot that does as told, and a page in a real browser."""

from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Locator, Page

from sandbox.server import Sandbox
from sandbox.world import Person, World
from tests.page.browser import Pages, find_browser
from tests.page.scripted_bot import Json, ScriptedBot
from tests.sandbox.patience import PatientClock, patience

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


@pytest.fixture(scope="session")
def ports() -> list[int]:
    """Where the page was last, if it has been anywhere."""
    return [0]


@pytest.fixture
def world() -> World:
    """What the sandbox begins with."""
    return World()


@pytest_asyncio.fixture(loop_scope="session")
async def sandbox(ports: list[int], world: World) -> AsyncIterator[Sandbox]:
    """A new one at the old address: what the browser has read and compiled there, it knows."""
    sandbox = Sandbox(world, PatientClock())
    try:
        await sandbox.start(ports[0])
    except OSError:
        # Somebody else has taken it.
        await sandbox.stop()
        sandbox = Sandbox(world, PatientClock())
        await sandbox.start()
    ports[0] = int(sandbox.url.rpartition(":")[2])
    yield sandbox
    async with patience("the sandbox to stop"):
        await sandbox.stop()


@pytest_asyncio.fixture(loop_scope="session")
async def bot(sandbox: Sandbox) -> AsyncIterator[ScriptedBot]:
    bot = ScriptedBot(sandbox)
    async with patience("the bot to start"):
        await bot.start()
    yield bot
    async with patience("the bot to stop"):
        await bot.stop()


@dataclass
class Site:
    """Opens pages for users, and knows the ids that tests need."""

    sandbox: Sandbox
    bot: ScriptedBot
    pages: Pages

    def user(self, name: str) -> str:
        return next(user.id for user in self.sandbox.state.users.values() if user.name == name)

    def add_user(self, name: str) -> str:
        state = self.sandbox.state
        user = state.add_user(Person(name))
        self.sandbox.dispatcher.member_joined(user, state.guild)
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
        """The page of this user."""
        page = await self.pages.take(size)
        await page.goto(
            f"{self.sandbox.url}/#user={self.user(name)}&channel={self.channel(channel)}"
        )
        await page.locator("#composer-input:enabled").wait_for()
        return page

    async def visit(self, *, size: tuple[int, int] = (1280, 800)) -> Page:
        """The page of whoever comes for the first time, and has only its address."""
        page = await self.pages.take(size)
        await page.goto(f"{self.sandbox.url}/")
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
async def site(sandbox: Sandbox, bot: ScriptedBot, pages: Pages) -> Site:
    return Site(sandbox, bot, pages)


def channel(page: Page, name: str):
    return page.get_by_role("navigation", name="Channels").get_by_role("button", name=name)


def message(page: Page, words: str) -> Locator:
    """The message with these words."""
    return page.get_by_role("listitem").filter(has=page.locator("article")).filter(has_text=words)
