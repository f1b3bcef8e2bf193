"""A picture as data, until it is needed: what it is made of, and what it says in words."""

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import blake2b
from typing import Any, NamedTuple, TypeAlias

from bot.drawing.colours import NIGHT

WIDE = 800
"""Units across that every picture has."""

Size: TypeAlias = tuple[int, int]
"""Pixels across and down."""


class Piece(NamedTuple):
    """A part of a picture, as SVG in the picture's own units, and the pixels that it covers.

    Pieces lie over one another in their order. What sticks out of those pixels is cut off.
    """

    svg: str
    left: int
    top: int
    right: int
    bottom: int


def piece(svg: str, left: float, top: float, right: float, bottom: float) -> Piece:
    """Return a piece that covers at least so much."""
    return Piece(svg, math.floor(left), math.floor(top), math.ceil(right), math.ceil(bottom))


@dataclass(frozen=True, slots=True)
class Drawing:
    """What a picture is made of: values alone, whose `repr` shows all that there is to see."""

    draw: Callable[..., Iterable[Piece] | str] = field(repr=False)
    """Makes it of the data, in pieces or at once, as SVG; this is for the worker."""
    size: Size
    data: tuple[Any, ...]

    def pieces(self) -> Iterable[Piece]:
        drawn = self.draw(*self.data)
        return [Piece(drawn, 0, 0, *self.size)] if isinstance(drawn, str) else drawn


@dataclass(frozen=True)
class Picture:
    """A picture, and what it says in words for those who do not see it."""

    drawing: Drawing
    alt: str

    def __repr__(self) -> str:
        return f"Picture({self.mark}, {self.alt!r})"

    @cached_property
    def mark(self) -> str:
        """A short mark of what it shows."""
        return blake2b(repr(self.drawing).encode(), digest_size=10).hexdigest()

    @property
    def filename(self) -> str:
        """Another picture has another name, so that no stale one is shown."""
        return f"picture-{self.mark}.png"


def svg_of(drawing: Drawing) -> str:
    """Return a whole picture as SVG, on the dark ground that all have."""
    wide, high = drawing.size
    body = "".join(each.svg for each in drawing.pieces())
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}">'
        f'<rect width="{wide}" height="{high}" fill="{NIGHT}"/>{body}</svg>'
    )
