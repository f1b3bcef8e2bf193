"""SVG becomes pixels, in the worker: drawing holds the interpreter for as long as it takes."""

import io
from collections import OrderedDict
from hashlib import blake2b

import resvg_py
from PIL import Image

from bot.drawing.paint import font_files
from bot.workers import in_worker

COLOURS = 96
"""Flat drawings in so few colours, without loss, are half as large as blurred by a quality."""
EFFORT, MORE_EFFORT, LARGE = 20, 40, 50_000
"""Twice the effort takes three times as long and a sixth off: worth it beyond so many bytes."""
GRAIN = 3
"""The colours are chosen by one pixel in so many across and down: looking at all takes longer than
anything else that is done to a picture once it is drawn."""
KEPT = 128
"""Pictures that are kept by what they show, so that the same is drawn once."""

_kept: OrderedDict[bytes, bytes] = OrderedDict()


async def draw(svg: str, width: int, height: int) -> bytes:
    """Return an SVG as WebP, so many pixels wide and high; raise `ValueError` for a broken one."""
    key = blake2b(f"{width} {height} {svg}".encode(), digest_size=16).digest()
    if key not in _kept:
        _kept[key] = await in_worker(webp, svg, width, height)
        if len(_kept) > KEPT:
            _kept.popitem(last=False)
    _kept.move_to_end(key)
    return _kept[key]


def png(svg: str, width: int, height: int) -> bytes:
    """Return it as PNG, drawn here and now; what is empty stays transparent."""
    drawn = resvg_py.svg_to_bytes(
        svg_string=svg,
        width=width,
        height=height,
        font_files=list(font_files()),
        skip_system_fonts=True,
    )
    return bytes(drawn)


def webp(svg: str, width: int, height: int) -> bytes:
    """Return it as WebP, in which a picture with letters takes a few ten kilobytes."""
    image = Image.open(io.BytesIO(png(svg, width, height))).convert("RGB")
    size = (max(1, image.width // GRAIN), max(1, image.height // GRAIN))
    palette = image.resize(size, Image.Resampling.NEAREST).quantize(COLOURS)
    few = image.quantize(palette=palette, dither=Image.Dither.NONE).convert("RGB")
    data = _saved(few, EFFORT)
    return data if len(data) < LARGE else _saved(few, MORE_EFFORT)


def _saved(image: Image.Image, effort: int) -> bytes:
    out = io.BytesIO()
    image.save(out, "WEBP", lossless=True, quality=effort, method=2)
    return out.getvalue()
