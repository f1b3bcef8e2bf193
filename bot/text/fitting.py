"""Making texts fit: Discord counts characters, and a phone has few of them."""

from collections.abc import Iterable, Sequence
from math import ceil

AVERAGE = 2.5
"""Bytes that a character of a message may have on the average: Discord answers 500 where all texts
of one have more, `bot.panels.panel.MOST_BYTES`."""


def weight(text: str) -> int:
    """Return as how many characters a text counts in a message: more where they take many bytes."""
    return max(len(text), ceil(len(text.encode()) / AVERAGE))


def cut(text: str, limit: int) -> str:
    """Return the text, cut to a limit with an ellipsis."""
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"


def trim(text: str, limit: int) -> str:
    """Return the text, cut to so much of the room of a message with an ellipsis."""
    if weight(text) <= limit:
        return text
    room = max(0, int(limit * AVERAGE) - len("…".encode()))
    return f"{text.encode()[:room].decode(errors='ignore')[: limit - 1].rstrip()}…"


def longest(versions: Iterable[str], limit: int) -> str:
    """Return the first of ever shorter versions of a line that fits into so much of the room of a
    message, or else the last.

    A line that holds what others wrote is not cut: half a mention, or half of what makes a name
    harmless, may do harm.
    """
    shortest = ""
    for shortest in versions:
        if weight(shortest) <= limit:
            break
    return shortest


def fit(lines: Sequence[str], limit: int) -> list[str]:
    """Return the last lines that fit into so many characters, oldest left out first.

    Characters of more than two bytes count more: Discord counts both.
    """
    kept: list[str] = []
    for line in reversed(lines):
        limit -= weight(line) + 1
        if limit < 0:
            break
        kept.append(line)
    kept.reverse()
    return kept


def fit_first(lines: Sequence[str], limit: int, more: str) -> list[str]:
    """Return the first lines that fit into so many characters; ``more`` says if some do not."""
    kept = fit(lines[::-1], limit)[::-1]
    return kept if len(kept) == len(lines) else [*kept, more]
