"""Who one is, where one is, what is unread; on wide screens, narrow ones and by keyboard."""

import asyncio
import re

import pytest
from playwright.async_api import Page, Route, expect

from sandbox.model import ChannelType
from tests.page.conftest import Site, channel, message
from tests.page.scripted_bot import EPHEMERAL, button, edit, reply, row

PHONE = (360, 740)
CUT = """title => [...title.querySelectorAll("span")].some(
    each => each.scrollWidth > each.clientWidth || each.scrollHeight > each.clientHeight + 1)"""


async def stranger(site: Site, size: tuple[int, int] = (1280, 800)) -> Page:
    """The page of a visitor who is asked who they are."""
    page = await site.visit(size=size)
    await expect(page.get_by_role("dialog", name="Who are you?")).to_be_visible()
    return page


async def test_a_first_visitor_says_who_they_are(site: Site):
    page = await stranger(site)
    dialog = page.get_by_role("dialog", name="Who are you?")
    await dialog.get_by_role("button", name="Carol").click()
    await expect(page.get_by_role("button", name="You are Carol")).to_be_visible()
    await expect(page).to_have_url(re.compile(f"user={site.user('Carol')}"))


@pytest.mark.parametrize(
    ("size", "place"), [((1280, 800), "#composer-input"), (PHONE, "#scroll")], ids=["wide", "phone"]
)
async def test_who_chose_by_keyboard_goes_on_by_keyboard(
    site: Site, size: tuple[int, int], place: str
):
    page = await stranger(site, size)
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    await expect(page).to_have_url(re.compile(f"user={site.user('Bob')}"))
    await expect(page.locator(place)).to_be_focused()


async def test_who_chose_by_finger_on_a_phone_sees_no_frame_around_the_messages(site: Site):
    page = await stranger(site, PHONE)
    dialog = page.get_by_role("dialog", name="Who are you?")
    await dialog.get_by_role("button", name="Bob").click()
    await expect(page).to_have_url(re.compile(f"user={site.user('Bob')}"))
    await expect(page.locator("#chat-head")).to_contain_text("Bob")
    await page.wait_for_load_state("networkidle")
    await expect(page.locator("#scroll")).not_to_be_focused()


async def test_an_address_with_a_user_answers_who_one_is(site: Site):
    page = await stranger(site)
    await page.evaluate(f"location.hash = 'user={site.user('Carol')}'")
    await expect(page.get_by_role("button", name="You are Carol")).to_be_visible()
    await expect(page.get_by_role("dialog")).to_have_count(0)
    await expect(page.locator("#composer-input")).to_be_focused()


async def test_a_question_that_hears_late_that_it_was_answered_asks_nobody_else(site: Site):
    """The browser says by an event that a dialog was closed; on a busy machine that comes late."""
    page = await stranger(site)
    await page.evaluate(
        """addEventListener("close", (event) => {
            if (window.late) return;
            event.stopImmediatePropagation();
            window.late = () => event.target.dispatchEvent(new Event("close"));
        }, true)"""
    )
    await page.evaluate(f"location.hash = 'user={site.user('Carol')}'")
    await expect(page.get_by_role("button", name="You are Carol")).to_be_visible()
    await page.wait_for_function("window.late")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    await page.evaluate("window.late()")
    await page.evaluate("fetch('/local/state').then(() => fetch('/local/state'))")
    assert [url for url in asked if "state?user=" in url] == []
    await expect(page.get_by_role("button", name="You are Carol")).to_be_visible()
    await expect(page.get_by_role("dialog")).to_have_count(0)


async def test_the_latest_address_counts_not_the_latest_answer(site: Site):
    page = await stranger(site)
    bob = site.user("Bob")
    asked, answer = asyncio.Event(), asyncio.Event()

    async def hold(route: Route) -> None:
        if asked.is_set():
            await route.continue_()
            return
        asked.set()
        await answer.wait()
        await route.continue_()

    await page.route(f"**/local/state?user={bob}", hold)
    await page.get_by_role("dialog").get_by_role("button", name="Bob").click()
    await asked.wait()
    off_topic = site.channel("off-topic")
    await page.evaluate(f"location.hash = 'user={bob}&channel={off_topic}'")
    title = page.get_by_role("heading", name="off-topic", level=1)
    await expect(title).to_be_visible()
    async with page.expect_response("**/local/state?user=*"):
        answer.set()
    await page.evaluate("fetch('/local/state').then(() => fetch('/local/state'))")
    await expect(title).to_be_visible()
    await expect(page).to_have_url(re.compile(f"channel={off_topic}"))


