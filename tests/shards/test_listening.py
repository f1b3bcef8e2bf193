"""A process hears of others, whatever its database's URL asks of the driver."""

import pytest
from sqlalchemy import make_url

from bot.store.listening import listening
from tests.sandbox.patience import patience
from tests.support.clock import HandClock


@pytest.mark.parametrize(
    "option", ["ssl=prefer", "prepared_statement_cache_size=0", "command_timeout=60"]
)
async def test_it_listens_where_the_url_has_options_of_the_driver(database: str, option: str):
    clock, told = HandClock(), list[tuple[int, int | None]]()

    def heard(number: int, shard: int | None) -> None:
        told.append((number, shard))
        clock.asked.set()

    async with listening(with_option(database, option), clock, heard), patience("a word of it"):
        await clock.asked.wait()  # Who does not listen is to try again later.
    assert told == [(0, None)]


async def test_it_asks_for_tls_where_the_url_does(database: str, monkeypatch: pytest.MonkeyPatch):
    clock, asked = HandClock(), dict[str, object]()

    async def connect(*_: object, **given: object) -> None:
        asked.update(given)
        raise OSError

    monkeypatch.setattr("asyncpg.connect", connect)
    url = with_option(database, "ssl=require")
    async with listening(url, clock, lambda *_: None), patience("a try"):
        await clock.asked.wait()
    assert asked["ssl"] == "require"


def with_option(url: str, option: str) -> str:
    """Return a database's URL with an option of its driver."""
    return make_url(url).update_query_string(option).render_as_string(hide_password=False)
