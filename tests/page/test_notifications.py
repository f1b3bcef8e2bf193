"""What the user's phone would have shown."""

from playwright.async_api import expect

from tests.page.conftest import Site, message
from tests.page.scripted_bot import text


async def test_notifications_are_counted_and_blank_ones_are_marked(site: Site):
    page, bob = await site.open(), site.user("Bob")
    alice = site.user("Alice")
    await site.bot.direct_message(alice, "Table 3: you are asked")
    posted = await site.post(components=[text(f"<@{alice}>, act!")])
    await site.post(f"<@{bob}>, act!")
    await site.bot.call(
        "PATCH",
        f"/channels/{site.general}/messages/{posted['id']}",
        {"components": [text(f"<@{alice}>, act now!")]},
    )
    await expect(message(page, "act now")).to_be_visible()
    await page.get_by_role("button", name="Notifications, 2 new").click()
    dialog = page.get_by_role("dialog", name="Notifications")
    listed = dialog.get_by_role("listitem")
    await expect(listed).to_have_count(2)
    await expect(listed.nth(0)).to_contain_text("Test bot (#general)")
    await expect(listed.nth(0)).to_contain_text("blank: it says nothing")
    await expect(listed.nth(1)).to_contain_text("Table 3: you are asked")
    await expect(listed.nth(1)).not_to_contain_text("blank")
    await listed.nth(1).get_by_role("button").click()
    await expect(message(page, "Table 3: you are asked").locator("article")).to_be_focused()
    await page.reload()
    await expect(page.get_by_role("button", name="Notifications", exact=True)).to_be_visible()


async def test_the_focus_goes_back_to_the_bell_that_was_drawn_anew_meanwhile(site: Site):
    page = await site.open()
    bell = page.get_by_role("button", name="Notifications")
    await bell.press("Enter")
    await expect(page.get_by_role("dialog", name="Notifications")).to_be_visible()
    await site.bot.post(site.channel("off-topic"), "Meanwhile")
    await expect(page.locator(".channel .badge")).to_contain_text("1")
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("dialog")).to_have_count(0)
    await expect(bell).to_be_focused()
