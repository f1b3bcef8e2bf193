"""Every test here plays on a simulated Discord, with a moderator at hand."""

import pytest

from tests.support.evening import Evening, Guest
from tests.support.fixtures import a_head_falls, blank, evening, gallows, hurry, secrets, thoughts

__all__ = ["a_head_falls", "blank", "evening", "gallows", "hurry", "secrets", "thoughts"]


@pytest.fixture
def mod(evening: Evening) -> Guest:
    """Who may manage the server."""
    return evening.guest("Moritz", moderator=True)
