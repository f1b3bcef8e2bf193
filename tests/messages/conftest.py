"""Every test here plays on a simulated Discord."""

from tests.support.fixtures import a_head_falls, blank, evening, gallows, hurry, secrets

__all__ = ["a_head_falls", "blank", "evening", "gallows", "hurry", "secrets"]
