"""A server comes and goes: greeted once, kept for 30 days, then forgotten."""

import pytest
from simcord.backend import serializers

from bot.guilds.lifecycle import GREET_AGAIN
from bot.store.schema import bars
from bot.text import words_for
from tests.store.rows import rows
from tests.support.evening import Evening, Guest, Look, refused, said

DAY = 86400.0


def welcomes(evening: Evening) -> list[Look]:
    title = said("welcome-title").removeprefix("## ")
    return [look for look in evening.all_public() if title in look.text]


async def join(evening: Evening) -> None:
    """Discord says that the bot has been added to the guild."""
    backend = evening.env.backend
    payload = dict(serializers.guild_create_payload(backend, backend.get_guild(evening.guild.id)))
    del payload["unavailable"]
    backend.emit("GUILD_DELETE", {"id": str(evening.guild.id)})
    backend.emit("GUILD_CREATE", payload)
    await evening.env.settle()


async def outage(evening: Evening) -> None:
    """The guild cannot be reached for a while: Discord tells of nothing that happens there."""
    backend = evening.env.backend
    payload = serializers.guild_create_payload(backend, backend.get_guild(evening.guild.id))
    backend.emit("GUILD_DELETE", {"id": str(evening.guild.id), "unavailable": True})
    backend.emit("GUILD_CREATE", payload)
    await evening.env.settle()


async def leave(evening: Evening) -> None:
    """The bot is removed."""
    backend = evening.env.backend
    guild = backend.guilds.pop(evening.guild.id)
    backend.emit("GUILD_DELETE", {"id": str(guild.id)})
    await evening.env.settle()
    await evening.turn()
    backend.guilds[guild.id] = guild


async def ungreeted(evening: Evening) -> None:
    await evening.store.purging.purge(evening.guild.id)


async def test_the_first_words_come_once(evening: Evening):
    await ungreeted(evening)
    await join(evening)
    (look,) = welcomes(evening)
    assert "/botk start" in look.text
    assert "/court settings" in look.text
    assert "/help" in look.text
    await join(evening)
    await evening.restart()
    assert len(welcomes(evening)) == 1


async def test_a_server_that_the_bot_joined_while_it_was_away(evening: Evening):
    await ungreeted(evening)
    await evening.restart()
    await evening.restart()
    assert len(welcomes(evening)) == 1


async def test_the_first_words_go_where_the_bot_may_write(evening: Evening):
    await ungreeted(evening)
    evening.forbid("send_messages")
    cellar = evening.guild.create_text_channel("cellar")
    await join(evening)
    assert welcomes(evening) == []
    assert said("welcome-title") in evening.looks(cellar.id)[0].text


async def test_the_first_words_go_to_the_moderators_where_they_have_a_channel(evening: Evening):
    await ungreeted(evening)
    backstage = evening.guild.create_text_channel("backstage")
    evening.env.backend.get_guild(evening.guild.id).public_updates_channel_id = backstage.id
    await join(evening)
    assert welcomes(evening) == []
    assert said("welcome-title") in evening.looks(backstage.id)[0].text


async def test_first_words_that_failed_come_later(evening: Evening):
    await ungreeted(evening)
    path = "/channels/*/messages"
    evening.env.inject_error("POST", path, status=403, code=50013, times=1)
    await join(evening)
    assert welcomes(evening) == []
    await evening.turn(GREET_AGAIN)
    assert len(welcomes(evening)) == 1
    await evening.turn(GREET_AGAIN)
    await evening.restart()
    assert len(welcomes(evening)) == 1


async def test_first_words_that_come_later_are_to_the_server_as_it_came_back(evening: Evening):
    await ungreeted(evening)
    path = "/channels/*/messages"
    evening.env.inject_error("POST", path, status=403, code=50013, times=2)
    await join(evening)
    await leave(evening)
    evening.env.backend.get_guild(evening.guild.id).preferred_locale = "de"
    await join(evening)
    assert evening.all_public() == []
    await evening.turn(GREET_AGAIN)
    (look,) = evening.all_public()
    assert words_for("de")("welcome-settings") in look.text


