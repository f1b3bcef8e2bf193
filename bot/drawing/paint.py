"""The colours, letters and shapes that all pictures share."""

import io
import re
import unicodedata
from collections.abc import Callable
from functools import cache, lru_cache
from importlib.resources import as_file, files
from pathlib import Path
from xml.sax.saxutils import escape

from PIL import ImageFont

from bot.text.emblems import emblems

INK, PARCHMENT, GOLD, RED = "#241b17", "#f3e6c8", "#d8a84e", "#a8342f"
BLUE, GREEN, PLUM, WOOD = "#3b5f8f", "#4f7a3a", "#5b3a6b", "#7a5233"
STEEL, NIGHT, ASH = "#c9ced6", "#1d1a26", "#6d6870"

FACES = (RED, BLUE, "#5f7f2f", "#8a6a3a", "#2f7f7a", "#7a4a8f", "#5a6080", "#a0567a")
"""Grounds of the initials, by seat; neighbours differ."""

SANS, SERIF = "Noto Sans", "Cinzel"
FONTS = {SANS: ("fontpkg_noto_sans", "NotoSans[wdth,wght].ttf"),
         SERIF: ("fontpkg_cinzel", "Cinzel[wght].ttf")}  # fmt: skip


@cache
def font_files() -> tuple[str, ...]:
    """Return where the fonts' files are."""
    found: list[str] = []
    for package, name in FONTS.values():
        with as_file(files(package) / "files" / name) as path:
            found.append(str(Path(path)))
    return tuple(found)


def text(
    x: float,
    y: float,
    words: str,
    size: float,
    fill: str,
    *,
    anchor: str = "middle",
    bold: bool = False,
    font: str = SANS,
) -> str:
    """Return a line of letters; ``y`` is the line that they stand on."""
    weight = 700 if bold else 400
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-family="{font}" font-size="{size:g}"'
        f' font-weight="{weight}" fill="{fill}" text-anchor="{anchor}">{escape(words)}</text>'
    )


def emblem_at(key: str, x: float, y: float, size: float) -> str:
    """Return an emblem in the square whose middle is there; nothing for one that is not drawn."""
    found = emblems().get(key)
    if found is None:
        return ""
    drawing = re.sub(r"</?svg[^>]*>", "", found.svg)
    return (
        f'<g transform="translate({x - size / 2:.1f} {y - size / 2:.1f}) scale({size / 64:.4f})">'
        f"{drawing}</g>"
    )


def fitted(words: str, size: float, room: float, *, bold: bool = False) -> str:
    """Return a text in letters that the font has, cut where the room ends."""
    words = shown(words)
    if width(words, size, bold=bold) <= room:
        return words
    while words and width(f"{words}…", size, bold=bold) > room:
        words = words[:-1].rstrip()
    return f"{words}…"


def width(words: str, size: float, *, bold: bool = False) -> float:
    """Return how wide a text is."""
    return _measure(bold=bold).getlength(words) * size / 100


def shown(words: str) -> str:
    """Return a text in letters that the font has: plainer forms for fancy ones, the rest left out.

    What is left out stands in the message beside the picture.
    """
    kept: list[str] = []
    for char in unicodedata.normalize("NFKC", words):
        plainer = unicodedata.normalize("NFKD", char)[:1]
        kept.append(next((each for each in (char, plainer) if _has(each)), ""))
    return " ".join("".join(kept).split()) or "…"


@cache
def _measure(*, bold: bool) -> ImageFont.FreeTypeFont:
    font = ImageFont.truetype(io.BytesIO(Path(font_files()[0]).read_bytes()), 100)
    font.set_variation_by_name("Bold" if bold else "Regular")
    return font


@lru_cache(maxsize=4096)
def _has(char: str) -> bool:
    """Say whether the font has a letter: what it lacks looks like what no font has."""
    if char.isspace():
        return True
    mask: Callable[[str], object] = lambda c: bytes(_measure(bold=False).getmask(c))  # noqa: E731
    return mask(char) not in (mask("\uffff"), b"")
