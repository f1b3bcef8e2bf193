"""What moderators see fits into a message, whatever is in it, and has no word of its own."""

from dataclasses import replace
from typing import Any

import pytest

from bot.panels.court.bars import bars_panel
from bot.panels.court.confirm import confirm_panel, forget_panel
from bot.panels.court.log import log_panel
from bot.panels.court.season import season_over_panel, season_panel
from bot.panels.court.settings import settings_panel
from bot.panels.court.tables import tables_panel
from bot.panels.help import welcome_panel
from bot.panels.messages import sentence
from bot.plugins.plugin import Seating
from bot.plugins.registry import plugins
from bot.text import escape, words_for
from bot.values.crowns import Standing
from bot.values.guilds import GuildSettings, Starters
from bot.values.moderation import Actor, AuditEntry, Bar
from bot.values.records import SeatRecord
from bot.values.seasons import Champion, Season, SeasonEndedBy
from gallows.kit.limits import SELECT, check, custom_ids, parts, text
from tests.store.rows import ADA, a_table

WORDS = words_for("en")
LONG = "W" * 32
CHAMPIONS = tuple(Champion(n, LONG, 123456, left=True) for n in range(40))


def test_settings_with_everything_in_them() -> None:
    full = GuildSettings(
        locale="en",
        channels=tuple(range(10**18, 10**18 + 25)),
        games=tuple(plugins()),
        starters=Starters.ROLE,
        lobby_role=10**18,
        treasury=99999,
    )
    for settings in (GuildSettings(), full, replace(full, starter_role=10**18)):
        check(settings_panel(settings, WORDS, mentionable=False, lost=True))


def test_many_tables() -> None:
    seat = SeatRecord(0, ADA, "@*" * 16)
    long = replace(a_table(guild_id=10**18), channel_id=10**18)
    records = [replace(long, id=10**6 + n, seats=(seat,) * 10) for n in range(35)]
    stuck = {10**6 + n for n in range(12, 35)}
    link = f"https://discord.com/channels/{10**18}/{10**18}/{10**18}"
    links = {record.id: link for record in records if record.id not in stuck}
    seen: list[str] = []
    for page in range(4):
        panel = tables_panel(records, links, page, WORDS)
        check(panel)
        (select,) = (part for part in parts(panel) if part["type"] == SELECT)
        values = [option["value"] for option in select["options"]]
        assert all(f"**{value}**" in text(panel) for value in values)
        assert text(panel).count("[go there](https://") == len(values) <= 10
        seen += values
        turns = {f"gg:x:tables:{to}" for to in (page - 1, page + 1) if 0 <= to < 4}
        assert turns == {each for each in custom_ids(panel) if ":tables:" in each}
    assert seen == [str(10**6 + n) for n in (*range(12, 35), *range(12))], "stuck ones first"
    last = custom_ids(tables_panel(records[:11], links, 3, WORDS))
    assert "gg:x:tables:0" in last, "what is left when pages are gone"
    check(tables_panel([], {}, 0, WORDS))


def test_a_log_full_of_long_reasons() -> None:
    details = {"moved": 1000, "until": None, "season": 1, "table": 1}
    kinds = ("grant", "take", "bar", "lift-bar", "end-season", "end-table", "unseat")
    acts = [AuditEntry(1.8e9, 1, LONG, kind, 2, LONG, "*" * 200, details) for kind in kinds]
    channels = {"channels": [None, list(range(10**18, 10**18 + 25))], "treasury": [None, 80]}
    acts += [AuditEntry(1.8e9, 1, LONG, "settings", None, None, None, channels)] * 3
    check(log_panel(acts, 0, 9, WORDS))
    check(log_panel([], 0, 1, WORDS))


def test_a_log_has_the_semicolons_of_its_language() -> None:
    changes = {"treasury": [None, 80], "pace": ["normal", "quick"]}
    act = AuditEntry(1.8e9, 1, "Ann", "settings", None, None, None, changes)
    said = {code: text(log_panel([act], 0, 1, words_for(code))) for code in ("en", "fr")}
    assert "to 80; “Pace”" in said["en"]
    assert "\u00a0: 80\u202f; «\u202fRythme\u202f»" in said["fr"]


