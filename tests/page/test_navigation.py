"""Who one is, where one is, what is unread; on wide screens, narrow ones and by keyboard."""

import re

import pytest
from playwright.async_api import Page, expect

from tests.page.conftest import Court, message
from tests.page.scripted_bot import EPHEMERAL, button, edit, reply, row

PHONE = (360, 740)


def room(page: Page, name: str):
    return page.get_by_role("navigation", name="Rooms").get_by_role("button", name=name)


async def stranger(court: Court, size: tuple[int, int] = (1280, 800)) -> Page:
    """The page of a visitor who is asked who they are."""
    page = await court.open(size=size)
    await page.evaluate("localStorage.clear()")
    await page.goto("about:blank")
    await page.goto(court.sandbox.url + "/")
    await expect(page.get_by_role("dialog", name="Who are you at court?")).to_be_visible()
    return page


async def test_a_first_visitor_says_who_they_are(court: Court):
    page = await stranger(court)
    dialog = page.get_by_role("dialog", name="Who are you at court?")
    await dialog.get_by_role("button", name="Beatrix").click()
    await expect(page.get_by_role("button", name="You are Beatrix")).to_be_visible()
    await expect(page).to_have_url(re.compile(f"user={court.user('Beatrix')}"))


@pytest.mark.parametrize(
    ("size", "place"), [((1280, 800), "#composer-input"), (PHONE, "#scroll")], ids=["wide", "phone"]
)
async def test_who_chose_by_keyboard_goes_on_by_keyboard(
    court: Court, size: tuple[int, int], place: str
):
    page = await stranger(court, size)
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    await expect(page).to_have_url(re.compile(f"user={court.user('Godfrey')}"))
    await expect(page.locator(place)).to_be_focused()


async def test_who_chose_by_finger_on_a_phone_sees_no_frame_around_the_messages(court: Court):
    page = await stranger(court, PHONE)
    dialog = page.get_by_role("dialog", name="Who are you at court?")
    await dialog.get_by_role("button", name="Godfrey").click()
    await expect(page).to_have_url(re.compile(f"user={court.user('Godfrey')}"))
    await expect(page.locator("#hall-head")).to_contain_text("Godfrey")
    await page.wait_for_load_state("networkidle")
    await expect(page.locator("#scroll")).not_to_be_focused()


async def test_an_address_with_a_user_answers_who_one_is(court: Court):
    page = await stranger(court)
    await page.evaluate(f"location.hash = 'user={court.user('Hugo')}'")
    await expect(page.get_by_role("button", name="You are Hugo")).to_be_visible()
    await expect(page.get_by_role("dialog")).to_have_count(0)
    await expect(page.locator("#composer-input")).to_be_focused()


async def test_changing_places_keeps_the_room(court: Court):
    page = await court.open(room="dungeon")
    court_list = page.get_by_role("complementary", name="The court")
    await court_list.get_by_role("button", name="Anselm", exact=True).click()
    await expect(page.get_by_role("button", name="You are Anselm")).to_be_visible()
    await expect(page.get_by_role("heading", name="dungeon", level=1)).to_be_visible()
    await page.reload()
    await expect(page.get_by_role("button", name="You are Anselm")).to_be_visible()
    await expect(page.get_by_role("heading", name="dungeon", level=1)).to_be_visible()


async def test_unread_marks_come_and_go(court: Court):
    page = await court.open()
    dungeon = room(page, "dungeon")
    await court.bot.post(court.room("dungeon"), "One")
    await expect(dungeon).to_have_accessible_name("dungeon 1 unread")
    await court.bot.post(court.room("dungeon"), "Two")
    await expect(dungeon).to_have_accessible_name("dungeon 2 unread")
    await expect(page).to_have_title("(2) great-hall · The Royal Court")
    await dungeon.click()
    await expect(message(page, "Two")).to_be_visible()
    await expect(dungeon).to_have_accessible_name("dungeon")
    await court.bot.letter(court.user("Mathilda"), "A letter")
    await expect(room(page, "Gallows & Goblets")).to_have_accessible_name(
        "Gallows & Goblets 1 unread"
    )
    await page.reload()
    await room(page, "Gallows & Goblets").click()
    await expect(message(page, "A letter")).to_be_visible()
    await expect(room(page, "Gallows & Goblets")).to_have_accessible_name("Gallows & Goblets")


async def test_a_thread_hangs_under_its_channel(court: Court):
    posted = await court.post("The table")
    thread = await court.bot.call(
        "POST", f"/channels/{court.hall}/messages/{posted['id']}/threads", {"name": "Table 1"}
    )
    page = await court.open()
    hall = page.get_by_role("button", name="great-hall")
    under = page.get_by_role("listitem").filter(has=hall).get_by_role("list")
    await expect(under.get_by_role("button", name="Table 1")).to_be_visible()
    await under.get_by_role("button", name="Table 1").click()
    await court.bot.post(thread["id"], "Deal!")
    await expect(message(page, "Deal!")).to_be_visible()
    await expect(page.get_by_role("heading", name="great-hall › Table 1")).to_be_visible()


async def test_other_peoples_letters_are_not_listed(court: Court):
    await court.bot.letter(court.user("Mathilda"), "For Mathilda")
    page = await court.open("Godfrey")
    await expect(page.get_by_text("None yet.")).to_be_visible()
    await expect(room(page, "Gallows & Goblets")).to_have_count(0)


