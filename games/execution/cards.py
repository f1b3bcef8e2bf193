"""The cards: two jokers, and four suits of thirteen."""

from collections.abc import Iterable
from enum import StrEnum


class Suit(StrEnum):
    """A suit."""

    CLUBS = "clubs"
    DIAMONDS = "diamonds"
    HEARTS = "hearts"
    SPADES = "spades"


class Rank(StrEnum):
    """A rank, the lowest first. The last three are the royals."""

    ACE = "ace"
    TWO = "two"
    THREE = "three"
    FOUR = "four"
    FIVE = "five"
    SIX = "six"
    SEVEN = "seven"
    EIGHT = "eight"
    NINE = "nine"
    TEN = "ten"
    JACK = "jack"
    QUEEN = "queen"
    KING = "king"


class Card(StrEnum):
    """A card."""

    CLUBS_ACE = "clubs-ace"
    CLUBS_TWO = "clubs-two"
    CLUBS_THREE = "clubs-three"
    CLUBS_FOUR = "clubs-four"
    CLUBS_FIVE = "clubs-five"
    CLUBS_SIX = "clubs-six"
    CLUBS_SEVEN = "clubs-seven"
    CLUBS_EIGHT = "clubs-eight"
    CLUBS_NINE = "clubs-nine"
    CLUBS_TEN = "clubs-ten"
    CLUBS_JACK = "clubs-jack"
    CLUBS_QUEEN = "clubs-queen"
    CLUBS_KING = "clubs-king"
    DIAMONDS_ACE = "diamonds-ace"
    DIAMONDS_TWO = "diamonds-two"
    DIAMONDS_THREE = "diamonds-three"
    DIAMONDS_FOUR = "diamonds-four"
    DIAMONDS_FIVE = "diamonds-five"
    DIAMONDS_SIX = "diamonds-six"
    DIAMONDS_SEVEN = "diamonds-seven"
    DIAMONDS_EIGHT = "diamonds-eight"
    DIAMONDS_NINE = "diamonds-nine"
    DIAMONDS_TEN = "diamonds-ten"
    DIAMONDS_JACK = "diamonds-jack"
    DIAMONDS_QUEEN = "diamonds-queen"
    DIAMONDS_KING = "diamonds-king"
    HEARTS_ACE = "hearts-ace"
    HEARTS_TWO = "hearts-two"
    HEARTS_THREE = "hearts-three"
    HEARTS_FOUR = "hearts-four"
    HEARTS_FIVE = "hearts-five"
    HEARTS_SIX = "hearts-six"
    HEARTS_SEVEN = "hearts-seven"
    HEARTS_EIGHT = "hearts-eight"
    HEARTS_NINE = "hearts-nine"
    HEARTS_TEN = "hearts-ten"
    HEARTS_JACK = "hearts-jack"
    HEARTS_QUEEN = "hearts-queen"
    HEARTS_KING = "hearts-king"
    SPADES_ACE = "spades-ace"
    SPADES_TWO = "spades-two"
    SPADES_THREE = "spades-three"
    SPADES_FOUR = "spades-four"
    SPADES_FIVE = "spades-five"
    SPADES_SIX = "spades-six"
    SPADES_SEVEN = "spades-seven"
    SPADES_EIGHT = "spades-eight"
    SPADES_NINE = "spades-nine"
    SPADES_TEN = "spades-ten"
    SPADES_JACK = "spades-jack"
    SPADES_QUEEN = "spades-queen"
    SPADES_KING = "spades-king"
    RED_JOKER = "red-joker"
    BLACK_JOKER = "black-joker"


JOKERS = (Card.RED_JOKER, Card.BLACK_JOKER)
SUIT = {card: Suit(card.partition("-")[0]) for card in Card if card not in JOKERS}
RANK = {card: Rank(card.partition("-")[2]) for card in Card if card not in JOKERS}
WORTH = {card: list(Rank).index(rank) + 1 for card, rank in RANK.items()}
"""Ace to ten are 1 to 10; a Jack is worth 11, a Queen 12, a King 13. Jokers have no worth."""
ACES = tuple(card for card, rank in RANK.items() if rank is Rank.ACE)
ROYALS = tuple(card for card, worth in WORTH.items() if worth > 10)
"""By suit, the Jack first."""
OTHERS = (*(card for card, worth in WORTH.items() if worth <= 10), *JOKERS)
"""By suit, the ace first, and then the jokers."""


def without(cards: tuple[Card, ...], gone: Iterable[Card]) -> tuple[Card, ...]:
    """Return cards without these."""
    left = list(cards)
    for card in gone:
        left.remove(card)
    return tuple(left)
