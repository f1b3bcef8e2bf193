"""Who may use `/court` is what the server's own integration settings say, at each act."""

from collections.abc import Awaitable, Callable

import discord
import pytest
from discord.http import HTTPClient

from bot.values.guilds import Starters
from tests.court.integration import (
    CHANNEL,
    ROLE,
    USER,
    asked,
    give_role,
    override,
    unreachable,
)
from tests.court.test_lifecycle import join, outage
from tests.support.answering import answered_by
from tests.support.evening import Evening, Guest, Look, Reply, refused, said

SWITCH = "gg:x:computers-allowed:0"


@pytest.fixture
async def steward(evening: Evening) -> Guest:
    """Who may use `/court` by a role, and manage nothing."""
    guest = evening.guest("Stella")
    await override(evening, (ROLE, give_role(evening, guest, "Steward"), True))
    return guest


async def opened(guest: Guest) -> Look:
    """The settings, as this user has opened them."""
    (panel,) = (await guest.slash("court settings")).said
    return panel


def crown(evening: Evening, guest: Guest) -> None:
    """Make somebody an administrator."""
    role = evening.guild.create_role("Regent", permissions=discord.Permissions(administrator=True))
    evening.env.backend.get_guild(evening.guild.id).members[guest.id].role_ids.append(role.id)


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
    (act,) = await evening.store.court.log(evening.guild.id, limit=5)
    assert (act.act, act.actor_name, act.reason) == ("grant", "Stella", "a deed")


async def test_a_role_brings_presses_and_selects(evening: Evening, steward: Guest):
    panel = await opened(steward)
    turned = await steward.press(panel, said("switch-on", what=said("switch-computers-allowed")))
    assert turned.shown is not None
    await steward.choose(turned.shown, "gg:x:pace", "quick")
    settings = await evening.store.guilds.settings(evening.guild.id)
    assert (settings.computers_allowed, settings.pace) == (False, "quick")


async def test_a_role_brings_forms(evening: Evening, steward: Guest):
    form = await steward.press(await opened(steward), said("button-numbers"))
    assert form.kind == "modal"
    await steward.fill(form, least_humans="5", treasury="")
    assert (await evening.store.guilds.settings(evening.guild.id)).least_humans == 5


async def test_a_role_brings_the_reasons_in_a_history(evening: Evening, steward: Guest):
    bob, zoe = evening.guest("Bob"), evening.guest("Zoe")
    of_bob = evening.actors[bob.id]
    await steward.slash("court grant", player=of_bob, amount=3, reason="a deed")
    assert "a deed" in (await steward.slash("crowns history", player=of_bob)).text
    assert "a deed" not in (await zoe.slash("crowns history", player=of_bob)).text
    unreachable(evening)
    await override(evening, (USER, steward.id, True))
    assert "a deed" not in (await steward.slash("crowns history", player=of_bob)).text
    assert "a deed" in (await bob.slash("crowns history")).text


async def test_a_restart_changes_nothing(evening: Evening, steward: Guest):
    panel = await opened(steward)
    await evening.restart()
    await steward.send(panel, SWITCH)
    assert not (await evening.store.guilds.settings(evening.guild.id)).computers_allowed


# --- which override counts ---


NEAREST: list[tuple[bool | None, tuple[bool, ...], bool | None, bool]] = [
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
]
"""What is said of a user, of the user's roles and of everybody, and whether the user may."""


async def test_the_nearest_override_counts(evening: Evening):
    await evening.sit_down(evening.party(2))
    for case, (own, roles, everyone, allowed) in enumerate(NEAREST):
        zoe = evening.guest(f"Zoe {case}")
        found = [(ROLE, give_role(evening, zoe, f"Role {n}"), may) for n, may in enumerate(roles)]
        found += [(USER, zoe.id, own)] if own is not None else []
        found += [(ROLE, evening.guild.id, everyone)] if everyone is not None else []
        await override(evening, *found)
        reply = await try_log(evening, zoe)
        if allowed:
            assert said("log-title") in reply.text, NEAREST[case]
        else:
            refused(reply, "refused-not-moderator")


async def test_overrides_of_others_say_nothing(evening: Evening):
    await evening.sit_down(evening.party(2))
    ann, zoe = evening.guest("Ann"), evening.guest("Zoe")
    theirs = give_role(evening, ann, "Steward")
    await override(evening, (USER, ann.id, True), (ROLE, theirs, True), (CHANNEL, zoe.id, True))
    refused(await try_log(evening, zoe), "refused-not-moderator")


# --- what is set for all of the bot's commands ---


async def test_who_is_denied_all_commands_is_denied_the_court(evening: Evening, mod: Guest):
    panel = await opened(mod)
    await override(evening, (USER, mod.id, False), all_commands=True)
    refused(await mod.send(panel, SWITCH), "refused-not-moderator")
    await evening.restart()
    refused(await mod.send(panel, SWITCH), "refused-not-moderator")
    assert await evening.store.court.log_length(evening.guild.id) == 0


