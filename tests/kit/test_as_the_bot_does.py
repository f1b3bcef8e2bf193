"""A game is looked at as the bot shows it: by what it would leave out, and wherever it asks."""

from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from pydantic import BaseModel

from bot.plugins import defaults
from bot.plugins.formatter import Choice, Formatter
from bot.plugins.picture import Colour, SeatPicture, TablePicture
from bot.plugins.plugin import Number, Switch
from bot.values.silence import Silent
from gallows.kit import checks, slow_parts
from gallows.kit.game_under_test import GameUnderTest
from gallows.kit.properties import CountingDice
from gallows.kit.snapshots import NUMBERS, Snapshot, english
from gallows.template.gallows_newgame import GAME
from gallows.template.gallows_newgame.rules import CardDealt, GameWon, Options, play
from games.api import Answer, ByDice, Question, RandomPlayer, ScriptContext, Seat, Verb, one
from games.engine.match import Match
from tests.kit.conftest import Seen
from tests.kit.crooked import by_chance, shown, trouble, with_texts


async def counting(context: ScriptContext, options: Options) -> None:
    """Whoever says nothing has the dice choose a number, which is no seat."""
    await context.ask(Question(Seat(0), "turn", (one("keep", (1,)),), ByDice("keep")))
    await play(context, options)


def counted(fmt: Formatter, notebook: Any, ask: Any, verb: Verb, target: Any) -> Choice:
    return Choice(str(target), fmt.words("several", n=target, what="*"))


@pytest.mark.parametrize(
    ("choice", "said"), [(counted, "At random: 1× \\*."), (defaults.choice, "At random: **2**.")]
)
def test_what_the_dice_chose_is_told_as_it_was_offered(
    install: Seen, choice: Any, said: str
) -> None:
    game = install(shown(by_chance(counting), choice=choice))
    match = Match(game.rules, 2, Options(), (5, 5), CountingDice(b"kit"))
    match.submit(Seat(0), 1, None)
    snapshot = Snapshot(match)
    fmt = Formatter(snapshot.seen(names=NUMBERS), english())
    first, *_ = game.view.tale(fmt, snapshot.notebook(None), snapshot.tale)
    assert said in first


def fails_at_silence(fmt: Formatter, notebook: Any, events: Any) -> list[str]:
    if any(isinstance(each, Silent) for each in events):
        raise RuntimeError("who has said nothing")
    return list(GAME.view.tale(fmt, notebook, events))


def listed(fmt: Formatter, notebook: Any) -> TablePicture:
    seats: Any = [SeatPicture() for _ in notebook.seats]
    return TablePicture(banner="7", colour=Colour.BLUE, seats=seats)


def alone(fmt: Formatter, notebook: Any) -> TablePicture:
    return TablePicture(banner="7", colour=Colour.BLUE, seats=(SeatPicture(),))


@pytest.mark.parametrize(
    ("functions", "said"),
    [
        ({"tale": fails_at_silence}, "who has said nothing"),
        ({"picture": listed}, "list on a picture"),
        ({"board": lambda fmt, notebook: [[1]]}, "board: int instead of a line"),
        ({"board": lambda fmt, notebook: ["Here"]}, "board: a text instead of a paragraph"),
        ({"hand": lambda fmt, notebook: "Here"}, "hand: a text instead of a paragraph"),
        ({"fate": lambda fmt, notebook: "Dead"}, "fate: a text instead of lines"),
        ({"picture": alone, "poster": None}, "picture: 1 seats are drawn of 2"),
        ({"advice": lambda fmt, notebook: None}, "NoneType instead of a text"),
        (
            {"choice": lambda *of: replace(counted(*of), emblem="newgame-die")},
            "the emblem 'newgame-die' is no emoji",
        ),
    ],
    ids=["tale", "picture", "board", "text", "hand", "fate", "seats", "advice", "choice"],
)
def test_what_the_bot_would_not_show_is_found(
    install: Seen, tmp_path: Path, functions: dict[str, Any], said: str
) -> None:
    folder = with_texts(tmp_path, "newgame-pick-keep = Which?")
    game = install(shown(by_chance(counting), **{"choice": counted, **functions}), folder)
    assert said in trouble(checks.fit, game)


def of_one_value(fmt: Formatter, notebook: Any, ask: Any, verb: Any, target: Any) -> Choice:
    return Choice("7", fmt.label(target, None))


async def pointing(context: ScriptContext, options: Options) -> None:
    """Somebody points at somebody before they play."""
    await context.ask(Question(Seat(0), "turn", (one("keep", context.seats),), ByDice("keep")))
    await play(context, options)


def test_targets_can_be_told_apart_whatever_value_a_view_gives_them(
    install: Seen, tmp_path: Path
) -> None:
    folder = with_texts(tmp_path, "newgame-pick-keep = Whom?")
    checks.fit(GameUnderTest(install(shown(by_chance(pointing), choice=of_one_value), folder)))


