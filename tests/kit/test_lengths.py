"""What a press leads to is not cut off either: forms, and lists that are not there at once."""

from pathlib import Path
from typing import Any

import pytest

from bot.plugins.formatter import Choice
from gallows.kit import checks
from gallows.kit.game_under_test import GameUnderTest
from gallows.template.gallows_newgame.rules import Options, play
from games.api import Answer, ByDice, Question, ScriptContext, Seat, one, typed
from tests.kit.conftest import Seen
from tests.kit.crooked import by_chance, shown, trouble, with_texts

CARDS = ("ace", "king")
MANY = tuple(one(name, CARDS) for name in ("keep", "swap", "give"))
TEXTS = ("newgame-do-give = Give", *(f"newgame-pick-{verb.name} = Which?" for verb in MANY))


async def typing(context: ScriptContext, options: Options) -> None:
    """Somebody types a word before they play."""
    await context.ask(Question(Seat(0), "turn", (typed("keep", 30),), ByDice("keep")))
    await play(context, options)


async def choosing(context: ScriptContext, options: Options) -> None:
    """Of three verbs with targets each is a button first."""
    await context.ask(Question(Seat(0), "turn", MANY, Answer("keep", CARDS[:1])))
    await play(context, options)


@pytest.mark.parametrize(("long", "said"), [(45, ""), (46, "title of a form, which is its verb's")])
def test_a_form_whose_title_is_cut_is_found(
    install: Seen, tmp_path: Path, long: int, said: str
) -> None:
    folder = with_texts(tmp_path, f"newgame-pick-keep = {'x' * long}")
    game = install(by_chance(typing), folder)
    if said:
        assert said in trouble(checks.brief, game)
    else:
        checks.brief(GameUnderTest(game))


@pytest.mark.parametrize(("long", "said"), [(100, ""), (101, "an option's label has 101")])
def test_a_list_behind_a_button_whose_options_are_cut_is_found(
    install: Seen, tmp_path: Path, long: int, said: str
) -> None:
    def choice(fmt: Any, notebook: Any, ask: Any, verb: Any, target: Any) -> Choice:
        return Choice(str(target), str(target).ljust(long, "x"))

    game = install(shown(by_chance(choosing), choice=choice), with_texts(tmp_path, *TEXTS))
    if said:
        assert said in trouble(checks.brief, game)
    else:
        checks.brief(GameUnderTest(game))
