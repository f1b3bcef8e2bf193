"""Pictures of numbers: small, readable, drawn once, and safe with any name."""

import io
import re
from itertools import combinations, product
from typing import Any

import pytest
from PIL import Image, ImageChops

from bot.drawing import charts
from bot.drawing.cards import cards_drawing
from bot.drawing.charts import ChartBar, bars_drawing, curve_drawing
from bot.drawing.faces import Sitter
from bot.drawing.paint import LEAST, readable, shown, width
from bot.drawing.picture import Picture, svg_of
from bot.drawing.png import draw, packed, png, whole
from bot.drawing.table import table_drawing
from bot.panels.table import public_panel
from bot.panels.table_pictures import poster_picture, private_picture, table_picture
from bot.plugins.picture import CardPicture, Colour, SeatPicture, TablePicture
from bot.plugins.registry import plugins
from bot.text.emblems import emblems
from gallows.kit.limits import text
from gallows.kit.snapshots import english, played
from games.engine.asks import Seat
from tests.support.pictures import letters

from .play import DUE, HOSTILE

LARGEST = 60_000
WORDS = english()


def look(drawn: bytes) -> Image.Image:
    image = Image.open(io.BytesIO(drawn))
    image.load()
    assert image.format == "PNG"
    assert len(drawn) < LARGEST
    return image.convert("RGB")


def test_bars_of_ten_are_small_and_as_wide_as_they_should_be() -> None:
    names = [*HOSTILE, "Жанна", "李小龍"]
    bars = tuple(ChartBar(str(n + 1), name, 40 - 5 * n, n == 3) for n, name in enumerate(names))
    image = look(packed(bars_drawing("season 1 · all games", bars)))
    assert image.width == charts.WIDE
    assert 600 < image.height < 950


def test_whoever_shares_a_place_has_the_ring_of_that_place() -> None:
    shared = tuple(ChartBar(str(place), "Ann", 5) for place in (1, 1, 1, 1, 5))
    assert svg_of(bars_drawing("t", shared)).count(f'stroke="{charts.GOLD}"') == 4


@pytest.mark.parametrize("values", [[0], [7], [-3], [0, 0], [10**6, -(10**6)]])
def test_bars_of_any_numbers(values: list[int]) -> None:
    look(packed(bars_drawing("t", tuple(ChartBar("1", "Ann", value) for value in values))))


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
    look(packed(curve_drawing("Crowns of Ann", tuple(points))))


def test_a_longer_bar_is_longer() -> None:
    def gold(value: int) -> float:
        bars = ChartBar("1", "Ann", value), ChartBar("2", "Bob", 100)
        svg = svg_of(bars_drawing("t", bars))
        return float(re.findall(r'width="([\d.]+)" height="34"', svg)[0])

    assert gold(10) < gold(50) < gold(90)


def test_letters_that_the_font_lacks_are_left_out_or_plainer() -> None:
    assert shown("Ælfþryð Жанна Ωμέγα") == "Ælfþryð Жанна Ωμέγα"
    assert shown("𝕎𝕠𝕣𝕞") == "Worm"
    assert shown("ა Ann ბ") == "Ann"
    assert shown("გიორგი") == "…"


@pytest.mark.parametrize("seats", range(3, 9))
@pytest.mark.parametrize("cards", [1, 2, 3, 4])
@pytest.mark.parametrize(("middle", "caption"), [(0, ""), (4, ""), (2, "Pioches vides")])
def test_nothing_on_the_table_covers_a_card(
    seats: int, cards: int, middle: int, caption: str
) -> None:
    key = next(iter(emblems()))
    seat = SeatPicture(number=5, emblem="", cards=(key,) * cards)
    picture = TablePicture(
        banner="Now",
        colour=next(iter(Colour)),
        seats=(seat,) * seats,
        centre=(key,) * middle,
        caption=caption,
    )
    svg = svg_of(table_drawing(picture, (Sitter("Mathilda the Elder"),) * seats))
    drawn = re.findall(
        r'<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="(\d+)" rx="19"', svg
    )
    found = re.findall(r'transform="translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)\)', svg)
    names = [tuple(map(float, each)) for each in drawn]
    lie = [(x, y, 64 * scale, 64 * scale) for x, y, scale in (map(float, each) for each in found)]
    assert (len(names), len(lie)) == (seats, seats * cards + middle)
    said = r'<text x="([^"]+)" y="([^"]+)" [^>]{0,80}size="([^"]+)"[^>]*>Pio'
    for x, y, size in re.findall(said, svg):
        wide, high = width(caption, float(size)), float(size)
        names.append((float(x) - wide / 2, float(y) - high, wide, high))
    assert len(names) == seats + bool(caption)
    assert min(wide for _, _, wide, _ in lie) >= 26, "each can be told from the others"
    for (x, y, wide, high), (left, top, across, down) in [
        *combinations(lie, 2),
        *product(lie, names),
    ]:
        beside = x + wide < left + 1 or left + across < x + 1
        assert beside or y + high < top + 1 or top + down < y + 1


