"""Every chance in a game comes from dice; docs/fairness.md describes the stream."""

import hashlib
import hmac
from collections.abc import MutableSequence, Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")

_WORD = 8
"""Bytes of the stream that one draw takes."""


class Dice(Protocol):
    """The one source of chance."""

    def below(self, n: int) -> int:
        """Return a whole number from 0 to ``n - 1``, each as likely as the others."""
        ...


class SeededDice:
    """Dice that roll the same for the same seed, in every language.

    The stream is HMAC-SHA-256(seed, counter) for counter = 0, 1, 2, ... (eight bytes, big
    endian), cut into eight-byte big-endian words. A draw below ``n`` takes the next word; words
    at or above the largest multiple of ``n`` that fits are passed over, so no result is favoured.
    """

    __slots__ = ("_block", "_counter", "_seed")

    def __init__(self, seed: bytes) -> None:
        self._seed = seed
        self._counter = 0
        self._block = b""

    def below(self, n: int) -> int:
        """See `Dice.below`; raise `ValueError` when ``n`` is not positive."""
        if n < 1:
            raise ValueError("dice need at least one side")
        limit = (1 << 64) - (1 << 64) % n
        while True:
            if not self._block:
                counter = self._counter.to_bytes(_WORD, "big")
                self._block = hmac.digest(self._seed, counter, hashlib.sha256)
                self._counter += 1
            word, self._block = int.from_bytes(self._block[:_WORD], "big"), self._block[_WORD:]
            if word < limit:
                return word % n


def pick(dice: Dice, among: Sequence[T]) -> T:
    """Return one of ``among``, each as likely; raise `ValueError` when there is none."""
    return among[dice.below(len(among))]


def shuffle(dice: Dice, cards: MutableSequence[T]) -> None:
    """Shuffle in place, by Fisher and Yates from the last card to the second."""
    for last in range(len(cards) - 1, 0, -1):
        other = dice.below(last + 1)
        cards[last], cards[other] = cards[other], cards[last]


def draw(dice: Dice, among: Sequence[T], count: int) -> tuple[T, ...]:
    """Return ``count`` different ones of ``among``, each as likely, in random order."""
    left = list(among)
    return tuple(left.pop(dice.below(len(left))) for _ in range(count))


def derive(seed: bytes, *purpose: str | int) -> SeededDice:
    """Return dice for a purpose of its own, which take nothing from the match's stream."""
    label = ":".join(str(part) for part in purpose).encode()
    return SeededDice(hmac.digest(seed, b"dice for " + label, hashlib.sha256))
