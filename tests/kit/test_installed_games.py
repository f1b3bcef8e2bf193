"""Every game that is installed holds what every game must."""

import pytest

from bot.plugins.registry import plugins
from gallows.kit import game_under_test
from gallows.kit.checks import PROMISES
from gallows.kit.game_under_test import GameUnderTest
from gallows.kit.judging import judge


# One test for all promises of a game: they share its matches, which take long to play.
@pytest.mark.parametrize("game", plugins())
def test_it_holds(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # The panels of every size are looked at by the tests of panels.
    monkeypatch.setattr(game_under_test, "MOST_SIZES", 4)
    verdicts = list(judge(GameUnderTest(plugins()[game])))
    assert [verdict for verdict in verdicts if verdict.trouble] == []
    assert len(verdicts) == len(PROMISES)