@pytest.mark.parametrize(
    ("takes", "said"),
    [((0.6,), "the bot leaves out `board`: it takes 0.6 seconds, not 0.5"), ((0.6, 0.1), "")],
    ids=["slow", "once, for others were busy"],
)
def test_what_takes_longer_than_the_bot_waits_is_found(
    install: Seen, monkeypatch: pytest.MonkeyPatch, takes: tuple[float, ...], said: str
) -> None:
    clock, left = [0.0], list(takes)

    def board(fmt: Formatter, notebook: Any) -> Any:
        clock[0] += left.pop(0) if len(left) > 1 else left[0]
        return GAME.view.board(fmt, notebook)

    monkeypatch.setattr(slow_parts, "time", SimpleNamespace(thread_time=lambda: clock[0]))
    game = install(shown(board=board))
    if said:
        found = trouble(checks.fit, game)
        assert found.startswith(said)
        assert "at kit/test_as_the_bot_does.py:" in found
    else:
        checks.fit(GameUnderTest(game))


def test_seats_that_are_no_range_are_found(install: Seen) -> None:
    seats: Any = lambda choices: [2, 4]  # noqa: E731
    assert "list instead of range" in trouble(checks.ends, install(replace(GAME, seats=seats)))


# --- what is said beside the panels ---


def fails(*_: Any, **__: Any) -> Any:
    raise RuntimeError("so it is called")


async def all_at_once(context: ScriptContext, options: Options) -> None:
    """All are asked the same, and see it on the same buttons."""
    await context.ask_all(
        Question(seat, "turn", (Verb("keep"),), Answer("keep"), secret=True, same_for_all=True)
        for seat in context.seats
    )
    await play(context, options)


@pytest.mark.parametrize(
    "part", ["advice", "lasting", "dealt", "in_deal", "explained", "chosen", "begun", "shared"]
)
def test_every_part_of_a_view_is_called(install: Seen, part: str) -> None:
    view = {"moments": {GameWon: 3}, part: fails}
    game = install(replace(shown(by_chance(all_at_once), **view), daily={}))
    assert "so it is called" in trouble(checks.fit, game)


@pytest.mark.parametrize("part", ["successor", "again"])
def test_so_is_what_becomes_of_the_next_game(install: Seen, part: str) -> None:
    parts: dict[str, Any] = {part: fails}
    assert "so it is called" in trouble(checks.fit, install(replace(GAME, **parts)))


def test_a_successor_who_does_not_sit_there_is_found(install: Seen) -> None:
    game = install(replace(GAME, successor=lambda notebook: Seat(9)))
    assert "seat 9 is to lead the next game, and nobody sits there" in trouble(checks.fit, game)


def test_what_stands_behind_the_question_mark_tells_no_secret(install: Seen) -> None:
    last: list[Any] = []

    def hand(fmt: Formatter, notebook: Any) -> Any:
        last[:] = [notebook.card]
        return GAME.view.hand(fmt, notebook)

    game = install(shown(hand=hand, in_deal=lambda fmt, notebook: [str(card) for card in last]))
    assert "a panel tells who has no seat what the dice hid" in trouble(checks.secrecy, game)


# --- what a host may choose ---


class Deck(BaseModel, frozen=True):
    """What a host may add to the smallest game."""

    jokers: bool = False


async def with_jokers(context: ScriptContext, options: Deck) -> None:
    """Only where there are jokers it shows who holds one."""
    if options.jokers:
        card = context.dice.below(6)
        context.tell(CardDealt(Seat(0), card), Seat(0))
        verbs = (Verb("keep"), Verb("swap")) if card % 2 else (Verb("keep"),)
        await context.ask(Question(Seat(0), "turn", verbs, Answer("keep")))
    await play(context, Options())


JOKERS: Any = {"rules": replace(GAME.rules, options=Deck), "options": (Switch("jokers"),)}


def test_what_a_game_shows_where_the_host_has_chosen_something_is_looked_at(install: Seen) -> None:
    rules = replace(GAME.rules, options=Deck, script=with_jokers, computer=RandomPlayer())
    found = trouble(checks.secrecy, install(replace(GAME, **(JOKERS | {"rules": rules}))))
    assert "the question 'turn' to seat 0 tells who has no seat what the dice hid" in found


def test_a_panel_that_fails_where_the_host_has_chosen_something_is_found(install: Seen) -> None:
    game = install(replace(shown(board=fails_with_jokers), **JOKERS))
    assert trouble(checks.language, game).startswith("the jokers are missing")


def fails_with_jokers(fmt: Formatter, notebook: Any) -> Any:
    if fmt.table.choices["jokers"]:
        raise AssertionError("the jokers are missing")
    return GAME.view.board(fmt, notebook)


def test_a_view_is_shown_no_table_that_cannot_be(install: Seen) -> None:
    def board(fmt: Formatter, notebook: Any) -> Any:
        assert len(notebook.seats) <= 4 or fmt.table.choices["jokers"]
        return GAME.view.board(fmt, notebook)

    many = {"seats": lambda choices: range(2, 7 if choices["jokers"] else 5)}
    under_test = GameUnderTest(install(replace(shown(board=board), **JOKERS, **many)))
    for check in (checks.brief, checks.fit, checks.language, checks.secrecy):
        check(under_test)


def test_every_choice_is_looked_into_in_its_turn(install: Seen) -> None:
    options = (Number("first", 1, 3, 2), Switch("second"))
    under_test = GameUnderTest(install(replace(GAME, options=options)))
    seen = []
    for _ in range(6):
        seen += [(dict(each.choices), each.seats) for each in under_test.chosen]
        under_test.next_round()
    others = [
        {"first": 1, "second": False},
        {"first": 3, "second": False},
        {"first": 2, "second": True},
    ]
    assert seen == [(each, seats) for seats in (2, 8) for each in others]
