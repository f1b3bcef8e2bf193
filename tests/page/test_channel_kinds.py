"""Channels that are not of text alone."""

from playwright.async_api import expect

from sandbox.model import ChannelType
from tests.page.conftest import Site, channel, message


async def test_a_forum_is_written_in_by_posts(site: Site):
    forum = site.sandbox.state.add_channel("ideas", ChannelType.FORUM)
    site.sandbox.dispatcher.channel_created(forum)
    page = await site.open("Bob", channel="ideas")
    await expect(page.get_by_text("A forum has posts only")).to_be_visible()
    box = page.get_by_placeholder("Begin a post in #ideas")
    await box.fill("Who plays tonight?")
    await box.press("Enter")
    await expect(page.get_by_role("heading", name="ideas › Who plays tonight?")).to_be_visible()
    await expect(message(page, "Who plays tonight?")).to_have_count(1)
    await expect(channel(page, "Who plays tonight?")).to_be_visible()
    await channel(page, "ideas").click()
    await expect(box).to_have_value("")
