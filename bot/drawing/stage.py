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
SAID, LEFT = 64, 44
"""How large is what is said, and how far it stands out on the left of the face."""
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
    def _across(self) -> float:
        """How wide all is that stands on the boards, in units of its own."""
        return 2 * FACE + (CARD + GAP) * len(self.picture.cards) + LEFT * bool(self.picture.said)

    @property
    def box(self) -> tuple[float, float, float, float]:
        """What it covers, its boards included: left, top, right and bottom."""
        said = width(self.picture.label, LABEL, bold=True) + 32
        wide = max((self._across + 2 * GAP) * self.scale, said)
        (x, y), high = self.at, CARD * self.scale + 12 + BOARDS
        return x - wide / 2, y - high / 2, x + wide / 2, y + high / 2

    def draw(self) -> Piece:
        """Return the boards with their label, the face and the cards on them."""
        left, top, right, bottom = self.box
        half, card, gap = FACE * self.scale, CARD * self.scale, GAP * self.scale
        boards = bottom - BOARDS
        middle = (top + boards) / 2
        x = self.at[0] - self._across * self.scale / 2
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
        ]
        x += LEFT * self.scale * bool(self.picture.said)
        parts.append(
            face_svg(self.picture.seat, self.sitter, self.fate, x + half, middle, half, edge)
        )
        if self.picture.said:
            parts.append(_bubble(self.picture.said, x, middle, self.scale))
        x += 2 * half + gap + card / 2
        for n, key in enumerate(self.picture.cards):
            parts.append(emblem_at(key, x + (card + gap) * n, middle, card))
        return piece("".join(parts), left - 8, top - 8, right + 8, bottom + 8)


def _bubble(key: str, x: float, y: float, scale: float) -> str:
    """Return what is said, above the mouth of a face that begins there."""
    size, half = SAID * scale, SAID * scale / 2
    left, middle = x - LEFT * scale + half, y - (CARD - SAID) * scale / 2
    tail = f"M{left + half * 0.2:.1f} {middle + half * 0.8:.1f}l{half * 0.7:.1f} {half * 0.7:.1f}"
    return (
        f'<path d="{tail}V{middle:.1f}z" fill="{PARCHMENT}"/>'
        f'<rect x="{left - half:.1f}" y="{middle - half:.1f}" width="{size:.1f}"'
        f' height="{size:.1f}" rx="{size * 0.3:.1f}" fill="{PARCHMENT}" stroke="{INK}"'
        f' stroke-width="3"/>{emblem_at(key, left, middle, size * 0.8)}'
    )
