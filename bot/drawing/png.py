"""Pictures become pixels, in the worker: drawing holds the interpreter for as long as it takes."""

import io
from collections import OrderedDict

import resvg_py
from PIL import Image

from bot.drawing.colours import NIGHT
from bot.drawing.fonts import files_for
from bot.drawing.paint import said_in
from bot.drawing.picture import Drawing, Picture, Piece
from bot.workers import in_worker

COLOURS = 96
"""Flat drawings in so few colours are small as PNG, which is made in a third of the time that the
same takes as WebP without loss, for a tenth more bytes."""
GRAIN = 3
"""The colours are chosen by one pixel in so many across and down: looking at all takes longer than
anything else that is done to a picture once it is drawn."""
KEPT = 128
"""Pictures that are kept by what they show, so that the same is drawn once: some 3 MB. Most are
wanted once more within a moment, or never."""
MOST_PIXELS = 10_000_000
"""Of pieces that the worker keeps, at four bytes each: most of a picture was on the one before."""

_kept: OrderedDict[str, bytes] = OrderedDict()
_pieces: OrderedDict[Piece, Image.Image] = OrderedDict()


async def draw(picture: Picture) -> bytes:
    """Return a picture as PNG; raise whatever its drawing raises."""
    if picture.mark not in _kept:
        _kept[picture.mark] = await in_worker(packed, picture.drawing)
        if len(_kept) > KEPT:
            _kept.popitem(last=False)
    _kept.move_to_end(picture.mark)
    return _kept[picture.mark]


def is_drawn(picture: Picture) -> bool:
    """Say whether a picture is kept: `draw` returns it at once then, and cannot fail."""
    return picture.mark in _kept


def png(svg: str, width: int, height: int) -> bytes:
    """Return SVG as PNG, drawn here and now; what is empty stays transparent.

    Raise `ValueError` for a broken one.
    """
    fonts = list(files_for("".join(sorted({*"".join(said_in(svg))})))) if "<text" in svg else None
    drawn = resvg_py.svg_to_bytes(
        svg_string=svg, width=width, height=height, font_files=fonts, skip_system_fonts=True
    )
    return bytes(drawn)


def packed(drawing: Drawing) -> bytes:
    """Return a picture as PNG of few colours: one with letters takes a few ten kilobytes."""
    image = whole(drawing)
    size = (max(1, image.width // GRAIN), max(1, image.height // GRAIN))
    palette = image.resize(size, Image.Resampling.NEAREST).quantize(COLOURS)
    out = io.BytesIO()
    image.quantize(palette=palette, dither=Image.Dither.NONE).save(out, "PNG")
    return out.getvalue()


def whole(drawing: Drawing) -> Image.Image:
    """Return a picture as it is put together, in all its colours."""
    image = Image.new("RGB", drawing.size, NIGHT)
    for piece in drawing.pieces():
        if piece.svg:
            pixels = _drawn(piece)
            image.paste(pixels, (piece.left, piece.top), pixels)
    return image


def _drawn(piece: Piece) -> Image.Image:
    """Return the pixels of a piece; they lie on the same grid as they would in the whole."""
    if piece not in _pieces:
        wide, high = piece.right - piece.left, piece.bottom - piece.top
        svg = (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}"'
            f' viewBox="{piece.left} {piece.top} {wide} {high}">{piece.svg}</svg>'
        )
        _pieces[piece] = Image.open(io.BytesIO(png(svg, wide, high))).convert("RGBA")
        held = sum(image.width * image.height for image in _pieces.values())
        while held > MOST_PIXELS and len(_pieces) > 1:
            _, oldest = _pieces.popitem(last=False)
            held -= oldest.width * oldest.height
    _pieces.move_to_end(piece)
    return _pieces[piece]
