"""What a host chooses in the lobby needs the words that the lobby shows, and no others."""

from dataclasses import replace
from pathlib import Path

import pytest
from pydantic import BaseModel

from bot.plugins.plugin import GamePlugin, Switch
from gallows.kit import checks
from gallows.kit.game_under_test import GameUnderTest
from gallows.template.gallows_newgame import GAME
from tests.kit.conftest import Seen
from tests.kit.crooked import trouble, with_texts

SAID = (
    "newgame-start-loud = Whether it is loud",
    "newgame-options-pick-loud = Loud or quiet?",
)
VALUES = ("newgame-start-loud-true = Loud", "newgame-start-loud-false = Quiet")


class Loud(BaseModel, frozen=True):
    loud: bool = False


@pytest.fixture
def loud() -> GamePlugin:
    """The smallest game, with something to turn on in the lobby."""
    options = (Switch("loud", in_lobby=True),)
    return replace(GAME, options=options, rules=replace(GAME.rules, options=Loud))


def test_a_switch_in_the_lobby_needs_what_the_lobby_says_of_it(
    install: Seen, tmp_path: Path, loud: GamePlugin
) -> None:
    under_test = GameUnderTest(install(loud, with_texts(tmp_path, *SAID, *VALUES)))
    for check in (checks.complete, checks.commands, checks.lobby):
        check(under_test)


def test_a_switch_in_the_lobby_without_words_for_its_values_is_found(
    install: Seen, tmp_path: Path, loud: GamePlugin
) -> None:
    game = install(loud, with_texts(tmp_path, *SAID))
    assert "newgame-start-loud-true" in trouble(checks.lobby, game)
