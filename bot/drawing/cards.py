"""Cards that one viewer holds, large, and on the first of them whose they are."""

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from bot.drawing.colours import GOLD, NIGHT, PARCHMENT
from bot.drawing.faces import Sitter, face_svg
from bot.drawing.paint import LEAST, SERIF, emblem_at, fitted, in_lines, shown, text, width
from bot.drawing.picture import WIDE, Drawing, Piece, piece
from bot.plugins.picture import CardPicture, Fate

HIGH = 208
EMBLEM, MIDDLE = 140, 92
"""How large it is, and how far on the right its middle."""
LABEL, NAME = 27, 46
SIZES, LINES = range(31, round(LEAST * 31) - 1, -1), 3
"""Sizes and lines of what a card is about: it is what its owner has to know, and a phone shows it
at four tenths."""
STEP = 33
"""From one of these lines to the next."""
LEFT = 176
ROOM = WIDE - LEFT - 30
MANY = 2
"""More cards than these are lower, so that a hand leaves room for its question."""
LOW, LOW_EMBLEM, LOW_NAME = 142, 122, 38
LOW_SIZES, LOW_LINES = range(29, round(LEAST * 29) - 1, -1), 2
PANEL, FADED = "#2a2534", "#b9b4c6"
FACE, CHIP, BESIDE = 35, 18, 98
"""Half a face, half the number at it, and the pixels that they take from the words beside them."""


Own: TypeAlias = tuple[int, Sitter]
"""The seat whose cards they are, counted from 0, and who sits there."""


def cards_drawing(cards: Sequence[CardPicture], own: Own | None = None) -> Drawing:
    """Return cards one below the other, the first of them at the ``own`` seat."""
    return Drawing(_pieces, (WIDE, _high(cards) * len(cards) + 12), (own, *cards))


def _high(cards: Sequence[CardPicture]) -> int:
    return HIGH if len(cards) <= MANY else LOW


def _pieces(own: Own | None, *cards: CardPicture) -> Iterator[Piece]:
    high, draw = _high(cards), _card if len(cards) <= MANY else _low_card
    for n, card in enumerate(cards):
        top = 12 + high * n
        there = own if n == 0 else None
        svg = draw(card, top, ROOM - BESIDE if there is not None else ROOM)
        yield piece(svg + _seat(there, top), 0, top, WIDE, top + high - 12)


def _seat(own: Own | None, top: float) -> str:
    """Return the face and the number of a seat, in the corner of its card."""
    if own is None:
        return ""
    (seat, sitter), x, y = own, WIDE - 12 - 18 - FACE, top + 8 + FACE
    left, low = x - FACE * 0.78, y + FACE * 0.66
    return (
        face_svg(seat, sitter, Fate.PLAYING, x, y, FACE, GOLD)
        + f'<circle cx="{left:.1f}" cy="{low:.1f}" r="{CHIP}" fill="{NIGHT}" stroke="{GOLD}"'
        ' stroke-width="3"/>' + text(left, low + 8, str(seat + 1), 22, PARCHMENT, bold=True)
    )


def _card(card: CardPicture, y: float, room: float) -> str:
    name, (small, lines) = shown(card.name), in_lines(card.text, SIZES, ROOM, LINES)
    size = NAME * min(1.0, room / (width(name, NAME, bold=True) * 1.15))
    top = y + STEP * (LINES - len(lines)) / 2  # In the middle, as its emblem is.
    parts = [
        f'<rect x="12" y="{y}" width="{WIDE - 24}" height="{HIGH - 12}" rx="16" fill="{PANEL}"/>',
        emblem_at(card.emblem, MIDDLE, y + (HIGH - 12) / 2, EMBLEM),
        text(LEFT, top + 38, fitted(card.label, LABEL, room), LABEL, FADED, anchor="start"),
        text(LEFT, top + 84, name, size, GOLD, anchor="start", bold=True, font=SERIF),
    ]
    for n, line in enumerate(lines):
        parts.append(text(LEFT, top + 119 + STEP * n, line, small, PARCHMENT, anchor="start"))
    return "".join(parts)


def _low_card(card: CardPicture, y: float, room: float) -> str:
    """Return a card whose label stands at the right of its name."""
    name, label = shown(card.name), fitted(card.label, LABEL, ROOM / 2)
    left = room - width(label, LABEL) - 24
    size = LOW_NAME * min(1.0, left / (width(name, LOW_NAME, bold=True) * 1.15))
    parts = [
        f'<rect x="12" y="{y}" width="{WIDE - 24}" height="{LOW - 12}" rx="16" fill="{PANEL}"/>',
        emblem_at(card.emblem, MIDDLE, y + (LOW - 12) / 2, LOW_EMBLEM),
        text(LEFT + room, y + 42, label, LABEL, FADED, anchor="end"),
        text(LEFT, y + 44, name, size, GOLD, anchor="start", bold=True, font=SERIF),
    ]
    size, lines = in_lines(card.text, LOW_SIZES, room, LOW_LINES)
    for n, line in enumerate(lines):
        parts.append(text(LEFT, y + 82 + 32 * n, line, size, PARCHMENT, anchor="start"))
    return "".join(parts)


def label_fits(card: CardPicture) -> bool:
    """Say whether the label of a card is drawn whole."""
    return width(shown(card.label), LABEL) <= ROOM
