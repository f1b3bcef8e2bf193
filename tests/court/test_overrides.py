"""Who may use `/court` is what the server's own integration settings say, asked at each act."""

import asyncio

import discord
import pytest
from discord.app_commands import AppCommand

from bot.store.records import GuildSettings, Starters
from tests.court.integration import (
    CHANNEL,
    ROLE,
    USER,
    announce,
    asked,
    give_role,
    override,
    unreachable,
)
from tests.support.evening import Evening, Guest, Look, Reply, refused, said

SWITCH = "gg:x:computers-allowed:0"


@pytest.fixture
def steward(evening: Evening) -> Guest:
    """Who may use `/court` by a role, and manage nothing."""
    guest = evening.guest("Stella")
    override(evening, (ROLE, give_role(evening, guest, "Steward"), True))
    return guest


async def opened(guest: Guest) -> Look:
    """The settings, as this user has opened them."""
    (panel,) = (await guest.slash("court settings")).said
    return panel


async def try_log(evening: Evening, guest: Guest) -> Reply:
    """A press without effect, from a message that the user need not have had."""
    return await guest.send(evening.lobby(), "gg:x:log:0")


# --- what a role brings ---


async def test_a_role_brings_every_command(evening: Evening, steward: Guest):
    bob = evening.actors[evening.guest("Bob").id]
    offered = evening.actors[steward.id].available_commands(evening.tavern)
    assert "court grant" in offered
    done = await steward.slash("court grant", player=bob, amount=3, reason="a deed")
    assert done.text == said("court-grant-done", name="Bob", n=3, crowns=8)
    (act,) = await evening.store.acts(evening.guild.id, limit=5)
    assert (act.act, act.actor.name, act.reason) == ("grant", "Stella", "a deed")


async def test_a_role_brings_presses_and_selects(evening: Evening, steward: Guest):
    panel = await opened(steward)
    turned = await steward.press(panel, said("switch-on", what=said("switch-computers-allowed")))
    assert turned.shown is not None
    await steward.choose(turned.shown, "gg:x:pace", "quick")
    settings = await evening.store.guild_settings(evening.guild.id)
    assert (settings.computers_allowed, settings.pace) == (False, "quick")


async def test_a_role_brings_forms(evening: Evening, steward: Guest):
    form = await steward.press(await opened(steward), said("button-numbers"))
    assert form.kind == "modal"
    await steward.fill(form, least_humans="5", treasury="")
    assert (await evening.store.guild_settings(evening.guild.id)).least_humans == 5


async def test_a_role_brings_the_reasons_in_a_history(evening: Evening, steward: Guest):
    bob, zoe = evening.guest("Bob"), evening.guest("Zoe")
    of_bob = evening.actors[bob.id]
    await steward.slash("court grant", player=of_bob, amount=3, reason="a deed")
    assert "a deed" in (await steward.slash("crowns history", player=of_bob)).text
    assert "a deed" not in (await zoe.slash("crowns history", player=of_bob)).text
    unreachable(evening)
    assert "a deed" not in (await steward.slash("crowns history", player=of_bob)).text
    assert "a deed" in (await bob.slash("crowns history")).text


async def test_a_restart_changes_nothing(evening: Evening, steward: Guest):
    panel = await opened(steward)
    await evening.restart()
    await steward.send(panel, SWITCH)
    assert not (await evening.store.guild_settings(evening.guild.id)).computers_allowed


# --- which override counts ---


@pytest.mark.parametrize(
    ("own", "roles", "everyone", "allowed"),
    [
        (None, (), None, False),
        (None, (True,), None, True),
        (None, (False,), None, False),
        (None, (False, True), None, True),
        (None, (), True, True),
        (None, (False,), True, False),
        (None, (True,), False, True),
        (True, (), None, True),
        (True, (False,), False, True),
        (False, (True,), True, False),
    ],
)
async def test_the_nearest_override_counts(
    evening: Evening,
    own: bool | None,
    roles: tuple[bool, ...],
    everyone: bool | None,
    allowed: bool,
):
    await evening.sit_down(evening.party(2))
    zoe = evening.guest("Zoe")
    found = [(ROLE, give_role(evening, zoe, f"Role {n}"), may) for n, may in enumerate(roles)]
    found += [(USER, zoe.id, own)] if own is not None else []
    found += [(ROLE, evening.guild.id, everyone)] if everyone is not None else []
    override(evening, *found)
    reply = await try_log(evening, zoe)
    if allowed:
        assert said("log-title") in (reply.shown or reply.said[0]).text
    else:
        refused(reply, "refused-not-moderator")


async def test_overrides_of_others_say_nothing(evening: Evening):
    await evening.sit_down(evening.party(2))
    ann, zoe = evening.guest("Ann"), evening.guest("Zoe")
    theirs = give_role(evening, ann, "Steward")
    override(evening, (USER, ann.id, True), (ROLE, theirs, True), (CHANNEL, zoe.id, True))
    refused(await try_log(evening, zoe), "refused-not-moderator")


# --- what was allowed and is no more ---


async def test_an_override_taken_away_stops_the_next_press(evening: Evening, steward: Guest):
    panel = await opened(steward)
    form = await steward.press(panel, said("button-numbers"))
    override(evening)
    refused(await steward.send(panel, SWITCH), "refused-not-moderator")
    refused(await steward.fill(form, least_humans="5", treasury=""), "refused-not-moderator")
    assert await evening.store.acts_count(evening.guild.id) == 0


