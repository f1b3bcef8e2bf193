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
def trouble(*methods: str, written: bool = False, after: int = 0) -> Iterator[list[str]]:
    """Let methods of the store fail, such as "tables.save"; give which were called, as they are.

    ``written``: they do their work, and only the word of it is lost, as when a connection breaks
    right after the commit. ``after``: so many calls come before the trouble does.
    """
    called: list[str] = []
    with pytest.MonkeyPatch.context() as patch:
        for name in methods:
            part, method = name.split(".")
            of = type(getattr(PARTS, part))
            whole = getattr(of, method)
            patch.setattr(of, method, _failing(name, whole, called, written=written, after=after))
        yield called


def _failing(name: str, whole: Any, called: list[str], *, written: bool, after: int) -> Any:
    async def fail(part: object, *args: Any, **named: Any) -> Any:
        called.append(name)
        if len(called) <= after:
            return await whole(part, *args, **named)
        if written:
            await whole(part, *args, **named)
        raise StoreError("the connection is gone")

    return fail