async def test_who_could_not_be_reached_is_not_tried_again_once_one_is_another(site: Site):
    page = await site.open()
    await page.evaluate(
        """() => {
            const later = setTimeout.bind(window);
            window.setTimeout = (work, ms) =>
                ms === 2000 ? void (window.again = work) : later(work, ms);
        }"""
    )
    address = f"**/local/state?user={site.user('Bob')}"
    await page.route(address, lambda route: route.abort())
    await page.get_by_title("Play as Bob").click()
    await page.wait_for_function("() => Boolean(window.again)")
    site.pages.complaints.clear()  # of that answer: a browser notes what fails
    await page.unroute(address)
    await page.get_by_title("Play as Carol").click()
    await expect(page.get_by_role("button", name="You are Carol")).to_be_visible()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    await page.evaluate("window.again()")
    await page.evaluate("fetch('/local/state').then(() => fetch('/local/state'))")
    assert [url for url in asked if "state?user=" in url] == []
    await expect(page.get_by_role("button", name="You are Carol")).to_be_visible()


async def test_an_address_typed_while_a_channel_is_being_read_is_not_written_over(site: Site):
    page = await site.open(channel="off-topic")
    address = f"user={site.user('Bob')}&channel={site.channel('off-topic')}"
    await page.evaluate(
        """(typed) => {
            const parse = JSON.parse;
            JSON.parse = (text) => {
                if (!Array.isArray(parse(text))) return parse(text);
                JSON.parse = parse;
                location.hash = typed;
                return parse(text);
            };
        }""",
        address,
    )
    async with page.expect_event("framenavigated"):
        await channel(page, "general").click()
    await expect(page.get_by_role("button", name="You are Bob")).to_be_visible()
    await expect(page.get_by_role("heading", name="off-topic", level=1)).to_be_visible()
    await expect(page).to_have_url(re.compile(address))


async def test_changing_places_keeps_the_room(site: Site):
    page = await site.open(channel="off-topic")
    members = page.get_by_role("complementary", name="Members")
    await members.get_by_role("button", name="Dave", exact=True).click()
    await expect(page.get_by_role("button", name="You are Dave")).to_be_visible()
    await expect(page.get_by_role("heading", name="off-topic", level=1)).to_be_visible()
    await page.reload()
    await expect(page.get_by_role("button", name="You are Dave")).to_be_visible()
    await expect(page.get_by_role("heading", name="off-topic", level=1)).to_be_visible()


async def test_unread_marks_come_and_go(site: Site):
    page = await site.open()
    off_topic = channel(page, "off-topic")
    await site.bot.post(site.channel("off-topic"), "One")
    await expect(off_topic).to_have_accessible_name("off-topic 1 unread")
    await site.bot.post(site.channel("off-topic"), "Two")
    await expect(off_topic).to_have_accessible_name("off-topic 2 unread")
    await expect(page).to_have_title("(2) general · Test server")
    await off_topic.click()
    await expect(message(page, "Two")).to_be_visible()
    await expect(off_topic).to_have_accessible_name("off-topic")
    await site.bot.direct_message(site.user("Alice"), "A message")
    await expect(channel(page, "Test bot")).to_have_accessible_name("Test bot 1 unread")
    await page.reload()
    await channel(page, "Test bot").click()
    await expect(message(page, "A message")).to_be_visible()
    await expect(channel(page, "Test bot")).to_have_accessible_name("Test bot")


async def test_a_thread_hangs_under_its_channel(site: Site):
    posted = await site.post("The table")
    thread = await site.bot.call(
        "POST", f"/channels/{site.general}/messages/{posted['id']}/threads", {"name": "Table 1"}
    )
    page = await site.open()
    general = page.get_by_role("button", name="general")
    under = page.get_by_role("listitem").filter(has=general).get_by_role("list")
    await expect(under.get_by_role("button", name="Table 1")).to_be_visible()
    await under.get_by_role("button", name="Table 1").click()
    await site.bot.post(thread["id"], f"Deal, <@{site.user('Bob')}>!")
    await expect(message(page, "Deal, @Bob!")).to_be_visible()
    await expect(message(page, "added Bob to the thread.")).to_be_visible()
    await expect(page.get_by_role("heading", name="general › Table 1")).to_be_visible()


