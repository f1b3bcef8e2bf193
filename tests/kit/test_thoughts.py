"""What a game thinks about for who plays alone is asked for, as its table does it."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.plugins.plugin import GamePlugin
from gallows.kit import checks
from gallows.kit.game_under_test import GameUnderTest
from games.api import Answer, Question, ScriptContext, Seat, Verb, one
from tests.kit.conftest import Seen
from tests.kit.crooked import trouble
from tests.plugins import guess
from tests.plugins.guess import GAME, Options

FOLDER = Path(guess.__file__).parent


def shown(game: GamePlugin = GAME, **functions: Any) -> GamePlugin:
    return replace(game, view=replace(game.view, **functions))


async def with_hints(context: ScriptContext, options: Options) -> None:
    """Before they lift a cup, they may ask for a hint."""
    verbs = (Verb("hint"), one("lift", ("left",)))
    await context.ask(Question(Seat(0), "lift", verbs, Answer("go")))
    await guess.script(context, options)


def label(fmt: Any, notebook: Any, ask: Any, verb: Verb) -> str:
    return verb.name


HINTED = replace(shown(press=label), rules=replace(GAME.rules, script=with_hints))


def under(events: Any, dice: Any) -> str:
    return "left"


def fails(*_: Any) -> Any:
    raise RuntimeError("so it is called")


def unsent(*_: Any) -> Any:
    return lambda: "left"


def in_words(fmt: Any, notebook: Any, found: str) -> str:
    return f"-# {found}"


def test_hints_and_looking_back_come_to_words(install: Seen) -> None:
    game = replace(shown(HINTED, hint=in_words), hint=under)
    assert checks.advised(GameUnderTest(install(game, FOLDER))) != "0 hints"


@pytest.mark.parametrize(
    ("game", "said"),
    [
        (replace(shown(HINTED, hint=in_words), hint=fails), "so it is called"),
        (replace(shown(HINTED, hint=fails), hint=under), "so it is called"),
        (replace(HINTED, hint=under), "the view has no hint for them"),
        (replace(shown(HINTED, hint=in_words), hint=lambda *_: "left"), "cannot think about it"),
        (replace(shown(HINTED, hint=in_words), hint=unsent), "cannot think about it"),
        (replace(GAME, hindsight=fails), "so it is called"),
        (shown(hindsight=fails), "so it is called"),
        (shown(hindsight=None), "the view has no hindsight for that"),
    ],
    ids=["hint", "words", "no words", "lambda", "found", "back", "back in words", "no words back"],
)
def test_what_comes_to_nothing_is_found(install: Seen, game: GamePlugin, said: str) -> None:
    assert said in trouble(checks.advised, install(game, FOLDER))
