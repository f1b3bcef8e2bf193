"""The small games of the tests hold what every game must."""

from pathlib import Path
from types import ModuleType

import pytest

from gallows.kit.judging import judge
from gallows.kit.subject import Subject
from tests.kit.conftest import Seen
from tests.plugins import doubt, hints, mates, night


@pytest.mark.parametrize("module", [doubt, hints, mates, night], ids=lambda module: module.GAME.id)
def test_it_holds(install: Seen, module: ModuleType) -> None:
    game = install(module.GAME, Path(str(module.__file__)).parent)
    assert [verdict for verdict in judge(Subject(game)) if verdict.trouble] == []
