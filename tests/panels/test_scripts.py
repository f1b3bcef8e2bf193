"""Names in every script are drawn as they are: each in the letters of a font that has them."""

import io
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from fontTools.ttLib import TTCollection, TTFont
from PIL import Image, ImageChops, ImageStat

from bot.drawing import fonts, paint
from bot.drawing.paint import fitted, shown, text, width
from bot.drawing.png import png
from bot.replay import page
from gallows.doctor import scripts

NAMES = {
    "Chinese": "李小龍和孙悟空",
    "Japanese": "さくら アキラ 山田",
    "Korean": "김민준 안녕",
    "Arabic": "محمد العربي",
    "Hebrew": "שלום דוד",
    "Thai": "สมชาย ใจดี",
    "Devanagari": "क्षत्रिय नमस्ते",
    "Greek": "Ζωή Ωμέγα",
    "Cyrillic": "Жанна",
}
SIZE, WIDE, HIGH = 40, 420, 60
CACHES = (
    *(fonts.font_of, fonts.files_for, fonts._font, fonts._of_system),
    *(paint.fitted, paint.width, paint.shown, paint.readable, paint._parts),
)


def drawn(words: str, *, anchor: str = "start", bold: bool = False) -> Image.Image:
    """A text alone, white on black."""
    x = 10 if anchor == "start" else WIDE - 10
    said = text(x, 44, words, SIZE, "#fff", anchor=anchor, bold=bold)
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDE}" height="{HIGH}">{said}</svg>'
    image = Image.open(io.BytesIO(png(svg, WIDE, HIGH)))
    return Image.alpha_composite(Image.new("RGBA", image.size, "black"), image).convert("L")


@pytest.fixture
def system(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., None]]:
    """Makes a system that has these fonts, by file, and no others."""

    def clear() -> None:
        for each in CACHES:
            each.cache_clear()

    def has(**files: str) -> None:
        for name, letters in files.items():
            _font(letters).save(tmp_path / name)
        clear()

    monkeypatch.setattr(fonts, "FOLDERS", (str(tmp_path),))
    clear()
    yield has
    monkeypatch.undo()
    clear()


def _font(letters: str) -> TTFont:
    """A font in which each letter looks like an A."""
    font = TTFont(fonts.files_for("A")[0])
    a = (font.getBestCmap() or {})[ord("A")]
    for table in font["cmap"].tables:
        if table.format == 12:
            table.cmap = {ord(each): a for each in letters}
    font["cmap"].tables = [table for table in font["cmap"].tables if table.format == 12]
    for record in list(font["name"].names):
        if record.nameID in (1, 4, 16):
            font["name"].setName("As", record.nameID, 3, 1, 1033)
    return font


@pytest.mark.parametrize("bold", [False, True])
@pytest.mark.parametrize("script", NAMES)
def test_a_name_is_drawn_in_its_own_letters_and_as_wide_as_was_reckoned(
    script: str, bold: bool
) -> None:
    name = NAMES[script]
    assert shown(name) == name
    image = drawn(name, bold=bold)
    assert image.tobytes() != drawn("\U000f0000" * len(name), bold=bold).tobytes(), "boxes"
    left, _, right, _ = image.getbbox() or (0, 0, 0, 0)
    wide = width(name, SIZE, bold=bold)
    # Who reckons without the system's bidirectional library counts letters that are not joined.
    assert 0.6 * wide < right - left < 1.08 * wide


@pytest.mark.parametrize("script", ["Arabic", "Hebrew"])
def test_a_number_behind_a_name_that_is_read_from_the_right_stays_behind_it(script: str) -> None:
    at_the_end = (WIDE - 32, 0, WIDE, HIGH)
    seven = drawn("Ann 7", anchor="end").crop(at_the_end)
    there = drawn(f"{fitted(NAMES[script], SIZE, 999)} 7", anchor="end").crop(at_the_end)
    assert ImageStat.Stat(ImageChops.difference(seven, there)).mean[0] < 6, "but for its edges"


@pytest.mark.parametrize("script", NAMES)
def test_a_name_that_is_too_long_is_cut_to_its_room(script: str) -> None:
    long = " ".join([NAMES[script]] * 3)
    cut = fitted(long, SIZE, 150)
    assert "…" in cut
    assert 100 < width(cut, SIZE) <= 150


def test_emoji_are_drawn_where_the_system_has_a_font_of_them(
    system: Callable[..., None],
) -> None:
    assert shown("Fox 🦊🌹") == "Fox"
    [told] = [each for each in scripts() if "Emoji" in each.what]
    assert "fonts-noto-color-emoji" in told.remedy
    system(**{"NotoColorEmoji.ttf": "🦊🌹"})
    assert shown("Fox 🦊🌹") == "Fox 🦊🌹"
    assert drawn("Fox 🦊🌹").tobytes() != drawn("Fox").tobytes()
    assert not [each for each in scripts() if "Emoji" in each.what]


def test_without_the_large_fonts_the_doctor_says_how_to_have_them(
    system: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    found = fonts.find_spec
    large = ("zhplot", "koreanize_matplotlib")
    monkeypatch.setattr(fonts, "find_spec", lambda name: None if name in large else found(name))
    system()
    said = {each.what: each.remedy for each in scripts()}
    assert shown(NAMES["Chinese"]) == shown(NAMES["Korean"]) == "…"
    for script in ("Chinese and Japanese", "Korean"):
        told = said[f"Pictures leave out in names: {script}"]
        assert "--no-deps --require-hashes -r requirements/scripts.txt" in told
    system(**{"NotoSansCJK-Regular.ttc": "李小龍"})
    assert shown("李小龍") == "李小龍", "the system's own does as well"


def test_a_page_takes_letters_from_a_collection_of_fonts(tmp_path: Path) -> None:
    collection = TTCollection()
    collection.fonts = [TTFont(fonts.files_for("A")[0]) for _ in range(2)]
    path = tmp_path / "NotoSansCJK-Regular.ttc"
    collection.save(path)
    assert page._some(str(path), "A")
