"""Nobody reaches or reads a table of another server, or of a channel that they cannot see."""

from collections.abc import Iterator
from typing import Any

import discord
import pytest
from discord import AppCommandOptionType as Kind
from discord import app_commands
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.panels.messages import sentence
from bot.plugins.registry import plugins
from bot.store.schema import metadata
from bot.store.store import Store
from bot.text import words_for
from bot.values.moderation import Actor, Order
from cogs.actions import ACTIONS, PAST
from cogs.court.presses import CALLBACKS
from cogs.court.settings import CHANGES
from tests.store.rows import rows
from tests.support.evening import VERIFY, Evening, Guest, Reply, refused, said


async def played(evening: Evening) -> tuple[int, list[Guest]]:
    """A game in the tavern, to its end."""
    guests = evening.party(4)
    table_id = (await evening.deal(guests)).id
    await evening.play("public")
    await evening.turn()
    return table_id, guests


def hide_the_tavern(evening: Evening) -> None:
    everybody = discord.Permissions(view_channel=True)
    hidden = Overwrite(evening.guild.id, OverwriteType.ROLE, allow=0, deny=everybody.value)
    evening.env.backend.set_overwrite(evening.tavern.id, hidden)


async def test_the_account_of_a_table_is_for_those_who_see_its_channel(evening: Evening):
    table_id, (ann, *_) = await played(evening)
    zoe, mod = evening.guest("Zoe"), evening.guest("Moritz", moderator=True)
    hall = evening.guild.create_text_channel("hall")
    title = said("report-title", game=said("botk-name"), table=str(table_id))
    assert title in (await zoe.slash("crowns game", at=hall, table=table_id)).text
    hide_the_tavern(evening)
    refused(await zoe.slash("crowns game", at=hall, table=table_id), "refused-out-of-sight")
    assert title in (await ann.slash("crowns game", at=hall, table=table_id)).text
    assert title in (await mod.slash("crowns game", at=hall, table=table_id)).text
    (page,) = (await mod.slash("crowns game", at=hall, table=table_id)).said
    for custom_id in (f"gg:k:{table_id}:0", f"gg:t:{table_id}:story:0"):
        refused(await zoe.send(page, custom_id), "refused-out-of-sight")


async def test_the_end_and_the_account_say_how_to_have_the_deal_proved(evening: Evening):
    table_id, (ann, *_) = await played(evening)
    (dice,) = (await ann.press(evening.final(), "Fair dice")).said
    assert f"`{VERIFY} {table_id}`" in dice.text
    reply = await ann.send(evening.final(), f"gg:k:{table_id}:99")
    assert f"`{VERIFY} {table_id}`" in reply.text, "the last page"


async def test_a_table_that_goes_on_where_somebody_cannot_look(evening: Evening):
    await evening.deal(evening.party(4))
    hall = evening.guild.create_text_channel("hall")
    hide_the_tavern(evening)
    reply = await evening.guest("Zoe").slash("crowns game", at=hall, table=evening.table.id)
    refused(reply, "refused-out-of-sight")


async def test_the_account_of_a_table_whose_channel_is_gone(evening: Evening):
    table_id, (ann, *_) = await played(evening)
    hall = evening.guild.create_text_channel("hall")
    evening.env.backend.delete_channel(evening.tavern.id)
    await evening.turn()
    reply = await evening.guest("Zoe").slash("crowns game", at=hall, table=table_id)
    refused(reply, "refused-out-of-sight")
    title = said("report-title", game=said("botk-name"), table=str(table_id))
    assert title in (await ann.slash("crowns game", at=hall, table=table_id)).text


async def test_a_private_panel_is_never_drawn_on_a_public_message(evening: Evening):
    """Refresh stands on private panels only; its id works on any message that somebody forges."""
    await evening.deal(evening.party(4))
    guest, _ = evening.asked()
    await evening.use_dms(guest)
    public = evening.panel()
    reply = await guest.send(public, f"gg:t:{evening.table.id}:refresh")
    assert reply.kind == "message"
    assert reply.said[0].below == guest.panel.below
    assert evening.panel() == public


# --- another server ---


