"""The table from above: who sits where, whose turn it is, who is dead, and what lies face up."""

import math
from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import NamedTuple, TypeAlias

from bot.drawing.colours import GOLD, NIGHT, PARCHMENT, RED, WOOD
from bot.drawing.faces import Sitter, face_svg, seat_names
from bot.drawing.paint import banner, emblem_at, emblem_piece, shrunk, text, width
from bot.drawing.picture import WIDE, Drawing, Piece, piece
from bot.drawing.rounds import Rounds
from bot.drawing.stage import HIGH as STAGE_HIGH
from bot.drawing.stage import Stage
from bot.plugins.picture import Fate, SeatPicture, StagePicture, TablePicture
from bot.text import numeral

HIGH = 620
"""Units down around a table: a phone shows them at less than half, so no letter is under 26."""
NAME, NUMBER, SMALL = 27, 26, 25
FADED = "#8d8a99"
FACE = 46
"""Half of a face's width."""
CARD, SMALL_CARD = 62, 38
MANY = 8
"""More seats than these stand in rows instead of around the table."""
MARK, MOST_MARKS = 30, 3
"""How large a mark at a face is, and how many are drawn."""
COLUMNS, ROW = 3, 104
INDENT, EDGE = 44, 10
"""Of seats in rows: from the left to a face's middle, and what is free on the right."""
SMALL_FACE, BESIDE = 30, 46
"""In rows; names stand so far from a face's middle, clear of the ring around who is awaited."""
LARGEST, LEAST = 56, 24
"""Cards in rows are drawn as large as the fullest seat has room for."""
CENTRE, MOST_IN_A_ROW = 74, 4
"""More cards than these overlap."""
CAPTION, BELOW = 300, 52
"""What room the caption has, and how far below the middle of the table it stands."""
ASIDE, ALONE = 238, 320
"""What room a name has beside the table without making smaller what lies there, and above or below
it, where it is nearly alone."""
SCALES = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5)
"""What lies on the table is drawn in the largest of these sizes that leaves all of it free: before
a seat in one row, or three or four in two."""

