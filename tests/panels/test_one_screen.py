"""A panel is one screen of a phone, controls and all, with names as long as they are."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest

from bot.panels.details import explain_panel, tale_panel
from bot.panels.hand import Shown
from bot.panels.height import PHONE, whole_height
from bot.panels.private import private_panel
from bot.panels.shared import crowd_ask, public_ask
from bot.panels.table import public_panel
from bot.panels.table_pictures import private_picture, table_picture
from bot.plugins.registry import plugins
from bot.values.tables import TableView
from gallows.kit.limits import text
from gallows.kit.snapshots import Snapshot
from gallows.kit.word_counts import COMPUTERS, NAMES
from games.dotk.game import Options
from games.dotk.words import Mode
from games.engine.asks import Seat

from .play import english, played

WORDS = english()
LONG = NAMES[1::2]
"""Names as long as any is, for everybody."""
GAMES = (
    *(("botk", seats, None, 3, LONG) for seats in (4, 6, 8)),
    *(("dotk", seats, None, 3, LONG) for seats in (4, 7)),
    ("dotk", 8, Options(mode=Mode.LIVES), 3, LONG),
    ("dotk", 16, Options(mode=Mode.TOKENS), 3, NAMES),
    *(("feast", seats, None, seed, LONG) for seats, seed in ((6, 1), (6, 3), (10, 1))),
)


of_every_game = pytest.mark.parametrize(("name", "seats", "options", "seed", "names"), GAMES)


def seen(
    name: str, seats: int, options: Options | None, seed: int, names: Sequence[str]
) -> Iterator[tuple[Snapshot, TableView]]:
    """Play a game; yield each step of it but for the last, and what all see of the table."""
    for snapshot in played(seed, seats, options, game=plugins()[name].rules):
        if not snapshot.settled:
            yield snapshot, snapshot.seen(names=names, computers=COMPUTERS)


@of_every_game
def test_whatever_is_asked_all_of_it_is_on_one_screen(
    name: str, seats: int, options: Options | None, seed: int, names: Sequence[str]
) -> None:
    asked = 0
    for snapshot, view in seen(name, seats, options, seed, names):
        public = snapshot.notebook(None)
        picture = table_picture(view, public, WORDS)
        panel = public_panel(view, public, snapshot.tale, WORDS, picture=picture)
        assert whole_height(panel.parts) <= PHONE, text(panel)
        asked += (crowd_ask(view) or public_ask(view)) is not None
    assert asked


@of_every_game
def test_so_is_what_each_sees_alone_in_their_first_games_too(
    name: str, seats: int, options: Options | None, seed: int, names: Sequence[str]
) -> None:
    asked = 0
    for snapshot, view in seen(name, seats, options, seed, names):
        view = replace(view, seats=tuple(replace(seat, novice=True) for seat in view.seats))
        for at in range(seats):
            seat, ask = Seat(at), next((a for a in snapshot.match.asks if a.seat == at), None)
            picture = private_picture(view, snapshot.notebook(seat), WORDS)
            shown = Shown(picture=picture)
            panel = private_panel(view, snapshot.notebook(seat), ask, WORDS, shown)
            assert whole_height(panel.parts) <= PHONE, text(panel)
            asked += ask is not None
    assert asked


@pytest.mark.parametrize(
    ("name", "said"), [("botk", ("-# Roles:", "-# Items:")), ("dotk", ("-# Put aside:",))]
)
def test_what_is_in_the_deal_is_one_press_away(name: str, said: tuple[str, ...]) -> None:
    """By “?” beside a question, and on top of every page of the recap."""
    asked = 0
    for snapshot in played(3, 5, game=plugins()[name].rules):
        view, public = snapshot.view, snapshot.notebook(None)
        ask, recap = public_ask(view), text(tale_panel(view, public, snapshot.tale, 0, WORDS))
        if ask is None or said[0] not in recap:
            continue
        asked += 1
        picture = table_picture(view, public, WORDS)
        shown = text(public_panel(view, public, snapshot.tale, WORDS, picture=picture))
        explained = text(explain_panel(view, public, ask, WORDS))
        assert all(each in explained and each in recap and each not in shown for each in said)
    assert asked > 3
