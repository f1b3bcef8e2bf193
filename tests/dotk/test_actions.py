"""The one action of a round: what it does, who sees what, and what is not on offer."""

import pytest

from games.dotk import events as ev
from tests.dotk.play import C, court, great, last_two

DULL = (C.DEATH, C.MONK, C.KING)


# --- exchange, cut, fold, change ---


def test_an_exchange_is_with_the_next_in_turn_and_both_see_what_they_got() -> None:
    play = great(C.KNIGHT, C.MONK, C.QUEEN)
    play.do(0, "exchange")
    assert (play.before(0), play.before(1)) == (C.MONK, C.KNIGHT)
    assert play.received(0) == [C.MONK]
    assert play.received(1) == [C.KNIGHT]
    assert play.lying(None, 0).character is None
    assert play.lying(2, 0).character is None
    assert play.lying(0, 1).character is C.KNIGHT, "it was mine a moment ago"


def test_the_dealer_has_no_left_and_everybody_else_has() -> None:
    play = great(C.KNIGHT, C.MONK, C.QUEEN)
    assert "cut" not in play.offers(0)
    play.fold(0, 1)
    assert play.refuses(2, "exchange")
    assert set(play.offers(2)) == {"cut", "fold"}


def test_a_cut_card_is_shown_and_the_old_one_lies_unseen_under_the_deck() -> None:
    play = great(C.KNIGHT, C.MONK, C.THIEF, top=(C.QUEEN, C.JESTER))
    play.fold(0, 1)
    play.dice.draws = [22]  # of the 23 cards below each other, the top one
    play.restack((C.KING, C.QUEEN, C.KNIGHT))
    play.do(2, "cut")
    (cut,) = play.happened(ev.DeckCut)
    assert (cut.by, cut.card) == (2, C.QUEEN)
    assert play.audience(cut) is None
    assert play.card_of(2) is C.QUEEN
    assert C.THIEF not in [part for entry in play.told(0) for part in entry.event.parts().values()]


def test_who_folds_keeps_the_card() -> None:
    play = great(C.KNIGHT, C.MONK, C.QUEEN)
    play.restack((C.KING, C.QUEEN, C.KNIGHT))
    play.fold(0, 1, 2)
    assert [play.card_of(seat) for seat in range(3)] == [C.KNIGHT, C.MONK, C.QUEEN]


def test_a_card_is_changed_with_one_of_the_hand_unseen_by_others() -> None:
    play = court((C.KNIGHT, C.JESTER, C.QUEEN), DULL, DULL)
    play.lay(C.KNIGHT, C.DEATH, C.DEATH)
    assert play.offers(0)["change"] == (C.JESTER, C.QUEEN)
    play.do(0, "change", C.QUEEN)
    assert play.before(0) is C.QUEEN
    assert play.notebook(0).hand == [C.JESTER, C.KNIGHT]
    (told,) = play.happened(ev.HandCardLaid)
    assert play.audience(told) == (0,)
    assert play.lying(1, 0).character is None


def test_in_round_three_and_in_the_great_game_there_is_nothing_to_change_with() -> None:
    play = court((C.KNIGHT, C.JESTER, C.QUEEN), DULL, DULL)
    play.lay(C.KNIGHT, C.DEATH, C.DEATH).fold_out()
    play.lay(C.JESTER, C.MONK, C.MONK)
    assert play.offers(0)["change"] == (C.QUEEN,)
    play.fold(0, 1, 2)
    assert play.notebook(None).round == 3
    assert set(play.offers(0)) == {"exchange", "fold"}
    assert set(great(C.KNIGHT, C.MONK, C.QUEEN).offers(0)) == {"exchange", "fold"}


def test_the_action_is_for_the_card_held_when_the_turn_comes() -> None:
    play = great(C.THIEF, C.KNIGHT, C.QUEEN)
    assert "thief" in play.offers(0)
    play.do(0, "exchange")
    assert "thief" in play.offers(1)


# --- Merchant ---


def test_the_merchant_sees_the_top_card_and_may_take_it() -> None:
    play = great(C.MERCHANT, C.KNIGHT, C.QUEEN, top=(C.KING,))
    play.do(0, "merchant")
    (seen,) = play.happened(ev.TopSeen)
    assert (seen.card, play.audience(seen)) == (C.KING, (0,))
    ask = play.ask(0)
    assert (ask.topic, ask.about, ask.secret) == ("keep", C.KING, True)
    play.do(0, "take")
    assert play.before(0) is C.KING
    assert play.lying(1, 0).character is None, "what was taken lies face down"
    assert not play.lying(0, 0).face_up


def test_a_merchant_that_is_kept_stays_face_up_and_the_drawn_card_goes_under_the_deck() -> None:
    play = great(C.MERCHANT, C.MERCHANT, C.QUEEN, top=(C.DEATH, C.KNIGHT))
    play.do(0, "merchant")
    play.do(0, "keep")
    assert play.lying(2, 0).character is C.MERCHANT
    play.do(1, "merchant")
    assert play.happened(ev.TopSeen)[-1].card is C.KNIGHT, "Death is not on top any more"


