"""What the tests of botk share."""

from tests.botk.decks import known_decks

__all__ = ["known_decks"]
