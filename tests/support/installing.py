"""Small games of the tests, installed beside the real ones for as long as a test takes."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import bot.text.words as texts
from bot.plugins import registry
from bot.plugins.plugin import GamePlugin
from bot.plugins.registry import Registry
from bot.plugins.safeguard import guarded
from gallows.verify import proof
from tests.support.evening import Evening


@contextmanager
def beside(monkeypatch: pytest.MonkeyPatch, *modules: ModuleType) -> Iterator[None]:
    """Let the games of these packages be found beside the others, and their texts."""
    found, folders = registry.installed(), dict(texts.game_folders())
    games = dict(found.games)
    for module in modules:
        games[module.GAME.id] = _guarded_once(module.GAME)
        folders[module.GAME.id] = Path(str(module.__file__)).parent
    more = Registry(games, found.faults)
    read, choose = _readers(tuple(folders.items()))
    monkeypatch.setattr(registry, "installed", lambda: more)
    monkeypatch.setattr(texts, "game_folders", lambda: folders)
    monkeypatch.setattr(texts, "bundle_of", read)
    monkeypatch.setattr(texts, "_words", choose)
    yield


def _guarded_once(game: GamePlugin) -> GamePlugin:
    """Guard a game, as long as it is the same: by what it is then, its commands are kept, too."""
    kept, ours = _guarded.get(game.id, (None, game))
    if kept is not game:
        ours = guarded(game)
        _guarded[game.id] = game, ours
    return ours


_guarded: dict[str, tuple[GamePlugin, GamePlugin]] = {}


@cache
def _readers(folders: tuple[tuple[str, Path], ...]) -> tuple[Any, Any]:
    """What reads the texts of these games, and remembers what it has read."""
    return cache(_bundle_of.__wrapped__), cache(_words_in.__wrapped__)


_bundle_of, _words_in = texts.bundle_of, texts._words


async def proved(evening: Evening, table_id: int) -> bool:
    """Say whether `gallows verify` finds that a table was dealt and answered as it was settled."""
    store = evening.store
    record = await store.tables.find(table_id)
    assert record is not None
    answers, results = await store.journal.answers(table_id), await store.crowns.results(table_id)
    return list(proof(record, answers, results, evening.clock.now()))[-1] == "The deal was fair."
