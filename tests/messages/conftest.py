"""Every test here plays on a simulated Discord."""

from tests.support.fixtures import blank, evening, gallows, hurry, secrets

__all__ = ["blank", "evening", "gallows", "hurry", "secrets"]
