"""Discord's markdown on the page, and that nothing in it becomes HTML."""

import re
import time

from playwright.async_api import expect

from tests.page.conftest import Site, message

HOSTILE = '<img src=x onerror="document.title=1"> <script>alert(1)</script> &lt;b&gt;'


async def test_the_marks_of_a_text(site: Site):
    await site.post(
        "**strong** *slanted* __under__ ~~struck~~ `code <b>` snake_case_name\n"
        "# Title\n-# small print\n- one\n  - inner\n- two\n> quoted\n"
        "```py\nfenced **not bold**\n```"
    )
    page = await site.open()
    here = message(page, "strong")
    for tag, words in {
        "strong": "strong",
        "em": "slanted",
        "u": "under",
        "s": "struck",
        "p code": "code <b>",
        "h3": "Title",
        ".md-sub": "small print",
        "ul ul li": "inner",
        "blockquote": "quoted",
        "pre": "fenced **not bold**",
    }.items():
        await expect(here.locator(tag).first).to_have_text(words)
    await expect(here).to_contain_text("snake_case_name")


async def test_a_hostile_text_stays_text(site: Site):
    eve = site.add_user('<i>"Eve"</i> **')
    await site.post(f"{HOSTILE} <@{eve}> [link](javascript:alert(1)) **{HOSTILE}**")
    page = await site.open()
    here = message(page, "onerror")
    await expect(here).to_contain_text("<script>alert(1)</script>")
    await expect(here.locator(".mention")).to_have_text('@<i>"Eve"</i> **')
    await expect(here.locator("img, script, i, a")).to_have_count(0)
    await expect(page.locator(".members")).to_contain_text('<i>"Eve"</i> **')
    assert "Test server" in await page.title()


async def test_mentions_lead_somewhere(site: Site):
    there = await site.bot.post(site.channel("off-topic"), "The first word")
    guild = site.sandbox.state.guild.id
    link = f"https://discord.com/channels/{guild}/{there['channel_id']}/{there['id']}"
    await site.bot.commands({"name": "points", "description": "Your points", "type": 1})
    await site.post(f"Come to {link}, <#{there['channel_id']}>; </points:1> <:star:123456789>")
    page = await site.open()
    here = message(page, "Come to")
    await expect(here).to_contain_text(":star:")
    await here.get_by_role("button", name="/points").click()
    await expect(page.locator("#composer-input")).to_have_value("/points ")
    await here.get_by_role("button", name="#off-topic › message").click()
    await expect(page.get_by_role("heading", name="off-topic")).to_be_visible()
    await expect(message(page, "first word").locator("article")).to_be_focused()


async def test_a_relative_time_goes_on(site: Site):
    soon = int(time.time()) + 100 * 60
    await site.post(f"It begins <t:{soon}:R>, on <t:{soon}:D>.")
    page = await site.open()
    stamp = message(page, "It begins").locator("time.stamp").first
    await expect(stamp).to_have_text("in 2 hours")
    await page.evaluate("const now = Date.now; Date.now = () => now() + 3 * 3600 * 1000")
    await expect(stamp).to_have_text(re.compile(r"^1 hour ago$"))


async def test_a_relative_time_is_rounded_as_discord_rounds_it(site: Site):
    page = await site.open()
    told = await page.evaluate(
        """async (seconds) => {
            const main = document.querySelector("script").src;
            const { formatStamp } = await import(new URL("time.js", main));
            Date.now = () => 1_800_000_000_000;
            return seconds.map((each) => formatStamp(1_800_000_000 + each, "R"));
        }""",
        [0, 59, 60, 89, 90, 119, 120, 149, 150, 3569, 3570, 5400, 79200, -61, -100],
    )
    assert told == [
        "in 0 seconds", "in 59 seconds", "in 1 minute", "in 1 minute", "in 2 minutes",
        "in 2 minutes", "in 2 minutes", "in 2 minutes", "in 3 minutes", "in 59 minutes",
        "in 1 hour", "in 2 hours", "in 1 day", "1 minute ago", "2 minutes ago",
    ]  # fmt: skip


async def test_a_spoiler_is_covered_until_pressed(site: Site):
    posted = await site.post("The traitor is ||Frank||!")
    page = await site.open()
    cover = page.get_by_role("button", name="Spoiler")
    await expect(
        page.get_by_text("Frank", exact=True).and_(page.locator(".spoiler-text"))
    ).to_be_hidden()
    await cover.press("Enter")
    inner = page.locator(".spoiler-open")
    await expect(inner).to_have_text("Frank")
    await site.bot.edit(posted, content="The traitor was ||Frank||!")
    await expect(message(page, "was")).to_be_visible()
    await expect(inner).to_have_text("Frank")
