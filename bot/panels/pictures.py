"""Pictures as panels take them. Everything on them is also in words."""

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import TypeAlias

from bot.drawing.charts import ChartBar, bars_svg, curve_svg
from bot.drawing.paint import shown
from bot.drawing.png import draw
from bot.text import plain

MOST_ALT = 1024
"""Characters of what a picture says in words."""

Drawing: TypeAlias = tuple[str, int, int]
"""SVG, its width and its height in pixels."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A WebP, what it says in words for those who do not see it, and its pixels."""

    webp: bytes = field(repr=False)
    alt: str
    wide: int
    high: int
    filename: str = field(init=False)
    """Another picture has another name, so that no stale one is shown."""

    def __post_init__(self) -> None:
        mark = blake2b(self.webp, digest_size=6).hexdigest()
        object.__setattr__(self, "filename", f"picture-{mark}.webp")


async def drawn(drawing: Drawing, alt: str) -> Picture:
    """Draw a picture; ``alt`` says what is on it."""
    _, wide, high = drawing
    return Picture(await draw(*drawing), alt, wide, high)


async def bars_picture(title: str, bars: Sequence[ChartBar], alt: str) -> Picture:
    """Draw bars from the longest to the shortest, each with its place, name and number."""
    return await drawn(bars_svg(title, bars), alt)


async def curve_picture(title: str, points: Sequence[tuple[float, int]], alt: str) -> Picture:
    """Draw how a number changed over time; ``points`` are when (since 1970) and what then."""
    return await drawn(curve_svg(title, points), alt)


def readable(text: str) -> bool:
    """Say whether a picture's letters leave enough of a text to tell whose name it is."""
    kept = shown(text)
    whole = " ".join(unicodedata.normalize("NFKC", plain(text)).split())
    return kept == whole or any(char.isalnum() for char in kept)
