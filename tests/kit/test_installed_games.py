"""Every game that is installed holds what every game must."""

import pytest

from bot.plugins.registry import plugins
from gallows.kit.checks import PROMISES
from gallows.kit.game_under_test import GameUnderTest
from gallows.kit.judging import judge


# One test for all promises of a game: they share its matches, which take long to play.
@pytest.mark.parametrize("game", plugins())
def test_it_holds(game: str) -> None:
    verdicts = list(judge(GameUnderTest(plugins()[game])))
    assert [verdict for verdict in verdicts if verdict.trouble] == []
    assert len(verdicts) == len(PROMISES)
