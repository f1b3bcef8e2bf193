"""The smallest game, as `gallows new-game` writes it, and whatever a test makes of it."""

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from bot.plugins import registry
from bot.plugins.plugin import GamePlugin
from bot.plugins.safeguard import Part, guarded
from bot.text import words
from gallows.new_game import NAME, TEMPLATE
from gallows.template.gallows_newgame import GAME

PACKAGE = TEMPLATE / f"gallows_{NAME}"

BUNDLE, WORDS = words.bundle_of.__wrapped__, words._words.__wrapped__

Seen = Callable[..., GamePlugin]
"""Installs a game in place of all others: the game, and where its texts are."""


@pytest.fixture
def install(monkeypatch: pytest.MonkeyPatch) -> Seen:
    def install(game: GamePlugin = GAME, folder: Path = PACKAGE) -> GamePlugin:
        game = guarded(game)
        monkeypatch.setattr(Part, "examined", True)
        found = registry.Registry({game.id: game})
        monkeypatch.setattr(registry, "installed", lambda: found)
        for module in ("bot.text.words", "gallows.kit.texts"):
            monkeypatch.setattr(f"{module}.game_folders", lambda: {game.id: folder})
        bundle = cache(BUNDLE)
        for module in ("bot.text.words", "gallows.kit.snapshots"):
            monkeypatch.setattr(f"{module}.bundle_of", bundle)
        monkeypatch.setattr(words, "_words", cache(WORDS))
        return game

    return install
