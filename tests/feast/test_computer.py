"""The computer player plays sensibly, pursues its goal, and is fast."""

from collections import defaultdict
from itertools import pairwise

import pytest

from games.engine.asks import Answer, Ask, Seat, Target
from games.engine.computers import Computer
from games.engine.dice import SeededDice
from games.engine.game import Player
from games.engine.play_style import DEFAULT_STYLE, PlayStyle
from games.engine.random_player import RandomPlayer
from games.engine.simulation import deal_seed, match_line, play
from games.feast.beliefs import Beliefs
from games.feast.cards import Deck, Role, Spot
from games.feast.computer import ComputerPlayer, Mind
from games.feast.events import ThumbsShown, ToastCalled
from games.feast.game import FEAST
from games.feast.scenarios import Options, Scenario
from games.feast.wishes import desires, own_life, wishes
from games.feast.words import Do
from tests.engine.tempers import BOLD, CAREFUL, TREACHEROUS, answers
from tests.feast.play import HEARTS, F, Play, R, T, deal, with_title
from tests.feast.test_ends import gold_leads

COMPUTER, CHANCE = ComputerPlayer(), RandomPlayer()


# --- beliefs ---


def test_roles_are_even_until_somebody_acts_and_always_add_up() -> None:
    play = deal()
    odds = Beliefs(play.notebook(4)).roles
    assert odds[Seat(0)] == {R.KING: 1.0}
    assert odds[Seat(1)] == pytest.approx({R.ASSASSIN: 1 / 3, R.EXECUTIONER: 1 / 3, R.GUARD: 1 / 3})
    play.act(1, 3, "insult", 0)
    odds = Beliefs(play.notebook(4)).roles
    assert odds[Seat(1)][R.ASSASSIN] > 0.5
    assert odds[Seat(1)][R.GUARD] < 0.3
    for role in (R.ASSASSIN, R.EXECUTIONER, R.GUARD):
        assert sum(odds[Seat(n)][role] for n in (1, 2, 3)) == pytest.approx(1, abs=0.05)


def test_whoever_is_insulted_knows_who_hates_that_role() -> None:
    play = deal()
    play.act(1, 3, "insult", 3)
    odds = Beliefs(play.notebook(3)).roles
    assert odds[Seat(1)][R.REBEL] > 1.5 * odds[Seat(1)][R.EXECUTIONER]


def test_goblets_are_as_likely_poison_as_the_round_says() -> None:
    play = deal(goblets=3)
    beliefs = Beliefs(play.notebook(4))
    odds = [beliefs.goblet(beliefs.book.guests[Seat(n)]) for n in (1, 3, 4)]
    assert all(0.1 < each < 0.3 for each in odds)
    assert beliefs.goblet(beliefs.book.guests[Seat(2)]) < 0.1, "who pours, pours oneself wine"
    mine = Beliefs(play.notebook(2))
    assert mine.goblet(mine.book.guests[Seat(3)]) == 1.0
    assert mine.goblet(mine.book.guests[Seat(4)]) == 0.0


def test_the_chamberlain_fears_what_was_mixed_in() -> None:
    play = deal(poisons=(F.BREAD, F.BREAD))
    base = Beliefs(play.notebook(3)).base
    assert base[F.BREAD] == pytest.approx(2 / 8)
    assert base[F.CHEESE] == 0
    assert Beliefs(play.notebook(2)).base[F.CHEESE] == pytest.approx(2 / 6 / 8)


def test_who_knows_that_all_is_decided_comes_to_the_end() -> None:
    play = gold_leads()
    foods = set(play.notebook(4).guests[Seat(4)].foods)
    answer = COMPUTER.answer(play.notebook(4), play.ask(4), SeededDice(bytes(32)))
    assert (answer.verb, set(answer.picks)) == ("flip", foods), "the dead keep their Honor"


# --- aims ---