def test_a_line_of_the_log_is_shortened_and_never_cut() -> None:
    def page(**changes: Any) -> list[str]:
        act = AuditEntry(1.8e9, 1, "@" * 32, "grant", 2, "_" * 32, "@" * 200, {"moved": 1})
        panel = log_panel([replace(act, **changes)] * 10, 0, 2, WORDS)
        check(panel)
        _, *lines, _ = text(panel).splitlines()
        assert len(set(lines)) == 1
        assert len(lines) == 10
        return lines

    line = page()[0]
    assert line.endswith("…”")
    quoted = line.replace("<@2>", "")
    assert quoted.count("\\@\u200b") == quoted.count("@"), "no escape is torn"
    assert line.count("\\_") == line.count("_")
    wide = page(actor_name="𝕱" * 32, target_name="𝕱" * 32, reason="𝕱" * 200)[0]
    assert wide.endswith("…”"), "each of these letters takes four bytes, which Discord counts"
    assert "…" in page(reason=None, actor_name="Ann", target_name="W" * 40)[0]
    assert page(reason="a deed", actor_name="Ann", target_name="Bob")[0].endswith("“a deed”")
    many = {"channels": [None, list(range(10**18, 10**18 + 25))]}
    line = page(act="settings", reason=None, actor_name=LONG, details=many)[0]
    shown = line.count("<#1000000000000000")
    assert line.count("<#") == line.count(">") - 1 == shown
    assert line.endswith(WORDS("setting-channels-more", n=25 - shown))
    few = {"channels": [None, [10**18, 10**18 + 1]]}
    assert page(act="settings", reason=None, details=few)[0].endswith(f"<#{10**18 + 1}>")


def test_bars_of_the_worst_of_names_fit() -> None:
    worst = Bar(2, "@*" * 16, 1.8e9, "*" * 200, Actor(1, "_" * 32), 1.0)
    forever = replace(worst, until=None)
    for found in ([worst] * 10, [forever] * 35, [worst], []):
        for page in range(-(-len(found) // 10) or 1):
            panel = bars_panel(found, page, WORDS)
            check(panel)
            lines = [line for line in text(panel).splitlines() if line.startswith("**")]
            assert len(lines) == min(10, len(found) - 10 * page)
            turns = {f"gg:x:bars:{to}" for to in (page - 1, page + 1) if 0 <= 10 * to < len(found)}
            assert turns == set(custom_ids(panel))
    (line,) = [each for each in text(bars_panel([worst], 0, WORDS)).splitlines() if "until" in each]
    assert line.endswith("\\*" * 200 + "”"), "alone, a reason is quoted whole"
    lines = text(bars_panel([worst] * 10, 0, WORDS)).splitlines()
    assert lines[1].endswith("…”")
    assert lines[1].count("\\*") == lines[1].count("*") - 4, "no escape is torn"


def test_seasons_with_many_champions() -> None:
    best = [Standing(1, n, LONG, 5, 1, 1, left=True) for n in range(10)]
    for why in SeasonEndedBy:
        check(season_over_panel(Season(3, 0.5, 1.0, 80, 80, why, CHAMPIONS), best, WORDS))
    past = [Season(n, 1.0, 2.0, 80, 80, SeasonEndedBy.TREASURY, CHAMPIONS) for n in range(10)]
    check(season_panel(Season(11, 1.0, None, 80, 3), past, 0, 1, WORDS))
    check(season_panel(Season(1), [], 0, 1, WORDS))


def test_names_in_the_standings_of_a_season_are_names() -> None:
    hostile = "**me** @everyone [x](https://a.b)"
    end = Season(3, 0.5, 1.0, 80, 80, SeasonEndedBy.TREASURY, (Champion(1, hostile, 9),))
    shown = text(season_over_panel(end, [Standing(1, 1, hostile, 9, 1, 1)], WORDS))
    assert shown.count(escape(hostile)) == 2, "the champion, and the line of the standings"
    assert hostile not in shown


@pytest.mark.parametrize("letter", ["W", "*", "@"])
def test_a_page_of_past_seasons_is_whole_whatever_champions_are_called(letter: str) -> None:
    named = tuple(Champion(n, letter * 32, 123456, left=True) for n in range(40))
    past = [Season(n, 1.0, 2.0, 80, 80, SeasonEndedBy.TREASURY, named) for n in range(30, 20, -1)]
    panel = season_panel(Season(31, 1.0, None, 80, 3), past, 0, 3, WORDS)
    check(panel)
    *_, page = lines = text(panel).splitlines()
    assert page == WORDS("page-number", page=1, pages=3)
    seasons = [line for line in lines if line.startswith("Season ")]
    assert len(seasons) == 10
    for line in seasons:
        shown = line.count("has left")
        assert 1 <= shown <= 5
        assert WORDS("season-champions-more", n=40 - shown) in line
        assert line.endswith("each)"), "not cut"
    assert {"gg:x:seasons:1", "gg:x:ask-season:31"} == set(custom_ids(panel))


def test_questions_and_first_words() -> None:
    check(forget_panel("W" * 100, WORDS))
    panel = welcome_panel(WORDS)
    check(panel)
    for game in plugins().values():
        verb = "play" if game.seating is Seating.ALONE else "start"
        assert f"`/{game.id} {verb}`" in text(panel), "nobody finds a game that is not named"
    check(confirm_panel(WORDS, "?", "!", "gg:x:end:1"))
    check(sentence(WORDS, "court-left"))
