"""How games go on and end: turns and rounds, every result, and who is paid."""

from collections.abc import Iterable
from itertools import zip_longest

import pytest

from games.dotk import events as ev
from games.dotk.cards import whole_deck
from games.dotk.contests import second_place
from games.dotk.game import DOTK
from games.dotk.notebook import DotkNotebook
from games.dotk.setup import Options
from games.dotk.words import Mode
from games.engine.asks import Seat
from games.engine.random_player import RandomPlayer
from games.engine.simulation import play as simulated
from tests.dotk.play import C, Play, court, great, stacked

# --- the court game ---

HANDS = (
    (C.QUEEN, C.MERCHANT, C.THIEF),
    (C.KNIGHT, C.INNKEEPER, C.JUGGLER),
    (C.JESTER, C.DEATH, C.DRAGON),
)


def test_everybody_deals_once_and_the_player_on_the_left_is_next() -> None:
    play = court(*HANDS)
    while play.match.asks:
        if len(play.dice.draws) < 25:
            play.dice.draws += [0] * 25
        ask = play.match.asks[0]
        if ask.topic == "lay":
            play.do(ask.seat, "lay", ask.verbs[0].pool[0])
        else:
            play.do(ask.seat, "fold")
    assert [(each.number, each.of, each.dealer) for each in play.happened(ev.TurnBegan)] == [
        (1, 3, 2),
        (2, 3, 0),
        (3, 3, 1),
    ]
    orders = [each.order for each in play.happened(ev.RoundBegan)]
    assert orders == [(0, 1, 2)] * 3 + [(1, 2, 0)] * 3 + [(2, 0, 1)] * 3
    assert [each.contest for each in play.happened(ev.RoundBegan)] == [
        "highest",
        "lowest",
        "middle",
    ] * 3


def test_a_new_turn_deals_all_cards_anew() -> None:
    play = court(*HANDS)
    for at in range(2):
        play.lay(*(hand[at] for hand in HANDS)).fold_out()
    again = (C.QUEEN, C.QUEEN, C.KING, C.KING, C.DEATH, C.DEATH, C.MONK, C.MONK, C.THIEF)
    play.restack(again, top=(C.JESTER,)).fold_out()
    assert play.notebook(1).hand == [C.QUEEN, C.QUEEN, C.KING]
    assert play.notebook(0).hand == [C.MONK, C.MONK, C.THIEF]
    assert play.notebook(None).aside == []
    deck = play.happened(ev.DeckStacked)[-1]
    assert deck.cards[0] is C.JESTER
    assert play.audience(deck) == ()
    assert sorted([*again, *deck.cards]) == sorted(whole_deck())


def test_the_last_card_is_laid_without_a_question() -> None:
    play = court(*HANDS)
    for at in range(2):
        play.lay(*(hand[at] for hand in HANDS)).fold_out()
    assert play.match.asks[0].topic == "act"
    assert [play.before(seat) for seat in range(3)] == [C.THIEF, C.JUGGLER, C.DRAGON]


def test_nobody_acts_or_learns_anything_before_all_have_laid() -> None:
    play = court(*HANDS)
    assert [ask.seat for ask in play.match.asks] == [0, 1, 2]
    assert all(ask.secret and ask.verbs[0].private for ask in play.match.asks)
    assert play.do(0, "lay", C.QUEEN) == []
    assert play.do(2, "lay", C.DEATH) == []
    play.do(1, "lay", C.KNIGHT)
    assert play.ask(0).topic == "act"
    picked = play.happened(ev.CardPicked)
    assert [play.audience(each) for each in picked] == [(0,), (1,), (2,)]


def test_two_of_a_kind_in_the_hand_are_asked_about_all_the_same() -> None:
    play = court((C.KING, C.QUEEN, C.QUEEN), HANDS[1], HANDS[2])
    assert play.offers(0)["lay"] == (C.KING, C.QUEEN)
    play.lay(C.KING, C.KNIGHT, C.JESTER).fold_out()
    assert play.offers(0)["lay"] == (C.QUEEN,)


