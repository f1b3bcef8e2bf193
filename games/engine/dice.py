"""Every chance in a game comes from dice; docs/fairness.md describes the stream."""

import hashlib
import hmac
import struct
from collections import deque
from collections.abc import Iterable, Mapping, MutableSequence, Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")

_BLOCK = struct.Struct(">4Q")
"""One HMAC-SHA-256 block of the stream: four words of eight bytes, big endian."""

_KEY = 64
"""How many bytes of a key SHA-256 takes in HMAC; a longer one is hashed, a shorter one padded."""

_INNER, _OUTER = (bytes(byte ^ pad for byte in range(256)) for pad in (0x36, 0x5C))
"""What each byte of the key becomes before the inner and before the outer hash."""

_FINE = 1 << 30
"""How finely weights are told apart."""

_WORDS = 1 << 64
"""How many different words there are."""

_SMALL = 1 << 30
_SAFE = _WORDS - _SMALL
"""No word below this is passed over in a draw below a small number."""


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

    __slots__ = ("_counter", "_inner", "_outer", "_words")

    def __init__(self, seed: bytes) -> None:
        """Begin the stream of a seed, of any length."""
        # HMAC by its definition, RFC 2104: it takes half as long as `hmac.digest` does.
        key = hashlib.sha256(seed).digest() if len(seed) > _KEY else seed
        key = key.ljust(_KEY, b"\0")
        self._inner, self._outer = key.translate(_INNER), key.translate(_OUTER)
        self._counter = 0
        self._words: list[int] = []

    def below(self, n: int) -> int:
        """Return the next draw of the stream; raise `ValueError` when ``n`` is not positive."""
        if n < 1:
            raise ValueError("dice need at least one side")
        words = self._words
        while True:
            if not words:
                self._roll()
            word = words.pop()
            if word < _SAFE and n < _SMALL:
                return word % n
            result = word % n
            if word - result + n <= _WORDS:
                return result

    def _roll(self) -> None:
        """Make the next block."""
        counter = self._counter.to_bytes(8, "big")
        inner = hashlib.sha256(self._inner + counter).digest()
        self._words += _BLOCK.unpack(hashlib.sha256(self._outer + inner).digest())[::-1]
        self._counter += 1


def pick(dice: Dice, among: Sequence[T]) -> T:
    """Return one of ``among``, each as likely; raise `ValueError` when there is none."""
    return among[dice.below(len(among))]


def shuffle(dice: Dice, cards: MutableSequence[T]) -> None:
    """Shuffle in place, by Fisher and Yates from the last card to the second."""
    for last in range(len(cards) - 1, 0, -1):
        other = dice.below(last + 1)
        cards[last], cards[other] = cards[other], cards[last]


def draw(dice: Dice, among: Sequence[T], count: int) -> tuple[T, ...]:
    """Return ``count`` different ones of ``among``, each as likely, in random order.

    Raise `ValueError` where there are fewer.
    """
    left = list(among)
    return tuple(left.pop(dice.below(len(left))) for _ in range(count))


def weighted(dice: Dice, weights: Mapping[T, float]) -> T:
    """Return one of these, as likely as its share of all weights, which are not all 0."""
    at = dice.below(_FINE) / _FINE * sum(weights.values())
    for each, weight in weights.items():
        at -= weight
        if at < 0:
            return each
    return max(weights, key=lambda each: weights[each])


def draws_for(before: Sequence[T], after: Sequence[T]) -> list[int]:
    """Return the draws by which `shuffle` turns one order of the same cards into another."""
    cards = list(before)
    draws = []
    for last in range(len(cards) - 1, 0, -1):
        other = cards.index(after[last], 0, last + 1)
        cards[last], cards[other] = cards[other], cards[last]
        draws.append(other)
    return draws


class LoadedDice:
    """Dice that first roll what they are told, and then go on as others do."""

    def __init__(self, draws: Iterable[int], then: Dice) -> None:
        """Show these draws first, then what the dice ``then`` roll."""
        self._draws = deque(draws)
        self._then = then

    def below(self, n: int) -> int:
        """Return the next draw; raise `ValueError` for one that was told and is impossible."""
        if not self._draws:
            return self._then.below(n)
        draw = self._draws.popleft()
        if not 0 <= draw < n:
            raise ValueError(f"dice of {n} sides cannot show {draw}")
        return draw


def derive(seed: bytes, *purpose: str | int) -> SeededDice:
    """Return dice for a purpose of its own, which take nothing from the match's stream."""
    label = ":".join(str(part) for part in purpose).encode()
    return SeededDice(hmac.digest(seed, b"dice for " + label, hashlib.sha256))
