"""The table from above: who sits where, whose turn it is, who is dead, and what lies face up."""

import math
from collections.abc import Sequence
from typing import TypeAlias

from bot.drawing.colours import GOLD, NIGHT, PARCHMENT, RED, WOOD
from bot.drawing.faces import Sitter, face_svg, seat_name
from bot.drawing.paint import banner, emblem_at, fitted, text, whole, width
from bot.plugins.picture import Fate, SeatPicture, TablePicture

WIDE = 800
"""Units across: a phone shows them at less than half, so no letter is under 26."""
NAME, NUMBER, SMALL = 27, 26, 25
FADED = "#8d8a99"
FACE = 46
"""Half of a face's width."""
CARD, SMALL_CARD = 62, 38
MANY = 8
"""More seats than these stand in rows instead of around the table."""
COLUMNS, ROW = 3, 104


Seated: TypeAlias = tuple[SeatPicture, Sitter]


def table_svg(table: TablePicture, sitters: Sequence[Sitter]) -> tuple[str, int, int]:
    """Return the picture as SVG, its width and its height."""
    seated = list(zip(table.seats, sitters, strict=True))
    if len(seated) > MANY:
        middle = 90 + ROW * -(-len(seated) // COLUMNS)
        high = middle + (130 if table.centre or table.caption else 0)
        body = _rows(seated) + _centre(table, WIDE / 2, middle + 62)
    else:
        high = 620
        body = _round(table, seated, high)
    return whole(body + banner(table.banner, table.colour, WIDE), WIDE, high)


def _round(table: TablePicture, seated: Sequence[Seated], high: int) -> str:
    middle_x, middle_y = WIDE / 2, high / 2 + 24
    parts = [
        f'<ellipse cx="{middle_x}" cy="{middle_y + 8}" rx="262" ry="176" fill="#12101a"/>',
        f'<ellipse cx="{middle_x}" cy="{middle_y}" rx="262" ry="176" fill="#5a3a22"/>',
        f'<ellipse cx="{middle_x}" cy="{middle_y}" rx="244" ry="160" fill="{WOOD}"/>',
        f'<ellipse cx="{middle_x}" cy="{middle_y}" rx="226" ry="144" fill="none"'
        ' stroke="#6a4628" stroke-width="3"/>',
    ]
    parts.append(_centre(table, middle_x, middle_y))
    room = 240 if len(seated) < 7 else 206
    for n, (seat, sitter) in enumerate(seated):
        # The first seat is nearest to who looks; the others follow clockwise.
        angle = math.pi / 2 + 2 * math.pi * n / len(seated)
        x = middle_x + 302 * math.cos(angle)
        y = middle_y + 206 * math.sin(angle)
        inner = 178 - 13 * max(0, len(seat.cards) - 1)
        inner_x = middle_x + inner * math.cos(angle)
        size = CARD if len(seat.cards) < 2 else SMALL_CARD
        inner_y = _clear(middle_y + 112 * math.sin(angle), size, y + 26, y + 64)
        parts.append(_cards(seat.cards, inner_x, inner_y, size))
        parts.append(_seat(n, (seat, sitter), x, y - 14, room))
    return "".join(parts)


def _clear(y: float, size: float, top: float, bottom: float) -> float:
    """Return where cards that were to lie at ``y`` are not covered by the name above or below."""
    return max(y, bottom + size / 2) if y > (top + bottom) / 2 else min(y, top - size / 2)


def _rows(seated: Sequence[Seated]) -> str:
    """Return many seats in rows, in the order of play."""
    parts: list[str] = []
    across = WIDE / COLUMNS
    for n, (seat, sitter) in enumerate(seated):
        x, y = across * (n % COLUMNS) + 44, 130 + ROW * (n // COLUMNS)
        parts.append(_face(n, (seat, sitter), x, y, 34))
        left, right = x + 42, across * (n % COLUMNS + 1) - 10
        name = fitted(seat_name(n, sitter), SMALL, right - left)
        parts.append(text(left, y - 4, name, SMALL, _ink(seat), anchor="start"))
        if seat.number is not None:
            digits = str(seat.number)
            parts.append(text(right, y + 32, digits, SMALL, GOLD, anchor="end", bold=True))
            right -= width(digits, SMALL, bold=True) + 28
            parts.append(emblem_at(seat.emblem, right + 12, y + 23, 22))
        for place, key in enumerate(seat.cards[: int((right - left) // 32)]):
            parts.append(emblem_at(key, left + 15 + 32 * place, y + 23, 30))
    return "".join(parts)


def _centre(table: TablePicture, x: float, y: float) -> str:
    lift = 14 if table.caption else 0
    parts = [_cards(table.centre, x, y - lift, 74)]
    if table.caption:
        caption = fitted(table.caption, NUMBER, 300)
        parts.append(text(x, y + 52, caption, NUMBER, PARCHMENT))
    return "".join(parts)


def _cards(keys: Sequence[str], x: float, y: float, size: float) -> str:
    step = size if len(keys) < 5 else size * 4 / len(keys)
    left = x - step * (len(keys) - 1) / 2
    return "".join(emblem_at(key, left + step * n, y, size) for n, key in enumerate(keys))


def _seat(n: int, seated: Seated, x: float, y: float, room: float) -> str:
    seat, sitter = seated
    parts = [_face(n, seated, x, y, FACE)]
    digits = "" if seat.number is None else str(seat.number)
    number = width(digits, NUMBER, bold=True) + 34 if digits else 0
    name = fitted(seat_name(n, sitter), NAME, room - 28 - number)
    across = min(room, width(name, NAME) + number + 28)
    x = min(max(x, across / 2 + 8), WIDE - across / 2 - 8)
    edge = GOLD if sitter.awaited else "#4a4458"
    parts.append(
        f'<rect x="{x - across / 2:.1f}" y="{y + 40:.1f}" width="{across:.1f}" height="38" rx="19"'
        f' fill="{NIGHT}" stroke="{edge}" stroke-width="3"/>'
    )
    parts.append(text(x - across / 2 + 14, y + 68, name, NAME, _ink(seat), anchor="start"))
    if digits:
        right = x + across / 2 - 12
        parts.append(text(right, y + 68, digits, NUMBER, GOLD, anchor="end", bold=True))
        parts.append(emblem_at(seat.emblem, right - number + 19, y + 59, 24))
    return "".join(parts)


def _ink(seat: SeatPicture) -> str:
    return PARCHMENT if seat.fate is Fate.PLAYING else FADED


def _face(n: int, seated: Seated, x: float, y: float, half: float) -> str:
    seat, sitter = seated
    gone = seat.fate is not Fate.PLAYING
    parts: list[str] = []
    if sitter.awaited:
        parts.append(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{half + 9}" fill="none" stroke="{GOLD}"'
            ' stroke-width="6" stroke-dasharray="12 7"/>'
        )
    edge = RED if seat.fate is Fate.DEAD else FADED if gone else GOLD
    parts.append(face_svg(n, sitter, seat.fate, x, y, half, edge))
    if seat.badge:
        parts.append(emblem_at(seat.badge, x + half * 0.86, y - half * 0.62, half * 0.95))
    return "".join(parts)