Seated: TypeAlias = tuple[SeatPicture, Sitter]
Point: TypeAlias = tuple[float, float]
Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, right and bottom."""


class Laid(NamedTuple):
    """Cards that lie around a point, in rows of so many."""

    keys: Sequence[str]
    at: Point
    size: float
    in_a_row: int

    @property
    def box(self) -> Box:
        """What they cover."""
        rows = -(-len(self.keys) // self.in_a_row)
        across = self.size * min(len(self.keys), self.in_a_row, MOST_IN_A_ROW) / 2
        down = self.size * rows / 2
        x, y = self.at
        return x - across, y - down, x + across, y + down

    def draw(self) -> Iterator[Piece]:
        """Draw each as a piece."""
        (x, _), (_, top, _, _), size = self.at, self.box, self.size
        for row, n in enumerate(range(0, len(self.keys), self.in_a_row)):
            keys = self.keys[n : n + self.in_a_row]
            step = size * min(1, MOST_IN_A_ROW / len(keys))
            left = x - step * (len(keys) - 1) / 2
            for place, key in enumerate(keys):
                yield emblem_piece(key, left + step * place, top + size * (row + 0.5), size)


def table_drawing(table: TablePicture, sitters: Sequence[Sitter]) -> Drawing:
    """Return a table, with who sits where."""
    high = HIGH
    if len(table.seats) > MANY:
        high = _below_rows(table) + (130 if table.centre or table.caption else 0)
        high += STAGE_HIGH if table.stage is not None else 0
    return Drawing(_pieces, (WIDE, high), (table, tuple(sitters)))


def _below_rows(table: TablePicture) -> int:
    return 90 + ROW * -(-len(table.seats) // COLUMNS)


def _pieces(table: TablePicture, sitters: Sequence[Sitter]) -> Iterator[Piece]:
    seated = list(zip(table.seats, sitters, strict=True))
    if len(seated) > MANY:
        yield from _rows(seated)
        x, y = WIDE / 2, _below_rows(table) + 62
        yield from _in_the_middle(table, x, y, CENTRE).draw()
        yield from _caption(table, x, y)
        if table.stage is not None:
            end = _below_rows(table) + (130 if table.centre or table.caption else 0)
            yield _stage(table.stage, seated, (x, end + STAGE_HIGH / 2), 1).draw()
    else:
        yield from _round(table, seated)
    yield banner(table.banner, table.colour)


def _round(table: TablePicture, seated: Sequence[Seated]) -> Iterator[Piece]:
    middle_x, middle_y = WIDE / 2, HIGH / 2 + 24
    ground = (
        f'<ellipse cx="{middle_x}" cy="{middle_y + 8}" rx="262" ry="176" fill="#12101a"/>'
        f'<ellipse cx="{middle_x}" cy="{middle_y}" rx="262" ry="176" fill="#5a3a22"/>'
        f'<ellipse cx="{middle_x}" cy="{middle_y}" rx="244" ry="160" fill="{WOOD}"/>'
        f'<ellipse cx="{middle_x}" cy="{middle_y}" rx="226" ry="144" fill="none"'
        ' stroke="#6a4628" stroke-width="3"/>'
    )
    yield piece(ground, middle_x - 264, middle_y - 178, middle_x + 264, middle_y + 186)
    # The first seat is nearest to who looks; the others follow clockwise.
    angles = [math.pi / 2 + 2 * math.pi * n / len(seated) for n in range(len(seated))]
    places = [
        (middle_x + 302 * math.cos(angle), middle_y + 206 * math.sin(angle) - 14)
        for angle in angles
    ]
    widest = [_room(angle, len(seated)) for angle in angles]
    sides = [28 + _number_width(seat) for seat, _ in seated]
    rooms = [room - side for room, side in zip(widest, sides, strict=True)]
    said = seat_names([sitter for _, sitter in seated], rooms, NAME)
    names = [
        _name_box(name, seat, place, room)
        for name, (seat, _), place, room in zip(said, seated, places, widest, strict=True)
    ]
    for scale, folded in product(SCALES, (False, True)):
        centre = _in_the_middle(table, middle_x, middle_y, CENTRE * scale)
        shown_first, stage = min(1.0, scale + 0.2), None
        if table.stage is not None:
            # What lies in the middle makes room above it.
            row = CENTRE * scale * bool(table.centre)
            stage = _stage(table.stage, seated, (middle_x, middle_y + row / 2), shown_first)
            centre = centre._replace(at=(middle_x, stage.box[1] - row / 2))
        laid = [
            _before(seat, angle, (middle_x, middle_y), name, scale, folded=folded)
            for (seat, _), angle, name in zip(seated, angles, names, strict=True)
        ]
        boxes = [each.box for each in (centre, *laid) if each.keys]
        boxes += [stage.box] if stage is not None else []
        rounds = Rounds(table.rounds, angles, (middle_x, middle_y), shown_first)
        boxes += [rounds.box] if table.rounds else []
        boxes += [_caption_box(table, middle_x, middle_y)] if table.caption else []
        if not any(_touch(*pair) for pair in (*combinations(boxes, 2), *product(boxes, names))):
            break
    yield from centre.draw()
    yield from _caption(table, middle_x, middle_y)
    if stage is not None:
        yield stage.draw()
    if table.rounds:
        yield rounds.draw()
    for each in laid:
        yield from each.draw()
    for n, (sits, place) in enumerate(zip(seated, places, strict=True)):
        yield from _seat(n, sits, said[n], place, names[n])


def _room(angle: float, seats: int) -> float:
    """Return how much room a seat's name has around a table."""
    # Above a table of eight, what marks other faces is near; of five, none sits beside the middle.
    alone = abs(math.cos(angle)) < 0.1 and (math.sin(angle) > 0 or seats < MANY)
    return ALONE if alone or seats == 5 else ASIDE


def _stage(stage: StagePicture, seated: Sequence[Seated], at: Point, scale: float) -> Stage:
    seat, sitter = seated[stage.seat]
    return Stage(stage, seat.fate, sitter, at, scale)


