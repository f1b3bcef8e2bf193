"""A game that cannot be played here is named, and left out, and stops nothing."""

import re
import shutil
import tomllib
from pathlib import Path

import pytest

from bot.plugins.registry import plugins
from gallows.examination import games as findings
from tests.plugins.conftest import Add
from tests.support.evening import Evening
from tests.test_project import ROOT

GAME = """
from dataclasses import replace
from cogs.botk import GAME as OTHER
GAME = replace(OTHER, {changes})
"""
with (ROOT / "pyproject.toml").open("rb") as project:
    OURS = sorted(tomllib.load(project)["project"]["entry-points"]["gallows.games"])
"""The project's own games."""
OTHER_ID = 'rules=replace(OTHER.rules, id="other")'


def whys() -> dict[str, str]:
    """What is left out, and why, as the doctor says it."""
    return {
        finding.what.removeprefix("The game ").removesuffix(" is left out"): finding.remedy
        for finding in findings()
        if not finding.well
    }


def test_a_game_from_outside_is_found(add: Add) -> None:
    add("other", GAME.format(changes=OTHER_ID), other="other:GAME")
    assert list(plugins()) == sorted([*OURS, "other"])
    assert whys() == {}


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("raise RuntimeError('rain')", "RuntimeError('rain')"),
        ("import sys\nsys.exit('enough')", "SystemExit('enough')"),
        ("from bot.api import Trumpet", "written for another version of them; this is version 1"),
        ("ANYTHING = 1", "has no attribute 'GAME'"),
        ("GAME = 'dice'", "other:GAME is no GamePlugin."),
        (GAME.format(changes=f"{OTHER_ID}, api=2"), "written for version 2 of bot.api"),
        (GAME.format(changes=""), "The entry point other leads to a game named botk."),
    ],
)
def test_whatever_is_wrong_with_a_game_is_said(add: Add, source: str, why: str) -> None:
    add("other", source, other="other:GAME")
    assert list(plugins()) == OURS
    assert list(whys()) == ["other"]
    assert why in whys()["other"]


def test_a_game_whose_package_is_gone_is_said(add: Add) -> None:
    add("other", "", lost="nowhere:GAME", buried="other.deep.down:GAME")
    assert list(plugins()) == OURS
    assert "No module named 'nowhere'" in whys()["lost"]
    assert "other.deep" in whys()["buried"]


def test_two_games_of_one_name_are_one_and_a_fault(add: Add) -> None:
    add("other", GAME.format(changes=""), botk="other:GAME")
    from cogs.botk import GAME as OWN

    assert plugins()["botk"] is OWN
    assert whys() == {"botk": "There is another game named botk already."}


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("court", "the bot has a use for that word"),
        ("help", "the bot has a use for that word"),
        ("all", "the bot has a use for that word"),
        ("liars_dice", "small letters alone"),
        ("d6", "small letters alone"),
    ],
)
def test_some_names_are_taken_or_no_names(add: Add, name: str, why: str) -> None:
    add(
        "other",
        GAME.format(changes=f'rules=replace(OTHER.rules, id="{name}")'),
        **{name: "other:GAME"},
    )
    assert why in whys()[name]


@pytest.mark.parametrize("option", ["pace", "computers", "Seats", "how-many"])
def test_options_have_names_that_discord_and_the_house_allow(add: Add, option: str) -> None:
    changes = f'{OTHER_ID}, options=(replace(OTHER.options[1], name="{option}"),)'
    add("other", GAME.format(changes=changes), other="other:GAME")
    assert f"No option can be named '{option}'" in whys()["other"]


async def test_the_bot_plays_on_without_it(
    add: Add, tmp_path: Path, blank: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    add("other", "raise RuntimeError('rain')", other="other:GAME", buried="other.deep:GAME")
    database = tmp_path / "gallows.db"
    shutil.copy(blank, database)
    async with Evening.begin(database) as evening:
        offered = evening.actors[evening.guest("Ann").id].available_commands(evening.tavern)
        assert {"botk start", "feast start"} <= set(offered)
        assert "other start" not in offered
        await evening.deal(evening.party(4))
        assert "My cards" in evening.panel().buttons
    said = capsys.readouterr().out
    for game in ("other", "buried"):
        assert re.search(rf"game left out .*game=\S*{game}\b.*rain", said), game
