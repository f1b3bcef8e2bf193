"""Each title: what it does, when, for whom, and who is told."""

from games.engine.asks import Seat
from games.feast import events as ev
from games.feast.cards import Goblet, Spot, Title
from games.feast.words import Why
from tests.feast.play import ESSENTIAL, HEARTS, PLAIN, F, Play, R, T, deal


def with_title(title: Title, **how: object) -> Play:
    """A game in which the first player has this title."""
    return deal(titles=(title, *ESSENTIAL), **how)  # type: ignore[arg-type]


# --- Cupbearer and Seneschal ---


def test_the_cupbearer_serves_the_king_again() -> None:
    play = deal()
    play.do(1, "spill", 0)
    play.settle().start_of(1)
    ask = play.ask(1)
    assert (ask.topic, ask.about, ask.secret) == ("serve", "cupbearer", True)
    assert play.offers(1) == {"serve": (0, "box")}
    play.do(1, "serve", 0)
    known = play.happened(ev.GobletsKnown)[-1]
    assert known.goblets == ((0, Goblet.POISON),)
    assert known.boxed is Goblet.WINE
    assert play.ask(1).topic == "act"


def test_the_seneschal_serves_those_without_a_goblet() -> None:
    play = deal()
    play.do(1, "spill", 3)
    play.settle()
    assert play.offers(2) == {"serve": (3, "box")}
    play.do(2, "serve", "box")
    served = play.happened(ev.GobletsServed)[-1]
    assert (served.wine, served.poison, served.seats) == (1, 1, (3,))


def without_goblets(first_turn: str, *pick: int) -> Play:
    """1 is Seneschal and Spymaster, and begins the second turn with no goblet at the table."""
    play = deal(titles=(T.SENESCHAL, T.CUPBEARER, T.CHAMBERLAIN), kings=(T.SPYMASTER,))
    play.act(1, 3, first_turn, *pick)
    play.settle().until(4).act(4, 2, "toast")
    for seat in (4, 1, 2, 3, 0):
        play.do(seat, "up")
    play.settle()
    play.do(0, "give", "spymaster")
    play.do(0, "give", 1)
    return play.until(0).idle()


def test_an_ability_that_serving_makes_possible_is_offered() -> None:
    """Serving comes by itself where there is nothing to choose; then there are goblets to see."""
    play = without_goblets("insult", 2)
    assert play.ask(1).topic == "serve"
    play.do(1, "serve", 3)
    assert play.offers(1) == {"spymaster": (2, 3, 4), "done": ()}
    events = play.do(1, "spymaster", 3)
    assert ev.SpyKnown(Seat(1), Seat(3), Goblet.POISON) in events
    assert play.ask(1).topic == "act"


def test_who_is_done_serves_and_is_asked_for_what_that_has_opened() -> None:
    play = without_goblets("praise", 1)
    assert set(play.offers(1)) == {"seneschal", "claim", "done"}
    play.do(1, "done")
    play.do(1, "serve", 3)
    assert play.offers(1) == {"spymaster": (2, 3, 4), "done": ()}, "the time to claim is over"
    play.do(1, "done")
    assert play.ask(1).topic == "act"


# --- Start of Turn ---


def test_the_taster_looks_at_the_own_goblet() -> None:
    play = with_title(T.TASTER, goblets=1)
    assert play.offers(1) == {"taster": (Spot.GOBLET, F.BREAD, F.CHEESE, F.FISH), "done": ()}
    events = play.do(1, "taster", Spot.GOBLET)
    assert events[0] == ev.Tasted(Seat(1), Spot.GOBLET)
    assert events[1] == ev.TasteKnown(Seat(1), Spot.GOBLET, True)
    assert play.audience(events[0]) is None
    assert play.audience(events[1]) == (1,)
    assert play.ask(1).topic == "act", "once a turn"
    card = play.notebook(1).guests[Seat(1)].goblet
    assert card is not None
    assert card.sure is True


def test_the_taster_looks_at_an_own_food() -> None:
    play = with_title(T.TASTER, poisons=(F.BREAD,), at={F.BREAD: (0,)})
    play.do(1, "taster", F.BREAD)
    assert play.notebook(1).guests[Seat(1)].foods[F.BREAD].sure is True
    assert play.notebook(2).guests[Seat(1)].foods[F.BREAD].sure is None


