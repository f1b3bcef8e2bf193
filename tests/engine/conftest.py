"""What the tests of the engine share."""

from tests.botk.decks import known_decks

__all__ = ["known_decks"]
