"""The steps of a turn: claim, the King's gift, energy and dishonor, refill, death."""

import pytest

from games.engine.asks import Seat
from games.feast import events as ev
from games.feast.words import Cause, Throw, Why
from tests.feast.play import F, Play, R, T, deal

GOLD = (R.KING, R.ASSASSIN, R.GUARD, R.REBEL, R.GOLD_KNIGHT)


def shame(play: Play, whom: int, *by: int) -> Play:
    """These players insult somebody, each in their turn."""
    for seat in by:
        play.insult(seat, whom)
    return play


# --- claim ---


def fallen() -> Play:
    """4, the Marshal, is dead, the King has given the Steward to 3, and 1 has two Honor."""
    play = deal(poisons=(F.BREAD, F.PIE), at={F.BREAD: (3,)}).boast(1)
    play.until(4).do(4, "flip", F.BREAD)
    return play.until(1)


def test_two_honor_claim_a_title_from_the_king() -> None:
    play = fallen()
    assert play.tokens()[1] == 2
    assert play.offers(1)["claim"] == ("marshal",)
    play.do(1, "claim", "marshal")
    assert play.tokens()[1] == 0
    assert play.titles(1) == ["cupbearer", "marshal"]
    paid = play.happened(ev.HonorPaid)[-1]
    assert (paid.amount, paid.payee, paid.why) == (2, None, Why.CLAIM)


def test_three_honor_steal_a_title_from_another_player() -> None:
    play = deal()
    play.boast(1).boast(1).start_of(1)
    assert play.tokens()[1] >= 3
    assert "seneschal" in play.offers(1)["steal"]
    assert "cupbearer" not in play.offers(1)["steal"]
    play.do(1, "steal", T.SENESCHAL)
    assert play.titles(2)[:1] != ["seneschal"]
    assert "seneschal" in play.titles(1)
    assert play.happened(ev.TitleClaimed)[-1].price == 3


def test_a_stolen_seneschal_serves_at_once() -> None:
    play = deal()
    play.boast(1).boast(1).until(4)
    play.do(4, "spill", 3)
    play.settle().start_of(1)
    play.do(1, "steal", T.SENESCHAL)
    assert play.offers(1)["seneschal"] == (3, "box")


def test_a_claim_may_be_declined() -> None:
    play = fallen()
    play.do(1, "dump", play.offers(1)["flip"][0])
    assert play.happened(ev.TitleClaimed) == []
    assert play.titles(0) == ["marshal"]


def rich_king() -> Play:
    """The King has three Honor, and may claim."""
    play = deal()
    for seat in (1, 2):
        play.until(seat).do(seat, "praise", 0)
    return play.until(0, "claim")


def test_the_king_may_claim_a_title_of_anothers_but_none_for_two() -> None:
    play = rich_king()
    assert set(play.offers(0)) == {"steal", "done"}
    play.do(0, "steal", T.MARSHAL)
    assert play.offers(0) == {"give": (T.STEWARD, T.MARSHAL)}
    assert play.tokens()[0] == 0


def test_a_title_that_serves_does_not_stay_with_the_king() -> None:
    play = rich_king()
    play.do(0, "steal", T.CUPBEARER)
    assert (play.ask(0).topic, play.ask(0).about) == ("grant-to", "cupbearer")
    play.do(0, "give", 3)
    assert "cupbearer" in play.titles(3)
    assert play.ask(0).about == "steward", "and then the gift of his turn"


# --- the King's gift ---


def test_the_king_must_give_a_title_to_somebody_with_honor() -> None:
    play = deal().start_of(0)
    assert play.ask(0).about == T.STEWARD, "he has no other"
    assert play.offers(0) == {"give": (1, 2, 3, 4)}
    play.do(0, "give", 3)
    assert T.STEWARD in play.titles(3)
    assert play.tokens() == [2, 1, 1, 0, 1]


