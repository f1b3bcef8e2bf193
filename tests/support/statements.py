"""SQL that was compiled once is known to all databases of a process of tests."""

from collections.abc import Callable, MutableMapping
from functools import cache
from typing import Any, TypeVar

from sqlalchemy import Engine, create_engine
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.store import dialects

AnyEngine = TypeVar("AnyEngine", Engine, AsyncEngine)


class _Statements(MutableMapping[Any, Any]):
    """SQL by what it was compiled from, for all engines of one dialect.

    SQLAlchemy keeps it for each engine, whose dialect is the first part of the key.
    """

    def __init__(self) -> None:
        self._kept: dict[Any, Any] = {}

    def __getitem__(self, key: Any) -> Any:
        return self._kept[key[1:]]

    def get(self, key: Any, default: Any = None) -> Any:
        return self._kept.get(key[1:], default)

    def __setitem__(self, key: Any, compiled: Any) -> None:
        self._kept[key[1:]] = compiled

    def __delitem__(self, key: Any) -> None:
        del self._kept[key[1:]]

    def __iter__(self) -> Any:
        return iter(self._kept)

    def __len__(self) -> int:
        return len(self._kept)


@cache
def _statements(dialect: str) -> _Statements:
    return _Statements()


def _sharing(create: Callable[..., AnyEngine]) -> Callable[..., AnyEngine]:
    def created(*url: Any, **options: Any) -> AnyEngine:
        engine = create(*url, **options)
        engine.update_execution_options(compiled_cache=_statements(engine.dialect.name))
        return engine

    return created


def share_statements() -> None:
    """Let no database compile what another has compiled."""
    dialects.create_engine = _sharing(create_engine)  # type: ignore[attr-defined]
    dialects.create_async_engine = _sharing(create_async_engine)  # type: ignore[attr-defined]
