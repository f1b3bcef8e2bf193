"""Pictures on a phone: their letters can be read, and names are whole where there is room."""

import re
from collections.abc import Sequence

import pytest

from bot.drawing.cards import cards_drawing
from bot.drawing.charts import ChartBar, bars_drawing
from bot.drawing.faces import Sitter
from bot.drawing.medals import MedalPlace, medals_drawing
from bot.drawing.picture import Drawing, svg_of
from bot.drawing.poster import Honour, poster_drawing
from bot.drawing.table import table_drawing
from bot.plugins.picture import CardPicture, Colour, Poster, PosterSeat, SeatPicture, TablePicture
from bot.text import locales, words_for
from games.botk.cards import Item
from games.dotk.cards import Character
from games.feast.cards import Role

PHONE = 340
"""Pixels across that a phone of 390 shows of a picture."""
LONG = "Hildegard Bing"
OTHERS = "the Pardon", "doubted 3 lies, and believed 4 truths"


def least(drawing: Drawing) -> float:
    """How large the smallest letters are on a phone, in pixels; a seat's number is none."""
    sizes = re.findall(r'<text [^>]*font-size="([\d.]+)"[^>]*>[^<]*[^\d<]', svg_of(drawing))
    return min(map(float, sizes)) * PHONE / drawing.size[0]


def poster(roles: Sequence[str], seats: int) -> Drawing:
    each = [
        PosterSeat(emblems=("crown", "crown"), role=roles[n % len(roles)], won=n == 0, change=-12)
        for n in range(seats)
    ]
    over = Poster(headline="Order falls", line="They win.", colour=Colour.RED, seats=tuple(each))
    told = tuple(Honour("crown", "Best liar", "Mathilda", why) for why in OTHERS)
    return poster_drawing(over, (Sitter(LONG),) * seats, "By Order of the King", told)


@pytest.mark.parametrize("seats", range(2, 9))
def test_up_to_eight_are_on_a_poster_with_their_whole_names(seats: int) -> None:
    drawn = poster(("Saboteur", "Executioner"), seats)
    assert svg_of(drawn).count(LONG) == seats
    assert least(drawn) > 10


def test_of_sixteen_on_a_poster_each_role_can_be_read() -> None:
    assert least(poster(("Saboteur", "3 points"), 16)) > 10


def test_what_somebody_has_won_can_be_read_on_a_leaderboard() -> None:
    bars = tuple(ChartBar(str(n + 1), LONG, 9 - n, note="12/40 won") for n in range(10))
    assert least(bars_drawing("Season 1", bars)) > 10


@pytest.mark.parametrize("many", [4, 30])
def test_what_medals_are_called_and_are_for_can_be_read(many: int) -> None:
    medals = (MedalPlace("crown", "Silver Tongue", "Told the best lie of a game"),) * many
    assert least(medals_drawing("Medals", medals)) > 9


@pytest.mark.parametrize("locale", locales())
def test_what_ones_own_cards_do_can_be_read_in_each_language(locale: str) -> None:
    words = words_for(locale)

    def cards(texts: Sequence[str]) -> Drawing:
        drawn = [CardPicture(emblem="crown", label="Mine", name="A", text=text) for text in texts]
        return cards_drawing(drawn, (0, Sitter("Ann")))

    for item in Item:
        assert least(cards([words(f"botk-item-{item}-text")] * 2)) >= 11, item
    for role in Role:
        assert least(cards([words(f"feast-role-{role}-goal")])) >= 11, role
    for character in Character:
        assert least(cards([words(f"dotk-character-{character}-text")] * 3)) >= 10, character


@pytest.mark.parametrize("seats", range(2, 9))
def test_a_name_is_as_long_at_a_table_as_there_is_room(seats: int) -> None:
    table = TablePicture(
        banner="Now", colour=Colour.RED, seats=(SeatPicture(number=5, cards=("crown",)),) * seats
    )
    sitters = [Sitter(f"{letter}{LONG[1:]}") for letter in "ABCDEFGH"[:seats]]
    svg = svg_of(table_drawing(table, sitters))
    whole, begun = svg.count(LONG[1:]), svg.count(LONG[1:7])
    alone = {2: 2, 4: 2, 5: 5, 6: 2}.get(seats, 1)
    assert (whole, begun) == (alone, seats), "above and below the table, and all of five"
