"""Who may use a command is changed on the page, as in a guild's integration settings."""

from playwright.async_api import expect

from tests.page.conftest import Court

GAOL = {
    "name": "gaol",
    "description": "Lock a table",
    "type": 1,
    "default_member_permissions": "32",
}
PHONE = (360, 740)


async def test_a_command_is_allowed_and_denied_by_keyboard(court: Court):
    await court.bot.commands(GAOL)
    page, hugo = await court.open(), await court.open("Hugo")
    await page.get_by_role("button", name="Settings of Hugo").click()
    ruling = page.get_by_role("group", name="Hugo: /gaol")
    by_role, allowed, denied = (
        ruling.get_by_role("radio", name=name) for name in ("by role", "allowed", "denied")
    )
    await expect(by_role).to_be_checked()
    await by_role.focus()
    await page.keyboard.press("ArrowRight")
    await expect(allowed).to_be_checked()
    await expect(allowed).to_be_focused()
    await hugo.locator("#composer-input").press("/")
    offered = hugo.get_by_role("listbox", name="Commands").get_by_role("option")
    await expect(offered).to_contain_text(["/gaol"])
    await page.keyboard.press("ArrowRight")
    await expect(denied).to_be_checked()
    await expect(offered).to_have_count(0)
    await page.keyboard.press("ArrowRight")
    await expect(by_role).to_be_checked()
    assert court.sandbox.realm.overrides.commands() == []


async def test_the_owner_may_use_everything_and_is_not_asked(court: Court):
    await court.bot.commands(GAOL)
    page = await court.open()
    await page.get_by_role("button", name="Settings of Mathilda").click()
    await expect(page.get_by_role("switch", name="Mathilda: Moderator")).to_be_visible()
    await expect(page.get_by_role("group", name="Mathilda: /gaol")).to_have_count(0)


async def test_it_fits_a_phone(court: Court):
    await court.bot.commands(GAOL)
    page = await court.open(size=PHONE)
    await page.get_by_role("button", name="Menu").click()
    await page.get_by_role("button", name="Settings of Hugo").click()
    ruling = page.get_by_role("group", name="Hugo: /gaol")
    await ruling.get_by_text("denied").click()
    await expect(ruling.get_by_role("radio", name="denied")).to_be_checked()
    for label in await ruling.locator("label").all():
        box = await label.bounding_box()
        assert box is not None
        assert box["height"] >= 44
    drawer = page.locator("#drawer")
    assert await drawer.evaluate("box => box.scrollWidth <= box.clientWidth")
