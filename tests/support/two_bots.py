"""Another bot that takes the place of an evening's."""

from bot.store.store import Store
from bot.values.shards import Process
from tests.support.evening import Evening


async def join(evening: Evening) -> None:
    """The bot that runs is the one that may write."""
    assert await evening.store.processes.join(_process("the first"), alone=True)


async def put_out(evening: Evening) -> Store:
    """Another bot takes its place; return its connection."""
    second = await Store.open(evening.url)
    assert await second.processes.evict("the first", 0)
    assert await second.processes.join(_process("the second"), alone=True)
    return second


def _process(name: str) -> Process:
    return Process(name, 0, 0.0, "1.0", most=None, wanted=None, well=True)
