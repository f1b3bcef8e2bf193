"""The poster of a game that is over: who won, what everybody was, and what it brought them."""

from collections.abc import Sequence

from bot.drawing.colours import GOLD, INK, PARCHMENT, RED
from bot.drawing.faces import Sitter, face_svg, seat_name
from bot.drawing.paint import SERIF, emblem_at, fitted, shown, text, whole, width
from bot.plugins.picture import Fate, Poster, PosterSeat

WIDE = 800
HEAD, ROW, FOOT = 190, 104, 56
HEADLINE, LINE, NAME, SMALL = 52, 28, 28, 23
MANY = 8
"""More seats than these stand in two columns."""
PANEL, FADED = "#2a2534", "#9a96a6"


def poster_svg(poster: Poster, sitters: Sequence[Sitter], footer: str) -> tuple[str, int, int]:
    """Return the poster as SVG, its width and its height.

    ``sitters``: by seat; ``footer``: the game's name and the day, in plain words.
    """
    columns = 2 if len(sitters) > MANY else 1
    rows = -(-len(sitters) // columns)
    high = HEAD + ROW * rows + FOOT
    across = (WIDE - 24 * (columns + 1)) / columns
    parts = [_head(poster)]
    for n, (seat, sitter) in enumerate(zip(poster.seats, sitters, strict=True)):
        x, y = 24 + (across + 24) * (n // rows), HEAD + ROW * (n % rows)
        # Who plays alone has no place among others.
        name = seat_name(n, sitter) if len(sitters) > 1 else shown(sitter.name)
        parts.append(_seat(n, seat, sitter, name, x, y, across))
    parts.append(text(WIDE / 2, high - 20, shown(footer), SMALL, FADED))
    return whole("".join(parts), WIDE, high)


def _head(poster: Poster) -> str:
    words = shown(poster.headline.upper())
    size = HEADLINE * min(1.0, (WIDE - 160) / (width(words, HEADLINE, bold=True) * 1.12))
    line = fitted(poster.line, LINE, WIDE - 60)
    return (
        f'<path d="M24 22H{WIDE - 24}l-26 44 26 44H24l26-44z" fill="{poster.colour}"'
        f' stroke="{INK}" stroke-width="4"/>'
        + text(WIDE / 2, 66 + size * 0.36, words, size, PARCHMENT, bold=True, font=SERIF)
        + text(WIDE / 2, 156, line, LINE, PARCHMENT)
    )


def _seat(
    n: int, seat: PosterSeat, sitter: Sitter, name: str, x: float, y: float, across: float
) -> str:
    dead = seat.fate is Fate.DEAD
    fate = Fate.DEAD if dead else Fate.PLAYING
    edge_of_face = RED if dead else GOLD if seat.won else FADED
    edge = GOLD if seat.won else "none"
    middle = y + 46
    parts = [
        f'<rect x="{x:.1f}" y="{y}" width="{across:.1f}" height="{ROW - 12}" rx="14"'
        f' fill="{PANEL}" stroke="{edge}" stroke-width="4"/>',
        face_svg(n, sitter, fate, x + 48, middle, 34, edge_of_face),
    ]
    if seat.won:
        parts.append(emblem_at("crown", x + 48, y + 6, 34))
    right = x + across - 16
    if seat.change is not None:
        number = f"+{seat.change}" if seat.change > 0 else str(seat.change).replace("-", "−")
        fill = GOLD if seat.change > 0 else FADED
        parts.append(text(right, middle + 11, number, 32, fill, anchor="end", bold=True))
        right -= max(56.0, width(number, 32, bold=True) + 14)
    for key in reversed(seat.emblems):
        parts.append(emblem_at(key, right - 30, middle, 60))
        right -= 66
    room = right - x - 104
    parts.append(text(x + 94, middle - 4, fitted(name, NAME, room, bold=seat.won), NAME,
                      PARCHMENT, anchor="start", bold=seat.won))  # fmt: skip
    role = fitted(seat.role, SMALL, room)
    parts.append(text(x + 94, middle + 28, role, SMALL, FADED, anchor="start"))
    return "".join(parts)
