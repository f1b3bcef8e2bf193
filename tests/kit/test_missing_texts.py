"""Who writes a game's texts is told all at once what is missing."""

import shutil
from pathlib import Path

import pytest

from gallows.kit import checks, judging
from gallows.kit.game_under_test import GameUnderTest
from tests.kit.conftest import PACKAGE, Seen

MISSING = ("newgame-help", "newgame-page-overview", "newgame-do-keep", "newgame-do-swap")
FOREIGN = "newgame-waits = { $nobody }\nnewgame-done = { $somebody }\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The smallest game without some of its texts, and with some that cannot be filled in."""
    game = tmp_path / "game"
    shutil.copytree(PACKAGE, game)
    texts = game / "text/en/newgame.ftl"
    lines = texts.read_text("utf-8").split("\n")
    kept = [line for line in lines if not line.startswith((*MISSING, "newgame-waits"))]
    texts.write_text("\n".join(kept).replace("newgame-done", "newgame-undone") + FOREIGN, "utf-8")
    return game


def test_all_texts_that_are_missing_are_said_at_once(
    install: Seen, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    some = [each for each in judging.PROMISES if each.check in (checks.complete, checks.fit)]
    monkeypatch.setattr(judging, "PROMISES", some)
    game = install(folder=folder)
    texts, panels = [verdict.trouble for verdict in judging.judge(GameUnderTest(game))]
    for key in MISSING[:2]:
        assert f"{key}: no such text in en" in texts.split("\n")
    for key in MISSING[2:]:
        assert f"{key}: no such text in en" in panels.split("\n")
    assert "Unknown external: nobody" in panels
    assert "Unknown external: somebody" in panels
