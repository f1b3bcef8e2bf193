"""Every way to end, and where two rules meet."""

import pytest

from games.engine.asks import Seat
from games.engine.crowns import Count
from games.feast import events as ev
from games.feast import state
from games.feast.cards import Counts, Deck, Goblet
from games.feast.words import Result, Step, Throw
from tests.feast.play import HEARTS, PLAIN, F, Play, R, T, deal, with_title

GOLD = (R.KING, R.ASSASSIN, R.GUARD, R.REBEL, R.GOLD_KNIGHT)


def all_up(play: Play, caller: int = 1) -> None:
    """A toast to which everybody drinks."""
    play.act(caller, 2, "toast")
    for ask in play.match.asks:
        play.do(ask.seat, "up")


def fight(play: Play, seat: int, whom: int, mine: Throw, theirs: Throw) -> None:
    play.until(seat).act(seat, 3, "duel", whom)
    play.do(whom, "accept")
    play.do(seat, "throw", mine)
    play.do(whom, "throw", theirs)


# --- the King's death ---


def test_a_king_who_dies_with_others_is_not_told_to_have_had_their_titles() -> None:
    play = deal(titles=(T.CUPBEARER, T.SENESCHAL, T.CHAMBERLAIN), goblet=0, goblets=2)
    kings = play.titles(0)
    all_up(play)
    assert [(died.seat, list(died.titles)) for died in play.happened(ev.Died)] == [
        (2, ["seneschal"]),
        (0, kings),
    ]


def test_the_kings_death_ends_the_game_at_once() -> None:
    play = deal(goblet=0)
    all_up(play)
    assert play.match.over
    assert play.result == Result.KING_DEAD
    assert play.winners() == ["assassin"]
    assert not play.happened(ev.FoodsTaken)[5:], "no refill"
    assert play.match.outcome is not None
    assert play.match.outcome.net() == (0, 3, 0, 0, 0)
    assert play.match.outcome.seats[0].statistics == (Count("death", word="goblet"),)
    assert not play.match.outcome.seats[1].statistics


def test_the_king_dies_in_a_toast_with_others_and_all_of_it_counts() -> None:
    play = deal(goblet=0, goblets=3)
    all_up(play)
    assert play.dead() == [(3, "goblet"), (0, "goblet")]
    assert play.match.over
    assert play.winners() == ["assassin", "rebel"], "the Guard died with the King"
    assert play.tokens() == [0, 2, 2, 0, 2], "who drank wine got Honor"


def test_a_cupbearer_who_dies_with_the_king_is_not_replaced() -> None:
    play = deal(goblet=0, goblets=1)
    all_up(play)
    assert play.dead() == [(1, "goblet"), (0, "goblet")]
    assert play.match.over
    assert len(play.happened(ev.TitleGiven)) == 4


def test_the_king_may_die_in_his_own_duel() -> None:
    play = deal()
    fight(play, 0, 3, Throw.ROCK, Throw.PAPER)
    assert play.result == Result.KING_DEAD


def test_the_king_may_die_of_his_food() -> None:
    play = deal(poisons=(F.BREAD, F.PIE), at={F.BREAD: (4,)})
    play.until(0).do(0, "flip", F.BREAD)
    assert play.result == Result.KING_DEAD
    assert play.match.outcome is not None
    assert [part.alive for part in play.match.outcome.seats] == [False, True, True, True, True]


# --- decks ---


def few_foods(monkeypatch: pytest.MonkeyPatch, size: int) -> Play:
    """A game of six in which all but the Fool, who is 1, eat bread, cheese and fish."""
    monkeypatch.setattr(state, "COUNTS", Counts(food=((6, size),)))
    monkeypatch.setattr("tests.feast.play.COUNTS", Counts(food=((6, size),)))
    return with_title(T.FOOL, foods={1: (F.FRUIT, F.ROAST, F.PIE)})


def test_two_decks_that_run_out_in_one_refill_end_the_game_after_the_turn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    play = few_foods(monkeypatch, 7)
    while not play.match.over:
        play.idle()
    assert play.result == Result.DECKS_EMPTY
    (ended,) = play.happened(ev.GameEnded)
    assert len(ended.empty) >= 2
    assert play.notebook(None).empty_decks() == ended.empty


