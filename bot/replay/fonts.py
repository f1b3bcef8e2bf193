"""The letters of a page's pictures, taken along: no more of a font than is drawn."""

import base64
import io
import logging
from collections.abc import Iterable

from bot.drawing.fonts import display, runs
from bot.drawing.paint import letters

WIDTH = "wdth"
LAYOUT = ["GDEF", "GPOS", "GSUB"]
"""How letters move together: to read that takes longer than all else, and is hardly seen."""


def font_faces(svg: Iterable[str]) -> str:
    """Return the style rules by which a page shows the letters of these pictures without network.

    Each font has all the letters, whichever text is in which: they are few. Emoji every browser
    has by itself.
    """
    said = "".join(sorted(set("".join(map(letters, svg)))))
    fonts = {font.family: font for font, _ in (*runs(said), (display(), ""))}
    return "".join(
        f'@font-face{{font-family:"{name}";font-weight:400 700;'
        f"src:url(data:font/woff;base64,{_some(font.path, said)})}}"
        for name, font in fonts.items()
        if not font.pictures
    )


def _some(path: str, letters: str) -> str:
    """Return a font with these letters alone, as base64."""
    # A tenth of what a start takes to import, for what only a night that is told again wants.
    from fontTools.subset import Options, Subsetter, load_font
    from fontTools.varLib.instancer import instantiateVariableFont

    logging.getLogger("fontTools").setLevel(logging.ERROR)
    options = Options(notdef_outline=True)
    options.drop_tables += LAYOUT
    with load_font(path, options, lazy=True) as font:
        subsetter = Subsetter(options)
        subsetter.populate(text=letters)
        subsetter.subset(font)
        if "fvar" in font and any(axis.axisTag == WIDTH for axis in font["fvar"].axes):
            instantiateVariableFont(font, {WIDTH: 100}, inplace=True)
        font.flavor = "woff"
        out = io.BytesIO()
        font.save(out)
    return base64.b64encode(out.getvalue()).decode()
