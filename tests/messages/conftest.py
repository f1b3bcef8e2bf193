"""Every test here plays on a simulated Discord."""

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
