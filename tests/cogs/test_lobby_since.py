"""What the channel learns: the lobby's message leads to the game, and becomes its result."""

import pytest

from tests.support.evening import Evening, Guest, Look, said

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


async def test_the_channel_learns_how_it_ended_and_what_comes_next(evening: Evening):
    await evening.deal(evening.party(4))
    begun = lobby(evening)
    assert "The cards are dealt" in begun.text
    assert NEXT in begun.buttons
    assert AGAIN not in begun.buttons
    await evening.play()
    await evening.turn()
    end, result = lobby(evening), evening.final()
    assert end.id == begun.id, "the same message"
    assert end.channel_id != result.channel_id
    assert "The cards are dealt" not in end.text
    assert "## " in end.text
    assert "🏆" in end.text or "Nobody has won" in end.text
    assert f"{result.channel_id}/{result.id}" in end.text, "and where all of it is"
    assert {AGAIN, NEXT} <= set(end.buttons)
    assert {AGAIN, NEXT} <= set(result.buttons)


async def test_it_can_be_played_again_from_there(evening: Evening):
    guests = evening.party(4)
    await evening.deal(guests)
    await evening.play()
    await evening.turn()
    await guests[1].press(lobby(evening), AGAIN)
    await evening.turn()
    assert "Join" in evening.lobby().buttons


async def test_anybody_sits_down_in_the_next_game(evening: Evening):
    guests = evening.party(4)
    await evening.deal(guests)
    await evening.play()
    await evening.turn()
    zoe, old = evening.guest("Zoe"), lobby(evening)
    await guests[0].press(old, AGAIN)
    await evening.turn()
    reply = await zoe.press(old, NEXT)
    assert str(evening.lobby().id) in reply.said[0].text, "it leads there"
    await evening.turn()
    assert "Zoe" in evening.lobby().text
    again = await zoe.press(old, NEXT)
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


async def test_what_was_asked_is_shown_and_erased(evening: Evening):
    await evening.deal(evening.party(4))
    zoe = evening.guest("Zoe")
    await asks(evening, zoe)
    (shown,) = (await zoe.slash("privacy show")).said
    assert said("privacy-part-callers", n=1) in shown.text
    await evening.store.erasing.erase(zoe.id, evening.bot.clock.now())
    summary = await evening.store.privacy.summary(zoe.id)
    assert not any(summary.values())
