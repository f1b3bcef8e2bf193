"""What is done to the smallest game, and what a check has to say of it then."""

import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.plugins.plugin import GamePlugin
from gallows.kit import checks
from gallows.kit.game_under_test import GameUnderTest
from gallows.kit.judging import explained_trouble
from gallows.template.gallows_newgame import GAME
from gallows.template.gallows_newgame.rules import Options
from games.api import RandomPlayer, ScriptContext
from tests.kit.conftest import PACKAGE

WHAT_IS_SAID = (
    "newgame-claim-hold = I have { $first }.",
    "newgame-claim-hold-label = I have …",
    "newgame-claim-like = I like { $first_name }.",
    "newgame-claim-like-label = I like …",
    "newgame-target-low = a low card",
    "newgame-target-high = a high card",
)
"""Texts of the smallest game, for two things that may be said in it."""


def trouble(
    check: Callable[[GameUnderTest], str], game: GamePlugin, rounds: int = 1, **more: Any
) -> str:
    """What one of the checks has to say of a game, within so many rounds."""
    assert check in [promise.check for promise in checks.PROMISES]
    under_test = GameUnderTest(game, **more)

    def look() -> None:
        for _ in range(rounds):
            check(under_test)
            under_test.next_round()

    with pytest.raises(Exception) as raised:  # noqa: PT011 - whatever a game raises
        look()
    return explained_trouble(raised.value, under_test)


def scripted(script: Callable[[ScriptContext, Options], Any]) -> GamePlugin:
    return replace(GAME, rules=replace(GAME.rules, script=script))


def by_chance(script: Callable[[ScriptContext, Options], Any]) -> GamePlugin:
    """A game whose computers answer anything: their own answers another question."""
    game = scripted(script)
    return replace(game, rules=replace(game.rules, computer=RandomPlayer()))


def shown(game: GamePlugin = GAME, **functions: Any) -> GamePlugin:
    return replace(game, view=replace(game.view, **functions))


def with_texts(folder: Path, *texts: str) -> Path:
    """The folder of the smallest game, with more texts."""
    shutil.copytree(PACKAGE, folder / "game")
    (folder / "game/text/en/more.ftl").write_text("\n".join(texts) + "\n", "utf-8")
    return folder / "game"
