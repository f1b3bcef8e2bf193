"""Computers are looked at as they sit at tables: of every temper and strength, and speaking."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.plugins.plugin import GamePlugin
from gallows.kit import checks
from gallows.kit.game_under_test import GameUnderTest
from gallows.template.gallows_newgame import GAME
from gallows.template.gallows_newgame.rules import CardKept
from games.api import (
    DEFAULT_STYLE,
    Among,
    Answer,
    ClaimKind,
    Claims,
    LastWords,
    PlayStyle,
    Seat,
    Strength,
    Temper,
)
from tests.kit.conftest import Seen
from tests.kit.crooked import WHAT_IS_SAID, trouble, with_texts

TEXTS = (
    *WHAT_IS_SAID,
    "newgame-last-words = What do you say, { $names }?",
    "newgame-vote-swap = Swap it",
    "newgame-vote-swap-label = Swap it, { $first }",
)
CLAIMS = Claims(
    kinds=(ClaimKind("hold", (("low", "high"),)), ClaimKind("like", (Among.OTHERS,))),
    phases=(CardKept,),
)
LAST = LastWords(
    topics=("turn",),
    speakers=lambda book, asks: (asks[0].seat,),
    kinds=("hold",),
    plea=lambda book, dice, style: Answer("hold", ("low",)),
    votes=("swap",),
    advice=lambda book, ask, dice, style: "swap",
)
Rules = Callable[..., GamePlugin]


@pytest.fixture
def game(install: Seen, tmp_path: Path) -> Rules:
    """The smallest game, with something to say in it, and other rules."""
    folder = with_texts(tmp_path, *TEXTS)
    return lambda **rules: install(
        replace(GAME, rules=replace(GAME.rules, claims=CLAIMS, **rules)), folder
    )


def fails(*_: Any) -> Any:
    raise RuntimeError("so it is called")


def test_they_play_speak_plead_and_vote(game: Rules) -> None:
    speaker = lambda book, ask, dice, style: Answer("hold", ("high",))  # noqa: E731
    found = checks.computers(GameUnderTest(game(speaker=speaker, last_words=LAST)))
    assert found == "easy, normal"


class Moody:
    """Plays on, but for one temper."""

    def __init__(self, temper: Temper) -> None:
        self.temper = temper

    def answer(self, book: Any, ask: Any, dice: Any, style: PlayStyle = DEFAULT_STYLE) -> Answer:
        return fails() if style.temper is self.temper else Answer("keep")


@pytest.mark.parametrize("temper", Temper)
def test_a_computer_that_fails_in_one_temper_is_found(game: Rules, temper: Temper) -> None:
    found = trouble(checks.computers, game(computer=Moody(temper)))
    assert f"and {temper} failed at 'turn': RuntimeError('so it is called')" in found
    assert "at kit/test_computers.py:" in found


@pytest.mark.parametrize("part", ["helps", "candidates"])
def test_a_computer_that_fails_to_think_ahead_is_found(game: Rules, part: str) -> None:
    ahead: Any = SimpleNamespace(helps=lambda *_: True, candidates=lambda *_: ())
    setattr(ahead, part, fails)
    found = trouble(
        checks.computers, game(strengths=tuple(Strength), lookahead=ahead), rounds=len(Strength)
    )
    assert "the computer that is hard and" in found
    assert "so it is called" in found


@pytest.mark.parametrize(
    ("speaker", "said"),
    [
        (fails, "so it is called"),
        (lambda *_: Answer("hold", ("middling",)), "which nobody may say"),
        (lambda *_: "keep", "has no attribute"),
    ],
    ids=["fails", "nonsense", "no answer"],
)
def test_a_computer_that_cannot_say_what_it_says_is_found(
    game: Rules, speaker: Any, said: str
) -> None:
    assert said in trouble(checks.computers, game(speaker=speaker))


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"speakers": fails}, "whose last words come could not be told"),
        ({"speakers": lambda book, asks: (Seat(99),)}, "last words come of {99}"),
        ({"plea": fails}, "so it is called"),
        ({"advice": fails}, "so it is called"),
        ({"advice": lambda *_: "stay"}, "is none of these: swap"),
        ({"kinds": ("hodl",)}, "last words are 'hodl', which is no claim of one field"),
        ({"kinds": ("like",)}, "last words are 'like', which is no claim of one field"),
        ({"votes": ("swap_it",)}, "'swap_it' is no vote"),
        ({"votes": ("plea",)}, "'plea' is no vote"),
    ],
    ids=lambda changes: "-".join(changes) if isinstance(changes, dict) else "",
)
def test_last_words_that_cannot_be_said_are_found(
    game: Rules, changes: dict[str, Any], said: str
) -> None:
    assert said in trouble(checks.computers, game(last_words=replace(LAST, **changes)))