async def test_first_words_that_one_channel_refused_go_to_the_next(evening: Evening):
    await ungreeted(evening)
    cellar = evening.guild.create_text_channel("cellar")
    path = f"/channels/{evening.tavern.id}/messages"
    evening.env.inject_error("POST", path, status=403, code=50013, times=None)
    await join(evening)
    assert welcomes(evening) == []
    assert said("welcome-title") in evening.looks(cellar.id)[0].text


async def test_the_first_words_go_to_nobody_rather_than_to_somebody(evening: Evening):
    await ungreeted(evening)
    evening.forbid("send_messages")
    await join(evening)
    assert welcomes(evening) == []


async def test_removed_and_forgotten_after_thirty_days(evening: Evening, mod: Guest):
    bob = evening.guest("Bob")
    await mod.slash("court grant", player=evening.actors[bob.id], amount=3, reason="a deed")
    table = await evening.deal(evening.party(4))
    await leave(evening)
    assert list(evening.bot.manager) == [] or table.state.done
    await evening.turn(29 * DAY)
    assert await evening.crowns(bob) == {bob.id: 8}
    await evening.turn(2 * DAY)
    assert await evening.store.court.log_length(evening.guild.id) == 0
    assert await evening.store.tables.find(table.id) is None


async def test_bars_that_have_run_out_are_deleted_by_the_day(evening: Evening, mod: Guest):
    bob, eve = evening.guest("Bob"), evening.guest("Eve")
    for who, time in ((bob, 3600), (eve, 7 * 86400)):
        await mod.slash("court bar", player=evening.actors[who.id], time=time, reason="a brawl")
    (asked,) = (await bob.slash("privacy delete")).said
    await bob.press(asked, said("button-erase-now"))
    await evening.turn(DAY)
    assert {row["user_id"] for row in await rows(evening.store, bars)} == {eve.id}
    await evening.restart(away=7 * DAY)
    assert await rows(evening.store, bars) == []


async def test_returned_in_time_and_kept(evening: Evening, mod: Guest):
    bob = evening.guest("Bob")
    await mod.slash("court grant", player=evening.actors[bob.id], amount=3, reason="a deed")
    await leave(evening)
    await evening.turn(20 * DAY)
    await join(evening)
    await evening.turn(40 * DAY)
    assert await evening.crowns(bob) == {bob.id: 8}


async def test_removed_while_the_bot_was_away(evening: Evening, mod: Guest):
    bob = evening.guest("Bob")
    await mod.slash("court grant", player=evening.actors[bob.id], amount=3, reason="a deed")
    table = await evening.deal(evening.party(4))
    guild = evening.env.backend.guilds.pop(evening.guild.id)
    await evening.restart()
    await evening.turn()
    kept = await evening.store.tables.find(table.id)
    assert kept is not None
    assert kept.closed_at is not None
    await evening.turn(31 * DAY)
    assert await evening.store.tables.find(table.id) is None
    evening.env.backend.guilds[evening.guild.id] = guild


# --- asked to forget ---


async def test_forget_a_server(evening: Evening, mod: Guest):
    bob = evening.guest("Bob")
    await mod.slash("court grant", player=evening.actors[bob.id], amount=3, reason="a deed")
    guests = evening.party(4)
    await evening.deal(guests)
    (question,) = (await mod.slash("court forget-server")).said
    assert "The Hanged Man" in question.text
    form = await mod.press(question, said("button-forget"))
    assert form.kind == "modal"
    reply = await mod.fill(form, name="The Hanged Woman")
    assert reply.text == said("refused-court-name")
    assert evening.table.state.going_on
    form = await mod.press(question, said("button-forget"))
    done = await mod.fill(form, name=" the hanged man ")
    assert done.shown is not None
    assert done.shown.text == said("forget-done")
    await evening.turn()
    assert list(evening.bot.manager) == []
    assert await evening.store.tables.find(1) is None
    assert await evening.store.court.log_length(evening.guild.id) == 0
    assert await evening.crowns(bob) == {bob.id: 5}
    await evening.restart()
    assert welcomes(evening) == [], "it need not introduce itself again"
    await guests[0].slash("botk start")
    assert evening.table.state.record.host_id == guests[0].id