@pytest.mark.parametrize(
    ("points", "winners"),
    [
        ((5, 3, 2), (1,)),
        ((5, 5, 2), (2,)),
        ((5, 2, 2), (1, 2)),
        ((4, 4, 4), ()),
        ((5, 5, 2, 2), ()),
        ((5, 5, 5, 2, 2), ()),
        ((5, 5, 5, 2), (3,)),
        ((5, 2, 2, 2), (1, 2, 3)),
        ((5, 5, 3, 2, 2), (2,)),
        ((6, 4, 4, 2, 2), (1, 2)),
        ((0, 0, 0), ()),
    ],
)
def test_the_second_highest_total_wins_unless_everybody_shares(
    points: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    assert second_place({Seat(n): total for n, total in enumerate(points)}) == winners


def hands_for(number: int, first: int, second: int) -> list[tuple[C, C, C]]:
    """Hands for turn ``number`` from 0, in the order of the seats.

    By them ``first`` scores in round 1 and ``second`` in round 2; in round 3 nobody lies between.
    """
    return [
        (
            C.QUEEN if seat == first else C.THIEF,
            C.INNKEEPER if seat == second else C.DRAGON,
            C.KING if seat == 0 else C.DEATH,
        )
        for seat in range(3)
    ]


def turns(*scorers: tuple[int, int], to_the_end: bool = True) -> Play:
    """A court game of three: in each turn one seat scores in round 1, and one in round 2.

    ``to_the_end``: or only to the actions of the last round.
    """
    plan = [hands_for(number, *both) for number, both in enumerate(scorers)]
    play = court(*plan[0])
    for number, hands in enumerate(plan):
        order = [(number + n) % 3 for n in range(3)]
        for at in range(2):
            play.lay(*(hands[seat][at] for seat in order)).fold_out()
        if number + 1 < len(plan):
            after = [*order[1:], order[0]]
            play.restack([card for seat in after for card in plan[number + 1][seat]])
            play.fold_out()
    return play.fold_out() if to_the_end else play


def test_the_second_place_wins_and_is_paid() -> None:
    play = turns((0, 0), (0, 1), (1, 2))
    (end,) = play.happened(ev.GameEnded)
    assert (end.result, end.totals, end.winners) == ("second", (3, 2, 1), (1,))
    assert play.match.outcome is not None
    assert play.match.outcome.net() == (0, 2, 0)
    assert [part.won for part in play.match.outcome.seats] == [False, True, False]
    assert {part.role for part in play.match.outcome.seats} == {"player"}
    assert [part.statistics[0].n for part in play.match.outcome.seats] == [3, 2, 1]


def test_a_shared_second_place_is_paid_to_each() -> None:
    play = turns((0, 0), (0, 0), (1, 2))
    assert play.happened(ev.GameEnded)[0].winners == (1, 2)
    assert play.match.outcome is not None
    assert play.match.outcome.net() == (0, 2, 2)


def test_with_all_totals_equal_nobody_wins_and_nothing_is_paid() -> None:
    play = turns((0, 1), (1, 2), (2, 0))
    (end,) = play.happened(ev.GameEnded)
    assert (end.result, end.totals, end.winners) == ("nobody", (2, 2, 2), ())
    assert play.match.outcome is not None
    assert play.match.outcome.payments == ()
    assert play.match.over


# --- the great game ---


def rounds(mode: Mode, *deaths: tuple[int, ...], seats: int = 3) -> Play:
    """Rounds of the great game that these seats lose by Death, while nobody does anything."""
    play = great(*cards(range(seats), deaths[0]), mode=mode)
    for losing, following in zip_longest(deaths, deaths[1:]):
        book = play.notebook(None)
        out = losing if mode is Mode.LIVES and book.tally[Seat(losing[0])] == 1 else ()
        left = [seat for seat in book.order if seat not in out]
        if following is not None:
            play.restack(cards([*left[1:], *left[:1]], following))
        play.fold_out()
    return play


def cards(order: Iterable[int], dying: tuple[int, ...]) -> list[C]:
    """A card each, Death for some; the others are high, and different enough."""
    high = iter([C.KING, C.KING, C.QUEEN, C.QUEEN, *[c for c in C if c is not C.JESTER] * 2])
    return [C.DEATH if seat in dying else next(high) for seat in order]


def test_there_are_as_many_rounds_as_players_and_the_fewest_tokens_win() -> None:
    play = rounds(Mode.TOKENS, (0,), (0,), (1,))
    (end,) = play.happened(ev.GameEnded)
    assert (end.result, end.totals, end.winners) == ("fewest", (2, 1, 0), (2,))
    assert [(each.number, each.of) for each in play.happened(ev.RoundBegan)] == [
        (1, 3),
        (2, 3),
        (3, 3),
    ]
    assert [each.order[-1] for each in play.happened(ev.RoundBegan)] == [2, 0, 1]
    assert play.match.outcome is not None
    assert play.match.outcome.net() == (0, 0, 2)
    assert [part.statistics[0].n for part in play.match.outcome.seats] == [2, 1, 0]


def test_the_fewest_tokens_share() -> None:
    play = rounds(Mode.TOKENS, (0,), (0,), (0, 1))
    assert play.happened(ev.GameEnded)[0].winners == (2,)
    play = rounds(Mode.TOKENS, (0,), (0,), (0,))
    assert play.happened(ev.GameEnded)[0].winners == (1, 2)
    assert play.match.outcome is not None
    assert play.match.outcome.net() == (0, 2, 2)


@pytest.mark.parametrize(("seats", "turns"), [(3, 2), (4, 2), (5, 3), (6, 3), (7, 4)])
def test_a_short_court_game_has_half_as_many_turns_as_players(seats: int, turns: int) -> None:
    players = [RandomPlayer()] * seats
    match = simulated(DOTK, b"short", players, options=Options(mode=Mode.COURT_SHORT))
    began = [each.event for each in match.log if isinstance(each.event, ev.TurnBegan)]
    assert [(each.number, each.of) for each in began] == [(n + 1, turns) for n in range(turns)]
    dealers = [each.dealer for each in began]
    assert dealers == [(dealers[0] + n) % seats for n in range(turns)]
    book = DotkNotebook(seats, None)
    book.read(match.log)
    assert book.result in ("second", "nobody")
    assert len(book.reveals) == 3 * turns
    assert match.outcome is not None
    assert sum(part.statistics[0].n for part in match.outcome.seats) == sum(book.tally.values()) > 0


@pytest.mark.parametrize(("mode", "times"), [(Mode.TOKENS_TWICE, 2), (Mode.TOKENS_THRICE, 3)])
def test_there_may_be_twice_or_three_times_as_many_rounds(mode: Mode, times: int) -> None:
    play = rounds(mode, *[(0,)] * (3 * times))
    assert len(play.happened(ev.RoundLost)) == 3 * times
    assert play.match.over


def test_there_are_four_lives_and_from_eight_players_on_two() -> None:
    assert great(*cards(range(7), ()), mode=Mode.LIVES).happened(ev.GameBegan)[0].lives == 4
    play = great(*cards(range(8), ()), mode=Mode.LIVES)
    assert play.happened(ev.GameBegan)[0].lives == 2
    assert play.notebook(None).tally == dict.fromkeys(range(8), 2)


def test_who_has_no_life_left_is_out_and_the_last_one_in_wins() -> None:
    play = rounds(Mode.LIVES, *[(0,)] * 4, *[(2,)] * 4)
    assert [each.seats for each in play.happened(ev.WentOut)] == [(0,), (2,)]
    fifth = play.happened(ev.RoundBegan)[4]
    assert sorted(fifth.order) == [1, 2]
    (end,) = play.happened(ev.GameEnded)
    assert (end.result, end.winners, end.totals) == ("last", (1,), (0, 4, 0))
    assert play.match.outcome is not None
    assert [part.alive for part in play.match.outcome.seats] == [False, True, False]
    assert [part.statistics[0].n for part in play.match.outcome.seats] == [4, 0, 4]


def test_the_next_player_still_in_deals() -> None:
    play = rounds(Mode.LIVES, *[(0,)] * 4, *[(2,)] * 4)
    dealers = [each.order[-1] for each in play.happened(ev.RoundBegan)]
    assert dealers == [2, 0, 1, 2, 1, 2, 1, 2]


def test_the_last_who_go_out_together_share() -> None:
    play = rounds(Mode.LIVES, *[(0,)] * 4, *[(1, 2)] * 4)
    (end,) = play.happened(ev.GameEnded)
    assert (end.result, end.winners) == ("together", (1, 2))
    assert play.match.outcome is not None
    assert play.match.outcome.net() == (0, 2, 2)


def test_all_cards_are_shuffled_before_each_round() -> None:
    play = rounds(Mode.TOKENS, (0,), (1,), (2,))
    assert [len(each.cards) for each in play.happened(ev.DeckStacked)] == [23, 23, 23]
    dealt = play.happened(ev.CardDealt)
    assert len(dealt) == 9
    assert [dealt[n].seat for n in range(3)] == [0, 1, 2]
    told = [each for each in play.match.log if isinstance(each.event, ev.CardDealt)]
    assert [each.to for each in told] == [(each.seat,) for each in dealt]


@pytest.mark.parametrize(
    ("mode", "fits"),
    [
        (Mode.COURT, range(3, 8)),
        (Mode.COURT_SHORT, range(3, 8)),
        (Mode.TOKENS, range(3, 17)),
        (Mode.LIVES, range(3, 17)),
    ],
)
def test_how_many_may_play(mode: Mode, fits: range) -> None:
    assert DOTK.seats(Options(mode=mode)) == fits


def test_the_dice_choose_the_first_dealer() -> None:
    for dealer in range(3):
        draws = [dealer, *stacked((C.KING, C.QUEEN, C.KNIGHT))]
        for mode in (Mode.TOKENS, Mode.LIVES):
            play = Play.deal(DOTK, 3, draws, mode=mode)
            assert play.notebook(None).dealer == dealer