async def test_a_moderator_who_was_denied_is_stopped_too(evening: Evening, mod: Guest):
    panel = await opened(mod)
    override(evening, (USER, mod.id, False))
    await announce(evening)
    refused(await mod.send(panel, SWITCH), "refused-not-moderator")
    override(evening)
    await announce(evening)
    await mod.send(panel, SWITCH)
    assert await evening.store.acts_count(evening.guild.id) == 1


async def test_an_administrator_cannot_be_denied(evening: Evening, mod: Guest):
    panel = await opened(mod)
    role = evening.guild.create_role("Regent", permissions=discord.Permissions(administrator=True))
    evening.env.backend.get_guild(evening.guild.id).members[mod.id].role_ids.append(role.id)
    override(evening, (USER, mod.id, False))
    await announce(evening)
    await mod.send(panel, SWITCH)
    assert await evening.store.acts_count(evening.guild.id) == 1


# --- asking ---


async def test_managers_cost_no_request(evening: Evening, mod: Guest):
    await mod.press(await opened(mod), said("switch-on", what=said("switch-computers-allowed")))
    assert asked(evening) == 0


async def test_others_cost_one_request_an_act(evening: Evening, steward: Guest):
    panel = await opened(steward)
    assert asked(evening) == 1
    await steward.send(panel, SWITCH)
    assert asked(evening) == 2


@pytest.mark.parametrize(("status", "code"), [(503, 0), (403, 50001), (404, 10063)])
async def test_if_discord_does_not_say_nothing_is_done(
    evening: Evening, steward: Guest, status: int, code: int
):
    panel = await opened(steward)
    form = await steward.press(panel, said("button-numbers"))
    unreachable(evening, status, code)
    refused(await steward.send(panel, SWITCH), "refused-court-untold")
    refused(await steward.fill(form, least_humans="5", treasury=""), "refused-court-untold")
    refused(await steward.slash("court log"), "refused-court-untold")
    assert await evening.store.acts_count(evening.guild.id) == 0


async def test_if_discord_takes_too_long_nothing_is_done(
    evening: Evening, steward: Guest, monkeypatch: pytest.MonkeyPatch
):
    panel = await opened(steward)

    async def late(*_: object) -> None:
        await asyncio.sleep(60)  # SimCord's time, which it advances by itself: nobody waits.

    monkeypatch.setattr(AppCommand, "fetch_permissions", late)
    refused(await steward.send(panel, SWITCH), "refused-court-untold")


# --- tables ---


async def test_a_role_brings_the_running_of_tables(evening: Evening, steward: Guest):
    guests = evening.party(4)
    await evening.sit_down(guests)
    await steward.press(evening.lobby(), "Add computer")
    await steward.press(evening.lobby(), "Begin")
    assert asked(evening) == 2
    await evening.sure(steward, "botk end")
    await evening.turn()
    (act,) = await evening.store.acts(evening.guild.id)
    assert (act.act, act.actor.name) == ("end-table", "Stella")
    await evening.sit_down(guests)
    await steward.press(evening.lobby(), "Cancel table")
    assert await evening.store.acts_count(evening.guild.id) == 2


@pytest.mark.parametrize("starters", [Starters.MODERATORS, Starters.ROLE])
async def test_a_role_brings_the_opening_of_tables(
    evening: Evening, steward: Guest, starters: Starters
):
    settings = GuildSettings(starters=starters, starter_role=1)
    await evening.store.save_guild_settings(evening.guild.id, settings)
    assert not (await steward.slash("botk start")).said
    assert evening.table.record.host_id == steward.id
    assert asked(evening) == 1


async def test_a_moderator_who_was_denied_runs_no_tables(evening: Evening, mod: Guest):
    await evening.deal(evening.party(4))
    override(evening, (USER, mod.id, False))
    await announce(evening)
    refused(await mod.slash("botk end"), "refused-not-host")
    settings = GuildSettings(starters=Starters.MODERATORS)
    await evening.store.save_guild_settings(evening.guild.id, settings)
    cellar = evening.guild.create_text_channel("cellar")
    refused(await mod.slash("botk start", at=cellar), "refused-only-moderators-start")


async def test_tables_ask_only_where_the_answer_decides(evening: Evening, mod: Guest):
    guests = evening.party(4)
    await evening.deal(guests)
    await evening.sure(guests[0], "botk end")
    await evening.turn()
    role = give_role(evening, guests[0], "Hosts")
    settings = GuildSettings(starters=Starters.ROLE, starter_role=role)
    await evening.store.save_guild_settings(evening.guild.id, settings)
    await evening.sit_down(guests)
    await mod.press(evening.lobby(), "Begin")
    await evening.sure(mod, "botk end")
    await evening.turn()
    assert not (await mod.slash("botk start")).said
    await mod.press(evening.lobby(), "Cancel table")
    assert asked(evening) == 0


async def test_where_discord_does_not_say_nobody_else_runs_a_table(
    evening: Evening, steward: Guest
):
    await evening.deal(evening.party(4))
    unreachable(evening)
    refused(await steward.slash("botk end"), "refused-not-host")
