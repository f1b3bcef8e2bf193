"""Whoever thinks ahead moves by the same rules as the table."""

import tracemalloc
from collections.abc import Iterator
from itertools import islice, permutations

import pytest

from games.engine.dice import derive
from games.engine.random_player import RandomPlayer
from games.execution.cards import OTHERS
from games.execution.layout import Layout, Move
from games.execution.lookahead import Hand
from games.execution.packed import PLACES, Packed, discards, lays, pack
from games.execution.words import ROWS, Level
from tests.execution.play import Play, deal


def met(play: Play, word: str) -> Iterator[Layout]:
    """The layouts of a game that is played at random, where no card waits to be saved."""
    dice = derive(b"packed", word)
    while not play.match.over:
        if play.layout.full is None:
            yield play.layout
        answer = RandomPlayer().answer(None, play.ask(0), dice)
        play.do(0, answer.verb, *answer.picks)


def after(layout: Layout, level: Level) -> Iterator[tuple[str, str, Packed]]:
    """What a card may be laid on, and what comes of it, by the table's own rules."""
    for move in layout.moves(level):
        if move.to not in ROWS:
            continue
        put = layout.put(move)
        if put.full is None:
            yield move.card, move.to, pack(put)
            continue
        saves: list[Move | None] = [*put.saves(level)]
        for saved in saves or [None]:
            yield move.card, move.to, pack(put.executes(saved))


def in_order(packed: Packed) -> Packed:
    left, middle, right, hand, pile = packed
    return left, middle, right, tuple(sorted(hand)), pile


@pytest.mark.parametrize("level", Level)
def test_a_card_can_be_laid_where_the_table_lets_it_and_the_same_comes_of_it(level: Level) -> None:
    for layout in met(deal(level=level), level):
        found = {
            (str(OTHERS[card]), str(PLACES[to]), in_order(then))
            for card, to, then, _ in lays(pack(layout), level)
        }
        assert found == {(card, to, in_order(then)) for card, to, then in after(layout, level)}


@pytest.mark.parametrize("level", Level)
def test_every_way_to_play_a_hand_begins_with_a_step_that_is_on_offer(level: Level) -> None:
    for layout in met(deal(level=level), f"{level} again"):
        offered = {(move.card, move.to) for move in layout.moves(level)}
        hand = Hand(pack(layout), level)
        for end in hand.ends:
            step = hand.first(end)
            if step is None:
                assert not layout.hand
            else:
                assert (OTHERS[step[0]], PLACES[step[1]]) in offered


def test_however_many_hands_it_thinks_about_it_grows_no_more() -> None:
    hands = permutations(range(len(OTHERS)), 4)

    def think(about: int) -> int:
        for hand in islice(hands, about):
            discards(hand, Level.SQUIRE)
        return tracemalloc.get_traced_memory()[0]

    tracemalloc.start()
    try:
        at_first = think(10_000)
        assert think(10_000) < at_first * 1.1
    finally:
        tracemalloc.stop()
        discards.cache_clear()
