"""A game that cannot be played here is named, and left out, and stops nothing."""

import asyncio
import pickle
import re
import shutil
import signal
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest
from structlog.testing import capture_logs
from typer.testing import CliRunner
from typing_extensions import deprecated

from bot.plugins.registry import plugins
from bot.settings import Settings
from bot.tables.computers import Pondering
from bot.text.words import game_folders
from gallows.commands import command_line
from gallows.doctor import games as findings
from gallows.run import introduce
from games.api import Deprecated
from games.engine.asks import Answer, Ask, Seat, Verb
from games.engine.computers import Computer
from games.engine.dice import SeededDice
from tests.plugins.conftest import Add
from tests.plugins.written import names
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


def called(name: str, text: str) -> str:
    """Return the source of the game named other, or what is said of it, for another name."""
    return re.sub(r"\bother\b", name, text)


def test_a_game_from_outside_is_found(add: Add) -> None:
    add("other", GAME.format(changes=OTHER_ID), other="other:GAME")
    assert list(plugins()) == sorted([*OURS, "other"])
    assert whys() == {}


WRONG = [
    ("raise RuntimeError('rain')", "RuntimeError('rain')"),
    ("import sys\nsys.exit('enough')", "SystemExit('enough')"),
    ("import asyncio\nraise asyncio.CancelledError", "CancelledError()"),
    ("from bot.api import Trumpet", "another version of them; this bot takes version 2."),
    ("ANYTHING = 1", "has no attribute 'GAME'"),
    ("GAME = 'dice'", "other:GAME is no GamePlugin."),
    (GAME.format(changes=f"{OTHER_ID}, api=1"), "written for version 1 of bot.api"),
    (GAME.format(changes=f"{OTHER_ID}, api=3"), "written for version 3 of bot.api"),
    (
        GAME.format(changes='rules=replace(OTHER.rules, id="other", strengths=("hard",))'),
        "every game has easy and normal computers.",
    ),
    (GAME.format(changes=""), "The entry point other leads to a game named botk."),
]
"""Sources of a game named other, and what is said of each."""


def test_whatever_is_wrong_with_a_game_is_said(add: Add) -> None:
    # All at once: to look at the games that are installed takes as long for one as for many.
    wrong = dict(zip(names(len(WRONG)), WRONG, strict=True))
    for name, (source, _) in wrong.items():
        add(name, called(name, source), **{name: f"{name}:GAME"})
    assert list(plugins()) == OURS
    found = whys()
    assert list(found) == list(wrong)
    for name, (_, why) in wrong.items():
        assert called(name, why) in found[name]


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot of a later day: it takes versions 3 to 5, and version 5 has another way to sum up."""
    monkeypatch.setattr("bot.plugins.registry.OLDEST_API", 3)
    monkeypatch.setattr("bot.plugins.registry.API", 5)

    @deprecated("games.api.total is deprecated: use sum.", category=Deprecated)
    def total(numbers: list[int]) -> int:
        return sum(numbers)

    monkeypatch.setattr("games.api.total", total, raising=False)


@pytest.mark.usefixtures("later")
def test_a_game_may_be_some_versions_behind(add: Add) -> None:
    games = dict(zip(names(5), range(2, 7), strict=True))
    for name, version in games.items():
        source = called(name, GAME.format(changes=f"{OTHER_ID}, api={version}"))
        add(name, source, **{name: f"{name}:GAME"})
    fits = [name for name, version in games.items() if 3 <= version <= 5]
    assert list(plugins()) == fits
    found = whys()
    assert not set(fits) & set(found)
    for name in set(games) - set(fits):
        assert found[name] == (
            f"{name} is written for version {games[name]} of bot.api and games.api; this bot takes "
            "versions 3 to 5. Install a version of the game that fits."
        )


DATED = """
import warnings
from gallows.template.gallows_newgame import GAME as OTHER
from dataclasses import replace
from games.api import total

async def play(context, options):
    total([2, 3])
    await OTHER.rules.script(context, options)

