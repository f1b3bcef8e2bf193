"""Every attack is made on a simulated Discord."""

from collections.abc import AsyncIterator

import pytest

from tests.attacks.place import Place


@pytest.fixture
async def place() -> AsyncIterator[Place]:
    """Where evenings begin."""
    async with Place.found() as place:
        yield place
