"""Pressing, choosing, filling in: what a player does with a message of the bot."""

import asyncio
import re

from playwright.async_api import expect

from tests.page.conftest import Site, message
from tests.page.scripted_bot import EPHEMERAL, button, edit, reply, row, select, text


def panel(*parts, **more):
    return [{"type": 17, "accent_color": 0xE6BB62, "components": list(parts), **more}]


async def test_a_panel_is_drawn_with_all_its_parts(site: Site):
    picture = {"url": f"{site.sandbox.url}/page/any/icon.svg"}
    site.bot.on("join", edit(components=panel(text("**2** sit"))))
    await site.post(
        components=panel(
            text("## The panel\n**1** sits"),
            {"type": 14, "divider": True, "spacing": 1},
            {
                "type": 9,
                "components": [text("Seats")],
                "accessory": {"type": 11, "media": picture, "description": "The icon"},
            },
            {"type": 12, "items": [{"media": picture, "description": "Round table"}]},
            row(
                button("join", "Join", 3, emoji={"name": "🗡️"}),
                button("off", "Begin", 1, disabled=True),
                {"type": 2, "style": 5, "label": "Rulebook", "url": "https://example.org/"},
            ),
        )
    )
    page = await site.open()
    here = message(page, "The panel")
    await expect(here.get_by_role("img", name="The icon")).to_be_visible()
    await expect(here.get_by_role("img", name="Round table")).to_be_visible()
    await expect(here.get_by_role("separator")).to_be_visible()
    await expect(here.get_by_role("button", name="Begin")).to_be_disabled()
    link = here.get_by_role("link", name="Rulebook")
    await expect(link).to_have_attribute("href", "https://example.org/")
    await here.get_by_role("button", name="Join").click()
    await expect(message(page, "2 sit")).to_contain_text("(edited)")


async def test_a_choice_of_one_is_sent_at_once(site: Site):
    site.bot.on("whom", lambda it: edit(content=f"Chosen: {it['data']['values']}", components=[]))
    await site.post("Whom?", components=[row(select("whom", "Dave", "Frank"))])
    page = await site.open()
    await page.get_by_role("combobox", name="Choose").click()
    await page.get_by_role("option", name="Frank").click()
    await expect(message(page, "Chosen: ['frank']")).to_be_visible()


async def test_a_choice_of_several_is_confirmed(site: Site):
    site.bot.on("two", lambda it: reply(f"Chosen: {sorted(it['data']['values'])}"))
    labels = ("Apple", "Pear", "Plum", "Cherry")
    menu = select("two", *labels, min_values=2, max_values=3, placeholder="Pick items")
    await site.post("Which?", components=[row(menu)])
    page = await site.open()
    await page.get_by_role("combobox", name="Pick items").click()
    confirm = page.get_by_role("button", name="Confirm")
    await page.get_by_role("option", name="Apple").click()
    await expect(confirm).to_be_disabled()
    for label in labels[1:]:
        await page.get_by_role("option", name=label).click()
    await expect(page.get_by_role("option", selected=True)).to_have_count(3)
    await page.get_by_role("option", name="Apple").click()
    await confirm.click()
    await expect(message(page, "Chosen: ['pear', 'plum']")).to_be_visible()


async def test_a_user_is_chosen_by_name(site: Site):
    site.bot.on("user", lambda it: reply(f"<@{it['data']['values'][0]}> it is"))
    await site.post("Who?", components=[row({"type": 5, "custom_id": "user"})])
    page = await site.open()
    await page.get_by_role("combobox", name="Choose").press("Enter")
    await page.keyboard.type("osc")
    await page.keyboard.press("Enter")
    await expect(message(page, "@Oscar it is")).to_be_visible()


async def test_an_open_menu_and_the_focus_survive_an_edit(site: Site):
    menu = select("two", "Apple", "Pear", "Plum", min_values=2, max_values=2)
    parts = [row(menu), row(button("wait", "Wait"))]
    posted = await site.post("Turn 1", components=parts)
    page = await site.open()
    await page.get_by_role("combobox", name="Choose").click()
    await page.get_by_role("option", name="Pear").click()
    await site.bot.edit(posted, content="Turn 2")
    await expect(message(page, "Turn 2")).to_be_visible()
    await expect(page.get_by_role("option", name="Pear")).to_have_attribute("aria-selected", "true")
    await expect(page.get_by_role("listbox", name="Choose")).to_be_focused()
    other = select("two", "Pear", "Cherry", min_values=2, max_values=2)
    await site.bot.edit(posted, components=[row(other), parts[1]])
    await expect(page.get_by_role("option", name="Cherry")).to_be_visible()
    await expect(page.get_by_role("option", selected=True)).to_have_text("Pear")
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("listbox", name="Choose")).to_be_hidden()
    await page.get_by_role("button", name="Wait").focus()
    await site.bot.edit(posted, components=[row(button("wait", "Wait (2)"))])
    await expect(page.get_by_role("button", name="Wait (2)")).to_be_focused()
    await site.bot.edit(posted, components=[row(button("new", "Go on"))])
    await expect(message(page, "Turn 2").locator("article")).to_be_focused()


