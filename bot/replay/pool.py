"""What a page has once, however often it is shown: pieces of pictures, and lines of texts."""

import re
from collections.abc import Iterable, Iterator, Sequence

from bot.drawing.picture import Picture, Piece
from bot.replay.markup import element, single

NAMED = re.compile(r'(\bid="|url\(#|href="#)')
"""What in a drawing names another part of it."""
FOR_RESVG = ' style="image-rendering:smooth"'
"""Browsers are smooth by themselves, and a page allows no styles but its own."""


class Pool:
    """Numbers for what is shown: the same number for the same thing."""

    def __init__(self) -> None:
        self._pieces: dict[Piece, int] = {}
        self._pictures: dict[tuple[tuple[int, int], tuple[int, ...], str], int] = {}
        self._known: dict[tuple[str, str], int] = {}
        self._texts: dict[tuple[int, ...], int] = {}
        self._lines: dict[str, int] = {}
        self._elements: dict[str, int] = {}

    def picture(self, picture: Picture | None) -> int:
        """Return the number of a picture; -1 for none."""
        if picture is None:
            return -1
        known = (picture.mark, picture.alt)
        if known not in self._known:
            pieces = [each for each in picture.drawing.pieces() if each.svg]
            numbers = [self._pieces.setdefault(each, len(self._pieces)) for each in pieces]
            made = (picture.drawing.size, tuple(numbers), picture.alt)
            self._known[known] = self._pictures.setdefault(made, len(self._pictures))
        return self._known[known]

    def text(self, lines: Iterable[str]) -> int:
        """Return the number of a text, in Discord's markdown; -1 for an empty one."""
        found = tuple([n for n in map(self._line, single(lines)) if n >= 0])
        return self._texts.setdefault(found, len(self._texts)) if found else -1

    def _line(self, line: str) -> int:
        if line not in self._lines:
            html = element(line)
            number = self._elements.setdefault(html, len(self._elements)) if html else -1
            self._lines[line] = number
        return self._lines[line]

    @property
    def texts(self) -> Sequence[tuple[int, ...]]:
        """All texts, each the numbers of its lines."""
        return list(self._texts)

    @property
    def pictures(self) -> Iterator[tuple[int, int, tuple[int, ...], int, int, str]]:
        """All pictures: across, down, numbers of the pieces from the lowest to the topmost; words.

        These are how many characters at the beginning and how many at the end are those of the
        picture before, and what is between: from one to the next little changes.
        """
        before = ""
        for (wide, high), numbers, said in self._pictures:
            head = _alike(before, said)
            tail = _alike(before[head:][::-1], said[head:][::-1])
            yield wide, high, numbers, head, tail, said[head : len(said) - tail]
            before = said

    @property
    def places(self) -> Sequence[tuple[int, int, int, int]]:
        """Where each piece stands: from the left, from the top, across, down."""
        return [(p.left, p.top, p.right - p.left, p.bottom - p.top) for p in self._pieces]

    @property
    def drawings(self) -> Iterator[str]:
        """The SVG of each piece."""
        return (piece.svg for piece in self._pieces)

    def symbols(self) -> Iterator[str]:
        """Yield each piece as a symbol of SVG."""
        for (piece, n), (left, top, wide, high) in zip(
            self._pieces.items(), self.places, strict=True
        ):
            svg = NAMED.sub(rf"\g<1>p{n}-", piece.svg.replace(FOR_RESVG, ""))
            yield f'<symbol id="p{n}" viewBox="{left} {top} {wide} {high}">{svg}</symbol>'

    def templates(self) -> Iterator[str]:
        """Yield each line of a text as a template of HTML."""
        for html, n in self._elements.items():
            yield f'<template id="t{n}">{html}</template>'


def _alike(one: str, other: str) -> int:
    """Return how many characters at the beginning of two texts are the same."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((n for n, (a, b) in pairs if a != b), min(len(one), len(other)))
