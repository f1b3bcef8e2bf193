"""The thirteen characters, two copies of each: what they count, and when they count otherwise.

The names are printed; values and powers are house rulings that keep every printed hint.
"""

from collections.abc import Collection
from dataclasses import dataclass
from enum import StrEnum

COPIES = 2
"""How many copies of each character there are."""


class Character(StrEnum):
    """Who is on a card, from the lowest to the highest."""

    DEATH = "death"
    INNKEEPER = "innkeeper"
    MERCHANT = "merchant"
    THIEF = "thief"
    JUGGLER = "juggler"
    JESTER = "jester"
    MONK = "monk"
    SORCERESS = "sorceress"
    KNIGHT = "knight"
    DRAGON = "dragon"
    PRINCESS = "princess"
    QUEEN = "queen"
    KING = "king"


C = Character


@dataclass(frozen=True, slots=True)
class Card:
    """A character's value; with an End power, the value that it has beside one of ``beside``."""

    id: Character
    value: int
    other: int | None = None
    beside: tuple[Character, ...] = ()
    unless: Character | None = None
    """Whose presence keeps the value as it is."""


CARDS = {
    card.id: card
    for card in (
        Card(C.DEATH, 0),
        Card(C.INNKEEPER, 1, 7, (C.MERCHANT,)),
        Card(C.MERCHANT, 2),
        Card(C.THIEF, 3),
        Card(C.JUGGLER, 4),
        Card(C.JESTER, 5, 10, (C.QUEEN, C.KING)),
        Card(C.MONK, 6, 2, (C.PRINCESS, C.QUEEN)),
        Card(C.SORCERESS, 7, 1, (C.MONK,)),
        Card(C.KNIGHT, 8, 11, (C.DRAGON,)),
        Card(C.DRAGON, 9),
        Card(C.PRINCESS, 10, 3, (C.DRAGON,), unless=C.KNIGHT),
        Card(C.QUEEN, 11, 5, (C.JESTER,)),
        Card(C.KING, 12),
    )
}
"""All characters, the lowest first."""


def whole_deck() -> list[Character]:
    """Return a fresh, unshuffled deck of 26."""
    return [character for character in Character for _ in range(COPIES)]


def causes(character: Character, out: Collection[Character]) -> tuple[Character, ...]:
    """Return who of those that are out changes a character's value by its End power."""
    card = CARDS[character]
    if card.unless in out:
        return ()
    return tuple([other for other in card.beside if other in out])


def value(character: Character, out: Collection[Character]) -> int:
    """Return what a character counts when these are out, itself among them."""
    card = CARDS[character]
    return card.other if card.other is not None and causes(character, out) else card.value
