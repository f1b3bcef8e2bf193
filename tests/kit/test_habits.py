"""A game's bad habits are found with their line and what mends them, and each is said once."""

import signal
import subprocess
import sys
from asyncio import CancelledError
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from io import StringIO
from pathlib import Path
from typing import Any, NoReturn

import pytest
from typer.testing import CliRunner

from bot.plugins.formatter import Formatter
from bot.plugins.picture import Colour, SeatPicture, TablePicture
from bot.text.emblems import Emblem
from gallows import hash_replays
from gallows.check_game import over_again
from gallows.commands import command_line
from gallows.kit import checks, time_limit
from gallows.kit.game_under_test import GameUnderTest
from gallows.kit.judging import judge, never_seen
from gallows.kit.time_limit import Endless, within
from gallows.template.gallows_newgame import GAME
from gallows.template.gallows_newgame.rules import CardNotebook, Options, play
from games.api import Answer, Event, LastWords, Question, ScriptContext, Seat, Verb
from tests.kit import from_a_set
from tests.kit.conftest import PACKAGE, Seen
from tests.kit.crooked import by_chance, scripted, shown, trouble, with_texts
from tests.support.hashing import spawned

SECONDS = 0.1
"""Of processor time: a busy machine does not make them shorter."""


# --- what does not come to an end ---


async def thinking_for_ever(context: ScriptContext, options: Options) -> None:
    await context.ask(Question(Seat(0), "turn", (Verb("keep"),), Answer("keep")))
    while True:
        pass


async def catching_everything(context: ScriptContext, options: Options) -> None:
    while True:
        with suppress(Exception):
            len(context.seats)


@pytest.mark.parametrize("script", [thinking_for_ever, catching_everything])
def test_a_script_that_comes_to_no_question(
    install: Seen, monkeypatch: pytest.MonkeyPatch, script: Any
) -> None:
    monkeypatch.setattr("gallows.kit.instrumented.LONGEST_STEP", SECONDS)
    found = trouble(checks.ends, install(scripted(script)))
    assert "its script does not come to a question: it goes on for more than 0.1 seconds" in found
    assert "at kit/test_habits.py:" in found


async def never_enough(context: ScriptContext, options: Options) -> None:
    def until(answers: Any) -> bool:
        while True:
            pass

    asked = [Question(seat, "turn", (Verb("keep"),), Answer("keep")) for seat in context.seats]
    await context.ask_any(asked, until)


