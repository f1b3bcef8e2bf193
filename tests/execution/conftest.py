"""Evenings for the tests that play Royal Execution on Discord."""

from tests.support.fixtures import blank, evening, gallows, hurry, secrets, thoughts

__all__ = ["blank", "evening", "gallows", "hurry", "secrets", "thoughts"]
