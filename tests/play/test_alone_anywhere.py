"""A game for one person outside of the bot's servers: in direct messages, or where it is not."""

import ast
import re
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.tables.pace import ALONE
from bot.values.guilds import NO_SERVER
from gallows.companions import WORLD
from sandbox import FurtherGuild, Group
from sandbox.autoplay import controls
from sandbox.model import Guild, Json
from sandbox.permissions import Permission
from tests.play.night import Guest, Night, words
from tests.support.evening import said

NO_ACCESS = 50001
EPHEMERAL = 1 << 6
MINOR = ("hint", "take-back")


@pytest.fixture
async def night(database: Path) -> AsyncIterator[Night]:
    """The first guest has installed the bot for themselves; an inn has not, nor has a group."""
    people = (replace(WORLD.people[0], installed=True), *WORLD.people[1:])
    world = replace(
        WORLD,
        people=people,
        others=(FurtherGuild("The Inn", ("taproom",), moderators=("Godfrey",), bot=False),),
        groups=(Group("Below stairs", (people[0].name, people[1].name)),),
    )
    async with Night.begin(database, world) as night:
        yield night


def inn(night: Night) -> Guild:
    """The server without the bot."""
    return list(night.sandbox.state.guilds.values())[1]


def places(night: Night) -> dict[str, str]:
    """Channels that are no server's of the bot, by what they are."""
    state = night.sandbox.state
    direct = state.direct(state.users[night.guests[0].id])
    group = next(each for each in state.channels.values() if each.group_ids)
    (taproom,) = state.top_channels(inn(night))
    assert direct is not None
    return {"direct": direct.id, "inn": taproom.id, "group": group.id}


def requested(night: Night) -> list[str]:
    """What the bot has asked for that is no answer to an interaction."""
    return [each.name for each in night.sandbox.requests if each.counted]


async def press_on(guest: Guest, panel: Json) -> Json:
    """Press what goes on with a game, whatever it does."""
    offered = [c for c in controls(panel["components"]) if not c.get("disabled")]
    answers = [
        c
        for c in offered
        if re.match("gg:a:", c["custom_id"]) and not c["custom_id"].endswith(MINOR)
    ]
    found = answers or [c for c in offered if re.match("gg:v:", c["custom_id"])]
    answer = await guest.use(panel, found[0])
    shown: Json = answer["message"]
    return shown


def is_over(panel: Json) -> bool:
    """Whether the game on a panel is over."""
    return button(panel, "again") is not None


def button(panel: Json, action: str) -> Json | None:
    """The button of a panel that does something at its table."""
    ids = (c for c in controls(panel["components"]) if c["custom_id"].endswith(f":{action}"))
    return next(ids, None)


async def press(guest: Guest, panel: Json, *actions: str) -> Json:
    """Press one button after the other, each on what the last one has shown."""
    for action in actions:
        control = button(panel, action)
        assert control is not None, words(panel)
        panel = (await guest.use(panel, control))["message"]
    return panel


async def give_up(guest: Guest, panel: Json) -> Json:
    """Lose a game at once."""
    return await press(guest, panel, "give-up", "sure-give-up")


@pytest.mark.parametrize("place", ["direct", "inn", "group"])
async def test_a_whole_game_is_played_by_answers_that_its_player_alone_sees(
    night: Night, place: str
):
    ann, where, before = night.guests[0], places(night)[place], requested(night)
    panel = (await ann.command("execution play", where, level="squire"))["message"]
    assert night.table.state.record.guild_id == NO_SERVER
    while not is_over(panel):
        assert panel["flags"] & EPHEMERAL
        panel = await press_on(ann, panel)
    assert panel["flags"] & EPHEMERAL
    again = await press(ann, panel, "again")
    assert not is_over(again)
    over = await give_up(ann, again)
    assert (await press(ann, over, "story"))["flags"] & EPHEMERAL
    assert requested(night) == before, "the bot has written nothing but answers"
    for other in night.guests[1:]:
        assert not [m for m in other.shown() if m["channel_id"] == where]


async def test_one_game_goes_along_and_comes_back_when_its_message_can_be_changed_no_more(
    night: Night,
):
    ann, where = night.guests[0], places(night)
    first = (await ann.command("execution play", where["inn"]))["message"]
    first = await press_on(ann, first)
    for interaction in night.sandbox.state.interactions.values():
        interaction.created -= 15 * 60
    await night.clock.turn(15 * 60)
    here = (await ann.command("execution play", where["direct"]))["message"]
    assert len(list(night.bot.manager)) == 1
    assert not is_over(await press_on(ann, here))
    old = await press_on(ann, first)
    assert said("hand-newer") in words(old), "the one that was forgotten says so, and shows it anew"
    await night.idle()
    newest, _ = await ann.sees(r"gg:[av]:.*")
    assert newest["id"] not in (first["id"], here["id"])
    assert not is_over(await press_on(ann, newest))


