"""What silence means, ask by ask."""

from games.engine.asks import ByDice, Seat
from games.feast import events as ev
from games.feast.cards import Deck
from games.feast.words import Throw
from tests.feast.play import MENU, F, T, deal, with_title


def test_no_flips_and_a_food_is_dumped_by_the_dice() -> None:
    play = deal()
    assert play.silent(1, 2)[0] == ev.FoodDumped(Seat(1), F.FISH)


def test_with_no_food_a_silent_player_passes() -> None:
    play = deal()
    play.flip(1, 3)
    assert play.silent(1)[0] == ev.Passed(Seat(1))


def test_with_no_food_somebody_who_speaks_must_act() -> None:
    play = deal()
    play.flip(1, 3)
    assert "pass" not in play.offers(1)
    assert play.refuses(1, "pass")


def test_foods_are_taken_by_the_dice() -> None:
    play = deal(kings=(T.STEWARD,), setup=False)
    taker = play.match.asks[-1].seat
    play.silent(taker, 5, 0, 0)
    for seat in (1, 2, 3, 4):
        play.do(seat, "take", *MENU)
    (taken,) = [each for each in play.happened(ev.FoodsTaken) if each.seat == taker]
    assert taken.foods == (F.PIE, F.BREAD, F.CHEESE)


def test_claims_and_abilities_are_declined() -> None:
    play = with_title(T.TASTER)
    play.silent(1, 0)
    assert play.happened(ev.Tasted) == []
    play = with_title(T.FOOL)
    play.do(1, "spill", 3)
    assert play.ask(1).topic == "end"
    play.silent(1)
    assert play.happened(ev.Mocked) == []


def test_nobody_is_served_in_silence_but_at_the_setup() -> None:
    play = deal()
    play.do(1, "spill", 3)
    play.silent(2, 0)
    assert len(play.happened(ev.GobletsServed)) == 2


def test_the_kings_gift_is_chosen_by_the_dice() -> None:
    play = deal(poisons=(F.BREAD, F.PIE), at={F.BREAD: (3,)})
    play.until(4).do(4, "flip", F.BREAD)
    assert play.offers(0) == {"give": (T.STEWARD, T.MARSHAL)}
    play.silent(0, 1)
    play.silent(0, 2)
    assert "marshal" in play.titles(3)


def test_a_silent_king_claims_nothing() -> None:
    play = deal()
    for seat in (1, 2):
        play.until(seat).do(seat, "praise", 0)
    play.until(0, "claim").silent(0)
    assert play.happened(ev.TitleClaimed) == []


def test_an_essential_title_goes_where_the_dice_say() -> None:
    play = deal(poisons=(F.BREAD, F.PIE), at={F.BREAD: (0,)})
    play.do(1, "flip", F.BREAD)
    play.silent(0, 2)
    assert "cupbearer" in play.titles(4)


def test_at_a_toast_thumbs_go_down() -> None:
    play = deal()
    play.act(1, 2, "toast")
    for ask in play.match.asks:
        play.silent(ask.seat)
    assert play.tokens() == [0] * 5


def test_a_duel_is_refused_and_a_throw_is_by_the_dice() -> None:
    play = deal()
    play.act(1, 3, "duel", 3)
    play.silent(3)
    assert play.happened(ev.DuelAnswered)[0].accepted is False
    play.settle().until(2).act(2, 3, "duel", 4)
    play.do(4, "accept")
    play.silent(2, 0)
    play.silent(4, 1)
    (fought,) = play.happened(ev.DuelFought)
    assert (fought.threw, fought.against, fought.winner) == (Throw.ROCK, Throw.PAPER, 4)


def test_a_poison_goes_where_the_dice_say_or_into_the_box() -> None:
    play = deal(drawn=(F.PIE,))
    play.act(1, 2, "poison", Deck.POISON_GOBLET)
    play.silent(1, 4)
    assert play.happened(ev.PoisonPlaced)[0].seat == 0
    play.settle().until(2).act(2, 2, "poison", Deck.FOOD_POISON)
    play.silent(2)
    assert play.happened(ev.PoisonPlaced)[1].seat is None


def test_a_second_seat_for_a_swap_is_chosen_by_the_dice() -> None:
    play = deal(titles=(T.SENESCHAL, T.CUPBEARER, T.CHAMBERLAIN))
    play.do(1, "spill", 3)
    play.settle().do(2, "spill", 4)
    play.settle().flip(3, 1)
    play.do(3, "swap-goblets", 1)
    play.silent(3, 0)
    assert play.happened(ev.GobletsSwapped)[0].second == 2


def test_silence_never_names_what_is_not_there() -> None:
    play = deal()
    assert play.ask(1).silence == ByDice("dump")
