"""A person plays in a browser against the real bot, as one of five."""

from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Locator, Page, expect

from bot.messages.components import to_send
from bot.panels.builder import PanelBuilder
from bot.panels.court.settings import settings_panel
from bot.panels.height import AUTHOR, GAP, height
from bot.panels.ids import EXPLAIN
from bot.panels.panel import Button, Panel
from bot.tables.table import Table
from bot.text import words_for
from bot.values.guilds import GuildSettings
from bot.values.records import PostKind
from bot.values.tables import Status, Waiting
from tests.page.browser import NO_BROWSER, Pages, find_browser
from tests.play.night import Guest, Night

pytestmark = [
    pytest.mark.skipif(find_browser() is None, reason=NO_BROWSER),
    pytest.mark.asyncio(loop_scope="session"),
]

PHONE = (390, 844)


@pytest_asyncio.fixture(loop_scope="session")
async def night(database: Path) -> AsyncIterator[Night]:
    """A night in the event loop that the browser is in."""
    async with Night.begin(database) as night:
        yield night


async def browsing(
    night: Night, pages: Pages, size: tuple[int, int] = (1280, 860), at: str = ""
) -> Page:
    """A page of the sandbox; ``at`` is where."""
    page = await pages.take(size)
    await page.goto(f"{night.sandbox.url}/{at}")
    return page


def question(night: Night, me: Guest) -> Waiting | None:
    """What the table asks me now."""
    tables = list(night.bot.manager)
    if not tables:
        return None
    waiting = tables[0].state.waiting()
    seats = tables[0].state.record.seats
    return next((w for w in waiting if seats[w.seat].user_id == int(me.id)), None)


def controls(night: Night, page: Page, asked: Waiting) -> Locator:
    """What answers a question, on all messages that are shown."""
    verb = next((v.name for v in asked.ask.verbs if v.name in ("stop", "strike", "decline")), None)
    key = f"gg:a:{night.table.id}:{asked.ask.id}:{verb or ''}"
    return page.locator(f'#messages [data-key^="{key}"]:enabled')


async def choose(page: Page, control: Locator) -> None:
    """Press a button by mouse, or choose as many of a select as it wants."""
    # Once it is pressed, it may be gone.
    several = await control.get_attribute("role") == "combobox"
    await control.click()
    if not several:
        return
    options = page.get_by_role("listbox").get_by_role("option")
    confirm = page.get_by_role("button", name="Confirm")
    await options.nth(0).click()
    if await confirm.count() and await confirm.is_visible():
        for number in range(1, await options.count()):
            if await confirm.is_enabled():
                break
            await options.nth(number).click()
        await confirm.click()


async def test_a_whole_game_by_mouse(night: Night, pages: Pages):
    me, *others = night.guests[:5]
    me.name = night.sandbox.state.users[me.id].name
    page = await browsing(night, pages)
    dialog = page.get_by_role("dialog", name="Who are you?")
    await dialog.get_by_role("button", name=me.name).click()
    box = page.locator("#composer-input")
    await box.fill("/botk start")
    await box.press("Enter")
    await page.keyboard.press("Enter")
    begin = page.get_by_role("button", name="Begin")
    await begin.wait_for()
    await night.autoplay(others)
    table = night.table
    await night.until(lambda: len(table.state.record.seats) == 5, "all sit")
    await begin.click()

    letters = page.get_by_role("navigation", name="Channels").get_by_role(
        "button", name="Gallows & Goblets"
    )
    await letters.click()
    await expect(page.locator("#messages")).to_contain_text("your cards are dealt")
    answered = 0
    while not table.state.done:
        await night.until(lambda: table.state.done or question(night, me), "a question for me")
        asked = question(night, me)
        if asked is None:
            continue
        in_public = answered % 2 == 1 and not asked.ask.secret
        await _go_to(page, night, letters, public=in_public)
        await choose(page, controls(night, page, asked).first)
        await night.until(partial(_is_taken, table, asked), "it is taken")
        answered += 1
    await page.locator(f'[data-key="channel-{table.state.place_id}"]').click()
    again = page.get_by_role("button", name="Play again").first
    await expect(again).to_be_enabled()
    await night.until(lambda: not list(night.bot.manager), "all is told")
    await again.click()
    await night.until(lambda: len(list(night.bot.manager)) == 1, "the next lobby")
    seats = night.table.state.record.seats
    await night.until(
        lambda: all(s.joined for s in night.table.state.record.seats), "all sit again"
    )
    assert len(seats) == 5
    assert night.table.state.record.host_id == int(me.id), "nobody else opened another game"
    assert night.table.state.record.status is Status.LOBBY
    await night.stop_autoplayers()
    assert answered >= 1


def _is_taken(table: Table, asked: Waiting) -> bool:
    return asked.ask not in table.state.asks()


async def _go_to(page: Page, night: Night, letters: Locator, *, public: bool) -> None:
    place = page.locator(f'[data-key="channel-{night.table.state.place_id}"]')
    wanted = place if public else letters
    await wanted.click()
    # Until it is shown, a control of the channel before would be found, and then be gone.
    await expect(wanted).to_have_attribute("aria-current", "page")
    if not public:  # Who has answered at the table finds the question there, until "Refresh".
        await page.get_by_role("button", name="Refresh").last.click()


