"""Taking back the last card: house, and only as long as nothing new was seen."""

from games.execution import events as ev
from tests.execution.play import card, deal, empty_the_row, short

ROYALS = {"left": "Jh Kh", "middle": "Qd", "right": "Kd"}


def test_nothing_is_there_to_be_taken_back_at_first() -> None:
    play = deal("5c 6d 9h", **ROYALS)
    assert play.refuses(0, "take-back")
    play.draw()
    assert play.refuses(0, "take-back"), "a hand that was drawn has been seen"


def test_cards_go_back_one_by_one_to_where_they_were() -> None:
    play = deal("5c 6d 9h", **ROYALS)
    play.draw()
    before = play.layout
    play.put("5c left", "6d top")
    one = play.layout
    play.put("9h bottom")
    assert play.take_back() == [ev.CardTakenBack(card("9h"))]
    assert play.layout == one
    play.take_back()
    play.take_back()
    assert play.layout == before
    assert play.refuses(0, "take-back")
    play.put("5c top")
    assert play.pile == "5c"


def test_a_card_off_the_discard_pile_goes_back_there() -> None:
    play = deal("5c 6d 9h", **ROYALS)
    play.put("5c top", "5c left")
    play.take_back()
    assert (play.pile, play.on("left")) == ("5c", "")


def test_the_third_card_can_be_taken_back_while_one_waits_to_be_saved() -> None:
    play = deal("5c 6d 9h", **ROYALS)
    play.put("5c left", "6d left", "9h left")
    play.take_back()
    assert short(play.layout.hand) == "9h"
    assert play.may("9h"), "and another way is open again"


def test_a_royal_that_was_turned_up_is_the_end_of_it() -> None:
    play = deal("5c 6d 9h", **ROYALS)
    play.put("5c left", "6d left", "9h left")
    play.save("9h", "top")
    assert play.refuses(0, "take-back")


def test_a_hand_that_was_drawn_is_the_end_of_it() -> None:
    play = deal("5c 6d 9h 2s", **ROYALS)
    play.put("5c top", "6d top", "9h top")
    play.draw()
    assert play.refuses(0, "take-back")


def test_without_a_royal_behind_a_saved_card_can_be_taken_back_and_then_the_third() -> None:
    play, before = empty_the_row("squire")

    waiting = play.layout
    play.save("7d", "top")
    assert play.layout.executed == 4
    play.take_back()
    assert play.layout == waiting
    assert play.ask(0).topic == "save"
    play.take_back()
    assert play.layout == before


def test_what_came_of_itself_goes_back_with_the_third_card() -> None:
    play, before = empty_the_row("king")

    assert play.layout.executed == 4
    play.take_back()
    assert play.layout == before
    assert play.layout.executed == 3


def test_never_after_the_end() -> None:
    play = deal("5c 6d 9h", **ROYALS)
    play.put("5c top")
    play.silent(0)
    assert play.match.asks == ()
