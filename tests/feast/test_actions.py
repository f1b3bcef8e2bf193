"""The nine actions, alone: what they cost, do and show; and what is not on offer."""

import pytest

from games.engine.asks import Seat
from games.feast import events as ev
from games.feast.cards import Deck
from games.feast.words import Cause, Do, Throw, Why
from tests.feast.document import COSTS
from tests.feast.play import HEARTS, F, Play, T, deal, with_title


@pytest.mark.parametrize("flips", [0, 1, 2, 3])
def test_each_action_is_offered_that_flips_can_pay(flips: int) -> None:
    play = deal()
    if flips:
        play.flip(1, flips)
    offered = [verb for verb in play.offers(1) if verb != "flip"]
    wanted = list(COSTS)
    if flips == 3:
        wanted.remove("dump")
    assert offered == wanted
    book = play.notebook(3)
    assert {verb: book.cost(Do(verb)) for verb in COSTS} == COSTS
    assert book.energy == book.energy_left() == 1 + flips


@pytest.mark.parametrize(("verb", "flips"), [("spill", 0), ("toast", 2), ("insult", 3)])
def test_an_action_flips_the_foods_that_it_takes_first_on_the_plate_first(
    verb: str, flips: int
) -> None:
    play = deal()
    events = play.do(1, verb, *([] if verb == "toast" else [2]))
    eaten = [each.food for each in events if isinstance(each, ev.FoodFlipped)]
    assert eaten == list((F.BREAD, F.CHEESE, F.FISH)[:flips])


def test_who_is_killed_by_such_a_food_does_not_act() -> None:
    play = deal(poisons=(F.CHEESE, F.PIE), at={F.CHEESE: (0,)})
    play.do(1, "insult", 2)
    assert play.dead() == [(1, "food")]
    assert play.happened(ev.Insulted) == []


def test_what_all_foods_together_cannot_pay_is_not_on_offer() -> None:
    play = deal()
    play.do(1, "flip", F.BREAD)
    play.do(1, "dump", F.CHEESE)
    play.insult(2, 1).insult(3, 1).insult(4, 1).until(1)
    assert "insult" not in play.offers(1)
    assert "toast" not in play.offers(1) or play.tokens()[1] > -2


def test_nobody_drinks_or_duels_before_a_first_turn_of_their_own() -> None:
    play = deal(spared=True)
    assert "duel" not in play.offers(1)
    play.do(1, "dump", F.FISH)
    assert play.offers(2)["duel"] == (1,)
    play.do(2, "toast")
    assert [ask.seat for ask in play.match.asks] == [2, 1]


def test_dump_boxes_an_own_food_unseen() -> None:
    play = deal()
    assert play.do(1, "dump", F.CHEESE)[0] == ev.FoodDumped(Seat(1), F.CHEESE)
    (taken,) = play.happened(ev.FoodsTaken)[5:]
    assert taken == ev.FoodsTaken(Seat(1), (F.FRUIT,)), "from the fullest deck"
    assert len(play.notebook(2).guests[Seat(1)].foods) == 3, "the plate is filled"


def test_spill_boxes_a_goblet_and_costs_a_dishonor() -> None:
    play = deal()
    play.do(1, "spill", 0)
    assert play.happened(ev.WineSpilled) == [ev.WineSpilled(Seat(1), Seat(0))]
    assert play.tokens() == [1, 0, 1, 1, 1]
    assert play.notebook(None).guests[Seat(0)].goblet is None


def test_a_goblet_that_is_not_there_cannot_be_spilled_or_drunk() -> None:
    play = deal()
    play.do(1, "spill", 0)
    play.settle().flip(2, 2)
    assert 0 not in play.offers(2)["spill"]
    play.do(2, "toast")
    assert [ask.seat for ask in play.match.asks] == [2, 3, 4, 1]


def test_swapped_goblets_kill_the_other_one() -> None:
    play = deal(goblets=4)
    play.act(1, 1, "swap-goblets", 4, 3)
    play.settle().act(2, 2, "toast")
    for seat in (1, 2, 3, 4, 0):
        play.do(seat, "up")
    assert play.dead() == [(3, "goblet")]


