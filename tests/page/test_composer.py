"""Writing: plain words, and slash commands with their options."""

import asyncio

from playwright.async_api import Route, expect

from sandbox.model import ChannelType
from sandbox.texts import named_by_discord
from tests.page.conftest import Site, channel, message
from tests.page.scripted_bot import Json, reply, row, select

STRING, INTEGER, BOOLEAN, USER, ROLE = 3, 4, 5, 6, 8
START: Json = {
    "name": "start",
    "description": "Open a quiz",
    "type": 1,
    "options": [
        {"type": INTEGER, "name": "seats", "description": "How many", "required": True,
         "min_value": 3, "max_value": 8},
        {
            "type": STRING, "name": "pace", "description": "How fast",
            "choices": [{"name": "Quick", "value": "q"}, {"name": "Slow", "value": "s"}],
        },
        {"type": BOOLEAN, "name": "sealed", "description": "Show the seal"},
        {"type": USER, "name": "guest", "description": "Invite"},
    ],
}  # fmt: skip
COMMANDS: tuple[Json, ...] = (
    {"name": "quiz", "description": "A quiz", "type": 1, "options": [
        START, {"name": "rules", "description": "How it is played", "type": 1}]},
    {"name": "points", "description": "Your points", "type": 1, "options": [
        {"type": STRING, "name": "season", "description": "Which", "autocomplete": True}]},
    {"name": "settings", "description": "Change", "type": 1, "default_member_permissions": "32"},
)  # fmt: skip

MEASURED = """(box) => {
    const pen = document.createElement("canvas").getContext("2d");
    pen.font = getComputedStyle(box).font;
    return [box.placeholder, box.clientWidth, pen.measureText(box.placeholder).width];
}"""
"""What an empty box says, what room it has, and how much of it that takes."""


def options_of(interaction: Json) -> Json:
    options = interaction["data"]["options"]
    options = options[0].get("options", []) if options and options[0]["type"] == 1 else options
    return {option["name"]: option["value"] for option in options}


async def test_plain_words_are_said(site: Site):
    page, other = await site.open(), await site.open("Bob")
    box = page.locator("#composer-input")
    await box.fill("Good evening, **all**")
    await box.press("Enter")
    await expect(message(other, "Good evening, all")).to_contain_text("Alice")
    await expect(box).to_have_value("")


async def test_the_empty_box_says_all_of_what_it_is_for_on_a_phone_in_every_language(site: Site):
    ideas = site.sandbox.state.add_channel("ideas-for-next-winter", ChannelType.FORUM)
    site.sandbox.dispatcher.channel_created(ideas)
    alice, seen = site.sandbox.state.users[site.user("Alice")], set()
    for language in site.sandbox.texts.languages:
        alice.locale = named_by_discord(language)
        for where in ("general", "ideas-for-next-winter"):
            page = await site.open(channel=where, size=(360, 740))
            await expect(page.locator("html")).to_have_attribute("lang", language)
            said, room, wide = await page.locator("#composer-input").evaluate(MEASURED)
            assert wide <= room, f"{said!r} is cut"
            seen.add(said)
    assert len(seen) == 2 * len(site.sandbox.texts.languages)


async def test_a_command_is_offered_filled_in_and_sent(site: Site):
    await site.bot.commands(*COMMANDS)
    site.bot.on("quiz start", lambda it: reply(f"Opened {sorted(options_of(it).items())}"))
    page = await site.open()
    box = page.locator("#composer-input")
    await box.press("/")
    offered = page.get_by_role("listbox", name="Commands").get_by_role("option")
    await expect(offered).to_have_count(4)
    await box.press_sequentially("start")
    await expect(offered).to_contain_text(["/quiz startseats*pacesealedguestOpen a quiz"])
    await box.press("Enter")
    seats = page.get_by_role("spinbutton", name="seats")
    await expect(seats).to_be_focused()
    await seats.press("Enter")
    await expect(seats).to_have_attribute("aria-invalid", "true")
    await seats.fill("5")
    await page.get_by_label("pace").select_option("Quick")
    await page.get_by_label("sealed").select_option("yes")
    await page.get_by_label("guest").select_option("Frank")
    await page.get_by_label("guest").press("Enter")
    frank = site.user("Frank")
    here = message(page, "Opened")
    await expect(here).to_contain_text(
        f"[('guest', '{frank}'), ('pace', 'q'), ('sealed', True), ('seats', 5)]"
    )
    await expect(here).to_contain_text("Alice used /quiz start")
    await expect(box).to_be_focused()


