"""Who may use a command is changed on the page, as in a guild's integration settings."""

from playwright.async_api import expect

from tests.page.conftest import Site

SETTINGS = {
    "name": "settings",
    "description": "Change the settings",
    "type": 1,
    "default_member_permissions": "32",
}
PHONE = (360, 740)


async def test_a_command_is_allowed_and_denied_by_keyboard(site: Site):
    await site.bot.commands(SETTINGS)
    page, carol = await site.open(), await site.open("Carol")
    await page.get_by_role("button", name="Settings of Carol").click()
    permission = page.get_by_role("group", name="Carol: /settings")
    by_role, allowed, denied = (
        permission.get_by_role("radio", name=name) for name in ("by role", "allowed", "denied")
    )
    await expect(by_role).to_be_checked()
    await by_role.focus()
    await page.keyboard.press("ArrowRight")
    await expect(allowed).to_be_checked()
    await expect(allowed).to_be_focused()
    await carol.locator("#composer-input").press("/")
    offered = carol.get_by_role("listbox", name="Commands").get_by_role("option")
    await expect(offered).to_contain_text(["/settings"])
    await page.keyboard.press("ArrowRight")
    await expect(denied).to_be_checked()
    await expect(offered).to_have_count(0)
    await page.keyboard.press("ArrowRight")
    await expect(by_role).to_be_checked()
    state = site.sandbox.state
    assert state.command_permissions[state.guild.id].commands() == []


async def test_the_owner_may_use_everything_and_is_not_asked(site: Site):
    await site.bot.commands(SETTINGS)
    page = await site.open()
    await page.get_by_role("button", name="Settings of Alice").click()
    await expect(page.get_by_role("switch", name="Alice: Moderator")).to_be_visible()
    await expect(page.get_by_role("group", name="Alice: /settings")).to_have_count(0)


async def test_it_fits_a_phone(site: Site):
    await site.bot.commands(SETTINGS)
    page = await site.open(size=PHONE)
    await page.get_by_role("button", name="Menu").click()
    await page.get_by_role("button", name="Settings of Carol").click()
    permission = page.get_by_role("group", name="Carol: /settings")
    await permission.get_by_text("denied").click()
    await expect(permission.get_by_role("radio", name="denied")).to_be_checked()
    for label in await permission.locator("label").all():
        box = await label.bounding_box()
        assert box is not None
        assert box["height"] >= 44
    drawer = page.locator("#drawer")
    assert await drawer.evaluate("box => box.scrollWidth <= box.clientWidth")
