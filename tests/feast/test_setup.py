"""The setup: roles, titles, food, goblets; and which sets of roles are refused."""

import pytest

from games.engine.asks import Answer, Seat, Target
from games.engine.dice import SeededDice
from games.engine.errors import GameFault, Reason, Refused
from games.engine.match import Match
from games.engine.random_player import RandomPlayer
from games.engine.simulation import play as play_match
from games.feast import events as ev
from games.feast.cards import COUNTS, Deck, Food, Role, Title, in_order, prepared_poisons
from games.feast.game import FEAST
from games.feast.scenarios import (
    SETS,
    Flaw,
    Objection,
    Options,
    Scenario,
    check,
    choose_roles,
)
from tests.feast.play import ESSENTIAL, MENU, PLAIN, F, R, T, deal

# --- which roles ---


@pytest.mark.parametrize("scenario", [Scenario.A, Scenario.B])
@pytest.mark.parametrize("seats", range(5, 11))
def test_the_scenarios_pass_the_check(scenario: Scenario, seats: int) -> None:
    assert check(SETS[scenario][seats], seats) == ()


@pytest.mark.parametrize(
    ("roles", "objection"),
    [
        ((*PLAIN, R.GOLD_KNIGHT), Objection(Flaw.WRONG_NUMBER, given=6, wanted=5)),
        (PLAIN[:4], Objection(Flaw.WRONG_NUMBER, given=4, wanted=5)),
        ((R.GOLD_KNIGHT, *PLAIN[1:]), Objection(Flaw.NO_KING)),
        ((R.KING, R.KING, *PLAIN[1:4]), Objection(Flaw.TWICE, role=R.KING)),
        ((*PLAIN[:4], R.GUARD), Objection(Flaw.TWICE, role=R.GUARD)),
        (
            (R.KING, R.EXECUTIONER, R.GUARD, R.REBEL, R.GOLD_KNIGHT),
            Objection(Flaw.NEEDS, role=R.EXECUTIONER, needs=R.ASSASSIN),
        ),
        (
            (R.KING, R.ASSASSIN, R.EXECUTIONER, R.REBEL, R.GOLD_KNIGHT),
            Objection(Flaw.NEEDS, role=R.REBEL, needs=R.GUARD),
        ),
        (
            (R.KING, R.ASSASSIN, R.GUARD, R.REBEL, R.RED_KNIGHT),
            Objection(Flaw.NEEDS, role=R.RED_KNIGHT, needs=R.BLUE_KNIGHT),
        ),
        (
            (R.KING, R.ASSASSIN, R.GUARD, R.REBEL, R.BLUE_KNIGHT),
            Objection(Flaw.NEEDS, role=R.BLUE_KNIGHT, needs=R.RED_KNIGHT),
        ),
        (
            (R.KING, R.ASSASSIN, R.GUARD, R.REBEL, R.PRINCESS),
            Objection(Flaw.NEEDS, role=R.PRINCESS, needs=R.SUITOR),
        ),
        (
            (R.KING, R.ASSASSIN, R.GUARD, R.REBEL, R.SUITOR),
            Objection(Flaw.NEEDS, role=R.SUITOR, needs=R.PRINCESS),
        ),
        (
            (R.KING, R.ASSASSIN, R.GUARD, R.REBEL, R.PRINCE),
            Objection(Flaw.NEEDS, role=R.PRINCE, needs=R.SUITOR),
        ),
    ],
)
def test_a_set_is_refused_with_its_reason(roles: tuple[Role, ...], objection: Objection) -> None:
    assert check(roles, 5) == (objection,)


def test_a_queen_alone_is_refused_for_both_whom_she_needs() -> None:
    found = check((R.KING, R.ASSASSIN, R.GUARD, R.REBEL, R.QUEEN), 5)
    assert [each.needs for each in found] == [R.PRINCESS, R.SUITOR]


def test_every_reason_is_given_at_once() -> None:
    found = check((R.QUEEN, R.REBEL, R.REBEL), 5)
    assert [each.flaw for each in found] == [
        Flaw.WRONG_NUMBER,
        Flaw.NO_KING,
        Flaw.TWICE,
        Flaw.NEEDS,
        Flaw.NEEDS,
        Flaw.NEEDS,
    ]


def test_a_match_with_a_refused_set_does_not_begin() -> None:
    options = Options(scenario=Scenario.CUSTOM, roles=(R.KING, R.QUEEN))
    with pytest.raises(GameFault) as fault:
        Match(FEAST, 5, options, (5,) * 5, SeededDice(b"set"))
    assert isinstance(fault.value.__cause__, ValueError)


