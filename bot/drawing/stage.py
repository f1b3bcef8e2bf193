"""Where all look now: a face on a scaffold, beside what has been turned up of it."""

from typing import NamedTuple

from bot.drawing.colours import GOLD, INK, PARCHMENT, RED
from bot.drawing.faces import Sitter, face_svg
from bot.drawing.paint import emblem_at, shrunk, text, width
from bot.drawing.picture import Piece, piece
from bot.plugins.picture import Fate, StagePicture

HIGH = 156
"""Units down of a stage that stands alone."""
FACE, CARD, GAP = 50, 96, 12
"""Half of a face, how large a card is, and what is between them."""
BOARDS, LABEL = 38, 26
"""How thick the boards are, and the letters on them: these are always as large."""
PLANK = "#8a5f3c"


class Stage(NamedTuple):
    """What stands on the boards, around a point, and in which size."""

    picture: StagePicture
    fate: Fate
    sitter: Sitter
    at: tuple[float, float]
    scale: float

    @property
    def size(self) -> tuple[float, float]:
        """How wide and high it is, its boards included."""
        across = 2 * FACE + (CARD + GAP) * len(self.picture.cards) + 2 * GAP
        said = width(self.picture.label, LABEL, bold=True) + 32
        return max(across * self.scale, said), CARD * self.scale + 12 + BOARDS

    @property
    def box(self) -> tuple[float, float, float, float]:
        """What it covers: left, top, right and bottom."""
        (x, y), (wide, high) = self.at, self.size
        return x - wide / 2, y - high / 2, x + wide / 2, y + high / 2

    def draw(self) -> Piece:
        """Return the boards with their label, the face and the cards on them."""
        left, top, right, bottom = self.box
        half, card, gap = FACE * self.scale, CARD * self.scale, GAP * self.scale
        boards = bottom - BOARDS
        middle = (top + boards) / 2
        x = self.at[0] - (2 * half + (card + gap) * len(self.picture.cards)) / 2
        gone = self.fate is not Fate.PLAYING
        edge = RED if self.fate is Fate.DEAD else "#8d8a99" if gone else GOLD
        posts = (
            f"M{left + 22:.1f} {boards:.1f}v{BOARDS + 4}M{right - 22:.1f} {boards:.1f}v{BOARDS + 4}"
        )
        size, label = shrunk(self.picture.label, LABEL, right - left - 16, bold=True)
        parts = [
            f'<path d="{posts}" stroke="{INK}" stroke-width="12"/>',
            f'<rect x="{left:.1f}" y="{boards:.1f}" width="{right - left:.1f}"'
            f' height="{BOARDS - 4}" rx="4" fill="{PLANK}" stroke="{INK}" stroke-width="3"/>',
            text(self.at[0], boards + 26, label, size, PARCHMENT, bold=True),
            face_svg(self.picture.seat, self.sitter, self.fate, x + half, middle, half, edge),
        ]
        x += 2 * half + gap + card / 2
        for n, key in enumerate(self.picture.cards):
            parts.append(emblem_at(key, x + (card + gap) * n, middle, card))
        return piece("".join(parts), left - 8, top - 8, right + 8, bottom + 8)
