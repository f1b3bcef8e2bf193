"""The computer player plays sensibly, and better than chance in every role."""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from math import log
from typing import TypeAlias

import pytest

from gallows.kit.stacked_dice import draws_for
from games.botk import computer
from games.botk.beliefs import Beliefs
from games.botk.cards import Gallows, Role
from games.botk.computer import ComputerPlayer, Mind
from games.botk.events import Condemned, Switched
from games.botk.game import BOTK
from games.botk.setup import Options
from games.botk.words import CENTRE
from games.engine.asks import Answer, Seat
from games.engine.crowns import Outcome
from games.engine.dice import SeededDice
from games.engine.match import Match
from games.engine.play_style import PlayStyle, Strength
from games.engine.random_player import RandomPlayer
from games.engine.simulation import deal_seed, match_line, play
from tests.botk.items import CHEESE, DUMMY, HAT, KEG, KEY, MIMIC, PARDON, SHIELD, WINE
from tests.botk.play import J, L, P, Play, S, deal
from tests.engine.tempers import BOLD, CAREFUL, TREACHEROUS, answers

G = Gallows
COMPUTER, CHANCE = ComputerPlayer(), RandomPlayer()
AnyPlayer: TypeAlias = ComputerPlayer | RandomPlayer


# --- beliefs ---


def test_beliefs_start_even_among_what_is_unseen() -> None:
    play = deal((L, L, S, S, J), (HAT, PARDON, KEY, PARDON, CHEESE))
    beliefs = Beliefs(play.notebook(1))
    assert beliefs.items[Seat(1)] == {HAT: 1.0}
    assert beliefs.item(CENTRE, PARDON) == pytest.approx(0.5)
    assert beliefs.role(Seat(2), S) == pytest.approx(0.5)
    assert beliefs.role(Seat(1), L) == 1.0


def test_with_always_a_saboteur_the_only_one_is_a_prisoner() -> None:
    items = (PARDON, KEY, HAT, CHEESE)
    hoped = {
        always: deal((S, P, J, L), items, options=Options(always_saboteur=always))
        for always in (False, True)
    }
    assert saboteurs(hoped[False], 0) == pytest.approx(0.75)
    assert saboteurs(hoped[True], 0) == pytest.approx(1.0, abs=0.001)
    # The Princess sees the Jester die, and knows who is left.
    hoped[True].pass_actions().execute(3)
    assert Beliefs(hoped[True].notebook(2)).roles[Seat(1)] == {S: 1.0}
    thought = Beliefs(deal((S, P, J, L), items, options=Options(always_saboteur=True)).notebook(0))
    for draw in range(30):
        assert S in thought.deal(SeededDice(bytes([draw]))).roles.values()


def saboteurs(play: Play, viewer: int) -> float:
    """How many Saboteurs somebody believes to be among the prisoners."""
    return sum(odds.get(S, 0.0) for odds in Beliefs(play.notebook(viewer)).roles.values())


def test_beliefs_follow_cards_and_count_what_was_shown() -> None:
    play = deal((L, L, S, S, J), (HAT, PARDON, KEY, PARDON, CHEESE)).pass_actions()
    play.execute(1)
    beliefs = Beliefs(play.notebook(None))
    assert beliefs.items[Seat(1)] == {HAT: 1.0}
    assert sum(beliefs.item(place, PARDON) for place in beliefs.places) == pytest.approx(2)
    assert beliefs.role(Seat(1), J) == pytest.approx(0, abs=1e-6)


def test_beliefs_after_a_shuffle_are_weighed_over_what_may_have_happened() -> None:
    play = deal((L, L, S, S, J), (PARDON, HAT, KEY, DUMMY, CHEESE), (G.SCURRY, G.BLOOD_MONEY))
    play.dice.draws += draws_for("12c", "2c1")
    play.do(0, "select", 1, 2)
    mine = Beliefs(play.notebook(1))
    assert [mine.item(p, PARDON) for p in (Seat(1), Seat(2), CENTRE)] == pytest.approx([1 / 3] * 3)
    assert mine.item(Seat(3), PARDON) == 0
    play.act(1, "peek", 1)
    mine = Beliefs(play.notebook(1))
    assert mine.item(Seat(1), PARDON) == 0
    assert mine.item(Seat(2), PARDON) == pytest.approx(1 / 2)


def test_who_moves_the_own_card_makes_it_look_dangerous() -> None:
    play = deal((L, L, S, S, J), (HAT, PARDON, KEY, DUMMY, CHEESE))
    play.act(1, "switch", 1, 2)
    play.act(3, "peek", 4)
    beliefs = Beliefs(play.notebook(0))
    assert beliefs.item(Seat(2), PARDON) > beliefs.item(Seat(4), PARDON)
    assert beliefs.item(Seat(4), PARDON) > beliefs.item(Seat(3), PARDON)


