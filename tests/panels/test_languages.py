"""What is read beside a game: no word of it is written in code, and each of our languages is read.

The table's panel and everybody's own are looked at in all of them by `tests/kit`.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import TypeAlias

import pytest

from bot.panels.crowns import BoardView, PurseView, board_panel, board_picture, me_panel
from bot.panels.details import explain_panel, tale_panel
from bot.panels.help import Here, help_panel, topics
from bot.panels.history import HistoryView, history_panel, history_picture
from bot.panels.lobby import (
    begun_panel,
    lobby_closed_panel,
    lobby_panel,
    more_panel,
    over_panel,
)
from bot.panels.messages import call_line
from bot.panels.options import options_panel
from bot.panels.panel import Panel
from bot.panels.plan import opening_line, plan_panel, reminder
from bot.panels.privacy import erase_panel, privacy_panel
from bot.panels.report import report_panel
from bot.panels.rules import rules_panel
from bot.panels.table import ended_panel, retired_panel
from bot.plugins.plugin import Seating
from bot.plugins.registry import plugins
from bot.store.privacy import ABOUT
from bot.text import Words
from bot.text.words import locales
from bot.values.crowns import Curve, Gift, Played, SeatResult, Standing, TableReport
from bot.values.seasons import Champion, Season
from bot.values.tables import EndedBy, Status, TableView
from gallows.kit import limits
from gallows.kit.panels import nothing_said as check
from gallows.kit.snapshots import Foreign, in_full
from games.botk.game import BOTK
from games.engine.game import Game
from games.feast.game import FEAST

from .play import DUE, Snapshot, played, sizes, table
from .records import record_of, stats

NAMES = (*"123456789", "0")
WORDS = Foreign()
SELDOM = 24
"""The smallest table is looked at all the time, in one language after the other; others at every so
many steps."""
of_each_language = pytest.mark.parametrize("locale", locales())


Around: TypeAlias = Callable[[Words], Iterator[Panel]]


def beside(snapshot: Snapshot, view: TableView, words: Words) -> Iterator[Panel]:
    """What is read beside the table's panel and one's own."""
    public = snapshot.notebook(None)
    if snapshot.settled:
        yield over_panel(view, public, words, None)
    else:
        yield retired_panel(view, public, snapshot.tale, words)
    yield tale_panel(view, public, snapshot.tale, None, words)
    for waiting in view.waiting[:1]:
        yield call_line(view, public, [waiting.ask], words, late=True)
        yield explain_panel(view, public, waiting.ask, words)


def lobbies(words: Words) -> Iterator[Panel]:
    lobby = table(4, Status.LOBBY, names=NAMES, joined=False, closes_at=DUE)
    yield lobby_panel(lobby, words)
    yield more_panel(lobby, words)
    yield begun_panel(lobby, words)
    plan = replace(lobby, status=Status.PLANNED, planned_for=DUE)
    yield plan_panel(plan, words)
    yield reminder(plan, plan_panel(plan, words), words)
    yield opening_line(plan, words, 5)
    for why in (EndedBy.HAND, EndedBy.MODERATOR, EndedBy.IDLE, EndedBy.MISSED, "begun"):
        yield lobby_closed_panel(lobby, words, why)
    yield ended_panel(lobby, words)
    for game, plugin in plugins().items():
        for page in plugin.view.pages:
            yield rules_panel(game, page, words)
    feast = table(4, Status.LOBBY, names=NAMES, game="feast")
    yield lobby_panel(feast, words)
    yield options_panel(feast, words)


def crowns(words: Words) -> Iterator[Panel]:
    games = [stats(game) for game in (None, *plugins())]
    yield me_panel(PurseView(1, None, 2, 3, 4, games, games), words)
    yield me_panel(PurseView(1, "2", 2, None, None, [], []), words)
    standing = Standing(1, 2, "3", 4, 5, 6, left=True)
    paid_in = Season(2, DUE, treasury=3, paid_out=-1)
    for season in (
        None,
        Season(2, DUE, treasury=3),
        paid_in,
        Season(2, champions=(Champion(1, "2", 3),)),
    ):
        is_open = season is None or not season.champions
        board = BoardView(season, "botk", 0, 2, [standing], standing, (1,), is_open)
        yield board_panel(board, board_picture(board, words), words)
    entries: list[Played | Gift] = [
        Played(1, "botk", "jester", "crown", True, False, True, 3, DUE),
        Gift(4, "5", "6", DUE),
        Gift(-4, "", "6", DUE),
    ]
    for name, curve in ((None, Curve(((DUE, 4),), 1, 4, 4)), ("7", Curve())):
        view = HistoryView(1, name, 2, curve, 0, 2, entries)
        yield history_panel(view, history_picture(view, words), words)


def accounts(words: Words) -> Iterator[Panel]:
    *_, end = played(1, 4)
    view = table(4, end.view.status, names=NAMES, secret="01" * 32)
    results = tuple(SeatResult(n, 1, NAMES[n], "jester", True, False, 2) for n in range(4))
    for season, told in ((1, end.match.log), (1, None)):
        account = TableReport(record_of(view), season, results, ())
        for page in range(5):
            yield report_panel(account, view, told, page, words)
    yield privacy_panel(dict.fromkeys((*ABOUT, "statistics", "answers"), 2), words)
    yield privacy_panel({}, words)
    yield erase_panel(words)
    for topic in topics():
        for here in (None, Here(5), Here(5, ("permission-view-channel",))):
            yield help_panel(topic, words, here)


# --- a language without a letter of ours ---


@pytest.mark.parametrize(
    ("game", "seed", "count"),
    [(BOTK, 1, 5), (BOTK, 9, 7), (BOTK, 13, 6), (BOTK, 21, 4), (FEAST, 2, 6), (FEAST, 3, 10)],
)
def test_beside_a_game(game: Game, seed: int, count: int) -> None:
    for n, snapshot in enumerate(played(seed, count, game=game)):
        view = snapshot.seen(names=NAMES)
        if game is FEAST and n % 7 and not snapshot.settled and len(view.put) < 2:
            continue
        for panel in beside(snapshot, view, WORDS):
            check(panel)


@pytest.mark.parametrize("around", [lobbies, crowns, accounts])
def test_around_a_game(around: Around, monkeypatch: pytest.MonkeyPatch) -> None:
    # Languages are called by their own names in each.
    monkeypatch.setattr("bot.panels.options.locales", lambda: ("en",))
    for panel in around(WORDS):
        check(panel)


# --- each of our own ---


# One test for all languages: to play the games takes longer than to read them.
@pytest.mark.parametrize("name", plugins())
def test_what_is_beside_a_game_is_read_in_them(name: str) -> None:
    """With every number of seats: Discord takes each panel, and no text is missing."""
    languages, game = [in_full(locale) for locale in locales()], plugins()[name]
    for variant in sizes(name):
        seats, every = variant.seats, SELDOM if variant is not sizes(name)[0] else 1
        # Who plays alone and says nothing gives up: that is soon over.
        silent = 100 if game.seating is Seating.ALONE else 6
        moments = played(seats, seats, variant.options, game.rules, silent=silent)
        for n, snapshot in enumerate(moments):
            for turn, words in enumerate(languages):
                often = every if every > 1 else len(languages)
                if (n + seats + turn) % often == 0 or snapshot.settled:
                    for panel in beside(snapshot, snapshot.view, words):
                        limits.check(panel)


@of_each_language
@pytest.mark.parametrize("around", [lobbies, crowns, accounts])
def test_what_is_around_a_game_is_read_in_it(around: Around, locale: str) -> None:
    for panel in around(in_full(locale)):
        limits.check(panel)