async def test_which_row_is_active_is_seen_in_forced_colours(site: Site):
    await site.bot.commands(*COMMANDS)
    await site.post("Whom?", components=[row(select("whom", "Dave", "Frank"))])
    page = await site.open()
    await page.emulate_media(forced_colors="active")
    try:
        await page.get_by_role("combobox", name="Choose").click()
        whom = page.get_by_role("option", name="Dave"), page.get_by_role("option", name="Frank")
        await expect(whom[0]).to_have_css("outline-style", "solid")
        await expect(whom[1]).to_have_css("outline-style", "none")
        await page.keyboard.press("Escape")
        await page.locator("#composer-input").press("/")
        offered = page.get_by_role("listbox", name="Commands").get_by_role("option")
        await expect(offered.nth(0)).to_have_css("outline-style", "solid")
        await expect(offered.nth(1)).to_have_css("outline-style", "none")
    finally:
        await page.emulate_media(forced_colors="none")


async def test_a_finger_that_scrolls_the_commands_chooses_none(site: Site):
    letters = "abcdefghijkl"
    await site.bot.commands(
        *({"name": f"do-{each}", "description": "Something", "type": 1} for each in letters)
    )
    page = await site.open(size=(360, 740))
    box = page.locator("#composer-input")
    await box.press("/")
    offered = page.get_by_role("listbox", name="Commands").get_by_role("option")
    await expect(offered).to_have_count(len(letters))
    touch = {"pointerType": "touch", "bubbles": True, "cancelable": True}
    await offered.nth(3).dispatch_event("pointerdown", touch)
    await offered.nth(3).dispatch_event("pointercancel", touch)
    await expect(box).to_have_value("/")
    await offered.nth(3).click()
    await expect(box).to_have_value("/do-d ")
    await expect(box).to_be_focused()


async def test_options_can_be_typed(site: Site):
    await site.bot.commands(*COMMANDS)
    site.bot.on("quiz start", lambda it: reply(f"Opened {sorted(options_of(it).items())}"))
    page = await site.open()
    box = page.locator("#composer-input")
    await box.fill("/quiz start seats:4 pace:Slow")
    await box.press("Enter")
    await expect(message(page, "Opened [('pace', 's'), ('seats', 4)]")).to_be_visible()


async def test_a_role_is_chosen_by_name(site: Site):
    whom = {"type": ROLE, "name": "whom", "description": "Which role", "required": True}
    await site.bot.commands({"name": "call", "description": "Call", "type": 1, "options": [whom]})
    site.bot.on("call", lambda it: reply(f"Called <@&{options_of(it)['whom']}>"))
    page = await site.open()
    await page.locator("#composer-input").fill("/call")
    await page.get_by_label("whom").select_option("@Moderator")
    await page.get_by_label("whom").press("Enter")
    await expect(message(page, "Called @Moderator")).to_be_visible()


async def test_what_is_typed_and_is_no_choice_is_refused_in_words(site: Site):
    await site.bot.commands(*COMMANDS)
    site.bot.on("quiz start", lambda it: reply(f"Opened {sorted(options_of(it).items())}"))
    page = await site.open()
    box = page.locator("#composer-input")
    for typed, field, why in (
        ("seats:4 pace:foo", "pace", "“foo” is no choice. Choose from the list."),
        ("seats:99 pace:Slow", "seats", "Give a number from 3 up to 8."),
        ("seats:many", "seats", "Give a number from 3 up to 8."),
        ("pace:Slow", "seats", "This is required."),
    ):
        await box.fill(f"/quiz start {typed}")
        await box.press("Enter")
        wrong = page.get_by_label(field, exact=False)
        await expect(wrong).to_be_focused()
        await expect(wrong).to_have_attribute("aria-invalid", "true")
        await expect(wrong).to_have_accessible_description(why)
        await expect(page.locator(".option-note", has_text=why)).to_be_visible()
        await box.fill("")
    await expect(page.locator("#messages > li")).to_have_count(0)
    await box.fill("/quiz start seats:4 pace:foo")
    await box.press("Enter")
    await page.get_by_label("pace").select_option("Quick")
    await expect(page.locator(".option-note", has_text="no choice")).to_have_count(0)
    await page.get_by_label("pace").press("Enter")
    await expect(message(page, "Opened [('pace', 'q'), ('seats', 4)]")).to_be_visible()