async def test_a_game_for_one_in_direct_messages_by_mouse(night: Night, pages: Pages):
    me = night.guests[0]
    night.sandbox.install_for(night.sandbox.state.users[me.id])
    page = await browsing(night, pages, at=f"#user={me.id}")
    box = page.locator("#composer-input")
    channels = page.get_by_role("navigation", name="Channels")
    await channels.get_by_role("button", name="Gallows & Goblets").click()
    await box.fill("/execution play")
    await box.press("Enter")
    await page.keyboard.press("Enter")
    await page.get_by_role("button", name="Draw three").click()
    await expect(page.locator("#messages")).to_contain_text("Only you can see this")
    await page.get_by_role("button", name="Give up").click()
    await expect(page.locator("#messages")).to_contain_text("no way back")
    await page.get_by_role("button", name="Give up").click()
    await expect(page.get_by_role("button", name="Play again")).to_be_visible()


async def test_one_question_on_a_phone_by_keyboard_alone(night: Night, pages: Pages):
    guests = await night.deal(4)
    await night.until(night.asked, "somebody is asked")
    me, asked = night.asked()[0]
    assert me in guests
    await night.until(lambda: night.bot.renderer.of(night.table).there.of(PostKind.HAND), "the DM")
    page = await browsing(night, pages, PHONE)
    assert night.table.state.match is not None
    given = len(night.table.state.match.given)
    await page.get_by_role("dialog", name="Who are you?").wait_for()
    await _tab_to(page, me.name)
    await page.keyboard.press("Enter")
    direct = next(c.id for c in night.sandbox.state.channels.values() if c.recipient_id == me.id)
    await page.goto(f"{night.sandbox.url}/#user={me.id}&channel={direct}")
    await page.get_by_text("The game goes on at the table.").wait_for()
    await _tab_to_key(page, f"gg:t:{night.table.id}:refresh")
    await page.keyboard.press("Enter")
    await controls(night, page, asked).first.wait_for()
    key = f"gg:a:{night.table.id}:{asked.ask.id}:"
    await _tab_to_key(page, key)
    await page.keyboard.press("Enter")
    least = asked.ask.verbs[0].least
    for _ in range(least):
        await page.keyboard.press("Enter")
        await page.keyboard.press("ArrowDown")
    if least > 1:
        await _tab_to(page, "Confirm")
        await page.keyboard.press("Enter")
    await night.until(
        lambda: night.table.state.match and len(night.table.state.match.given) > given,
        "it is taken",
    )
    widest = await page.evaluate("document.documentElement.scrollWidth")
    assert widest <= PHONE[0]


BESIDE_A_PICTURE = (
    "**Turn 5 of 7, round 2 of 3: the lowest card scores**",
    "-# Titles: Mathilda Fool, Steward · Dame Prudence the Careful Herald, Seneschal · Godfrey\n"
    "-# Roles: King, Assassin, Guard, Red Knight, Blue Knight, White Knight, Black Knight\n"
    "-# ⌛ Ends at 2 empty decks or sooner (0 so far). Running low: bread 2, cheese 2, fish 2, "
    "fruit 2.",
    "🔀 **Dame Prudence the Careful** swaps **Mathilda**'s item and **Godfrey**'s item.\n"
    "☠ **Mathilda** died of poisoned food: the **Gold Knight**.\n"
    "🧪 The pie is poisoned! Nobody saw by whom, and nobody says a word about it.",
    "-# 💬 **Godfrey**: “**Dame Prudence the Careful**'s roast is poisoned.” #5",
    "-# ⏳ **Mathilda** · time runs out <t:1800000000:R>.",
)
"""Lines of every kind that a panel has before its question."""


async def test_a_panel_asks_on_a_phone_where_it_reckons_to_or_a_little_above(
    night: Night, pages: Pages
):
    builder, question = PanelBuilder(), "➤ **What do you do?**"
    for each in BESIDE_A_PICTURE:
        builder.text(each)
    builder.section(Button("?", EXPLAIN.of(1, 1)), question)
    panel = builder.panel()
    guess = height(panel.parts, [question])
    posted = await on_a_phone(night, pages, panel, "What do you do?")
    asked = posted.get_by_role("button", name="?", exact=True)
    await asked.wait_for()
    top, down = await posted.bounding_box(), await asked.bounding_box()
    assert top is not None
    assert down is not None
    author = 0 if await posted.locator(".message-head").count() else AUTHOR
    assert guess - 100 < down["y"] - top["y"] + author - GAP <= guess


async def test_the_settings_of_a_server_fit_a_phone(night: Night, pages: Pages):
    words = words_for("en")
    panel = settings_panel(GuildSettings(), words)
    posted = await on_a_phone(night, pages, panel, words("setting-channels"))
    box = await posted.bounding_box()
    assert box is not None
    assert box["height"] <= PHONE[1]


async def on_a_phone(night: Night, pages: Pages, panel: Panel, words: str) -> Locator:
    """A message with a panel in the hall; ``words`` of it."""
    await night.bot.get_partial_messageable(int(night.hall)).send(**await to_send(panel))
    at = f"#user={night.guests[0].id}&channel={night.hall}"
    page = await browsing(night, pages, PHONE, at)
    posted = page.locator("#messages > li").filter(has_text=words)
    await posted.wait_for()
    return posted


async def _tab_to(page: Page, name: str) -> None:
    for _ in range(60):
        if name in await page.evaluate("document.activeElement.innerText || ''"):
            return
        await page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reaches {name}")


async def _tab_to_key(page: Page, key: str) -> None:
    for _ in range(60):
        if (await page.evaluate("document.activeElement.dataset.key || ''")).startswith(key):
            return
        await page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reaches {key}")
