"""The table from above: who sits where, whose turn it is, who is dead, and what lies face up."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from bot.drawing.paint import (
    ASH,
    FACES,
    GOLD,
    INK,
    NIGHT,
    PARCHMENT,
    RED,
    SERIF,
    WOOD,
    emblem_at,
    fitted,
    shown,
    text,
    width,
)

WIDE = 800
"""Units across: a phone shows them at less than half, so no letter is under 26."""
NAME, NUMBER = 27, 26
FACE = 46
"""Half of a face's width."""
CARD = 62
MANY = 8
"""More seats than these stand in rows instead of around the table."""


class State(StrEnum):
    """How a seat is to be shown."""

    PLAYING = "playing"
    AWAITED = "awaited"
    DEAD = "dead"
    OUT = "out"
    """Escaped, or no longer in the game."""


@dataclass(frozen=True, slots=True)
class SeatPicture:
    """One seat: its player's raw name, what lies face up there, and a number such as crowns."""

    name: str
    number: str = ""
    emblem: str = ""
    """The key of the emblem that stands before the number."""
    state: State = State.PLAYING
    badge: str = ""
    """The key of an emblem beside the face: an office that all know."""
    cards: tuple[str, ...] = ()
    """Keys of emblems, from left to right."""


@dataclass(frozen=True, slots=True)
class TablePicture:
    """What the public may see of a table, seats clockwise."""

    banner: str
    colour: str
    seats: tuple[SeatPicture, ...]
    centre: tuple[str, ...] = ()
    """Keys of emblems in the middle."""
    caption: str = ""
    """A few words below them."""


def table_svg(table: TablePicture) -> tuple[str, int, int]:
    """Return the picture as SVG, its width and its height."""
    rows = len(table.seats) > MANY
    high = 150 + 104 * -(-len(table.seats) // 4) + 110 if rows else 620
    body = _rows(table, high) if rows else _round(table, high)
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDE}" height="{high}">'
        f'<rect width="{WIDE}" height="{high}" fill="{NIGHT}"/>{body}{_banner(table)}</svg>'
    )
    return svg, WIDE, high


def _banner(table: TablePicture) -> str:
    words = fitted(table.banner.upper(), 34, 420, bold=True)
    half = max(150.0, width(words, 38, bold=True) / 2 + 40)
    middle = WIDE / 2
    path = (
        f"M{middle - half:.0f} 12h{2 * half:.0f}l-20 26 20 26h-{2 * half:.0f}l20-26z"
    )
    return (
        f'<path d="{path}" fill="{table.colour}" stroke="{INK}" stroke-width="4"/>'
        + text(middle, 50, words, 34, PARCHMENT, bold=True, font=SERIF)
    )


def _round(table: TablePicture, high: int) -> str:
    middle_x, middle_y = WIDE / 2, high / 2 + 24
    parts = [
        f'<ellipse cx="{middle_x}" cy="{middle_y + 8}" rx="262" ry="176" fill="#12101a"/>',
        f'<ellipse cx="{middle_x}" cy="{middle_y}" rx="262" ry="176" fill="#5a3a22"/>',
        f'<ellipse cx="{middle_x}" cy="{middle_y}" rx="244" ry="160" fill="{WOOD}"/>',
        f'<ellipse cx="{middle_x}" cy="{middle_y}" rx="226" ry="144" fill="none"'
        ' stroke="#6a4628" stroke-width="3"/>',
    ]
    parts.append(_centre(table, middle_x, middle_y))
    for n, seat in enumerate(table.seats):
        # The first seat is nearest to who looks; the others follow clockwise.
        angle = math.pi / 2 + 2 * math.pi * n / len(table.seats)
        x = middle_x + 302 * math.cos(angle)
        y = middle_y + 206 * math.sin(angle)
        inner_x = middle_x + 178 * math.cos(angle)
        inner_y = middle_y + 112 * math.sin(angle)
        parts.append(_cards(seat.cards, inner_x, inner_y, CARD))
        parts.append(_seat(n, seat, x, y - 14, 196))
    return "".join(parts)


