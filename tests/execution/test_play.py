"""A game from the deal to its end, by hand."""

import pytest

from games.execution import events as ev
from games.execution.cards import OTHERS, ROYALS
from tests.execution.play import (
    card,
    cards,
    deal,
    discard_all_but,
    empty_the_row,
    short,
    with_last,
)


def test_twelve_royals_in_three_rows_all_but_the_front_ones_face_down() -> None:
    play = deal("5c 6d 6h", left="Jh Kh", middle="Qs", right="Kd")
    (dealt,) = play.happened(ev.PilesShuffled)
    assert play.audience(dealt) == ()
    assert short(dealt.left[::-1])[:5] == "Jh Kh"
    assert sorted((*dealt.left, *dealt.middle, *dealt.right)) == sorted(ROYALS)
    assert short(dealt.cards[:3]) == "5c 6d 6h"
    assert sorted(dealt.cards) == sorted(OTHERS)
    assert [row.royal for row in play.layout.rows] == list(cards("Jh Qs Kd"))
    assert [row.behind for row in play.layout.rows] == [3, 3, 3]
    assert card("Kh") not in str(play.told(0))


def test_drawing_is_a_press_of_its_own_and_three_cards_are_played_before_the_next() -> None:
    play = deal("5c 6d 9h 2s 3s 4s", left="Jc", middle="Qd", right="Kd")
    assert play.offers(0) == {"draw": ()}
    play.draw()
    assert short(play.layout.hand) == "5c 6d 9h"
    assert play.layout.left == 39
    for move in ("5c top", "6d top"):
        assert play.refuses(0, "draw")
        play.put(move)
    assert play.refuses(0, "draw")
    play.put("9h top")
    assert "draw" in play.offers(0)


def test_a_hand_card_is_laid_or_discarded_and_nobody_passes() -> None:
    play = deal("5c 6d 9h", left="Jc", middle="Qd", right="Kd")
    play.draw()
    assert play.may("5c") == ["left", "middle", "right", "top"], "of no pile the bottom is the top"
    play.put("5c top")
    assert play.may("6d") == ["left", "middle", "right", "top", "bottom"]
    play.put("6d bottom", "9h top")
    assert play.pile == "9h 5c 6d"


def test_only_the_top_of_the_discard_pile_can_be_played_and_on_royals_alone() -> None:
    play = deal("5c 6d 9h", left="Jc", middle="Qd", right="Kd")
    play.put("5c top", "6d top")
    assert play.may("6d") == ["left", "middle", "right"]
    assert play.may("5c") == []
    play.put("6d left")
    assert (play.pile, play.on("left")) == ("5c", "6d")
    assert play.may("5c") == ["left", "middle", "right"]


def test_the_top_can_be_played_before_drawing() -> None:
    play = deal("5c 6d 9h 2s 3s 4s", left="Jc", middle="Qd", right="Kd")
    play.put("5c top", "6d top", "9h top")
    assert set(play.offers(0)) == {"draw", card("9h"), "hint", "take-back"}
    play.put("9h right")
    assert play.on("right") == "9h"
    play.draw()
    assert play.may("6d") == ["left", "middle", "right"], "and while there is a hand"


def test_with_its_third_card_a_royal_is_executed_and_one_card_is_saved() -> None:
    play = deal("5c 6d 9h 2s 3s 4s", left="Jh Kh", middle="Qd", right="Kd")
    told = play.put("5c left", "6d left", "9h left")
    assert isinstance(told[-1], ev.CardLaid), "nothing is turned up before the card is saved"
    assert play.savable() == {"top": "5c 6d 9h"}
    told = play.save("9h", "top")
    assert [type(each) for each in told] == [ev.RoyalExecuted, ev.RoyalTurnedUp]
    assert play.pile == "9h"
    assert short(play.layout.graveyard) == "Jh 5c 6d"
    assert play.layout.rows[0].royal == card("Kh")
    assert play.layout.rows[0].behind == 2
    assert play.happened(ev.RoyalExecuted)[0].number == 1


def test_a_high_trigger_saved_from_the_jack_triggers_the_king() -> None:
    play = deal("5c 6d 9h 4c 9d 2s", left="Jh", middle="Kh", right="Kd")
    play.put("5c left", "6d left", "9h left")
    play.save("9h", "top")
    play.put("4c middle", "9d middle", "9h middle")
    assert [each.royal for each in play.happened(ev.CardLaid)][-1] == card("Kh")
    assert play.happened(ev.CardLaid)[-1].from_pile


def test_the_saved_card_may_go_to_the_bottom() -> None:
    play = deal("2s 5c 6d 9h 3s 4s", left="Jh Kh", middle="Qd", right="Kd")
    play.put("2s top", "5c left", "6d left", "9h left")
    assert play.savable() == {"top": "5c 6d 9h", "bottom": "5c 6d 9h"}
    play.save("5c", "bottom")
    assert play.pile == "2s 5c"


def test_nothing_else_is_done_while_a_card_waits_to_be_saved() -> None:
    play = deal("2s 5c 6d 9h 3s 4s", left="Jh Kh", middle="Qd", right="Kd")
    play.put("2s top", "5c left", "6d left", "9h left")
    assert set(play.offers(0)) == {"top", "bottom", "hint", "take-back"}
    assert play.refuses(0, card("2s"), "middle")
    assert play.refuses(0, card("3s"), "top")


