"""The nouns and verbs of the rulebook: places, topics, answers, levels, and how it ends."""

from dataclasses import dataclass
from enum import StrEnum


class Place(StrEnum):
    """Where a card is put: on a royal, or on the discard pile."""

    LEFT = "left"
    MIDDLE = "middle"
    RIGHT = "right"
    TOP = "top"
    BOTTOM = "bottom"


ROWS = (Place.LEFT, Place.MIDDLE, Place.RIGHT)


class Topic(StrEnum):
    """What an ask is about."""

    PLAY = "play"
    """Lay a card on a royal, discard one, draw the next hand, or take the last card back."""
    SAVE = "save"
    """Which of the three cards goes to the discard pile; about the royal that was executed."""


class Do(StrEnum):
    """The verbs that answer an ask, beside the names of cards and of places.

    A card's name puts that card somewhere; a place's saves a card there.
    """

    DRAW = "draw"
    TAKE_BACK = "take-back"
    HINT = "hint"
    """To be told what looks best. It changes nothing, and is counted."""
    GIVE_UP = "give-up"
    """Silence's own."""


class Result(StrEnum):
    """How a game ended."""

    WON = "won"
    LOST = "lost"
    GIVEN_UP = "given-up"


class Level(StrEnum):
    """How hard it is: house, but for the first."""

    SQUIRE = "squire"
    KNIGHT = "knight"
    BARON = "baron"
    DUKE = "duke"
    KING = "king"


class Saves(StrEnum):
    """Which of the three cards may be saved."""

    ANY = "any"
    LOWEST = "lowest"
    NONE = "none"


ALL_HANDS = 14
"""Hands of all the cards that are not royals, as the draw pile has them by the printed rules."""


@dataclass(frozen=True, slots=True)
class Terms:
    """What a level changes."""

    saves: Saves = Saves.ANY
    saved_on_top: bool = True
    """Whether a saved card may go on top of the discard pile."""
    discarded_on_top: bool = True
    """Whether a card of the hand may."""
    hands: int = ALL_HANDS
    """Hands that the draw pile has; the other cards are set aside, face down."""


TERMS = {
    Level.SQUIRE: Terms(hands=12),
    Level.KNIGHT: Terms(saved_on_top=False, discarded_on_top=False, hands=13),
    Level.BARON: Terms(Saves.LOWEST),
    Level.DUKE: Terms(Saves.LOWEST, saved_on_top=False),
    Level.KING: Terms(Saves.NONE, discarded_on_top=False),
}
