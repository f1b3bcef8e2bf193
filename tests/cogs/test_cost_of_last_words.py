"""What last words cost: no request that Discord limits more than the same game without them."""

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from shutil import copy
from typing import TypeAlias

import pytest

from bot.values.tables import BEAT
from tests.support.evening import Evening
from tests.support.feasts import Stacked

Opened: TypeAlias = Callable[[], AbstractAsyncContextManager[Evening]]


@pytest.fixture
def opened(tmp_path: Path, blank: Path) -> Opened:
    """Begins an evening, each like the one before, at whose tables there is time for last words."""

    @asynccontextmanager
    async def begin() -> AsyncIterator[Evening]:
        database = tmp_path / "gallows.db"
        copy(blank, database)
        async with Evening.begin(database, beat=BEAT) as evening:
            yield evening

    return begin


async def until_told(evening: Evening) -> None:
    """Wait until all is told, and shown."""
    while not evening.table.state.caught_up:
        await evening.turn(0.5)
    await evening.turn()


async def accept(evening: Evening, feast: Stacked, *, last_words: bool) -> None:
    """Play until a challenge is accepted, and both are to throw."""
    await feast.deal(last_words=last_words)
    await feast.flip(1, 3, "hand")
    await feast.do("duel", 3, by=1, where="hand")
    await until_told(evening)
    await feast.do("accept", by=3, where="hand")
    assert (evening.table.state.last_words is not None) is last_words
    await until_told(evening)


async def duel(evening: Evening, feast: Stacked, *, last_words: bool) -> list[str]:
    """Play a duel of people who press at their own cards alone; return what that has cost."""
    since = len(evening.counted)
    await accept(evening, feast, last_words=last_words)
    for seat, throw in ((1, "rock"), (3, "paper")):
        await feast.do("throw", throw, by=seat, where="hand")
    await until_told(evening)
    return _ways(evening, since)


async def last_hand(evening: Evening, *, last_words: bool, mode: str, takes: float) -> list[str]:
    """Play to the end; return what that has cost. ``takes``: seconds until each has pressed."""
    table = await evening.deal(evening.party(4), "dotk", last_words=last_words, mode=mode)
    since, heard = len(evening.counted), False
    while not table.state.done:
        heard = heard or table.state.last_words is not None
        if not evening.people_asked():
            await evening.turn(0.5)
            continue
        guest, ask = evening.asked()
        await evening.answer(guest, ask, "hand", "fold" if ask.verb("fold") else None)
        await evening.turn(takes)
    assert heard is last_words
    return _ways(evening, since)


def _ways(evening: Evening, since: int) -> list[str]:
    return [request.split()[0] for request in evening.counted[since:]]


async def test_a_duel_costs_the_same(opened: Opened, monkeypatch: pytest.MonkeyPatch):
    spent = list[list[str]]()
    for last_words in (True, False):
        async with opened() as evening:
            feast = Stacked(evening, monkeypatch)
            spent.append(await duel(evening, feast, last_words=last_words))
    assert len(spent[0]) == len(spent[1]), spent


@pytest.mark.parametrize(("mode", "takes"), [("tokens", 4.0), ("court-short", 14.0)])
async def test_a_last_hand_costs_the_same(
    opened: Opened, monkeypatch: pytest.MonkeyPatch, mode: str, takes: float
):
    """As many messages and edits. Nobody is called who was quiet only while a question was held
    back, and it is not looked once more whether talk has buried what is asked then.
    """
    monkeypatch.setattr("bot.tables.lobby.dice_seed", lambda *_: bytes(32))
    spent = list[list[str]]()
    for last_words in (True, False):
        async with opened() as evening:
            spent.append(await last_hand(evening, last_words=last_words, mode=mode, takes=takes))
    changes = [len([way for way in ways if way != "GET"]) for ways in spent]
    looks = [ways.count("GET") for ways in spent]
    assert changes[0] == changes[1], spent
    assert looks[0] <= looks[1], spent


async def test_who_has_thrown_is_counted_where_that_is_free(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
):
    """By the answer to a press on the panel; whatever else is new there is worth an edit."""
    async with opened() as evening:
        feast = Stacked(evening, monkeypatch)
        await accept(evening, feast, last_words=True)
        first, second = feast.at(feast.ask(1).seat), feast.at(feast.ask(3).seat)
        since = len(evening.counted)
        await feast.do("throw", "rock", by=1, where="hand")
        assert _ways(evening, since) == []
        assert f"<@{first.id}>" in evening.panel().text
        leaves = next(each for each in feast.guests if each not in (first, second))
        await evening.sure(leaves, "feast leave")
        await evening.turn()
        assert _ways(evening, since) == ["PATCH"]
        assert f"<@{first.id}>" not in evening.panel().text
    async with opened() as evening:
        feast = Stacked(evening, monkeypatch)
        await accept(evening, feast, last_words=True)
        first = feast.at(feast.ask(1).seat)
        since = len(evening.counted)
        await feast.do("throw", "rock", by=1, where="public")
        assert f"<@{first.id}>" not in evening.panel().text
        assert _ways(evening, since) == []