@pytest.mark.parametrize(
    ("draw", "moves", "savable"),
    [
        ("j1 9c 9h", ["j1 left", "9c left", "9h left"], "9c 9h"),
        ("2c 9c Ah", ["2c left", "9c left", "Ah left"], "2c 9c"),
        ("j1 10c Ah", ["j1 left", "10c left", "Ah left"], None),
        ("j1 j2 Ah", ["j1 left", "j2 left", "Ah left"], None),
    ],
)
def test_neither_joker_nor_ace_is_saved(draw: str, moves: list[str], savable: str | None) -> None:
    play = deal(draw, left="Jh Kh", middle="Qd", right="Kd")
    play.put(*moves)
    if savable is not None:
        assert play.savable() == {"top": savable}
    else:
        gone = play.happened(ev.RoyalExecuted)
        assert len(gone) == 1, "where there is no choice, nothing is asked"
        assert short(play.layout.graveyard).startswith("Jh ")
        assert play.pile == ("10c" if "10c" in draw else "")


def test_where_none_can_be_saved_all_go() -> None:
    play = deal("j1 j2 Ah", left="Jh Kh", middle="Qd", right="Kd")
    play.put("j1 left", "j2 left", "Ah left")
    (gone,) = play.happened(ev.RoyalExecuted)
    assert (gone.saved, gone.end) == (None, None)
    assert short(play.layout.graveyard) == "Jh j1 j2 Ah"


def test_discarded_jokers_and_aces_stay_playable() -> None:
    play = deal("j1 Ah 2c", left="Jh Kh", middle="Qd", right="Kd")
    play.put("j1 top", "Ah top")
    assert play.may("Ah") == ["left"]
    play.put("Ah left", "j1 left")
    assert play.on("left") == "Ah j1"


def test_an_emptied_row_stays_empty() -> None:
    play, _ = empty_the_row()
    play.save("7d", "top")
    row = play.layout.rows[0]
    assert (row.royal, row.laid, row.behind) == (None, (), 0)
    assert "left" not in [place for verb in play.ask(0).verbs for place in verb.pool]


def test_the_last_three_hands_are_announced() -> None:
    play = discard_all_but(deal(), 12)
    assert not play.happened(ev.LastHandsReached)
    play.draw()
    assert play.layout.left == 9
    assert play.happened(ev.HandDrawn)[-1].number == 11
    assert play.happened(ev.LastHandsReached) == [ev.LastHandsReached(3)]


def test_lost_when_pile_and_hand_are_empty_and_the_top_fits_nowhere() -> None:
    play = with_last("Ac")
    assert play.may("Ac") == ["top", "bottom"], "with a card in hand nobody loses"
    told = play.put("Ac top")
    assert play.result == "lost"
    assert told[-1] == ev.GameEnded(play.ended.result, 0, -12)
    assert play.match.over


def test_while_the_top_still_fits_the_game_goes_on_and_it_never_has_to_be_played() -> None:
    play = with_last("9c")
    play.put("9c top")
    assert set(play.offers(0)) == {card("9c"), "hint", "take-back"}
    play.silent(0)
    assert (play.result, play.ended.score) == ("given-up", -12)


def test_the_last_card_may_bring_a_better_top_back() -> None:
    play = with_last("Ac")
    under = play.pile.split()[0]
    play.put(f"{under} left", "Ac bottom")
    assert play.match.outcome is None, "the top is another one, and fits"


def test_giving_up_scores_as_a_loss_with_what_is_executed() -> None:
    play = deal("5c 6d 9h 2s 3s 4s", left="Jh Kh", middle="Qd", right="Kd")
    play.put("5c left", "6d left", "9h left")
    play.save("9h", "top")
    play.silent(0)
    assert (play.result, play.ended.executed, play.ended.score) == ("given-up", 1, -11)
    (part,) = play.match.outcome.seats if play.match.outcome else ()
    assert (part.won, part.score, part.role) == (False, -11, "squire")


def test_giving_up_while_a_card_waits_to_be_saved_leaves_the_royal_alive() -> None:
    play = deal("5c 6d 9h 2s 3s 4s", left="Jh Kh", middle="Qd", right="Kd")
    play.put("5c left", "6d left", "9h left")
    play.silent(0)
    assert (play.result, play.ended.score) == ("given-up", -12)


def test_the_twelfth_execution_wins_at_once_and_nothing_is_saved() -> None:
    play = deal(level="squire")
    computer = play.match.game.computer
    while not play.match.over:
        notebook = play.notebook(0)
        answer = computer.answer(notebook, play.ask(0), play.dice)
        play.do(0, answer.verb, *answer.picks)
    assert play.result == "won", "the cards lie in order, which is an easy deal"
    last = play.happened(ev.RoyalExecuted)[-1]
    assert (last.number, last.saved, last.end) == (12, None, None)
    assert play.ended.score == play.layout.left + len(play.layout.hand)
    assert play.match.outcome is not None
    (part,) = play.match.outcome.seats
    assert (part.won, part.score) == (True, play.ended.score)
    assert [(count.name, count.word) for count in part.statistics] == [
        ("played", "squire"),
        ("won", "squire"),
    ]
