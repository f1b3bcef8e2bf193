"""The stream of dice, without the project's own code: docs/fairness.md, written once more."""

import hashlib
import hmac
from collections.abc import Iterator
from typing import TypeVar

T = TypeVar("T")


def words(seed: bytes) -> Iterator[int]:
    counter = 0
    while True:
        block = hmac.new(seed, counter.to_bytes(8, "big"), hashlib.sha256).digest()
        for start in range(0, 32, 8):
            yield int.from_bytes(block[start : start + 8], "big")
        counter += 1


def below(stream: Iterator[int], n: int) -> int:
    limit = 2**64 - 2**64 % n
    while True:
        word = next(stream)
        if word < limit:
            return word % n


def shuffled(stream: Iterator[int], cards: list[T]) -> list[T]:
    cards = list(cards)
    for last in range(len(cards) - 1, 0, -1):
        other = below(stream, last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return cards
