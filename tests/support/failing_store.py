"""A database that cannot write for a while."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from bot.store.database import Database
from bot.store.errors import StoreError
from bot.store.store import Store

PARTS = Store(Database("sqlite+aiosqlite://"))
"""Never opened: only of which class each part is."""


@contextmanager
def trouble(*methods: str, written: bool = False) -> Iterator[list[str]]:
    """Let methods of the store fail, such as "tables.save"; give which were called, as they are.

    ``written``: they do their work, and only the word of it is lost, as when a connection breaks
    right after the commit.
    """
    called: list[str] = []
    with pytest.MonkeyPatch.context() as patch:
        for name in methods:
            part, method = name.split(".")
            of = type(getattr(PARTS, part))
            patch.setattr(of, method, _failing(name, getattr(of, method), called, written=written))
        yield called


def _failing(name: str, whole: Any, called: list[str], *, written: bool) -> Any:
    async def fail(part: object, *args: Any, **named: Any) -> None:
        called.append(name)
        if written:
            await whole(part, *args, **named)
        raise StoreError("the connection is gone")

    return fail
