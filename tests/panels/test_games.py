"""Panels of many games: what they say, and to whom.

That each of them fits and offers what is asked, `tests/kit` looks at.
"""

from collections.abc import Iterator
from dataclasses import replace
from math import inf

import pytest

from bot.panels.alone import private_panel
from bot.panels.details import tale_panel
from bot.panels.hand import Shown
from bot.panels.lobby import lobby_panel
from bot.panels.table import MOST_TALE_LINES, final_panel, public_panel
from bot.plugins.formatter import Formatter
from bot.plugins.registry import plugins
from bot.values.tables import Status
from gallows.kit import snapshots as kit
from gallows.kit.limits import check, custom_ids, text
from gallows.kit.play import read
from games.botk import events as ev
from games.botk.cards import Gallows, Item
from games.botk.game import BOTK
from games.botk.setup import Options
from games.botk.words import CENTRE, Topic
from games.engine.asks import Seat
from games.engine.events import Event
from games.engine.game import Game
from games.feast.game import FEAST

from .play import DUE, Snapshot, english, played, table

WORDS = english()
GAMES: list[tuple[Game, int, int]] = [(BOTK, seed, 4 + seed % 5) for seed in range(15)]
GAMES += [(FEAST, seed, 5 + seed % 6) for seed in range(12)]
OTHERS = [each for name, each in plugins().items() if name not in (BOTK.id, FEAST.id)]
SIZES = [each.seats_for(each.defaults()) for each in OTHERS]
GAMES += [
    (each.rules, seed, sizes[seed % len(sizes)])
    for each, sizes in zip(OTHERS, SIZES, strict=True)
    for seed in range(3)
]
PLAYED = pytest.mark.parametrize(
    ("game", "seed", "count"), GAMES, ids=lambda each: getattr(each, "id", str(each))
)
SELDOM = 9
"""Other games are longer than the first: only some moments are looked at, and crowds."""
USUAL = {Topic.CALL, Topic.ACTION, Topic.GESTURE}
"""What is asked so often that every other time is enough."""


def moments(game: Game, seed: int, count: int) -> Iterator[Snapshot]:
    options = Options(always_saboteur=seed % 2 == 0) if game is BOTK else None
    for n, snapshot in enumerate(played(seed, count, options, game)):
        asks, together = snapshot.match.asks, len(snapshot.match.asked_together)
        # Of a crowd, when all are asked, and when all but one have answered.
        crowd = together > 1 and len(asks) in (1, together)
        seldom = game is BOTK and not {ask.topic for ask in asks} <= USUAL
        every = 2 if game is BOTK else SELDOM
        if snapshot.settled or crowd or seldom or (n + seed) % every == 0:
            yield snapshot


@pytest.mark.parametrize(("game", "talked"), [("botk", True), ("feast", True), ("dotk", False)])
def test_a_lobby_has_time_to_talk_where_something_is_talked_over(game: str, talked: bool) -> None:
    lobby = text(lobby_panel(kit.table(game, 5, Status.LOBBY), WORDS))
    assert "2 minutes a move" in lobby
    assert ("8 minutes to talk" in lobby) is talked


def test_every_secret_event_has_a_line_in_the_story() -> None:
    lines: set[type[Event]] = set()
    for seed in range(30):
        *_, last = played(seed, 4 + seed % 5)
        fmt = Formatter(last.view, WORDS)
        whole = "\n".join(
            line for _, part in plugins()["botk"].view.story(fmt, last.match.log) for line in part
        )
        for each in last.match.log:
            match each.event:
                case ev.RoleDealt(seat, role):
                    assert (
                        WORDS(
                            "botk-story-role-dealt",
                            seat=fmt.bold(seat),
                            role=WORDS(f"botk-role-{role}"),
                        )
                        in whole
                    )
                case ev.Lay():
                    assert WORDS("botk-story-lay", items="")[:17] in whole
                case ev.RoleConfided(by, _, role):
                    assert WORDS(f"botk-role-{role}") in whole
                    assert fmt.bold(by) in whole
            lines.add(type(each.event))
    assert {ev.RoleDealt, ev.Lay, ev.RoleConfided, ev.Peeked, ev.ItemDealt} <= lines


