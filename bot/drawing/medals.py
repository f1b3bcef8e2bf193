"""A picture of the medals that somebody has."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.drawing.charts import WIDE, title_line
from bot.drawing.colours import PARCHMENT
from bot.drawing.paint import emblem_at, fitted, text
from bot.drawing.picture import Drawing, in_one_piece

HEAD, MARGIN, FADED = 92, 24, "#b9b4c6"
MANY = 12
"""More medals than these stand closer, and what they were for is left to the words beside."""
MOST = 48
"""Drawn; whoever has more has them in words."""


@dataclass(frozen=True, slots=True)
class MedalPlace:
    """A medal: its emblem's key, its name, and what it was for."""

    emblem: str
    name: str
    why: str


@dataclass(frozen=True, slots=True)
class Layout:
    """How medals stand: in so many columns, of what height, and the sizes of their parts."""

    columns: int
    row: int
    emblem: int
    name: int
    why: int = 0


FEW_LAYOUT, MANY_LAYOUT = Layout(2, 104, 84, 26, 18), Layout(3, 72, 56, 18)


def medals_drawing(title: str, medals: Sequence[MedalPlace]) -> Drawing:
    """Return medals in columns."""
    drawn = tuple(medals[:MOST])
    layout = MANY_LAYOUT if len(drawn) > MANY else FEW_LAYOUT
    high = HEAD + layout.row * -(-len(drawn) // layout.columns) + 12
    return in_one_piece(_medals, (WIDE, high), title, drawn, layout)


def _medals(title: str, medals: Sequence[MedalPlace], layout: Layout) -> str:
    across = (WIDE - 2 * MARGIN) / layout.columns
    parts = [title_line(title)]
    for n, medal in enumerate(medals):
        x, y = MARGIN + across * (n % layout.columns), HEAD + layout.row * (n // layout.columns)
        parts += _medal(medal, layout, x, y, across)
    return "".join(parts)


def _medal(medal: MedalPlace, layout: Layout, x: float, y: float, across: float) -> list[str]:
    left, middle = x + layout.emblem + 12, y + layout.row / 2
    room = across - layout.emblem - 24
    name = fitted(medal.name, layout.name, room, bold=True)
    line = middle + (layout.name * 0.36 if not layout.why else -4)
    parts = [
        emblem_at(medal.emblem, x + layout.emblem / 2, middle, layout.emblem),
        text(left, line, name, layout.name, PARCHMENT, anchor="start", bold=True),
    ]
    if layout.why:
        why = fitted(medal.why, layout.why, room)
        parts.append(text(left, middle + 24, why, layout.why, FADED, anchor="start"))
    return parts
