"""The whole story, secrets included: told when it is over."""

from collections.abc import Sequence

from bot.api import Formatter, Teller
from cogs.feast.tale import TELLING
from games.engine.events import Told


def story(fmt: Formatter, told: Sequence[Told]) -> list[tuple[str, list[str]]]:
    """Return the game's chapters: setup, turns, the end, each with its lines."""
    return Teller(fmt, "story", TELLING).chapters([each.event for each in told])
