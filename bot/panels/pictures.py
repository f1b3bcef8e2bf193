"""Pictures of numbers: who leads, and how a purse grew. Everything on them is also in words.

They are drawn in another thread and kept by their content, so that the same numbers are drawn once.
"""

import asyncio
import io
import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import lru_cache
from hashlib import blake2b
from importlib.resources import as_file, files
from typing import TypeAlias

import structlog
from PIL import Image, ImageDraw, ImageFont

log = structlog.get_logger(__name__)

Font: TypeAlias = "ImageFont.FreeTypeFont | ImageFont.ImageFont"

WIDTH = 900
MARGIN = 36
NIGHT, LINES, PALE, GOLD = "#1e2430", "#4a5468", "#f4efe4", "#d9b26f"
COLOURS = 24
"""Colours of a finished picture: enough for smooth letters, and a small file."""

ROW = 62
PLOT = 520


@dataclass(frozen=True, slots=True)
class Picture:
    """A PNG, and what it says in words for those who do not see it."""

    png: bytes
    alt: str

    @property
    def filename(self) -> str:
        """Another picture has another name, so that no stale one is shown."""
        return f"crowns-{blake2b(self.png, digest_size=6).hexdigest()}.png"


@dataclass(frozen=True, slots=True)
class ChartBar:
    """One line of a picture of the leaders. ``name`` is raw; ``own`` marks the reader.

    ``note`` stands below the name, in small letters.
    """

    place: str
    name: str
    value: int
    own: bool = False
    note: str = ""


async def bars_picture(title: str, bars: Sequence[ChartBar], alt: str) -> Picture:
    """Draw bars from the longest to the shortest, each with its place, name and number."""
    return Picture(await asyncio.to_thread(draw_bars, title, tuple(bars)), alt)


async def curve_picture(title: str, points: Sequence[tuple[float, int]], alt: str) -> Picture:
    """Draw how a number changed over time; ``points`` are when (since 1970) and what then."""
    return Picture(await asyncio.to_thread(draw_curve, title, tuple(points)), alt)


