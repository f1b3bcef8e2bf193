"""What a page has once, however often it is shown: pieces of pictures, pictures, and texts."""

import re
from collections.abc import Iterator, Sequence

from bot.drawing.picture import Picture, Piece

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
        self._texts: dict[str, int] = {}

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

    def text(self, html: str) -> int:
        """Return the number of a text, as HTML; -1 for an empty one."""
        return self._texts.setdefault(html, len(self._texts)) if html else -1

    @property
    def pictures(self) -> Sequence[tuple[tuple[int, int], tuple[int, ...], str]]:
        """All pictures: size, numbers of the pieces from the lowest to the topmost, and words."""
        return list(self._pictures)

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
        """Yield each text as a template of HTML."""
        for text, n in self._texts.items():
            yield f'<template id="t{n}">{text}</template>'
