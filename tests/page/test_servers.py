"""Several servers on the page: by mouse, finger and keyboard; each with what is its own."""

import re

import pytest
from playwright.async_api import Locator, Page, expect

from sandbox import FurtherGuild, Shortcut, World
from sandbox.model import Guild
from tests.page.conftest import Site, message
from tests.page.scripted_bot import Json, reply

WIDE, PHONE = (1280, 800), (390, 844)
SIZES = pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
PING: Json = {"name": "ping", "description": "Is anybody there?"}
RULE: Json = {"name": "rule", "description": "Rules", "default_member_permissions": "32"}
NAMES = ["Test server", "Palace", "Lodge", "Abbey"]


@pytest.fixture
def world() -> World:
    """Four servers; of the Palace Bob is a moderator, and Alice is not in the Abbey."""
    return World(
        others=(
            FurtherGuild("Palace", ("hall", "orangery"), moderators=("Bob",)),
            FurtherGuild("Lodge", ("hearth",)),
            FurtherGuild("Abbey", ("crypt",), members=("Bob", "Carol")),
        ),
        shortcuts=(Shortcut("Deal me in", "ping"),),
    )


def guild(site: Site, name: str) -> Guild:
    return next(each for each in site.sandbox.state.guilds.values() if each.name == name)


def server(page: Page, name: str) -> Locator:
    servers = page.get_by_role("navigation", name="Servers")
    return servers.get_by_role("button", name=re.compile(f"^{name}"))


def channels(page: Page) -> Locator:
    return page.get_by_role("navigation", name="Channels")


async def menu(page: Page) -> None:
    """Open the menu, where there is one."""
    if await page.locator(".menu").is_visible():
        await page.locator(".menu").click()


def say(site: Site, channel: str, content: str, name: str = "Frank") -> None:
    state = site.sandbox.state
    where, who = state.channels[site.channel(channel)], state.users[site.user(name)]
    site.sandbox.messages.say(where, who, content)


@SIZES
async def test_a_command_is_used_in_each_server(site: Site, size: tuple[int, int]):
    await site.bot.commands_everywhere(PING)
    names = {each.id: each.name for each in site.sandbox.state.guilds.values()}
    site.bot.on("ping", lambda asked: reply(f"Pong of {names[asked['guild_id']]}"))
    page = await site.open(size=size)
    for name, place in zip(NAMES, ("general", "hall", "hearth"), strict=False):
        await menu(page)
        await server(page, name).click()
        await expect(server(page, name)).to_have_attribute("aria-current", "true")
        await expect(page.locator(".brand-name")).to_have_text(name)
        await channels(page).get_by_role("button", name=place).click()
        await expect(page.get_by_role("heading", name=place, level=1)).to_contain_text(name)
        await page.locator("#composer-input").fill("/ping")
        await page.keyboard.press("Enter")
        await expect(message(page, f"Pong of {name}")).to_be_visible()
    assert [asked["guild_id"] for asked in site.bot.seen] == [guild(site, n).id for n in NAMES[:3]]


@SIZES
async def test_nothing_is_wider_than_the_screen(site: Site, size: tuple[int, int]):
    page = await site.open(size=size)
    await menu(page)
    await server(page, "Palace").click()
    await expect(channels(page).get_by_role("button", name="orangery")).to_be_visible()
    assert await page.evaluate(
        """[...document.querySelectorAll("html, .drawer, .servers, .channels, .members")].every(
            (each) => each.scrollWidth <= each.clientWidth)"""
    )


async def test_a_server_is_chosen_by_keyboard_and_remembers_where_one_was(site: Site):
    page = await site.open()
    await server(page, "Palace").focus()
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("heading", name="hall", level=1)).to_be_visible()
    await expect(server(page, "Palace")).to_be_focused()
    await channels(page).get_by_role("button", name="orangery").click()
    await expect(page.get_by_role("heading", name="orangery", level=1)).to_be_visible()
    await server(page, "Lodge").click()
    await expect(page.get_by_role("heading", name="hearth", level=1)).to_be_visible()
    await server(page, "Palace").click()
    await expect(page.get_by_role("heading", name="orangery", level=1)).to_be_visible()
    await expect(channels(page).get_by_role("button", name="hearth")).to_have_count(0)