def test_one_without_a_goblet_may_get_one_by_a_swap() -> None:
    play = deal()
    play.do(1, "spill", 0)
    play.settle().act(2, 1, "swap-goblets", 0, 3)
    guests = play.notebook(None).guests
    assert guests[Seat(0)].goblet is not None
    assert guests[Seat(3)].goblet is None


def test_with_two_goblets_missing_the_one_with_a_goblet_is_picked_first() -> None:
    play = deal(titles=(T.SENESCHAL, T.CUPBEARER, T.CHAMBERLAIN))
    play.do(1, "spill", 3)
    play.settle().do(2, "spill", 4)
    play.settle().flip(3, 1)
    assert play.refuses(3, "swap-goblets", 3, 4)
    assert play.refuses(3, "swap-goblets", 3)
    play.do(3, "swap-goblets", 1)
    assert play.ask(3).topic == "swap"
    assert play.ask(3).about == 1
    assert play.offers(3) == {"with": (2, 3, 4, 0)}
    play.do(3, "with", 4)
    assert play.happened(ev.GobletsSwapped) == [ev.GobletsSwapped(Seat(3), Seat(1), Seat(4))]


def test_swapped_plates_take_their_poison_along() -> None:
    play = deal(poisons=(F.PIE, F.ROAST), at={F.PIE: (0,)}, foods={3: (F.PIE, F.FRUIT, F.ROAST)})
    play.act(1, 1, "swap-plates", 2, 3)
    play.settle()
    assert play.do(2, "flip", F.PIE)[0] == ev.FoodFlipped(Seat(2), F.PIE, True, 1)
    assert play.dead() == [(2, "food")]


def test_an_insult_and_a_praise_cancel() -> None:
    play = deal()
    play.act(1, 3, "insult", 3)
    assert play.tokens()[3] == 0
    play.settle().act(2, 3, "insult", 3)
    assert play.tokens()[3] == -1
    play.settle().until(4).act(4, 3, "praise", 3)
    assert play.tokens()[3] == 1


def test_anybody_may_insult_and_praise_themselves() -> None:
    play = deal()
    play.flip(1, 3)
    assert play.offers(1)["insult"] == play.offers(1)["praise"] == (1, 2, 3, 4, 0)


# --- toast ---


def toast(play: Play, up: set[int], caller: int = 1) -> list[object]:
    """Everybody answers at once; nothing is shown before the last one has."""
    play.act(caller, 2, "toast")
    seats = [ask.seat for ask in play.match.asks]
    assert all(ask.secret and ask.topic == "toast" for ask in play.match.asks)
    for seat in seats[:-1]:
        assert play.do(seat, "up" if seat in up else "down") == []
    return list(play.do(seats[-1], "up" if seats[-1] in up else "down"))


def test_a_toast_gives_honor_dishonor_and_death_at_once() -> None:
    play = deal(goblets=3)
    events = toast(play, {1, 3})
    assert events[:4] == [
        ev.ThumbsShown((Seat(1), Seat(3)), (Seat(2), Seat(4), Seat(0))),
        ev.GobletFlipped(Seat(1), "wine"),  # type: ignore[arg-type]
        ev.GobletFlipped(Seat(3), "poison"),  # type: ignore[arg-type]
        ev.DishonorGained(Seat(2), 1, Why.TOAST, 0),
    ]
    assert play.dead() == [(3, "goblet")]
    assert play.tokens() == [0, 2, 0, 0, 0]
    guests = play.notebook(None).guests
    assert guests[Seat(1)].goblet is None
    assert guests[Seat(2)].goblet is not None


def test_only_those_with_a_goblet_are_asked_to_a_toast() -> None:
    play = deal()
    toast(play, {0, 1, 2, 3, 4})
    assert "toast" not in play.offers(2)
    play.do(2, "seneschal", "box")
    play.do(2, "toast")
    assert [ask.seat for ask in play.match.asks] == [2, 3, 4, 1], "the King has none"


# --- poison ---


