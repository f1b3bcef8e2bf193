"""The poster of a game that is over: who won, what everybody was, and what it brought them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from bot.drawing.colours import GOLD, INK, PARCHMENT, RED
from bot.drawing.faces import Sitter, face_svg, seat_names
from bot.drawing.paint import SERIF, emblem_at, fitted, in_lines, shown, text, width, wrapped
from bot.drawing.picture import WIDE, Drawing, Piece, piece
from bot.plugins.picture import Fate, Poster, PosterSeat
from bot.text import numeral

HEAD, ROW, FOOT = 190, 104, 44
HEADLINE, LINE, NAME = 52, 28, 28
ROLE, STACKED_ROLE, LEAST_ROLE = 27, 25, 16
"""Letters of a role: in one column, in two, and of the longest one."""
LOW_ROLE = 22
"""And of its two lines where seats are low."""
ROLE_LINES = 2
LINES, STEP = 2, 34
"""Lines of the deciding moment, and from one to the next."""
ONE_COLUMN, HIGH = 1000, 1100
"""How high it may be: where it is wide and high, a desk shows it small."""
LOWEST, TWO_LINES = 76, 88
"""How low a seat may be: where seats below one another would be lower, they stand in two columns,
with all emblems of a seat above one another. And how high, where its role may take two lines."""
EMBLEM, SMALL_EMBLEM = 60, 42
HONOUR, HONOUR_EMBLEM = 120, 64
"""The band of who lied best, and its emblems."""
WHAT, WHO, WHY, LEAST_WHY = 25, 27, 25, 16
"""Letters of its lines, and of the longest lie: a phone shows them at four tenths."""
PANEL, FADED = "#2a2534", "#9a96a6"
LEFT, EDGE = 94, 16
"""Of a seat: where its words begin, and what is free on the right."""

Point: TypeAlias = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Honour:
    """What somebody is named for below the seats, in plain words: for what, who, and why."""

    emblem: str
    what: str
    who: str = ""
    why: str = ""


def poster_drawing(
    poster: Poster, sitters: Sequence[Sitter], footer: str, honours: Sequence[Honour] = ()
) -> Drawing:
    """Return a poster; ``footer``: the game's name and the day, in plain words.

    ``honours`` are two at most.
    """
    lines = wrapped(poster.line, LINE, WIDE - 60)
    head = HEAD + STEP * (min(len(lines), LINES) - 1)
    around = head + (HONOUR if honours else 0) + FOOT
    columns = 1 if around + LOWEST * len(sitters) <= ONE_COLUMN else 2
    rows = -(-len(sitters) // columns)
    row = min(ROW, ((ONE_COLUMN if columns == 1 else HIGH) - around) // rows)
    data = poster, tuple(sitters), footer, tuple(honours), rows, head, row
    return Drawing(_pieces, (WIDE, around + row * rows), data)


def _pieces(
    poster: Poster,
    sitters: Sequence[Sitter],
    footer: str,
    honours: Sequence[Honour],
    rows: int,
    head: int,
    row: int,
) -> Iterator[Piece]:
    yield piece(_headline(poster), 0, 0, WIDE, head)
    columns = -(-len(sitters) // rows)
    across = (WIDE - 24 * (columns + 1)) / columns
    rooms = [_left_of_emblems(seat, across, stacked=columns > 1) - LEFT for seat in poster.seats]
    names = seat_names(sitters, rooms, NAME, bold=[seat.won for seat in poster.seats])
    if len(sitters) == 1:  # Who plays alone has no place among others.
        names = [fitted(sitters[0].name, NAME, rooms[0], bold=poster.seats[0].won)]
    for n, (seat, sitter, name) in enumerate(zip(poster.seats, sitters, names, strict=True)):
        x, y = 24 + (across + 24) * (n // rows), head + row * (n % rows)
        drawn = _seat(n, seat, sitter, name, (x, y), (across, row), stacked=columns > 1)
        yield piece(drawn, x - 4, y - 14, x + across + 4, y + row)
    foot = head + row * rows
    for n, honour in enumerate(honours):
        wide = (WIDE - 48) / len(honours)
        x = 24 + wide * n
        yield piece(_honour(honour, x, foot, wide), x, foot, x + wide, foot + HONOUR)
    foot += HONOUR if honours else 0
    said = text(WIDE / 2, foot + FOOT - 20, shown(footer), ROLE, FADED)
    yield piece(said, 0, foot, WIDE, foot + FOOT)


def line_fits(poster: Poster) -> bool:
    """Say whether the deciding moment is drawn whole."""
    lines = wrapped(poster.line, LINE, WIDE - 60)
    return len(lines) <= LINES and all(width(line, LINE) <= WIDE - 60 for line in lines)


def honours_fit(honours: Sequence[Honour]) -> bool:
    """Say whether all who have an honour are drawn whole, beside each other."""
    room = (WIDE - 48) / max(1, len(honours)) - HONOUR_EMBLEM - 20
    return all(width(each.who, WHO, bold=True) <= room for each in honours)


def _honour(honour: Honour, x: float, y: float, wide: float) -> str:
    left, room = x + HONOUR_EMBLEM + 12, wide - HONOUR_EMBLEM - 20
    size, why = in_lines(honour.why, range(WHY, LEAST_WHY - 1, -1), room, LINES)
    lines = [(honour.what, WHAT, FADED, False)] if honour.who else []
    lines.append((honour.who or honour.what, WHO, PARCHMENT, True))
    lines += [(line, size, FADED, False) for line in why if line]
    base = y + (HONOUR - sum(size + 2 for _, size, _, _ in lines)) / 2
    parts = [emblem_at(honour.emblem, x + HONOUR_EMBLEM / 2, y + HONOUR / 2, HONOUR_EMBLEM)]
    for line, size, fill, bold in lines:
        base += size + 2
        said = fitted(shown(line), size, room, bold=bold)
        parts.append(text(left, base - 5, said, size, fill, anchor="start", bold=bold))
    return "".join(parts)


def _headline(poster: Poster) -> str:
    _, lines = in_lines(poster.line, [LINE], WIDE - 60, LINES)
    words = shown(poster.headline.upper())
    size = HEADLINE * min(1.0, (WIDE - 160) / (width(words, HEADLINE, bold=True) * 1.12))
    return (
        f'<path d="M24 22H{WIDE - 24}l-26 44 26 44H24l26-44z" fill="{poster.colour}"'
        f' stroke="{INK}" stroke-width="4"/>'
        + text(WIDE / 2, 66 + size * 0.36, words, size, PARCHMENT, bold=True, font=SERIF)
        + "".join(
            text(WIDE / 2, 156 + STEP * n, line, LINE, PARCHMENT) for n, line in enumerate(lines)
        )
    )


def _seat(
    n: int, seat: PosterSeat, sitter: Sitter, name: str, at: Point, box: Point, *, stacked: bool
) -> str:
    (x, y), (across, high) = at, box
    gone = seat.fate in (Fate.DEAD, Fate.OUT)
    fate = seat.fate if gone else Fate.PLAYING
    edge_of_face = RED if seat.fate is Fate.DEAD else GOLD if seat.won else FADED
    edge = GOLD if seat.won else "none"
    middle = y + (high - 12) / 2
    parts = [
        f'<rect x="{x:.1f}" y="{y}" width="{across:.1f}" height="{high - 12:.0f}" rx="14"'
        f' fill="{PANEL}" stroke="{edge}" stroke-width="4"/>',
        face_svg(n, sitter, fate, x + 48, middle, min(34, high / 2 - 8), edge_of_face),
    ]
    if seat.won:
        parts.append(emblem_at("crown", x + 48, y + 6, 34))
    if number := _change(seat):
        fill = GOLD if (seat.change or 0) > 0 else FADED
        end = x + across - EDGE
        parts.append(text(end, middle + 11, number, 32, fill, anchor="end", bold=True))
    right = x + _left_of_change(seat, across)
    if stacked and seat.emblems:
        top = middle - (SMALL_EMBLEM + 2) * (len(seat.emblems) - 1) / 2
        for place, key in enumerate(seat.emblems):
            down = top + (SMALL_EMBLEM + 2) * place
            parts.append(emblem_at(key, right - SMALL_EMBLEM / 2, down, SMALL_EMBLEM))
    elif not stacked:
        for key in reversed(seat.emblems):
            parts.append(emblem_at(key, right - EMBLEM / 2, middle, EMBLEM))
            right -= EMBLEM + 6
    left, right = x + LEFT, x + _left_of_emblems(seat, across, stacked=stacked)
    largest = STACKED_ROLE if stacked else ROLE
    sizes = largest, largest if high >= ROW else LOW_ROLE
    size, lines = _role(seat, right - left, sizes, ROLE_LINES if high >= TWO_LINES else 1)
    up, down = (4, 32) if high >= TWO_LINES else (7, 30)
    up, down = (16, 24) if len(lines) == ROLE_LINES else (up, down)
    parts.append(text(left, middle - up, name, NAME, PARCHMENT, anchor="start", bold=seat.won))
    for place, line in enumerate(lines):
        base = middle - up + down + (size + 2) * place
        parts.append(text(left, base, line, size, FADED, anchor="start"))
    return "".join(parts)


def _change(seat: PosterSeat) -> str:
    if seat.change is None:
        return ""
    return f"+{seat.change}" if seat.change > 0 else numeral(seat.change)


def _left_of_change(seat: PosterSeat, across: float) -> float:
    """Return how far a seat's emblems may reach to the right."""
    number = _change(seat)
    taken = max(56.0, width(number, 32, bold=True) + 14) if number else 0.0
    return across - EDGE - taken


def _left_of_emblems(seat: PosterSeat, across: float, *, stacked: bool) -> float:
    """Return how far a seat's words may reach."""
    columns, one = (bool(seat.emblems), SMALL_EMBLEM) if stacked else (len(seat.emblems), EMBLEM)
    return _left_of_change(seat, across) - columns * (one + 6)


def _role(
    seat: PosterSeat, room: float, sizes: tuple[int, int], most: int
) -> tuple[int, list[str]]:
    """Return how large a role's letters are, and its lines; its note is there if it has room.

    ``sizes``: how large the letters of one line may be, and of two; ``most`` lines are there.
    """
    role, note, (one, two) = shown(seat.role), shown(seat.note) if seat.note else "", sizes
    tries = [(one, [f"{role} · {note}"]), (two, [f"{role} · {note}"]), (two, [role, note])]
    tries = [*(tries if note else ()), *((size, [role]) for size in range(one, two - 1, -1))]
    for size, lines in tries:
        if len(lines) <= most and all(width(line, size) <= room for line in lines):
            return size, lines
    return in_lines(role, range(two, LEAST_ROLE - 1, -1), room, most)
