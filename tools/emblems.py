"""`python3 -m tools.emblems`: draw the contact sheet of all emblems, docs/pictures/emblems.webp.

Each is shown large, and as small as Discord shows it in a line, on its dark ground and on its light
one: no two of a game may be taken for each other there.
"""

from __future__ import annotations

import io
import re
import sys
from collections import defaultdict
from importlib.resources import files
from xml.sax.saxutils import escape

import resvg_py
from PIL import Image

from bot.text import words_for
from bot.text.emblems import Emblem, emblems
from bot.text.words import game_folders
from run import ROOT

SHEET = ROOT / "docs" / "pictures" / "emblems.webp"
COLUMNS, WIDE, HIGH, HEADING = 10, 124, 120, 52
DARK, LIGHT, PALE = "#313338", "#ffffff", "#dbdee1"
COLOURS = 64


def main() -> int:
    """Write the sheet."""
    by_game: dict[str, list[Emblem]] = defaultdict(list)
    for each in emblems().values():
        game = each.key.partition("-")[0]
        by_game[game if game in game_folders() else ""].append(each)
    parts: list[str] = []
    top = 0
    for game, some in sorted(by_game.items()):
        parts.append(_text(16, top + 36, words_for(None).game(game) if game else "All games", 22))
        top += HEADING
        for n, each in enumerate(some):
            x, y = WIDE * (n % COLUMNS), top + HIGH * (n // COLUMNS)
            parts.append(_cell(each, game, x, y))
        top += HIGH * -(-len(some) // COLUMNS)
    size = f'width="{COLUMNS * WIDE}" height="{top + 16}"'
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{"".join(parts)}</svg>'
    font = files("fontpkg_noto_sans") / "files" / "NotoSans[wdth,wght].ttf"
    png = resvg_py.svg_to_bytes(
        svg_string=svg, background=DARK, font_files=[str(font)], skip_system_fonts=True
    )
    image = Image.open(io.BytesIO(bytes(png))).convert("RGB")
    image.quantize(COLOURS, dither=Image.Dither.NONE).convert("RGB").save(SHEET, lossless=True)
    print(f"{SHEET.relative_to(ROOT)}: {len(emblems())} emblems")
    return 0


def _cell(each: Emblem, game: str, x: int, y: int) -> str:
    drawing = re.sub(r"</?svg[^>]*>", "", each.svg)
    name = each.key.removeprefix(f"{game}-").split("-", 1)[-1].replace("-", " ")
    return (
        f'<g transform="translate({x + 20} {y + 8})">{drawing}</g>'
        f'<g transform="translate({x + 90} {y + 10}) scale(.34375)">{drawing}</g>'
        f'<rect x="{x + 87}" y="{y + 42}" width="28" height="28" fill="{LIGHT}"/>'
        f'<g transform="translate({x + 90} {y + 45}) scale(.34375)">{drawing}</g>'
        + _text(x + WIDE // 2, y + 96, name, 14, anchor="middle")
    )


def _text(x: int, y: int, text: str, size: int, *, anchor: str = "start") -> str:
    look = f'font-family="Noto Sans" font-size="{size}" fill="{PALE}" text-anchor="{anchor}"'
    return f'<text x="{x}" y="{y}" {look}>{escape(text)}</text>'


if __name__ == "__main__":
    sys.exit(main())
