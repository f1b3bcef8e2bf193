"""Golden games: nothing about them changes unnoticed. See playthrough.py to write them anew."""

import pytest

from tests.feast.playthrough import GAMES, GOLDEN, playthrough


@pytest.mark.parametrize("name", list(GAMES))
def test_golden_game(name: str) -> None:
    assert playthrough(name) == (GOLDEN / f"{name}.txt").read_text("utf-8")


def test_no_other_golden_games_lie_about() -> None:
    assert sorted(path.stem for path in GOLDEN.iterdir()) == sorted(GAMES)
