"""Small games of the tests, installed beside the real ones for as long as a test takes."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType

import pytest

import bot.text.words as texts
from bot.plugins import registry
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
        games[module.GAME.id] = guarded(module.GAME)
        folders[module.GAME.id] = Path(str(module.__file__)).parent
    more = Registry(games, found.faults)
    caches = (texts.bundle_of, texts._words)
    monkeypatch.setattr(registry, "installed", lambda: more)
    monkeypatch.setattr(texts, "game_folders", lambda: folders)
    for cache in caches:
        cache.cache_clear()
    yield
    for cache in caches:
        cache.cache_clear()


async def proved(evening: Evening, table_id: int) -> bool:
    """Say whether `gallows verify` finds that a table was dealt and answered as it was settled."""
    store = evening.store
    record = await store.tables.find(table_id)
    assert record is not None
    answers, results = await store.journal.answers(table_id), await store.crowns.results(table_id)
    return list(proof(record, answers, results, evening.clock.now()))[-1] == "The deal was fair."
