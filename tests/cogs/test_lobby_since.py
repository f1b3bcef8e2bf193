"""What the channel learns: the lobby's message leads to the game, and becomes its result."""

import pytest

from tests.support.evening import Evening, Look, refused, said

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
    refused(await zoe.press(old, NEXT), "refused-no-next-game", game="botk", start="start")
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
