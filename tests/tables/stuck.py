"""A table of ballot that cannot go on, and one of botk beside it that can."""

from collections.abc import Iterator
from typing import Any

import pytest

from bot.tables.table import Table
from bot.values.tables import Status
from games.api import Seat
from tests.plugins import ballot, guess
from tests.support.evening import Evening, said
from tests.support.guests import Guest
from tests.support.installing import beside


@pytest.fixture(autouse=True)
def small_games(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with beside(monkeypatch, ballot, guess):
        yield


@pytest.fixture
async def tables(small_games: None, evening: Evening) -> Evening:
    """Four play ballot in the tavern; one has voted. Beside them botk is played in the cellar."""
    await evening.deal(evening.party(4), "ballot")
    guest, ask = evening.asked()
    await evening.answer(guest, ask, verb="yes")
    await evening.turn()
    cellar = evening.guild.create_text_channel("cellar")
    eve = evening.guest("Eve")
    await eve.slash("botk start", at=cellar, computers=3)
    await eve.send(evening.looks(cellar.id)[-1], "gg:t:2:begin")
    await evening.turn()
    return evening


def broken(evening: Evening) -> Table:
    table = evening.bot.manager.get(1)
    assert table is not None
    return table


async def the_other_plays(evening: Evening) -> None:
    """Eve's game goes on: her press is taken, or the computers play."""
    table = evening.bot.manager.get(2)
    assert table is not None
    assert table.state.match is not None
    before = len(table.state.match.given)
    eve = evening.guest("Eve")
    for _ in range(40):
        mine = table.state.ask_of(Seat(0))
        if mine is not None:
            shown = (await eve.send(evening.looks(table.state.place_id)[-1], "gg:t:2:hand")).said[
                -1
            ]
            await eve.answer(shown, mine)
        await evening.turn(10)
        if len(table.state.match.given) > before + 3:
            return
    raise AssertionError("the other table stands still, too")


def stands_still(evening: Evening, log: list[Any]) -> str:
    """See that the table stands still, and is named; return why, as the log has it."""
    assert broken(evening).state.frozen
    (named,) = (line for line in log if line["event"] == "table frozen")
    assert named["table"] == 1
    return str(named["why"])


def there(evening: Evening) -> str:
    """What the broken table shows in the tavern, newest last."""
    table = broken(evening)
    return "\n".join(
        look.words
        for place in {evening.tavern.id, table.state.place_id}
        for look in evening.looks(place)
    )


async def ends_it(evening: Evening, guest: Guest, command: str = "ballot end") -> None:
    """See that somebody can end the table by a command, and that all are free then."""
    done = await evening.sure(guest, command)
    assert done.text == said("ended-by-hand-done")
    await evening.turn()
    record = await evening.store.tables.find(1)
    assert record is not None
    assert (record.status, record.closed_at is not None) == (Status.ENDED, True)
    assert not (await evening.guest("Bob").slash("botk start")).said, "free, and so is the place"
