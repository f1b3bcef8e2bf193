"""The small games of the tests hold what every game must."""

from dataclasses import replace
from pathlib import Path
from types import ModuleType

import pytest

from bot.api import Formatter, TablePicture
from gallows.kit.game_under_test import GameUnderTest
from gallows.kit.judging import judge
from tests.kit.conftest import Seen
from tests.plugins import brows, doubt, hints, mates, night

SHAPES = (brows, doubt, hints, mates, night)


@pytest.mark.parametrize("module", SHAPES, ids=lambda module: module.GAME.id)
def test_it_holds(install: Seen, module: ModuleType) -> None:
    game = install(module.GAME, Path(str(module.__file__)).parent)
    assert [verdict for verdict in judge(GameUnderTest(game)) if verdict.trouble] == []


def test_a_picture_for_one_that_tells_of_another_is_found_out(install: Seen) -> None:
    own = brows.GAME.view.own_picture
    peeped: list[int] = []

    def remembered(fmt: Formatter, book: brows.Notes) -> TablePicture:
        """Every notebook's cards are kept aside, and the viewer's own is shown."""
        assert own is not None
        picture = own(fmt, book)
        assert isinstance(picture, TablePicture)
        peeped[:] = [*peeped, *book.cards.values()][-8:]
        return replace(picture, caption=str(max(peeped)))

    view = replace(brows.GAME.view, own_picture=remembered)
    game = install(replace(brows.GAME, view=view), Path(brows.__file__).parent)
    troubles = [verdict.trouble for verdict in judge(GameUnderTest(game)) if verdict.trouble]
    assert any("a panel tells seat" in trouble for trouble in troubles), troubles
