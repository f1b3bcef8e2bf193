"""What the channel learns: the lobby's message leads to the game, and becomes its result."""

import pytest

from tests.support.evening import Evening, Guest, Look, refused, said
from tests.support.failing_store import trouble
from tests.support.plans import MINUTE, TIME, plan, until

AGAIN, NEXT = said("button-again"), said("button-next-game")


def lobby(evening: Evening) -> Look:
    """The first message in the tavern: that of the lobby."""
    return next(look for look in evening.all_public() if look.channel_id == evening.tavern.id)


async def over(evening: Evening) -> Look:
    """The lobby's message after a game of four."""
    await evening.deal(evening.party(4))
    await evening.play()
    await evening.turn()
    return lobby(evening)


async def test_the_channel_learns_how_it_ended_and_leads_to_what_comes_next(evening: Evening):
    await evening.deal(evening.party(4))
    begun = lobby(evening)
    assert "The game is on" in begun.text
    assert NEXT in begun.buttons
    assert AGAIN not in begun.buttons
    await evening.play()
    await evening.turn()
    end, result = lobby(evening), evening.final()
    assert end.id == begun.id, "the same message"
    assert end.channel_id != result.channel_id
    assert "The game is on" not in end.text
    assert "## " in end.text
    assert "🏆" in end.text or "Nobody won" in end.text
    assert f"{result.channel_id}/{result.id}" in end.text, "and where all of it is"
    assert {AGAIN, NEXT} <= set(end.buttons)
    assert {AGAIN, NEXT} <= set(result.buttons)

    zoe, guests = evening.guest("Zoe"), evening.party(4)
    await guests[1].press(end, AGAIN)
    await evening.turn()
    assert "Join" in evening.lobby().buttons, "it can be played again from there"
    reply = await zoe.press(end, NEXT)
    assert str(evening.lobby().id) in reply.said[0].text, "it leads there"
    await evening.turn()
    assert "Zoe" in evening.lobby().text, "anybody sits down in the next game"
    again = await zoe.press(end, NEXT)
    assert str(evening.lobby().id) in again.said[0].text, "who sits there is only led there"


async def test_where_it_was_played_in_the_channel_the_lobby_says_it_shortly(evening: Evening):
    evening.forbid("create_public_threads")
    end, result = await over(evening), evening.final()
    assert end.channel_id == result.channel_id == evening.tavern.id
    assert end.id < result.id
    assert not end.ids
    assert str(result.id) in end.text
    assert "## " in end.text


async def test_a_game_without_a_result_says_why(evening: Evening):
    guests = evening.party(4)
    await evening.deal(guests)
    await evening.sure(guests[0], "botk end")
    await evening.turn()
    assert said("ended-by-hand") in lobby(evening).text
    assert AGAIN not in lobby(evening).buttons
    assert NEXT in lobby(evening).buttons


async def test_it_becomes_the_result_after_a_restart_too(evening: Evening):
    await evening.deal(evening.party(4))
    await evening.restart()
    await evening.turn()
    before = len(evening.counted)
    await evening.play()
    await evening.turn()
    assert AGAIN in lobby(evening).buttons
    edits = [each for each in evening.counted[before:] if f"messages/{lobby(evening).id}" in each]
    assert len(edits) == 1


@pytest.mark.parametrize("status", [403, 404])
async def test_a_lobby_that_cannot_be_changed_is_not_tried_again(evening: Evening, status: int):
    await evening.deal(evening.party(4))
    await evening.restart()
    path = f"/channels/{evening.tavern.id}/messages/{lobby(evening).id}"
    codes = {403: 50001, 404: 10008}
    evening.env.inject_error("PATCH", path, status=status, code=codes[status], times=None)
    await evening.play()
    await evening.turn()
    assert evening.final().id
    assert sum(each == f"PATCH {path}" for each in evening.counted) == 1


# --- being called to the next game ---

