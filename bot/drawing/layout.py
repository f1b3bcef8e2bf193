"""What lies open before somebody who plays alone: rows of cards, the hand, and the piles."""

from collections.abc import Iterator

from bot.drawing.colours import GOLD, INK, PARCHMENT, RED
from bot.drawing.paint import banner, emblem_at, emblem_piece, inside_at, shrunk, text, width
from bot.drawing.picture import WIDE, Drawing, Piece, piece
from bot.plugins.picture import LaidCard, LayoutPicture, PilePicture, RowPicture
from bot.text import numeral

HIGH = 606
TOP = 118
"""Where the rows begin, below the banner and what peeks out behind the cards in front."""
FRONT = (124, 176)
LAID = (102, 132)
LAID_STEP = 50
"""How much of a card can be seen below the next one: its letters."""
LOW = 382
"""Where hand and piles begin."""
HELD = (116, 146)
NOTE, LABEL, NUMBER = 30, 25, 32
PAPER, LINE, FADED = "#fffaf0", "#4a4458", "#b9b4c6"


def layout_drawing(layout: LayoutPicture) -> Drawing:
    """Return what lies open before one player."""
    return Drawing(_pieces, (WIDE, HIGH), (layout,))


def _pieces(layout: LayoutPicture) -> Iterator[Piece]:
    across = WIDE / max(len(layout.rows), 1)
    yield banner(layout.banner, layout.colour)
    for n, row in enumerate(layout.rows):
        yield from _row(row, across * n, across)
    step = HELD[0] + 10
    left = 20 + step * 3 + 14
    lines = f"M24 {LOW - 18}H{WIDE - 24}M{left} {LOW}V{HIGH - 20}"
    ruled = f'<path d="{lines}" stroke="{LINE}" stroke-width="3"/>'
    yield piece(ruled, 0, LOW - 20, WIDE, HIGH)
    for n, card in enumerate(layout.hand):
        yield _card(card, 20 + step * n, LOW, HELD)
    room = (WIDE - 12 - left) / max(len(layout.piles), 1)
    for n, pile in enumerate(layout.piles):
        yield from _pile(pile, left + room * n, room)


def _row(row: RowPicture, x: float, across: float) -> Iterator[Piece]:
    left = x + (across - FRONT[0] - 8 - LAID[0]) / 2
    for n in range(row.behind, 0, -1):
        x_behind, y_behind = left + 7 * n, TOP - 11 * n
        frame = _frame(x_behind, y_behind, FRONT, RED, INK)
        yield _covered(frame, x_behind, y_behind, FRONT)
    if row.front is None:
        yield _covered(_frame(left, TOP, FRONT, "none", LINE), left, TOP, FRONT)
    else:
        yield _card(row.front, left, TOP, FRONT)
    for n, card in enumerate(row.laid):
        yield _card(card, left + FRONT[0] + 8, TOP + LAID_STEP * n, LAID)
    if not row.note:
        return
    mark = NOTE + 10 if row.mark else 0
    size, note = shrunk(row.note, NOTE, across - 20 - mark, bold=True)
    # Below the card in front, of which it speaks; on its right the others reach further down.
    half = width(note, size, bold=True) / 2
    y, middle = TOP + FRONT[1] + 42, max(left + FRONT[0] / 2, x + 8 + half + mark / 2)
    said = text(middle - mark / 2, y, note, size, GOLD, bold=True)
    if row.mark:
        said += emblem_at(row.mark, middle - mark / 2 + half + 24, y - 11, NOTE * 1.25)
    yield piece(said, x, y - NOTE - 4, x + across, y + 12)


def _covered(svg: str, x: float, y: float, size: tuple[float, float]) -> Piece:
    """Return a card, whose edge is as broad outside as inside."""
    return piece(svg, x - 2, y - 2, x + size[0] + 2, y + size[1] + 2)


def _frame(x: float, y: float, size: tuple[float, float], fill: str, edge: str) -> str:
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{size[0]}" height="{size[1]}" rx="12"'
        f' fill="{fill}" stroke="{edge}" stroke-width="4"/>'
    )


def _card(card: LaidCard, x: float, y: float, size: tuple[float, float]) -> Piece:
    """Return a card by its upper left corner: letters and mark in a line, and what is on it."""
    wide, high = size
    if not card.letters:
        # An emblem that is a card is 46 of 64 wide, and 58 high.
        across = min(wide / 46, high / 58) * 64
        return emblem_piece(card.emblem, x + wide / 2, y + high / 2, across)
    letters = wide * 0.42
    ink = RED if card.red else INK
    parts = (
        _frame(x, y, size, PAPER, INK),
        text(x + 9, y + letters * 0.95, card.letters, letters, ink, anchor="start", bold=True),
        inside_at(card.mark, x + wide - 24, y + letters * 0.6, wide * 0.34),
        inside_at(card.emblem, x + wide / 2, y + high * 0.68, high * 0.5),
    )
    return _covered("".join(parts), x, y, size)


def _pile(pile: PilePicture, x: float, room: float) -> Iterator[Piece]:
    middle = x + room / 2
    size = min(room - 12, HELD[0]), HELD[1]
    if pile.top is None:
        yield emblem_piece(pile.emblem, middle, LOW + HELD[1] / 2, room - 4)
    else:
        yield _card(pile.top, middle - size[0] / 2, LOW, size)
    below = LOW + HELD[1] + 10
    large, label = shrunk(pile.label, LABEL, room - 4)
    said = text(middle, below + 18, label, large, FADED)
    said += text(middle, below + 50, numeral(pile.number), NUMBER, PARCHMENT, bold=True)
    yield piece(said, x, below - 10, x + room, HIGH)
