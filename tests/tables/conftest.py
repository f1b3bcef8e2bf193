"""Every test here plays on a simulated Discord."""

from tests.support.fixtures import blank, evening, gallows, secrets

__all__ = ["blank", "evening", "gallows", "secrets"]