async def test_an_ephemeral_reply_is_seen_by_its_owner_until_dismissed(site: Site):
    site.bot.on("cards", reply("You hold the **Apple**", flags=EPHEMERAL))
    await site.post("The panel", components=[row(button("cards", "My cards", 2))])
    mine, other = await site.open(), await site.open("Bob")
    await mine.get_by_role("button", name="My cards").click()
    here = message(mine, "You hold the Apple")
    await expect(here).to_contain_text("Only you can see this")
    await site.post("Time passes")
    await expect(message(other, "Time passes")).to_be_visible()
    await expect(message(other, "You hold")).to_have_count(0)
    await here.get_by_role("button", name="dismiss").click()
    await expect(here).to_have_count(0)


async def test_a_modal_is_filled_in(site: Site):
    fields = [
        text("Speak **up**."),
        {
            "type": 18,
            "label": "Your speech",
            "component": {"type": 4, "custom_id": "speech", "style": 2, "min_length": 3},
        },
        {"type": 18, "label": "Against", "component": select("whom", "Dave", "Frank")},
    ]
    site.bot.on(
        "speak", {"type": 9, "data": {"custom_id": "m", "title": "A speech", "components": fields}}
    )

    def answer(interaction):
        speech, whom = (part["component"] for part in interaction["data"]["components"][1:])
        return reply(f"{speech['value']} against {whom['values']}")

    site.bot.on("m", answer)
    await site.post("Now", components=[row(button("speak", "Speak"))])
    page = await site.open()
    await page.get_by_role("button", name="Speak").click()
    dialog = page.get_by_role("dialog", name="A speech")
    await expect(dialog.get_by_role("textbox", name="Your speech")).to_be_focused()
    await dialog.get_by_role("button", name="Submit").click()
    await expect(dialog.get_by_role("alert")).to_contain_text("“Your speech” is needed")
    await dialog.get_by_role("textbox", name="Your speech").fill("My friends!")
    await dialog.get_by_role("combobox", name="Against").click()
    await dialog.get_by_role("option", name="Frank").click()
    await dialog.get_by_role("button", name="Submit").click()
    await expect(dialog).to_be_hidden()
    await expect(message(page, "My friends! against ['frank']")).to_be_visible()


async def test_escape_closes_a_modal(site: Site):
    field = {"type": 4, "custom_id": "t", "style": 1, "label": "Word"}
    site.bot.on(
        "ask", {"type": 9, "data": {"custom_id": "m", "title": "Word?", "components": [row(field)]}}
    )
    await site.post("Now", components=[row(button("ask", "Say it"))])
    page = await site.open()
    await page.get_by_role("button", name="Say it").click()
    await expect(page.get_by_role("textbox", name="Word")).to_be_focused()
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("dialog")).to_have_count(0)
    await expect(page.get_by_role("button", name="Say it")).to_be_focused()


async def test_who_closes_a_modal_goes_on_at_its_message_though_it_was_edited(site: Site):
    field = {"type": 4, "custom_id": "t", "style": 1, "label": "Word"}
    site.bot.on(
        "ask", {"type": 9, "data": {"custom_id": "m", "title": "Word?", "components": [row(field)]}}
    )
    posted = await site.post("Now", components=[row(button("ask", "Say it"))])
    page = await site.open()
    word = page.get_by_role("textbox", name="Word")
    await page.get_by_role("button", name="Say it").press("Enter")
    await expect(word).to_be_focused()
    await site.bot.edit(posted, components=[row(button("ask", "Say it (2)"))])
    again = page.locator(".button", has_text="Say it (2)")
    await expect(again).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(again).to_be_focused()
    await again.press("Enter")
    await expect(word).to_be_focused()
    await site.bot.edit(posted, content="Too late", components=[])
    await expect(page.locator("article", has_text="Too late")).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(page.locator("article", has_text="Too late")).to_be_focused()