@PLAYED
def test_what_only_some_were_told_changes_no_public_panel(
    game: Game, seed: int, count: int
) -> None:
    for snapshot in moments(game, seed, count):
        if snapshot.settled:
            break
        view, tale = snapshot.view, snapshot.tale
        public = snapshot.notebook(None)
        from_public_only = read(
            game, count, None, [told for told in snapshot.match.log if told.to is None]
        )
        panel = public_panel(view, public, tale, WORDS)
        again = public_panel(view, from_public_only, tale, WORDS)
        assert panel == again


def test_two_deals_with_one_public_face_look_alike() -> None:
    """The same public events, other secrets: not a character differs in public."""
    snapshot = next(played(3, 5))
    public = [told for told in snapshot.match.log if told.to is None]
    secret = [told for told in snapshot.match.log if told.to is not None]
    assert secret
    shuffled = [*public, *reversed(secret)]
    one = public_panel(snapshot.view, read(BOTK, 5, None, public), snapshot.tale, WORDS)
    other = public_panel(snapshot.view, read(BOTK, 5, None, shuffled), snapshot.tale, WORDS)
    assert text(one) == text(other)


def test_the_news_of_a_long_game_bear_emblems(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.plugins.formatter.emblem", lambda key: f"<:{key}:1>")
    snapshot = [snapshot for snapshot in played(3, 8, game=FEAST) if not snapshot.settled][-1]
    public, view = snapshot.notebook(None), snapshot.view
    told = plugins()["feast"].view.tale(Formatter(view, WORDS, emblems=inf), public, snapshot.tale)
    newest = [line for line in told[-3:] if "<:feast-" in line]
    shown = text(public_panel(view, public, snapshot.tale, WORDS)).split("\n")
    assert newest
    assert set(newest) <= set(shown)


def test_the_last_lines_of_the_tale_are_on_the_panel_and_all_of_it_behind_a_button() -> None:
    last = [snapshot for snapshot in played(11, 8) if not snapshot.settled][-1]
    public, view = last.notebook(None), last.view
    lines = plugins()["botk"].view.tale(Formatter(view, WORDS), public, last.tale)
    panel = public_panel(view, public, last.tale, WORDS)
    shown = text(panel).split("\n")
    assert lines[-1] in shown
    assert sum(line in shown for line in lines) <= MOST_TALE_LINES < len(lines)
    assert "gg:t:123456:tale" in custom_ids(panel)
    pages = [tale_panel(view, public, last.tale * 9, page, WORDS) for page in (0, 1, None)]
    for page in pages:
        check(page)
    assert lines[0] in text(pages[0])
    assert text(pages[2]).split("\n")[-2] == lines[-1], "it opens at its end"
    assert "gg:t:123456:tale:1" in custom_ids(pages[0])


def test_the_longest_names_fit() -> None:
    names = tuple(f"{n}{'@' * 31}" for n in range(8))
    for seed in (11, 22, 33):
        for snapshot in played(seed, 8):
            view = replace(snapshot.view, seats=table(8, names=names, away=True).seats)
            public = snapshot.notebook(None)
            check(public_panel(view, public, snapshot.tale, WORDS))
            if snapshot.settled:
                check(final_panel(view, public, WORDS))
            for ask in snapshot.match.asks:
                own = snapshot.notebook(ask.seat)
                panel = private_panel(view, own, ask, WORDS, Shown(note=WORDS("refused-stale")))
                check(panel)
                assert "…" not in text(panel)[-1:]


LETTERS_LIKE = ["\u041e\u0501\u043e", "\u039fd\u03bf", "0do"]


@pytest.mark.parametrize(
    "twin", ["odo", "Od\u034fo", "O\ufe00do", "Ｏｄｏ", "Odo\U000e0100", *LETTERS_LIKE]
)
def test_players_with_one_name_are_told_apart(twin: str) -> None:
    """Also where they differ in what nobody sees, or in letters that look the same."""
    snapshot = next(played(2, 4))
    names = ("Odo", twin, "Mathilda", "Ysolde")
    view = table(4, names=names, waiting=snapshot.view.waiting)
    shown = text(public_panel(view, snapshot.notebook(None), snapshot.tale, WORDS))
    assert "Odo (seat 1)" in shown
    assert f"{twin} (seat 2)" in shown
    assert "Mathilda (seat" not in shown


@pytest.mark.parametrize(
    "pair", [("Ilya", "llya"), ("\u0412\u043e\u0432\u0430", "\u0432\u043e\u0432\u0430")]
)
def test_players_whose_names_look_alike_are_told_apart(pair: tuple[str, str]) -> None:
    fmt = Formatter(table(4, names=(*pair, "Mathilda", "Ysolde")), WORDS)
    assert [fmt.name(Seat(seat)) for seat in range(3)] == [
        f"{pair[0]} (seat 1)",
        f"{pair[1]} (seat 2)",
        "Mathilda",
    ]


def test_nobody_is_called_as_another_is_with_the_number_of_their_seat() -> None:
    snapshot = next(played(2, 4))
    names = ("Odo", "Odo", "ODO (Seat 2)", "Odo (seat 2) (seat 3)")
    view = table(4, names=names, waiting=snapshot.view.waiting)
    panel = public_panel(view, snapshot.notebook(None), snapshot.tale, WORDS)
    assert "Odo (seat 2)" in text(panel)
    assert "ODO \\(Seat 2\\) (seat 3)" in text(panel)
    assert "Odo \\(seat 2\\) \\(seat 3\\) (seat 4)" in text(panel)
    fmt = Formatter(view, WORDS)
    assert len({fmt.unmarked(Seat(seat)).casefold() for seat in range(4)}) == 4


def test_who_is_away_can_come_back() -> None:
    snapshot = next(played(2, 4))
    view = replace(snapshot.view, seats=table(4, away=True).seats)
    shown = public_panel(view, snapshot.notebook(None), snapshot.tale, WORDS)
    assert "gg:t:123456:back" in custom_ids(shown)
    own = private_panel(view, snapshot.notebook(Seat(3)), None, WORDS)
    assert "gg:t:123456:back" in custom_ids(own)
    other = private_panel(view, snapshot.notebook(Seat(0)), None, WORDS)
    assert "gg:t:123456:back" not in custom_ids(other)


def test_a_card_is_followed_from_where_it_was_seen() -> None:
    notebook = BOTK.notebook(4, Seat(1))
    for event in (
        ev.ExecutionerTook(Seat(0), (5, 5, 5, 5)),
        ev.Peeked(Seat(1), Seat(2), Item.CHEESE),
        ev.Switched(Seat(3), Seat(2), CENTRE),
    ):
        notebook.note(event)
    names = ("Mathilda", "Odo", "Bertram", "Ysolde")
    shown = text(private_panel(table(4, names=names), notebook, None, WORDS))
    assert "### 👁 You saw **Bertram**'s item: Cheese" in shown
    assert "**Ysolde** swapped it. Now: the centre." in shown


def test_an_execution_is_done_by_a_revealed_card() -> None:
    for card in Gallows:
        name = "**Odo**"
        assert name in WORDS(f"botk-gallows-{card}-way", name=name)
        assert name in WORDS(f"botk-gallows-{card}-death", name=name)


def test_every_question_says_until_when() -> None:
    for snapshot in played(5, 6):
        for ask in snapshot.match.asks:
            panel = private_panel(snapshot.view, snapshot.notebook(ask.seat), ask, WORDS)
            assert f"<t:{int(DUE)}:R>" in text(panel)


def test_moments_have_a_settled_end() -> None:
    *_, last = played(1, 4)
    assert last.settled


def test_nothing_that_happened_is_said_to_be_nothing() -> None:
    snapshot = next(played(1, 5))
    assert WORDS("tale-nothing") in text(
        tale_panel(snapshot.view, snapshot.notebook(None), [], None, WORDS)
    )