async def test_other_peoples_direct_messages_are_not_listed(site: Site):
    await site.bot.direct_message(site.user("Alice"), "For Alice")
    page = await site.open("Bob")
    await expect(page.get_by_text("None yet.")).to_be_visible()
    await expect(channel(page, "Test bot")).to_have_count(0)


async def test_who_has_direct_messages_to_read_is_marked_for_all(site: Site):
    page, frank = await site.open(), await site.open("Carol")
    await site.bot.direct_message(site.user("Carol"), "For Carol alone")
    marked = page.get_by_role("button", name="Carol ✉ 1 unread")
    await expect(marked).to_be_visible()
    await expect(page.get_by_text("For Carol alone")).to_have_count(0)
    await channel(frank, "Test bot").click()
    await expect(marked).to_have_count(0)


async def test_new_messages_wait_below_for_who_reads_above(site: Site):
    for number in range(30):
        site.say(f"Line {number}.\n\nAnd more")
    page = await site.open()
    await expect(message(page, "Line 29.")).to_be_in_viewport()
    await site.post("At the bottom")
    await expect(message(page, "At the bottom")).to_be_in_viewport()
    await page.locator("#scroll").evaluate("box => { box.scrollTop = 0 }")
    await expect(message(page, "Line 1.")).to_be_in_viewport()
    await site.post("Unseen")
    bar = page.get_by_role("button", name="1 new message")
    await expect(bar).to_be_visible()
    await expect(message(page, "Unseen")).not_to_be_in_viewport()
    await bar.click()
    await expect(message(page, "Unseen")).to_be_in_viewport()
    await expect(bar).to_be_hidden()


async def test_how_much_is_new_is_said_in_one_line_on_a_phone(site: Site):
    site.sandbox.state.users[site.user("Alice")].locale = "fr"
    for number in range(30):
        site.say(f"Line {number}.\n\nAnd more")
    page = await site.open(size=PHONE)
    await expect(message(page, "Line 29.")).to_be_in_viewport()
    await page.locator("#scroll").evaluate("box => { box.scrollTop = 0 }")
    await expect(message(page, "Line 1.")).to_be_in_viewport()
    await site.post("Unseen")
    bar = page.get_by_role("button", name="1 nouveau message")
    await expect(bar).to_have_css("height", "40px")


async def test_earlier_messages_are_fetched(site: Site):
    for number in range(60):
        site.say(f"Line {number}.")
    page = await site.open()
    await expect(message(page, "Line 5.")).to_have_count(0)
    await page.get_by_role("button", name="Earlier messages").click()
    await expect(message(page, "Line 5.")).to_have_count(1)
    await expect(page.get_by_role("button", name="Earlier messages")).to_be_hidden()


async def test_an_edit_of_what_is_not_read_yet_leaves_it_to_be_read(site: Site):
    panel = await site.post("The panel")
    for number in range(60):
        site.say(f"Line {number}.")
    page = await site.open()
    await site.bot.edit(panel, content="Changed")
    await site.post("After")
    await expect(message(page, "After")).to_be_visible()
    await expect(message(page, "Changed")).to_have_count(0)
    await page.get_by_role("button", name="Earlier messages").click()
    await expect(message(page, "Line 5.")).to_have_count(1)
    await expect(message(page, "Changed")).to_have_count(1)


async def test_what_was_missed_without_a_connection_is_fetched(site: Site):
    kept, gone = await site.post("Kept"), await site.post("Gone")
    page = await site.open()
    await expect(message(page, "Gone")).to_be_visible()
    site.sandbox.feeds.stop()
    await expect(page.get_by_text("The connection is lost")).to_be_visible()
    await site.bot.edit(kept, content="Changed")
    await site.bot.call("DELETE", f"/channels/{site.general}/messages/{gone['id']}")
    await site.post("Missed")
    site.sandbox.feeds.resume()
    await expect(message(page, "Missed")).to_be_visible()
    await expect(message(page, "Changed")).to_be_visible()
    await expect(message(page, "Gone")).to_have_count(0)


async def test_where_one_is_can_be_read_on_a_phone(site: Site):
    state = site.sandbox.state
    hall = state.add_channel("12 · The long way to the harbour", ChannelType.TEXT)
    site.sandbox.dispatcher.channel_created(hall)
    page = await site.open(channel=hall.name, size=(390, 844))
    name = page.get_by_role("heading", name=hall.name)
    await expect(name).to_be_visible()
    assert not await name.evaluate(CUT)
    assert await page.locator("#chat-head").evaluate("head => head.scrollWidth <= head.clientWidth")


