"""Not a word of any panel is written in code: another language is files and nothing else."""

from dataclasses import replace

import pytest

from bot.panels.crowns import BoardView, PurseView, board_panel, board_picture, me_panel
from bot.panels.help import Here, help_panel, topics
from bot.panels.history import HistoryView, history_panel, history_picture
from bot.panels.lobby import lobby_closed_panel, lobby_panel
from bot.panels.lobby_since import begun_panel, over_panel
from bot.panels.messages import call_line
from bot.panels.options import options_panel
from bot.panels.plan import plan_line, plan_panel, reminder
from bot.panels.privacy import PARTS, erase_panel, privacy_panel
from bot.panels.report import report_panel
from bot.panels.rules import rules_panel
from bot.panels.stopped import ended_panel
from bot.panels.table import retired_panel
from bot.plugins.registry import plugins
from bot.values.crowns import Curve, Gift, Played, SeatResult, Standing, TableReport
from bot.values.seasons import Champion, Season
from bot.values.tables import Status
from gallows.kit.panels import nothing_said as check
from gallows.kit.panels import written_in_code
from gallows.kit.snapshots import Foreign
from games.botk.game import BOTK
from games.engine.game import Game
from games.feast.game import FEAST

from .play import DUE, played, table
from .records import record_of, stats

NAMES = (*"123456789", "0")
WORDS = Foreign()


@pytest.mark.parametrize(
    ("game", "seed", "count"),
    [(BOTK, 1, 5), (BOTK, 9, 7), (BOTK, 13, 6), (BOTK, 21, 4), (FEAST, 2, 6), (FEAST, 3, 10)],
)
def test_a_game(game: Game, seed: int, count: int) -> None:
    for n, snapshot in enumerate(played(seed, count, game=game)):
        view = snapshot.seen(names=NAMES)
        if game is FEAST and n % 7 and not snapshot.settled and len(view.put) < 2:
            continue
        written_in_code(snapshot, WORDS)
        if not snapshot.settled:
            if snapshot.settled:
                check(over_panel(view, snapshot.notebook(None), WORDS, None))
            check(retired_panel(view, snapshot.notebook(None), snapshot.tale, WORDS))
        for waiting in view.waiting[:1]:
            check(call_line(view, snapshot.notebook(None), [waiting.ask], WORDS, late=True))


def test_around_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    # Languages are called by their own names in each.
    monkeypatch.setattr("bot.panels.options.locales", lambda: ("en",))
    lobby = table(4, Status.LOBBY, names=NAMES, joined=False, closes_at=DUE)
    check(lobby_panel(lobby, WORDS))
    check(begun_panel(lobby, WORDS))
    plan = replace(lobby, status=Status.PLANNED, planned_for=DUE)
    check(plan_panel(plan, WORDS))
    check(reminder(plan, plan_panel(plan, WORDS), WORDS))
    check(plan_line(plan, WORDS, 5))
    check(lobby_closed_panel(lobby, WORDS, "idle"))
    check(ended_panel(lobby, WORDS))
    for game, plugin in plugins().items():
        for page in plugin.view.pages:
            check(rules_panel(game, page, WORDS))
    feast = table(4, Status.LOBBY, names=NAMES, game="feast")
    check(lobby_panel(feast, WORDS))
    check(options_panel(feast, WORDS))


async def test_crowns() -> None:
    games = [stats(game) for game in (None, *plugins())]
    check(me_panel(PurseView(1, None, 2, 3, 4, games, games), WORDS))
    check(me_panel(PurseView(1, "2", 2, None, None, [], []), WORDS))
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
        check(board_panel(board, board_picture(board, WORDS), WORDS))
    entries: list[Played | Gift] = [
        Played(1, "botk", "jester", "crown", True, False, True, 3, DUE),
        Gift(4, "5", "6", DUE),
        Gift(-4, "", "6", DUE),
    ]
    for name, curve in ((None, Curve(((DUE, 4),), 1, 4, 4)), ("7", Curve())):
        view = HistoryView(1, name, 2, curve, 0, 2, entries)
        check(history_panel(view, history_picture(view, WORDS), WORDS))


def test_accounts_privacy_and_help() -> None:
    *_, end = played(1, 4)
    view = table(4, end.view.status, names=NAMES, secret="01" * 32)
    results = tuple(SeatResult(n, 1, NAMES[n], "jester", True, False, 2) for n in range(4))
    for season, told in ((1, end.match.log), (1, None)):
        account = TableReport(record_of(view), season, results, ())
        for page in range(5):
            check(report_panel(account, view, told, page, WORDS))
    check(privacy_panel(dict.fromkeys(PARTS, 2), WORDS))
    check(privacy_panel({}, WORDS))
    check(erase_panel(WORDS))
    for topic in topics():
        for here in (None, Here(5), Here(5, ("6",))):
            check(help_panel(topic, WORDS, here))