async def test_who_has_letters_to_read_is_marked_for_all(court: Court):
    page, hugo = await court.open(), await court.open("Hugo")
    await court.bot.letter(court.user("Hugo"), "For Hugo alone")
    marked = page.get_by_role("button", name="Hugo ✉ 1 letter")
    await expect(marked).to_be_visible()
    await expect(page.get_by_text("For Hugo alone")).to_have_count(0)
    await room(hugo, "Gallows & Goblets").click()
    await expect(marked).to_have_count(0)


async def test_new_messages_wait_below_for_who_reads_above(court: Court):
    for number in range(30):
        court.say(f"Line {number}.\n\nAnd more")
    page = await court.open()
    await expect(message(page, "Line 29.")).to_be_in_viewport()
    await court.post("At the bottom")
    await expect(message(page, "At the bottom")).to_be_in_viewport()
    await page.locator("#scroll").evaluate("box => { box.scrollTop = 0 }")
    await expect(message(page, "Line 1.")).to_be_in_viewport()
    await court.post("Unseen")
    bar = page.get_by_role("button", name="1 new message")
    await expect(bar).to_be_visible()
    await expect(message(page, "Unseen")).not_to_be_in_viewport()
    await bar.click()
    await expect(message(page, "Unseen")).to_be_in_viewport()
    await expect(bar).to_be_hidden()


async def test_earlier_messages_are_fetched(court: Court):
    for number in range(60):
        court.say(f"Line {number}.")
    page = await court.open()
    await expect(message(page, "Line 5.")).to_have_count(0)
    await page.get_by_role("button", name="Earlier messages").click()
    await expect(message(page, "Line 5.")).to_have_count(1)
    await expect(page.get_by_role("button", name="Earlier messages")).to_be_hidden()


async def test_what_was_missed_without_a_connection_is_fetched(court: Court):
    kept, gone = await court.post("Kept"), await court.post("Gone")
    page = await court.open()
    await expect(message(page, "Gone")).to_be_visible()
    court.sandbox.feeds.stop()
    await expect(page.get_by_text("The connection is lost")).to_be_visible()
    await court.bot.edit(kept, content="Changed")
    await court.bot.call("DELETE", f"/channels/{court.hall}/messages/{gone['id']}")
    await court.post("Missed")
    court.sandbox.feeds.resume()
    await expect(message(page, "Missed")).to_be_visible()
    await expect(message(page, "Changed")).to_be_visible()
    await expect(message(page, "Gone")).to_have_count(0)


async def test_a_narrow_screen_has_a_drawer(court: Court):
    await court.bot.post(court.room("dungeon"), "A cry")
    page = await court.open(size=PHONE)
    assert await page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    await expect(room(page, "dungeon")).to_be_hidden()
    menu = page.get_by_role("button", name="Menu, 1 unread")
    await menu.click()
    await expect(room(page, "great-hall")).to_be_focused()
    await page.keyboard.press("Escape")
    await expect(room(page, "dungeon")).to_be_hidden()
    await expect(menu).to_be_focused()
    await menu.click()
    await room(page, "dungeon").click()
    await expect(message(page, "A cry")).to_be_visible()
    await expect(room(page, "dungeon")).to_be_hidden()


async def test_a_press_by_keyboard_alone(court: Court):
    court.bot.on("join", edit(content="Mathilda sits"))
    court.bot.on("cards", reply("Your cards", flags=EPHEMERAL))
    parts = [row(button("join", "Join", 3), button("cards", "My cards", 2))]
    await court.post("Who sits?", components=parts)
    page = await court.open()
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
    await expect(message(page, "Mathilda sits")).to_be_visible()
    await expect(page.get_by_role("button", name="Join")).to_be_focused()
    await page.keyboard.press("Tab")
    await page.keyboard.press("Space")
    await expect(message(page, "Your cards")).to_be_visible()
    await expect(page.locator("#herald")).to_contain_text("Your cards Only you can see this.")


async def test_a_user_is_added_and_set_to_play_by_itself(court: Court):
    page = await court.open()
    await page.get_by_role("button", name="Add a user").click()
    dialog = page.get_by_role("dialog", name="Add a user")
    await dialog.get_by_role("textbox", name="Name").fill("Kunigunde")
    await dialog.get_by_role("textbox", name="Name").press("Enter")
    switch = page.get_by_role("switch", name="Kunigunde: plays by itself")
    await expect(switch).not_to_be_checked()
    await switch.check(force=True)
    await expect(switch).to_be_checked()
    other = await court.open("Godfrey")
    await expect(other.get_by_role("switch", name="Kunigunde: plays by itself")).to_be_checked()
    users = court.sandbox.realm.users.values()
    assert next(user.auto for user in users if user.name == "Kunigunde")


async def test_closed_letters_are_marked_and_opened_again(court: Court):
    page = await court.open()
    row = page.get_by_role("listitem").filter(has_text="Rosamund")
    await expect(row).to_contain_text("DMs closed")
    await row.get_by_role("button", name="Settings of Rosamund").click()
    await row.get_by_role("switch", name="Rosamund: Direct messages open").check(force=True)
    await expect(row).not_to_contain_text("DMs closed")


async def test_who_plays_by_itself_can_be_taken_over(court: Court):
    page = await court.open()
    await page.get_by_role("switch", name="Mathilda: plays by itself").check(force=True)
    await page.get_by_role("button", name="Take over").click()
    await expect(page.get_by_role("switch", name="Mathilda: plays by itself")).not_to_be_checked()
