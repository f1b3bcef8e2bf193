"""The promises as tests: a game's own tests derive a class of `GameTests`, and pytest finds it."""

from collections.abc import Callable
from typing import ClassVar

from bot.plugins.plugin import GamePlugin
from bot.plugins.safeguard import examined
from gallows.kit.checks import PROMISES, Promise
from gallows.kit.game_under_test import GameUnderTest
from gallows.kit.snapshots import missing_texts_together


class GameTests:
    """All that ``gallows check-game`` looks at, a test each. The game has to be installed.

    ``reveals``: by what the dice may come out, such as ``CupLifted to all``. When it is left out,
    nothing is expected of it; the command says by what they do.
    """

    game: ClassVar[GamePlugin]
    """The entry object."""
    reveals: ClassVar[frozenset[str] | None] = None
    """What may show what was hidden; None: anything."""
    _subject: ClassVar[GameUnderTest]

    def __init_subclass__(cls) -> None:
        """Play the matches once for all tests of a class, when the first one wants them."""
        cls._subject = GameUnderTest(cls.game, cls.reveals)


def _test(promise: Promise) -> Callable[[GameTests], None]:
    def test(self: GameTests) -> None:
        with examined(), missing_texts_together():
            promise.check(self._subject)

    test.__doc__ = promise.sentence
    return test


for _promise in PROMISES:
    setattr(GameTests, f"test_{_promise.check.__name__}", _test(_promise))
