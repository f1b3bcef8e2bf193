"""SVG becomes pixels, in the worker: drawing holds the interpreter for as long as it takes."""

import io

import resvg_py
from PIL import Image

from bot.drawing.paint import font_files
from bot.workers import in_worker

QUALITY = 88


async def draw(svg: str, width: int, height: int) -> bytes:
    """Return the PNG of an SVG, so many pixels wide and high.

    Raise `ValueError` for a broken one.
    """
    return await in_worker(png, svg, width, height)


def png(svg: str, width: int, height: int) -> bytes:
    """Return it, drawn here and now."""
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
    out = io.BytesIO()
    image.save(out, "WEBP", quality=QUALITY, method=4)
    return out.getvalue()