@pytest.mark.parametrize("seats", range(5, 11))
def test_the_dice_choose_sets_that_pass_the_check(seats: int) -> None:
    dice, seen = SeededDice(b"sets"), []
    for _ in range(40):
        roles = choose_roles(Options(scenario=Scenario.DICE), seats, dice)
        assert check(roles, seats) == ()
        assert roles == in_order(roles)
        seen.append(roles)
    assert len(set(seen)) > 10


@pytest.mark.parametrize("scenario", list(Scenario)[:3])
def test_everybody_gets_a_role_and_the_king_shows_his(scenario: Scenario) -> None:
    options = Options(scenario=scenario)
    match = play_match(FEAST, b"roles", [RandomPlayer()] * 7, options=options)
    dealt = [entry for entry in match.log if isinstance(entry.event, ev.RoleDealt)]
    assert [entry.to for entry in dealt] == [(n,) for n in range(7)]
    roles = [entry.event.role for entry in dealt if isinstance(entry.event, ev.RoleDealt)]
    (chosen,) = [t.event for t in match.log if isinstance(t.event, ev.RolesChosen)]
    assert in_order(roles) == chosen.roles
    (shown,) = [t for t in match.log if isinstance(t.event, ev.KingShown)]
    assert shown.to is None
    assert shown.event == ev.KingShown(Seat(roles.index(R.KING)))


# --- titles ---


def test_the_king_gives_everybody_one_title_and_keeps_one() -> None:
    play = deal(titles=(T.MARSHAL, T.SENESCHAL, T.CHAMBERLAIN, T.CUPBEARER))
    assert [play.titles(n) for n in (1, 2, 3, 4, 0)] == [
        ["marshal"],
        ["seneschal"],
        ["chamberlain"],
        ["cupbearer"],
        ["steward"],
    ]
    (taken,) = play.happened(ev.TitlesTaken)
    assert len(taken.titles) == 5
    assert all(given.price == 0 for given in play.happened(ev.TitleGiven))


@pytest.mark.parametrize("seats", range(5, 11))
def test_the_deadly_titles_are_always_in_play(seats: int) -> None:
    (taken,) = [t.event for t in fresh(seats).log if isinstance(t.event, ev.TitlesTaken)]
    assert {*ESSENTIAL, T.MARSHAL, T.STEWARD} <= set(taken.titles)
    assert len(taken.titles) == seats


def fresh(seats: int = 6) -> Match:
    return Match(FEAST, seats, Options(), (5,) * seats, SeededDice(b"fresh"))


def test_one_press_lets_the_dice_give_all_titles() -> None:
    match = fresh()
    (ask,) = match.asks
    assert ask.topic == "hand-out"
    assert [(verb.name, len(verb.pool)) for verb in ask.verbs] == [("give", 6), ("rest", 0)]
    match.submit(ask.seat, ask.id, Answer("rest"))
    given = [entry.event for entry in match.log if isinstance(entry.event, ev.TitleGiven)]
    assert len({each.seat for each in given}) == len(given) == 5
    assert ask.seat not in {each.seat for each in given}
    assert {"cupbearer", "seneschal", "chamberlain"} <= {each.title for each in given}
    assert [each.seat for each in given] == list(ask.verbs[0].each), (
        "told in the order in which the King gives, so that nobody can tell who did"
    )


def test_one_answer_gives_all_titles_clockwise_from_the_kings_left() -> None:
    match = fresh()
    (ask,) = match.asks
    give, king = ask.verbs[0], ask.seat
    assert [(seat - king) % 6 for seat in give.each] == [1, 2, 3, 4, 5]
    titles = (give.pool[4], *ESSENTIAL, give.pool[5])
    match.submit(king, ask.id, Answer("give", titles))
    given = [entry.event for entry in match.log if isinstance(entry.event, ev.TitleGiven)]
    assert [each.seat for each in given] == list(give.each)
    assert tuple(each.title for each in given) == titles
    assert all(entry.to is None for entry in match.log if isinstance(entry.event, ev.TitleGiven))


@pytest.mark.parametrize("missing", ESSENTIAL)
def test_the_king_cannot_keep_a_title_that_the_feast_needs(missing: Title) -> None:
    match = fresh()
    (ask,) = match.asks
    titles = tuple(title for title in ask.verbs[0].pool if title != missing)[:5]
    before = len(match.log)
    with pytest.raises(Refused) as refused:
        match.submit(ask.seat, ask.id, Answer("give", titles))
    assert refused.value.reason is Reason.INCOMPLETE
    assert (len(match.log), match.asks) == (before, (ask,))


@pytest.mark.parametrize(
    "titles",
    [
        (*ESSENTIAL, T.CUPBEARER, T.SENESCHAL),
        (*ESSENTIAL, "crown", "sceptre"),
        (*ESSENTIAL, T.TASTER),
        tuple(Title)[:6],
    ],
)
def test_the_king_gives_each_title_once_and_one_to_each(titles: tuple[Target, ...]) -> None:
    match = fresh()
    (ask,) = match.asks
    with pytest.raises(Refused) as refused:
        match.submit(ask.seat, ask.id, Answer("give", titles))
    assert refused.value.reason is Reason.NOT_OFFERED


