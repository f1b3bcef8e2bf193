"""What Discord still tells a bot that has left, or whose place others have taken."""

import logging

import pytest
import structlog

from bot.store.errors import LeaseLost
from tests.support.evening import Evening
from tests.support.fixtures import blank, evening, gallows, hurry, secrets, thoughts

__all__ = ["blank", "evening", "gallows", "hurry", "secrets", "thoughts"]


async def test_it_writes_nothing_and_logs_no_error(
    evening: Evening, caplog: pytest.LogCaptureFixture
):
    evening.store.database.holder = "somebody who has left"
    with evening.env._bot_scope():
        evening.bot.dispatch("shard_ready", 0)
    await evening.env.settle(idle=0.002)
    assert [each for each in caplog.records if each.levelno >= logging.ERROR] == []
    # SimCord notes it all the same.
    (trouble,) = evening.env.errors
    assert isinstance(trouble, LeaseLost)
    evening.env._errors.clear()
    evening.store.database.holder = None


async def test_it_deletes_nothing_at_midnight_and_logs_no_error(evening: Evening):
    evening.store.database.holder = "somebody who has left"
    with structlog.testing.capture_logs() as log:
        await evening.turn(86400)
    assert [each for each in log if each["log_level"] == "error"] == []
    evening.store.database.holder = None
