"""The dice: the same stream in every language, and no face favoured."""

import hashlib
import hmac
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gallows.kit.stacked_dice import StackedDice, draws_for
from games.engine.dice import LoadedDice, SeededDice, derive, draw, pick, shuffle

EXAMPLE_SIX = [4, 4, 1, 2, 5, 2, 5, 3, 3, 5, 4, 5]
EXAMPLE_SHUFFLE = "GFCDHBAE"


def test_the_stream_of_docs_fairness() -> None:
    """The worked example that docs/fairness.md gives to other languages."""
    dice = SeededDice(bytes(32))
    assert [dice.below(6) for _ in range(12)] == EXAMPLE_SIX
    cards = list("ABCDEFGH")
    shuffle(SeededDice(bytes(32)), cards)
    assert "".join(cards) == EXAMPLE_SHUFFLE


@pytest.mark.parametrize(
    "seed", [b"any seed", b"as long as a block".ljust(64, b"."), b"a longer" * 9]
)
def test_words_come_in_order_from_one_block_after_the_other(seed: bytes) -> None:
    blocks = b"".join(
        hmac.new(seed, counter.to_bytes(8, "big"), hashlib.sha256).digest() for counter in range(3)
    )
    dice = SeededDice(seed)
    words = [int.from_bytes(blocks[n : n + 8], "big") for n in range(0, len(blocks), 8)]
    assert [dice.below(2**63) for _ in words] == [word % 2**63 for word in words]


def test_words_above_the_last_whole_round_are_passed_over() -> None:
    """With 2**63 + 1 sides nearly every second word is of no use."""
    n = 2**63 + 1
    seed = b"rejects"
    words = []
    for counter in range(10):
        block = hmac.new(seed, counter.to_bytes(8, "big"), hashlib.sha256).digest()
        words += [int.from_bytes(block[at : at + 8], "big") for at in range(0, 32, 8)]
    fit = [word for word in words if word < n]
    assert 0 < len(fit) < len(words)
    dice = SeededDice(seed)
    assert [dice.below(n) for _ in fit] == fit


@given(st.binary(max_size=40), st.integers(1, 2**64))
def test_a_draw_is_within_bounds(seed: bytes, n: int) -> None:
    assert 0 <= SeededDice(seed).below(n) < n


@pytest.mark.parametrize("n", [0, -1])
def test_dice_have_sides(n: int) -> None:
    with pytest.raises(ValueError, match="one side"):
        SeededDice(b"").below(n)


def test_no_face_is_favoured() -> None:
    dice = SeededDice(b"fair")
    counts = Counter(dice.below(6) for _ in range(12_000))
    assert all(1850 < counts[face] < 2150 for face in range(6))


def test_every_order_of_a_shuffle_is_as_likely() -> None:
    dice = SeededDice(b"fair")
    counts: Counter[str] = Counter()
    for _ in range(12_000):
        cards = list("abc")
        shuffle(dice, cards)
        counts["".join(cards)] += 1
    assert len(counts) == 6
    assert all(1850 < count < 2150 for count in counts.values())


def test_derived_dice_are_their_own() -> None:
    first = [derive(b"seed", "player", 1).below(1000) for _ in range(2)]
    assert first[0] == first[1]
    assert first[0] != derive(b"seed", "player", 2).below(1000)


@given(st.permutations(range(9)))
def test_a_stacked_deck_lies_as_told(order: list[int]) -> None:
    cards = list(range(9))
    shuffle(StackedDice(draws_for(cards, order)), cards)
    assert cards == order


def test_draw_and_pick() -> None:
    assert draw(StackedDice([2, 0]), "abcd", 2) == ("c", "a")
    assert pick(StackedDice([1]), "ab") == "b"
    with pytest.raises(ValueError, match="one side"):
        pick(SeededDice(b""), "")


@pytest.mark.parametrize("told", [-1, 6])
def test_loaded_dice_show_no_side_that_they_do_not_have(told: int) -> None:
    with pytest.raises(ValueError, match="cannot show"):
        LoadedDice([told], SeededDice(b"")).below(6)
