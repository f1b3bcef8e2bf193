"""Nightshade: the rules, played by hand; the computer; and what every game must hold."""

import pytest
from nightshade import GAME
from nightshade.players import NightshadeNotebook
from nightshade.rules import (
    FIRST_HAND,
    BasketFilled,
    GameWon,
    RoundBegan,
    Sprig,
    SprigGone,
    SprigHidden,
    SprigLost,
    SprigsLaid,
    SprigTurned,
)

from gallows.kit import GameTests, MatchPlay
from games.api import RandomPlayer, Seat, deal_seed, play

ANN, BOB, CYD = Seat(0), Seat(1), Seat(2)
SAGE, NIGHTSHADE = Sprig


class TestPromises(GameTests):
    """All that a game must hold."""

    game = GAME
    reveals = frozenset(
        {"RoundBegan to all", "SprigGone to some", "SprigHidden to some", "SprigTurned to all"}
    )


def begin(*first: Sprig, **options: object) -> MatchPlay[NightshadeNotebook]:
    """A game that Ann begins, in which these are laid first."""
    table = MatchPlay[NightshadeNotebook].deal(GAME.rules, len(first), [0], **options)
    lay(table, *first)
    return table


def lay(table: MatchPlay[NightshadeNotebook], *sprigs: Sprig) -> None:
    """Lay the first sprigs of a round."""
    for ask, sprig in zip(table.match.asks, sprigs, strict=True):
        table.do(ask.seat, "lay", sprig)


def test_first_sprigs_are_laid_at_once_and_each_sees_only_their_own() -> None:
    table = begin(SAGE, NIGHTSHADE, SAGE)
    assert table.happened(SprigsLaid) == [SprigsLaid((ANN, BOB, CYD))]
    hidden = table.happened(SprigHidden)
    assert [table.audience(event) for event in hidden] == [(0,), (1,), (2,)]
    assert table.notebook(1).own == [NIGHTSHADE]
    assert table.notebook(0).own == [SAGE]
    assert table.notebook(None).own == []
    assert table.notebook(None).lying == 3


def test_what_can_be_laid_is_for_the_asked_seat_alone() -> None:
    table = begin(NIGHTSHADE, SAGE, SAGE)
    assert table.offers(0) == {"lay": (SAGE,), "bid": (1, 2, 3)}
    assert [verb.name for verb in table.ask(0).in_public().verbs] == ["bid"]


def test_after_a_bid_one_bids_more_or_passes() -> None:
    table = begin(SAGE, SAGE, SAGE)
    table.do(0, "bid", 1)
    assert table.offers(1) == {"bid": (2, 3), "pass": ()}
    assert table.refuses(1, "bid", 1)
    table.do(1, "bid", 2)
    table.do(2, "pass")
    assert table.offers(0) == {"bid": (3,), "pass": ()}


def test_who_bids_all_that_lies_there_gathers_at_once_and_the_own_come_first() -> None:
    table = begin(SAGE, SAGE, SAGE)
    table.do(0, "bid", 3)
    assert table.happened(SprigTurned) == [SprigTurned(ANN, ANN, SAGE)]
    assert table.offers(0) == {"gather": (1, 2)}
    table.do(0, "gather", 2)
    # Bob's is the last one, so nobody is asked.
    assert table.happened(SprigTurned)[1:] == [
        SprigTurned(ANN, CYD, SAGE),
        SprigTurned(ANN, BOB, SAGE),
    ]
    assert table.happened(BasketFilled) == [BasketFilled(ANN)]
    assert table.happened(RoundBegan)[-1] == RoundBegan(ANN, (4, 4, 4))


def test_of_others_the_top_sprig_comes_first() -> None:
    table = begin(SAGE, NIGHTSHADE, SAGE)
    table.do(0, "lay", SAGE)
    table.do(1, "lay", SAGE)
    table.do(2, "bid", 2)
    table.do(0, "pass")
    table.do(1, "pass")
    table.do(2, "gather", 1)
    assert table.happened(SprigTurned)[-1] == SprigTurned(CYD, BOB, SAGE)
    assert table.happened(BasketFilled) == [BasketFilled(CYD)]


