"""Whatever tells somebody what they cannot know is found, with the line and what mends it."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.plugins.formatter import Formatter
from bot.plugins.plugin import GamePlugin
from gallows.kit import checks
from gallows.kit.game_under_test import GameUnderTest
from gallows.template.gallows_newgame import GAME
from gallows.template.gallows_newgame.rules import CardDealt, CardKept, CardSwapped, Options, play
from games.api import Answer, Question, ScriptContext, Seat, Verb, one
from tests.kit.conftest import Seen
from tests.kit.crooked import by_chance, shown, trouble, with_texts

KEEP, SWAP = Verb("keep"), Verb("swap")


def dealt(context: ScriptContext) -> list[int]:
    """A card for each seat, which only this seat is told."""
    cards = [1 + context.dice.below(6) for _ in context.seats]
    for seat, card in zip(context.seats, cards, strict=True):
        context.tell(CardDealt(seat, card), seat)
    return cards


def in_secret(seat: Seat, *verbs: Verb, **more: Any) -> Question:
    return Question(seat, "turn", verbs or (KEEP, SWAP), Answer("keep"), secret=True, **more)


async def the_low_are_woken(context: ScriptContext, options: Options) -> None:
    """After what all see of a turn, who holds a low card is asked what nobody else sees."""
    cards = dealt(context)
    for seat in context.seats:
        await context.ask(Question(seat, "turn", (KEEP,), Answer("keep")))
        if cards[seat] < 3:
            await context.ask(Question(seat, "turn", (KEEP, SWAP), Answer("keep"), hidden=True))
        context.announce(CardKept(seat))
    await play(context, options)


def test_that_something_goes_on_in_secret_tells_though_more_is_told_meanwhile(
    install: Seen,
) -> None:
    found = trouble(checks.secrecy, install(by_chance(the_low_are_woken)), rounds=6)
    assert "whether anything goes on in secret tells" in found
    assert "what the dice hid" in found
    assert "at kit/test_leaks.py:" in found
    assert "Ask in both cases, also who has no choice" in found


# --- buttons that all share ---


async def low_cards_may_be_swapped(context: ScriptContext, options: Options) -> None:
    """What is said to be the same for all is not: it shows who holds a low card."""
    cards = dealt(context)
    await context.ask_all(
        in_secret(seat, *((KEEP, SWAP) if cards[seat] < 4 else (KEEP,)), same_for_all=True)
        for seat in context.seats
    )
    await play(context, options)


async def all_may_swap_a_low_card(context: ScriptContext, options: Options) -> None:
    """It is the same for all, and hangs on a card that only one of them knows."""
    low = dealt(context)[0] < 4
    verbs = (KEEP, SWAP) if low else (KEEP,)
    await context.ask_all(in_secret(seat, *verbs, same_for_all=True) for seat in context.seats)
    await play(context, options)


def test_what_is_said_to_be_alike_and_is_not(install: Seen) -> None:
    found = trouble(checks.questions, install(by_chance(low_cards_may_be_swapped)))
    assert "'turn' is said to be alike, but its verbs differ by seat" in found
    assert "at kit/test_leaks.py:" in found
    assert "Leave same_for_all out" in found


def test_shared_buttons_that_tell_what_a_seat_holds(install: Seen) -> None:
    found = trouble(checks.secrecy, install(by_chance(all_may_swap_a_low_card)), rounds=6)
    assert "the question 'turn' to seat" in found
    assert "what the dice hid" in found
    assert "at kit/test_leaks.py:" in found
    assert re.search("its verbs could be “(keep, swap” or “keep|keep” or “keep, swap)”", found)
    assert "Its verbs differ by what a seat holds" in found
    assert "ask it with secret=True, without same_for_all" in found


async def asked_in_secret(context: ScriptContext, options: Options) -> None:
    """What is asked hangs on the card, and nobody has said that it is the same for all."""
    cards = dealt(context)
    await context.ask_all(
        in_secret(seat, *((KEEP, SWAP) if cards[seat] < 4 else (KEEP,))) for seat in context.seats
    )
    await play(context, options)


def test_a_bot_that_shows_secret_buttons_at_the_table_is_found(
    install: Seen, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So it did, when one of those who were asked was left: what is left is like itself."""
    game = install(by_chance(asked_in_secret))
    under_test = GameUnderTest(game)
    checks.secrecy(under_test)
    monkeypatch.setattr("bot.panels.shared.is_crowd", lambda put: len(put) > 1)
    found = trouble(checks.secrecy, game, rounds=3)
    assert "a panel tells " in found
    assert "what the dice hid" in found
    assert "at kit/test_leaks.py:" in found


