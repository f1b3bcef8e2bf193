"""Numbers below nothing have a minus sign, wherever people read them."""

import pytest

from bot.drawing.charts import ChartBar, bars_drawing
from bot.drawing.picture import svg_of
from bot.panels.days import score_line
from bot.text import Words, locales, numeral, words_for
from bot.text.bundle import Bundle
from bot.values.days import DayScore


def words(locale: str, text: str) -> Words:
    bundle = Bundle(locale)
    bundle.add(text)
    return Words(locale, (bundle,), strict=True)


@pytest.mark.parametrize("locale", ["en", "de", "sv"])
@pytest.mark.parametrize("text", ["said = { $n } crowns", "said = { NUMBER($n) } crowns"])
def test_a_number_in_a_text(locale: str, text: str) -> None:
    said = words(locale, text)("said", n=-3)
    assert "−3 crowns" in said
    assert "-" not in said


def test_a_fraction_in_a_text() -> None:
    said = words("en", "said = { NUMBER($n, minimumFractionDigits: 2) }")
    assert [said("said", n=n) for n in (-0.5, 0.5)] == ["−0.50", "0.50"]


def test_a_date_keeps_its_hyphens() -> None:
    assert words("en", "said = Until { $day }")("said", day="2026-11-24") == "Until 2026-11-24"


def test_a_number_below_nothing_is_counted_as_the_language_does() -> None:
    said = words("en", "said = { $n ->\n    [one] { $n } crown\n   *[other] { $n } crowns\n  }\n")
    assert [said("said", n=n) for n in (-1, -2)] == ["−1 crown", "−2 crowns"]


def test_a_number_on_a_picture() -> None:
    picture = svg_of(bars_drawing("Leaders", [ChartBar("1", "Ann", -4)]))
    assert ">−4<" in picture
    assert numeral("-0.25 +0.5") == "−0.25 +0.5"


@pytest.mark.parametrize("locale", locales())
def test_a_score_on_the_board_of_a_day_has_a_minus_sign(locale: str) -> None:
    score = DayScore(1, 7, "Ada", won=False, score=-12, streak=1, table_id=3)
    assert "−12" in score_line(score, words_for(locale))
