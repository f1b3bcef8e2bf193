"""Crowns, historys, accounts, privacy and help: within Discord's limits, true and safe."""

import json
from dataclasses import replace

import pytest

from bot.drawing.charts import bars_drawing
from bot.drawing.picture import Picture
from bot.panels.court.season import season_panel
from bot.panels.crowns import BoardView, PurseView, board_panel, board_picture, me_panel
from bot.panels.help import Here, help_panel, topics
from bot.panels.history import HistoryView, history_panel, history_picture
from bot.panels.messages import file_panel
from bot.panels.panel import File
from bot.panels.privacy import erase_panel, privacy_panel
from bot.panels.report import report_panel
from bot.permissions import NEEDS
from bot.store.privacy import ABOUT
from bot.text import escape, numeral
from bot.values.crowns import Curve, Gift, Played, SeatResult, Standing, Stats, TableReport
from bot.values.seasons import ALL_TIME, Champion, Season
from bot.values.tables import Status
from gallows.kit.limits import check, custom_ids, parts, text
from games.botk.cards import Role
from games.engine.crowns import Count

from .play import DUE, HOSTILE, Snapshot, english, played, table
from .records import record_of, stats

WORDS = english()
GONE = ((3, "botk"), (4, "chess"))
BAD_REASON = "for [x](http://evil.example) @everyone **bold** " * 20


def standings(count: int = 10, first: int = 1) -> list[Standing]:
    return [
        Standing(first + n, n, HOSTILE[n % len(HOSTILE)], 20 - 3 * n, 30, 12, left=n % 3 == 0)
        for n in range(count)
    ]


def board(**changed: object) -> BoardView:
    ranked = standings()
    view = {
        "season": Season(12, DUE, treasury=80, paid_out=66),
        "game": None,
        "page": 0,
        "pages": 3,
        "standings": ranked,
        "own": ranked[2],
        "past": tuple(range(11, 0, -1)),
    }
    return BoardView(**{**view, **changed})  # type: ignore[arg-type]


# The own purse


def test_a_purse_tells_of_the_season_and_of_all_time() -> None:
    both = [stats(None, 14), stats("botk"), stats("feast")]
    panel = me_panel(PurseView(5, None, 2, 12, 3, both, both), WORDS)
    check(panel)
    shown = text(panel)
    assert "**12 crowns** in season 2" in shown
    assert "Place 3" in shown
    assert shown.count("**all games**: 14 games, 3 won") == 2
    assert "Executioner 9× · 9 heads · Favourite deaths: 9× the gallows, 8× poisoned wine" in shown
    assert "Favourite deaths: 9× the food, 8× a goblet, 7× shame\n" in shown, "no more than three"
    assert custom_ids(panel) == ["gg:b:now:all:0", "gg:h:5:now:0"]


@pytest.mark.parametrize(("more", "said"), [(0, 0), (3, 1)])
def test_a_purse_sums_up_only_what_is_more_than_one_game(more: int, said: int) -> None:
    botk = stats("botk")
    whole = replace(botk, game=None, crowns=botk.crowns + more, statistics=())
    shown = text(me_panel(PurseView(5, None, 1, 5, 1, [], [whole, botk]), WORDS))
    assert shown.count("all games") == said, "what a moderator gave is only in the sum"
    assert shown.count("**By Order of the King**") == 1


def test_a_purse_before_the_first_game_and_anothers() -> None:
    empty = me_panel(PurseView(5, None, 1, None, None, [], []), WORDS)
    check(empty)
    assert "No crowns this season yet. Your first game brings 5." in text(empty)
    anothers = text(me_panel(PurseView(5, "Bob", 1, None, None, [], []), WORDS))
    assert "No crowns this season yet." in anothers.splitlines(), "no word of the reader's games"
    for name in HOSTILE:
        check(me_panel(PurseView(5, name, 1, 3, 1, [stats("botk")], []), WORDS))


def test_a_purse_leaves_out_what_no_game_counts_any_more() -> None:
    old = (Count("duels", 4), Count("heads", 0), Count("death", 2, "boredom"), Count("death", 1))
    played = [Stats("botk", 1, 3, 1, old), Stats("chess", 0, 2, 1, (Count("mates", 1),))]
    shown = text(me_panel(PurseView(5, None, 2, 12, 3, played, []), WORDS))
    (botk,) = (line for line in shown.splitlines() if line.startswith("**By Order"))
    (chess,) = (line for line in shown.splitlines() if line.startswith("**chess**"))
    lines = shown.splitlines()
    assert lines.index(chess) == lines.index(botk) + 1, "nothing between them"
    assert "mates" not in shown


# Leaderboards


def test_a_leaderboard_with_its_picture() -> None:
    *others, last = standings()
    view = board(standings=[*others, replace(last, name="გიორგი")])
    picture = board_picture(view, WORDS)
    panel = board_panel(view, picture, WORDS)
    check(panel)
    shown = text(panel)
    assert "Season 12 · all games" not in shown, "the picture and the list say it"
    assert "Season 12 · all games" in text(board_panel(view, None, WORDS))
    assert "Treasury: 14 left" in shown
    assert shown.count("has left") == 4, "one name is only in the words"
    (gallery,) = (part for part in parts(panel) if part["type"] == 12)
    alt = gallery["items"][0]["description"]
    for each in view.standings:
        assert f"{each.place}. " in alt
        assert f", {numeral(each.crowns)}" in alt
    assert "gg:b:now:all:1" in custom_ids(panel)