def test_the_spymaster_looks_at_anothers_goblet() -> None:
    play = with_title(T.SPYMASTER, goblet=0)
    assert play.offers(1)["spymaster"] == (2, 3, 4, 0)
    events = play.do(1, "spymaster", 0)
    assert events[0] == ev.GobletSpied(Seat(1), Seat(0))
    assert events[1] == ev.SpyKnown(Seat(1), Seat(0), Goblet.POISON)
    assert play.audience(events[1]) == (1,)


def test_the_master_cook_looks_at_a_deck_and_may_bury_the_card() -> None:
    play = with_title(T.MASTER_COOK, poisons=(F.PIE, F.PIE), at={F.PIE: (0,)})
    events = play.do(1, "master-cook", F.PIE)
    assert events == [ev.DeckInspected(Seat(1), F.PIE), ev.CookKnown(Seat(1), F.PIE, True)]
    assert play.audience(events[1]) == (1,)
    ask = play.ask(1)
    assert (ask.topic, ask.about, ask.secret) == ("cook", "pie", True)
    assert play.do(1, "bury")[0] == ev.FoodBuried(Seat(1), F.PIE)
    assert play.notebook(1).piles[F.PIE].cards[-1].sure is True
    play.do(1, "dump", F.FISH)
    play.do(1, "take", F.PIE)
    assert play.notebook(1).guests[Seat(1)].foods[F.PIE].sure is None


def test_what_the_cook_keeps_on_top_is_known_on_the_plate_that_takes_it() -> None:
    play = with_title(T.MASTER_COOK, poisons=(F.PIE, F.PIE), at={F.PIE: (0,)})
    play.do(1, "master-cook", F.PIE)
    play.do(1, "keep")
    assert play.happened(ev.FoodBuried) == []
    play.do(1, "dump", F.FISH)
    play.do(1, "take", F.PIE)
    assert play.notebook(1).guests[Seat(1)].foods[F.PIE].sure is True
    assert play.notebook(2).guests[Seat(1)].foods[F.PIE].sure is None


def test_the_chaplain_removes_one_dishonor_from_anybody() -> None:
    play = with_title(T.CHAPLAIN)
    assert play.ask(1).topic == "act", "nobody has Dishonor"
    play.insult(2, 3).insult(3, 1).insult(4, 1).start_of(1)
    assert play.offers(1)["chaplain"] == (1,)
    play.do(1, "chaplain", 1)
    assert play.tokens()[1] == 0
    absolved = play.happened(ev.DishonorRemoved)[-1]
    assert (absolved.amount, absolved.why) == (1, Why.CHAPLAIN)


def test_the_inquisitor_pays_an_honor_for_a_role() -> None:
    play = with_title(T.INQUISITOR)
    assert play.offers(1)["inquisitor"] == (2, 3, 4), "the King's role is open"
    events = play.do(1, "inquisitor", 3)
    assert events[0] == ev.HonorPaid(Seat(1), 1, None, Why.INQUISITOR, 0)
    assert events[1] == ev.Questioned(Seat(1), Seat(3))
    assert events[2] == ev.RoleKnown(Seat(1), Seat(3), R.GUARD)
    assert play.audience(events[2]) == (1,)
    assert play.notebook(1).known_role(Seat(3)) is R.GUARD
    assert play.notebook(2).known_role(Seat(3)) is None
    play.start_of(1)
    assert play.ask(1).topic == "act", "no Honor, no question"


def test_abilities_of_one_moment_come_in_any_order() -> None:
    play = deal(titles=(T.TASTER, *ESSENTIAL), kings=(T.SPYMASTER, T.INQUISITOR, T.MASTER_COOK))
    play.do(1, "done")
    play.boast(1).start_of(1)
    assert play.offers(1)["claim"][0] in play.titles(0)
    play.do(1, "claim", T.MASTER_COOK if "master-cook" in play.titles(0) else T.INQUISITOR)
    first, second = sorted(verb for verb in play.offers(1) if verb not in ("done", "claim"))
    pool = play.offers(1)[second]
    play.do(1, second, pool[0])
    if play.ask(1).topic == "cook":
        play.do(1, "keep")
    assert second not in play.offers(1)
    assert first in play.offers(1)