def test_anothers_nightshade_costs_a_sprig_that_the_dice_draw_and_nobody_else_sees() -> None:
    table = begin(SAGE, NIGHTSHADE, SAGE)
    table.do(0, "bid", 2)
    table.do(1, "pass")
    table.do(2, "pass")
    table.dice.draws += [FIRST_HAND.index(NIGHTSHADE)]
    table.do(0, "gather", 1)
    (gone,) = table.happened(SprigGone)
    assert gone == SprigGone(ANN, NIGHTSHADE)
    assert table.audience(gone) == (0,)
    assert table.happened(SprigLost) == [SprigLost(ANN, 3)]
    assert table.notebook(0).hand == [SAGE, SAGE, SAGE]


def test_the_own_nightshade_costs_a_sprig_of_ones_own_choice() -> None:
    table = begin(NIGHTSHADE, SAGE, SAGE)
    table.do(0, "bid", 3)
    assert table.offers(0) == {"give-up": (SAGE, NIGHTSHADE)}
    assert table.ask(0).secret
    table.do(0, "give-up", SAGE)
    assert table.happened(SprigGone) == [SprigGone(ANN, SAGE)]
    assert table.notebook(None).left == [3, 4, 4]


def test_only_while_all_have_four_sprigs_is_the_choice_known_to_be_the_same() -> None:
    table = MatchPlay[NightshadeNotebook].deal(GAME.rules, 3, [0])
    assert all(ask.same_for_all for ask in table.match.asks)
    lay(table, NIGHTSHADE, SAGE, SAGE)
    table.do(0, "bid", 3)
    table.do(0, "give-up", NIGHTSHADE)
    assert not any(ask.same_for_all for ask in table.match.asks)
    # Ann has sage alone, and is asked all the same.
    assert table.offers(0) == {"lay": (SAGE,)}


def test_two_baskets_win_a_crown_from_everybody() -> None:
    table = begin(SAGE, SAGE, SAGE, baskets=1)
    table.do(0, "bid", 1)
    table.do(1, "pass")
    table.do(2, "pass")
    assert table.happened(GameWon) == [GameWon(ANN)]
    assert table.match.outcome is not None
    assert table.match.outcome.net() == (2, -1, -1)


def test_without_sprigs_one_is_out_and_the_last_one_with_sprigs_wins() -> None:
    table = MatchPlay[NightshadeNotebook].deal(GAME.rules, 3, [0])
    for loser in (0, 1):
        others = [seat for seat in range(3) if seat > loser]
        for left in range(4, 0, -1):
            assert table.happened(RoundBegan)[-1].seat == loser
            for ask in table.match.asks:
                table.do(ask.seat, "lay", NIGHTSHADE if ask.seat == loser else SAGE)
            table.do(loser, "bid", 1 + len(others))
            table.do(loser, "give-up", SAGE if left > 1 else NIGHTSHADE)
    assert table.happened(GameWon) == [GameWon(CYD)]
    assert table.match.outcome is not None
    assert [part.alive for part in table.match.outcome.seats] == [False, False, True]


def test_silence_lays_or_passes() -> None:
    table = begin(SAGE, SAGE, SAGE)
    table.silent(0, 1)
    assert table.happened(SprigHidden)[-1] == SprigHidden(ANN, NIGHTSHADE)
    table.do(1, "bid", 1)
    table.silent(2)
    assert table.offers(0) == {"bid": (2, 3, 4), "pass": ()}


@pytest.mark.parametrize("seats", [3, 6])
def test_a_computer_beats_chance(seats: int) -> None:
    won = 0
    for k in range(40):
        players = [GAME.rules.computer, *[RandomPlayer()] * (seats - 1)]
        match = play(GAME.rules, deal_seed(GAME.rules, seats, "tests", k), players)
        assert match.outcome is not None
        won += match.outcome.seats[0].won
    assert won > 1.2 * 40 / seats
