"""Golden games: nothing about them changes unnoticed. See playthrough.py to write them anew."""

import pytest

from tests.dotk.playthrough import PLAYTHROUGHS


@pytest.mark.parametrize("name", list(PLAYTHROUGHS.games))
def test_golden_game(name: str) -> None:
    assert PLAYTHROUGHS.play(name) == PLAYTHROUGHS.kept(name)


def test_no_other_golden_games_lie_about() -> None:
    kept = sorted(path.stem for path in PLAYTHROUGHS.folder.iterdir())
    assert kept == sorted(PLAYTHROUGHS.games)
