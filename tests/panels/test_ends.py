"""The end of a game beside its poster: it fits a phone, and says what the poster does not."""

from functools import cache

import pytest

from bot.drawing.picture import Picture
from bot.panels.height import PHONE, whole_height
from bot.panels.table import final_panel
from bot.plugins.plugin import Seating
from bot.plugins.registry import plugins
from gallows.kit.limits import text
from gallows.kit.snapshots import Snapshot, english
from gallows.kit.snapshots import played as game_played
from gallows.kit.word_counts import NAMES, counts
from tests.support.pictures import blank

WORDS = english()
SEVERAL = [game for game in plugins().values() if game.seating is Seating.LOBBY]


@cache
def ends(name: str) -> list[Snapshot]:
    game = plugins()[name]
    seats = max(game.seats_for(game.defaults()))
    return [list(game_played(game.rules, seed, seats))[-1] for seed in range(4)]


@pytest.mark.parametrize("name", [game.id for game in SEVERAL])
def test_the_end_of_the_largest_table_fits_a_phone(name: str) -> None:
    """With all that can be pressed below it."""
    for end in ends(name):
        public, *_ = counts(end, WORDS)
        assert whole_height(public.panel.parts) <= PHONE, text(public.panel)


@pytest.mark.parametrize("name", [game.id for game in SEVERAL])
def test_beside_the_poster_nobody_is_named_for_each_thing_again(name: str) -> None:
    for end in ends(name):
        view, book = end.seen(names=NAMES), end.notebook(None)
        beside = text(final_panel(view, book, WORDS, picture=Picture(blank(), "The poster.")))
        alone = text(final_panel(view, book, WORDS))
        assert len(beside) < len(alone)
        for seat in view.seats:
            assert beside.count(f"**{seat.name}**") <= 2, beside