def test_a_buried_card_looks_like_a_pardon_and_who_meddles_like_a_saboteur() -> None:
    play = deal((L, L, S, S, J), (PARDON, HAT, KEY, DUMMY, CHEESE))
    play.act(1, "switch", 1, CENTRE)
    play.act(3, "switch", 4, 1)
    play.act(2, "peek", 2)
    beliefs = Beliefs(play.notebook(0))
    assert beliefs.item(CENTRE, PARDON) > 0.4, "by chance it is a fifth"
    assert beliefs.role(Seat(3), S) > max(beliefs.role(Seat(n), S) for n in (1, 2, 4))


def test_hard_ones_expect_a_jester_among_those_who_meddle_and_others_do_not() -> None:
    play = deal((L, L, S, S, J), (HAT, PARDON, KEY, DUMMY, CHEESE))
    play.act(3, "switch", 1, 2)
    book, ask = play.notebook(0), play.match.asks[0]
    seen = [
        Mind(book, ask, SeededDice(b"any"), PlayStyle(strength)).beliefs.role(Seat(3), J)
        for strength in (Strength.NORMAL, Strength.HARD)
    ]
    assert seen[0] < 0.05 < 0.2 < seen[1]


def test_whose_card_one_has_seen_is_judged_by_it() -> None:
    """Who passes on a Pardon is a Saboteur; who passes on a hat may well be loyal."""
    found = []
    for item in (PARDON, HAT):
        play = deal((L, S, L, S, J), (KEY, item, CHEESE, DUMMY, PARDON), (G.SPIN, G.STIR))
        play.do(0, "turn", "clockwise")
        play.act(2, "switch", 2, 3)
        beliefs = Beliefs(play.notebook(1))
        assert beliefs.items[Seat(3)] == {item: 1.0}
        found.append(beliefs.role(Seat(2), S))
    assert found[0] > 0.75 > 0.5 > found[1]


def test_beliefs_hold_when_most_items_are_seen_but_not_which_way_they_went() -> None:
    """1 knows the own Key, sees one turn up in the centre, and a Hat before 2."""
    items = (KEY, DUMMY, MIMIC, PARDON, HAT)
    play = deal((L, L, S, S, J), items, (G.SHOW_TRIAL, G.SCURRY))
    play.do(0, "select", 4)
    play.act(1, "peek", 1)
    play.pass_actions()
    play.dice.draws += draws_for("12c", "2c1")
    play.do(0, "select", 1, 2)
    for seat in (2, 3):
        play.execute(seat)
    for viewer in (None, 0, 1, 2, 3, 4):
        beliefs = Beliefs(play.notebook(viewer))
        for place, item in {1: DUMMY, 2: HAT, 3: MIMIC, 4: PARDON}.items():
            assert beliefs.item(Seat(place), item) == pytest.approx(1)
        assert beliefs.item(CENTRE, KEY) == pytest.approx(1)


@pytest.mark.parametrize("seats", [5, 8])
def test_beliefs_fit_the_cards_in_the_game_and_are_nearer_the_truth_than_counting(
    seats: int,
) -> None:
    """Score: the logarithm of what was given to the truth, of everybody's role at the gallows."""
    believed = counted = 0.0
    for k in range(40):
        match = steady(play(BOTK, deal_seed(BOTK, seats, "truth", k), [COMPUTER] * seats))
        book = BOTK.notebook(seats, None)
        begun = next(n for n, entry in enumerate(match.log) if isinstance(entry.event, Condemned))
        book.read(match.log[:begun])
        beliefs = Beliefs(book)
        sums = [sum(odds.values()) for odds in beliefs.roles.values()]
        sums += [sum(odds.values()) for odds in beliefs.items.values()]
        assert sums == pytest.approx([1] * len(sums))
        for item, copies in Counter(book.active_items).items():
            lying = sum(beliefs.item(place, item) for place in beliefs.places)
            assert lying == pytest.approx(copies, rel=0.1)
        for part in outcome_of_match(match).seats:
            if part.seat in beliefs.roles:
                believed += log(beliefs.role(part.seat, Role(part.role)))
                counted += log(book.active_roles.count(Role(part.role)) / seats)
    assert believed > counted


# --- prisoners ---


@pytest.mark.parametrize("role", [L, P])
def test_the_loyal_bring_a_pardon_to_the_centre(role: Role) -> None:
    play = deal((role, S, L, L, S), (PARDON, HAT, CHEESE, KEG, KEY))
    play.do(0, "call", 1)
    answer = play.think(1)
    assert answer.verb == "switch"
    assert set(answer.picks) == {1, CENTRE}


