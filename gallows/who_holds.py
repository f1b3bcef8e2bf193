"""Processes and shards in words: who has which, and when each was last heard of."""

import time
from collections.abc import Iterable
from itertools import groupby

from bot.shards.keeper import GONE_AFTER
from bot.values.shards import Process, Sharing

STARTS = 5
"""So often a process has said that it is there before it must have reached Discord."""
COLUMNS = "process", "version", "heard of", "shards", "limits", "state"


def now(sharing: Sharing) -> float:
    """Return when it was so, by the clock by which processes say that they are there."""
    return time.time() if sharing.at is None else sharing.at


def silence(sharing: Sharing, process: Process) -> float:
    """Return for how many seconds nothing was heard of a process."""
    return max(0.0, now(sharing) - process.heard_at)


def is_silent(sharing: Sharing, process: Process) -> bool:
    """Say whether a process that runs would have been heard of."""
    return silence(sharing, process) > GONE_AFTER


def is_unreached(process: Process) -> bool:
    """Say whether a process does not reach Discord, and is not just starting."""
    return not process.well and process.beat > STARTS


def row(sharing: Sharing, process: Process) -> tuple[str, ...]:
    """Return what is told of a process, by column."""
    return (
        process.name,
        process.version or "unknown",
        f"{ago(silence(sharing, process))} ago",
        ranges(sharing.held_by(process.name)),
        limits(process),
        state(sharing, process),
    )


def state(sharing: Sharing, process: Process) -> str:
    """Say in a few words how a process is."""
    if is_silent(sharing, process):
        return "not heard of"
    if is_unreached(process):
        return "does not reach Discord"
    if not process.well:
        return "starts"
    if process.wanted not in (None, len(sharing.shards)):
        return f"waits until there are {process.wanted} shards"
    return "well" if sharing.held_by(process.name) else "waits for shards"


def limits(process: Process) -> str:
    """Say what a process was told to take."""
    most = "its part" if process.most is None else f"at most {process.most}"
    return most if process.wanted is None else f"{most}, of {process.wanted}"


def summary(sharing: Sharing) -> str:
    """Return one line on all shards."""
    free = f", without a holder: {ranges(sharing.free)}" if sharing.free else ""
    return f"Shards: {len(sharing.shards)}{free}. Processes: {len(sharing.processes)}."


def ranges(numbers: Iterable[int]) -> str:
    """Name numbers, those in a row by the first and the last: 0-2, 5."""
    rows = [
        [number for _, number in run]
        for _, run in groupby(enumerate(sorted(numbers)), lambda each: each[1] - each[0])
    ]
    return ", ".join(f"{run[0]}-{run[-1]}" if run[1:] else f"{run[0]}" for run in rows) or "none"


def ago(seconds: float) -> str:
    """Say how long something is, in the largest unit that says it well."""
    for unit, length in (("d", 86_400), ("h", 3600), ("min", 60)):
        if seconds >= 2 * length:
            return f"{seconds // length:.0f} {unit}"
    return f"{seconds:.0f} s"
