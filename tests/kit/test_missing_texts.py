"""Who writes a game's texts is told all at once what is missing."""

import shutil
from pathlib import Path
from typing import Any

import pytest

from bot.plugins.safeguard import Part
from bot.text import MissingText
from gallows.kit import GameTests, checks, judging
from gallows.kit.game_under_test import GameUnderTest
from tests.kit.conftest import PACKAGE, Seen
from tests.kit.crooked import shown

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


def test_so_are_they_in_a_game_s_own_tests(install: Seen, folder: Path) -> None:
    class TestPromises(GameTests):
        game = install(folder=folder)

    tests: Any = TestPromises()
    with pytest.raises(MissingText) as raised:
        tests.test_complete()
    assert all(key in raised.value.args[0] for key in MISSING[:2])


def test_what_the_bot_would_not_show_is_found_by_a_game_s_own_tests(
    install: Seen, monkeypatch: pytest.MonkeyPatch
) -> None:
    class TestPromises(GameTests):
        game = install(shown(board=lambda fmt, notebook: ["7"]))

    monkeypatch.setattr(Part, "examined", False)
    tests: Any = TestPromises()
    with pytest.raises(TypeError, match="board: a text instead of a paragraph"):
        tests.test_fit()
