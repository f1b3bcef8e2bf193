"""Discord's markdown on the page, and that nothing in it becomes HTML."""

import re
import time

from playwright.async_api import expect

from tests.page.conftest import Court, message

HOSTILE = '<img src=x onerror="document.title=1"> <script>alert(1)</script> &lt;b&gt;'


async def test_the_marks_of_a_text(court: Court):
    await court.post(
        "**strong** *slanted* __under__ ~~struck~~ `code <b>` snake_case_name\n"
        "# Title\n-# small print\n- one\n  - inner\n- two\n> quoted\n"
        "```py\nfenced **not bold**\n```"
    )
    page = await court.open()
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


async def test_a_hostile_text_stays_text(court: Court):
    eve = court.add_user('<i>"Eve"</i> **')
    await court.post(f"{HOSTILE} <@{eve}> [link](javascript:alert(1)) **{HOSTILE}**")
    page = await court.open()
    here = message(page, "onerror")
    await expect(here).to_contain_text("<script>alert(1)</script>")
    await expect(here.locator(".mention")).to_have_text('@<i>"Eve"</i> **')
    await expect(here.locator("img, script, i, a")).to_have_count(0)
    await expect(page.locator(".court")).to_contain_text('<i>"Eve"</i> **')
    assert "Royal Court" in await page.title()


async def test_mentions_lead_somewhere(court: Court):
    there = await court.bot.post(court.room("dungeon"), "The dungeon's first word")
    guild = court.sandbox.realm.guild.id
    link = f"https://discord.com/channels/{guild}/{there['channel_id']}/{there['id']}"
    await court.bot.commands({"name": "purse", "description": "Your crowns", "type": 1})
    await court.post(f"Come to {link}, <#{there['channel_id']}>; </purse:1> <:crown:123456789>")
    page = await court.open()
    here = message(page, "Come to")
    await expect(here).to_contain_text(":crown:")
    await here.get_by_role("button", name="/purse").click()
    await expect(page.locator("#composer-input")).to_have_value("/purse ")
    await here.get_by_role("button", name="#dungeon › message").click()
    await expect(page.get_by_role("heading", name="dungeon")).to_be_visible()
    await expect(message(page, "first word").locator("article")).to_be_focused()


async def test_a_relative_time_goes_on(court: Court):
    soon = int(time.time()) + 100
    await court.post(f"It begins <t:{soon}:R>, on <t:{soon}:D>.")
    page = await court.open()
    stamp = message(page, "It begins").locator("time.stamp").first
    await expect(stamp).to_have_text("in 1 minute")
    await page.evaluate("const now = Date.now; Date.now = () => now() + 3 * 60 * 1000")
    await expect(stamp).to_have_text(re.compile(r"^1 minute ago$"))


async def test_a_spoiler_is_covered_until_pressed(court: Court):
    posted = await court.post("The traitor is ||Hugo||!")
    page = await court.open()
    cover = page.get_by_role("button", name="Spoiler")
    await expect(
        page.get_by_text("Hugo", exact=True).and_(page.locator(".spoiler-text"))
    ).to_be_hidden()
    await cover.press("Enter")
    inner = page.locator(".spoiler-open")
    await expect(inner).to_have_text("Hugo")
    await court.bot.edit(posted, content="The traitor was ||Hugo||!")
    await expect(message(page, "was")).to_be_visible()
    await expect(inner).to_have_text("Hugo")