def test_the_king_can_use_no_title() -> None:
    play = deal(kings=(T.MARSHAL, T.FOOL, T.TASTER))
    play.until(0)
    assert {ask.topic for ask in play.match.asks} == {"act"}
    play.flip(0, 2)
    assert "duel" not in play.offers(0)
    play.flip(0, 1)
    play.do(0, "insult", 1)
    play.settle()
    assert play.match.asks[0].seat == 1, "no End of Turn for the King"


# --- End of Turn ---


def test_the_steward_exchanges_foods_but_never_two_of_a_kind() -> None:
    play = with_title(T.STEWARD, foods={2: (F.CHEESE, F.ROAST, F.PIE)})
    play.do(1, "dump", F.FISH)
    play.do(1, "take", F.FRUIT)
    assert play.ask(1).topic == "end"
    play.do(1, "steward", 2)
    assert play.ask(1).about == 2
    assert play.offers(1) == {
        "exchange": (
            "bread/roast",
            "bread/pie",
            "cheese/cheese",
            "fruit/roast",
            "fruit/pie",
        ),
        "decline": (),
    }
    play.do(1, "exchange", "bread/pie")
    guests = play.notebook(None).guests
    assert list(guests[Seat(1)].foods) == [F.CHEESE, F.FRUIT, F.PIE]
    assert list(guests[Seat(2)].foods) == [F.CHEESE, F.ROAST, F.BREAD]
    assert play.match.asks[0].seat == 2


def test_the_steward_may_decline_and_has_used_the_ability() -> None:
    play = with_title(T.STEWARD)
    play.do(1, "dump", F.FISH)
    play.do(1, "take", F.FISH)
    play.do(1, "steward", 3)
    play.do(1, "decline")
    assert play.happened(ev.FoodsExchanged) == []
    assert play.match.asks[0].seat == 2


def test_the_herald_moves_an_honor_from_who_has_two_to_who_has_none() -> None:
    play = with_title(T.HERALD)
    play.do(1, "spill", 3)
    assert play.match.asks[0].seat == 2, "nobody has two"
    play.boast(2).insult(3, 4).until(1)
    assert play.tokens() == [2, 0, 2, 0, 0]
    play.do(1, "spill", 2)
    assert play.ask(1).topic == "end"
    assert play.offers(1) == {"herald": (2, 0), "done": ()}
    play.do(1, "herald", 2)
    assert (play.ask(1).topic, play.ask(1).about) == ("move-honor", 2)
    assert play.offers(1) == {"give": (1, 3, 4), "decline": ()}
    play.do(1, "give", 1)
    assert play.happened(ev.HonorMoved) == [ev.HonorMoved(Seat(1), Seat(2), Seat(1))]
    assert play.tokens() == [2, 0, 1, 0, 0], "it cancelled the Dishonor of the spilled wine"


def test_the_fool_mocks_who_has_more_honor() -> None:
    play = with_title(T.FOOL)
    play.do(1, "spill", 3)
    play.do(1, "fool", 4)
    assert play.tokens() == [1, 0, 1, 1, 0]
    assert play.happened(ev.Mocked) == [ev.Mocked(Seat(1), Seat(4))]


def test_the_fool_mocks_nobody_with_as_much() -> None:
    play = with_title(T.FOOL)
    play.do(1, "dump", F.FISH)
    play.do(1, "take", F.FISH)
    assert play.match.asks[0].seat == 2


def test_a_title_that_was_claimed_works_at_once() -> None:
    play = deal(HEARTS, kings=(T.SPYMASTER, T.TASTER, T.FOOL))
    play.boast(1)
    play.start_of(1)
    play.do(1, "claim", T.TASTER if "taster" in play.titles(0) else T.FOOL)
    claimed = play.happened(ev.TitleClaimed)[-1]
    assert claimed.price == 2
    assert str(claimed.title) in play.titles(1)
    assert "claim" not in play.offers(1), "one a turn"


def test_silent_servers_serve_by_the_dice() -> None:
    play = deal(PLAIN)
    play.do(1, "spill", 3)
    play.settle()
    play.silent(2, 1)
    assert play.happened(ev.GobletsKnown)[-1].boxed is Goblet.POISON
