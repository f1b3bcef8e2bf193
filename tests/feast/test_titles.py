"""Each title: what it does, when, for whom, and who is told."""

import pytest

from games.engine.asks import Seat
from games.feast import events as ev
from games.feast.cards import Goblet, Spot, Title
from games.feast.words import Do, Why
from tests.feast.document import CHEAPER, COSTS
from tests.feast.play import ESSENTIAL, SIX, F, Play, R, T, deal, with_title


def fallen(title: Title) -> Play:
    """A game of six in which 5 is dead, the King has the Steward of theirs, and 1 two Honor."""
    play = with_title(title, poisons=(F.BREAD,), at={F.BREAD: (4,)})
    play.boast(1).until(5).do(5, "flip", F.BREAD)
    return play.until(1)


# --- Cupbearer and Seneschal ---


def test_the_cupbearer_may_serve_the_king_again_and_nobody_sees_what() -> None:
    play = deal()
    play.do(1, "spill", 0)
    play.settle().start_of(1)
    assert play.offers(1)["cupbearer"] == (0, "box")
    (verb,) = [verb for verb in play.ask(1).verbs if verb.name == "cupbearer"]
    assert verb.private
    known_before = len(play.match.log)
    play.do(1, "cupbearer", 0)
    told = play.match.log[known_before:]
    known = play.happened(ev.GobletsKnown)[-1]
    assert known.goblets == ((0, Goblet.POISON),)
    assert known.boxed is Goblet.WINE
    assert [each.to for each in told] == [None, (1,)]
    assert play.ask(1).topic == "act"
    assert "cupbearer" not in play.offers(1)


def test_the_seneschal_serves_those_without_a_goblet() -> None:
    play = deal()
    play.do(1, "spill", 3)
    assert play.offers(2)["seneschal"] == (3, "box")
    play.do(2, "seneschal", "box")
    served = play.happened(ev.GobletsServed)[-1]
    assert (served.wine, served.poison, served.seats) == (1, 1, (3,))


def test_who_serves_may_also_leave_it() -> None:
    play = deal()
    play.do(1, "spill", 3)
    play.do(2, "dump", F.FISH)
    assert len(play.happened(ev.GobletsServed)) == 2
    assert play.notebook(None).guests[Seat(3)].goblet is None


def test_an_ability_that_serving_makes_possible_is_offered() -> None:
    titles = (T.SENESCHAL, T.CUPBEARER, T.CHAMBERLAIN, T.MARSHAL, T.STEWARD)
    play = deal(SIX, titles=titles, kings=(T.SPYMASTER,))
    play.until(5).do(5, "toast")
    play.do(0, "give", 1)
    play.until(1)
    assert "spymaster" not in play.offers(1), "no goblet stands anywhere else"
    play.do(1, "seneschal", 3)
    assert play.offers(1)["spymaster"] == (2, 3, 4, 5)
    events = play.do(1, "spymaster", 3)
    assert ev.SpyKnown(Seat(1), Seat(3), Goblet.POISON) in events


# --- Start of Turn ---


def test_the_taster_looks_at_the_own_goblet() -> None:
    play = with_title(T.TASTER, goblets=1)
    assert play.offers(1)["taster"] == (Spot.GOBLET, F.BREAD, F.CHEESE, F.FISH)
    events = play.do(1, "taster", Spot.GOBLET)
    assert events[0] == ev.Tasted(Seat(1), Spot.GOBLET)
    assert events[1] == ev.TasteKnown(Seat(1), Spot.GOBLET, True)
    assert play.audience(events[0]) is None
    assert play.audience(events[1]) == (1,)
    assert "taster" not in play.offers(1), "once a turn"
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
    assert play.offers(1)["spymaster"] == (2, 3, 4, 5, 0)
    events = play.do(1, "spymaster", 0)
    assert events[0] == ev.GobletSpied(Seat(1), Seat(0))
    assert events[1] == ev.SpyKnown(Seat(1), Seat(0), Goblet.POISON)
    assert play.audience(events[1]) == (1,)


def test_the_chaplain_removes_one_dishonor_from_anybody() -> None:
    play = with_title(T.CHAPLAIN)
    assert "chaplain" not in play.offers(1), "nobody has Dishonor"
    play.insult(2, 3).insult(3, 1).insult(4, 1).start_of(1)
    assert play.offers(1)["chaplain"] == (1,)
    play.do(1, "chaplain", 1)
    assert play.tokens()[1] == 0
    absolved = play.happened(ev.DishonorRemoved)[-1]
    assert (absolved.amount, absolved.why) == (1, Why.CHAPLAIN)