def test_a_leaderboard_says_no_name_twice() -> None:
    ranked = [
        Standing(1, 7, "Odo", 21, 30, 12),
        Standing(2, 8, "Ada", 3, 5, 1, left=True),
    ]
    view = board(standings=ranked, own=ranked[1], pages=1)
    picture = board_picture(view, WORDS)
    assert picture is not None
    assert "1. Odo, 21, 12/30 won; 2. Ada (you), 3, 1/5 won · has left" in picture.alt
    beside = text(board_panel(view, picture, WORDS))
    alone = text(board_panel(view, None, WORDS))
    for name in ("Odo", "Ada"):
        assert name not in beside
        assert name in alone


def test_a_treasury_that_players_paid_into() -> None:
    for paid, left in ((3, 77), (0, 80), (-8, 88)):
        season = Season(12, DUE, treasury=80, paid_out=paid)
        shown = text(board_panel(board(season=season), None, WORDS))
        assert f"Treasury: {left} left. When it runs out" in shown
        court = season_panel(season, [], 0, 1, WORDS)
        check(court)
        assert f"Treasury: {left} crowns left" in text(court)


def test_other_leaderboards() -> None:
    below = Standing(99, 1234, "Odo", 1, 1, 0)
    last = board_panel(board(page=2, own=below), None, WORDS)
    check(last)
    assert "place 99" in text(last)
    assert "gg:b:now:all:1" in custom_ids(last)
    over = Season(3, DUE, DUE, champions=(Champion(1, "@everyone", 21), Champion(2, "Odo", 21)))
    past = board_panel(board(season=over, is_open=False, game="botk"), None, WORDS)
    check(past)
    assert "Odo, with 21 crowns" in text(past)
    assert "gg:b:3:botk:1" in custom_ids(past)
    ever = board_panel(board(season=None), None, WORDS)
    check(ever)
    assert "All time" in text(ever)
    empty = board(standings=[], own=None, pages=1, past=())
    assert board_picture(empty, WORDS) is None
    check(board_panel(empty, None, WORDS))


# Historys


def history(**changed: object) -> HistoryView:
    entries: list[Played | Gift] = [
        Played(n, "botk", role, "crown", n % 2 == 0, True, n % 3 > 0, n - 3, DUE)
        for n, role in enumerate(Role)
    ]
    entries += [Gift(7, BAD_REASON, "@everyone", DUE), Gift(-2, "", "Odo", DUE)]
    view = {
        "user_id": 5,
        "name": None,
        "season": 2,
        # What a picture is given of 450 steps.
        "curve": Curve(tuple((DUE + 86400 * n, n * 3 - 5) for n in range(9)), 450, -7, 506),
        "page": 0,
        "pages": 2,
        "entries": entries,
    }
    return HistoryView(**{**view, **changed})  # type: ignore[arg-type]


def test_a_history_says_its_numbers_in_words() -> None:
    view = history()
    picture = history_picture(view, WORDS)
    panel = history_panel(view, picture, WORDS)
    check(panel)
    numbers = "Season 2: from −5 to **19** · lowest −7, highest 506"
    assert numbers in text(panel)
    assert picture is not None
    assert "450 steps" in picture.alt
    assert "lowest −7, highest 506" in picture.alt
    assert "granted by" in text(panel)
    assert "taken by Odo: **−2 crowns**" in text(panel)
    assert {"gg:h:5:now:1", "gg:h:5:0:0", "gg:k:pick"} <= set(custom_ids(panel))


def test_reasons_are_for_the_player_and_moderators() -> None:
    entries = [Gift(7, "a bet", "Odo", DUE)]
    assert "a bet" in text(history_panel(history(entries=entries), None, WORDS))
    strange = history(entries=entries, name="Zoe", reasons=False)
    assert "a bet" not in text(history_panel(strange, None, WORDS))


@pytest.mark.parametrize("letter", ["W", "*", "@"])
def test_a_history_full_of_long_reasons_keeps_whole_lines_and_its_page(letter: str) -> None:
    gift = Gift(-100, letter * 200, letter * 32, DUE)
    view = history(entries=[gift] * 8, pages=7, name=letter * 32)
    panel = history_panel(view, None, WORDS)
    check(panel)
    shown = text(panel)
    assert shown.splitlines()[-1] == WORDS("page-number", page=1, pages=7)
    lines = [line for line in shown.splitlines() if "taken by" in line]
    assert len(lines) == 8
    assert len(set(lines)) == 1
    *_, reason = lines[0].split(" · ")
    kept = reason.removesuffix("…")
    assert kept.count(letter) >= 29
    assert kept == escape(letter * kept.count(letter), 200), "no escape is torn"
    (alone,) = (
        line
        for line in text(history_panel(history(entries=[gift]), None, WORDS)).splitlines()
        if "taken by" in line
    )
    assert alone.endswith(escape(letter * 200, 200)), "where there is room it is told whole"