def _rows(table: TablePicture, high: int) -> str:
    """Return many seats, four in a row, in the order of play."""
    parts: list[str] = []
    for n, seat in enumerate(table.seats):
        x, y = 100 + 200 * (n % 4), 128 + 104 * (n // 4)
        parts.append(_face(n, seat, x - 62, y, 32))
        name = fitted(seat.name, 22, 118)
        parts.append(text(x - 22, y - 6, name, 22, _ink(seat), anchor="start"))
        for place, key in enumerate(seat.cards[:2]):
            parts.append(emblem_at(key, x - 8 + 34 * place, y + 18, 30))
        if seat.number:
            left = x + 28 if seat.cards else x - 8
            parts.append(emblem_at(seat.emblem, left, y + 18, 24))
            parts.append(text(left + 16, y + 26, seat.number, 22, GOLD, anchor="start", bold=True))
    parts.append(_centre(table, WIDE / 2, high - 66))
    return "".join(parts)


def _centre(table: TablePicture, x: float, y: float) -> str:
    lift = 14 if table.caption else 0
    parts = [_cards(table.centre, x, y - lift, 74)]
    if table.caption:
        caption = fitted(table.caption, NUMBER, 300)
        parts.append(text(x, y + 52, caption, NUMBER, PARCHMENT))
    return "".join(parts)


def _cards(keys: Sequence[str], x: float, y: float, size: float) -> str:
    step = size if len(keys) < 4 else size * 3 / len(keys)
    left = x - step * (len(keys) - 1) / 2
    return "".join(emblem_at(key, left + step * n, y, size) for n, key in enumerate(keys))


def _seat(n: int, seat: SeatPicture, x: float, y: float, room: float) -> str:
    parts = [_face(n, seat, x, y, FACE)]
    number = width(seat.number, NUMBER, bold=True) + 34 if seat.number else 0
    name = fitted(f"{n + 1} {shown(seat.name)}", NAME, room - 28 - number)
    across = min(room, width(name, NAME) + number + 28)
    x = min(max(x, across / 2 + 8), WIDE - across / 2 - 8)
    edge = GOLD if seat.state is State.AWAITED else "#4a4458"
    parts.append(
        f'<rect x="{x - across / 2:.1f}" y="{y + 40}" width="{across:.1f}" height="38" rx="19"'
        f' fill="{NIGHT}" stroke="{edge}" stroke-width="3"/>'
    )
    parts.append(text(x - across / 2 + 14, y + 68, name, NAME, _ink(seat), anchor="start"))
    if seat.number:
        right = x + across / 2 - 12
        digits = width(seat.number, NUMBER, bold=True)
        parts.append(text(right, y + 68, seat.number, NUMBER, GOLD, anchor="end", bold=True))
        parts.append(emblem_at(seat.emblem, right - digits - 15, y + 59, 24))
    return "".join(parts)


def _ink(seat: SeatPicture) -> str:
    return "#8d8a99" if seat.state in (State.DEAD, State.OUT) else PARCHMENT


def _face(n: int, seat: SeatPicture, x: float, y: float, half: float) -> str:
    gone = seat.state in (State.DEAD, State.OUT)
    fill = ASH if gone else FACES[n % len(FACES)]
    parts = []
    if seat.state is State.AWAITED:
        parts.append(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{half + 9}" fill="none" stroke="{GOLD}"'
            ' stroke-width="6" stroke-dasharray="12 7"/>'
        )
    edge = RED if seat.state is State.DEAD else "#8d8a99" if gone else GOLD
    parts.append(
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{half}" fill="{fill}" stroke="{edge}"'
        ' stroke-width="5"/>'
    )
    if gone:
        parts.append(emblem_at("death" if seat.state is State.DEAD else "escape", x, y, half * 1.3))
    else:
        letter = next((each for each in shown(seat.name) if each.isalnum()), str(n + 1)).upper()
        parts.append(text(x, y + half * 0.36, letter, half, PARCHMENT, bold=True, font=SERIF))
    if seat.badge:
        parts.append(emblem_at(seat.badge, x + half * 0.86, y - half * 0.62, half * 0.95))
    return "".join(parts)