def test_a_king_at_random_gives_what_the_feast_needs() -> None:
    match = fresh()
    (ask,) = match.asks
    for n in range(60):
        answer = RandomPlayer().answer(None, ask, SeededDice(bytes([n])))
        given = match.check(ask.seat, ask.id, answer)
        assert Answer(given.verb, given.picks) == answer


def test_a_silent_king_lets_the_dice_give_them() -> None:
    match = fresh()
    (ask,) = match.asks
    match.submit(ask.seat, ask.id, None)
    assert [ask.topic for ask in match.asks] == ["serve", "serve"]


# --- food ---


@pytest.mark.parametrize(("seats", "count"), [(5, 2), (6, 2), (7, 3), (8, 3), (9, 4), (10, 4)])
def test_the_chamberlain_mixes_in_as_many_as_the_rulebook_says(seats: int, count: int) -> None:
    assert prepared_poisons(seats) == count


def test_only_the_chamberlain_knows_which_foods_are_poisoned() -> None:
    play = deal(poisons=(F.PIE, F.FRUIT))
    mixed = play.happened(ev.FoodPoisoned)
    assert [each.food for each in mixed] == ["pie", "fruit"]
    assert all(play.audience(each) == (3,) for each in mixed)
    assert play.audience(ev.FoodPrepared(mixed[0].by, 2)) is None
    assert play.notebook(3).mixed == (F.PIE, F.FRUIT)
    assert play.notebook(2).mixed == ()
    for stacked in play.happened(ev.FoodsStacked):
        assert len(stacked.poisons) == 8
        assert sum(stacked.poisons) == (stacked.food in (F.PIE, F.FRUIT))


def test_two_poisons_of_one_food_replace_two_cards_of_its_deck() -> None:
    play = deal(poisons=(F.PIE, F.PIE))
    (pies,) = [each for each in play.happened(ev.FoodsStacked) if each.food is F.PIE]
    assert sum(pies.poisons) == 2
    assert len(pies.poisons) == 8
    (left,) = play.happened(ev.PoisonsStacked)
    assert F.PIE not in left.foods
    assert len(left.foods) == 10


def test_everybody_takes_three_different_foods_from_the_kings_left() -> None:
    play = deal()
    takers = [taken.seat for taken in play.happened(ev.FoodsTaken)]
    assert takers == [1, 2, 3, 4, 0]
    assert all(taken.foods == MENU for taken in play.happened(ev.FoodsTaken))
    assert play.notebook(None).decks[Deck.BREAD] == 3
    assert play.notebook(None).decks[Deck.PIE] == 8


def test_who_takes_first_gets_the_top_card() -> None:
    play = deal(poisons=(F.BREAD, F.PIE), at={F.BREAD: (1,)})
    play.until(2)
    assert play.do(2, "flip", F.BREAD)[0] == ev.FoodFlipped(Seat(2), F.BREAD, True, 1)


# --- goblets ---


def test_the_servers_choose_together_and_know_what_they_served() -> None:
    play = deal(goblet=0, goblets=4)
    kings, others = play.happened(ev.GobletsKnown)
    assert play.audience(kings) == (1,)
    assert kings.goblets == ((0, "poison"),)
    assert kings.boxed == "wine"
    assert play.audience(others) == (2,)
    assert dict(others.goblets) == {1: "wine", 2: "wine", 3: "wine", 4: "poison"}
    assert others.boxed == "wine"
    assert play.audience(play.happened(ev.GobletsServed)[1]) is None


def test_poison_may_go_into_the_box() -> None:
    kings, others = deal().happened(ev.GobletsKnown)
    assert kings.boxed == others.boxed == "poison"
    assert {goblet for _, goblet in (*kings.goblets, *others.goblets)} == {"wine"}


def test_the_decks_are_as_long_as_the_house_says() -> None:
    sizes = COUNTS.sizes(7)
    assert [sizes[Deck(food)] for food in Food] == [9] * 6
    assert sizes[Deck.WINE] == 28
    assert sizes[Deck.POISON_GOBLET] == 12
    assert sizes[Deck.FOOD_POISON] == 12


def test_everybody_begins_with_one_honor_and_the_kings_left_begins() -> None:
    play = deal()
    assert play.tokens() == [1] * 5
    assert play.happened(ev.TurnBegan) == [ev.TurnBegan(Seat(1), 1)]
    assert {title for n in range(5) for title in play.titles(n)} <= {str(t) for t in Title}