async def test_a_press_without_an_answer_says_so_beside_the_message(site: Site):
    await site.post("Anyone?", components=[row(button("a", "Knock"))])
    page = await site.open()
    await site.bot.go_offline()
    await expect(page.get_by_text("bot away")).to_be_visible()
    await page.get_by_role("button", name="Knock").click()
    await expect(message(page, "Anyone?").locator(".failure")).to_contain_text("The bot is not on")
    await expect(page.locator("#announcer")).to_contain_text("The bot is not on")
    await site.bot.start()
    await expect(page.get_by_text("bot away")).to_have_count(0)
    site.bot.on("a", edit(content="Come in"))
    await page.get_by_role("button", name="Knock").click()
    await expect(message(page, "Come in").locator(".failure")).to_have_count(0)


async def test_of_an_answer_that_takes_time_the_words_are_announced(site: Site):
    site.bot.on("a", {"type": 5, "data": {"flags": EPHEMERAL}})
    await site.post("Anyone?", components=[row(button("a", "Knock"))])
    page = await site.open()
    said = page.locator("#announcer")
    await page.get_by_role("button", name="Knock").click()
    await expect(page.locator(".thinking")).to_be_visible()
    await expect(said).to_be_empty()
    token = site.bot.seen[-1]["token"]
    path = f"/webhooks/{site.sandbox.state.bot.id}/{token}/messages/@original"
    await site.bot.call("PATCH", path, {"content": "Ready"})
    await expect(said).to_contain_text(": Ready Only you can see this.")


async def test_what_an_edit_adds_is_read_out_where_one_follows_and_nowhere_else(site: Site):
    site.bot.on("hugo", edit(content="**The hall**\nHugo is condemned."))
    lobby = await site.post("An old lobby")
    hall = await site.post("**The hall**\nWho is next?", components=[row(button("hugo", "Hugo"))])
    page = await site.open()
    said = page.locator("#announcer p")
    await page.get_by_role("button", name="Hugo").click()
    await expect(said).to_have_text([re.compile(": Hugo is condemned.$")])
    await site.bot.edit(lobby, content="An old lobby\nIt stands further down.")
    await expect(message(page, "It stands further down.")).to_be_visible()
    # None of them is lost behind another.
    await site.bot.edit(hall, content="**The hall**\nHugo is condemned.\nHe held the Pardon.")
    # Nobody wants to hear an address.
    await site.post("The game is over: [look](https://discord.com/a/1) https://discord.com/a/2")
    await expect(said).to_have_text(
        [
            re.compile(f": {each}$")
            for each in ("Hugo is condemned.", "He held the Pardon.", "The game is over: look")
        ]
    )


async def test_no_emoji_is_cut_in_two_where_a_long_message_is_read_out(site: Site):
    page = await site.open()
    await site.post("a" + "🗡" * 200)
    said = page.locator("#announcer p")
    await expect(said).to_have_text(re.compile(f": a{'🗡' * 118}…$"))


async def test_a_pressed_button_waits_visibly_and_is_sent_once(site: Site):
    answered = asyncio.Event()

    async def later(interaction):
        await answered.wait()
        return edit(content="Done")

    site.bot.on("slow", later)
    await site.post("Slowly", components=[row(button("slow", "Knock"))])
    page = await site.open()
    knock = page.get_by_role("button", name="Knock")
    await knock.click()
    await expect(knock).to_have_attribute("aria-busy", "true")
    await knock.dispatch_event("click")
    answered.set()
    await expect(message(page, "Done")).to_be_visible()
    await expect(knock).not_to_have_attribute("aria-busy", "true")
    assert len(site.bot.seen) == 1


async def test_a_choice_that_is_under_way_is_not_made_again(site: Site):
    answered = asyncio.Event()

    async def later(interaction):
        await answered.wait()
        return edit(content="Done")

    site.bot.on("slow", later)
    await site.post("Whom?", components=[row(select("slow", "Dave", "Frank"))])
    page = await site.open()
    face = page.get_by_role("combobox", name="Choose")
    await face.click()
    await page.get_by_role("option", name="Frank").click()
    await expect(face).to_have_attribute("aria-busy", "true")
    await face.click()
    await face.press("ArrowDown")
    await expect(page.get_by_role("listbox", name="Choose")).to_be_hidden()
    answered.set()
    await expect(message(page, "Done")).to_be_visible()
    await face.click()
    await expect(page.get_by_role("listbox", name="Choose")).to_be_visible()


async def test_an_embed_is_drawn(site: Site):
    await site.post(
        embeds=[
            {
                "title": "The *score*",
                "description": "After **three** rounds",
                "color": 0x3366CC,
                "fields": [{"name": "Frank", "value": "5 points", "inline": True}],
                "footer": {"text": "Season 1"},
            }
        ]
    )
    page = await site.open()
    here = message(page, "After three rounds")
    await expect(here.get_by_role("heading", name="The score")).to_be_visible()
    await expect(here.get_by_role("definition")).to_have_text("5 points")
    await expect(here).to_contain_text("Season 1")
