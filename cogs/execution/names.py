"""Cards in words."""

from collections.abc import Iterable

from bot.api import Words
from games.execution.cards import JOKERS, RANK, SUIT, Card


def named(words: Words, card: Card) -> str:
    """Return a card as it is written: rank and suit, or a joker."""
    if card in JOKERS:
        return words("execution-joker")
    return words("execution-card", rank=RANK[card], suit=SUIT[card])


def listed(words: Words, cards: Iterable[Card]) -> str:
    """Return cards side by side."""
    return " ".join(named(words, card) for card in cards)