@SIZES
async def test_what_is_unread_in_another_server_is_marked_on_it(site: Site, size: tuple[int, int]):
    page = await site.open(size=size)
    say(site, "hall", "One")
    say(site, "orangery", "Two")
    if size == PHONE:
        await page.get_by_role("button", name="Menu, 2 unread").click()
    await expect(server(page, "Palace")).to_have_accessible_name("Palace 2 unread")
    await expect(server(page, "Lodge")).to_have_accessible_name("Lodge")
    await server(page, "Palace").click()
    await expect(message(page, "One")).to_be_visible()
    await expect(server(page, "Palace")).to_have_accessible_name("Palace 1 unread")


async def test_only_the_servers_that_one_is_in_are_shown(site: Site):
    page, bob = await site.open(), await site.open("Bob")
    await expect(server(page, "Lodge")).to_be_visible()
    await expect(server(page, "Abbey")).to_have_count(0)
    await server(bob, "Abbey").click()
    await expect(bob.get_by_role("heading", name="crypt", level=1)).to_be_visible()
    # Who becomes somebody that is not there goes where that one may be.
    await bob.get_by_title("Play as Alice").click()
    await expect(bob.get_by_role("heading", name="general", level=1)).to_be_visible()
    await expect(server(bob, "Abbey")).to_have_count(0)


async def test_who_is_in_a_server_and_what_they_are_there(site: Site):
    page, alice = await site.open("Bob"), await site.open()
    await server(page, "Abbey").click()
    members = page.get_by_role("complementary", name="Members")
    lists = members.get_by_role("list").filter(has=page.locator(".person"))
    await expect(lists.nth(0).locator(".person")).to_have_count(2)
    await expect(members).to_contain_text("Not in this server")
    row = members.get_by_role("listitem").filter(has_text="Alice")
    await expect(row).not_to_contain_text("moderator")
    await row.get_by_role("button", name="Settings of Alice").click()
    await row.get_by_role("switch", name="Alice: Is in the server").check(force=True)
    await expect(lists.nth(0).locator(".person")).to_have_count(3)
    # She sees the server at once, and loses it again.
    async with alice.expect_response("**/read"):
        await server(alice, "Abbey").click()
    await expect(alice.get_by_role("heading", name="crypt", level=1)).to_be_visible()
    await row.get_by_role("switch", name="Alice: Is in the server").uncheck(force=True)
    await expect(server(alice, "Abbey")).to_have_count(0)
    await expect(alice.get_by_role("heading", name="general", level=1)).to_be_visible()
    await server(page, "Test server").click()
    await expect(row).to_contain_text("moderator")
    await expect(members).not_to_contain_text("Not in this server")


async def test_a_server_settles_for_itself_who_may_use_a_command(site: Site):
    await site.bot.commands_everywhere(RULE)
    page, carol = await site.open(), await site.open("Carol")
    await server(page, "Palace").click()
    await page.get_by_role("button", name="Settings of Carol").click()
    permission = page.get_by_role("group", name="Carol: /rule")
    await permission.get_by_role("radio", name="allowed").check()
    for name, place, offered in (("Palace", "hall", 1), ("Lodge", "hearth", 0)):
        await server(carol, name).click()
        await expect(carol.get_by_role("heading", name=place, level=1)).to_be_visible()
        await carol.locator("#composer-input").fill("/r")
        await expect(carol.get_by_role("option", name="/rule")).to_have_count(offered)
    await server(page, "Lodge").click()
    await expect(permission.get_by_role("radio", name="by role")).to_be_checked()