def test_a_saboteur_brings_a_pardon_from_the_centre_to_another() -> None:
    play = deal((S, L, L, L, S), (HAT, KEY, CHEESE, KEG, PARDON), (G.LAST_REQUEST, G.STIR))
    play.do(0, "select", 1)
    play.do(1, "peek", CENTRE)
    play.do(0, "call", 1)
    answer = play.think(1)
    assert answer.verb == "switch"
    assert CENTRE in answer.picks


def test_a_saboteur_leaves_alone_what_would_give_them_away(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Who switches the items of two others is taken for a Saboteur."""

    def meddled() -> int:
        found = 0
        for k in range(40):
            match = steady(play(BOTK, deal_seed(BOTK, 6, "bluff", k), [COMPUTER] * 6))
            roles = [part.role for part in outcome_of_match(match).seats]
            switches = [entry.event for entry in match.log if isinstance(entry.event, Switched)]
            found += sum(
                roles[each.by] == S and each.by not in (each.first, each.second)
                for each in switches
            )
        return found

    bluffing = meddled()
    monkeypatch.setattr(computer, "BAIT", {})
    assert 0 < bluffing < 0.9 * meddled()


def test_a_jester_gets_rid_of_the_cheese() -> None:
    play = deal((J, L, L, L, S), (CHEESE, KEY, HAT, KEG, PARDON))
    play.do(0, "call", 1)
    answer = play.think(1)
    assert answer.verb == "switch"
    assert 1 in answer.picks


@pytest.mark.parametrize(("role", "friend"), [(S, 2), (L, 3), (P, 3)])
def test_a_saboteur_confesses_to_another_one_and_the_loyal_to_the_loyal(
    role: Role, friend: int
) -> None:
    """Who switches the items of two others is taken for a Saboteur."""
    play = deal((role, S, L, L, J), (HAT, KEY, DUMMY, KEG, CHEESE), (G.BLOOD_MONEY, G.CONFESSION))
    play.act(1, "peek", 1)
    play.act(2, "switch", 1, 3)
    play.act(3, "peek", 2)
    play.act(4, "switch", 1, 3)
    play.do(0, "select", 1)
    whom = play.think(1).picks[0]
    suspects = (2, 4)
    assert (whom in suspects) is (friend in suspects)


def test_a_jester_declines_the_shield_and_others_hold_it_up() -> None:
    for role, verb in ((J, "decline"), (L, "redirect"), (P, "redirect"), (S, "redirect")):
        play = deal((role, L, L, S, S), (SHIELD, HAT, KEG, PARDON, KEY)).pass_actions()
        play.execute(1)
        assert play.think(1).verb == verb


@pytest.mark.parametrize(("role", "victim"), [(S, 2), (L, 3), (P, 3)])
def test_shield_and_wine_find_the_pardon_or_avoid_it(role: Role, victim: int) -> None:
    for item, verb in ((SHIELD, "redirect"), (WINE, "poison")):
        play = deal((role, L, L, S), (item, PARDON, HAT, KEY))
        play.act(1, "peek", 2)
        play.pass_actions()
        play.execute(1)
        assert play.think(1) == Answer(verb, (victim,))


@pytest.mark.parametrize(("role", "choice"), [(S, 3), (L, 4)])
def test_a_vote_is_for_whose_death_serves(role: Role, choice: int) -> None:
    play = deal((L, role, L, L, S), (KEG, KEY, PARDON, HAT, CHEESE), (G.SPIN, G.THE_MOB))
    play.do(0, "turn", "clockwise")
    play.act(2, "peek", 4)
    play.pass_actions()
    answer = play.think(2)
    assert answer.verb == "vote"
    assert answer.picks == (choice,)


@pytest.mark.parametrize("role", [L, P, S])
def test_nobody_drinks_with_a_known_jester(role: Role) -> None:
    """The Pardon is seen in the centre, so that no death but the Jester's costs anything."""
    play = deal((role, J, L, L, S), (WINE, HAT, KEY, CHEESE, PARDON), (G.CONFESSION, G.BLOOD_MONEY))
    play.do(0, "select", 2)
    play.do(2, "confide", 1)
    play.act(1, "peek", CENTRE)
    play.pass_actions()
    play.execute(1)
    answer = play.think(1)
    assert answer.verb == "poison"
    assert answer.picks != (2,)


# --- the Executioner ---


def test_the_executioner_spares_a_face_up_pardon() -> None:
    play = deal((L, S, L, L, S), (PARDON, HAT, CHEESE, KEG, KEY), (G.STIR, G.SHOW_TRIAL))
    play.pass_actions()
    play.do(0, "select", 2)
    assert play.think(0).picks != (2,)


def test_the_executioner_takes_heads_without_risk_and_then_stops() -> None:
    """The only Pardon lies face up; the others cannot hurt, but it and the Princess can."""
    play = deal((L, L, L, S), (PARDON, HAT, CHEESE, KEY), (G.SHOW_TRIAL, G.BIRDS_EYE_VIEW))
    play.do(0, "select", 1)
    play.pass_actions()
    for _ in range(2):
        answer = play.think(0)
        assert answer.verb == "condemn"
        play.do(0, answer.verb, *answer.picks)
        assert play.think(0) == Answer("strike", ())
        play.do(0, "strike")
    assert play.think(0) == Answer("stop", ())
    assert play.notebook(0).heads == 2


def test_the_executioner_removes_a_second_pardon_first() -> None:
    play = deal(
        (L, L, S, S),
        (PARDON, KEG, KEY, HAT),
        drawn=(PARDON, PARDON, KEG, KEY, HAT),
        removes=PARDON,
    )
    assert play.notebook(0).active_items.count(PARDON) == 1


# --- by simulation ---

TABLES: dict[Role, tuple[tuple[int, AnyPlayer, int], ...]] = {
    Role.EXECUTIONER: ((6, COMPUTER, 40), (8, COMPUTER, 40)),
    Role.SABOTEUR: ((6, COMPUTER, 160), (8, CHANCE, 320)),
    Role.LOYALIST: ((6, COMPUTER, 80), (6, CHANCE, 160)),
}
"""Seats, who has the other ones, and how many matches: what a role gains differs by 2 to 3 crowns
from match to match, and that of the Executioner by less.
"""

CLEARLY = 0.05
"""Crowns a match; on average it is 0.3 to 0.5, give or take 0.1 with other deals."""


def outcome_of(seed: bytes, players: Sequence[AnyPlayer]) -> Outcome:
    return outcome_of_match(play(BOTK, seed, players))


def outcome_of_match(match: Match) -> Outcome:
    assert match.outcome is not None
    return match.outcome


@cache
def among_themselves(player: AnyPlayer, seats: int, k: int) -> Outcome:
    """A game in which one kind of player has every seat."""
    return outcome_of(deal_seed(BOTK, seats, "better", k), [player] * seats)


def gained(role: Role, seats: int, others: AnyPlayer, matches: int) -> float:
    """Crowns a match that the computer earns in a role beyond chance, in the same deals."""
    gain = 0
    for k in range(matches):
        base = among_themselves(others, seats, k)
        roles = [part.role for part in base.seats]
        for player, sign in ((COMPUTER, 1), (CHANCE, -1)):
            outcome = base
            if player is not others:
                seed = deal_seed(BOTK, seats, "better", k)
                outcome = outcome_of(seed, [player if r == role else others for r in roles])
            net = outcome.net()
            gain += sign * sum(net[seat] for seat, r in enumerate(roles) if r == role)
    return gain / matches


@pytest.mark.parametrize("role", TABLES)
def test_the_computer_earns_clearly_more_than_chance(role: Role) -> None:
    gains = [gained(role, *table) for table in TABLES[role]]
    assert sum(gains) / len(gains) > CLEARLY, gains


def test_the_computer_is_the_same_for_the_same_dice() -> None:
    seed = deal_seed(BOTK, 6, "again", 0)
    first, second = (play(BOTK, seed, [COMPUTER] * 6) for _ in range(2))
    assert match_line(first, seed) == match_line(second, seed)


@pytest.mark.parametrize("seats", [4, 7])
def test_the_computer_never_relents_nor_needs_to_be_refused(seats: int) -> None:
    """With five, six and eight neither, where their matches are looked at for more."""
    for k in range(25):
        steady(play(BOTK, deal_seed(BOTK, seats, "steady", k), [COMPUTER] * seats))


def steady(match: Match) -> Match:
    """See that nobody has relented in a match that is over, nor was silent; return it."""
    assert match.over
    assert not [given for given in match.given if given.verb == "relent" or given.silent]
    return match


# --- tempers ---


def test_the_bold_execute_and_switch_where_the_careful_stop_and_peek() -> None:
    bold, careful = answers(BOTK, (BOLD, CAREFUL), 6, 40)
    for daring in (("execute", "condemn"), ("action", "switch")):
        assert bold[daring] > 1.05 * careful[daring]
    assert bold["action", "peek"] < careful["action", "peek"]


@pytest.mark.parametrize("curious", [2, 3, 4])
def test_the_treacherous_vote_against_who_looked_at_their_item(curious: int) -> None:
    play = deal((L, L, L, L, S), (KEY, HAT, DUMMY, SHIELD, CHEESE), (G.BLUNT_BLADE, G.THE_MOB))
    for seat in (1, 2, 3, 4):
        play.act(seat, "peek", 1 if seat == curious else seat)
    assert play.think(1, TREACHEROUS) == Answer("vote", (curious,))