async def test_a_first_visitor_gets_a_hint_to_press(site: Site):
    await site.bot.commands(*COMMANDS)
    page = await site.open()
    await page.get_by_role("button", name="/quiz start").click()
    await expect(page.locator("#composer-input")).to_have_value("/quiz start ")


async def test_commands_for_moderators_are_offered_to_them_alone(site: Site):
    await site.bot.commands(*COMMANDS)
    for name, count in (("Alice", 1), ("Bob", 0)):
        page = await site.open(name)
        await page.locator("#composer-input").press_sequentially("/g")
        await expect(page.get_by_role("option", name="/settings")).to_have_count(count)


async def test_choices_are_completed(site: Site):
    await site.bot.commands(*COMMANDS)

    def answer(interaction: Json) -> Json:
        if interaction["type"] == 4:
            return {"type": 8, "data": {"choices": [{"name": "The first", "value": "season-1"}]}}
        return reply(f"Season {options_of(interaction)['season']}")

    site.bot.on("points", answer)
    page = await site.open()
    await page.locator("#composer-input").fill("/points")
    season = page.get_by_label("season")
    await season.focus()
    await expect(page.locator("datalist option")).to_have_attribute("value", "The first")
    await season.fill("The first")
    await season.press("Enter")
    await expect(message(page, "Season season-1")).to_be_visible()


async def test_choices_of_a_number_are_completed(site: Site):
    number = {"type": INTEGER, "name": "season", "description": "Which", "autocomplete": True,
              "min_value": 0, "max_value": 99}  # fmt: skip
    board = {"name": "board", "description": "Who leads", "type": 1, "options": [number]}
    await site.bot.commands(board)

    def answer(interaction: Json) -> Json:
        given = options_of(interaction)["season"]
        if interaction["type"] == 4:
            named = {f"Season {n}": n for n in (1, 12)}
            found = [{"name": name, "value": n} for name, n in named.items() if given in name]
            return {"type": 8, "data": {"choices": found}}
        return reply(f"Board {given!r}")

    site.bot.on("board", answer)
    page = await site.open()
    for typed, offered, chosen, said in (
        ("Sea", 2, "Season 1", "Board 1"),
        ("2", 1, "Season 12", "Board 12"),
        ("7", 0, "7", "Board 7"),
    ):
        await page.locator("#composer-input").fill("/board")
        season = page.get_by_label("season")
        await season.press_sequentially(typed)
        await expect(page.locator("datalist option")).to_have_count(offered)
        await season.fill(chosen)
        await season.press("Enter")
        await expect(page.locator("#messages > li").last).to_contain_text(said)
    for wrong in ("nonsense", "100"):
        await page.locator("#composer-input").fill(f"/board season:{wrong}")
        await page.locator("#composer-input").press("Enter")
        await expect(page.get_by_label("season")).to_have_attribute("aria-invalid", "true")


async def test_an_unknown_command_is_not_said_aloud(site: Site):
    page = await site.open()
    await page.locator("#composer-input").fill("/nonsense")
    await page.locator("#composer-input").press("Enter")
    await expect(page.get_by_role("alert")).to_contain_text("There is no command /nonsense")
    await expect(page.locator("#messages > li")).to_have_count(0)