async def test_the_courts_own_settings_go_first(evening: Evening, steward: Guest):
    panel = await opened(steward)
    await override(evening, (USER, steward.id, False), all_commands=True)
    await steward.send(panel, SWITCH)
    assert await evening.store.court.log_length(evening.guild.id) == 1


async def test_a_role_may_keep_what_everybody_is_denied(evening: Evening, mod: Guest):
    panel = await opened(mod)
    role = give_role(evening, mod, "Guard")
    everyone = (ROLE, evening.guild.id, False)
    await override(evening, everyone, all_commands=True)
    refused(await mod.send(panel, SWITCH), "refused-not-moderator")
    await override(evening, everyone, (ROLE, role, True), all_commands=True)
    await mod.send(panel, SWITCH)
    assert await evening.store.court.log_length(evening.guild.id) == 1


async def test_a_role_for_all_commands_does_not_bring_the_court(evening: Evening):
    await evening.sit_down(evening.party(2))
    zoe = evening.guest("Zoe")
    role = give_role(evening, zoe, "Guard")
    await override(evening, (ROLE, role, True), all_commands=True)
    actor = evening.actors[zoe.id]
    assert "court log" not in actor.available_commands(evening.tavern), "as Discord has it"
    refused(await try_log(evening, zoe), "refused-not-moderator")


# --- where ---


@pytest.mark.parametrize("all_commands", [False, True])
@pytest.mark.parametrize("everywhere", [False, True])
async def test_what_was_opened_in_a_channel_is_of_no_use_when_that_is_denied(
    evening: Evening, mod: Guest, all_commands: bool, everywhere: bool
):
    panel = await opened(mod)
    form = await mod.press(panel, said("button-numbers"))
    where = evening.guild.id - 1 if everywhere else evening.tavern.id
    await override(evening, (CHANNEL, where, False), all_commands=all_commands)
    refused(await mod.send(panel, SWITCH), "refused-court-elsewhere")
    refused(await mod.fill(form, least_humans="5", treasury=""), "refused-court-elsewhere")
    assert await evening.store.court.log_length(evening.guild.id) == 0
    crown(evening, mod)
    await mod.send(panel, SWITCH)
    assert await evening.store.court.log_length(evening.guild.id) == 1


async def test_the_nearest_place_counts(evening: Evening, mod: Guest):
    panel = await opened(mod)
    nowhere = (CHANNEL, evening.guild.id - 1, False)
    await override(evening, nowhere, (CHANNEL, evening.tavern.id, True), all_commands=True)
    await mod.send(panel, SWITCH)
    await override(evening, nowhere)
    refused(await mod.send(panel, SWITCH), "refused-court-elsewhere")
    await override(evening, (CHANNEL, evening.tavern.id, True))
    await mod.send(panel, SWITCH)


async def test_a_moderator_runs_tables_where_the_court_is_not_held(evening: Evening, mod: Guest):
    await evening.sit_down(evening.party(4))
    await override(evening, (CHANNEL, evening.guild.id - 1, False))
    await mod.press(evening.lobby(), "Add computer")
    assert len(evening.table.state.record.seats) == 5


# --- what was allowed and is no more ---


async def test_an_override_taken_away_stops_the_next_press(evening: Evening, steward: Guest):
    panel = await opened(steward)
    form = await steward.press(panel, said("button-numbers"))
    await override(evening)
    refused(await steward.send(panel, SWITCH), "refused-not-moderator")
    refused(await steward.fill(form, least_humans="5", treasury=""), "refused-not-moderator")
    assert await evening.store.court.log_length(evening.guild.id) == 0


async def test_a_moderator_who_was_denied_is_stopped_too(evening: Evening, mod: Guest):
    panel = await opened(mod)
    await override(evening, (USER, mod.id, False))
    refused(await mod.send(panel, SWITCH), "refused-not-moderator")
    await evening.restart()
    refused(await mod.send(panel, SWITCH), "refused-not-moderator")
    await override(evening)
    await mod.send(panel, SWITCH)
    assert await evening.store.court.log_length(evening.guild.id) == 1


async def test_an_administrator_cannot_be_denied(evening: Evening, mod: Guest):
    panel = await opened(mod)
    crown(evening, mod)
    await override(evening, (USER, mod.id, False))
    await mod.send(panel, SWITCH)
    assert await evening.store.court.log_length(evening.guild.id) == 1


# --- asking ---


async def test_a_server_is_asked_about_once(evening: Evening, mod: Guest, steward: Guest):
    switch = said("switch-on", what=said("switch-computers-allowed"))
    await mod.press(await opened(mod), switch)
    await steward.send(await opened(steward), SWITCH)
    refused(await evening.guest("Zoe").send(await opened(mod), SWITCH), "refused-not-moderator")
    assert asked(evening) == 1
    await override(evening, (USER, steward.id, True))
    await steward.send(await opened(steward), SWITCH)
    await mod.send(await opened(mod), SWITCH)
    assert asked(evening) == 2


async def test_those_who_press_at_once_wait_for_one_answer(
    evening: Evening, mod: Guest, steward: Guest
):
    await evening.sit_down(evening.party(2))
    presses = [(who, evening.lobby(), SWITCH, ()) for who in (mod, steward)]
    for reply in await evening.at_once(*presses):
        assert said("settings-title") in reply.text
    assert asked(evening) == 1


