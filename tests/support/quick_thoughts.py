"""What a worker thinks about in tests that are not about it: the same, with a tenth of the effort.

The processes that it changes are there for nothing else.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import pytest

from bot.tables import thinking
from games.execution import rollouts

_in_time, _SECONDS = thinking.in_time, thinking.SECONDS / 10


def in_time(thought: thinking.Thought, events: Sequence[Any]) -> Any:
    """Think."""
    thinking.SECONDS = _SECONDS
    rollouts.TRIES, rollouts.MORE = 1, 2
    return _in_time(thought, events)


async def idle(thinker: thinking.Thinker) -> None:
    """Wait until nothing is thought about."""
    for turn in [*thinker._turns.values()]:
        async with turn:
            pass


@contextmanager
def thinking_quickly() -> Iterator[None]:
    """Let a hint, and what could have been, cost a worker a tenth of what they do."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(thinking, "in_time", in_time)
        yield
