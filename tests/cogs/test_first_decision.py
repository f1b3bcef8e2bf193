"""From the command to the first decision: in every game, two presses at most."""

import pytest

from bot.plugins.plugin import Seating
from bot.plugins.registry import plugins
from tests.support.evening import Evening, said
from tests.support.playing import Playing

MY_CARDS = said("button-hand")
GAMES = [game for game, plugin in plugins().items() if plugin.seating is not Seating.ALONE]


@pytest.mark.parametrize("game", GAMES)
async def test_begin_shows_its_host_what_they_are_dealt_and_asked(evening: Evening, game: str):
    playing = Playing(evening, game)
    host, *_ = await playing.sit_down(plugins()[game].rules.least_seats)
    begins = await host.press(evening.lobby(), "Begin")
    assert begins.shown is not None
    assert MY_CARDS in begins.shown.buttons
    (hand,) = begins.said
    await evening.turn()
    hand = evening.look(evening.env.backend.get_message(hand.channel_id, hand.id))
    (again,) = (await host.press(begins.shown, MY_CARDS)).said
    assert (hand.text, hand.ids) == (again.text, again.ids), "it is their hand, and its question"


@pytest.mark.parametrize("game", GAMES)
async def test_who_has_joined_finds_their_first_question_where_they_did(
    evening: Evening, game: str
):
    await Playing(evening, game).begin(plugins()[game].rules.least_seats)
    lobby = next(look for look in evening.all_public() if look.channel_id == evening.tavern.id)
    for guest, ask in evening.people_asked():
        (hand,) = (await guest.press(lobby, MY_CARDS)).said
        assert any(f":{ask.id}:" in each for each in hand.ids), guest.name
