"""Every game that is installed holds what every game must."""

from functools import cache

import pytest

from bot.plugins.registry import plugins
from gallows.kit.checks import PROMISES, Promise
from gallows.kit.subject import Subject


@cache
def subject(game: str) -> Subject:
    """A game with its matches, played once for all promises."""
    return Subject(plugins()[game])


@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.check.__name__)
@pytest.mark.parametrize("game", plugins())
def test_it_holds(game: str, promise: Promise) -> None:
    promise.check(subject(game))
