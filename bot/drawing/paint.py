"""The letters and shapes that all pictures share."""

import re
import unicodedata
from collections.abc import Sequence
from functools import cache, lru_cache
from xml.sax.saxutils import escape, unescape

from bot.drawing.colours import INK, PARCHMENT
from bot.drawing.fonts import SANS, SERIF, font_of, runs
from bot.drawing.picture import WIDE, Piece, piece
from bot.text import plain, visible
from bot.text.emblems import emblems
from bot.text.names import from_the_right, longest_start

TEXTS = 4096
"""Texts of which it is remembered how they fit: a table's names are measured at each change."""


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
        f' font-weight="{weight}" fill="{fill}" text-anchor="{anchor}">{_parts(words)}</text>'
    )


@lru_cache(maxsize=TEXTS)
def _parts(words: str) -> str:
    """Return a text with the font of each part that is none of the usual letters."""
    return "".join(
        escape(part)
        if font.family == SANS
        else f'<tspan font-family="{font.family}">{escape(part)}</tspan>'
        for font, part in runs(words)
    )


SAID = re.compile(r"<text [^>]*>(.*?)</text>")
TAG = re.compile(r"<[^>]*>")


def said_in(svg: str) -> list[str]:
    """Return what each text of a drawing says."""
    return [unescape(TAG.sub("", each)) for each in SAID.findall(svg)]


def emblem_at(key: str, x: float, y: float, size: float) -> str:
    """Return an emblem in the square whose middle is there; nothing for one that is not drawn."""
    place = f"translate({x - size / 2:.1f} {y - size / 2:.1f}) scale({size / 64:.4f})"
    return f'<g transform="{place}">{_drawing(key)}</g>' if key in emblems() else ""


def inside_at(key: str, x: float, y: float, size: float) -> str:
    """Return what is on an emblem that is a card, without the card's edge."""
    wide = size * 36 / 46
    place = f'x="{x - wide / 2:.1f}" y="{y - size / 2:.1f}" width="{wide:.1f}" height="{size:g}"'
    return f'<svg {place} viewBox="14 8 36 46">{_drawing(key)}</svg>' if key in emblems() else ""


@cache
def _drawing(key: str) -> str:
    return re.sub(r"</?svg[^>]*>", "", emblems()[key].svg)


def emblem_piece(key: str, x: float, y: float, size: float) -> Piece:
    """Return an emblem as a piece of its own."""
    half = size / 2
    return piece(emblem_at(key, x, y, size), x - half, y - half, x + half, y + half)


def banner(words: str, colour: str) -> Piece:
    """Return a ribbon in the middle of the top, with a few words in capitals."""
    size, words = shrunk(words.upper(), 34, 520, bold=True)
    # Its letters are a tenth wider than those that are measured.
    half = max(150.0, width(words, size * 1.12, bold=True) / 2 + 40)
    path = f"M{WIDE / 2 - half:.0f} 12h{2 * half:.0f}l-20 26 20 26h-{2 * half:.0f}l20-26z"
    ribbon = f'<path d="{path}" fill="{colour}" stroke="{INK}" stroke-width="4"/>'
    said = text(WIDE / 2, 38 + size * 0.35, words, size, PARCHMENT, bold=True, font=SERIF)
    return piece(ribbon + said, WIDE / 2 - half - 6, 8, WIDE / 2 + half + 6, 68)


@lru_cache(maxsize=TEXTS)
def fitted(words: str, size: float, room: float, *, bold: bool = False) -> str:
    """Return a text in letters that the font has, cut where the room ends."""
    words = shown(words)
    if width(words, size, bold=bold) > room:
        start = longest_start(words, lambda start: width(f"{start}…", size, bold=bold) <= room)
        words = f"{start}…"
    # Else a number behind what is read from the right would stand on its other side.
    return f"\u2068{words}\u2069" if from_the_right(words) else words


LEAST = 0.65
"""Of the size of letters: smaller they are not read on a phone."""


def shrunk(words: str, size: float, room: float, *, bold: bool = False) -> tuple[float, str]:
    """Return how large a text of the bot's own is drawn, and the text: other languages take more
    room. What is still too long is cut.
    """
    size = min(size, max(LEAST * size, size * room / (width(shown(words), size, bold=bold) + 0.1)))
    return size, fitted(words, size, room, bold=bold)


def wrapped(words: str, size: float, room: float, *, bold: bool = False) -> list[str]:
    """Return a text in letters that the font has, in as many lines as it takes."""
    lines = [""]
    for word in shown(words).split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and width(longer, size, bold=bold) > room:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def in_lines(words: str, sizes: Sequence[int], room: float, most: int) -> tuple[int, list[str]]:
    """Return the first of ever smaller sizes in which a text has so many lines at most, and these.

    What is too much in the last is cut. Of no text there are none.
    """
    if not words:
        return sizes[0], []
    for size in sizes:
        lines = wrapped(words, size, room)
        if len(lines) <= most and all(width(line, size) <= room for line in lines):
            return size, lines
    least = sizes[-1]
    lines = wrapped(words, least, room)
    kept = (*lines[: most - 1], " ".join(lines[most - 1 :]))
    return least, [fitted(line, least, room) for line in kept if line]


@lru_cache(maxsize=TEXTS)
def width(words: str, size: float, *, bold: bool = False) -> float:
    """Return how wide a text is."""
    return size * sum([font.wide(part, bold=bold) for font, part in runs(words.translate(UNSEEN))])


UNSEEN = {0x2068: None, 0x2069: None}
"""What keeps a name together where it is read from the right; it takes no room."""


@lru_cache(maxsize=TEXTS)
def shown(words: str) -> str:
    """Return a text in letters that the font has: plainer forms for fancy ones, the rest left out.

    What is left out stands in the message beside the picture; so do marks that would smear.
    """
    kept: list[str] = []
    for char in "…".join(map(_normal, visible(words).split("…"))):
        plainer = unicodedata.normalize("NFKD", char)[:1]
        fonts = ((each, each.isspace() or font_of(each)) for each in (char, plainer) if each)
        kept.append(next((each for each, font in fonts if font), ""))
    return " ".join("".join(kept).split()) or "…"


@lru_cache(maxsize=4096)
def readable(text: str) -> bool:
    """Say whether a picture's letters leave enough of a text to tell whose name it is."""
    kept = shown(text)
    return kept == " ".join(_normal(plain(text)).split()) or any(map(str.isalnum, kept))


def _normal(words: str) -> str:
    return unicodedata.normalize("NFKC", words)
