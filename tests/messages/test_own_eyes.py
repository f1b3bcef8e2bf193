"""What is for one player's eyes is never put on a message of everybody's, nor the other way round.

A client can send what no message of the bot's offers there.
"""

import pytest

from bot.messages.slots import learned as learned_by
from games.botk.cards import Gallows
from games.engine.asks import Seat
from tests.support.evening import Evening, Guest, Look, said
from tests.support.fixtures import Stack


async def own_message(evening: Evening, guest: Guest, where: str) -> Look:
    """A message that only this guest sees."""
    return guest.dm()[-1] if where == "dm" else (await guest.slash("botk rules")).said[0]


async def test_the_panel_of_all_shows_nothing_of_ones_own(evening: Evening):
    guests = evening.party(4)
    await evening.deal(guests)
    panel = evening.panel()
    for press in ("gg:t:1:refresh", "gg:t:1:keep", "gg:a:1:99:call", "gg:o:1"):
        reply = await guests[0].send(panel, press)
        assert len(reply.said) == 1, "it is shown all the same, to who has pressed"
        assert evening.panel().components == panel.components, press
        for look in evening.all_public():
            assert said("button-refresh") not in look.buttons, press
    await evening.answer(*evening.asked(), "public")
    await evening.turn()
    await evening.play("public")


async def test_the_lobby_of_all_shows_nothing_of_ones_own(evening: Evening):
    guests = evening.party(2)
    await evening.sit_down(guests)
    lobby = evening.lobby()
    for press in ("gg:o:1", "gg:t:1:keep", "gg:t:1:sure-end"):
        reply = await guests[0].send(lobby, press)
        assert len(reply.said) == 1, press
        (look,) = evening.all_public()
        assert look.id == lobby.id
        assert reply.text not in look.text, press


@pytest.mark.parametrize("action", ["begin", "cancel", "volunteer", "add-computer", "leave"])
async def test_ones_own_message_does_not_become_the_lobby(evening: Evening, action: str):
    guests = evening.party(4)
    await evening.sit_down(guests)
    own = await own_message(evening, guests[0], "ephemeral")
    reply = await guests[0].send(own, f"gg:t:1:{action}")
    await evening.turn()
    assert reply.shown is not None
    assert reply.shown.components == own.components
    assert said("table-title", game=said("botk-name"), table="1") in evening.all_public()[0].text


@pytest.mark.parametrize("where", ["dm", "ephemeral"])
async def test_ones_own_message_does_not_become_the_panel(evening: Evening, where: str):
    guests = evening.party(4)
    await evening.deal(guests)
    guest, _ = evening.asked()
    own = await own_message(evening, guest, where)
    reply = await guest.send(own, "gg:t:1:back")
    assert reply.shown is not None
    assert reply.shown.components == own.components


async def test_who_answers_for_all_to_see_is_whispered_only_what_is_theirs(
    evening: Evening, gallows: Stack
):
    """What somebody else learns by it in secret is no news for who answered."""
    gallows(Gallows.CONFESSION)
    await evening.deal(evening.party(5))
    await evening.play("public", until="confide")
    guest, ask = evening.asked()
    learned = [learned_by(evening.table.state, Seat(seat)) for seat in range(5)]
    reply = await guest.answer(evening.public_panel(), ask)
    after = [learned_by(evening.table.state, Seat(seat)) for seat in range(5)]
    assert sum(after) == sum(learned) + 1, "somebody has learned something"
    assert after[ask.seat] == learned[ask.seat], "somebody else"
    assert reply.said == []
