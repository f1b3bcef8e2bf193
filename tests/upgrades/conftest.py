"""The bot on a simulated Discord, with the decks that it is released with."""

from tests.store.conftest import blank
from tests.support.fixtures import hurry, thoughts

__all__ = ["blank", "hurry", "thoughts"]