async def test_a_narrow_screen_has_a_drawer(site: Site):
    await site.bot.post(site.channel("off-topic"), "A cry")
    page = await site.open(size=PHONE)
    assert await page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    await expect(channel(page, "off-topic")).to_be_hidden()
    menu = page.get_by_role("button", name="Menu, 1 unread")
    await menu.click()
    await expect(channel(page, "general")).to_be_focused()
    await page.keyboard.press("Escape")
    await expect(channel(page, "off-topic")).to_be_hidden()
    await expect(menu).to_be_focused()
    await menu.click()
    await channel(page, "off-topic").click()
    await expect(message(page, "A cry")).to_be_visible()
    await expect(channel(page, "off-topic")).to_be_hidden()


async def test_a_press_by_keyboard_alone(site: Site):
    site.bot.on("join", edit(content="Alice sits"))
    bob = next(user.id for user in site.sandbox.state.users.values() if user.name == "Bob")
    site.bot.on("cards", reply(f"<:apple:1234> **Your cards**, <@{bob}>", flags=EPHEMERAL))
    parts = [row(button("join", "Join", 3), button("cards", "My cards", 2))]
    await site.post("Who sits?", components=parts)
    page = await site.open()
    await page.evaluate("document.activeElement.blur()")
    await page.keyboard.press("Tab")
    await expect(page.get_by_role("link", name="Skip to the message box")).to_be_focused()
    await page.keyboard.press("Enter")
    await expect(page.locator("#composer-input")).to_be_focused()
    await page.keyboard.press("Shift+Tab")
    while not await page.evaluate("document.activeElement.matches('.button')"):
        await page.keyboard.press("Shift+Tab")
    await expect(page.get_by_role("button", name="My cards")).to_be_focused()
    await page.keyboard.press("Shift+Tab")
    await page.keyboard.press("Enter")
    await expect(message(page, "Alice sits")).to_be_visible()
    await expect(page.get_by_role("button", name="Join")).to_be_focused()
    await page.keyboard.press("Tab")
    await page.keyboard.press("Space")
    await expect(message(page, "Your cards")).to_be_visible()
    said = page.locator("#announcer")
    await expect(said).to_contain_text(": Your cards, @Bob Only you can see this.")


async def test_a_user_is_added_and_set_to_play_by_itself(site: Site):
    page = await site.open()
    await page.get_by_role("button", name="Add a user").click()
    dialog = page.get_by_role("dialog", name="Add a user")
    await dialog.get_by_role("textbox", name="Name").fill("Kunigunde")
    await dialog.get_by_role("textbox", name="Name").press("Enter")
    switch = page.get_by_role("switch", name="Kunigunde: plays by itself")
    await expect(switch).not_to_be_checked()
    await switch.check(force=True)
    await expect(switch).to_be_checked()
    other = await site.open("Bob")
    await expect(other.get_by_role("switch", name="Kunigunde: plays by itself")).to_be_checked()
    users = site.sandbox.state.users.values()
    assert next(user.auto for user in users if user.name == "Kunigunde")


async def test_closed_direct_messages_are_marked_and_opened_again(site: Site):
    page = await site.open()
    row = page.get_by_role("listitem").filter(has_text="Erin")
    await expect(row).to_contain_text("DMs closed")
    await row.get_by_role("button", name="Settings of Erin").click()
    await row.get_by_role("switch", name="Erin: Direct messages open").check(force=True)
    await expect(row).not_to_contain_text("DMs closed")


async def test_who_plays_by_itself_can_be_taken_over(site: Site):
    page = await site.open()
    await page.get_by_role("switch", name="Alice: plays by itself").check(force=True)
    await page.get_by_role("button", name="Take over").click()
    await expect(page.get_by_role("switch", name="Alice: plays by itself")).not_to_be_checked()


async def test_a_press_counts_whatever_comes_while_it_is_held(site: Site):
    page, other = await site.open(size=PHONE), await site.open("Carol")
    menu = page.get_by_role("button", name="Menu")
    await menu.hover()
    await page.mouse.down()
    site.add_user("Zoe")
    await other.get_by_role("button", name="Settings of Zoe").wait_for()
    await page.mouse.up()
    await expect(page.get_by_role("button", name="Settings of Zoe")).to_be_visible()
