"""The rounds of a game in the middle of its table: which are over, and who has won each of them."""

import math
from collections.abc import Sequence
from typing import NamedTuple

from bot.drawing.colours import GOLD, INK
from bot.drawing.paint import emblem_at
from bot.drawing.picture import Piece, piece
from bot.plugins.picture import RoundsRow

ROOM, LARGEST = 272, 40
"""How wide all of it is at most, and a round."""
SCORED, MISSED, TO_COME = GOLD, "#8d8a99", "#4a2c18"


class Rounds(NamedTuple):
    """Rows of rounds around a point. In each a dot stands for a seat, where that is at the table.

    A large bright one has won it.
    """

    rows: Sequence[RoundsRow]
    angles: Sequence[float]
    """Where the seats are."""
    at: tuple[float, float]
    scale: float

    @property
    def cell(self) -> float:
        """How wide and high a round is."""
        many = 1 + max((len(row.rounds) for row in self.rows), default=0)
        return min(LARGEST, ROOM / many) * self.scale

    @property
    def box(self) -> tuple[float, float, float, float]:
        """What they cover: left, top, right and bottom."""
        many = 1 + max((len(row.rounds) for row in self.rows), default=0)
        (x, y), across, down = self.at, self.cell * many / 2, self.cell * len(self.rows) / 2
        return x - across, y - down, x + across, y + down

    def draw(self) -> Piece:
        """Return them, with the emblem of what a row is about before it."""
        left, top, right, bottom = self.box
        cell, parts = self.cell, list[str]()
        for down, row in enumerate(self.rows):
            y = top + cell * (down + 0.5)
            parts.append(emblem_at(row.emblem, left + cell / 2, y, cell * 0.9))
            for n, won in enumerate(row.rounds, 1):
                parts += self._round(won, left + cell * (n + 0.5), y)
        return piece("".join(parts), left - 2, top - 2, right + 2, bottom + 2)

    def _round(self, won: Sequence[int] | None, x: float, y: float) -> list[str]:
        half = self.cell * 0.44
        if won is None:
            ring = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{half * 0.5:.1f}" fill="none"'
            return [f'{ring} stroke="{TO_COME}" stroke-width="2.5" stroke-dasharray="4 4"/>']
        parts = [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{half:.1f}" fill="{INK}"/>']
        for seat, angle in enumerate(self.angles):
            at = x + half * 0.64 * math.cos(angle), y + half * 0.64 * math.sin(angle)
            size, fill = (half * 0.26, SCORED) if seat in won else (half * 0.13, MISSED)
            parts.append(
                f'<circle cx="{at[0]:.1f}" cy="{at[1]:.1f}" r="{size:.1f}" fill="{fill}"/>'
            )
        return parts
