"""The nouns and verbs of the rulebook: games, rounds, topics, answers, ends."""

from enum import StrEnum


class Mode(StrEnum):
    """Which of the two games is played, and how long."""

    COURT = "court"
    COURT_SHORT = "court-short"
    """House: the court game with half as many turns."""
    TOKENS = "tokens"
    """The great game: as many rounds as players; who has the fewest tokens wins."""
    TOKENS_TWICE = "tokens-twice"
    TOKENS_THRICE = "tokens-thrice"
    LIVES = "lives"
    """The great game until one is left."""

    @property
    def at_court(self) -> bool:
        """Whether this is the court game, short or not."""
        return self in (Mode.COURT, Mode.COURT_SHORT)


class Contest(StrEnum):
    """What the cards of a round are revealed for."""

    HIGHEST = "highest"
    LOWEST = "lowest"
    MIDDLE = "middle"
    LOSER = "loser"
    """In the great game: the lowest loses."""


class Topic(StrEnum):
    """What an ask is about."""

    LAY = "lay"
    """Which card of the hand to put down, all at once. Secret."""
    ACT = "act"
    """The one action of a round. Powers and the hand are for the asked alone."""
    KEEP = "keep"
    """The Merchant: which of the two cards to keep; about the one drawn. Secret."""


class Do(StrEnum):
    """The verbs that answer an ask. Using a power has the name of its character."""

    LAY = "lay"
    EXCHANGE = "exchange"
    """With the player on the left."""
    CUT = "cut"
    """The Dealer's exchange with the deck."""
    FOLD = "fold"
    CHANGE = "change"
    """With a card from the hand."""
    MERCHANT = "merchant"
    THIEF = "thief"
    JUGGLER = "juggler"
    DRAGON = "dragon"
    KEEP = "keep"
    """Keep the Merchant."""
    TAKE = "take"
    """Take the drawn card."""


class Result(StrEnum):
    """How a game ended."""

    SECOND = "second"
    """The court game has a second place."""
    NOBODY = "nobody"
    """The court game has none."""
    FEWEST = "fewest"
    LAST = "last"
    TOGETHER = "together"
    """The last went out together."""


class Why(StrEnum):
    """Why crowns move."""

    WIN = "win"


PLAYER = "player"
"""What everybody is, in results: nobody has a role of their own."""