async def test_a_command_without_an_answer_says_so(site: Site):
    await site.bot.commands(*COMMANDS)
    page = await site.open()
    await site.bot.go_offline()
    box = page.locator("#composer-input")
    await box.fill("/quiz rules")
    await box.press("Enter")
    await expect(page.locator(".notice .failure")).to_contain_text("/quiz rules: The bot is not on")
    await expect(page.locator("#announcer")).to_contain_text("/quiz rules: The bot is not on")
    await expect(box).to_have_value("/quiz rules")


async def test_what_was_begun_waits_where_it_was_written(site: Site):
    page = await site.open()
    box = page.locator("#composer-input")
    await box.fill("Not here")
    await channel(page, "off-topic").click()
    await expect(box).to_have_value("")
    await box.fill("/quiz st")
    await channel(page, "general").click()
    await expect(box).to_have_value("Not here")
    await channel(page, "off-topic").click()
    await expect(box).to_have_value("/quiz st")


async def test_a_late_answer_takes_away_nothing_but_what_it_answers(site: Site):
    await site.bot.commands(*COMMANDS)
    answered = asyncio.Event()

    async def later(interaction: Json) -> Json:
        await answered.wait()
        return reply("The rules")

    site.bot.on("quiz rules", later)
    page = await site.open()
    box, send = page.locator("#composer-input"), page.get_by_role("button", name="Send")
    await box.fill("/quiz rules")
    await box.press("Enter")
    await expect(send).to_have_attribute("aria-busy", "true")
    await channel(page, "off-topic").click()
    await expect(send).not_to_have_attribute("aria-busy", "true")
    await box.fill("Said meanwhile")
    await box.press("Enter")
    await expect(message(page, "Said meanwhile")).to_be_visible()
    await box.fill("Still mine")
    answered.set()
    await expect(channel(page, "general")).to_have_accessible_name("general 1 unread")
    await channel(page, "general").click()
    await expect(message(page, "The rules")).to_be_visible()
    await expect(box).to_have_value("")
    await expect(send).not_to_have_attribute("aria-busy", "true")
    await channel(page, "off-topic").click()
    await expect(box).to_have_value("Still mine")


async def test_what_is_written_while_a_command_is_answered_stays(site: Site):
    await site.bot.commands(*COMMANDS)
    answered = asyncio.Event()

    async def later(interaction: Json) -> Json:
        await answered.wait()
        return reply("The rules")

    site.bot.on("quiz rules", later)
    page = await site.open()
    box, send = page.locator("#composer-input"), page.get_by_role("button", name="Send")
    await box.fill("/quiz rules")
    await box.press("Enter")
    await expect(send).to_have_attribute("aria-busy", "true")
    await box.fill("Next")
    answered.set()
    await expect(send).not_to_have_attribute("aria-busy", "true")
    await expect(box).to_have_value("Next")


async def test_what_is_written_while_a_channel_is_read_is_sent_there(site: Site):
    page = await site.open()
    box, held = page.locator("#composer-input"), asyncio.Event()

    async def hold(route: Route) -> None:
        await held.wait()
        await route.continue_()

    off_topic = site.channel("off-topic")
    await page.route(f"**/local/channels/{off_topic}/messages*", hold)
    await channel(page, "off-topic").click()
    await box.fill("Good evening over here")
    await box.press("Enter")
    held.set()
    await expect(page.get_by_role("heading", name="off-topic", level=1)).to_be_visible()
    await expect(message(page, "Good evening over here")).to_be_visible()
    await expect(box).to_have_value("")


async def test_what_is_written_for_a_channel_that_cannot_be_read_is_sent_nowhere(site: Site):
    page = await site.open()
    box, held = page.locator("#composer-input"), asyncio.Event()

    async def fail(route: Route) -> None:
        await held.wait()
        await route.fulfill(status=500)

    address = f"**/local/channels/{site.channel('off-topic')}/messages*"
    await box.fill("For general")
    await page.route(address, fail)
    await channel(page, "off-topic").click()
    await box.fill("For the other one")
    await box.press("Enter")
    held.set()
    await expect(box).to_have_value("For general")
    site.pages.complaints.clear()  # of that answer: a browser notes what fails
    await page.unroute(address)
    await channel(page, "off-topic").click()
    await expect(box).to_have_value("For the other one")
    await expect(page.locator("#messages")).not_to_contain_text("For")
