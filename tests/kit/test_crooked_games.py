"""Whatever a game must not do is found out, and said."""

import itertools
import re
import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from pydantic import BaseModel, Field

from bot.plugins.formatter import Formatter
from bot.plugins.medals import Medal
from bot.plugins.plugin import Switch
from bot.text.emblems import emblem
from gallows.kit import Broken, GameTests, checks
from gallows.kit.game_under_test import GameUnderTest
from gallows.kit.judging import judge
from gallows.kit.properties import CountingDice, refuses_pranks
from gallows.kit.sentences import kinds_of
from gallows.kit.snapshots import english
from gallows.template.gallows_newgame import GAME, rules
from gallows.template.gallows_newgame.rules import CardDealt, GameWon, Options, play
from games.api import (
    Answer,
    ByDice,
    Count,
    Event,
    Payment,
    Question,
    ScriptContext,
    Seat,
    Verb,
    one,
    value,
)
from games.engine.match import Match
from tests.kit.conftest import PACKAGE, Seen
from tests.kit.crooked import by_chance, scripted, shown, trouble
from tests.plugins import guess


def test_the_smallest_game_holds_everything(install: Seen) -> None:
    reveals = frozenset({"CardDealt to some", "CardShown to all"})
    verdicts = list(judge(GameUnderTest(install(), reveals)))
    assert [verdict.trouble for verdict in verdicts] == [""] * len(checks.PROMISES)


def test_so_does_a_game_for_one_person(install: Seen) -> None:
    game = install(guess.GAME, Path(guess.__file__).parent)
    assert [verdict.trouble for verdict in judge(GameUnderTest(game)) if verdict.trouble] == []


# --- panels ---


@pytest.mark.parametrize(
    "line",
    [
        lambda fmt: "\n".join(["Here."] * 2),
        lambda fmt: fmt.names([Seat(0), Seat(1)]),
        lambda fmt: (
            f"{emblem('computer')} {emblem('computer')} Extraordinarily-inconspicuous guests"
        ),
    ],
    ids=["lines", "names", "emblems"],
)
def test_a_panel_that_asks_below_a_phone_s_screen_is_found(
    install: Seen, line: Callable[[Formatter], str]
) -> None:
    game = install(shown(board=lambda fmt, notebook: [[line(fmt)] * 18]))
    assert "pixels down, not 844" in trouble(checks.brief, game)


# --- scripts ---


async def without_end(context: ScriptContext, options: Options) -> None:
    while True:
        await context.ask(Question(Seat(0), "turn", (Verb("keep"),), Answer("keep")))


async def failing(context: ScriptContext, options: Options) -> None:
    await context.ask(Question(Seat(0), "turn", (Verb("keep"),), Answer("keep")))
    raise RuntimeError("no such card")


async def without_result(context: ScriptContext, options: Options) -> None:
    await context.ask(Question(Seat(0), "turn", (Verb("keep"),), Answer("keep")))


async def paying_too_much(context: ScriptContext, options: Options) -> None:
    await play(context, options)
    assert context.outcome is not None
    context.settle(replace(context.outcome, payments=(Payment(Seat(0), Seat(1), 100, "greed"),)))


@pytest.mark.parametrize(
    ("script", "check", "said"),
    [
        (without_end, checks.ends, "no end after 50 answers"),
        (failing, checks.ends, "its script failed: RuntimeError('no such card')"),
        (without_result, checks.ends, "it is over without a result"),
        (paying_too_much, checks.crowns, "is more than there is"),
    ],
)
def test_a_script_that_goes_wrong(
    install: Seen, monkeypatch: pytest.MonkeyPatch, script: Any, check: Any, said: str
) -> None:
    monkeypatch.setattr("gallows.kit.game_under_test.MOST_ANSWERS", 50)
    assert said in trouble(check, install(scripted(script)))


async def counting_what_nobody_knows(context: ScriptContext, options: Options) -> None:
    await play(context, options)
    assert context.outcome is not None
    seats = [replace(each, statistics=(Count("sneezes"),)) for each in context.outcome.seats]
    context.settle(replace(context.outcome, seats=tuple(seats)))


def test_a_statistic_that_is_not_declared(install: Seen) -> None:
    found = trouble(checks.statistics, install(scripted(counting_what_nobody_knows)))
    assert "Count(name='sneezes', n=1, word='') is counted, but not declared" in found