ASKED = said("next-game-asked", game="botk", start="start")
NOT_ASKED, OFF = said("next-game-not-asked"), said("button-uncall")


def mentioned(evening: Evening) -> list[list[int]]:
    """Whom the bot's posts in the tavern notify, and nobody else."""
    posts = [post for post in evening.posts(evening.tavern.id) if post.get("content")]
    return [[int(user) for user in post["allowed_mentions"].get("users", ())] for post in posts]


async def asks(evening: Evening, guest: Guest) -> Look:
    """Ask to be called, and return what one is told."""
    (told,) = (await guest.press(lobby(evening), NEXT)).said
    return told


async def test_who_asks_is_called_once_to_the_next_game_and_nobody_else(evening: Evening):
    guests = evening.party(4)
    await evening.deal(guests)
    zoe, max_ = evening.guest("Zoe"), evening.guest("Max")
    assert ASKED in (await asks(evening, zoe)).text, "while they play, too"
    await evening.play()
    await evening.turn()
    assert ASKED in (await asks(evening, zoe)).text, "to ask again changes nothing"
    before = len(mentioned(evening))
    await guests[0].press(lobby(evening), AGAIN)
    await evening.turn()
    assert mentioned(evening)[before:] == [[zoe.id]]
    assert "Join" in evening.lobby().buttons, "and the line has become the lobby"
    await guests[0].press(evening.lobby(), said("button-cancel"))
    await evening.turn()
    await guests[0].slash("botk start")
    await evening.turn()
    assert mentioned(evening)[before:] == [[zoe.id]], "not to every lobby from now on"
    assert max_.id not in [user for users in mentioned(evening) for user in users]


async def test_it_can_be_taken_back(evening: Evening):
    guests = evening.party(4)
    await evening.deal(guests)
    zoe = evening.guest("Zoe")
    reply = await zoe.press(await asks(evening, zoe), OFF)
    assert reply.shown is not None
    assert NOT_ASKED in reply.shown.text
    await evening.play()
    await evening.turn()
    await guests[0].press(lobby(evening), AGAIN)
    await evening.turn()
    assert [zoe.id] not in mentioned(evening)


async def test_it_is_kept_over_a_restart_and_a_lobby_by_command_calls_too(evening: Evening):
    guests = evening.party(4)
    await evening.deal(guests)
    zoe = evening.guest("Zoe")
    await asks(evening, zoe)
    await evening.sure(guests[0], "botk end")
    await evening.restart()
    await evening.turn()
    await guests[1].slash("botk start")
    await evening.turn()
    assert "Join" in evening.lobby().buttons
    assert await evening.store.callers.of(evening.table.id) == (), "called, and not again"
    answers = [each.json for each in evening.env.http_requests if each.path.endswith("/callback")]
    lines = [each["data"] for each in answers if each and "content" in (each.get("data") or {})]
    called = [
        line["allowed_mentions"]["users"]
        for line in lines
        if str(zoe.id) in (line["content"] or "")
    ]
    assert [[int(user) for user in users] for users in called] == [[zoe.id]]


async def test_who_opens_it_needs_no_call(evening: Evening):
    guests = evening.party(4)
    await evening.deal(guests)
    await asks(evening, guests[0])
    await evening.play()
    await evening.turn()
    before = len(mentioned(evening))
    await guests[0].press(lobby(evening), AGAIN)
    await evening.turn()
    assert mentioned(evening)[before:] == []


@pytest.mark.parametrize("time", [3600, 0])
async def test_who_is_barred_is_not_called_to_where_they_may_not_sit(evening: Evening, time: int):
    guests = evening.party(4)
    await evening.deal(guests)
    zoe, mod = evening.guest("Zoe"), evening.guest("Moritz", moderator=True)
    await asks(evening, zoe)
    await mod.slash("court bar", player=evening.actors[zoe.id], time=time, reason="noise")
    key = "refused-barred" if time else "refused-barred-for-good"
    end = f"<t:{int(evening.clock.now() + time)}:f>"
    refused(await zoe.press(lobby(evening), NEXT), key, until=end)
    await evening.play()
    await evening.turn()
    await guests[0].press(lobby(evening), AGAIN)
    await evening.turn()
    assert [zoe.id] not in mentioned(evening)


