"""Death Over the Kingdom at a table: presses in public and in private, its clock, and its end."""

import re
from collections.abc import Callable

import pytest

from games.dotk.cards import Character
from games.dotk.notebook import DotkNotebook
from games.engine.asks import Seat
from tests.support.evening import COMPUTERS_TAKE, Evening, refused, said

C = Character


def book(evening: Evening, seat: int | None = None) -> DotkNotebook:
    """What a seat knows."""
    notebook: DotkNotebook = evening.table.state.notebook(None if seat is None else Seat(seat))
    return notebook


@pytest.fixture
def dealt(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Stacks every deck: these cards are dealt, the first in turn first."""

    def stack(*cards: Character) -> None:
        def order(dice: object, deck: list[Character]) -> None:
            for card in cards:
                deck.remove(card)
            deck += reversed(cards)

        monkeypatch.setattr("games.dotk.state.shuffle", order)

    return stack


async def test_a_great_game_takes_one_press_at_the_table_an_action(evening: Evening):
    guests = evening.party(3)
    table = await evening.deal(guests, "dotk", mode="tokens")
    presses = 0
    while not table.state.done:
        guest, ask = evening.asked()
        assert [verb.name for verb in ask.in_public().verbs][-1] == "fold"
        await guest.press(evening.panel(), "Keep")
        await evening.turn()
        presses += 1
    assert presses == 9, "three rounds of three, and nobody is asked anything else"
    crowns = await evening.crowns(*guests)
    winners = table.state.notebook(None).winners
    won = {table.state.record.seats[seat].user_id for seat in winners}
    assert {user for user, n in crowns.items() if n == 7} == won
    assert {user for user, n in crowns.items() if n == 5} == set(crowns) - won


async def test_a_power_is_offered_in_private_alone_and_used_there(
    evening: Evening, dealt: Callable[..., None]
):
    dealt(C.THIEF, C.KNIGHT, C.MONK, C.DEATH)
    guests = evening.party(4)
    await evening.deal(guests, "dotk", mode="tokens")
    guest, ask = evening.asked()
    victim = book(evening).order[1]
    public = evening.panel()
    assert not any("thief" in each for each in public.ids)
    hand = await guest.hand()
    custom_id = f"gg:a:{evening.table.id}:{ask.id}:thief"
    assert custom_id in hand.ids
    stranger = next(each for each in guests if each is not guest)
    await stranger.send(public, custom_id, [str(int(victim))])
    assert evening.asked() == (guest, ask), "somebody else's press changes nothing"
    await guest.send(hand, custom_id, [str(int(victim))])
    await evening.turn()
    assert book(evening, ask.seat).own is C.KNIGHT
    assert book(evening, victim).own is C.THIEF
    assert "shows **Thief**" in evening.panel().text


async def test_who_asks_what_the_merchant_does_is_told_what_all_will_see(
    evening: Evening, dealt: Callable[..., None]
):
    dealt(C.MERCHANT, C.KNIGHT, C.MONK, C.SORCERESS)
    await evening.deal(evening.party(3), "dotk", mode="tokens")
    guest, _ = evening.asked()
    chosen = await guest.press(await guest.hand(), "Merchant: look at the top card")
    assert chosen.shown is not None
    (help_,) = (await guest.press(chosen.shown, "?")).said
    assert "All see which you choose" in help_.text
    assert "nobody else sees the card you drew" in help_.text
    await guest.press(chosen.shown, "Take: Sorceress (7 or 1), face down")
    await evening.turn()
    assert "takes the top card; the Merchant goes under the deck" in evening.panel().text
    assert not any("Sorceress" in look.words for look in evening.all_public())


async def test_what_is_said_of_an_action_names_each_that_is_offered(evening: Evening):
    await evening.deal(evening.party(3), "dotk")
    await evening.play("dm", until="act")
    guest, _ = evening.asked()
    (help_,) = (await guest.press(evening.panel(), "?")).said
    assert all(each in help_.text for each in ("Exchange", "power", "swap it", "keep it", "cut"))


async def test_a_hand_is_spoken_of_as_long_as_there_is_one(evening: Evening):
    table = await evening.deal(evening.party(3), "dotk")
    spoken: dict[int, set[bool]] = {}
    while (number := book(evening).turn) < 2 and not table.state.done:
        guest, ask = evening.asked()
        if ask.topic == "act":
            own_hand = said("dotk-ask-act-public", hand="true") in evening.panel().text
            spoken.setdefault(book(evening).round, set()).add(own_hand)
        await evening.answer(guest, ask, "dm", "fold" if ask.topic == "act" else None)
        await evening.turn()
    assert number == 2
    assert spoken == {1: {True}, 2: {True}, 3: {False}}


async def test_the_last_to_choose_a_card_shows_it_to_nobody(evening: Evening):
    guests = evening.party(3)
    await evening.deal(guests, "dotk")
    for _ in range(2):
        guest, ask = evening.asked()
        await evening.answer(guest, ask, "hand")
        await evening.turn()
    assert len(evening.people_asked()) == 1
    assert list(evening.panel().buttons) == ["Speak", "My cards", "Recap"]


@pytest.mark.parametrize(("pace", "seconds"), [("quick", 20), ("normal", 30)])
async def test_a_move_of_the_great_game_is_waited_for_a_few_seconds(
    evening: Evening, pace: str, seconds: int
):
    """Nobody is reminded of it, and who says nothing folds."""
    await evening.deal(evening.party(5), "dotk", mode="lives", pace=pace)
    guest, ask = evening.asked()
    await evening.turn(seconds - 4)
    assert evening.asked() == (guest, ask)
    await evening.turn(4)
    assert (guest, ask) not in evening.people_asked()
    assert f"**{guest.name}** keeps their card" in evening.panel().text
    assert not any("⏰" in look.text for look in guest.dm())


async def test_sixteen_sit_down_and_their_lobby_says_how_long_it_will_take(evening: Evening):
    ann = evening.guest("Ann")
    await ann.slash("dotk start", mode="tokens", pace="quick", computers=15)
    await evening.turn()
    lobby = evening.lobby()
    assert re.search(r"With 16 players: about \d{3} questions, \d\d minutes", lobby.text)
    assert "Pace: quick (20 seconds a move)" in lobby.text
    assert "45 seconds" not in lobby.text
    assert "to talk" not in lobby.text
    refused(await ann.press(lobby, "Add computer"), "refused-full-host", most="16")
    await ann.press(lobby, "Begin")
    await evening.turn()
    panel = evening.panel().text
    assert all(f"{seat} · **" in panel for seat in range(1, 17))
    for _ in range(15):
        if evening.people_asked():
            break
        await evening.turn(COMPUTERS_TAKE)
    assert evening.asked()[0] is ann


async def test_who_is_called_as_a_computer_is_keeps_no_seat_empty(evening: Evening):
    host = evening.guest(said("computer-1"))
    await host.slash("dotk start", mode="tokens", computers=15)
    await evening.turn()
    names = [seat.name for seat in evening.table.state.record.seats]
    assert len(names) == len(set(names)) == 16
    assert "Join" in evening.lobby().greyed


async def test_no_more_computers_sit_down_than_the_mode_has_seats_for(evening: Evening):
    ann = evening.guest("Ann")
    assert not (await ann.slash("dotk start", computers=10)).said, "the lobby says all"
    await evening.turn()
    assert len(evening.table.state.record.seats) == 7
    refused(await ann.press(evening.lobby(), "Add computer"), "refused-full-host", most="7")


async def test_eight_are_too_many_for_the_court_game(evening: Evening):
    ann = evening.guest("Ann")
    await ann.slash("dotk start", mode="lives", computers=7)
    await evening.turn()
    (options,) = (await ann.press(evening.lobby(), "Options")).said
    (menu,) = (each for each in options.ids if each.endswith(":mode"))
    chosen = await ann.send(options, menu, ["court"])
    await evening.turn()
    assert chosen.shown is not None
    assert said("lobby-too-many", most="7") in chosen.shown.text
    assert "**Court game**" in evening.lobby().text
    assert said("lobby-too-many", most="7") in evening.lobby().text
    assert said("lobby-ready") not in evening.lobby().text
    refused(await ann.press(evening.lobby(), "Begin"), "refused-too-many", most="7")
    await ann.press(evening.lobby(), "Remove computer")
    await evening.turn()
    assert said("lobby-ready") in evening.lobby().text
    assert said("lobby-too-many", most="7") not in evening.lobby().text


async def test_options_that_are_still_open_say_why_they_come_too_late(evening: Evening):
    ann = evening.guest("Ann")
    await ann.slash("dotk start", computers=3)
    (options,) = (await ann.press(evening.lobby(), "Options")).said
    (menu,) = (each for each in options.ids if each.endswith(":mode"))
    await ann.press(evening.lobby(), "Begin")
    refused(await ann.send(options, menu, ["tokens"]), "refused-begun")


async def test_a_great_game_sends_each_player_one_direct_message(evening: Evening):
    """However seldom one's turn comes: a message for each of so many moves would be too many."""
    guests = evening.party(4)
    table = await evening.deal(guests, "dotk", mode="tokens")
    before = [len(guest.dm()) for guest in guests]
    while not table.state.done:
        await evening.turn(20)
        guest, ask = evening.asked()
        await evening.answer(guest, ask, "dm", "fold" if ask.topic == "act" else None)
        await evening.turn()
    assert [len(guest.dm()) for guest in guests] == before


async def test_a_game_goes_on_where_it_was_when_the_bot_was_killed(evening: Evening):
    guests = evening.party(3)
    table = await evening.deal(guests, "dotk")
    assert all("In your hand: " in guest.panel.text for guest in guests)
    await evening.play("dm", until="act")
    guest, ask = evening.asked()
    known = [vars(book(evening, seat)) for seat in range(3)]
    await evening.restart(kill=True)
    await evening.turn()
    assert table is not evening.table
    assert evening.asked() == (guest, ask)
    assert [vars(book(evening, seat)) for seat in range(3)] == known
    await evening.play("hand")
    assert "Play again" in evening.final().buttons
    assert said("dotk-sheet", mode="court") in evening.final().text