def test_nobody_with_honor_no_gift() -> None:
    play = deal()
    for seat, whom in ((1, 2), (2, 3), (3, 4), (4, 1)):
        play.insult(seat, whom)
    assert play.tokens() == [1, 0, 0, 0, 0]
    assert play.match.asks[0].seat == 0
    assert play.ask(0).topic == "act"


def test_only_one_may_get_it_and_is_not_asked_for() -> None:
    play = deal()
    for seat, whom in ((1, 2), (2, 3), (3, 4)):
        play.insult(seat, whom)
    play.start_of(0)
    assert play.ask(0).topic == "act"
    assert play.tokens() == [2, 0, 0, 0, 0]


# --- energy and dishonor ---


def test_each_flip_gives_energy_and_spends_the_food() -> None:
    play = deal()
    events = play.flip(1, 2)
    assert events == [
        ev.FoodFlipped(Seat(1), F.BREAD, False, 2),
        ev.FoodFlipped(Seat(1), F.CHEESE, False, 3),
    ]
    assert play.offers(1)["flip"] == (F.FISH,)
    assert list(play.notebook(2).guests[Seat(1)].foods) == [F.FISH]


def test_a_flipped_poison_kills_and_nothing_further_is_flipped() -> None:
    play = deal(poisons=(F.CHEESE, F.PIE), at={F.CHEESE: (0,)})
    events = play.flip(1, 3)
    assert events[:2] == [
        ev.FoodFlipped(Seat(1), F.BREAD, False, 2),
        ev.FoodFlipped(Seat(1), F.CHEESE, True, 2),
    ]
    assert play.dead() == [(1, "food")]


def test_dishonor_is_paid_with_energy_to_exactly_nothing() -> None:
    play = shame(deal(), 4, 1, 2)
    play.until(4)
    assert play.tokens()[4] == -1
    assert play.notebook(4).energy_left() == 0
    assert "dump" in play.offers(4)
    play.do(4, "dump", F.FISH)
    assert play.tokens()[4] == 0
    assert play.dead() == []
    removed = play.happened(ev.DishonorRemoved)[-1]
    assert (removed.seat, removed.amount, removed.why) == (4, 1, Why.ENERGY)


def test_who_cannot_pay_for_all_dies_of_dishonor() -> None:
    play = shame(deal(), 4, 1, 2, 3)
    play.until(4)
    assert play.notebook(4).energy_left() == -1
    assert "dump" not in play.offers(4)
    assert "yield" in play.offers(4)
    play.do(4, "yield")
    assert play.dead() == [(4, "dishonor")]


def test_a_flip_may_save_from_dishonor() -> None:
    play = shame(deal(), 4, 1, 2, 3)
    play.until(4).flip(4, 1)
    assert "yield" not in play.offers(4)
    play.do(4, "dump", F.FISH)
    assert play.tokens()[4] == 0
    assert play.dead() == []


def test_a_silent_player_in_dishonor_dies_only_if_it_cannot_be_paid() -> None:
    play = shame(deal(), 4, 1, 2, 3)
    play.until(4).silent(4)
    assert play.dead() == [(4, Cause.DISHONOR)]


# --- refill ---


def test_a_plate_is_filled_from_the_fullest_decks_without_a_question() -> None:
    play = deal()
    play.act(1, 3, "praise", 1)
    assert list(play.notebook(None).guests[Seat(1)].foods) == [F.FRUIT, F.ROAST, F.PIE]
    assert play.match.asks[0].seat == 2


def test_all_plates_are_filled_clockwise_from_the_active_player() -> None:
    play = deal()
    play.do(1, "flip", F.BREAD)
    play.do(1, "swap-plates", 1, 3)
    assert play.happened(ev.FoodsTaken)[5:] == [ev.FoodsTaken(Seat(3), (F.FRUIT,))]


def test_never_two_of_a_kind() -> None:
    play = deal(foods={1: (F.FRUIT, F.ROAST, F.PIE)})
    play.do(1, "dump", F.PIE)
    assert play.happened(ev.FoodsTaken)[-1] == ev.FoodsTaken(Seat(1), (F.PIE,))


# --- death ---