def test_princess_and_suitor_do_not_outlive_each_other() -> None:
    play = deal(HEARTS, poisons=(F.BREAD,), at={F.BREAD: (2,)})
    assert own_life(play.notebook(2)) > 0
    play.until(3).do(3, "flip", F.BREAD)
    assert own_life(play.notebook(2)) < 0
    assert desires(play.notebook(1)) == {} or own_life(play.notebook(1)) > 0


def test_without_mourning_a_princess_whose_suitor_died_drinks_her_poison() -> None:
    play = deal(HEARTS, goblets=2, poisons=(F.BREAD,), at={F.BREAD: (2,)}, mourning=False)
    play.until(3).do(3, "flip", F.BREAD)
    play.until(4).act(4, 2, "toast")
    assert play.think(2).verb == "up"


def test_whoever_has_won_as_things_stand_gains_by_the_kings_death_and_hopes_protect_him() -> None:
    alive = (R.KING, R.ASSASSIN, R.GUARD, R.REBEL, R.WHITE_KNIGHT)
    wanted = wishes(alive, ())
    assert [role for role in alive[1:] if wanted[role][R.KING] < 0] == [
        R.ASSASSIN,
        R.WHITE_KNIGHT,
    ]
    assert wanted[R.ASSASSIN][R.WHITE_KNIGHT] > 0 > wanted[R.GUARD][R.WHITE_KNIGHT]
    later = wishes((R.KING, R.ASSASSIN), (R.GUARD, R.REBEL, R.WHITE_KNIGHT))
    assert later[R.ASSASSIN][R.KING] < 0


def test_towards_the_end_nobody_hopes_for_more_than_they_have() -> None:
    alive = (R.KING, R.ASSASSIN, R.GUARD, R.REBEL, R.WHITE_KNIGHT)
    early, late = wishes(alive, ()), wishes(alive, (), left=0)
    assert early[R.WHITE_KNIGHT][R.KING] < early[R.ASSASSIN][R.KING] / 2
    assert late[R.WHITE_KNIGHT][R.KING] == 0, "has won, whether the King dies or the decks run out"
    assert late[R.ASSASSIN][R.KING] == -1
    assert late[R.GUARD][R.KING] == 1


def test_who_has_little_time_left_and_has_not_won_fears_less_for_a_life() -> None:
    play = deal((R.KING, R.ASSASSIN, R.RED_KNIGHT, R.BLUE_KNIGHT, R.WHITE_KNIGHT))
    for seat, least in ((1, 0.0), (2, 0.0), (4, 0.4), (0, 0.9)):
        book = play.notebook(seat)
        early = own_life(book)
        book.decks[Deck.BREAD] = book.decks[Deck.FISH] = 0
        late = own_life(book)
        assert late >= least
        assert (late < 0.8 * early) == (seat in (1, 2)), book.role


def test_who_serves_a_king_they_gain_by_is_not_trusted_with_his_goblet() -> None:
    play = deal(goblet="box")
    play.insult(2, 1)
    play.insult(3, 0)
    book = Beliefs(play.notebook(4))
    before = Beliefs(deal(goblet="box").notebook(4))
    risk, trusted = (b.goblet(b.book.guests[Seat(0)]) for b in (book, before))
    assert risk < trusted, "3 is the Assassin rather than 1, who poured"


def test_who_flips_nothing_is_taken_for_one_who_fears_for_life() -> None:
    play = deal(HEARTS)
    for seat in (1, 2, 3):
        play.until(seat).do(seat, *(("insult", 4) if seat == 1 else ("dump", F.FISH)))
    odds = Beliefs(play.notebook(4)).roles
    assert odds[Seat(2)][R.PRINCESS] > odds[Seat(1)][R.PRINCESS]


# --- answers ---


def test_the_assassin_serves_the_king_poison_and_the_guard_does_not() -> None:
    for role, pick in ((R.ASSASSIN, 0), (R.GUARD, Spot.BOX)):
        others = [r for r in (R.ASSASSIN, R.EXECUTIONER, R.GUARD, R.REBEL) if r is not role]
        play = deal((R.KING, role, *others))
        play.do(1, "spill", 0)
        play.settle().start_of(1)
        assert play.think(1) == Answer("cupbearer", (pick,))


