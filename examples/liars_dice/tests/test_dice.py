"""Liar's dice: the rules, played by hand; the computer; and what every game must hold."""

import pytest
from liars_dice import GAME
from liars_dice.players import DiceNotebook
from liars_dice.rules import (
    FACES,
    BidMade,
    CupLifted,
    DiceRolled,
    DieLost,
    Face,
    GameWon,
    LiarCalled,
    RoundBegan,
)

from gallows.kit import GameTests, MatchPlay
from games.api import RandomPlayer, Seat, deal_seed, play

DICE = GAME.rules
ANN, BOB = Seat(0), Seat(1)


class TestPromises(GameTests):
    """All that a game must hold."""

    game = GAME
    reveals = frozenset({"RoundBegan to all", "DiceRolled to some", "CupLifted to all"})


def deal(*cups: str, **options: object) -> MatchPlay[DiceNotebook]:
    """A game that Ann begins, with these dice in the first round, such as ``"12266"``."""
    draws = [int(die) - 1 for cup in cups for die in cup]
    return MatchPlay.deal(DICE, len(cups), [0, *draws], dice=len(cups[0]), **options)


def faces(cup: str) -> tuple[Face, ...]:
    return tuple(FACES[int(die) - 1] for die in cup)


def test_only_who_rolled_them_knows_the_dice() -> None:
    table = deal("126", "345")
    assert table.happened(DiceRolled) == [
        DiceRolled(ANN, faces("126")),
        DiceRolled(BOB, faces("345")),
    ]
    assert [table.audience(event) for event in table.happened(DiceRolled)] == [(0,), (1,)]
    assert table.notebook(1).dice == faces("345")
    assert table.notebook(None).dice == ()


def test_a_bid_is_higher_with_more_dice_or_as_many_of_a_higher_face() -> None:
    table = deal("22", "33", wild=False)
    table.do(0, "four", 2)
    assert table.offers(1) == {
        "one": (3, 4),
        "two": (3, 4),
        "three": (3, 4),
        "four": (3, 4),
        "five": (2, 3, 4),
        "six": (2, 3, 4),
        "liar": (),
    }
    assert table.refuses(1, "four", 2)


def test_wild_ones_cannot_be_bid() -> None:
    assert "one" not in deal("12", "33").offers(0)
    assert "one" in deal("12", "33", wild=False).offers(0)


def test_the_highest_bid_of_all_can_only_be_called_a_lie() -> None:
    table = deal("6", "1")
    table.do(0, "six", 2)
    assert table.offers(1) == {"liar": ()}


def test_a_liar_loses_a_die_and_bids_first() -> None:
    table = deal("12", "55")
    table.do(0, "four", 2)
    table.dice.draws += [0, 0, 0]
    assert table.do(1, "liar") == [
        LiarCalled(BOB, ANN),
        CupLifted(ANN, faces("12")),
        CupLifted(BOB, faces("55")),
        DieLost(1, Face.FOUR, ANN),
        RoundBegan(ANN, (1, 2), True),
        DiceRolled(ANN, faces("1")),
        DiceRolled(BOB, faces("11")),
    ]


@pytest.mark.parametrize(("wild", "loser"), [(True, 1), (False, 0)])
def test_ones_count_as_every_face_if_they_are_wild(wild: bool, loser: int) -> None:
    table = deal("15", "51", wild=wild)
    table.do(0, "five", 4)
    table.dice.draws += [0, 0, 0]
    table.do(1, "liar")
    assert [lost.seat for lost in table.happened(DieLost)] == [loser]


def test_who_has_lost_the_last_die_is_passed_over() -> None:
    table = deal("2", "3", "4")
    table.do(0, "six", 1)
    table.dice.draws += [0, 0]
    table.do(1, "liar")
    assert table.happened(RoundBegan)[-1] == RoundBegan(BOB, (0, 1, 1), True)
    table.do(1, "two", 1)
    assert [ask.seat for ask in table.match.asks] == [2]


def test_the_last_one_with_dice_wins_a_crown_from_everybody() -> None:
    table = deal("2", "3")
    table.do(0, "six", 1)
    table.do(1, "liar")
    assert table.happened(GameWon) == [GameWon(BOB)]
    assert table.match.outcome is not None
    assert table.match.outcome.net() == (-1, 1)
    assert [part.won for part in table.match.outcome.seats] == [False, True]


def test_silence_bids_the_least_and_believes_nothing() -> None:
    table = deal("23", "44")
    assert table.silent(0) == [BidMade(ANN, 1, Face.TWO)]
    table.dice.draws += [0, 0, 0]
    assert table.silent(1)[0] == LiarCalled(BOB, ANN)


@pytest.mark.parametrize(("bid", "called"), [(5, False), (10, True)])
def test_a_computer_believes_its_own_dice(bid: int, called: bool) -> None:
    table = deal("22345", "66666")
    table.do(0, "six", bid)
    assert (table.think(1).verb == "liar") == called


@pytest.mark.parametrize("seats", [2, 4])
def test_a_computer_beats_chance(seats: int) -> None:
    won = 0
    for k in range(20):
        players = [DICE.computer, *[RandomPlayer()] * (seats - 1)]
        match = play(DICE, deal_seed(DICE, seats, "tests", k), players)
        assert match.outcome is not None
        won += match.outcome.seats[0].won
    assert won >= 16