def test_verbs_that_differ_by_seat_are_to_be_private(install: Seen) -> None:
    async def public(context: ScriptContext, options: Options) -> None:
        cards = dealt(context)
        for seat in context.seats:
            verbs = (KEEP, SWAP) if cards[seat] < 4 else (KEEP,)
            await context.ask(Question(seat, "turn", verbs, Answer("keep")))
        await play(context, options)

    found = trouble(checks.secrecy, install(by_chance(public)))
    assert "mark them private=True, or ask it with secret=True" in found


# --- answers that others may not see ---


async def next_question(context: ScriptContext, options: Options) -> None:
    """What the second is asked hangs on what the first has chosen."""
    answer = await context.ask(in_secret(Seat(0)))
    verbs = (KEEP, SWAP) if answer.verb == "keep" else (KEEP,)
    await context.ask(in_secret(Seat(1), *verbs))
    await play(context, options)


async def next_pool(context: ScriptContext, options: Options) -> None:
    """So does at whom the second may aim."""
    answer = await context.ask(in_secret(Seat(0)))
    pool = context.seats if answer.verb == "keep" else context.seats[1:]
    question = Question(Seat(1), "turn", (one("aim", pool),), Answer("keep"))
    await context.ask(question)
    await play(context, options)


async def whom_to_ask(context: ScriptContext, options: Options) -> None:
    """Whether anybody is asked hangs on it."""
    answer = await context.ask(in_secret(Seat(0)))
    if answer.verb == "keep":
        await context.ask(in_secret(Seat(0), KEEP, SWAP))
    await play(context, options)


async def of_all_at_once(context: ScriptContext, options: Options) -> None:
    """What all have chosen in secret comes out by the next question to one of them."""
    answers = await context.ask_all(in_secret(seat, same_for_all=True) for seat in context.seats)
    kept = sum(answer.verb == "keep" for answer in answers.values())
    await context.ask(Question(Seat(0), "turn", (KEEP, SWAP), Answer("keep"), about=kept))
    await play(context, options)


@pytest.mark.parametrize(
    ("script", "remedy"),
    [
        (next_question, "tell them first what their question hangs on"),
        (next_pool, "mark them private=True"),
        (whom_to_ask, "ask in both cases"),
        (of_all_at_once, "Its about differs by what a seat holds: ask it with secret=True"),
    ],
)
def test_a_question_that_tells_how_another_was_answered(
    install: Seen, tmp_path: Path, script: Any, remedy: str
) -> None:
    folder = with_texts(tmp_path, "newgame-pick-aim = Whom?")
    found = trouble(checks.secrecy, install(by_chance(script), folder))
    assert "how the question 'turn' to seat" in found
    assert "was answered" in found
    assert "at kit/test_leaks.py:" in found
    assert remedy in found


def remembering(part: str) -> GamePlugin:
    """A game whose script leaves a secret answer where a view finds it."""
    left: list[str] = []

    async def script(context: ScriptContext, options: Options) -> None:
        left[:] = [(await context.ask(in_secret(Seat(0)))).verb]
        await context.ask(in_secret(Seat(1)))
        left.clear()
        await play(context, options)

    def board(fmt: Formatter, notebook: Any) -> Any:
        return [*GAME.view.board(fmt, notebook), list(left)]

    def tale(fmt: Formatter, notebook: Any, events: Any) -> list[str]:
        return [*GAME.view.tale(fmt, notebook, events), *left]

    def hand(fmt: Formatter, notebook: Any) -> Any:
        return [*GAME.view.hand(fmt, notebook), list(left)]

    def question(fmt: Formatter, notebook: Any, ask: Any) -> str:
        return " ".join([GAME.view.question(fmt, notebook, ask), *left])

    views: dict[str, Callable[..., Any]] = {
        "board": board, "tale": tale, "hand": hand, "question": question
    }  # fmt: skip
    return shown(by_chance(script), **{part: views[part]})


@pytest.mark.parametrize("part", ["board", "tale", "hand", "question"])
def test_a_panel_that_tells_how_a_question_was_answered(install: Seen, part: str) -> None:
    found = trouble(checks.secrecy, install(remembering(part)))
    assert "a panel tells" in found
    assert "nothing that a script or another view has left behind" in found


async def told_to_all(context: ScriptContext, options: Options) -> None:
    """Both have answered in secret; then all are told."""
    answers = await context.ask_all(in_secret(seat, same_for_all=True) for seat in context.seats)
    for seat, answer in answers.items():
        context.announce(CardSwapped(seat) if answer.verb == "swap" else CardKept(seat))
    await play(context, options)


def test_an_answer_that_all_are_told_is_no_leak(install: Seen) -> None:
    under_test = GameUnderTest(install(by_chance(told_to_all)))
    assert "secret answers by CardKept to all" in checks.secrecy(under_test)
    assert under_test.coverage.forked == {"turn"}
    assert under_test.coverage.compared >= {"turn"}
