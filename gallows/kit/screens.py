"""How much of a phone's screen a panel takes before its question: an estimate, line by line."""

import re
from math import ceil

from bot.drawing.paint import width
from bot.panels.table_pictures import Drawing

MOST = 844
"""Pixels of a screen."""
ROOM = 340
"""Pixels across, for text and pictures."""
BROAD = 1.1
"""Letters of a screen are broader than the ones that are measured."""
FRAME, GAP = 40, 3
"""Pixels around it all, and of the gaps below paragraphs, shared out to their lines."""
SIZES = (("-# ", 13, 19), ("### ", 18, 27), ("## ", 20, 30), ("# ", 24, 36))
"""How lines of a kind begin, how large letters are, and how high a line is, in pixels."""
PLAIN = (16, 24)
SAID = ((r"<a?:\w+:\d+>", "MM"), (r"<t:\d+:\w>", "in 2 minutes"), (r"<[@#]&?\d+>", "@Mathilda"))
MARKS = re.compile(r"\*\*|`|\[|\]\([^)]*\)")


def high(said: str, drawing: Drawing | None) -> int:
    """Return how many pixels a text takes, with its picture."""
    pixels = FRAME + sum(_line(line) for line in said.split("\n") if line)
    if drawing is not None:
        _, wide, tall = drawing
        pixels += ROOM * tall / wide
    return round(pixels)


def _line(line: str) -> float:
    size, tall = PLAIN
    for begins, *measures in SIZES:
        if line.startswith(begins):
            line, (size, tall) = line.removeprefix(begins), measures
            break
    for pattern, seen in SAID:
        line = re.sub(pattern, seen, line)
    across = width(MARKS.sub("", line), size) * BROAD
    return ceil(across / ROOM) * tall + GAP
