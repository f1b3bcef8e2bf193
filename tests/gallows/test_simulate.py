"""`gallows simulate` at the keyboard."""

import json
import re
from dataclasses import replace
from inspect import signature
from typing import Any

import pytest
from pydantic import BaseModel, model_validator
from typer import BadParameter
from typer.testing import CliRunner, Result

from bot.plugins.registry import Fault, Registry
from gallows.commands import command_line
from gallows.simulate import _options, simulate
from games.botk.game import BOTK
from games.engine.asks import Answer, Seat
from games.engine.dice import SeededDice
from games.engine.game import Game
from games.engine.match import Match
from games.engine.simulation import deal_seed
from tests.test_project import ROOT


def gallows(*arguments: str) -> Result:
    return CliRunner().invoke(command_line(), ["simulate", *arguments])


def lines(result: Result) -> list[dict[str, Any]]:
    assert result.exit_code == 0, result.output
    return [json.loads(line) for line in result.stdout.splitlines()]


def test_the_document_has_every_option() -> None:
    parameters = signature(simulate).parameters
    asked = {f"--{name.replace('_', '-')}" for name in parameters} - {"--game"}
    usage = (ROOT / "docs/simulate.md").read_text("utf-8").split("```")[1]
    assert set(re.findall(r"--[a-z]+", usage)) == asked


def test_jsonl_is_one_object_a_match_and_nothing_else() -> None:
    accounts = lines(gallows("botk", "--seats", "5", "--matches", "3", "--seed", "7", "--jsonl"))
    assert len(accounts) == 3
    assert list(accounts[0]) == [
        "game",
        "rules",
        "seats",
        "options",
        "seed",
        "purses",
        "events",
        "answers",
        "result",
    ]
    assert [account["seed"] for account in accounts] == [
        deal_seed(BOTK, 5, "7", k).hex() for k in range(3)
    ]


def test_the_same_seed_gives_the_same_bytes_and_another_another() -> None:
    arguments = ("botk", "--seats", "4", "--matches", "2", "--jsonl", "--seed")
    assert gallows(*arguments, "x").stdout == gallows(*arguments, "x").stdout
    assert gallows(*arguments, "x").stdout != gallows(*arguments, "y").stdout


def test_more_matches_begin_with_the_same_ones() -> None:
    few = lines(gallows("botk", "--seats", "4", "--matches", "1", "--jsonl"))
    many = lines(gallows("botk", "--seats", "4", "--matches", "3", "--jsonl"))
    assert many[:1] == few


def test_the_account_alone_replays_the_match() -> None:
    (account,) = lines(
        gallows("botk", "--seats", "6", "--matches", "1", "--jsonl", "--player", "random")
    )
    match = Match(
        BOTK,
        account["seats"],
        BOTK.options(**account["options"]),
        tuple(account["purses"]),
        SeededDice(bytes.fromhex(account["seed"])),
    )
    for given in account["answers"]:
        answer = Answer(given["verb"], tuple(given["picks"]))
        match.submit(Seat(given["seat"]), given["ask"], answer)
    assert match.over
    assert match.outcome is not None
    assert list(match.outcome.net()) == account["result"]["net"]


def test_the_summary_counts_roles_results_and_cards() -> None:
    result = gallows("botk", "--seats", "6", "--matches", "30", "--player", "random")
    assert result.exit_code == 0
    for word in ("Executioner", "treasury", "Order is kept", "gallows revealed", "The Mob"):
        assert word in result.stdout
    for id_ in ("the-mob", "GallowsRevealed", "# "):
        assert id_ not in result.stdout
    assert "Playing" not in result.stdout