def test_nobody_drinks_what_they_know_to_be_poison() -> None:
    play = with_title(T.TASTER, goblets=1)
    play.do(1, "taster", Spot.GOBLET)
    play.act(1, 2, "toast")
    assert play.think(1).verb == "down"
    assert play.think(2).verb == "up"


def test_the_cautious_king_declines_toast_and_duel() -> None:
    play = deal()
    play.act(1, 2, "toast")
    assert play.think(0).verb == "down"
    play = deal()
    play.act(1, 3, "duel", 0)
    assert play.think(0).verb == "refuse"


def test_no_queen_drinks_what_she_knows_to_be_poison_for_the_sake_of_an_honor() -> None:
    roles = (R.KING, R.PRINCESS, R.QUEEN, R.SUITOR, R.PRINCE)
    play = deal(roles, goblets=2)
    play.act(1, 2, "toast")
    assert play.think(2).verb == "down", "the dead do no more for it that the Suitor dies"


def test_nobody_poisons_a_goblet_that_they_know_to_be_poison() -> None:
    """The Black Knight has seen to the goblet of 3, and wishes nobody but the King any better."""
    roles = (R.KING, R.ASSASSIN, R.BLACK_KNIGHT, R.EXECUTIONER, R.GUARD, R.REBEL)
    play = deal(roles, goblets=3)
    play.until(2).act(2, 2, "poison", Deck.POISON_GOBLET)
    assert play.think(2).picks[0] in (1, 4, 5)


def test_a_poisoner_picks_whom_the_goal_wants_dead() -> None:
    play = deal()
    play.act(1, 2, "poison", Deck.POISON_GOBLET)
    assert play.think(1) == Answer("poison", (0,))


@pytest.mark.parametrize("role", [R.GOLD_KNIGHT, R.ASSASSIN])
def test_the_gold_knight_keeps_the_honor_that_others_would_spend(role: Role) -> None:
    others = [r for r in (R.GOLD_KNIGHT, R.ASSASSIN) if r is not role]
    roles = (R.KING, role, *others, R.GUARD, R.REBEL)
    play = deal(roles, poisons=(F.BREAD, F.PIE), at={F.BREAD: (3,)}).boast(1)
    play.until(4).do(4, "flip", F.BREAD)
    play.until(1)
    assert (play.think(1).verb == "claim") is (role is R.ASSASSIN)


def test_who_can_pay_for_dishonor_lives() -> None:
    play = deal()
    play.insult(1, 4).insult(2, 4).insult(3, 4).until(4)
    play.do(4, *answer_of(play, 4))
    assert not any(cause == "dishonor" for _, cause in play.dead())


def answer_of(play: Play, seat: int) -> tuple[str, ...]:
    """What the computer player would answer, as `Play.do` takes it."""
    answer = play.think(seat)
    return (answer.verb, *answer.picks)  # type: ignore[arg-type]


# --- whole games ---


def wins(players: list[Player], scenario: Scenario, matches: int) -> dict[Role, float]:
    won: dict[Role, int] = defaultdict(int)
    for k in range(matches):
        seed = deal_seed(FEAST, len(players), "test", k)
        match = play(FEAST, seed, players, options=Options(scenario=scenario))
        assert match.outcome is not None
        for seat in match.outcome.seats:
            won[Role(seat.role)] += seat.won
    return {role: n / matches for role, n in won.items()}


def test_computers_kill_for_their_goals_where_chance_does_not() -> None:
    clever = wins([COMPUTER] * 7, Scenario.A, 30)
    random = wins([CHANCE] * 7, Scenario.A, 30)
    better = sum(clever[role] > random[role] for role in clever)
    assert better >= 4, (clever, random)