@pytest.mark.parametrize("seats", [3, 8, 10])
def test_marks_cover_neither_a_computers_wheel_nor_a_badge_nor_a_sign(seats: int) -> None:
    def shows(marks: int, *, computer: bool, badge: str = "", sign: str = "") -> Image.Image:
        seat = SeatPicture(marks=("feast-title-taster",) * marks, badge=badge, sign=sign)
        table = TablePicture(banner="A", colour=Colour.RED, seats=(seat,) * seats)
        return whole(table_drawing(table, (Sitter("Ann", computer=computer),) * seats))

    def drawn(marks: int, computer: bool, badge: str, sign: str) -> bytes:
        """What a wheel, a badge or a sign changes in the picture."""
        bare = shows(marks, computer=False)
        full = shows(marks, computer=computer, badge=badge, sign=sign)
        return ImageChops.difference(bare, full).tobytes()

    for each in (True, "", ""), (False, "feast-role-king", ""), (False, "", "feast-thumb-up"):
        assert drawn(3, *each) == drawn(0, *each)
    assert shows(0, computer=False).tobytes() != shows(1, computer=False).tobytes()


@pytest.mark.parametrize("seats", [9, 16])
def test_the_ring_around_who_is_awaited_leaves_names_in_rows_free(seats: int) -> None:
    table = TablePicture(banner="A", colour=Colour.RED, seats=(SeatPicture(number=2),) * seats)
    svg = svg_of(table_drawing(table, (Sitter("Ann", awaited=True),) * seats))
    rings = re.findall(
        r'cx="([\d.]+)" cy="[\d.]+" r="(\d+)"[^>]* stroke-width="(\d)" stroke-dash', svg
    )
    names = re.findall(r'<text x="([\d.]+)"[^>]*>\d+ Ann<', svg)
    assert len(rings) == len(names) == seats
    for (x, half, edge), name in zip(rings, names, strict=True):
        assert float(x) + int(half) + int(edge) / 2 < float(name)


def test_a_single_card_in_rows_is_large_and_of_four_none_is_hidden() -> None:
    def drawn(cards: int) -> list[float]:
        """How large they are on a phone, in pixels."""
        seat = SeatPicture(cards=("dotk-character-thief",) * cards, number=2)
        table = TablePicture(banner="A", colour=Colour.RED, seats=(seat,) * 16)
        drawing = table_drawing(table, (Sitter("Ann"),) * 16)
        svg, (wide, _) = svg_of(drawing), drawing.size
        sizes = [64 * float(each) for each in re.findall(r"scale\(([\d.]+)\)", svg)]
        return [each * 360 / wide for each in sizes if each > 23]

    assert len(drawn(1)) == 16
    assert min(drawn(1)) > 20
    assert len(drawn(4)) == 4 * 16
    assert min(drawn(4)) > 11


async def test_the_same_numbers_are_drawn_once() -> None:
    first = Picture(bars_drawing("t", (ChartBar("1", "Ida", 5),)), "one")
    second = Picture(bars_drawing("t", (ChartBar("1", "Ida", 5),)), "two")
    assert await draw(first) is await draw(second)
    look(await draw(first))


def test_what_the_font_cannot_show_is_known() -> None:
    for name in ("Zoë", "Ζωή", "***", "გ Bob", "𝓐𝓷𝓷", ":)"):
        assert readable(name), name
    for name in ("გიორგი", "ა", "ა!", ""):
        assert not readable(name), name


@pytest.mark.parametrize("name", [game.id for game in plugins().values() if game.view.poster])
def test_who_is_a_computer_is_said_once_by_the_picture_and_in_its_words(name: str) -> None:
    game = plugins()[name]
    seats = min(n for n in game.seats_for(game.defaults()))
    begun, *_, end = played(game.rules, 1, seats)
    who: dict[str, Any] = {"names": ("Mathilda", "Odo", "Bertram", "Ysolde"), "computers": (1,)}
    view, public = begun.seen(**who), begun.notebook(None)
    picture = table_picture(view, public, WORDS)
    assert picture is not None
    said = picture.alt
    assert said.count("Odo, computer") == said.count("computer") == (seats > 1)
    panel = text(public_panel(view, public, [], WORDS, picture=picture))
    assert panel.splitlines()[0].endswith(" · ⚙ 1") == panel.count("⚙") == (seats > 1)
    assert "computer" not in panel
    poster = poster_picture(end.seen(**who), end.notebook(None), WORDS, DUE)
    assert poster is not None
    told = poster.alt
    assert told.count("Odo (computer)") == told.count("computer") == (seats > 1)


@pytest.mark.parametrize("name", [game.id for game in plugins().values() if game.view.picture])
@pytest.mark.parametrize("crowded", [False, True])
def test_nothing_is_cut_off_where_a_picture_is_put_together(name: str, *, crowded: bool) -> None:
    game = plugins()[name]
    sizes = game.seats_for(game.defaults())
    *_, before, end = played(game.rules, 1, sizes[-1] if crowded else sizes[0])
    made = [
        table_picture(before.view, before.notebook(None), WORDS),
        private_picture(before.seen_by(Seat(0)), before.notebook(Seat(0)), WORDS),
        poster_picture(end.view, end.notebook(None), WORDS, DUE),
    ]
    for picture in made:
        if picture is not None:
            drawing = picture.drawing
            at_once = Image.open(io.BytesIO(png(svg_of(drawing), *drawing.size))).convert("RGB")
            differ = ImageChops.difference(at_once, whole(drawing)).convert("L").histogram()
            assert not any(differ[32:]), "beyond what smooth edges differ in"


def test_a_word_that_is_longer_than_its_card_is_cut_there() -> None:
    card = CardPicture(emblem="crown", label="Yours", name="Page", text=f"Beware of {'W' * 80}")
    said = letters(Picture(cards_drawing([card]), "A card."))
    (cut,) = [line for line in said if "WWW" in line]
    assert width(cut, LEAST * 27) < 800
