"""A day's one try, for who is in two servers: where it is, what can be done there, and streaks."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager

import discord
import pytest
from structlog.testing import capture_logs

from bot.text import escape
from games.engine.errors import GameFault
from tests.store.rows import change
from tests.support.evening import ANYTHING, Evening, refused, said
from tests.support.looks import Look
from tests.support.quick_thoughts import idle
from tests.tables.test_alone import DAY, _installed, alone
from tests.tables.test_days import board, try_of

__all__ = ["_installed", "alone"]

pytestmark = pytest.mark.usefixtures("_installed")

Elsewhere = Callable[[], AbstractContextManager[None]]


@pytest.fixture
def elsewhere(alone: Evening) -> Elsewhere:
    """Another server with the bot and all guests in it; as long as it lasts, they are there."""
    guests = alone.party(2)
    guild = alone.env.create_guild("The <@1> Goose")
    for role in alone.env.backend.get_guild(guild.id).roles.values():
        role.permissions |= discord.Permissions.all_channel().value
    channel = guild.create_text_channel("pond")
    actors = {guest.id: guild.add_member(guest.user) for guest in guests}

    @contextmanager
    def go() -> Iterator[None]:
        before = alone.guild, alone.tavern, alone.actors
        alone.guild, alone.tavern, alone.actors = guild, channel, actors
        yield
        alone.guild, alone.tavern, alone.actors = before

    return go


async def test_a_try_that_goes_on_in_another_server_is_named_with_the_way_there(
    alone: Evening, elsewhere: Elsewhere
):
    ann = alone.guest("Ann")
    await alone.turn(DAY)
    with elsewhere():
        await ann.slash("guess daily")
        there = f"https://discord.com/channels/{alone.guild.id}/{alone.tavern.id}"
    reply = await ann.slash("guess daily")
    assert escape("The <@1> Goose") in reply.text
    assert "<@1>" not in reply.text
    assert there in reply.text
    assert "/guess daily" in reply.text
    assert alone.answers == 0


async def test_a_server_that_one_has_left_is_not_named(alone: Evening, elsewhere: Elsewhere):
    ann = alone.guest("Ann")
    await alone.turn(DAY)
    with elsewhere():
        await ann.slash("guess daily")
        alone.env.backend.remove_member(alone.guild.id, ann.id)
    refused(await ann.slash("guess daily"), "refused-played-out-of-sight", when=ANYTHING)


@pytest.mark.parametrize("left", [False, True])
async def test_a_try_that_is_frozen_in_another_server_is_not_to_be_gone_on_with(
    alone: Evening, elsewhere: Elsewhere, left: bool
):
    ann = alone.guest("Ann")
    await alone.turn(DAY)
    with elsewhere():
        await ann.slash("guess daily")
        with capture_logs():
            alone.table.freeze(GameFault("so it goes"))
        if left:
            alone.env.backend.remove_member(alone.guild.id, ann.id)
    key = "refused-frozen-out-of-sight" if left else "refused-frozen-elsewhere"
    refused(await ann.slash("guess daily"), key, server=ANYTHING, link=ANYTHING, when=ANYTHING)


@pytest.mark.parametrize("left", [False, True])
async def test_a_try_by_newer_rules_in_another_server_waits_and_is_nobodys_mistake(
    alone: Evening, elsewhere: Elsewhere, left: bool
):
    ann = alone.guest("Ann")
    await alone.turn(DAY)
    with elsewhere():
        await ann.slash("guess daily")
        await change(alone.store, alone.table.id, rules_version="99")
        await alone.restart()
        if left:
            alone.env.backend.remove_member(alone.guild.id, ann.id)
    refused(await ann.slash("guess daily"), "refused-try-waits", when=ANYTHING)


async def test_a_result_of_another_server_offers_nothing_that_does_not_work_here(
    alone: Evening, elsewhere: Elsewhere
):
    ann = alone.guest("Ann")
    await alone.turn(DAY)
    with elsewhere():
        done = await try_of(ann, "right")
        assert {"Play again", "Share"} <= set(done.buttons)
    (look,) = (await ann.slash("guess daily")).said
    assert said("guess-found") in look.text
    assert "It is on the board of The" in look.text
    assert not {"Play again", "The whole story"} & set(look.buttons)
    await ann.press(look, "Share")
    assert any("Ann" in each.text for each in alone.all_public())


async def test_what_came_of_looking_back_brings_no_button_that_does_not_work(
    alone: Evening, elsewhere: Elsewhere
):
    ann = alone.guest("Ann")
    await alone.turn(DAY)
    with elsewhere():
        await try_of(ann, "left")
    await alone.restart()
    (early,) = (await ann.slash("guess daily")).said
    await idle(alone.bot.manager.alone.thinker)
    await alone.turn()
    shown: Look = alone.look(alone.env.backend.get_message(early.channel_id, early.id))
    assert "It was under the right one." in shown.text
    assert "Play again" not in shown.buttons


async def test_days_in_a_row_are_those_in_any_server_and_name_none(
    alone: Evening, elsewhere: Elsewhere
):
    ann, bob = alone.party(2)
    await alone.turn(DAY)
    await try_of(ann, "left")
    await alone.turn(DAY)
    with elsewhere():
        await try_of(ann, "right")
        await try_of(bob, "right")
    assert "in a row" not in await board(ann), "of a day that goes on nothing is told"
    await alone.turn(DAY)
    with elsewhere():
        lines = (await board(bob)).splitlines()
        assert "2 days in a row" in next(line for line in lines if "Ann" in line)
        assert "first day" in next(line for line in lines if "Bob" in line)
    await try_of(ann, "left")
    await alone.turn(DAY)
    text = await board(bob)
    assert "3 days in a row" in text
    assert "Goose" not in text


async def test_the_game_can_be_read_on_the_board_of_its_own_server(
    alone: Evening, elsewhere: Elsewhere
):
    ann, bob = alone.party(2)
    await alone.turn(DAY)
    await try_of(ann, "right")
    (during,) = (await ann.slash("guess board")).said
    assert "The whole story" not in during.buttons
    await alone.turn(DAY)
    (own,) = (await ann.slash("guess board")).said
    assert (await ann.press(own, "The whole story")).shown is not None
    (others,) = (await bob.slash("guess board")).said
    assert "The whole story" not in others.buttons
    with elsewhere():
        (there,) = (await ann.slash("guess board")).said
        assert "The whole story" not in there.buttons