async def test_a_bot_that_was_started_again_goes_on_where_it_was(night: Night):
    ann, where = night.guests[0], places(night)["inn"]
    panel = await press_on(ann, (await ann.command("execution play", where))["message"])
    ask = night.table.state.asks()
    await night.stop_bot()
    await night.start_bot()
    assert night.table.state.asks() == ask
    asked = [r.name for r in night.sandbox.requests if r.name.endswith("/guilds/0")]
    assert asked == []
    panel = await press_on(ann, await press_on(ann, panel))
    assert panel["flags"] & EPHEMERAL
    assert night.table.state.asks() != ask
    assert is_over(await give_up(ann, panel))


async def test_who_never_comes_back_has_given_up_and_nothing_is_tried_where_the_bot_is_not(
    night: Night,
):
    ann, where, before = night.guests[0], places(night)["inn"], requested(night)
    panel = (await ann.command("execution play", where))["message"]
    await night.clock.turn(ALONE + 1)
    await night.until(lambda: not list(night.bot.manager), "the game to be over")
    assert requested(night) == before
    late = await ann.use(panel, next(iter(controls(panel["components"]))))
    assert said("refused-table-over", game="execution", start="play") in words(late["message"])
    assert not is_over((await ann.command("execution play", where))["message"])


async def test_its_picture_is_shown_where_its_player_may_attach_files(night: Night):
    await night.stop_bot()
    night.drawings = True
    await night.start_bot()
    ann, where = night.guests[0], places(night)
    attached = night.sandbox.state.attachments
    inn(night).everyone.permissions &= ~Permission.ATTACH_FILES
    await ann.command("execution play", where["inn"])
    await night.idle()
    assert not attached
    await ann.command("execution play", where["group"])
    await night.until(lambda: attached, "the picture")


# --- a day's deal ---


async def test_a_days_deal_is_shared_where_others_may_see_it(night: Night):
    ann, bob, where = night.guests[0], night.guests[1], places(night)
    panel = (await ann.command("execution daily", where["direct"]))["message"]
    await give_up(ann, panel)
    everyone = inn(night).everyone
    everyone.permissions &= ~Permission.USE_EXTERNAL_APPS
    there = (await ann.command("execution daily", where["inn"]))["message"]
    assert "That was your try today." in words(there)
    unseen = await ann.use(there, shared(there))
    assert unseen["message"]["flags"] & EPHEMERAL
    await night.until(lambda: said("refused-share-here") in words_to(ann), "why not")
    everyone.permissions |= Permission.USE_EXTERNAL_APPS
    await ann.use(there, shared(there))
    seen = [m for m in bob.shown() if m["channel_id"] == where["inn"]]
    assert [said("days-shared-try", game="execution") in words(m) for m in seen] == [True]
    again = await ann.use(there, shared(there))
    assert said("refused-shared-already") in words(again["message"])


def words_to(guest: Guest) -> str:
    """All that a guest has ever been shown."""
    return "\n".join(map(words, guest.shown()))


def shared(panel: Json) -> Json:
    """The button that shares a result."""
    control = button(panel, "share")
    assert control is not None
    return control


async def test_the_board_shows_a_player_nothing_but_their_own_result(night: Night):
    ann, bob, where = night.guests[0], night.guests[1], places(night)
    night.sandbox.install_for(night.sandbox.state.users[bob.id])
    for guest in (ann, bob):
        await give_up(guest, (await guest.command("execution daily", where["inn"]))["message"])
    await night.clock.turn(86400)
    board = words((await ann.command("execution board", where["inn"]))["message"])
    assert said("days-own", line="").strip() in board
    assert bob.name not in board
    hall = words((await ann.command("execution board"))["message"])
    assert said("days-nobody") in hall, "it is on no server's board"


async def test_a_days_deal_that_was_begun_here_is_gone_on_with_here(night: Night):
    ann, where = night.guests[0], places(night)
    panel = (await ann.command("execution daily", where["group"]))["message"]
    refused = words((await ann.command("execution daily"))["message"])
    assert "where you began" in refused
    assert is_over(await give_up(ann, panel))
    there = words((await ann.command("execution daily"))["message"])
    assert "That was your try today." in there
    assert "board" not in there


