"""One whole game of each kind over the wire, with PostgreSQL behind the bot."""

from collections.abc import Iterator

import pytest

from bot.plugins.plugin import Seating
from bot.plugins.registry import plugins
from bot.values.tables import Status
from gallows.companions import WORLD
from tests.play.night import Night
from tests.support.postgres import BLANK, Postgres, postgres

__all__ = ["postgres"]


@pytest.fixture
def url(postgres: Postgres) -> Iterator[str]:
    with postgres.database(BLANK) as url:
        yield url


@pytest.mark.parametrize("game", list(plugins()))
async def test_a_whole_game(url: str, game: str):
    plugin = plugins()[game]
    async with Night.begin(url, WORLD, hurry=15) as night:
        host = night.guests[0]
        if plugin.seating is Seating.ALONE:
            # Who plays along must be there to see what only they are shown.
            await night.autoplay([host])
            await host.command(f"{game} play")
        else:
            await host.command(f"{game} start", computers=plugin.rules.least_seats - 1)
            await host.press(r"gg:t:\d+:begin")
        table = night.table
        await night.autoplay([host])
        over = (Status.SETTLED, Status.ENDED)
        await night.until(lambda: table.state.record.status in over, "a result")
        await night.stop_autoplayers()
        assert table.state.record.status is Status.SETTLED
        assert len(await night.store.crowns.results(table.id)) == len(table.state.record.seats)
        assert (await night.store.proof.prove()).troubles == []