@pytest.mark.parametrize(
    ("arguments", "help_given"),
    [
        (("bokt", "--seats", "6"), "botk"),
        (("botk", "--seats", "3"), "4 to 8"),
        (("botk", "--seats", "9"), "4 to 8"),
        (("botk",), "--seats"),
        (("botk", "--seats", "6", "--matches", "0"), "--matches"),
        (("botk", "--seats", "6", "--player", "genius"), "computer"),
    ],
)
def test_mistakes_are_explained(arguments: tuple[str, ...], help_given: str) -> None:
    result = gallows(*arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert help_given in result.stderr


def test_both_games_are_told_alike() -> None:
    (account,) = lines(gallows("feast", "--seats", "6", "--matches", "1", "--jsonl"))
    (other,) = lines(gallows("botk", "--seats", "6", "--matches", "1", "--jsonl"))
    assert list(account) == list(other)
    assert list(account["result"]) == list(other["result"])
    result = gallows("feast", "--seats", "5", "--matches", "3", "--player", "random")
    for word in ("Assassin", "treasury", "The decks are empty", "food flipped", "bread"):
        assert word in result.stdout


def test_options_are_settled_at_the_keyboard() -> None:
    five = ("--seats", "5", "--matches", "1", "--jsonl", "--option")
    (account,) = lines(gallows("feast", *five, "scenario=B"))
    assert account["options"]["scenario"] == "B"
    assert "queen" in account["events"][1]["roles"]
    roles = "roles=king,assassin,guard,rebel,gold-knight"
    (account,) = lines(gallows("feast", *five, "scenario=custom", "--option", roles))
    assert "gold-knight" in account["events"][1]["roles"]
    (account,) = lines(gallows("botk", *five, "executioner=[2]"))
    assert account["options"]["executioner"] == [2]


@pytest.mark.parametrize(
    "option", ["scenario=Z", "scenario", "king=1", "scenario=custom", "roles=jester"]
)
def test_options_that_cannot_be_are_refused(option: str) -> None:
    result = gallows("feast", "--seats", "5", "--option", option)
    assert result.exit_code == 2
    assert "--option" in result.output


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("a=4", "^Value error, a is at most 3$"),
        ("a=many", "^a: Input should be a valid integer"),
        ("b=1,one", "^b.1: Input should be a valid integer"),
        ("b=[1,one]", "^b.0: Input should be a valid integer"),
    ],
)
def test_options_that_check_themselves_say_what_is_wrong(given: str, said: str) -> None:
    class Few(BaseModel):
        a: int = 1
        b: tuple[int, ...] = ()

        @model_validator(mode="after")
        def few(self) -> "Few":
            if self.a > 3:
                raise ValueError("a is at most 3")
            return self

    with pytest.raises(BadParameter, match=said):
        _options(replace(BOTK, options=Few), 4, [given])


def test_what_is_json_is_read_as_it_is_and_the_rest_by_its_commas() -> None:
    class Table(BaseModel):
        b: tuple[int, ...] = ()
        name: str = ""

    game = replace(BOTK, options=Table)
    for given in ("b=[1, 2]", "b=1,2"):
        assert _read(game, given) == {"b": (1, 2), "name": ""}
    assert _read(game, 'name="a, b"')["name"] == "a, b"


def _read(game: Game, given: str) -> dict[str, Any]:
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("gallows.simulate.Match", lambda *_: None)
        return _options(game, 4, [given]).model_dump()


def test_a_game_that_was_refused_is_not_said_to_be_none(monkeypatch: pytest.MonkeyPatch) -> None:
    found = Registry({}, [Fault("late", "late is written for version 1")])
    monkeypatch.setattr("gallows.kit.installed.installed", lambda: found)
    assert "late is written for version 1" in gallows("late", "--seats", "6").stderr


def test_a_refused_set_of_roles_says_what_is_missing() -> None:
    roles = "roles=king,rebel,rebel,queen"
    result = gallows("feast", "--seats", "5", "--option", "scenario=custom", "--option", roles)
    assert result.exit_code == 2
    said = " ".join(result.stderr.replace("│", " ").split())
    for reason in (
        "there are 4 for 5 players",
        "there is only one rebel",
        "the rebel needs the guard",
        "the queen needs the princess",
    ):
        assert reason in said
    assert "Objection" not in said


def test_computers_play_as_well_as_was_said_and_of_the_tempers_that_were_drawn() -> None:
    arguments = ("botk", "--seats", "4", "--matches", "2", "--jsonl")
    usual = gallows(*arguments).stdout
    assert gallows(*arguments, "--strength", "normal").stdout == usual
    easy = gallows(*arguments, "--strength", "easy").stdout
    assert easy != usual
    assert gallows(*arguments, "--strength", "easy").stdout == easy
    said = gallows("botk", "--seats", "4", "--matches", "2", "--strength", "easy", "--tempered")
    assert "tempered computer players, easy" in " ".join(said.stdout.split())


def test_a_strength_that_a_game_has_not_is_refused_with_those_it_has() -> None:
    result = gallows("feast", "--seats", "5", "--matches", "1", "--strength", "hard")
    said = " ".join(result.stderr.replace("│", " ").split())
    assert "feast has no hard computers, but easy, normal ones." in said
