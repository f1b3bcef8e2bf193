"""What a worker does, for a tenth of the time: what has no end has none then either.

The process that it changes is there for nothing else.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from bot.plugins import time_limits
from bot.tables import thinking, trial
from bot.values.records import AnswerRecord, TableRecord

_in_time, _rehearse = thinking.in_time, trial.rehearse
_LAST, _TICKS = time_limits.LAST / 10, thinking.TICKS // 10


def in_time(thought: thinking.Thought, events: Sequence[Any]) -> Any:
    """Think."""
    time_limits.LAST, thinking.TICKS = _LAST, _TICKS
    return _in_time(thought, events)


def rehearse(record: TableRecord, answers: Iterable[AnswerRecord]) -> None:
    """Try what a table would do."""
    time_limits.LAST = _LAST
    _rehearse(record, answers)