def test_the_dead_leave_everything_and_show_their_role() -> None:
    play = deal(poisons=(F.BREAD, F.PIE), at={F.BREAD: (0,)})
    play.do(1, "flip", F.BREAD)
    died = play.happened(ev.Died)[0]
    assert (died.role, died.titles, died.kept) == (R.ASSASSIN, (T.CUPBEARER,), 0)
    guest = play.notebook(2).guests[Seat(1)]
    assert (guest.goblet, guest.foods, guest.tokens, guest.role) == (None, {}, 0, R.ASSASSIN)


def test_an_essential_title_is_given_again_at_once() -> None:
    play = deal(poisons=(F.BREAD, F.PIE), at={F.BREAD: (0,)})
    play.do(1, "flip", F.BREAD)
    ask = play.ask(0)
    assert (ask.topic, ask.about) == ("grant-to", "cupbearer")
    assert play.offers(0) == {"give": (2, 3, 4)}
    play.do(0, "give", 3)
    assert play.titles(3) == ["chamberlain", "cupbearer"]
    assert play.tokens() == [2, 0, 1, 0, 1]
    assert play.match.asks[0].seat == 2


def test_another_title_stays_with_the_king() -> None:
    play = deal(poisons=(F.FISH, F.PIE), at={F.FISH: (2,)})
    play.until(3).do(3, "flip", F.FISH)
    assert play.dead() == [(3, "food")]
    assert "chamberlain" in play.titles(0)
    assert play.match.asks[0].topic == "act"


def test_with_no_honor_anywhere_it_is_given_for_free() -> None:
    play = deal(poisons=(F.PIE, F.FISH), at={F.PIE: (0,)}, foods={1: (F.BREAD, F.FISH, F.PIE)})
    play.do(1, "dump", F.BREAD)
    play.settle()
    for seat, whom in ((2, 3), (3, 4), (4, 2)):
        play.insult(seat, whom)
    play.until(0)
    assert play.tokens()[2:] == [0, 0, 0]
    assert play.tokens()[1] == 0, "it paid for the King's gift"
    play.idle().until(1)
    play.do(1, "flip", F.PIE)
    assert play.offers(0) == {"give": (2, 3, 4)}
    play.do(0, "give", 2)
    given = play.happened(ev.TitleGiven)[-1]
    assert (given.title, given.seat, given.price) == (T.CUPBEARER, 2, 0)
    assert "cupbearer" in play.titles(2)


def test_the_dead_get_no_turn_and_are_touched_by_nothing() -> None:
    play = deal(poisons=(F.BREAD, F.PIE), at={F.BREAD: (1,)})
    play.until(2).do(2, "flip", F.BREAD)
    play.do(0, "give", 1)
    play.until(3).flip(3, 3)
    assert play.offers(3)["insult"] == (1, 3, 4, 0)
    assert play.offers(3)["duel"] == (4, 0, 1)
    assert play.offers(3)["spill"] == (1, 3, 4, 0)
    play.do(3, "praise", 3)
    play.settle().until(1)
    assert [began.seat for began in play.happened(ev.TurnBegan)] == [1, 2, 3, 4, 0, 1]


def test_a_duels_winner_may_be_given_the_losers_title() -> None:
    play = deal()
    for seat, whom in ((1, 4), (2, 3), (3, 1)):
        play.insult(seat, whom)
    play.until(4).do(4, "duel", 1)
    play.do(4, "throw", Throw.ROCK)
    play.do(1, "throw", Throw.SCISSORS)
    assert play.offers(0) == {"give": (2, 4)}, "the Honor comes before the death"


@pytest.mark.parametrize("kept", [2])
def test_the_gold_knight_keeps_honor_and_titles(kept: int) -> None:
    play = deal(GOLD, poisons=(F.BREAD, F.PIE), at={F.BREAD: (3,)})
    play.until(4).do(4, "flip", F.BREAD)
    assert play.happened(ev.Died)[0].kept == kept
    assert play.notebook(None).guests[Seat(4)].merit == kept
