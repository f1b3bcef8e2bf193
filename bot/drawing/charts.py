"""Pictures of numbers: who leads, and how a purse grew."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.drawing.colours import FACES, GOLD, INK, PARCHMENT
from bot.drawing.paint import SERIF, fitted, shown, text, width
from bot.drawing.picture import WIDE, Drawing
from bot.text import numeral
from bot.text.names import shortened
from bot.values.zones import ANYWHERE, day_in

MARGIN = 32
TITLE, LETTERS, NOTE = 34, 28, 24
ROW, BAR, HEAD = 68, 34, 100
PLOT = 480
LINES = "#4a4458"


@dataclass(frozen=True, slots=True)
class ChartBar:
    """One line of a picture of the leaders. ``name`` is raw; ``own`` marks the reader.

    ``note`` stands below the name, in small letters.
    """

    place: str
    name: str
    value: int
    own: bool = False
    note: str = ""


def bars_drawing(title: str, bars: Sequence[ChartBar]) -> Drawing:
    """Return bars from the longest to the shortest, each with its place, name and number.

    One below zero is hollow, the reader's has a frame.
    """
    return Drawing(_bars, (WIDE, HEAD + ROW * len(bars) + 16), (title, tuple(bars)))


def _bars(title: str, bars: Sequence[ChartBar]) -> str:
    number = max((width(numeral(bar.value), LETTERS, bold=True) for bar in bars), default=0.0)
    left, right = 350.0, WIDE - MARGIN - max(90.0, number + 20)
    longest = max((abs(bar.value) for bar in bars), default=0) or 1
    parts = [title_line(title)]
    room = left - MARGIN - 76
    names = shortened(
        [shown(bar.name) for bar in bars],
        lambda n, name: width(name, LETTERS, bold=bars[n].own) <= room,
    )
    for n, bar in enumerate(bars):
        top = HEAD + ROW * n
        middle = top + ROW / 2
        if bar.own:
            parts.append(
                f'<rect x="{MARGIN - 14}" y="{top + 3}" width="{WIDE - 2 * MARGIN + 28}"'
                f' height="{ROW - 6}" rx="10" fill="none" stroke="{PARCHMENT}" stroke-width="3"/>'
            )
        lift, x = -6 if bar.note else 10, MARGIN + 60
        note = fitted(bar.note, NOTE, room) if bar.note else ""
        end = left + max(4.0, (right - left) * abs(bar.value) / longest)
        look = f'fill="none" stroke="{GOLD}"' if bar.value < 0 else f'fill="{GOLD}" stroke="{INK}"'
        value = numeral(bar.value)
        parts += [
            f'<circle cx="{MARGIN + 26}" cy="{middle}" r="22" fill="{FACES[n % len(FACES)]}"'
            f' stroke="{GOLD if int(bar.place) <= PODIUM else LINES}" stroke-width="3"/>',
            text(MARGIN + 26, middle + 9, bar.place, 24, PARCHMENT, bold=True, font=SERIF),
            text(x, middle + lift, names[n], LETTERS, PARCHMENT, anchor="start", bold=bar.own),
            text(x, middle + 24, note, NOTE, "#b9b4c6", anchor="start") if note else "",
            f'<rect x="{left}" y="{middle - BAR / 2}" width="{end - left:.1f}" height="{BAR}"'
            f' rx="4" {look} stroke-width="3"/>',
            text(end + 12, middle + 10, value, LETTERS, PARCHMENT, anchor="start", bold=True),
        ]
    return "".join(parts)


PODIUM = 3
"""Places whose number has a golden ring."""


def curve_drawing(title: str, points: Sequence[tuple[float, int]], zone: str = ANYWHERE) -> Drawing:
    """Return how a number changed: steps, since nothing lies between two settlements.

    ``points`` are when (since 1970) and what then. ``zone``: where its days are.
    """
    return Drawing(_curve, (WIDE, PLOT), (title, tuple(points), zone))


def _curve(title: str, points: Sequence[tuple[float, int]], zone: str) -> str:
    low, high = (f(0, *(value for _, value in points)) for f in (min, max))
    marks, number = _marks(low, high), numeral(points[-1][1])
    widest = max((width(numeral(mark), 26) for mark in marks), default=0.0)
    left = MARGIN + max(74.0, widest + 14)
    right = WIDE - MARGIN - max(70.0, width(number, 30, bold=True) + 22)
    top, bottom = 112.0, PLOT - 72.0
    first, last = points[0][0], points[-1][0]

    def x(at: float) -> float:
        return left + (right - left) * ((at - first) / (last - first) if last > first else 0.5)

    def y(value: float) -> float:
        return bottom - (bottom - top) * (value - low) / ((high - low) or 1)

    parts = [title_line(title)]
    for mark in marks:
        parts += [
            f'<path d="M{left} {y(mark):.1f}H{right}" stroke="{LINES}"'
            f' stroke-width="{4 if mark == 0 else 2}"/>',
            text(left - 12, y(mark) + 9, numeral(mark), 26, PARCHMENT, anchor="end"),
        ]
    path = f"M{x(first):.1f} {y(points[0][1]):.1f}"
    for at, value in points[1:]:
        path += f"H{x(at):.1f}V{y(value):.1f}"
    end_x, end_y = x(last), y(points[-1][1])
    days = [day_in(zone, at) for at in (first, last)]
    parts += [
        f'<path d="{path}" fill="none" stroke="{GOLD}" stroke-width="6" stroke-linejoin="round"/>',
        f'<circle cx="{end_x:.1f}" cy="{end_y:.1f}" r="10" fill="{GOLD}" stroke="{PARCHMENT}"'
        ' stroke-width="3"/>',
        text(end_x + 18, end_y + 10, number, 30, PARCHMENT, anchor="start", bold=True),
        text(left, bottom + 46, days[0], 26, PARCHMENT, anchor="start"),
    ]
    if days[0] != days[1]:
        parts.append(text(right, bottom + 46, days[1], 26, PARCHMENT, anchor="end"))
    return "".join(parts)


def title_line(title: str) -> str:
    """Return the line on top of a picture, smaller where it is long."""
    words = shown(title)
    size = TITLE * min(1.0, (WIDE - 2 * MARGIN) / (width(words, TITLE, bold=True) * 1.1))
    return text(MARGIN, 60, words, size, PARCHMENT, anchor="start", bold=True, font=SERIF)


def _marks(low: int, high: int) -> list[int]:
    """Return where lines are drawn across: round numbers, six at most, zero among them."""
    step = next(
        n for n in (m * 10**e for e in range(12) for m in (1, 2, 5)) if (high - low) / n <= 5
    )
    return list(range(-(-low // step) * step, high + 1, step))
