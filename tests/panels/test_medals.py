"""Medals in words and as a picture: within the limits, and the picture says what the words say."""

import io
import re
from dataclasses import replace

import pytest
from PIL import Image

from bot.drawing.medals import MANY
from bot.drawing.picture import svg_of
from bot.drawing.png import packed
from bot.panels.crowns import PurseView, me_panel
from bot.panels.medals import all_earned, earned_lines, how_many, medals_picture
from bot.plugins.formatter import Formatter
from bot.plugins.medals import FOR_CLAIMS
from bot.plugins.registry import plugins
from bot.text import words_for
from bot.values.crowns import Tally
from bot.values.tables import Status
from gallows.kit.limits import check, text
from games.engine.asks import Seat
from tests.panels.play import HOSTILE, english, table

WORDS = english()
EVERY = [
    *(f"{game.id}-medal-{medal.name}" for game in plugins().values() for medal in game.medals),
    *(f"medal-{medal.name}" for medal in FOR_CLAIMS),
]


def test_all_medals_that_there_are_fit_in_words_and_in_a_picture() -> None:
    assert len(EVERY) == how_many() >= 30
    picture = medals_picture(EVERY, WORDS)
    drawn = packed(picture.drawing)
    assert len(drawn) <= 60_000
    assert Image.open(io.BytesIO(drawn)).width == 800
    panel = me_panel(PurseView(5, None, 1, 5, 1, [], [], (), EVERY), WORDS, picture)
    check(panel)
    words = me_panel(PurseView(5, None, 1, 5, 1, [], [], (), EVERY), WORDS)
    check(words)
    for key in EVERY:
        assert WORDS(key) in text(words)
        assert WORDS(key) not in text(panel), "the picture says it"
        assert WORDS(key) in picture.alt


def test_few_medals_say_what_they_were_for() -> None:
    picture = medals_picture(EVERY[:12], WORDS)
    assert len(packed(picture.drawing)) <= 60_000
    for key in EVERY[:12]:
        assert WORDS(f"{key}-text") in picture.alt


def test_in_french_a_colon_has_a_space_before_it_in_the_picture_s_words_too() -> None:
    words = words_for("fr")
    (said,) = medals_picture(EVERY[:1], words).alt.split(". ")[1:]
    assert said == f"{words(EVERY[0])}\u00a0: {words(f'{EVERY[0]}-text')}"


@pytest.mark.parametrize("some", [EVERY[n : n + 12] for n in range(0, len(EVERY), 12)] + [EVERY])
def test_what_is_said_of_a_medal_is_drawn_whole(some: list[str]) -> None:
    drawn = " ".join(
        re.findall(r"<text[^>]*>([^<]*)</text>", svg_of(medals_picture(some, WORDS).drawing))
    )
    assert "…" not in drawn
    for key in some:
        assert WORDS(key) in drawn
        assert len(some) > MANY or WORDS(f"{key}-text") in drawn


def test_without_medals_nothing_is_said_of_them() -> None:
    panel = me_panel(PurseView(5, None, 1, 5, 1, [], []), WORDS)
    assert "🏅" not in text(panel)
    assert all_earned({}) == []


def test_what_is_there_is_enough_or_not() -> None:
    game = next(game for game in plugins().values() if any(m.won for m in game.medals))
    medal = next(medal for medal in game.medals if medal.won)
    role = medal.roles[0] if medal.roles else "any"
    games = Tally(str(role), True, True, "", "", medal.least, 1)
    key = f"{game.id}-medal-{medal.name}"
    assert key in all_earned({game.id: [games]})
    assert key not in all_earned({game.id: [replace(games, won=False)]})
    assert key not in all_earned({game.id: [replace(games, total=medal.least - 1)]})


def test_the_lines_of_an_end_are_safe_and_few() -> None:
    view = table(4, Status.SETTLED, names=HOSTILE[:4])
    medals = tuple(medal.name for medal in plugins()[view.game].all_medals)
    every = replace(view, medals=tuple((Seat(seat), medals) for seat in range(4)))
    fmt = Formatter(every, WORDS)
    lines = earned_lines(fmt)
    assert 0 < len(lines) <= 4
    assert len("\n".join(lines)) <= 1000
    assert all(any(fmt.bold(Seat(seat)) in line for seat in range(4)) for line in lines)
