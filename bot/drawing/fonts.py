"""The fonts of pictures: each letter is drawn by the first that has it.

Those of Latin, Greek and Cyrillic, Arabic, Hebrew, Thai and Devanagari are always installed. Those
of Chinese, Japanese and Korean are large, and an emoji font is no Python package: these are taken
where they are found, and `gallows doctor` says what is missing.
"""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache, lru_cache
from importlib.util import find_spec
from pathlib import Path

from PIL import ImageFont

from bot.places import from_sources

SANS, SERIF = "Noto Sans", "Cinzel"

WITH_PIP = "pip install --no-deps " + (
    "--require-hashes -r requirements/scripts.txt"
    if from_sources()
    else "koreanize-matplotlib zhplot"
)
BY_SYSTEM = "the system's package of Noto Color Emoji (Debian: fonts-noto-color-emoji)"
CJK = (
    "NotoSansCJK-Regular.ttc",
    "PingFang.ttc",
    "msyh.ttc",
)
FOLDERS = (
    "/usr/share/fonts",
    "/usr/local/share/fonts",
    "~/.local/share/fonts",
    "~/.fonts",
    "/System/Library/Fonts",
    "/Library/Fonts",
    "C:/Windows/Fonts",
)
"""Where systems keep fonts."""


@dataclass(frozen=True, slots=True)
class Source:
    """Where the letters of some scripts come from."""

    scripts: str
    """What they are called, for who runs the bot."""
    package: str = ""
    file: str = ""
    """In the package."""
    system: tuple[str, ...] = ()
    """Names of files that do as well, where the system has one."""
    remedy: str = ""
    """How to have it, where it is not always installed."""


SOURCES = (
    Source("Latin, Greek and Cyrillic", "fontpkg_noto_sans", "files/NotoSans[wdth,wght].ttf"),
    Source("Arabic", "fontpkg_noto_sans_arabic", "files/NotoSansArabic[wdth,wght].ttf"),
    Source("Hebrew", "fontpkg_heebo", "files/Heebo[wght].ttf"),
    Source("Devanagari", "fontpkg_noto_sans_devanagari", "files/NotoSansDevanagari[wdth,wght].ttf"),
    Source("Thai", "fontpkg_noto_sans_thai", "files/NotoSansThai[wdth,wght].ttf"),
    Source("Chinese and Japanese", "zhplot", "fonts/NotoSansSC-Regular.ttf", CJK, WITH_PIP),
    Source("Korean", "koreanize_matplotlib", "fonts/NanumGothic.ttf",
           (*CJK, "AppleSDGothicNeo.ttc", "malgun.ttf"), WITH_PIP),
    Source("Emoji", system=("NotoColorEmoji.ttf", "Apple Color Emoji.ttc", "seguiemj.ttf"),
           remedy=BY_SYSTEM),
)  # fmt: skip
DISPLAY = Source("headings", "fontpkg_cinzel", "files/Cinzel[wght].ttf")


@dataclass(frozen=True)
class Font:
    """A font's file, what it is called in SVG, and the letters that it has."""

    path: str
    family: str
    letters: frozenset[int] = field(repr=False, compare=False)
    pictures: bool = False
    """Whether they are coloured pictures."""

    def wide(self, words: str, *, bold: bool) -> float:
        """Return how wide a text is at a size of 1."""
        measure = _measure(self.path, bold=bold)
        return measure.getlength(words) / measure.size


EMOJI = 109
"""The only size in which Noto Color Emoji can be read."""


@cache
def _measure(path: str, *, bold: bool) -> ImageFont.FreeTypeFont:
    try:
        font = ImageFont.truetype(path, 100)
    except OSError:  # Of pictures in one size.
        return ImageFont.truetype(path, EMOJI)
    if bold:
        with suppress(OSError):  # Not all have that.
            font.set_variation_by_name("Bold")
    return font


@lru_cache(maxsize=8192)
def font_of(letter: str) -> Font | None:
    """Return the font by which a letter is drawn; None where there is none for it."""
    return next((font for font in _found() if ord(letter) in font.letters), None)


def runs(words: str) -> Iterator[tuple[Font, str]]:
    """Yield a text in parts that one font draws each; what none has is the first one's.

    What stands between two words is drawn as the first of them, so that they stay one part.
    """
    first = _first()
    if words and first.letters.issuperset(map(ord, words)):  # As nearly all are.
        yield first, words
        return
    font, part = first, ""
    for letter in words:
        own = font if letter.isspace() else font_of(letter) or first
        if own != font and part:
            yield font, part
            part = ""
        font, part = own, part + letter
    if part:
        yield font, part


@lru_cache(maxsize=4096)
def files_for(words: str) -> tuple[str, ...]:
    """Return the files that a text is drawn with: to read all takes longer than to draw."""
    wanted = {font.path for font, _ in runs(words)} | {_first().path}
    return (*sorted(wanted), display().path)


def missing() -> Iterator[Source]:
    """Yield the sources whose scripts cannot be drawn here."""
    yield from (source for source in SOURCES if _font(source) is None)


@cache
def display() -> Font:
    """Return the font of headings."""
    font = _font(DISPLAY)
    assert font is not None, "it is always installed"
    return font


@cache
def _first() -> Font:
    """Return the font of all letters that it has."""
    return next(_found())


def _found() -> Iterator[Font]:
    """Yield the fonts that are there; the large ones are only read where a letter wants them."""
    yield from (font for font in map(_font, SOURCES) if font is not None)


@cache
def _font(source: Source) -> Font | None:
    path = _in_package(source) or next(
        (found for name in source.system if (found := _of_system().get(name.lower()))), None
    )
    if path is None:
        return None
    # A tenth of what a start takes to import, for what only a picture wants.
    from fontTools.ttLib import TTFont

    with TTFont(path, lazy=True, fontNumber=0) as file:
        # A Chinese font takes a tenth of a second to name its glyphs, which nobody asks for.
        file.setGlyphOrder([""] * file["maxp"].numGlyphs)
        family = file["name"].getBestFamilyName() or Path(path).stem
        return Font(path, family, frozenset(file.getBestCmap() or ()), not source.package)


def _in_package(source: Source) -> str | None:
    """Return a font's file in its package, which is not imported for that."""
    spec = find_spec(source.package) if source.package else None
    for folder in () if spec is None else spec.submodule_search_locations or ():
        if (path := Path(folder) / source.file).is_file():
            return str(path)
    return None


@cache
def _of_system() -> dict[str, str]:
    """Return the files of the system's fonts by their names in small letters."""
    return {
        path.name.lower(): str(path)
        for folder in FOLDERS
        for path in Path(folder).expanduser().rglob("*.tt[cf]")
    }
