"""Faces: a user's avatar, a computer's own, or an initial, alike in all pictures."""

import base64
import io
from collections.abc import Sequence
from dataclasses import dataclass, field

from PIL import Image

from bot.drawing.colours import ASH, FACES, PARCHMENT
from bot.drawing.paint import SERIF, emblem_at, shown, text, width
from bot.plugins.picture import Fate
from bot.text.names import shortened

SIZE = 92
"""Pixels across an avatar: as large as a round table shows it, whose faces need no scaling."""
FORMATS = ("PNG", "WEBP", "JPEG", "GIF")
LARGEST = 512
"""Pixels across what is fetched: what claims to be larger is not looked into."""
COLOURS = 48
WHOLE = 64 / 61
"""How much larger than a face the emblem is that fills it: its edge lies under the face's own."""


@dataclass(frozen=True, slots=True)
class Avatar:
    """What a user looks like: a key that is another one when that changes, and a small picture."""

    key: str
    url: str = field(repr=False, compare=False)
    """As SVG has it, with all its data."""


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sits there: the raw name, whether the table waits for them, and what they look like."""

    name: str
    awaited: bool = False
    computer: bool = False
    avatar: Avatar | None = None
    face: str = ""
    """The emblem of a computer's own face."""


def small(data: bytes) -> str:
    """Return a fetched picture as an avatar has it; raise `ValueError` for what is none.

    It is decoded here, so this is for the worker: what others have uploaded is not to be trusted.
    """
    try:
        with Image.open(io.BytesIO(data), formats=FORMATS) as image:
            if max(image.size) > LARGEST:
                raise ValueError(f"an avatar of {image.size}")
            whole = image.convert("RGBA").resize((SIZE, SIZE), Image.Resampling.LANCZOS)
    except (OSError, SyntaxError) as problem:
        raise ValueError("no picture") from problem
    ground = Image.new("RGBA", whole.size, ASH)
    few = Image.alpha_composite(ground, whole).convert("RGB").quantize(COLOURS)
    out = io.BytesIO()
    few.save(out, "PNG", optimize=True)
    return f"data:image/png;base64,{base64.b64encode(out.getvalue()).decode()}"


def face_svg(n: int, sitter: Sitter, fate: Fate, x: float, y: float, half: float, edge: str) -> str:
    """Return a round face; ``n`` is the seat's number from 0, ``edge`` the colour around it.

    Who is no longer in the game shows what has become of them. A wheel marks who is a computer,
    or is played for by one.
    """
    gone = fate is not Fate.PLAYING
    faded, clip = 0.3 if gone else 1, f"face{x:.0f}-{y:.0f}"
    circle = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{half}"'
    parts = [f'{circle} fill="{ASH if gone else FACES[n % len(FACES)]}"/>']
    if sitter.avatar is not None:
        parts.append(
            f'<clipPath id="{clip}">{circle}/></clipPath>'
            f'<image x="{x - half:.0f}" y="{y - half:.0f}" width="{2 * half}" height="{2 * half}"'
            f' clip-path="url(#{clip})" opacity="{faded}" href="{sitter.avatar.url}"'
            ' style="image-rendering:smooth"/>'
        )
    elif sitter.face:
        drawn = emblem_at(sitter.face, x, y, 2 * half * WHOLE)
        parts.append(f'<g opacity="{faded}">{drawn}</g>' if gone else drawn)
    elif not gone:
        letter = next((each for each in shown(sitter.name) if each.isalnum()), str(n + 1))
        parts.append(
            text(x, y + half * 0.36, letter.upper(), half, PARCHMENT, bold=True, font=SERIF)
        )
    if gone:
        parts.append(emblem_at("escape" if fate is Fate.ESCAPED else "death", x, y, half * 1.3))
    parts.append(f'{circle} fill="none" stroke="{edge}" stroke-width="5"/>')
    if sitter.computer:
        parts.append(emblem_at("computer", x - half * 0.86, y - half * 0.62, half * 0.62))
    return "".join(parts)


def seat_names(
    sitters: Sequence[Sitter], rooms: Sequence[float], size: float, *, bold: Sequence[bool] = ()
) -> list[str]:
    """Return each seat's number and its name, as far as the font has letters and there is room.

    Names that have to be cut are still told apart. ``bold``: whose letters are.
    """
    thick = bold or [False] * len(sitters)
    names = shortened(
        [shown(sitter.name) for sitter in sitters],
        lambda n, name: width(_seat_name(n, name), size, bold=thick[n]) <= rooms[n],
    )
    return [_seat_name(n, name) for n, name in enumerate(names)]


def _seat_name(n: int, name: str) -> str:
    return f"{n + 1} {name}" if any(map(str.isalnum, name)) else str(n + 1)