async def test_what_was_asked_is_shown_and_erased(evening: Evening):
    await evening.deal(evening.party(4))
    zoe = evening.guest("Zoe")
    await asks(evening, zoe)
    (shown,) = (await zoe.slash("privacy show")).said
    assert said("privacy-part-asked-to-be-called", n=1) in shown.text
    await evening.store.erasing.erase(zoe.id, evening.bot.clock.now())
    summary = await evening.store.privacy.summary(zoe.id)
    assert not any(summary.values())


async def test_a_planned_table_calls_who_has_asked_with_its_reminder(evening: Evening):
    guests = evening.party(4)
    await evening.deal(guests)
    zoe, eve = evening.guest("Zoe"), evening.guest("Eve")
    await asks(evening, zoe)
    await asks(evening, guests[1])
    await evening.sure(guests[0], "botk end")
    await evening.turn()
    old = lobby(evening)
    await guests[0].slash("botk start", when=TIME)
    await guests[1].press(plan(evening), "I'm coming")
    table = evening.table
    before = len(mentioned(evening))
    await until(evening, table, 11 * MINUTE)
    await asks(evening, eve)
    assert mentioned(evening)[before:] == []
    await until(evening, table, 10 * MINUTE)
    called = [guests[0].id, guests[1].id, zoe.id, eve.id]
    assert mentioned(evening)[before:] == [called]
    reply = await zoe.press(old, NEXT)
    assert str(plan(evening).id) in reply.said[0].text, "by now it leads there"
    assert said("plan-here", n=1, names="**Zoe**") in plan(evening).text
    await until(evening, table, 0)
    assert mentioned(evening)[before:] == [called], "not again as it opens"
    assert "Join" in evening.lobby().buttons
    await guests[2].press(evening.lobby(), "Join")
    assert await evening.store.callers.of(table.id) == ()


async def test_what_is_planned_for_a_moment_calls_who_has_asked_at_once(evening: Evening):
    guests = evening.party(4)
    await evening.deal(guests)
    zoe = evening.guest("Zoe")
    await asks(evening, zoe)
    await evening.sure(guests[0], "botk end")
    await evening.turn()
    await guests[0].slash("botk start", when="in 5 minutes")
    await evening.turn()
    answers = [each.json for each in evening.env.http_requests if each.path.endswith("/callback")]
    lines = [each["data"] for each in answers if each and (each.get("data") or {}).get("content")]
    (line,) = [each for each in lines if zoe.mention in each["content"]]
    assert line["allowed_mentions"]["users"] == [zoe.id]
    assert "Press “I'm here”" in line["content"]
    assert "I'm here" in plan(evening).buttons
    before = len(mentioned(evening))
    await evening.turn(6 * MINUTE)
    assert mentioned(evening)[before:] == []
    assert "Join" in evening.lobby().buttons


async def test_who_has_asked_is_called_though_the_bot_was_killed_before(evening: Evening):
    guests = evening.party(4)
    await evening.deal(guests)
    zoe = evening.guest("Zoe")
    await asks(evening, zoe)
    await evening.sure(guests[0], "botk end")
    await evening.turn()
    await guests[0].slash("botk start", when=TIME)
    await until(evening, evening.table, 11 * MINUTE)
    before = len(mentioned(evening))
    with trouble("journal.commit"):
        await evening.turn(2 * MINUTE)
    await evening.restart(kill=True, away=MINUTE)
    await evening.turn()
    assert mentioned(evening)[before:] == [[guests[0].id, zoe.id]]
