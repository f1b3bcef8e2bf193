"""Every game that is installed holds what every game must."""

import pytest

from bot.plugins.registry import plugins
from gallows.kit.checks import PROMISES
from gallows.kit.judging import judge
from gallows.kit.subject import Subject


# One test for all promises of a game: they share its matches, which take long to play.
@pytest.mark.parametrize("game", plugins())
def test_it_holds(game: str) -> None:
    verdicts = list(judge(Subject(plugins()[game])))
    assert [verdict for verdict in verdicts if verdict.trouble] == []
    assert len(verdicts) == len(PROMISES)
