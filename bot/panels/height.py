"""How much of a phone's screen a panel takes, about: a little more than it does on one."""

import re
import unicodedata
from collections.abc import Collection, Iterable
from functools import lru_cache
from math import ceil

from bot.drawing.paint import width
from bot.drawing.picture import Picture
from bot.panels.panel import Button, Link, Part, Row, Rule, Section

PHONE = 844
"""Pixels from top to bottom: all that comes before a question is to fit into them."""
ROOM = 340
"""Pixels across, for texts and pictures."""
BESIDE, BUTTON = 74, 44
"""Pixels across that a button beside a text takes from it, and how high it is."""
BUTTON_LETTERS, BUTTON_EDGES, BUTTON_EMBLEM = 15, 34, 24
"""How large the letters on a button are, and pixels across beside them, and of its emblem."""
BUTTON_LEAST = 60.0
"""Pixels across that a button has, however short its label is."""
AUTHOR, EDGE = 36, 13
"""Pixels of who has written a message, and from there to the first of its panel's parts."""
GAP, GAP_INSIDE, RULE = 8, 4, 9
"""Pixels between two parts, between kinds of lines inside a text, and of a dividing line."""
PLAIN = 24
"""How high a line of no kind is, in pixels."""
SIZES = (("-# ", 13, 19.5), ("### ", 18, 26), ("## ", 20, 30), ("# ", 24, 36), ("", 16, PLAIN))
"""How lines of a kind begin, how large letters are, and how high a line is."""
BROAD, BROAD_BOLD = 1.12, 1.18
"""Letters of a screen are broader than the ones that are measured."""
EMBLEM = 1.45
"""How broad an emoji is, by the height of its letters."""
SPOKEN = (
    (re.compile(r"<t:\d+:\w>"), "~in~2~minutes~"),
    (re.compile(r"<[@#]&?\d+>"), "~**@Mathilda**~"),
    (re.compile(r"\[([^\]]*)\]\([^)]*\)"), r"\1"),
)
"""What Discord writes in place of something, about; ``~`` is a space where no line ends."""
TOKEN = re.compile(r"(<a?:\w+:\d+>|\*\*|`|\\|~~)")


def height(parts: Iterable[Part], before: Collection[str] = ()) -> float:
    """Return how many pixels parts take that come before the first that says one of ``before``.

    Controls count where such a part comes below them, and else are left aside.
    """
    pixels, controls = float(AUTHOR + EDGE), 0.0
    for part in parts:
        said = part.text if isinstance(part, Section) else part if isinstance(part, str) else ""
        if before and any(each in said for each in before):
            return pixels + controls
        if isinstance(part, Picture):
            wide, high = part.drawing.size
            pixels += GAP + ROOM * high / wide
        elif isinstance(part, Rule):
            pixels += GAP + RULE
        elif isinstance(part, tuple):
            controls += _row_height(part)
        elif said:
            pixels += text_height(said, beside=isinstance(part, Section))
    return pixels


def whole_height(parts: Collection[Part]) -> float:
    """Return how many pixels parts take with their controls, which stand below."""
    return height(parts) + sum([_row_height(part) for part in parts if isinstance(part, tuple)])


@lru_cache(maxsize=1024)
def _row_height(row: Row) -> float:
    """Return how many pixels a row takes: buttons that find no room begin a new line."""
    lines, at = 1, 0.0
    for each in row:
        across = float(ROOM)
        if isinstance(each, Button | Link):
            across = BUTTON_EDGES + _across(each.label, bold=True) * BUTTON_LETTERS
            across += BUTTON_EMBLEM * bool(isinstance(each, Button) and each.emblem)
            across = max(across, BUTTON_LEAST)
        if at and at + GAP + across > ROOM:
            lines, at = lines + 1, 0.0
        at += across + (GAP if at else 0.0)
    return lines * (GAP + BUTTON)


@lru_cache(maxsize=4096)
def text_height(text: str, *, beside: bool = False) -> float:
    """Return how many pixels a text takes. ``beside``: a button stands beside it."""
    room, pixels, before = ROOM - BESIDE * beside, float(GAP), 0.0
    for line in text.split("\n"):
        for kind in SIZES:  # The last begins them all.
            if line.startswith(kind[0]):
                break
        begins, size, tall = kind
        if before and (before != tall or tall != PLAIN):
            pixels += GAP_INSIDE
        pixels += _lines(line.removeprefix(begins), size, room, bold=tall > PLAIN) * tall
        before = tall
    return max(pixels, float(GAP + BUTTON)) if beside else pixels


@lru_cache(maxsize=8192)
def _lines(line: str, size: int, room: int, *, bold: bool) -> int:
    """Return in how many lines a line is shown, broken between words."""
    for pattern, said in SPOKEN:
        line = pattern.sub(said, line)
    space, lines, at = _across(" ", bold=False) * size, 1, 0.0
    for word in _words(line, bold=bold):
        across = word * size
        if at and at + space + across > room:
            lines, at = lines + 1, 0.0
        at += across + (space if at else 0.0)
        if at > room:  # Longer than a line: it is broken anywhere.
            lines += ceil(at / room) - 1
            at %= room
    return lines


def _words(line: str, *, bold: bool) -> list[float]:
    """Return how broad each word is, in letters of one pixel."""
    words, across = list[float](), 0.0
    for token in TOKEN.split(line):
        if token == "**":
            bold = not bold
        elif token.startswith("<"):
            across += EMBLEM
        elif not TOKEN.fullmatch(token):
            first, *others = token.split(" ")
            across += _across(first, bold=bold)
            for word in others:
                words.append(across)
                across = _across(word, bold=bold)
    return [*words, across]


@lru_cache(maxsize=8192)
def _across(word: str, *, bold: bool) -> float:
    """Return how broad a word is, in letters of one pixel."""
    word = word.replace("~", "\N{NO-BREAK SPACE}")
    # An emoji or the like is broader than a letter.
    letters = word
    if not word.isascii():
        letters = "".join([each for each in word if unicodedata.category(each) != "So"])
    broad = BROAD_BOLD if bold else BROAD
    return width(letters, 1, bold=bold) * broad + EMBLEM * (len(word) - len(letters))
