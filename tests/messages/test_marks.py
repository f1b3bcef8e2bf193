"""What messages show is written soon: where it cannot be, no row of it is in the log."""

import asyncio
from typing import Any

import pytest
from structlog.testing import capture_logs

from tests.support.evening import Evening


async def test_the_log_quotes_nothing_of_what_could_not_be_written(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    def refused(_posts: Any) -> asyncio.Future[Any]:
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        done.set_exception(ValueError("DETAIL: Failing row contains (seed-of-a-king)."))
        return done

    await evening.deal(evening.party(4))
    monkeypatch.setattr(evening.store.posts, "save_soon", refused)
    with capture_logs() as log:
        await evening.answer(*evening.asked())
        await evening.turn(5)
    assert [each for each in log if each["event"] == "marks stay for now"]
    assert "seed-of-a-king" not in str(log)
