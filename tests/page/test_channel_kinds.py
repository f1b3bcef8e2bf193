"""Channels that are not of text alone."""

import pytest
from playwright.async_api import expect

from sandbox.model import ChannelType
from tests.page.conftest import Site, channel, message
from tests.page.scripted_bot import row


@pytest.mark.parametrize("kind", [ChannelType.FORUM, ChannelType.MEDIA])
async def test_a_forum_is_written_in_by_posts(site: Site, kind: ChannelType):
    forum = site.sandbox.state.add_channel("ideas", kind)
    site.sandbox.dispatcher.channel_created(forum)
    page = await site.open("Bob", channel="ideas")
    await expect(page.get_by_text("A forum has posts only")).to_be_visible()
    box = page.get_by_role("combobox", name="Write to #ideas as Bob")
    await box.fill("Who plays tonight?")
    await box.press("Enter")
    await expect(page.get_by_role("heading", name="ideas › Who plays tonight?")).to_be_visible()
    await expect(message(page, "Who plays tonight?")).to_have_count(1)
    await expect(channel(page, "Who plays tonight?")).to_be_visible()
    await channel(page, "ideas").click()
    await expect(box).to_have_value("")


async def test_channels_are_offered_of_the_kinds_that_are_wanted(site: Site):
    site.sandbox.state.add_channel("lounge", ChannelType.VOICE)
    where = {"type": 7, "name": "where", "description": "In which"}
    await site.bot.commands(
        {"name": "talk", "description": "Talk", "type": 1, "options": [where]},
        {"name": "write", "description": "Write", "type": 1,
         "options": [where | {"channel_types": [ChannelType.TEXT]}]},
    )  # fmt: skip
    menu = {"type": 8, "custom_id": "where", "channel_types": [ChannelType.TEXT]}
    await site.post("Where?", components=[row(menu)])
    page = await site.open()
    await page.get_by_role("combobox", name="Choose").click()
    options = page.get_by_role("listbox", name="Choose").get_by_role("option")
    await expect(options).to_have_text(["#general", "#off-topic"])
    box = page.locator("#composer-input")
    for command, offered in (
        ("/talk", ["—", "#general", "#off-topic", "#lounge"]),
        ("/write", ["—", "#general", "#off-topic"]),
    ):
        await box.fill(command)
        await expect(page.get_by_label("where").locator("option")).to_have_text(offered)