async def test_people_and_channels_are_added_to_the_server_that_is_shown(site: Site):
    page = await site.open()
    await server(page, "Lodge").click()
    await page.get_by_role("button", name="Add a channel").click()
    await page.get_by_label("Name of the channel").fill("stables")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("heading", name="stables", level=1)).to_be_visible()
    await page.get_by_role("button", name="Add a user").click()
    await page.get_by_label("Name", exact=True).fill("Wilhelm")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("button", name="Settings of Wilhelm")).to_be_visible()
    lodge, state = guild(site, "Lodge"), site.sandbox.state
    assert [each.name for each in state.top_channels(lodge)] == ["hearth", "stables"]
    assert [each.name for each in state.guilds_of(state.users[site.user("Wilhelm")])] == ["Lodge"]


async def test_direct_messages_are_one_list_beside_every_server(site: Site):
    await site.bot.commands_everywhere(PING, RULE | {"contexts": [0]})
    await site.bot.direct_message(site.user("Alice"), "A word in private")
    page = await site.open()
    for name in ("Test server", "Palace"):
        await server(page, name).click()
        await expect(channels(page).get_by_role("button", name="Test bot")).to_be_visible()
    await channels(page).get_by_role("button", name="Test bot").click()
    await expect(message(page, "A word in private")).to_be_visible()
    await expect(server(page, "Palace")).to_have_attribute("aria-current", "true")
    await page.locator("#composer-input").fill("/")
    await expect(page.get_by_role("option")).to_have_count(1)
    await expect(page.get_by_role("option")).to_contain_text("/ping")


async def test_a_shortcut_works_in_the_server_that_is_shown(site: Site):
    await site.bot.commands_everywhere(PING)
    site.bot.on("ping", reply("Dealt"))
    page = await site.open()
    say(site, "hall", "Hello")
    await server(page, "Palace").click()
    await page.get_by_role("button", name="Deal me in").click()
    await expect(message(page, "Dealt")).to_be_visible()
    (asked,) = site.bot.seen
    assert asked["guild_id"] == guild(site, "Palace").id


async def test_a_first_visitor_is_in_the_first_server(site: Site):
    page = await site.visit()
    await expect(server(page, "Test server")).to_have_attribute("aria-current", "true")
    await expect(page.get_by_role("heading", name="general", level=1)).to_be_visible()


async def test_a_notification_says_from_which_server_it_is(site: Site):
    page = await site.open()
    await site.bot.post(site.channel("hall"), f"<@{site.user('Alice')}>, your turn")
    await page.get_by_role("button", name="Notifications, 1 new").click()
    listed = page.get_by_role("dialog", name="Notifications").get_by_role("listitem")
    await expect(listed).to_contain_text("Palace")
    await listed.get_by_role("button").click()
    await expect(page.get_by_role("heading", name="hall", level=1)).to_be_visible()
    await expect(server(page, "Palace")).to_have_attribute("aria-current", "true")


async def test_where_the_bot_is_away_alone_it_says_so(site: Site):
    page = await site.open()
    await site.bot.go_offline()
    site.bot.shard = (0, 2)
    await site.bot.start()
    await expect(server(page, "Palace")).to_have_accessible_name("Palace, bot away")
    await expect(server(page, "Lodge")).to_have_accessible_name("Lodge")
    await expect(page.get_by_role("banner").get_by_text("bot away")).to_have_count(0)
    await server(page, "Palace").click()
    await expect(page.get_by_role("status")).to_contain_text("Test bot is away")
    await server(page, "Lodge").click()
    await expect(page.get_by_role("status")).to_have_text("")


async def test_a_server_that_is_new_is_there_at_once(site: Site):
    page = await site.open()
    site.sandbox.add_guild("The new one", [site.user("Alice")])
    await server(page, "The new one").click()
    await expect(page.locator(".brand-name")).to_have_text("The new one")