# --- Thief ---


def test_the_thief_swaps_with_any_player_and_is_face_up_there() -> None:
    play = great(C.KNIGHT, C.QUEEN, C.THIEF, C.MONK)
    play.fold(0, 1)
    assert play.offers(2)["thief"] == (0, 1, 3)
    play.restack((C.KING, C.QUEEN, C.KNIGHT, C.DEATH))
    play.do(2, "thief", 1)
    assert play.before(2) is C.QUEEN
    for viewer in (None, 0, 3):
        assert play.lying(viewer, 1).character is C.THIEF
        assert play.lying(viewer, 2).character is None
    assert play.lying(1, 2).character is C.QUEEN, "who lost it knows where it is"


def test_who_gets_a_thief_before_the_own_turn_may_use_it_again() -> None:
    play = great(C.THIEF, C.QUEEN, C.KNIGHT)
    play.do(0, "thief", 1)
    assert play.offers(1)["thief"] == (0, 2)
    play.do(1, "thief", 2)
    assert play.lying(None, 2).character is C.THIEF


def test_a_thief_cannot_swap_with_its_own_user() -> None:
    assert great(C.THIEF, C.QUEEN, C.KNIGHT).refuses(0, "thief", 0)


# --- Juggler ---


def test_the_juggler_swaps_two_others_and_its_user_sees_neither() -> None:
    play = great(C.JUGGLER, C.QUEEN, C.KNIGHT, C.DEATH)
    play.do(0, "juggler", 1, 3)
    assert (play.before(1), play.before(3)) == (C.DEATH, C.QUEEN)
    assert play.lying(0, 1).character is None
    assert play.received(0) == []
    assert play.lying(None, 0).character is C.JUGGLER


def test_the_juggler_needs_two_others_and_touches_not_the_own_card() -> None:
    play = great(C.JUGGLER, C.QUEEN, C.KNIGHT)
    assert play.refuses(0, "juggler", 0, 1)
    assert play.refuses(0, "juggler", 1)
    assert play.refuses(0, "juggler", 1, 1)


def test_with_two_left_there_is_no_juggling_but_stealing() -> None:
    play = last_two(C.JUGGLER, C.THIEF)
    first, second = play.notebook(None).order
    assert "juggler" not in play.offers(first)
    play.fold(first)
    assert play.offers(second)["thief"] == (first,)


# --- Dragon ---


def test_the_dragon_sends_a_card_under_the_deck_and_gives_the_top_one() -> None:
    play = great(C.DRAGON, C.QUEEN, C.KNIGHT, top=(C.INNKEEPER,))
    play.do(0, "dragon", 1)
    assert play.before(1) is C.INNKEEPER
    assert play.received(1) == [C.INNKEEPER]
    assert play.received(0) == [], "its user sees nothing"
    assert play.lying(0, 1).character is None
    assert play.lying(None, 0).character is C.DRAGON


def test_a_burned_card_is_not_drawn_at_once() -> None:
    play = great(C.DRAGON, C.DRAGON, C.KNIGHT, top=(C.INNKEEPER, C.JESTER))
    play.do(0, "dragon", 2)
    play.do(1, "dragon", 2)
    assert play.received(2) == [C.INNKEEPER, C.JESTER]


# --- shown cards ---


def test_a_shown_card_stays_face_up_wherever_it_goes() -> None:
    play = great(C.DRAGON, C.QUEEN, C.JUGGLER, C.MONK)
    play.do(0, "dragon", 3)
    play.fold(1)
    play.do(2, "juggler", 0, 1)
    assert play.lying(None, 1).character is C.DRAGON
    assert play.lying(None, 0).character is None


def test_a_shown_card_is_hidden_again_in_a_hand() -> None:
    play = court((C.THIEF, C.MONK, C.QUEEN), (C.KNIGHT, C.DEATH, C.KING), DULL)
    play.lay(C.THIEF, C.KNIGHT, C.DEATH)
    play.do(0, "thief", 1)
    play.do(1, "change", C.KING)
    assert play.notebook(1).hand == [C.DEATH, C.THIEF]
    assert not play.lying(None, 1).face_up
    assert play.lying(None, 1).character is None


# --- what the question tells others ---


@pytest.mark.parametrize("card", list(C))
def test_nobody_else_sees_whether_a_power_is_on_offer(card: C) -> None:
    play = great(card, C.QUEEN if card is not C.QUEEN else C.KING, C.JESTER)
    assert [verb.name for verb in play.ask(0).in_public().verbs] == ["exchange", "fold"]


def test_in_the_great_game_an_action_is_one_of_very_many_and_at_court_it_is_not() -> None:
    assert great(C.THIEF, C.QUEEN, C.KNIGHT).ask(0).pace == "brisk"
    play = court((C.KNIGHT, C.JESTER, C.QUEEN), DULL, DULL)
    play.lay(C.KNIGHT, C.DEATH, C.DEATH)
    assert play.ask(0).pace == "turn"