def test_the_inquisitor_pays_an_honor_for_a_role() -> None:
    play = with_title(T.INQUISITOR)
    assert play.offers(1)["inquisitor"] == (2, 3, 4, 5), "the King's role is open"
    events = play.do(1, "inquisitor", 3)
    assert events[0] == ev.HonorPaid(Seat(1), 1, None, Why.INQUISITOR, 0)
    assert events[1] == ev.Questioned(Seat(1), Seat(3))
    assert events[2] == ev.RoleKnown(Seat(1), Seat(3), R.GUARD)
    assert play.audience(events[2]) == (1,)
    assert play.notebook(1).known_role(Seat(3)) is R.GUARD
    assert play.notebook(2).known_role(Seat(3)) is None
    play.start_of(1)
    assert "inquisitor" not in play.offers(1), "no Honor, no question"


def test_abilities_of_one_moment_come_in_any_order() -> None:
    titles = (T.TASTER, *ESSENTIAL, T.MARSHAL, T.STEWARD)
    play = deal((*SIX, R.WHITE_KNIGHT), titles=titles, kings=(T.SPYMASTER,))
    play.until(6).idle()
    play.do(0, "give", 1)
    play.until(1).do(1, "spymaster", 2)
    assert "spymaster" not in play.offers(1)
    assert "taster" in play.offers(1)
    play.do(1, "taster", Spot.GOBLET)
    assert "taster" not in play.offers(1)


def test_the_first_ability_ends_the_time_to_claim() -> None:
    play = fallen(T.TASTER)
    assert "claim" in play.offers(1)
    play.do(1, "taster", Spot.GOBLET)
    assert "claim" not in play.offers(1)


def test_the_king_can_use_no_title() -> None:
    play = deal(kings=(T.STEWARD,))
    play.until(0)
    assert {ask.topic for ask in play.match.asks} == {"act"}
    assert play.notebook(0).cost(Do.TOAST) == 3
    play.act(0, 2, "toast")
    assert {ask.topic for ask in play.match.asks} == {"toast"}, "he asks like anybody"


# --- cheaper actions ---


@pytest.mark.parametrize(("title", "costs"), CHEAPER.items())
def test_a_title_makes_an_action_cheaper(title: str, costs: dict[str, int]) -> None:
    play = with_title(T(title))
    play.flip(1, 1).clear()
    play.do(1, "dump", play.offers(1)["flip"][0])
    play.start_of(1)
    for verb, cost in COSTS.items():
        assert play.notebook(1).cost(Do(verb)) == costs.get(verb, cost)


def test_nobody_refuses_the_marshal() -> None:
    play = with_title(T.MARSHAL).until(0)
    play.start_of(1).do(1, "duel", 0)
    assert {ask.topic for ask in play.match.asks} == {"throw"}
    play.do(1, "throw", "rock")
    play.do(0, "throw", "scissors")
    assert play.dead()[-1] == (0, "duel")


def test_nobody_keeps_sober_at_the_stewards_toast() -> None:
    play = with_title(T.STEWARD, goblet=0).start_of(1)
    play.do(1, "toast")
    assert play.dead() == [(0, "goblet")]
    (shown,) = play.happened(ev.ThumbsShown)
    assert (shown.up, shown.down) == ((1, 2, 3, 4, 5, 0), ())


# --- End of Turn ---


def test_the_fool_mocks_the_king_and_who_has_more_honor() -> None:
    play = with_title(T.FOOL)
    play.do(1, "spill", 3)
    assert play.offers(1)["fool"] == (2, 3, 4, 5, 0)
    play.do(1, "fool", 4)
    assert play.tokens() == [1, 0, 1, 1, 0, 1]
    assert play.happened(ev.Mocked) == [ev.Mocked(Seat(1), Seat(4))]


def test_the_fool_mocks_nobody_else_with_as_much() -> None:
    play = with_title(T.FOOL)
    play.do(1, "dump", F.FISH)
    assert play.offers(1) == {"fool": (0,), "done": ()}


def test_a_title_that_was_claimed_works_at_once() -> None:
    play = fallen(T.TASTER)
    play.do(1, "claim", T.STEWARD)
    claimed = play.happened(ev.TitleClaimed)[-1]
    assert claimed.price == 2
    assert "steward" in play.titles(1)
    assert play.notebook(1).cost(Do.TOAST) == 1
    assert "claim" not in play.offers(1), "one a turn"


def test_silent_servers_serve_nobody() -> None:
    play = deal()
    play.do(1, "spill", 3)
    play.silent(2, 0)
    assert len(play.happened(ev.GobletsServed)) == 2
