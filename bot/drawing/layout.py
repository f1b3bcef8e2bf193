"""What lies open before somebody who plays alone: rows of cards, the hand, and the piles."""

from bot.drawing.colours import GOLD, INK, PARCHMENT, RED
from bot.drawing.paint import banner, emblem_at, fitted, inside_at, text, whole, width
from bot.plugins.picture import LaidCard, LayoutPicture, PilePicture, RowPicture

WIDE, HIGH = 800, 596
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


def layout_svg(layout: LayoutPicture) -> tuple[str, int, int]:
    """Return the picture as SVG, its width and its height."""
    across = WIDE / max(len(layout.rows), 1)
    parts = [banner(layout.banner, layout.colour, WIDE)]
    parts += [_row(row, across * n, across) for n, row in enumerate(layout.rows)]
    parts.append(f'<path d="M24 {LOW - 18}H{WIDE - 24}" stroke="{LINE}" stroke-width="3"/>')
    step = HELD[0] + 10
    parts += [_card(card, 20 + step * n, LOW, HELD) for n, card in enumerate(layout.hand)]
    left = 20 + step * 3 + 14
    parts.append(f'<path d="M{left} {LOW}V{HIGH - 20}" stroke="{LINE}" stroke-width="3"/>')
    room = (WIDE - 12 - left) / max(len(layout.piles), 1)
    parts += [_pile(pile, left + room * n, room) for n, pile in enumerate(layout.piles)]
    return whole("".join(parts), WIDE, HIGH)


def _row(row: RowPicture, x: float, across: float) -> str:
    left = x + (across - FRONT[0] - 8 - LAID[0]) / 2
    behind = range(row.behind, 0, -1)
    parts = [_frame(left + 7 * n, TOP - 11 * n, FRONT, RED, INK) for n in behind]
    if row.front is None:
        parts.append(_frame(left, TOP, FRONT, "none", LINE))
    else:
        parts.append(_card(row.front, left, TOP, FRONT))
    for n, card in enumerate(row.laid):
        parts.append(_card(card, left + FRONT[0] + 8, TOP + LAID_STEP * n, LAID))
    if not row.note:
        return "".join(parts)
    mark = NOTE + 10 if row.mark else 0
    note = fitted(row.note, NOTE, across - 20 - mark, bold=True)
    y, middle = TOP + FRONT[1] + 42, x + across / 2
    parts.append(text(middle - mark / 2, y, note, NOTE, GOLD, bold=True))
    if row.mark:
        half = width(note, NOTE, bold=True) / 2
        parts.append(emblem_at(row.mark, middle - mark / 2 + half + 24, y - 11, NOTE * 1.25))
    return "".join(parts)


def _frame(x: float, y: float, size: tuple[float, float], fill: str, edge: str) -> str:
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{size[0]}" height="{size[1]}" rx="12"'
        f' fill="{fill}" stroke="{edge}" stroke-width="4"/>'
    )


def _card(card: LaidCard, x: float, y: float, size: tuple[float, float]) -> str:
    """Return a card by its upper left corner: letters and mark in a line, and what is on it."""
    wide, high = size
    if not card.letters:
        # An emblem that is a card is 46 of 64 wide, and 58 high.
        return emblem_at(card.emblem, x + wide / 2, y + high / 2, min(wide / 46, high / 58) * 64)
    letters = wide * 0.42
    ink = RED if card.red else INK
    return "".join(
        (
            _frame(x, y, size, PAPER, INK),
            text(x + 9, y + letters * 0.95, card.letters, letters, ink, anchor="start", bold=True),
            inside_at(card.mark, x + wide - 24, y + letters * 0.6, wide * 0.34),
            inside_at(card.emblem, x + wide / 2, y + high * 0.68, high * 0.5),
        )
    )


def _pile(pile: PilePicture, x: float, room: float) -> str:
    middle = x + room / 2
    size = min(room - 12, HELD[0]), HELD[1]
    if pile.top is None:
        drawn = emblem_at(pile.emblem, middle, LOW + HELD[1] / 2, room - 4)
    else:
        drawn = _card(pile.top, middle - size[0] / 2, LOW, size)
    below = LOW + HELD[1] + 10
    return "".join(
        (
            drawn,
            text(middle, below + 18, fitted(pile.label, LABEL, room - 4), LABEL, FADED),
            text(middle, below + 50, str(pile.number), NUMBER, PARCHMENT, bold=True),
        )
    )
