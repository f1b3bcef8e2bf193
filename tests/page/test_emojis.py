"""The bot's own emojis, wherever they may stand."""

from playwright.async_api import Locator, expect

from tests.page.conftest import Site, message
from tests.page.scripted_bot import button, row, select
from tests.sandbox.test_emojis import image


async def drawn(picture: Locator) -> bool:
    return bool(await picture.evaluate("each => each.complete && each.naturalWidth > 0"))


async def test_emojis_are_drawn_in_texts_buttons_and_selects(site: Site):
    page = await site.open()
    path = f"/applications/{site.sandbox.state.bot.id}/emojis"
    made = await site.bot.call("POST", path, {"name": "star", "image": image()})
    emoji = {"id": made["id"], "name": "star"}
    choice = select("choice", "Rule")
    choice["options"][0]["emoji"] = emoji
    await site.post(
        f"See the <:star:{made['id']}> and the <:gone:123456789>",
        components=[row(button("wear", "Wear", emoji=emoji)), row(choice)],
    )
    here = message(page, "See the")
    pictures = here.get_by_role("img", name=":star:")
    await expect(pictures.first).to_be_visible()
    await expect(here).to_contain_text(":gone:")
    await expect(page.get_by_role("button", name=":star: Wear")).to_be_visible()
    await here.get_by_role("combobox").click()
    await expect(here.get_by_role("option").get_by_role("img", name=":star:")).to_be_visible()
    await expect(pictures.first).to_have_js_property("complete", True)
    assert await drawn(pictures.first)


async def test_an_emoji_is_not_squeezed_by_the_words_beside_it(site: Site):
    path = f"/applications/{site.sandbox.state.bot.id}/emojis"
    made = await site.bot.call("POST", path, {"name": "star", "image": image()})
    choice = select("title", "Rule", "Seneschal, who must be given out first")
    for option in choice["options"]:
        option["emoji"] = {"id": made["id"], "name": "star"}
    choice["options"][1]["description"] = "Serves everybody else: wine, and poison to one at most."
    await site.post("Which?", components=[row(choice)])
    page = await site.open(size=(390, 844))
    await message(page, "Which?").get_by_role("combobox").click()
    stars = page.get_by_role("option").get_by_role("img", name=":star:")
    await expect(stars).to_have_count(2)
    wide = await stars.evaluate_all("all => all.map(each => each.getBoundingClientRect().width)")
    assert wide[0] == wide[1] > 16, wide
