"""Several processes under play, one of which is killed or stands still; small, for the gate."""

import os
from collections.abc import Iterator

import pytest

from tests.attacks.bad_days import killed, stopped
from tests.support.postgres import BLANK, Postgres, postgres

__all__ = ["postgres"]

pytestmark = pytest.mark.skipif(os.name != "posix", reason="needs SIGKILL and SIGSTOP")

SMALL = {"processes": 2, "shards": 2, "at_once": 16}


@pytest.fixture
def url(postgres: Postgres) -> Iterator[str]:
    """A database of a test's own."""
    with postgres.database(BLANK) as url:
        yield url


async def test_nothing_is_lost_when_one_of_several_processes_is_killed(url: str):
    done = await killed(url, first=1, kills=1, **SMALL)
    assert done.kills == 1
    assert done.acknowledged > 0
    assert done.handed_over > 0
    assert done.found == []


async def test_one_that_stood_still_writes_nothing_says_so_and_begins_anew(url: str):
    done = await stopped(url, seconds=0, **SMALL)
    assert done.acknowledged > 0
    assert done.found == []
