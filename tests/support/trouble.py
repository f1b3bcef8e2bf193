"""A database that cannot write for a while."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from bot.store.errors import StoreError
from bot.store.store import Store


@contextmanager
def trouble(*methods: str, written: bool = False) -> Iterator[list[str]]:
    """Let these methods of the store fail; give which were called, as they are.

    ``written``: they do their work, and only the word of it is lost, as when a connection breaks
    right after the commit.
    """
    called: list[str] = []
    with pytest.MonkeyPatch.context() as patch:
        for name in methods:
            patch.setattr(Store, name, _failing(name, called, written=written))
        yield called


def _failing(name: str, called: list[str], *, written: bool) -> Any:
    whole = getattr(Store, name)

    async def fail(store: Store, *args: Any, **named: Any) -> None:
        called.append(name)
        if written:
            await whole(store, *args, **named)
        raise StoreError("the connection is gone")

    return fail
