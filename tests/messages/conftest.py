"""Every test here plays on a simulated Discord."""

from tests.support.fixtures import a_head_falls, blank, evening, gallows, hurry, secrets, thoughts

__all__ = ["a_head_falls", "blank", "evening", "gallows", "hurry", "secrets", "thoughts"]
