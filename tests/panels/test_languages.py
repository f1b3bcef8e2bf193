"""Not a word of any panel is written in code: another language is files and nothing else."""

import re

import pytest

from bot.panels.builder import Panel
from bot.panels.crowns import BoardView, PurseView, board_panel, board_picture, me_panel
from bot.panels.help import Here, help_panel, topics
from bot.panels.history import HistoryView, history_panel, history_picture
from bot.panels.lobby import lobby_closed_panel, lobby_panel
from bot.panels.messages import joined_dm, reminder_dm, reminder_here
from bot.panels.options import options_panel
from bot.panels.privacy import PARTS, erase_panel, privacy_panel
from bot.panels.report import report_panel
from bot.panels.rules import rules_panel
from bot.panels.table import (
    ended_panel,
    final_panel,
    private_panel,
    public_panel,
    retired_panel,
    story_panel,
)
from bot.plugins.registry import plugins
from bot.text import Words
from bot.text.words import bundle_of
from bot.values.crowns import Curve, Gift, Played, SeatResult, Standing, TableReport
from bot.values.seasons import Champion, Season
from bot.values.tables import Status
from games.botk.game import BOTK
from games.engine.asks import Seat
from games.engine.game import Game
from games.feast.game import FEAST

from .limits import parts
from .play import DUE, played, table
from .records import record_of, stats

NAMES = (*"123456789", "0")
SAID = re.compile(r"⟦[^⟦⟧]*⟧")
MARKUP = re.compile(r"<t:\d+:[Rdf]>|<[@#]\d+>|https://discord\.com/channels/[\d/]+")


class Foreign(Words):
    """A language without letters of ours: every text is its arguments in brackets."""

    def __init__(self) -> None:
        super().__init__("en", (bundle_of("en"),), strict=True)

    def __call__(self, key: str, /, **args: str | int | float) -> str:
        super().__call__(key, **args)
        return f"⟦{' '.join(str(arg) for arg in args.values())}⟧"


WORDS = Foreign()


def check(panel: Panel) -> None:
    for part in parts(panel):
        options = part.get("options", [])
        for said in (
            part.get("content", ""),
            part.get("label", ""),
            part.get("placeholder", ""),
            *(item["description"] for item in part.get("items", [])),
            *(option["label"] + option.get("description", "") for option in options),
        ):
            left = MARKUP.sub("", said)
            while SAID.search(left):
                left = SAID.sub("", left)
            assert not re.search("[A-Za-z]", left), said


@pytest.mark.parametrize(
    ("game", "seed", "count"),
    [(BOTK, 1, 5), (BOTK, 9, 7), (BOTK, 13, 6), (BOTK, 21, 4), (FEAST, 2, 6), (FEAST, 3, 10)],
)
def test_a_game(game: Game, seed: int, count: int) -> None:
    for n, moment in enumerate(played(seed, count, game=game)):
        view = moment.view
        if game is FEAST and n % 7 and not moment.settled and view.asked < 2:
            continue
        view = table(
            count,
            view.status,
            names=NAMES,
            waiting=view.waiting,
            asked=view.asked,
            secret=view.secret,
            game=game.id,
        )
        public = moment.notebook(None)
        if moment.settled:
            check(final_panel(view, public, WORDS))
            check(story_panel(view, moment.match.told, 0, WORDS))
        else:
            check(public_panel(view, public, moment.tale, WORDS))
            check(retired_panel(view, public, moment.tale, WORDS))
        for ask in moment.match.asks:
            check(private_panel(view, moment.notebook(ask.seat), ask, WORDS))
            check(reminder_dm(view, view.waiting[0], WORDS))
            check(reminder_here(view, view.waiting[0], WORDS))
        check(private_panel(view, moment.notebook(Seat(0)), None, WORDS))


def test_around_a_game() -> None:
    lobby = table(4, Status.LOBBY, names=NAMES, joined=False, closes_at=DUE)
    check(lobby_panel(lobby, WORDS))
    check(lobby_closed_panel(lobby, WORDS, "begun"))
    check(lobby_closed_panel(lobby, WORDS, "idle"))
    check(joined_dm(lobby, WORDS))
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
        check(board_panel(board, await board_picture(board, WORDS), WORDS))
    entries: list[Played | Gift] = [
        Played(1, "botk", "jester", "crown", True, False, True, 3, DUE),
        Gift(4, "5", "6", DUE),
        Gift(-4, "", "6", DUE),
    ]
    for name, curve in ((None, Curve(((DUE, 4),), 1, 4, 4)), ("7", Curve())):
        view = HistoryView(1, name, 2, curve, 0, 2, entries)
        check(history_panel(view, await history_picture(view, WORDS), WORDS))


def test_accounts_privacy_and_help() -> None:
    *_, end = played(1, 4)
    view = table(4, end.view.status, names=NAMES, secret="01" * 32)
    results = tuple(SeatResult(n, 1, NAMES[n], "jester", True, False, 2) for n in range(4))
    for season, told in ((1, end.match.told), (1, None)):
        account = TableReport(record_of(view), season, results, ())
        for page in range(5):
            check(report_panel(account, view, told, page, WORDS))
    check(privacy_panel(dict.fromkeys(PARTS, 2), WORDS))
    check(privacy_panel({}, WORDS))
    check(erase_panel(WORDS))
    for topic in topics():
        for here in (None, Here(5), Here(5, ("6",))):
            check(help_panel(topic, WORDS, here))
