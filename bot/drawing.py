"""SVG becomes pictures."""

import resvg_py

from bot.workers import in_worker


async def draw(svg: str, width: int, height: int) -> bytes:
    """Return the PNG of an SVG, so many pixels wide and high; raise `ValueError` for a broken one.

    It is drawn in the worker, for it would hold the interpreter meanwhile.
    """
    return await in_worker(png, svg, width, height)


def png(svg: str, width: int, height: int) -> bytes:
    """Return it, drawn here and now."""
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, height=height))