warnings.warn("of somebody else's", UserWarning)
total([1])
total([2])
GAME = replace(OTHER, api=4, rules=replace(OTHER.rules, id="other", script=play))
"""


@pytest.mark.usefixtures("later")
@pytest.mark.filterwarnings("default:of somebody else's:UserWarning")
def test_what_a_game_should_no_longer_use_is_said_with_what_to_use_instead(add: Add) -> None:
    add("other", DATED, other="other:GAME")
    with pytest.warns(UserWarning, match="of somebody else's"):
        assert "other" in plugins()
    said = [(each.well, each.remedy) for each in findings() if "other is played" in each.what]
    told = "games.api.total is deprecated: use sum. (other.py, line {})"
    assert said == [(True, told.format(12)), (True, told.format(13))]
    with capture_logs() as logged:
        introduce(Settings(), [])
    assert [each["why"] for each in logged if each.get("game") == "other"] == [
        told.format(12),
        told.format(13),
    ]
    checked = CliRunner().invoke(command_line(), ["check-game", "other", "--seconds", "0"]).stdout
    soon = [line.partition(": ")[2] for line in checked.splitlines() if line.startswith("SOON")]
    assert soon == [told.format(12), told.format(13), told.format(8)]


def test_a_game_whose_package_is_gone_is_said(add: Add) -> None:
    add("other", "", lost="nowhere:GAME", buried="other.deep.down:GAME")
    assert list(plugins()) == OURS
    assert "No module named 'nowhere'" in whys()["lost"]
    assert "other.deep" in whys()["buried"]


@pytest.fixture
def package(add: Add, tmp_path: Path) -> Callable[[str], None]:
    """Adds a game whose entry object is in a module of a package: the package's source."""

    def package(source: str) -> None:
        folder = tmp_path / "site" / "other"
        folder.mkdir()
        (folder / "__init__.py").write_text(source)
        (folder / "plugin.py").write_text(GAME.format(changes=OTHER_ID))
        add("from_package", "", other="other.plugin:GAME")

    return package


def test_a_game_whose_package_ends_the_program_is_said(package: Callable[[str], None]) -> None:
    package("import sys\nsys.exit('enough')")
    # The texts of the games before and behind it are looked for beside it.
    assert list(plugins()) == OURS
    assert "SystemExit('enough')" in whys()["other"]
    assert game_folders().keys() == {*OURS}


def test_two_games_of_one_name_are_one_and_a_fault(add: Add) -> None:
    add("other", GAME.format(changes=""), botk="other:GAME")
    from cogs.botk import GAME as OWN

    assert plugins()["botk"].statistics is OWN.statistics
    assert whys() == {"botk": "There is another game named botk already."}


TAKEN = {
    "court": "the bot has a use for that word",
    "help": "the bot has a use for that word",
    "all": "the bot has a use for that word",
    "liars_dice": "small letters alone",
    "d6": "small letters alone",
}
"""Names that no game may have, and why."""


def test_some_names_are_taken_or_no_names(add: Add) -> None:
    for module, name in zip(names(len(TAKEN)), TAKEN, strict=True):
        source = GAME.format(changes=f'rules=replace(OTHER.rules, id="{name}")')
        add(module, source, **{name: f"{module}:GAME"})
    found = whys()
    assert all(why in found[name] for name, why in TAKEN.items()), found


def test_options_have_names_that_discord_and_the_house_allow(add: Add) -> None:
    options = dict(zip(names(4), ["pace", "computers", "Seats", "how-many"], strict=True))
    for name, option in options.items():
        changes = f'{OTHER_ID}, options=(replace(OTHER.options[1], name="{option}"),)'
        add(name, called(name, GAME.format(changes=changes)), **{name: f"{name}:GAME"})
    found = whys()
    for name, option in options.items():
        assert f"No option can be named '{option}'" in found[name]


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


async def test_a_game_that_ends_its_import_as_ctrl_c_would_is_left_out(add: Add) -> None:
    add("other", "raise KeyboardInterrupt", other="other:GAME")
    loop = asyncio.get_running_loop()
    loop.add_signal_handler(signal.SIGINT, loop.stop)
    try:
        assert "KeyboardInterrupt()" in whys()["other"]
    finally:
        loop.remove_signal_handler(signal.SIGINT)


@pytest.mark.parametrize("look", [plugins, game_folders])
def test_ctrl_c_is_no_fault_of_a_game(
    package: Callable[[str], None], look: Callable[[], object]
) -> None:
    package("raise KeyboardInterrupt")
    # Whoever runs the tests in the background has them heed no Ctrl+C.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt):
            look()
    finally:
        signal.signal(signal.SIGINT, before)


def test_what_a_computer_is_asked_can_be_sent_whatever_its_game_is_made_of(add: Add) -> None:
    changes = 'rules=replace(OTHER.rules, id="other", seats_for=lambda options: range(4, 7))'
    add("other", GAME.format(changes=changes), other="other:GAME")
    rules = plugins()["other"].rules
    ask = Ask(Seat(0), "next", (Verb("pass"),), Answer("pass"), id=1)
    sent = pickle.dumps(Pondering(Computer(rules), 4, ask, SeededDice(bytes(32))))
    assert pickle.loads(sent).computer.game is rules