def test_a_role_that_no_game_has_any_more_is_called_by_its_word() -> None:
    """Its game is not installed any more, or has other roles by now."""
    gone = [Played(n, game, "bishop", "crown", True, True, True, 2, DUE) for n, game in GONE]
    shown = text(history_panel(history(entries=gone, pages=1), None, WORDS))
    *_, end = played(1, 4)
    written = account(end)
    old = replace(written, results=(replace(written.results[0], role="bishop"),))
    for said in (*shown.splitlines()[-2:], text(report_panel(old, end.view, None, 0, WORDS))):
        assert "bishop" in said
        assert "-role-" not in said


def test_a_history_of_nothing() -> None:
    view = history(curve=Curve(), entries=[], pages=1, season=ALL_TIME)
    assert history_picture(view, WORDS) is None
    panel = history_panel(view, None, WORDS)
    check(panel)
    assert custom_ids(panel) == ["gg:h:5:now:0"]
    unknown = history_panel(replace(view, name=""), None, WORDS)
    assert WORDS("crowns-history-title-of", name="<@5>") in text(unknown), "as Discord names them"
    assert not unknown.users, "and calls nobody"


# Accounts


def account(snapshot: Snapshot, *, season: int | None = 1) -> TableReport:
    results = tuple(
        SeatResult(n, 7, HOSTILE[n], "jester", True, n % 2 == 0, 2)
        for n in range(snapshot.match.seats)
    )
    return TableReport(record_of(snapshot.view), season, results, ())


@pytest.mark.parametrize(("seed", "count"), [(1, 4), (9, 8)])
def test_an_account_ends_with_the_proof(seed: int, count: int) -> None:
    *_, end = played(seed, count)
    first = report_panel(account(end), end.view, end.match.log, 0, WORDS)
    check(first)
    assert "in season 1" in text(first)
    assert WORDS("report-more") in text(first)
    page, seen = 0, []
    while True:
        panel = report_panel(account(end), end.view, end.match.log, page, WORDS)
        check(panel)
        seen.append(text(panel))
        page += 1
        if f"gg:k:123456:{page}" not in custom_ids(panel):
            break
    assert len(seen) >= 3
    assert " ".join(map(str, end.view.joins)) in seen[-1]
    assert "cd" * 32 in seen[-1]


def test_an_account_under_other_rules_and_of_a_table_that_never_began() -> None:
    *_, end = played(1, 4)
    other = report_panel(account(end), end.view, None, 1, WORDS)
    check(other)
    assert "This game has new rules" in text(other)
    first = report_panel(account(end), end.view, None, 0, WORDS)
    assert WORDS("report-more") not in text(first), "nothing is told there"
    never = table(3, Status.ENDED, secret="cd" * 32)
    written = TableReport(record_of(never), None, (), ())
    panel = report_panel(written, never, [], 5, WORDS)
    check(panel)
    assert "before the cards were dealt" in text(panel)
    assert custom_ids(panel) == []


# Privacy and help


def test_privacy_names_every_part_of_what_is_stored() -> None:
    parts = (*ABOUT, "statistics", "direct messages with your hand", "answers")
    panel = privacy_panel(dict.fromkeys(parts, 3), WORDS)
    check(panel)
    assert text(panel).count("•") == len(parts)
    nothing = privacy_panel(dict.fromkeys(parts, 0), WORDS)
    check(nothing)
    assert custom_ids(nothing) == []


def test_privacy_hands_over_and_asks() -> None:
    handed = file_panel(WORDS("privacy-export"), "mine.json", json.dumps({}).encode())
    check(handed)
    assert [part.filename for part in handed.parts if isinstance(part, File)] == ["mine.json"]
    asked = erase_panel(WORDS)
    check(asked)
    assert custom_ids(asked) == ["gg:p:erase", "gg:p:keep"]


@pytest.mark.parametrize("here", [None, Here(5), Here(5, tuple(need.key for need in NEEDS))])
def test_every_topic_of_the_help(here: Here | None) -> None:
    for topic in topics():
        check(help_panel(topic, WORDS, here))
    lacking = here is not None and bool(here.lacking)
    for topic in ("start", "permissions"):
        shown = text(help_panel(topic, WORDS, here))
        assert ("**Create Public Threads**" in shown) == lacking
    assert text(help_panel("no-such-topic", WORDS)) == text(help_panel("start", WORDS))


def test_the_help_names_every_permission() -> None:
    shown = WORDS("help-permissions").replace("Send Messages (also in Threads)", "Send Messages")
    for need in NEEDS:
        assert need.label.removesuffix(" in Threads") in shown


def test_a_picture_is_named_by_what_it_shows() -> None:
    one, alike, other = (
        Picture(bars_drawing(title, ()), alt) for title, alt in (("a", "x"), ("a", "y"), ("b", "x"))
    )
    assert one.filename == alike.filename != other.filename
