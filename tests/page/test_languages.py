"""Each person's page is in that person's language; what a language lacks is said in English."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from playwright.async_api import Page, expect

from sandbox import Shortcut
from tests.page.conftest import Site, message
from tests.page.scripted_bot import button, reply, row

GERMAN = """
page-members = Leute
page-language = Sprache
page-write = Schreib, oder / für Befehle
page-settings-of = Einstellungen von { $name }
page-no-bot = Der Bot ist nicht auf dem Server.
page-did-not-respond = Keine Antwort
page-bot-offline = Der Bot ist nicht da
page-new-messages = { $n ->
    [one] Eine neue Nachricht
   *[other] { $n } neue Nachrichten
  }
"""


@pytest.fixture(autouse=True)
def german(site: Site, tmp_path: Path) -> None:
    """A page that has some German."""
    (tmp_path / "de").mkdir()
    (tmp_path / "de" / "page.ftl").write_text(GERMAN, "utf-8")
    (tmp_path / "en").symlink_to(site.sandbox.texts.folder / "en")
    site.sandbox.texts.folder = tmp_path


@asynccontextmanager
async def browser_in(site: Site, locale: str, name: str = "Bob") -> AsyncIterator[Page]:
    """The page of somebody whose browser is in that language."""
    context = await site.pages.browser.new_context(locale=locale, reduced_motion="reduce")
    try:
        page = await context.new_page()
        await page.goto(f"{site.sandbox.url}/#user={site.user(name)}&channel={site.general}")
        await page.locator("#composer-input:enabled").wait_for()
        yield page
    finally:
        await context.close()


def locale_of(site: Site, name: str) -> str | None:
    return site.sandbox.state.users[site.user(name)].locale


async def test_whoever_has_a_german_browser_reads_german(site: Site):
    site.bot.on("a", reply("Hallo"))
    await site.post("Press", components=[row(button("a", "Here"))])
    async with browser_in(site, "de-AT") as page:
        await expect(page.get_by_role("complementary", name="Leute")).to_be_visible()
        await expect(page.locator("html")).to_have_attribute("lang", "de")
        writing = page.get_by_placeholder("Schreib, oder / für Befehle")
        await expect(writing).to_be_visible()
        # What the language lacks.
        await expect(page.get_by_role("navigation", name="Channels")).to_be_visible()
        await page.get_by_role("button", name="Here").click()
        await expect(message(page, "Hallo")).to_be_visible()
    assert site.bot.seen[-1]["locale"] == "de"
    assert (locale_of(site, "Bob"), locale_of(site, "Alice")) == ("de", None)


async def test_whoever_has_said_their_language_keeps_it_in_any_browser(site: Site):
    site.sandbox.state.users[site.user("Bob")].locale = "en-GB"
    async with browser_in(site, "de") as page:
        await expect(page.get_by_role("complementary", name="Members")).to_be_visible()
    assert locale_of(site, "Bob") == "en-GB"


async def test_dates_are_written_as_the_language_writes_them(site: Site):
    await site.post("On <t:1767225600:D>")
    async with browser_in(site, "de") as page:
        await expect(message(page, "Januar 2026")).to_be_visible()


async def test_a_language_is_chosen_by_its_own_name_and_changes_page_and_presses(site: Site):
    site.bot.on("a", lambda press: reply(f"You have it in {press['locale']}."))
    await site.post("Press", components=[row(button("a", "Here"))])
    page = await site.open()
    await page.get_by_role("button", name="Settings of Alice").click()
    choice = page.get_by_role("combobox", name="Alice: Language")
    await choice.focus()
    await choice.select_option("Deutsch")
    people = page.get_by_role("complementary", name="Leute")
    await expect(people).to_be_visible()
    await expect(page.locator("html")).to_have_attribute("lang", "de")
    await expect(page.get_by_placeholder("Schreib, oder")).to_be_visible()
    choice = page.get_by_role("combobox", name="Alice: Sprache")
    await expect(choice).to_be_focused()
    await page.get_by_role("button", name="Here").click()
    await expect(message(page, "You have it in de.")).to_be_visible()
    await choice.select_option("English")
    await expect(page.get_by_role("complementary", name="Members")).to_be_visible()
    await page.get_by_role("button", name="Here").click()
    await expect(message(page, "You have it in en-US.")).to_be_visible()


async def test_the_page_changes_its_language_with_whom_it_shows(site: Site):
    page = await site.open()
    await page.get_by_title("Play as Frank").click()
    await expect(page.get_by_role("complementary", name="Leute")).to_be_visible()
    await page.get_by_title("Play as Alice").click()
    await expect(page.get_by_role("complementary", name="Members")).to_be_visible()
    await expect(page.locator("html")).to_have_attribute("lang", "en")


async def test_the_server_refuses_in_the_language_of_who_asked(site: Site):
    site.bot.on("a", None)
    await site.post("Press", components=[row(button("a", "Here"))])
    page = await site.open("Frank")
    await site.bot.go_offline()
    await page.get_by_role("button", name="Here").click()
    await expect(page.locator(".failure")).to_contain_text("Der Bot ist nicht da")
    site.sandbox.remove_bot()
    await page.get_by_role("button", name="Here").click()
    await expect(page.get_by_text("Der Bot ist nicht auf dem Server.")).to_be_visible()
    site.pages.complaints.clear()  # of that answer: a browser notes what is refused


async def test_what_a_visitor_is_offered_is_in_their_language(site: Site):
    offered = Shortcut("Deal me in", "quiz", labels={"en": "Deal me in", "de": "Ich bin dabei"})
    site.sandbox.state.shortcuts = (offered,)
    await site.open()
    for name, label in (("Alice", "Deal me in"), ("Frank", "Ich bin dabei")):
        page = await site.open(name)
        await expect(page.get_by_role("button", name=label)).to_be_visible()


async def test_numbers_are_counted_as_the_language_counts(site: Site):
    for number in range(60):
        site.say(f"Line {number}")
    page = await site.open("Frank")
    await expect(message(page, "Line 59")).to_be_in_viewport()
    await page.locator("#scroll").evaluate(
        "box => new Promise((done) => { box.onscroll = done; box.scrollTop = 0 })"
    )
    site.say("More", "Alice")
    await expect(page.get_by_role("button", name="Eine neue Nachricht")).to_be_visible()
    site.say("And more", "Alice")
    await expect(page.get_by_role("button", name="2 neue Nachrichten")).to_be_visible()


async def test_commands_are_called_as_the_language_calls_them(site: Site):
    quiz = {
        "name": "quiz",
        "description": "A quiz",
        "options": [
            {
                "type": 1,
                "name": "start",
                "name_localizations": {"de": "beginnen"},
                "description": "Begin",
                "description_localizations": {"de": "Fang an"},
                "options": [
                    {
                        "type": 4,
                        "name": "pace",
                        "name_localizations": {"de": "tempo"},
                        "description": "How fast",
                        "choices": [
                            {"name": "slow", "name_localizations": {"de": "langsam"}, "value": 9}
                        ],
                    }
                ],
            }
        ],
    }
    await site.bot.commands(quiz)
    site.bot.on("quiz start", reply("Los!"))
    page = await site.open("Frank")
    writing = page.locator("#composer-input")
    await writing.fill("/quiz")
    await expect(page.get_by_role("option", name="/quiz beginnen tempo Fang an")).to_be_visible()
    for uses, typed in enumerate(("/quiz beginnen", "/quiz start"), 1):
        await writing.fill(typed)
        await page.get_by_label("tempo").select_option("langsam")
        await writing.press("Enter")
        await expect(message(page, "Los!")).to_have_count(uses)
        (options,) = site.bot.seen[-1]["data"]["options"]
        assert (options["name"], options["options"][0]["value"]) == ("start", 9)
    await writing.fill("/quiz beginnen tempo:langsam")
    await expect(page.get_by_label("tempo")).to_have_value("9")


async def test_who_says_who_they_are_can_say_which_language_they_read(site: Site):
    page = await site.open()
    await page.get_by_title("Play as another").click()
    await page.get_by_role("combobox", name="Alice: Language").select_option("Deutsch")
    choice = page.get_by_role("dialog").get_by_role("combobox", name="Alice: Sprache")
    await expect(choice).to_be_focused()
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("dialog")).to_have_count(0)
    assert locale_of(site, "Alice") == "de"