async def test_administrators_cost_no_request(evening: Evening, mod: Guest):
    crown(evening, mod)
    await mod.press(await opened(mod), said("switch-on", what=said("switch-computers-allowed")))
    assert asked(evening) == 0


async def test_what_was_missed_while_disconnected_is_asked_for(evening: Evening, steward: Guest):
    panel = await opened(steward)
    evening.env.backend.command_permissions.clear()
    with evening.env._bot_scope():
        evening.bot.dispatch("shard_ready", 0)
    await evening.env.settle(idle=0.002)
    refused(await steward.send(panel, SWITCH), "refused-not-moderator")


@pytest.mark.parametrize("back", [join, outage])
async def test_what_a_server_has_settled_is_asked_anew_after_the_bot_was_not_told_of_it(
    evening: Evening, steward: Guest, back: Callable[[Evening], Awaitable[None]]
):
    panel = await opened(steward)
    await steward.press(panel, said("switch-on", what=said("switch-computers-allowed")))
    evening.env.backend.command_permissions.clear()  # As when the bot is removed.
    await back(evening)
    refused(await steward.send(panel, SWITCH), "refused-not-moderator")


@pytest.mark.parametrize(("status", "code"), [(503, 0), (403, 50001), (404, 10063)])
async def test_if_discord_does_not_say_nothing_is_done(
    evening: Evening, steward: Guest, mod: Guest, status: int, code: int
):
    panel = await opened(steward)
    form = await steward.press(panel, said("button-numbers"))
    unreachable(evening, status, code)
    await override(evening, (USER, steward.id, True))
    refused(await steward.send(panel, SWITCH), "refused-court-untold")
    refused(await steward.fill(form, least_humans="5", treasury=""), "refused-court-untold")
    refused(await steward.slash("court log"), "refused-court-untold")
    refused(await mod.slash("court log"), "refused-court-untold")
    evening.env.backend.faults.clear()
    assert said("log-none") in (await steward.slash("court log")).text
    assert await evening.store.court.log_length(evening.guild.id) == 0


async def test_if_discord_takes_too_long_nothing_is_done(
    evening: Evening, steward: Guest, monkeypatch: pytest.MonkeyPatch
):
    panel = await opened(steward)
    refusal = answered_by(monkeypatch, "send_message")

    async def late(*_: object) -> list[object]:
        await evening.env.external_wait(refusal.wait(), reason="a refusal")
        return []

    monkeypatch.setattr("bot.guilds.command_permissions.PATIENCE", 0.01)
    monkeypatch.setattr(HTTPClient, "get_guild_application_command_permissions", late)
    await override(evening, (USER, steward.id, True))
    refused(await steward.send(panel, SWITCH), "refused-court-untold")


# --- tables ---


async def test_a_role_brings_the_running_of_tables(evening: Evening, steward: Guest):
    guests = evening.party(4)
    await evening.sit_down(guests)
    await steward.press(evening.lobby(), "Add computer")
    await steward.press(evening.lobby(), "Begin")
    assert asked(evening) == 1
    await evening.sure(steward, "botk end")
    await evening.turn()
    (act,) = await evening.store.court.log(evening.guild.id)
    assert (act.act, act.actor_name) == ("end-table", "Stella")
    await evening.sit_down(guests)
    await evening.sure(steward, "botk end")
    assert await evening.store.court.log_length(evening.guild.id) == 2


@pytest.mark.parametrize("starters", [Starters.MODERATORS, Starters.ROLE])
async def test_a_role_brings_the_opening_of_tables(
    evening: Evening, steward: Guest, starters: Starters
):
    await evening.settle(starters=starters, starter_role=1)
    assert not (await steward.slash("botk start")).said
    assert evening.table.state.record.host_id == steward.id
    assert asked(evening) == 1


async def test_a_moderator_who_was_denied_runs_no_tables(evening: Evening, mod: Guest):
    await evening.deal(evening.party(4))
    await override(evening, (USER, mod.id, False))
    refused(await mod.slash("botk end"), "refused-not-host")
    await evening.settle(starters=Starters.MODERATORS)
    cellar = evening.guild.create_text_channel("cellar")
    refused(await mod.slash("botk start", at=cellar), "refused-only-moderators-start")


async def test_tables_ask_only_where_the_answer_decides(evening: Evening, mod: Guest):
    guests = evening.party(4)
    await evening.deal(guests)
    await evening.sure(guests[0], "botk end")
    await evening.turn()
    role = give_role(evening, guests[0], "Hosts")
    await evening.settle(starters=Starters.ROLE, starter_role=role)
    await evening.sit_down(guests)
    await guests[0].press(evening.lobby(), "Cancel table")
    assert asked(evening) == 0
    assert not (await mod.slash("botk start")).said
    assert asked(evening) == 1


async def test_where_discord_does_not_say_nobody_else_runs_a_table(
    evening: Evening, steward: Guest
):
    unreachable(evening)
    await evening.deal(evening.party(4))
    refused(await steward.slash("botk end"), "refused-not-host")
