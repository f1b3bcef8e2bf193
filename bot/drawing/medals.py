"""A picture of the medals that somebody has."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.drawing.charts import title_line
from bot.drawing.colours import PARCHMENT
from bot.drawing.paint import emblem_at, fitted, text, wrapped
from bot.drawing.picture import WIDE, Drawing

HEAD, MARGIN, FADED = 92, 24, "#b9b4c6"
GAP = 6
"""From one line to the next."""
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
    """How medals stand: in so many columns, at least how high, and the sizes of their parts."""

    columns: int
    row: int
    emblem: int
    name: int
    why: int = 0

    def lines(self, medal: MedalPlace) -> list[tuple[str, int, bool]]:
        """Return all that is said beside a medal, in lines: text, size, and whether it is bold."""
        room = (WIDE - 2 * MARGIN) / self.columns - self.emblem - 24
        said = [(line, self.name, True) for line in wrapped(medal.name, self.name, room, bold=True)]
        if self.why:
            said += [(line, self.why, False) for line in wrapped(medal.why, self.why, room)]
        # One word may still be too long.
        return [(fitted(line, size, room, bold=bold), size, bold) for line, size, bold in said]

    def height(self, medal: MedalPlace) -> int:
        """Return how high a row is that has room for a medal."""
        return max(self.row, 16 + sum(size + GAP for _, size, _ in self.lines(medal)))


FEW_LAYOUT, MANY_LAYOUT = Layout(2, 104, 84, 28, 24), Layout(3, 72, 56, 22)


def medals_drawing(title: str, medals: Sequence[MedalPlace]) -> Drawing:
    """Return medals in columns."""
    drawn = tuple(medals[:MOST])
    layout = MANY_LAYOUT if len(drawn) > MANY else FEW_LAYOUT
    row = max((layout.height(medal) for medal in drawn), default=0)
    high = HEAD + row * -(-len(drawn) // layout.columns) + 12
    return Drawing(_medals, (WIDE, high), (title, drawn, layout, row))


def _medals(title: str, medals: Sequence[MedalPlace], layout: Layout, row: int) -> str:
    across = (WIDE - 2 * MARGIN) / layout.columns
    parts = [title_line(title)]
    for n, medal in enumerate(medals):
        x, top = MARGIN + across * (n % layout.columns), HEAD + row * (n // layout.columns)
        left, lines, middle = x + layout.emblem + 12, layout.lines(medal), top + row / 2
        parts.append(emblem_at(medal.emblem, x + layout.emblem / 2, middle, layout.emblem))
        y = middle - sum(size + GAP for _, size, _ in lines) / 2
        for line, size, bold in lines:
            y += size + GAP
            fill = PARCHMENT if bold else FADED
            # Letters stand higher than the lower edge of their line.
            parts.append(text(left, y - size * 0.3, line, size, fill, anchor="start", bold=bold))
    return "".join(parts)
