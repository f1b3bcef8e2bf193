"""The page of a past game in a real browser: by keys, by touch, and for who does not see it."""

from pathlib import Path

import pytest
from playwright.async_api import Page, expect

from bot.plugins.registry import plugins
from bot.replay.night import Night
from bot.replay.page import page
from bot.store.store import Store
from bot.text import words_for
from tests.gallows.tables import play_table
from tests.page.browser import NO_BROWSER, Pages, find_browser

pytestmark = [
    pytest.mark.skipif(find_browser() is None, reason=NO_BROWSER),
    pytest.mark.asyncio(loop_scope="session"),
]


async def opened(
    game: str, database: Path, pages: Pages, size: tuple[int, int] = (390, 844)
) -> Page:
    """A past game's page, on a phone."""
    store = await Store.open(f"sqlite+aiosqlite:///{database}")
    number = await play_table(store, game)
    record = await store.tables.find(number)
    assert record is not None
    night = Night(record=record, answers=tuple(await store.journal.answers(number)))
    await store.close()
    file = database.with_name("night.html")
    file.write_bytes(page(night, "en"))
    shown = await pages.take(size)
    await shown.goto(file.as_uri())
    return shown


@pytest.mark.parametrize("game", ["botk", "execution"])
async def test_a_game_is_gone_through_by_keys_and_by_touch(database: Path, pages: Pages, game: str):
    shown = await opened(game, database, pages)
    where, last = shown.locator("#where"), int(await shown.evaluate("LAST"))
    await expect(where).to_have_text(f"Step 1 of {last + 1}")
    await expect(shown.locator("#table svg")).to_have_attribute("role", "img")
    await shown.keyboard.press("ArrowRight")
    await expect(where).to_have_text(f"Step 2 of {last + 1}")
    await shown.keyboard.press("End")
    await expect(where).to_have_text(f"Step {last + 1} of {last + 1}")
    await expect(shown.get_by_role("button", name="One step on")).to_be_disabled()
    await shown.get_by_role("button", name="One step back").click()
    await expect(where).to_have_text(f"Step {last} of {last + 1}")
    await shown.get_by_label("Seen by").select_option(label="All secrets")
    await expect(where).to_have_text(f"Step {last} of {last + 1}")
    await shown.get_by_role("button", name="Play").click()
    await expect(where).to_have_text(f"Step {last + 1} of {last + 1}")
    wider = await shown.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert not wider, "a phone shows all of it without moving sideways"


async def test_each_sees_their_own_cards_and_what_they_knew(database: Path, pages: Pages):
    shown = await opened("botk", database, pages, (1280, 800))
    await shown.keyboard.press("ArrowRight")
    eyes, own = shown.get_by_label("Seen by"), shown.locator("#own svg")
    await expect(own).to_have_count(0)
    seen = set()
    for option in (await eyes.locator("option").all_text_contents())[1:-1]:
        await eyes.select_option(label=option)
        await expect(own).to_have_count(1)
        seen.add(await own.get_attribute("aria-label"))
    assert len(seen) > 1
    await eyes.select_option(label="All secrets")
    await expect(own).to_have_count(0)
    knew = shown.locator("#rest").get_by_role("heading").filter(has_text="knew")
    await expect(knew).to_have_count(plugins()["botk"].rules.least_seats)


async def test_the_whole_story_is_there_in_words(database: Path, pages: Pages):
    shown = await opened("botk", database, pages)
    story = shown.locator("details")
    await story.locator("summary").click()
    await expect(story.get_by_role("heading").first).to_be_visible()
    await expect(story).to_contain_text(words_for("en")("story-proof-title").removeprefix("### "))