def test_a_poison_goblet_takes_the_place_of_any_goblet() -> None:
    play = deal()
    play.act(1, 2, "poison", Deck.POISON_GOBLET)
    ask = play.ask(1)
    assert ask.topic == "poison"
    assert ask.secret
    assert ask.about == "goblet"
    assert ask.verbs[0].pool == (1, 2, 3, 4, 0)
    play.do(1, "poison", 0)
    assert play.happened(ev.PoisonUsed) == [ev.PoisonUsed(Seat(1), Deck.POISON_GOBLET)]
    (placed,) = play.happened(ev.PoisonPlaced)
    assert play.audience(placed) == (1,)
    assert play.audience(play.happened(ev.PoisonDrawn)[0]) == (1,)
    play.settle().act(2, 2, "toast")
    for seat in (1, 2, 3, 4):
        play.do(seat, "down")
    play.do(0, "up")
    assert play.dead() == [(0, "goblet")]


def test_a_food_poison_takes_the_place_of_the_same_food() -> None:
    play = deal(drawn=(F.CHEESE,))
    play.act(1, 2, "poison", Deck.FOOD_POISON)
    assert play.ask(1).about == F.CHEESE
    assert play.offers(1) == {"poison": (2, 3, 4, 0)}
    play.do(1, "poison", 2)
    play.settle()
    assert play.do(2, "flip", F.BREAD, F.FISH)[1:] == [
        ev.FoodFlipped(Seat(2), F.FISH, False, 3),
    ]
    play.do(2, "flip", F.CHEESE)
    assert play.dead() == [(2, "food")]


def test_a_poison_that_matches_nothing_goes_into_the_box_and_nobody_can_tell() -> None:
    play = deal(drawn=(F.PIE,))
    play.act(1, 2, "poison", Deck.FOOD_POISON)
    assert play.ask(1).secret
    assert play.offers(1) == {"box": ()}
    events = play.do(1, "box")
    assert events[0] == ev.PoisonPlaced(Seat(1), F.PIE, None)
    others = [entry.event for entry in play.told(2) if "Poison" in type(entry.event).__name__]
    assert others == [ev.PoisonUsed(Seat(1), Deck.FOOD_POISON)]


# --- duel ---


def challenge(play: Play, seat: int, whom: int, answer: str) -> Play:
    play.until(seat).act(seat, 3, "duel", whom)
    assert play.ask(whom).about == seat
    play.do(whom, answer)
    return play


def test_a_refused_duel_shames_and_honors() -> None:
    play = challenge(deal(), 1, 3, "refuse")
    assert play.tokens() == [1, 2, 1, 0, 1]
    play = challenge(play.settle(), 2, 3, "refuse")
    assert play.tokens() == [1, 2, 3, -1, 1], "one, and one for the Dishonor in front of them"


@pytest.mark.parametrize(
    ("mine", "theirs", "winner"),
    [
        ("rock", "scissors", 1),
        ("scissors", "paper", 1),
        ("paper", "rock", 1),
        ("rock", "paper", 3),
        ("paper", "scissors", 3),
        ("scissors", "rock", 3),
        ("rock", "rock", None),
    ],
)
def test_an_accepted_duel_is_thrown_at_once(mine: str, theirs: str, winner: int | None) -> None:
    play = challenge(deal(), 1, 3, "accept")
    assert {ask.seat for ask in play.match.asks} == {1, 3}
    assert all(ask.secret for ask in play.match.asks)
    assert play.do(3, "throw", Throw(theirs)) == []
    play.do(1, "throw", Throw(mine))
    (fought,) = play.happened(ev.DuelFought)
    assert fought.winner == winner
    if winner is None:
        assert play.tokens() == [1, 2, 1, 2, 1]
        assert play.dead() == []
    else:
        assert play.tokens()[winner] == 2
        assert play.dead() == [(4 - winner, Cause.DUEL)]


def test_nobody_duels_with_themselves() -> None:
    play = deal(HEARTS)
    play.flip(1, 3)
    assert play.refuses(1, "duel", 1)


def test_a_player_whom_a_duel_killed_on_their_own_turn_stops_there() -> None:
    play = with_title(T.FOOL)
    challenge(play, 1, 3, "accept")
    play.do(1, "throw", Throw.ROCK)
    play.do(3, "throw", Throw.PAPER)
    assert play.dead() == [(1, "duel")]
    assert play.match.asks[0].seat == 2
    assert play.match.asks[0].topic == "act"