def test_answers_of_which_nothing_says_whether_they_are_enough(
    install: Seen, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gallows.kit.game_under_test.LONGEST_STEP", SECONDS)
    found = trouble(checks.ends, install(by_chance(never_enough)))
    assert "whether answers are enough is not said" in found
    assert "at kit/test_habits.py:" in found


class Mine(BaseException):
    """What no rule of the bot's knows."""


@pytest.mark.parametrize("end", [SystemExit(0), CancelledError(), Mine()])
def test_a_script_that_would_end_the_check(install: Seen, end: BaseException) -> None:
    async def ending(context: ScriptContext, options: Options) -> None:
        raise end

    verdicts = list(judge(GameUnderTest(install(scripted(ending)))))
    assert type(end).__name__ in verdicts[-1].trouble
    assert "at kit/test_habits.py:" in verdicts[-1].trouble


class ReadsForEver(CardNotebook):
    def learn(self, event: Event) -> None:
        while True:
            pass


def test_a_notebook_that_reads_without_end(install: Seen, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gallows.kit.game_under_test.LONGEST_STEP", SECONDS)
    game = install(replace(GAME, rules=replace(GAME.rules, notebook=ReadsForEver)))
    found = trouble(checks.ends, game)
    assert "the notebook reads what happened without end" in found
    assert "at kit/test_habits.py:" in found


def test_what_hears_nothing_is_ended_by_the_system() -> None:
    # From its own folder: the rest of the kit takes a second to import, and is not asked.
    deaf = "import time_limit as p; p.DEAF = 0.1; p.within(0.1, sum, iter(int, 1))"
    ended = subprocess.run([sys.executable, "-c", deaf], cwd=Path(time_limit.__file__).parent)
    assert ended.returncode == -signal.SIGVTALRM


def test_what_is_held_to_a_time_of_its_own_goes_on_with_the_other_one() -> None:
    def inner() -> None:
        with pytest.raises(Endless):
            within(SECONDS, endless)
        endless()

    def endless() -> None:
        while True:
            pass

    with pytest.raises(Endless):
        within(2 * SECONDS, inner)
    assert signal.getitimer(signal.ITIMER_PROF) == (0.0, 0.0)
    assert signal.getitimer(signal.ITIMER_VIRTUAL) == (0.0, 0.0)


class ThinksForEver:
    def answer(self, *_: Any, **__: Any) -> NoReturn:
        while True:
            pass


def test_a_computer_player_that_thinks_without_end(
    install: Seen, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gallows.kit.instrumented.STOPPED", SECONDS)
    game = install(replace(GAME, rules=replace(GAME.rules, computer=ThinksForEver())))
    found = trouble(checks.ends, game)
    assert "the computer thinks about 'turn' without end" in found
    assert "at kit/test_habits.py:" in found


def test_a_computer_player_that_takes_long(install: Seen, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checks, "LONGEST_THOUGHT", 0.0)
    found = trouble(checks.thoughts, install())
    assert "the computer player has thought " in found
    assert " about turn with " in found
    assert "at gallows_newgame/rules.py:" in found


def test_how_long_the_slowest_answer_took_is_said(install: Seen) -> None:
    assert "the slowest in " in checks.thoughts(GameUnderTest(install()))


# --- what is another in another process ---


def test_a_script_that_goes_through_a_set(install: Seen, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hash_replays, "begin", spawned)
    found = trouble(checks.hashes, install(by_chance(from_a_set.dealing)))
    assert "after 1 answers, the same answers gave another match in another process" in found
    assert "at kit/from_a_set.py:" in found
    assert "sort it first" in found


def test_a_game_that_prints_says_nothing_by_it(
    install: Seen, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hash_replays, "begin", spawned)
    assert checks.hashes(GameUnderTest(install(scripted(from_a_set.printing)))) == "2 hash seeds"


def test_rules_that_no_other_process_finds_are_not_tried_there(install: Seen) -> None:
    async def inside(context: ScriptContext, options: Options) -> None:
        await play(context, options)

    assert "not tried" in checks.hashes(GameUnderTest(install(scripted(inside))))


# --- panels ---


def table_picture(fmt: Formatter, notebook: Any) -> TablePicture:
    """A picture of a table, with an emblem that nobody has drawn."""
    seats = tuple(SeatPicture(badge="newgame-role-king") for _ in notebook.seats)
    return TablePicture(banner=fmt.words("newgame-name"), colour=Colour.BLUE, seats=seats)


def high_board(fmt: Formatter, notebook: Any) -> Any:
    return [[fmt.words("newgame-name")] * 3] * 12


def test_an_emblem_that_nothing_draws(install: Seen, tmp_path: Path) -> None:
    folder = with_texts(tmp_path, "newgame-table = A table", "crown-number = { $n }")
    found = trouble(checks.drawn, install(shown(picture=table_picture), folder))
    assert "a picture names emblems that nothing draws: newgame-role-king" in found
    assert "at kit/test_habits.py:" in found
    assert "Draw emblems/role-king.svg beside the entry object" in found


def test_an_emblem_whose_stand_in_is_no_emoji(
    install: Seen, monkeypatch: pytest.MonkeyPatch
) -> None:
    knight = Emblem("newgame-medal-knight", "<svg/>", "♞")
    monkeypatch.setattr("gallows.kit.emblems.emblems", lambda: {knight.key: knight})
    found = trouble(checks.fit, install())
    assert "emblems/medal-knight.svg: '♞' is no emoji that Discord shows on a control" in found


@pytest.mark.parametrize(
    ("functions", "remedy"),
    [
        ({"board": high_board}, "Say less in `board`"),
        ({"board": high_board, "picture": table_picture}, "Give `beside_picture`"),
        (
            {"beside_picture": high_board, "picture": table_picture},
            "Say less in `beside_picture`: the picture shows the rest",
        ),
    ],
)
def test_a_panel_that_asks_too_far_down(
    install: Seen, functions: dict[str, Any], remedy: str
) -> None:
    found = trouble(checks.brief, install(shown(**functions)))
    assert "everybody's panel begins to ask " in found
    assert "at kit/test_habits.py:" in found
    assert remedy in found


def test_a_view_that_comes_to_no_end(install: Seen, monkeypatch: pytest.MonkeyPatch) -> None:
    def endless(fmt: Formatter, notebook: Any) -> Any:
        while True:
            pass

    monkeypatch.setattr(checks, "LONGEST_LOOK", 0.5)
    found = trouble(checks.fit, install(shown(hand=endless)))
    assert "it goes on for more than 0.5 seconds" in found
    assert "at kit/test_habits.py:" in found
    verdicts = list(judge(GameUnderTest(install(shown(hand=endless)))))
    (broken,) = [verdict for verdict in verdicts if verdict.trouble]
    assert broken is verdicts[-1], "it is not waited for again"
    assert broken.trouble.startswith("it goes on for more than 0.5 seconds\nat kit/test_habits.py:")


def lost_hand(fmt: Formatter, notebook: Any) -> Any:
    return [[str(notebook.cards)]]


def test_one_fault_is_said_once_however_many_promises_it_breaks(install: Seen) -> None:
    verdicts = list(judge(GameUnderTest(install(shown(hand=lost_hand)))))
    broken = [verdict for verdict in verdicts if verdict.trouble]
    first, *others = broken
    assert "has no attribute 'cards'" in first.trouble
    assert "at kit/test_habits.py:" in first.trouble
    assert len(others) >= 3
    assert {verdict.said_before for verdict in others} == {first.sentence}


# --- rounds ---


def times(count: int) -> Iterator[bool]:
    yield from [True] * count
    yield False


def test_each_round_looks_at_other_matches(install: Seen) -> None:
    first, more = GameUnderTest(install()), GameUnderTest(install())
    there_is_time, told = times(1), list[str]()
    assert not [each for each in judge(first) if each.trouble]
    verdicts = list(judge(more, lambda: next(there_is_time), told.append))
    assert not [each for each in verdicts if each.trouble]
    assert (first.round, more.round) == (0, 1)
    assert more.coverage.matches > first.coverage.matches
    assert more.coverage.worlds > first.coverage.worlds
    assert more.coverage.hashed > first.coverage.hashed
    assert told.count("It ends, whatever the host chooses, and whoever plays or says nothing") == 2


async def nothing_to_swap(context: ScriptContext, options: Options) -> None:
    await context.ask(Question(Seat(0), "say", (Verb("keep"), Verb("swap")), Answer("keep")))
    context.settle(await _settled(context))


async def _settled(context: ScriptContext) -> Any:
    await play(context, Options())
    assert context.outcome is not None
    return context.outcome


class AlwaysKeeps:
    def answer(self, *_: Any, **__: Any) -> Answer:
        return Answer("keep")


def test_what_was_never_seen_is_said(install: Seen, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has swapped a card, for all were computers that keep theirs."""
    monkeypatch.setattr("gallows.kit.game_under_test.KINDS", ("computers",))
    under_test = GameUnderTest(
        install(replace(GAME, rules=replace(GAME.rules, computer=AlwaysKeeps())))
    )
    assert under_test.matches
    assert never_seen(under_test) == [
        "never happened: CardSwapped",
        "never answered: turn: swap",
        "never seen in two worlds: turn",
    ]


def test_verbs_of_a_view_and_topics_of_last_words_that_never_come_are_said(
    install: Seen, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are misspelt, mostly: no button is red, and nobody is heard."""
    monkeypatch.setattr("gallows.kit.game_under_test.KINDS", ("chance",))
    last = LastWords(topics=("turn", "trun"), speakers=fails, kinds=(), plea=fails)
    game = shown(irrevocable=("swap", "swpa"), steps={"all": ("keep", "keeep")})
    under_test = GameUnderTest(install(replace(game, rules=replace(game.rules, last_words=last))))
    assert under_test.matches
    said = never_seen(under_test)
    assert "never asked: trun" in said
    assert "named by the view and never offered: keeep, swpa" in said


def fails(*_: Any) -> NoReturn:
    raise AssertionError("nobody asks for that")


# --- the command ---


@pytest.fixture
def command(install: Seen, monkeypatch: pytest.MonkeyPatch) -> Any:
    def run(game: Any = GAME) -> Any:
        install(game, PACKAGE)
        monkeypatch.setattr("gallows.check_game.installed_game", lambda _: game)
        return CliRunner().invoke(command_line(), ["check-game", "newgame", "--seconds", "0"])

    return run


def test_the_command_says_what_was_looked_at(command: Any) -> None:
    run = command()
    assert run.exit_code == 0, run.output
    assert "PROBLEM" not in run.output
    assert "rounds: 1, matches: " in run.output
    assert "pairs of worlds: " in run.output


def test_the_command_says_a_fault_once_and_fails(command: Any) -> None:
    run = command(shown(hand=lost_hand))
    assert run.exit_code == 1
    assert run.output.count("has no attribute 'cards'") == 1
    assert "the same as under “Its panels say little before the question”" in run.output
    assert "promises are not held." in run.output


class Screen(StringIO):
    def isatty(self) -> bool:
        return True


def test_who_watches_sees_what_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """One line is written over again and again; into a file none is written."""
    screen, file = Screen(), StringIO()
    monkeypatch.setattr("sys.stderr", screen)
    over_again("  3 s, round 2: " + "It ends, " * 20)
    assert screen.getvalue().startswith("\r\x1b[2K  3 s, round 2: It ends")
    assert len(screen.getvalue()) < 90
    monkeypatch.setattr("sys.stderr", file)
    over_again("  3 s, round 2")
    assert file.getvalue() == ""