@lru_cache(maxsize=128)
def draw_bars(title: str, bars: tuple[ChartBar, ...]) -> bytes:
    """Return the PNG of `bars_picture`. A bar below zero is hollow, the reader's has a frame."""
    image = Image.new("RGB", (WIDTH, 108 + ROW * len(bars)), NIGHT)
    pen = ImageDraw.Draw(image)
    pen.text((MARGIN, 26), shown(title), PALE, _font(38, bold=True))
    left, right = 390, WIDTH - MARGIN - 110
    longest = max((abs(bar.value) for bar in bars), default=0) or 1
    for n, bar in enumerate(bars):
        top = 92 + ROW * n
        middle = top + ROW // 2
        if bar.own:
            pen.rounded_rectangle(
                (MARGIN - 16, top + 3, WIDTH - MARGIN + 16, top + ROW - 3),
                10,
                outline=PALE,
                width=3,
            )
        name_font = _font(30, bold=bar.own)
        pen.text((MARGIN + 60, middle), bar.place, PALE, _font(30, bold=True), anchor="rm")
        name = _fitted(shown(bar.name), name_font, left - MARGIN - 100)
        above = 11 if bar.note else 0
        pen.text((MARGIN + 78, middle - above), name, PALE, name_font, anchor="lm")
        if bar.note:
            pen.text((MARGIN + 78, middle + 18), bar.note, PALE, _font(20), anchor="lm")
        end = left + max(4, (right - left) * abs(bar.value) // longest)
        box = (left, top + 14, end, top + ROW - 14)
        if bar.value < 0:
            pen.rectangle(box, outline=GOLD, width=3)
        else:
            pen.rectangle(box, fill=GOLD)
        number = str(bar.value).replace("-", "−")
        pen.text((end + 14, middle), number, PALE, _font(30, bold=True), anchor="lm")
    return _png(image)


@lru_cache(maxsize=128)
def draw_curve(title: str, points: tuple[tuple[float, int], ...]) -> bytes:
    """Return the PNG of `curve_picture`: steps, since nothing lies between two settlements."""
    image = Image.new("RGB", (WIDTH, PLOT), NIGHT)
    pen = ImageDraw.Draw(image)
    pen.text((MARGIN, 26), shown(title), PALE, _font(38, bold=True))
    small = _font(28)
    low, high = (f(0, *(value for _, value in points)) for f in (min, max))
    left, right, top, bottom = MARGIN + 74, WIDTH - MARGIN - 60, 108, PLOT - 80
    first, last = points[0][0], points[-1][0]

    def x(at: float) -> float:
        return left + (right - left) * ((at - first) / (last - first) if last > first else 0.5)

    def y(value: float) -> float:
        return bottom - (bottom - top) * (value - low) / ((high - low) or 1)

    for mark in _marks(low, high):
        pen.line((left, y(mark), right, y(mark)), fill=LINES, width=4 if mark == 0 else 2)
        number = str(mark).replace("-", "−")
        pen.text((left - 14, y(mark)), number, PALE, small, anchor="rm")
    path: list[tuple[float, float]] = []
    for at, value in points:
        if path:
            path.append((x(at), path[-1][1]))
        path.append((x(at), y(value)))
    if len(path) > 1:
        pen.line(path, fill=GOLD, width=6, joint="curve")
    end_x, end_y = path[-1]
    pen.ellipse((end_x - 10, end_y - 10, end_x + 10, end_y + 10), fill=GOLD, outline=PALE, width=3)
    number = str(points[-1][1]).replace("-", "−")
    pen.text((end_x + 18, end_y), number, PALE, _font(32, bold=True), anchor="lm")
    days = [_day(at) for at in (first, last)]
    pen.text((left, bottom + 24), days[0], PALE, small)
    if days[0] != days[1]:
        pen.text((right, bottom + 24), days[1], PALE, small, anchor="ra")
    return _png(image)


def shown(text: str) -> str:
    """Return a text in letters that the font has: plainer forms for fancy ones, the rest left out.

    What is left out stands in the message beside the picture.
    """
    kept: list[str] = []
    for char in unicodedata.normalize("NFKC", text):
        plainer = unicodedata.normalize("NFKD", char)[:1]
        kept.append(next((each for each in (char, plainer) if _has(each)), ""))
    return " ".join("".join(kept).split()) or "…"


def readable(text: str) -> bool:
    """Say whether `shown` leaves enough of a text to tell whose name it is."""
    kept = shown(text)
    whole = " ".join(unicodedata.normalize("NFKC", text).split())
    return kept == whole or any(char.isalnum() for char in kept)


def _marks(low: int, high: int) -> list[int]:
    """Return where lines are drawn across: round numbers, six at most, zero among them."""
    step = next(
        n for n in (m * 10**e for e in range(12) for m in (1, 2, 5)) if (high - low) / n <= 5
    )
    return list(range(-(-low // step) * step, high + 1, step))


def _day(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d")


def _fitted(text: str, font: Font, room: float) -> str:
    if font.getlength(text) <= room:
        return text
    while text and font.getlength(f"{text}…") > room:
        text = text[:-1].rstrip()
    return f"{text}…"


def _png(image: Image.Image) -> bytes:
    out = io.BytesIO()
    image.quantize(COLOURS, dither=Image.Dither.NONE).save(out, "PNG", optimize=True)
    return out.getvalue()


@lru_cache(maxsize=16)
def _font(size: int, *, bold: bool = False) -> Font:
    """Return Noto Sans, which has Latin, Greek, Cyrillic and Devanagari; else Pillow's own."""
    try:
        path = files("fontpkg_noto_sans") / "files" / "NotoSans[wdth,wght].ttf"
        with as_file(path) as there:
            font = ImageFont.truetype(io.BytesIO(there.read_bytes()), size)
        font.set_variation_by_name("SemiBold" if bold else "Regular")
    except (ImportError, OSError) as trouble:
        log.warning("the font is missing, pictures use a plainer one", trouble=str(trouble))
        return ImageFont.load_default(size)
    return font


@lru_cache(maxsize=4096)
def _has(char: str) -> bool:
    """Say whether the font has a letter: what it lacks looks like what no font has."""
    if char.isspace():
        return True
    mask: Callable[[str], object] = lambda c: bytes(_font(30).getmask(c))  # noqa: E731
    return mask(char) not in (mask("\uffff"), b"")
