"""The panels around a game: lobby, messages, rules, crowns."""

from dataclasses import replace

import pytest

from bot.panels.builder import PanelBuilder
from bot.panels.details import SEAL, dice_panel
from bot.panels.hand import notifying
from bot.panels.lobby import begun_panel, lobby_closed_panel, lobby_panel, more_panel
from bot.panels.messages import call_line, closing_dm, here_panel, sentence
from bot.panels.panel import Button, Panel
from bot.panels.rules import rules_panel
from bot.panels.table import ended_panel
from bot.plugins.registry import plugins
from bot.text.fitting import fit, fit_first
from bot.values.tables import EndedBy, Status
from cogs.botk.options import ExecutionerBy
from gallows.kit.limits import check, custom_ids, parts, text
from games.botk.cards import Gallows, Item, Role
from games.botk.game import BOTK
from games.botk.items import ITEMS
from games.engine.asks import Answer, Ask, Seat, Verb

from .play import DUE, english, table

WORDS = english()


@pytest.mark.parametrize("count", range(1, 9))
@pytest.mark.parametrize("by", ExecutionerBy)
def test_a_lobby_fits(count: int, by: ExecutionerBy) -> None:
    view = table(
        count,
        Status.LOBBY,
        executioner_by=by,
        computers=range(2, count, 2),
        counted=count < 3,
        closes_at=DUE,
    )
    panel = lobby_panel(view, WORDS)
    check(panel)
    more = more_panel(view, WORDS)
    check(more)
    shown = text(panel)
    assert view.commitment[:SEAL] in shown
    assert len(custom_ids(panel)) <= 6
    assert "gg:t:123456:dice" in custom_ids(more)
    assert view.commitment in text(dice_panel(view, WORDS))
    assert f"<t:{int(DUE)}:R>" in shown
    assert ("gg:t:123456:volunteer" in custom_ids(more)) == (by is ExecutionerBy.VOLUNTEER)
    assert WORDS("botk-line") in shown


@pytest.mark.parametrize(("count", "disabled"), [(3, True), (4, False)])
def test_begin_waits_for_four(count: int, disabled: bool) -> None:
    panel = lobby_panel(table(count, Status.LOBBY), WORDS)
    begin = next(part for part in parts(panel) if part.get("custom_id") == "gg:t:123456:begin")
    assert begin.get("disabled", False) is disabled
    assert ("One more player" in text(panel)) is disabled


def test_a_kept_seat_asks_its_player_to_join_and_does_not_count() -> None:
    panel = lobby_panel(table(4, Status.LOBBY, joined=False), WORDS)
    check(panel)
    assert "kept for" in text(panel)
    begin = next(part for part in parts(panel) if part.get("custom_id") == "gg:t:123456:begin")
    assert begin["disabled"]


@pytest.mark.parametrize("why", [EndedBy.HAND, EndedBy.MODERATOR, EndedBy.IDLE])
def test_a_closed_lobby_says_why(why: EndedBy) -> None:
    panel = lobby_closed_panel(table(5, Status.LOBBY), WORDS, why)
    check(panel)
    assert custom_ids(panel) == []


def test_a_lobby_in_which_the_game_has_begun_keeps_what_was_sealed_on_record() -> None:
    panel = begun_panel(table(5), WORDS)
    check(panel)
    assert "abab" in text(panel)
    assert custom_ids(panel) == ["gg:t:123456:hand", "gg:t:123456:next-game"]


@pytest.mark.parametrize("page", plugins()["botk"].view.pages)
def test_every_page_of_the_rules_fits(page: str) -> None:
    panel = rules_panel("botk", page, WORDS)
    check(panel)
    assert rules_panel("botk", "no-such-page", WORDS) == rules_panel("botk", "overview", WORDS)


def test_the_rules_show_every_card_and_mark_those_of_the_house() -> None:
    whole = "\n".join(
        text(rules_panel("botk", page, WORDS)) for page in plugins()["botk"].view.pages
    )
    for role in Role:
        assert f"**{WORDS(f'botk-role-{role}')}**" in whole
    for item in Item:
        line = next(
            line for line in whole.split("\n") if f"**{WORDS(f'botk-item-{item}')}** (" in line
        )
        assert ("house card" in line) == ITEMS[item].house
    for card in Gallows:
        name = f"**{WORDS(f'botk-gallows-{card}')}**"
        line = next(line for line in whole.split("\n") if name in line)
        assert "house card" in line
        assert WORDS(f"botk-gallows-{card}-method") in line