@pytest.mark.parametrize("mocked", [True, False])
def test_end_of_turn_abilities_come_before_the_end(
    mocked: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = few_foods(monkeypatch, 5)
    play.do(1, "spill", 3)
    assert play.ask(1).topic == "end"
    play.do(1, "fool", 0) if mocked else play.do(1, "done")
    assert play.match.over
    (ended,) = play.happened(ev.GameEnded)
    assert ended == ev.GameEnded(Result.DECKS_EMPTY, (Deck.BREAD, Deck.CHEESE, Deck.FISH))
    assert play.tokens()[0] == (0 if mocked else 1)
    assert play.happened(ev.StepBegan)[-1].step is Step.OVER


def test_one_empty_deck_ends_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(state, "COUNTS", Counts(wine_each=1))
    play = deal()
    assert play.notebook(None).empty_decks() == (Deck.WINE,)
    play.do(1, "dump", F.FISH)
    play.settle()
    assert not play.match.over


# --- short decks of goblets ---


def test_too_few_goblets_are_served_from_the_kings_left(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(state, "COUNTS", Counts(wine_each=1))
    play = deal()
    all_up(play)
    assert play.offers(2)["seneschal"] == (1,)
    play.do(2, "seneschal", 1)
    known = play.happened(ev.GobletsKnown)[-1]
    assert known.goblets == ((1, Goblet.POISON),)
    assert known.boxed is None


def test_as_many_goblets_as_seats_leave_no_box(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(state, "COUNTS", Counts(wine_each=1))
    play = deal()
    monkeypatch.undo()
    play.do(1, "spill", 3)
    assert play.offers(2)["seneschal"] == (3,), "no wine left: no choice"
    play.do(2, "seneschal", 3)
    known = play.happened(ev.GobletsKnown)[-1]
    assert (known.goblets, known.boxed) == (((3, Goblet.POISON),), None)


def test_without_poison_goblets_all_get_wine(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(state, "COUNTS", Counts(poison_goblets_more=-3))
    play = deal()
    assert Deck.POISON_GOBLET in play.notebook(None).empty_decks()
    play.do(1, "spill", 3)
    play.do(2, "seneschal", "box")
    served = play.happened(ev.GobletsServed)[-1]
    assert (served.wine, served.poison, served.seats) == (1, 0, (3,))
    assert play.happened(ev.GobletsKnown)[-1].boxed is None
    assert play.refuses(2, "poison", Deck.POISON_GOBLET)


# --- one left ---


def test_the_last_one_alive_ends_the_game_after_the_turn() -> None:
    play = deal(
        (R.KING, R.EXECUTIONER, R.GUARD, R.REBEL, R.ASSASSIN),
        poisons=(F.BREAD, F.BREAD),
        at={F.BREAD: (0, 1)},
        goblets=3,
    )
    play.do(1, "flip", F.BREAD)
    play.do(0, "give", 3)
    play.until(2).do(2, "flip", F.BREAD)
    assert play.titles(4)[-1] == "seneschal", "nobody else has Honor"
    play.until(3)
    fight(play, 3, 4, Throw.ROCK, Throw.PAPER)
    assert play.dead() == [(1, "food"), (2, "food"), (3, "duel")]
    while play.match.asks[0].topic == "grant-to":
        play.idle()
    play.until(4).do(4, "duel", 0)
    play.do(4, "throw", Throw.ROCK)
    play.do(0, "throw", Throw.PAPER)
    assert play.result == Result.ONE_LEFT
    assert play.winners() == ["king", "executioner", "guard", "rebel"]


# --- decided ---

CONTENT = (R.KING, R.GUARD, R.WHITE_KNIGHT, R.PRINCESS, R.SUITOR)


def guard_and_assassin_die(*, decided: bool = True) -> Play:
    """Only the Executioner and the Rebel are left beside the King, and all have won."""
    play = deal(poisons=(F.BREAD, F.BREAD), at={F.BREAD: (0, 2)}, decided=decided)
    play.do(1, "flip", F.BREAD)
    assert not play.match.over, "the Rebel wishes the Guard dead"
    play.until(3).do(3, "flip", F.BREAD)
    return play


def test_a_feast_in_which_nobody_alive_has_a_goal_left_to_reach_ends_after_the_turn() -> None:
    play = guard_and_assassin_die()
    assert play.result == Result.DECIDED
    assert play.winners() == ["king", "executioner", "guard", "rebel"]
    assert play.happened(ev.StepBegan)[-2].step is Step.REFILL, "the turn is over first"
    assert play.happened(ev.GameEnded) == [ev.GameEnded(Result.DECIDED, ())]


def test_without_the_house_rule_such_a_feast_goes_on() -> None:
    assert not guard_and_assassin_die(decided=False).match.over


def test_a_feast_that_nobody_has_a_part_in_goes_on_until_somebody_dies() -> None:
    play = deal(CONTENT, poisons=(F.BREAD,), at={F.BREAD: (0,)})
    play.start_of(2).start_of(1)
    assert not play.match.over
    play.until(1).do(1, "flip", F.BREAD)
    assert play.idle().result == Result.DECIDED, "nobody needs the Guard"


def gold_leads(boasts: int = 3) -> Play:
    """The Rebel has won, the Gold Knight has most Honor and Titles, and nobody else knows who."""
    play = deal(GOLD, poisons=(F.BREAD, F.BREAD), at={F.BREAD: (0, 1)})
    play.boast(4).until(1).do(1, "flip", F.BREAD)
    play.until(2).do(2, "flip", F.BREAD)
    for _ in range(boasts - 1):
        play.boast(4)
    return play.until(3).idle().until(4)


def test_a_gold_knight_who_leads_in_secret_ends_nothing_but_knows() -> None:
    play = gold_leads()
    assert not play.match.over
    assert [play.notebook(viewer).decided() for viewer in (None, 0, 3, 4)] == [False] * 3 + [True]


@pytest.mark.parametrize("leads", [True, False])
def test_a_gold_knight_alone_with_the_king_ends_the_feast_if_he_leads(leads: bool) -> None:
    play = gold_leads(boasts=4 if leads else 3)
    play.act(4, 1, "duel", 3)
    play.do(4, "throw", Throw.ROCK)
    play.do(3, "throw", Throw.SCISSORS)
    merit = {seat: play.notebook(None).guests[Seat(seat)].merit for seat in (0, 4)}
    assert (merit[4] > merit[0]) == leads == play.match.over
    if leads:
        assert play.result == Result.DECIDED
        assert play.winners() == ["king", "guard", "rebel", "gold-knight"]


# --- Gold Knight ---


def test_a_gold_knight_who_ties_does_not_win() -> None:
    play = deal(GOLD, goblet=0)
    all_up(play)
    knight = play.verdict(R.GOLD_KNIGHT)
    assert (knight.won, knight.counted, knight.bar) == (False, 3, 3)


def test_a_gold_knight_with_more_than_anybody_wins_and_the_dead_king_counts_nothing() -> None:
    play = deal(GOLD, goblet=0)
    play.until(4).act(4, 3, "praise", 4)
    play.settle().until(1)
    all_up(play)
    knight = play.verdict(R.GOLD_KNIGHT)
    assert knight.counted > knight.bar
    assert knight.won


def test_the_kings_titles_count_for_the_king() -> None:
    play = deal(GOLD)
    fight(play, 1, 2, Throw.ROCK, Throw.ROCK)
    book = play.notebook(None)
    assert book.guests[Seat(0)].merit == 1 + 1


def test_a_dead_gold_knight_may_win() -> None:
    play = deal(GOLD, goblet=0)
    play.boast(1).boast(2).until(3)
    play.settle().until(4)
    play.act(4, 3, "praise", 4)
    play.settle()
    before = play.notebook(None).guests[Seat(4)].merit
    fight(play, 1, 4, Throw.ROCK, Throw.SCISSORS)
    died = play.happened(ev.Died)[-1]
    assert (died.role, died.kept) == (R.GOLD_KNIGHT, before)
    while play.match.asks[0].topic != "act":
        play.idle()
    all_up(play, play.match.asks[0].seat)
    knight = play.verdict(R.GOLD_KNIGHT)
    assert knight.counted == before


# --- hearts ---


def test_a_duel_between_princess_and_suitor_breaks_both_and_makes_the_queen() -> None:
    play = deal(HEARTS)
    fight(play, 2, 3, Throw.PAPER, Throw.ROCK)
    assert play.dead() == [(3, "duel")]
    standings = {n: play.notebook(n).standing() for n in range(5)}
    won = {verdict.role for verdict in standings.values() if verdict and verdict.won}
    assert won == {R.KING, R.QUEEN, R.PRINCE}
    assert play.notebook(None).standing() is None


def test_a_tie_between_princess_and_suitor_honors_both() -> None:
    play = deal(HEARTS)
    fight(play, 2, 3, Throw.PAPER, Throw.PAPER)
    assert play.dead() == []
    assert play.tokens()[2:4] == [2, 2]


def test_two_who_die_in_one_toast_give_both_titles_back() -> None:
    play = deal(goblets=1, drawn=(F.PIE,))
    play.act(1, 2, "poison", Deck.POISON_GOBLET)
    play.do(1, "poison", 2)
    all_up(play.settle(), 2)
    assert play.dead() == [(2, "goblet"), (1, "goblet")]
    assert [(ask.seat, ask.about) for ask in play.match.asks] == [(0, "cupbearer")]
    play.do(0, "give", 3)
    assert play.ask(0).about == "seneschal"
    play.do(0, "give", 3)
    assert play.titles(3) == ["chamberlain", "cupbearer", "seneschal"]
    assert play.tokens() == [4, 0, 0, 0, 2]


def test_everything_is_unveiled_at_the_end() -> None:
    play = deal(PLAIN, goblet=0, goblets=4)
    play.act(1, 2, "toast")
    for ask in play.match.asks:
        play.do(ask.seat, "up" if ask.seat == 0 else "down")
    (end,) = play.happened(ev.Unveiled)
    assert dict(end.roles)[Seat(0)] is R.KING
    assert dict(end.goblets) == {1: "wine", 2: "wine", 3: "wine", 4: "poison"}
    assert [seat for seat, _ in end.plates] == [1, 2, 3, 4]
    assert play.notebook(2).known_role(Seat(4)) is R.REBEL
