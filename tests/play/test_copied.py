"""A game is begun on SQLite or PostgreSQL, and played to its end on the other."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.plugins.plugin import Seating
from bot.plugins.registry import plugins
from bot.values.tables import Status
from gallows.companions import WORLD
from gallows.copy_database import copy
from tests.play.night import Night
from tests.support.postgres import Postgres, postgres

__all__ = ["postgres"]


@pytest.fixture
def server(postgres: Postgres) -> Iterator[str]:
    """A database that has been made on the server, and nothing more."""
    with postgres.database() as url:
        yield url


async def move(night: Night, to: str) -> None:
    """As docs/data.md says: stop the bot, copy its database, and start it with the copy."""
    await night.stop_bot()
    await copy(night.url, to)
    night.url = to
    await night.start_bot(away=60)


# One of those with others, and one alone, each the other way: what is copied are rows, whichever
# game's they are, and the copies of all games are compared where none goes on.
@pytest.mark.parametrize(("seating", "back"), [(Seating.LOBBY, False), (Seating.ALONE, True)])
async def test_a_game_goes_on_in_a_copy(server: str, tmp_path: Path, seating: Seating, back: bool):
    game, plugin = next(each for each in plugins().items() if each[1].seating is seating)
    places = [f"sqlite+aiosqlite:///{tmp_path}/gallows.db", server]
    here, there = reversed(places) if back else places
    async with Night.begin(here, WORLD, hurry=15) as night:
        host = night.guests[0]
        if plugin.seating is Seating.ALONE:
            await host.command(f"{game} play")
        else:
            await host.command(f"{game} start", computers=plugin.rules.least_seats - 1)
            await host.press(r"gg:t:\d+:begin")
        # Computers answer until it is the host's turn.
        await night.until(lambda: [ask.seat for ask in night.table.state.asks()] == [0], "a turn")
        answers = await night.store.journal.answers(night.table.id)
        await move(night, there)
        assert await night.store.journal.answers(night.table.id) == answers
        table = night.table
        await night.autoplay([host])
        if plugin.seating is Seating.ALONE:
            # Who plays along must be there to see what only they are shown.
            await host.command(f"{game} play")
        over = (Status.SETTLED, Status.ENDED)
        await night.until(lambda: table.state.record.status in over, "a result")
        await night.stop_autoplayers()
        assert table.state.record.status is Status.SETTLED
        assert len(await night.store.crowns.results(table.id)) == len(table.state.record.seats)
        assert (await night.store.proof.prove()).troubles == []