@pytest.mark.parametrize(
    ("medals", "said"),
    [
        ((Medal(name="nameless", won=True),), "newgame-medal-nameless: no such text"),
        ((Medal(name="sneezer", counts="sneezes"),), "'sneezes', which is not counted"),
        ((Medal(name="all", least=0),), "is for nothing"),
        ((Medal(name="two", won=True), Medal(name="two", won=False)), "two medals have one name"),
        ((Medal(name="both", counts="sneezes", feat="sneeze"),), "a statistic and for a feat"),
        ((Medal(name="king", roles=("king",)),), "newgame-role-king: no such text"),
    ],
)
def test_a_medal_without_words_or_for_nothing_that_is_counted(
    install: Seen, monkeypatch: pytest.MonkeyPatch, medals: tuple[Medal, ...], said: str
) -> None:
    own = english()

    def words(key: str, /, **args: Any) -> str:
        named = "-medal-" in key and "nameless" not in key
        return "A medal" if named else own(key, **args)

    monkeypatch.setattr(checks, "english", lambda: words)
    assert said in trouble(checks.medals, install(replace(GAME, medals=medals)))


def test_a_feat_that_no_medal_is_for(install: Seen) -> None:
    game = install(replace(GAME, feats=lambda events: [(Seat(0), "sneeze")]))
    assert "'sneeze', which no medal is for" in trouble(checks.medals, game)


@pytest.mark.parametrize(
    ("question", "said"),
    [
        (Question(Seat(0), "turn", (), Answer("keep")), "has no answer"),
        (Question(Seat(0), "turn", (Verb("keep"),) * 2, Answer("keep")), "two verbs of one name"),
        (Question(Seat(0), "turn", (Verb("Keep"),), Answer("keep")), "small letters"),
        (Question(Seat(0), "turn", (one("keep", ("7",)),), ByDice("keep")), "taken for a number"),
        (Question(Seat(0), "turn", (one("keep", ("-7",)),), ByDice("keep")), "taken for a number"),
        (Question(Seat(0), "turn", (one("keep", ()),), Answer("pass")), "takes 1 to 1 of 0"),
        (
            Question(Seat(0), "turn", (one("keep", tuple(range(26))),), ByDice("keep")),
            "has 26 targets",
        ),
        (Question(Seat(0), "turn", (Verb("keep"),), ByDice("swap")), "a verb that is not there"),
        (
            Question(Seat(0), "turn", (one("keep", (1, 2)),), Answer("keep", (3,))),
            "which is not on offer",
        ),
    ],
)
def test_a_question_that_cannot_be_put(question: Question, said: str) -> None:
    with pytest.raises(Broken, match=said):
        checks.question("this", question)


async def asking_all_at_once(context: ScriptContext, options: Options) -> None:
    for _ in range(40):
        keep = Question(Seat(0), "turn", (Verb("keep"), Verb("swap")), Answer("keep"))
        await context.ask_all(replace(keep, seat=seat) for seat in context.seats)
    await play(context, options)


def test_nonsense_that_answers_the_question_of_somebody_else_is_theirs(install: Seen) -> None:
    game = install(by_chance(asking_all_at_once))
    for seed in (b"kit 8", b"kit 9"):
        dice = CountingDice(seed)
        refuses_pranks(Match(game.rules, 2, Options(), (5, 5), dice), dice, seed)


async def with_chance_of_its_own(context: ScriptContext, options: Options) -> None:
    context.announce(GameWon(Seat(next(COUNTER) % 2)))
    await play(context, options)


COUNTER = itertools.count()


def test_a_version_that_nobody_can_compare(install: Seen) -> None:
    game = install(replace(GAME, rules=replace(GAME.rules, version="1.0b")))
    assert "the version of the rules is '1.0b'" in trouble(checks.replays, game)


def test_a_match_that_depends_on_more_than_dice_and_answers(install: Seen) -> None:
    found = trouble(checks.replays, install(scripted(with_chance_of_its_own)))
    assert "the same answers gave another match" in found


@value
class Muddle(Event):
    """Holds what cannot be written down."""

    what: dict[str, int]


def test_an_event_that_is_no_plain_data(install: Seen) -> None:
    async def muddled(context: ScriptContext, options: Options) -> None:
        context.record(Muddle({}))
        await play(context, options)

    assert "an event cannot hold dict" in trouble(checks.events, install(scripted(muddled)))