async def test_a_days_deal_of_a_server_is_gone_on_with_there(night: Night):
    ann, where = night.guests[0], places(night)
    panel = (await ann.command("execution daily"))["message"]
    refused = words((await ann.command("execution daily", where["direct"]))["message"])
    assert night.hall in refused
    await give_up(ann, panel)
    seen = (await ann.command("execution daily", where["direct"]))["message"]
    assert button(seen, "share") is not None
    assert button(seen, "again") is None, "another game would be the server's"


# --- what is offered ---


async def test_what_belongs_to_servers_is_not_offered(night: Night):
    ann, bob, where = night.guests[0], night.guests[1], places(night)
    for place in where.values():
        for command in ("botk start", "crowns me", "court settings"):
            assert await refuses(ann, command, place), (command, place)
    for guest, place in ((bob, where["inn"]), (bob, where["group"])):
        assert await refuses(guest, "execution play", place), "they have not installed it"
    offered = await ann.player.ok("GET", f"/state?user={ann.id}")
    named = [each["name"] for each in offered["private_commands"]]
    assert sorted(named) == ["execution", "help", "privacy"]


async def refuses(guest: Guest, command: str, place: str) -> bool:
    """Whether Discord lets a guest use no such command there."""
    try:
        await guest.command(command, place)
    except AssertionError:
        return True
    return False


async def test_nobody_watches_where_the_bot_is_not(night: Night):
    ann, where = night.guests[0], places(night)
    answer = await ann.command("execution play", where["inn"], watched=True)
    assert said("refused-not-in-guild") in words(answer["message"])
    assert not list(night.bot.manager)


async def test_help_begins_with_what_can_be_played_alone(night: Night):
    ann, where = night.guests[0], places(night)
    alone = words((await ann.command("help", where["inn"]))["message"])
    assert "/execution play" in alone
    assert "/botk start" not in alone
    assert "/botk start" in words((await ann.command("help"))["message"])


async def test_others_cannot_press_what_is_not_theirs(night: Night):
    """Who made up a press on a table that belongs to no server is told nothing of it."""
    ann, where = night.guests[0], places(night)
    panel = (await ann.command("execution play", where["direct"]))["message"]
    number = night.table.id
    bob = night.guests[1]
    own = (await bob.command("execution play"))["message"]
    control = button(own, "give-up")
    assert control is not None
    message = night.sandbox.state.channels[night.hall].messages[own["id"]]
    forged = repr(message.components).replace(control["custom_id"], f"gg:t:{number}:give-up")
    message.components = ast.literal_eval(forged)
    answer = await bob._act(
        "press", night.hall, message_id=own["id"], custom_id=f"gg:t:{number}:give-up"
    )
    assert said("refused-not-seated", game="execution") in words(answer["message"])
    assert not is_over(await press_on(ann, panel))


async def test_a_game_goes_on_where_the_bot_has_just_been_invited(night: Night):
    ann, where = night.guests[0], places(night)["inn"]
    panel = (await ann.command("execution play", where))["message"]
    night.sandbox.invite_bot(inn(night))
    await night.until(lambda: len(night.bot.guilds) == 2, "the bot has come")
    panel = await press_on(ann, panel)
    assert panel["flags"] & EPHEMERAL
    own = (await ann.command("execution play", where))["message"]
    assert len(list(night.bot.manager)) == 2, "there it has a game of its own now"
    assert own["flags"] & EPHEMERAL


async def test_what_is_stored_of_it_is_told_and_erased_there(night: Night):
    ann, bob, where = night.guests[0], night.guests[1], places(night)
    night.sandbox.install_for(night.sandbox.state.users[bob.id])
    for guest in (ann, bob):
        await give_up(guest, (await guest.command("execution play", where["inn"]))["message"])
    for guest in (ann, bob):
        told = await guest.command("privacy export", where["inn"])
        assert said("privacy-export") in words(told["message"])
        asked = (await guest.command("privacy delete", where["group"]))["message"]
        await guest.use(
            asked, next(c for c in controls(asked["components"]) if "erase" in c["custom_id"])
        )
        await night.idle()
        assert not any((await night.store.privacy.summary(int(guest.id))).values())
    tables = [await night.store.tables.find(number) for number in (1, 2)]
    nobodies = {table.host_id for table in tables if table is not None}
    assert len(nobodies) == 2
    assert all(each < 0 for each in nobodies)
    assert (await night.store.proof.prove()).troubles == []


async def test_where_the_portal_allows_servers_alone_commands_are_for_servers(database: Path):
    world = replace(WORLD, user_install=False)
    async with Night.begin(database, world) as night:
        for command in night.sandbox.state.global_commands.values():
            assert command["integration_types"] == [0]
            assert 2 not in command["contexts"]
        answer = await night.guests[0].command("execution play")
        assert answer["outcome"] == "message"
