"""Faces: a user's avatar, a computer's wheel, or an initial, alike in all pictures."""

import base64
import io
from dataclasses import dataclass, field

from PIL import Image

from bot.drawing.colours import ASH, FACES, PARCHMENT
from bot.drawing.paint import SERIF, emblem_at, shown, text
from bot.plugins.picture import Fate

SIZE = 92
"""Pixels across an avatar: as large as a round table shows it, whose faces need no scaling."""
FORMATS = ("PNG", "WEBP", "JPEG", "GIF")
LARGEST = 512
"""Pixels across what is fetched: what claims to be larger is not looked into."""
COLOURS = 48


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

    Who is no longer in the game shows what has become of them.
    """
    gone = fate is not Fate.PLAYING
    circle = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{half}"'
    parts = [f'{circle} fill="{ASH if gone else FACES[n % len(FACES)]}"/>']
    if sitter.avatar is not None:
        parts.append(
            f'<clipPath id="face{n}">{circle}/></clipPath>'
            f'<image x="{x - half:.0f}" y="{y - half:.0f}" width="{2 * half}" height="{2 * half}"'
            f' clip-path="url(#face{n})" opacity="{0.3 if gone else 1}" href="{sitter.avatar.url}"'
            ' style="image-rendering:smooth"/>'
        )
    if gone:
        parts.append(emblem_at("escape" if fate is Fate.ESCAPED else "death", x, y, half * 1.3))
    elif sitter.computer:
        parts.append(emblem_at("computer", x, y, half * 1.5))
    elif sitter.avatar is None:
        letter = next((each for each in shown(sitter.name) if each.isalnum()), str(n + 1))
        parts.append(
            text(x, y + half * 0.36, letter.upper(), half, PARCHMENT, bold=True, font=SERIF)
        )
    parts.append(f'{circle} fill="none" stroke="{edge}" stroke-width="5"/>')
    return "".join(parts)


def seat_name(n: int, sitter: Sitter) -> str:
    """Return a seat's number and its name, as far as the font has letters for it."""
    name = shown(sitter.name)
    return f"{n + 1} {name}" if any(map(str.isalnum, name)) else str(n + 1)