# --- secrets ---


async def asking_about_the_card(context: ScriptContext, options: Options) -> None:
    """The question names the card that only its holder may know."""
    card = 1 + context.dice.below(5)
    context.tell(CardDealt(Seat(0), card), Seat(0))
    verbs = (Verb("keep"), Verb("swap"))
    await context.ask(Question(Seat(0), "turn", verbs, Answer("keep"), about=card))
    await play(context, options)


async def dealing_openly(context: ScriptContext, options: Options) -> None:
    context.announce(CardDealt(Seat(0), 1 + context.dice.below(5)))
    await play(context, options)


def test_a_question_that_gives_a_card_away(install: Seen) -> None:
    found = trouble(checks.secrecy, install(scripted(asking_about_the_card)))
    assert "the question 'turn' to seat 0 tells who has no seat what the dice hid" in found


def test_an_event_that_too_many_are_told(install: Seen) -> None:
    reveals = frozenset({"CardDealt to some", "CardShown to all"})
    found = trouble(checks.secrecy, install(scripted(dealing_openly)), reveals=reveals)
    assert "was not meant to show them: ['CardDealt to all']" in found


def test_a_panel_that_remembers_what_another_one_showed(install: Seen) -> None:
    last: list[Any] = []

    def hand(fmt: Formatter, notebook: Any) -> Any:
        last[:] = [notebook.card]
        return GAME.view.hand(fmt, notebook)

    def board(fmt: Formatter, notebook: Any) -> Any:
        return [*GAME.view.board(fmt, notebook), [str(card) for card in last]]

    found = trouble(checks.secrecy, install(shown(hand=hand, board=board)))
    assert "a panel tells who has no seat what the dice hid" in found


# --- panels and texts ---


def test_a_name_that_is_shown_as_it_is(install: Seen) -> None:
    def board(fmt: Formatter, notebook: Any) -> Any:
        return [[fmt.table.seats[0].name]]

    assert "a name is shown as it is" in trouble(checks.fit, install(shown(board=board)))


def test_a_word_that_is_written_in_code(install: Seen) -> None:
    def board(fmt: Formatter, notebook: Any) -> Any:
        return [["Round 1"]]

    found = trouble(checks.language, install(shown(board=board)))
    assert "this is written in code: 'Round 1'" in found


def test_a_view_that_fails(install: Seen) -> None:
    def hand(fmt: Formatter, notebook: Any) -> Any:
        return [[notebook.cards[0]]]

    found = trouble(checks.fit, install(shown(hand=hand)))
    assert "has no attribute 'cards'" in found


def test_what_is_chosen_has_to_come_to_the_match_and_back(install: Seen) -> None:
    class Deck(BaseModel):
        jokers: set[int] = Field(default_factory=set, exclude=True)

    def match_options(*_: Any) -> dict[str, Any]:
        return {"jokers": [1]}

    rules = replace(GAME.rules, options=Deck)
    found = trouble(
        checks.replays, install(replace(GAME, rules=rules, match_options=match_options))
    )
    assert "not what they were after they were stored" in found


@pytest.mark.parametrize(
    ("texts", "said"),
    [
        ("hello = Hello", "hello: begins not with newgame-"),
        ("newgame-hello Hello", "this is no text: 'newgame-hello Hello'"),
        ("newgame-name = Again", "newgame-name: is there twice"),
        (
            "newgame-start-jokers = " + "so " * 40,
            "jokers: the text of a command has 119 characters",
        ),
    ],
)
def test_texts_that_are_none(install: Seen, tmp_path: Path, texts: str, said: str) -> None:
    shutil.copytree(PACKAGE, tmp_path / "game")
    (tmp_path / "game/text/en/more.ftl").write_text(f"{texts}\n", "utf-8")
    game = replace(GAME, options=(Switch("jokers"),))
    with pytest.raises(Broken, match=re.escape(said)):
        checks.complete(GameUnderTest(install(game, tmp_path / "game")))