def forged(table_id: int, user_id: int) -> Iterator[tuple[str, list[str]]]:
    """Every press that there is, with the numbers of another server's table and user."""
    asked = f"{table_id}:1"
    for letter, verbs in (("a", "peek"), ("v", "peek"), ("m", "strike"), ("d", "serve")):
        yield f"gg:{letter}:{asked}:{verbs}", ["0"]
        yield f"gg:{letter}:{asked}:{verbs}", []
    for action in (*ACTIONS, *PAST):
        yield f"gg:t:{table_id}:{action}", []
    yield f"gg:t:{table_id}:story:1", []
    yield f"gg:o:{table_id}", []
    yield f"gg:o:{table_id}:executioner", ["host"]
    yield f"gg:k:{table_id}:0", []
    yield "gg:k:pick", [str(table_id)]
    yield "gg:x:ask-end", [str(table_id)]
    for act in (*CALLBACKS, *CHANGES):
        # What would end this server's own season, or forget it, is no matter of another's.
        if act not in ("ask-end", "type-forget"):
            yield f"gg:x:{act}:{table_id}:{user_id}", []
    for season in ("now", "0", "1"):
        yield f"gg:h:{user_id}:{season}:0", []
        yield f"gg:b:{season}:all:0", []


def commands(evening: Evening) -> Iterator[tuple[str, str, list[app_commands.Parameter]]]:
    for group in evening.bot.tree.get_commands():
        if isinstance(group, app_commands.Group):
            for command in group.commands:
                assert isinstance(command, app_commands.Command)
                yield group.name, command.name, command.parameters


def value(parameter: app_commands.Parameter, table_id: int, user_id: int) -> dict[str, Any]:
    """A value for an option: another server's table or user, where that fits."""
    if parameter.choices:
        given: Any = parameter.choices[0].value
    elif parameter.type is Kind.integer:
        given = min(table_id, int(parameter.max_value or table_id))
    elif parameter.type is Kind.user:
        given = str(user_id)
    else:
        given = False if parameter.type is Kind.boolean else "so"
    return {"name": parameter.display_name, "type": parameter.type.value, "value": given}


async def of_the_guild(store: Store, guild_id: int, tables: list[int]) -> list[Any]:
    """What the database holds of a guild and its tables."""
    return [
        (table.name, row)
        for table in metadata.sorted_tables
        for row in await rows(store, table)
        if row.get("guild_id") == guild_id or row.get("table_id") in tables
    ]


@pytest.mark.parametrize("open_table", [False, True])
async def test_nothing_of_another_server_is_reached(evening: Evening, open_table: bool):
    """A moderator of one server forges every press and command with another server's numbers."""
    table_id, guests = await played(evening)
    bob, first = guests[1], evening.guild.id
    await evening.store.court.move(
        Order("grant", first, Actor(1, "Judge"), 1.0, target=(bob.id, "Bob")), 2, "a hush gift"
    )
    await evening.store.court.bar(
        Order("bar", first, Actor(1, "Judge"), 1.0, target=(guests[0].id, "Ann")),
        None,
        "a hush bar",
    )
    if open_table:
        table_id = (await evening.deal([*guests[1:], evening.guest("Eve")])).id
    link = str(first)
    before = await of_the_guild(evening.store, first, [table_id])
    evening.guild = evening.env.create_guild("Elsewhere")
    for role in evening.env.backend.get_guild(evening.guild.id).roles.values():
        role.permissions |= discord.Permissions.all_channel().value
    evening.tavern = evening.guild.create_text_channel("elsewhere")
    mallory = evening.guest("Mallory", moderator=True)
    await mallory.slash("botk start")
    look = evening.lobby()
    replies: list[tuple[object, Reply]] = []
    for custom_id, values in forged(table_id, bob.id):
        replies.append((custom_id, await mallory.send(look, custom_id, values)))
    bot, nothing = evening.bot.messages, sentence(words_for("en"), "refused-stale")
    await bot.send(await bot.open_dm(mallory.id), nothing, nonce="a letter")
    (direct,) = mallory.dm()
    for custom_id, values in forged(table_id, bob.id):
        replies.append((custom_id, await mallory.send(direct, custom_id, values)))
    for group, name, parameters in commands(evening):
        options = [value(each, table_id, bob.id) for each in parameters]
        call = [{"name": name, "type": 1, "options": options}]
        replies.append(((group, name), await mallory.call(group, call, bob)))
    await evening.turn()
    names = [guest.name for guest in guests if guest is not bob]
    for what, reply in replies:
        seen = "\n".join(look.text for look in (*reply.said, reply.shown) if look is not None)
        assert "a hush" not in seen, what
        assert link not in seen, what
        assert not any(name in seen for name in names), (what, seen)
    assert await of_the_guild(evening.store, first, [table_id]) == before
    assert len(replies) > 100 + len(plugins())