@pytest.mark.parametrize("late", [False, True])
def test_a_call_reaches_only_those_whom_it_is_for_and_tells_no_secret(late: bool) -> None:
    view = table(8)
    seats = [replace(seat, away=seat.seat == 3) for seat in view.seats]
    view = replace(view, seats=tuple(seats))
    asks = [Ask(Seat(n), "action", (), Answer("nothing"), secret=True, id=n) for n in (2, 3, 5)]
    for asked, users in ((asks, [2, 5]), (asks[:1], [2])):
        panel = call_line(view, BOTK.notebook(8, None), asked, WORDS, late=late)
        assert panel.users == tuple(10**17 + n for n in users)
        assert not panel.roles
        assert "table 123456" in (panel.content or "")
        assert len((panel.content or "").splitlines()) == 1, "what is asked is secret"
        assert custom_ids(panel) == ["gg:t:123456:hand"]


def test_what_is_asked_in_public_is_said_to_who_is_called() -> None:
    ask = Ask(Seat(2), "action", (Verb("peek"),), Answer("nothing"), id=1)
    panel = call_line(table(8), BOTK.notebook(8, None), [ask], WORDS, late=False)
    assert WORDS("botk-ask-action") in (panel.content or "")


def test_a_notification_says_which_table_and_what_is_wanted() -> None:
    for asked, again in ((False, False), (True, False), (True, True)):
        sent = notifying(Panel(("Where it is",)), table(8), WORDS, asked=asked, again=again)
        said = sent.content or ""
        assert "table 123456" in said
        assert ("your turn" in said) is asked
        assert ("cards are dealt" in said) is not again


def test_a_panel_that_has_had_its_day_has_nothing_to_press() -> None:
    for key in ("dm-left", "dm-left-crowns"):
        panel = closing_dm(table(8), WORDS, WORDS(key))
        check(panel)
        assert custom_ids(panel) == []
        assert WORDS(key) in text(panel)


def test_who_is_told_where_a_table_is_can_go_there() -> None:
    panel = here_panel(table(8), WORDS)
    check(panel)
    link = table(8).place_link
    assert [part["url"] for part in parts(panel) if "url" in part] == [link]
    assert link in text(panel)
    check(sentence(WORDS, "refused-too-few", missing=2))


def test_an_ended_table_says_so() -> None:
    check(ended_panel(table(8, Status.ENDED, secret="cd" * 32), WORDS))
    check(ended_panel(table(8, Status.ENDED), WORDS))
    for why in (EndedBy.HAND, EndedBy.MODERATOR, EndedBy.UPGRADE):
        panel = ended_panel(replace(table(8, Status.ENDED), ended_by=why), WORDS)
        check(panel)
        assert WORDS(f"ended-by-{why}") in text(panel)
        assert custom_ids(panel) == (["gg:t:123456:again"] if why is EndedBy.UPGRADE else [])


def test_a_list_that_is_too_long_loses_its_far_end_and_says_so() -> None:
    lines = ["one", "two", "three"]
    assert fit(lines, 10) == ["two", "three"]
    assert fit_first(lines, 8, "more") == ["one", "two", "more"]
    assert fit_first(lines, 14, "more") == lines
    assert fit(["字" * 10, "𝕱" * 10], 25) == ["𝕱" * 10], "letters of many bytes count more"


@pytest.mark.parametrize("letter", ["x", "é", "字", "𝕱"])
@pytest.mark.parametrize("texts", [1, 9])
def test_what_is_built_holds_no_more_letters_and_bytes_than_discord_takes(
    letter: str, texts: int
) -> None:
    builder = PanelBuilder()
    builder.section(Button("Look", "gg:t:1:hand"), letter * 500)
    for _ in range(texts):
        builder.text(letter * 4000 if texts == 1 else letter * 600)
    panel = builder.panel()
    check(panel)
    shown = text(panel)
    assert len(shown) > 3990 or len(shown.encode()) > 10000, "and no less than it takes"