def _before(
    seat: SeatPicture, angle: float, middle: Point, name: Box, scale: float, *, folded: bool
) -> Laid:
    """Return what lies between a seat and the middle, where its name does not cover it."""
    few = len(seat.cards) < 2
    in_a_row = 2 if folded and 2 < len(seat.cards) <= MOST_IN_A_ROW else max(1, len(seat.cards))
    size = (CARD if few else SMALL_CARD) * scale
    inner = 178 - 13 * max(0, in_a_row - 1)
    x, y = middle[0] + inner * math.cos(angle), middle[1] + 112 * math.sin(angle)
    _, top, _, bottom = name
    high = size * -(-len(seat.cards) // in_a_row)
    y = max(y, bottom + high / 2) if y > (top + bottom) / 2 else min(y, top - high / 2)
    return Laid(seat.cards, (x, y), size, in_a_row)


def _touch(one: Box, other: Box) -> bool:
    """Say whether one box covers some of another."""
    across = one[0] < other[2] and other[0] < one[2]
    return across and one[1] < other[3] and other[1] < one[3]


def _rows(seated: Sequence[Seated]) -> Iterator[Piece]:
    """Draw many seats in rows, in the order of play."""
    across = WIDE / COLUMNS
    rooms = [_card_room(seat) / len(seat.cards) - 2 for seat, _ in seated if seat.cards]
    size = max(LEAST, min([LARGEST, *rooms]))
    beside = across - INDENT - BESIDE - EDGE
    names = seat_names([sitter for _, sitter in seated], [beside] * len(seated), SMALL)
    for n, (seat, sitter) in enumerate(seated):
        x, y = across * (n % COLUMNS) + INDENT, 130 + ROW * (n // COLUMNS)
        yield _face(n, (seat, sitter), x, y, SMALL_FACE)
        left, right = x + BESIDE, across * (n % COLUMNS + 1) - EDGE
        said = text(left, y - 4, names[n], SMALL, _ink(seat), anchor="start")
        if seat.number is not None:
            digits = numeral(seat.number)
            said += text(right, y + 32, digits, SMALL, GOLD, anchor="end", bold=True)
            before = right - width(digits, SMALL, bold=True)
            said += emblem_at(seat.emblem, before - 16, y + 23, 22)
        yield piece(said, left - 2, y - 36, right + 4, y + 42)
        fitting = round(_card_room(seat) / (size + 2) - 0.49)  # No hair's breadth hides a card.
        for place, key in enumerate(seat.cards[:fitting]):
            at = left + size / 2 + (size + 2) * place
            yield emblem_piece(key, at, y + 8 + size / 2, size)


def _card_room(seat: SeatPicture) -> float:
    """Return how much room a seat in rows has for its cards, beside its number."""
    number = 0.0 if seat.number is None else width(numeral(seat.number), SMALL, bold=True) + 28
    return WIDE / COLUMNS - INDENT - BESIDE - EDGE - number


def _in_the_middle(table: TablePicture, x: float, y: float, size: float) -> Laid:
    lift = 14 if table.caption else 0
    return Laid(table.centre, (x, y - lift), size, max(1, len(table.centre)))


def _caption(table: TablePicture, x: float, y: float) -> Iterator[Piece]:
    if table.caption:
        size, caption = shrunk(table.caption, NUMBER, CAPTION)
        said = text(x, y + BELOW, caption, size, PARCHMENT)
        yield piece(said, x - 160, y + 20, x + 160, y + 64)


def _caption_box(table: TablePicture, x: float, y: float) -> Box:
    """Return what the caption covers."""
    size, caption = shrunk(table.caption, NUMBER, CAPTION)
    half, foot = width(caption, size) / 2, y + BELOW
    return x - half, foot - size, x + half, foot + size / 4


def _number_width(seat: SeatPicture) -> float:
    """Return what a seat's number takes beside its name, with its emblem."""
    return 0.0 if seat.number is None else width(numeral(seat.number), NUMBER, bold=True) + 34


def _name_box(name: str, seat: SeatPicture, at: Point, room: float) -> Box:
    """Return where a seat's name stands, below its face."""
    number = _number_width(seat)
    half = min(room, width(name, NAME) + number + 28) / 2
    x = min(max(at[0], half + 8), WIDE - half - 8)
    return x - half, at[1] + 40, x + half, at[1] + 78


def _seat(n: int, seated: Seated, name: str, at: Point, box: Box) -> Iterator[Piece]:
    seat, sitter = seated
    (x, y), (left, top, right, bottom) = at, box
    number = _number_width(seat)
    edge = GOLD if sitter.awaited else "#4a4458"
    yield _face(n, seated, x, y, FACE)
    plate = (
        f'<rect x="{left:.1f}" y="{top:.1f}" width="{right - left:.1f}"'
        f' height="{bottom - top:.0f}" rx="19" fill="{NIGHT}" stroke="{edge}" stroke-width="3"/>'
    )
    plate += text(left + 14, y + 68, name, NAME, _ink(seat), anchor="start")
    if seat.number is not None:
        digits = numeral(seat.number)
        plate += text(right - 12, y + 68, digits, NUMBER, GOLD, anchor="end", bold=True)
        plate += emblem_at(seat.emblem, right - 12 - number + 19, y + 59, 24)
    yield piece(plate, left - 4, top - 4, right + 4, bottom + 4)


def _ink(seat: SeatPicture) -> str:
    return PARCHMENT if seat.fate is Fate.PLAYING else FADED


def _face(n: int, seated: Seated, x: float, y: float, half: float) -> Piece:
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
    if seat.sign:
        parts.append(emblem_at(seat.sign, x + half * 0.9, y + half * 0.36, half * 1.1))
    # Clear of what else stands there: outwards from the lower left, and in rows, where there is no
    # room beside a face, below it.
    across, down, way = (0.9, 0.34, -1) if half == FACE else (0.8, 1.45, 1)
    step = min(MARK - 4, 40 / max(1, min(len(seat.marks), MOST_MARKS) - 1))
    for place, key in reversed([*enumerate(seat.marks[:MOST_MARKS])]):
        at = x - half * across + way * step * place
        parts.append(emblem_at(key, at, y + half * down, MARK))
    around = max(half + 12, half * 1.5) + MARK * bool(seat.marks)
    return piece("".join(parts), x - around, y - around, x + around, y + around)