async def test_no_new_tables_in_a_server_that_is_being_forgotten(evening: Evening, mod: Guest):
    ann = evening.guest("Ann")
    await mod.slash("court grant", player=evening.actors[ann.id], amount=3, reason="a deed")
    await evening.store.purging.begin(evening.guild.id)
    refused(await ann.slash("botk start"), "refused-being-forgotten")
    reply = await mod.slash("court grant", player=evening.actors[ann.id], amount=3, reason="more")
    refused(reply, "refused-being-forgotten")
    # What was interrupted is done at the next start.
    await evening.restart()
    assert await evening.store.court.log_length(evening.guild.id) == 0
    await ann.slash("botk start")
    assert "Ann" in evening.lobby().text


@pytest.mark.parametrize(
    ("name", "typed"),
    [
        ("The  Hanged   Man", "the hanged man"),
        ("The Hanged\u200bMan", "The HangedMan"),
        ("Cafe\u0301 Noose", "Caf\u00e9 Noose"),
        ("Caf\u00e9 Noose", "cafe\u0301 noose"),
        ("\U0001f468\u200d\U0001f469 Inn", "\U0001f468\U0001f469 Inn"),
        ("\U0001f468\u200d\U0001f469 Inn", "\U0001f468\u200d\U0001f469 Inn"),
        ("\u200b\u3164", "???"),
    ],
)
async def test_a_server_is_forgotten_by_the_name_that_is_shown(
    evening: Evening, mod: Guest, name: str, typed: str
):
    evening.env.backend.get_guild(evening.guild.id).name = name
    await evening.restart()
    (question,) = (await mod.slash("court forget-server")).said
    form = await mod.press(question, said("button-forget"))
    assert (await mod.fill(form, name="\u200b\u200b?")).text == said("refused-court-name")
    form = await mod.press(question, said("button-forget"))
    done = await mod.fill(form, name=typed)
    assert done.shown is not None
    assert done.shown.text == said("forget-done")


# --- people who leave ---


async def marked(evening: Evening, guest: Guest) -> bool:
    standing = await evening.store.boards.standing(evening.guild.id, guest.id)
    assert standing is not None
    return standing.left


async def test_who_left_is_marked_and_comes_back(evening: Evening, mod: Guest):
    guests = evening.party(4)
    bob = guests[1]
    actor = evening.actors[bob.id]
    await mod.slash("court grant", player=actor, amount=3, reason="a deed")
    await evening.sit_down(guests)
    evening.close_dms(bob, code=50278)
    evening.guild.remove_member(actor)
    await guests[0].press(evening.lobby(), "Begin")
    await evening.turn()
    await evening.turn()
    assert await marked(evening, bob)
    evening.actors[bob.id] = evening.guild.add_member(bob.user)
    await evening.restart()
    await bob.slash("botk rules")
    await evening.turn()
    assert not await marked(evening, bob)


async def test_closed_dms_do_not_mark_who_is_there(evening: Evening, mod: Guest):
    guests = evening.party(4)
    bob = guests[1]
    actor = evening.actors[bob.id]
    await mod.slash("court grant", player=actor, amount=3, reason="a deed")
    await evening.sit_down(guests, pace="by-day")
    evening.close_dms(bob)
    await guests[0].press(evening.lobby(), "Begin")
    await evening.turn()
    await evening.turn()
    assert not await marked(evening, bob)


async def test_who_opens_a_table_just_as_a_server_is_forgotten_can_play_there(
    evening: Evening, mod: Guest, monkeypatch: pytest.MonkeyPatch
):
    """As where a moderator has pressed twice, and the second press comes to it a little later."""
    ann, bob = evening.party(2)
    purge = evening.store.purging.purge

    async def and_then(guild_id: int) -> None:
        await purge(guild_id)
        await ann.slash("botk start")

    monkeypatch.setattr(evening.store.purging, "purge", and_then)
    await evening.bot.lifecycle.begin_forgetting(evening.guild.id)
    await evening.bot.lifecycle.forget(evening.guild.id, by=mod.id)
    await bob.press(evening.lobby(), "Join")
    assert "Bob" in evening.lobby().text
