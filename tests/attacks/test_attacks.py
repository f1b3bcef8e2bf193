"""What comes of attacks is told as it is: what hangs, what is tried again, what is not done."""

import sys
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.plugins.plugin import Seating
from bot.plugins.registry import plugins
from tests.attacks import __main__ as attacks

FOUND = {"found": ["an answer was lost"]}


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Callable[..., int]:
    """Have an attack do this, and make it from the command line."""

    def made(does: Callable[[int], Awaitable[dict[str, Any]]], *words: str) -> int:
        calls = iter(range(100))

        async def attack(*_: object) -> dict[str, Any]:
            return await does(next(calls))

        monkeypatch.setitem(attacks.ATTACKS, "records", (attack, 2))
        monkeypatch.setattr(attacks, "configure", lambda *_: None)
        monkeypatch.setattr(sys, "argv", ["attacks", "records", *words])
        return attacks.main()

    return made


async def hangs(_: int) -> dict[str, Any]:
    raise TimeoutError


def test_a_game_that_hangs_is_found_and_not_tried_again(run: Callable[..., int], capsys: Any):
    assert run(hangs, "--games", "1") == 1
    assert " again" not in capsys.readouterr().out


def test_what_the_simulated_discord_gave_up_is_tried_again_and_counted(
    run: Callable[..., int], capsys: Any
):
    there: dict[str, Any] = {"__name__": "simcord.env"}
    exec("def give_up(): raise TimeoutError('bot did not settle')", there)

    async def settles_late(call: int) -> dict[str, Any]:
        if call == 0:
            there["give_up"]()
        return {"games": 1}

    assert run(settles_late, "--games", "1") == 0
    assert "again=1" in capsys.readouterr().out


@pytest.mark.parametrize(("first", "code"), [(FOUND, 1), ({}, attacks.INTERRUPTED)])
def test_ctrl_c_forgets_nothing_that_was_found(
    run: Callable[..., int], first: dict[str, Any], code: int
):
    async def is_interrupted(call: int) -> dict[str, Any]:
        if call == 1:
            raise KeyboardInterrupt
        return first

    assert run(is_interrupted) == code


@pytest.mark.parametrize("attack", ["many", "strangers", "processes"])
def test_what_is_not_done_with_a_game_is_not_said_to_be_done(
    attack: str, monkeypatch: pytest.MonkeyPatch, capsys: Any
):
    alone = next(game for game, each in plugins().items() if each.seating is Seating.ALONE)
    monkeypatch.setattr(attacks, "configure", lambda *_: None)
    monkeypatch.setattr(sys, "argv", ["attacks", attack, "--only", alone, "--games", "1"])
    assert attacks.main() == 1
    assert "done=1" not in capsys.readouterr().out