@pytest.mark.parametrize("style", [DEFAULT_STYLE, BOLD, CAREFUL, TREACHEROUS])
def test_who_calls_a_toast_drinks_and_not_alone(style: PlayStyle) -> None:
    """A toast that nobody can refuse may be of one goblet."""
    called = 0
    for k in range(6):
        match = play(FEAST, deal_seed(FEAST, 7, "toasts", k), [Computer(FEAST, style)] * 7)
        told = [entry.event for entry in match.log]
        for toast, thumbs in pairwise(e for e in told if isinstance(e, ToastCalled | ThumbsShown)):
            if isinstance(toast, ToastCalled) and isinstance(thumbs, ThumbsShown):
                called += 1
                assert toast.by not in thumbs.down
                assert len(toast.seats) > 1 or not thumbs.down
    assert called


def test_the_king_keeps_a_goblet_that_he_need_not_drink() -> None:
    """Only the Steward's toast nobody refuses, and who has it shows no ill will."""
    titles = [T.CUPBEARER, T.SENESCHAL, T.CHAMBERLAIN, T.STEWARD]
    play = deal(titles=titles, kings=[T.MARSHAL]).insult(1, 0).until(0)
    king = Beliefs(play.notebook(0))
    assert king.goblet(king.book.guests[Seat(0)]) > 0.5, "from who has insulted him"
    assert play.think(0).verb != "spill"


@pytest.mark.parametrize("seats", [5, 8, 10])
def test_computers_finish_every_game_alike(seats: int) -> None:
    lines = []
    for _ in range(2):
        seed = deal_seed(FEAST, seats, "alike", 1)
        lines.append(match_line(play(FEAST, seed, [COMPUTER] * seats), seed))
    assert lines[0] == lines[1]


# --- tempers ---


def test_the_bold_drink_and_the_careful_do_not() -> None:
    bold, careful = answers(FEAST, (BOLD, CAREFUL), 7, 12)
    assert bold["toast", "up"] > 1.1 * careful["toast", "up"]
    assert bold["toast", "down"] < careful["toast", "down"]


def test_the_treacherous_bear_a_grudge() -> None:
    """The White Knight wishes everybody well, but whoever has insulted them."""
    play = deal((R.KING, R.ASSASSIN, R.WHITE_KNIGHT, R.GUARD, R.REBEL))
    play.act(1, 3, "insult", 2)
    usual, sly = (
        Mind(play.notebook(2), Ask(Seat(2), "act", (), Answer("yield"), id=1), play.dice, style)
        for style in (DEFAULT_STYLE, TREACHEROUS)
    )
    insulted, other = play.notebook(2).guests[Seat(1)], play.notebook(2).guests[Seat(4)]
    assert sly.wish(insulted) < usual.wish(insulted)
    assert sly.wish(other) == usual.wish(other)


def test_the_sly_hide_that_they_wish_the_king_dead() -> None:
    """An Assassin weighs how a deed looks, a friend of the King does not."""
    play = deal((R.KING, R.ASSASSIN, R.WHITE_KNIGHT, R.GUARD, R.REBEL))

    def plans(seat: int, style: PlayStyle) -> dict[tuple[str, tuple[Target, ...]], float]:
        ask = Ask(Seat(seat), "act", (), Answer("yield"), id=1)
        weighing = Mind(play.notebook(seat), ask, play.dice, style).weighing
        return {(plan.verb, plan.picks): plan.promise for _, plan in weighing.plans(9)}

    frank, sly = plans(1, DEFAULT_STYLE), plans(1, TREACHEROUS)
    king, other = (Seat(0),), (Seat(2),)
    assert sly[Do.INSULT, king] < frank[Do.INSULT, king]
    assert sly[Do.DUEL, king] < frank[Do.DUEL, king]
    assert sly[Do.PRAISE, king] > frank[Do.PRAISE, king]
    assert sly[Do.INSULT, other] == frank[Do.INSULT, other]
    assert plans(3, TREACHEROUS) == plans(3, DEFAULT_STYLE)
