"""Commands that a user has installed for themselves, where the bot is not."""

import pytest
from playwright.async_api import expect

from sandbox import FurtherGuild, Group
from sandbox.world import World
from tests.page.conftest import Site
from tests.page.test_servers import PING, channels, server

ALONE = PING | {"name": "alone", "integration_types": [0, 1], "contexts": [0, 1, 2]}


@pytest.fixture
def world() -> World:
    """One with an inn where the bot is not, and with friends."""
    inn = FurtherGuild("Inn", ("taproom",), moderators=("Carol",), bot=False)
    return World(others=(inn,), groups=(Group("Friends", ("Alice", "Bob")),))


async def test_who_installs_the_bot_has_its_commands_everywhere(site: Site):
    await site.bot.commands_everywhere(PING, ALONE)
    page = await site.open()
    box, options = page.locator("#composer-input"), page.get_by_role("option", name="/")
    await channels(page).get_by_role("button", name="Friends").click()
    await expect(page.get_by_text("is not in this group")).to_be_visible()
    await box.fill("/")
    await expect(options).to_have_count(0)
    await page.get_by_role("button", name="Settings of Alice").click()
    await page.get_by_text("Has installed the bot").click()
    await expect(channels(page).get_by_role("button", name="Test bot")).to_be_visible()
    await box.fill("/a")
    await expect(options).to_contain_text("/alone")
    await server(page, "Inn").click()
    await box.fill("/")
    await expect(options).to_have_count(1)
    await expect(options).to_contain_text("/alone")
