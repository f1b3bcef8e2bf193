"""Moderators alone: that Discord has let a command through is not enough."""

from typing import Any

import pytest

from bot.panels.ids import COURT
from bot.store.seasons import Seasons
from bot.store.tables import Tables
from bot.values.guilds import GuildSettings
from cogs.court.presses import CALLBACKS, FORMS
from cogs.court.settings import CHANGES
from tests.court.integration import USER, override
from tests.support.answering import answered_by
from tests.support.evening import Evening, Guest, refused, said

SERVER = "The Hanged Man"

COMMANDS: dict[str, dict[str, Any]] = {
    "settings": {},
    "tables": {},
    "unseat": {"player": "Bob"},
    "grant": {"player": "Bob", "amount": 3, "reason": "none"},
    "take": {"player": "Bob", "amount": 3, "reason": "none"},
    "bar": {"player": "Bob", "time": 3600, "reason": "none"},
    "unbar": {"player": "Bob"},
    "bars": {},
    "season": {},
    "log": {},
    "forget-server": {},
}


def filled(evening: Evening, options: dict[str, Any]) -> dict[str, Any]:
    return {
        name: evening.actors[evening.guest(value).id] if name == "player" else value
        for name, value in options.items()
    }


async def test_the_court_is_not_offered_to_players(evening: Evening, mod: Guest):
    ann = evening.guest("Ann")
    offered = evening.actors[mod.id].available_commands(evening.tavern)
    assert {f"court {name}" for name in COMMANDS} <= set(offered)
    offered = evening.actors[ann.id].available_commands(evening.tavern)
    assert not [each for each in offered if each.startswith("court")]


async def test_whom_no_override_allows_is_refused(evening: Evening):
    ann = evening.guest("Ann")
    await evening.sit_down([evening.guest("Bob")])
    refused(await ann.send(evening.lobby(), "gg:x:log:0"), "refused-not-moderator")
    await override(evening, (USER, ann.id, True), told=False)
    for name, options in COMMANDS.items():
        reply = await ann.slash(f"court {name}", **filled(evening, options))
        refused(reply, "refused-not-moderator")
    assert await evening.store.court.log_length(evening.guild.id) == 0


async def test_a_press_of_a_player_is_refused(evening: Evening):
    guests = evening.party(2)
    await evening.sit_down(guests)
    for act in (*CALLBACKS, *CHANGES):
        for custom_id in (COURT.of(act), COURT.of(act, 1), COURT.of(act, 1, guests[0].id)):
            refused(await guests[1].send(evening.lobby(), custom_id), "refused-not-moderator")
    assert evening.table.state.going_on
    assert len(evening.table.state.record.seats) == 2
    assert await evening.store.guilds.settings(evening.guild.id) == GuildSettings()
    assert await evening.store.court.log_length(evening.guild.id) == 0


@pytest.mark.parametrize("form", FORMS)
async def test_a_form_of_a_player_is_refused(evening: Evening, mod: Guest, form: str):
    guests = evening.party(2)
    await evening.sit_down(guests)
    opening = {"numbers": "gg:x:numbers", "forget": "gg:x:type-forget"}[form]
    opened = await mod.send(evening.lobby(), opening)
    assert opened.kind == "modal"
    evening.env.backend.get_guild(evening.guild.id).members[mod.id].role_ids.clear()
    values = {"least_humans": "5", "treasury": ""} if form == "numbers" else {"name": SERVER}
    refused(await mod.fill(opened, **values), "refused-not-moderator")
    assert evening.table.state.going_on
    assert await evening.store.guilds.settings(evening.guild.id) == GuildSettings()
    assert await evening.store.tables.find(evening.table.id) is not None


async def test_who_is_a_moderator_no_more_is_refused_by_old_buttons(evening: Evening, mod: Guest):
    (panel,) = (await mod.slash("court settings")).said
    evening.env.backend.get_guild(evening.guild.id).members[mod.id].role_ids.clear()
    switch = panel.buttons[said("switch-on", what=said("switch-computers-allowed"))]
    refused(await mod.send(panel, switch), "refused-not-moderator")
    settings = await evening.store.guilds.settings(evening.guild.id)
    assert settings.computers_allowed


@pytest.mark.parametrize(
    ("command", "part", "read", "asks", "chosen"),
    [
        ("tables", Tables, "open_in", "gg:x:ask-end", ["1"]),
        ("season", Seasons, "find", "gg:x:ask-season:1", []),
    ],
)
async def test_a_question_that_waits_for_the_database_is_acknowledged_in_time(
    evening: Evening,
    mod: Guest,
    monkeypatch: pytest.MonkeyPatch,
    command: str,
    part: type,
    read: str,
    asks: str,
    chosen: list[str],
):
    """Discord waits three seconds for an answer."""
    await evening.sit_down([evening.guest("Bob")])
    (panel,) = (await mod.slash(f"court {command}")).said
    reads, acknowledged = getattr(part, read), answered_by(monkeypatch, "defer")

    async def slow(self: Any, *rest: Any) -> Any:
        await evening.env.external_wait(acknowledged.wait(), reason="an acknowledgement")
        return await reads(self, *rest)

    monkeypatch.setattr("cogs.replies.SOON", 0.01)
    monkeypatch.setattr(part, read, slow)
    reply = await mod.send(panel, asks, chosen)
    assert reply.kind == "deferred_update"
    assert reply.shown is not None
    assert said("button-leave-it") in reply.shown.buttons
