"""What a host chooses in the lobby needs the words that the lobby shows, and no others."""

from dataclasses import replace
from pathlib import Path

import pytest
from pydantic import BaseModel

from bot.api import Choices, Declined, GamePlugin, Switch, Text
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


def too_loud(choices: Choices, seats: int) -> None:
    if choices["loud"] and seats < 4:
        raise Declined("newgame-refused-few", n=4, names=Text("newgame-name"))


def test_why_choices_do_not_go_together_is_said(
    install: Seen, tmp_path: Path, loud: GamePlugin
) -> None:
    few = "newgame-refused-few = { $names }: { $n } of you are wanted."
    folder = with_texts(tmp_path, *SAID, *VALUES, few)
    checks.lobby(GameUnderTest(install(replace(loud, check=too_loud), folder)))


@pytest.mark.parametrize(
    ("text", "said"),
    [("newgame-few = Few.", "newgame-refused-few"), ("newgame-refused-few = { $many }?", "many")],
)
def test_that_nothing_says_why_is_found(
    install: Seen, tmp_path: Path, loud: GamePlugin, text: str, said: str
) -> None:
    game = replace(loud, check=too_loud)
    folder = with_texts(tmp_path, *SAID, *VALUES, text)
    assert said in trouble(checks.lobby, install(game, folder))


@pytest.mark.parametrize(
    ("earlier", "said"),
    [
        ({"1": {"loud": False}}, ""),
        ({"2": {"loud": False}}, "earlier['2'] is not before version '2'"),
        ({"old": {"loud": False}}, "earlier['old'] is not before version '2'"),
        ({"1": {"load": False}}, "earlier['1'] settles what is no option: load"),
        ({"1": {"loud": "rather"}}, "earlier['1'] gives no options to deal by: "),
        ({"1": {"loud": {True}}}, "earlier['1'] gives no options to deal by: "),
    ],
)
def test_earlier_rules_that_could_not_be_dealt_are_found(
    install: Seen, loud: GamePlugin, earlier: dict[str, dict[str, object]], said: str
) -> None:
    rules = replace(loud.rules, version="2", earlier=earlier)
    game = install(replace(loud, options=(Switch("loud"),), rules=rules))
    if said:
        assert said in trouble(checks.replays, game)
    else:
        checks.replays(GameUnderTest(game))
