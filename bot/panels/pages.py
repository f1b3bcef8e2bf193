"""What is too long for one panel: pages, counted from 0, and lines that share the room there is."""

import re
from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from bot.panels.panel import Button
from bot.text import Words
from bot.text.fitting import longest, trim, weight

T = TypeVar("T")
V = TypeVar("V")

MOST_LINES = 3400
"""Characters for all lines of a page."""
TALL, HEADING, ACROSS = 24, 12, 31
"""Pixels down of a line on a phone, and more of a heading; letters across. To measure each
line of a long game would take too long."""
UNSEEN = re.compile(r"<[^<>]*>|[*`\\]")
"""What takes less room than its letters would."""


def page_of(entries: Sequence[T], page: int, size: int) -> tuple[Sequence[T], int, int]:
    """Return what is on a page, its number, and how many there are; beyond the last is the last."""
    page, pages = turned_to(page, len(entries), size)
    return entries[page * size : (page + 1) * size], page, pages


def turned_to(page: int, entries: int, size: int = 1) -> tuple[int, int]:
    """Return the number of a page that there is, and how many there are of so many entries."""
    pages = max(1, -(-entries // size))
    return max(0, min(page, pages - 1)), pages


def page_number(words: Words, page: int, pages: int) -> str:
    """Return which page of several it is, or nothing of one alone."""
    return words("page-number", page=page + 1, pages=pages) if pages > 1 else ""


def page_buttons(words: Words, page: int, pages: int, id_of: Callable[[int], str]) -> list[Button]:
    """Return the buttons to the page before and the one after, if there are."""
    return [
        Button(words(f"button-{way}"), id_of(to))
        for way, to in (("previous", page - 1), ("next", page + 1))
        if 0 <= to < pages
    ]


def fitting(entries: Sequence[T], levels: Iterable[V], line: Callable[[T, V], str]) -> list[str]:
    """Return a line for each entry of a page: as long as its share of the room lets it be.

    ``levels`` say how much of it a line quotes, from all to what always fits.
    """
    room, levels = MOST_LINES // max(1, len(entries)), tuple(levels)
    return [longest((line(each, level) for level in levels), room) for each in entries]


def paged(
    lines: Sequence[tuple[str, str]], high: float, *, whole_at_end: bool = False
) -> list[str]:
    """Return lines as pages of so many pixels on a phone.

    Each line comes with the heading that it stands under, or none. ``whole_at_end``: it is the
    first page that has little on it, and not the last.
    """
    parts, under = list[tuple[str, int]](), ""
    for line, heading in lines:
        part, tall = trim(line, MOST_LINES), _tall(line)
        if heading != under:
            part, tall = f"### {heading}\n{part}", tall + _tall(heading) + HEADING
            under = heading
        parts.append((part, tall))
    pages, left, letters = list[list[str]](), 0.0, 0
    for part, tall in reversed(parts) if whole_at_end else parts:
        if not pages or tall > left or weight(part) > letters:
            pages.append([])
            left, letters = high, MOST_LINES
        pages[-1].append(part)
        left, letters = left - tall, letters - weight(part) - 1
    if whole_at_end:
        pages = [page[::-1] for page in reversed(pages)]
    return ["\n".join(page) for page in pages]


def _tall(line: str) -> int:
    """Return how many pixels a line takes on a phone, about."""
    parts = UNSEEN.sub("", line).split("\n")
    return sum(TALL * -(-len(part) // ACROSS) for part in parts)
