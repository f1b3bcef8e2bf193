"""One press that begins something, for a visitor who knows no command yet."""

from collections.abc import AsyncIterator

import pytest_asyncio
from playwright.async_api import expect

from sandbox import Sandbox, Shortcut
from sandbox.world import World
from tests.page.conftest import Site, message
from tests.page.scripted_bot import EPHEMERAL, Json, ScriptedBot, button, edit, reply, row
from tests.sandbox.patience import PatientClock

DEAL = "Deal me in"
QUIZ: Json = {"name": "quiz", "description": "A quiz", "options": []}


def lobby(*, seated: int, custom_id: str = "quiz:7:begin") -> Json:
    begin = button(custom_id, "Begin", disabled=seated < 2)
    return {"content": f"Seated: {seated}", "components": [row(begin)]}


@pytest_asyncio.fixture(loop_scope="session")
async def sandbox() -> AsyncIterator[Sandbox]:
    """Where Alice plays by herself, and one press begins a quiz."""
    offered = Shortcut(DEAL, "quiz", press="quiz:[0-9]+:begin", quiet=0.0)
    world = World(shortcuts=(offered, Shortcut("Another quiz", "quiz")))
    async with Sandbox(world, clock=PatientClock()) as sandbox:
        alice = next(iter(sandbox.state.users.values()))
        alice.auto = True
        yield sandbox


async def test_a_visitor_is_asked_nothing_and_gets_a_game_by_one_press(
    site: Site, bot: ScriptedBot
):
    await bot.commands(QUIZ)

    async def begin(interaction: Json) -> Json:
        await bot.call(
            "POST", f"/channels/{site.general}/threads", {"name": "The quiz", "type": 11}
        )
        return edit(content="Begun.", components=[])

    bot.on("quiz", lambda interaction: reply(**lobby(seated=1)))
    bot.on("quiz:7:begin", begin)
    page = await site.visit(size=(390, 844))
    await expect(page.locator("#chat-head")).to_contain_text("Bob")
    await page.get_by_role("button", name=DEAL).click()
    await message(page, "Seated: 1").wait_for()
    await expect(page.get_by_role("button", name=DEAL)).to_have_count(0)
    (shown,) = site.sandbox.state.channels[site.general].messages.values()
    await bot.edit({"channel_id": site.general, "id": shown.id}, **lobby(seated=2))
    await expect(page.get_by_role("heading", level=1)).to_contain_text("The quiz")
    pressed = [each["data"].get("custom_id") or each["data"]["name"] for each in bot.seen]
    assert pressed == ["quiz", "quiz:7:begin"]


async def test_what_was_refused_can_be_pressed_again(site: Site, bot: ScriptedBot):
    await bot.commands(QUIZ)
    bot.on("quiz", reply("Not now.", flags=EPHEMERAL))
    page = await site.visit()
    await page.get_by_role("button", name=DEAL).click()
    await message(page, "Not now.").wait_for()
    await page.get_by_role("button", name="Dismiss").click()
    bot.on("quiz", reply("Now."))
    await page.get_by_role("button", name="Another quiz").click()
    await message(page, "Now.").wait_for()
    assert len(bot.seen) == 2