@pytest.mark.parametrize(
    ("texts", "said"),
    [
        ("newgame-hallo = Hallo", "newgame-hallo: is no text in English"),
        ("newgame-winner = { $wer } gewinnt", "newgame-winner: $wer is not in the English text"),
    ],
)
def test_a_translation_of_nothing(install: Seen, tmp_path: Path, texts: str, said: str) -> None:
    shutil.copytree(PACKAGE, tmp_path / "game")
    (tmp_path / "game/text/de").mkdir()
    (tmp_path / "game/text/de/newgame.ftl").write_text(f"{texts}\n", "utf-8")
    with pytest.raises(Broken, match=re.escape(said)):
        checks.complete(GameUnderTest(install(folder=tmp_path / "game")))


def test_a_translation_that_cannot_be_filled_in(install: Seen, tmp_path: Path) -> None:
    """A card may have a kind, but this game's are numbers: only who plays finds that out."""
    shutil.copytree(PACKAGE, tmp_path / "game")
    (tmp_path / "game/text/de").mkdir()
    texts = "newgame-card = ### { $card_kind } { $card }\n"
    (tmp_path / "game/text/de/newgame.ftl").write_text(texts, "utf-8")
    game = install(folder=tmp_path / "game")
    checks.complete(GameUnderTest(game))
    assert "newgame-card: Unknown external: card_kind" in trouble(checks.fit, game)


def test_events_are_found_of_a_game_whose_options_are_nobody_s() -> None:
    assert {CardDealt, GameWon} < {*kinds_of(GAME)}
    assert kinds_of(replace(GAME, rules=replace(GAME.rules, options=BaseModel))) == kinds_of(GAME)


@value
class OfASeat(Event):
    """What others derive from."""

    seat: Seat


@value
class CardLost(OfASeat):
    """What chance never brings about."""

    card: int


def test_an_event_that_derives_from_another_one_needs_a_sentence_and_that_one_none(
    install: Seen, monkeypatch: pytest.MonkeyPatch
) -> None:
    for kind in (OfASeat, CardLost):
        monkeypatch.setattr(kind, "__module__", rules.__name__)
        monkeypatch.setattr(rules, kind.__name__, kind, raising=False)
    assert trouble(checks.told, install()) == "CardLost: neither in the tale nor in the story"
    assert OfASeat in kinds_of(GAME, seen={"OfASeat"}), "one that has happened needs a sentence"


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("newgame-tale-card-kept", "everybody sees CardKept, but is told nothing"),
        ("newgame-story-card-dealt", "CardDealt: neither in the tale nor in the story"),
    ],
)
def test_an_event_without_a_sentence(install: Seen, tmp_path: Path, key: str, said: str) -> None:
    shutil.copytree(PACKAGE, tmp_path / "game")
    texts = tmp_path / "game/text/en/newgame.ftl"
    lines = texts.read_text("utf-8").splitlines()
    texts.write_text("\n".join(line for line in lines if key not in line), "utf-8")
    assert trouble(checks.told, install(folder=tmp_path / "game")) == said


def test_a_text_that_is_missing(install: Seen, tmp_path: Path) -> None:
    shutil.copytree(PACKAGE, tmp_path / "game")
    texts = tmp_path / "game/text/en/newgame.ftl"
    lines = texts.read_text("utf-8").splitlines()
    texts.write_text("\n".join(line for line in lines if "-do-swap" not in line), "utf-8")
    found = trouble(checks.fit, install(folder=tmp_path / "game"))
    assert "newgame-do-swap: no such text in en" in found


def test_an_import_past_the_doors(install: Seen, tmp_path: Path) -> None:
    shutil.copytree(PACKAGE, tmp_path / "game")
    (tmp_path / "game/more.py").write_text("from bot.panels.builder import RED\n")
    with pytest.raises(Broken, match=r"more\.py imports bot\.panels\.builder"):
        checks.imports(GameUnderTest(install(folder=tmp_path / "game")))
    (tmp_path / "game/more.py").write_text("import typing\nfrom bot import api\n")
    assert checks.imports(GameUnderTest(install(folder=tmp_path / "game"))) == ""


def test_the_promises_are_tests_for_pytest(install: Seen) -> None:
    class TestPromises(GameTests):
        game = install(scripted(paying_too_much))

    tests = TestPromises()
    names = [name for name in dir(tests) if name.startswith("test_")]
    assert len(names) == len(checks.PROMISES)
    tests.test_ends()  # type: ignore[attr-defined]
    with pytest.raises(Broken, match="is more than there is"):
        tests.test_crowns()  # type: ignore[attr-defined]
