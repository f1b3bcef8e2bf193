"""Every test here plays on a simulated Discord."""

import pytest

from tests.support.evening import Evening
from tests.support.feasts import Stacked
from tests.support.fixtures import a_head_falls, blank, evening, gallows, hurry, secrets, thoughts
from tests.support.languages import folders, languages

__all__ = [
    "a_head_falls",
    "blank",
    "evening",
    "folders",
    "gallows",
    "hurry",
    "languages",
    "secrets",
    "thoughts",
]


@pytest.fixture
def feast(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> Stacked:
    """A table of feast; its cards are stacked where a test deals them."""
    return Stacked(evening, monkeypatch)
