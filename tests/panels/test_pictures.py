"""Pictures of numbers: small, readable, drawn once, and safe with any name."""

import io

import pytest
from PIL import Image, ImageFont

from bot.panels import pictures
from bot.panels.pictures import (
    ChartBar,
    bars_picture,
    curve_picture,
    draw_bars,
    draw_curve,
    readable,
    shown,
)

from .play import DUE, HOSTILE

LARGEST = 100_000


def look(png: bytes) -> Image.Image:
    image = Image.open(io.BytesIO(png))
    image.load()
    assert image.format == "PNG"
    assert len(png) < LARGEST
    return image.convert("RGB")


def test_bars_of_ten_are_small_and_as_wide_as_they_should_be() -> None:
    names = [*HOSTILE, "Жанна", "李小龍"]
    bars = tuple(ChartBar(str(n + 1), name, 40 - 5 * n, n == 3) for n, name in enumerate(names))
    image = look(draw_bars("season 1 · all games", bars))
    assert image.width == pictures.WIDTH
    assert 600 < image.height < 900


@pytest.mark.parametrize("values", [[0], [7], [-3], [0, 0], [10**6, -(10**6)]])
def test_bars_of_any_numbers(values: list[int]) -> None:
    look(draw_bars("t", tuple(ChartBar("1", "Ann", value) for value in values)))


@pytest.mark.parametrize(
    "points",
    [
        [(DUE, 5)],
        [(DUE, 5), (DUE, 6)],
        [(DUE, 0), (DUE + 1, 0)],
        [(DUE + 3600 * n, (n * 7) % 23 - 9) for n in range(200)],
        [(DUE, 10**7), (DUE + 9e8, -(10**7))],
    ],
)
def test_curves_of_any_numbers(points: list[tuple[float, int]]) -> None:
    look(draw_curve("Crowns of Ann", tuple(points)))


def test_a_longer_bar_is_longer() -> None:
    def gold(value: int) -> int:
        image = look(draw_bars("t", (ChartBar("1", "Ann", value), ChartBar("2", "Bob", 100))))
        row = [image.getpixel((x, 92 + 20)) for x in range(390, 760)]
        return sum(isinstance(each, tuple) and each[0] > 180 and each[2] < 150 for each in row)

    assert gold(10) < gold(50) < gold(90)


def test_letters_that_the_font_lacks_are_left_out_or_plainer() -> None:
    assert shown("Ælfþryð Жанна Ωμέγα") == "Ælfþryð Жанна Ωμέγα"
    assert shown("𝕎𝕠𝕣𝕞") == "Worm"
    assert shown("👑 Ann 👑") == "Ann"
    assert shown("李小龍") == "…"


def test_without_the_font_there_are_still_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    def gone(*_: object) -> object:
        raise ModuleNotFoundError

    caches = (pictures._font, pictures._has, pictures.draw_bars, pictures.draw_curve)
    monkeypatch.setattr(pictures, "files", gone)
    try:
        for cache in caches:
            cache.cache_clear()
        assert isinstance(pictures._font(30), ImageFont.FreeTypeFont)
        assert shown("Zoë") == "Zoe"
        look(draw_bars("t", (ChartBar("1", "Zoë", 5),)))
        look(draw_curve("t", ((DUE, 5), (DUE + 5, 6))))
    finally:
        for cache in caches:
            cache.cache_clear()


async def test_the_same_numbers_are_drawn_once() -> None:
    before = draw_bars.cache_info().misses
    first = await bars_picture("t", [ChartBar("1", "Ida", 5)], "one")
    second = await bars_picture("t", [ChartBar("1", "Ida", 5)], "two")
    assert first.png is second.png
    assert draw_bars.cache_info().misses == before + 1
    curve = await curve_picture("t", [(DUE, 5)], "words")
    assert curve.alt == "words"
    look(curve.png)


def test_what_the_font_cannot_show_is_known() -> None:
    for name in ("Zoë", "Ζωή", "***", "李 Bob", "𝓐𝓷𝓷", ":)"):
        assert readable(name), name
    for name in ("李小龍", "محمد", "👑", "👑!", ""):
        assert not readable(name), name
