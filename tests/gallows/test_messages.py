"""What a game's exceptions say is shown to who writes the game, and to no operator."""

from typing import Any

import pytest
import structlog
from typer.testing import CliRunner

from bot.tracebacks import HIDDEN
from gallows.commands import command_line
from games.engine.errors import GameFault

CARD = "hemlock"
pytestmark = pytest.mark.usefixtures("bare")


async def freeze(*_: Any, **__: Any) -> None:
    """Be a bot that meets a faulty game."""
    try:
        raise GameFault("guess 1 failed") from KeyError(CARD)
    except GameFault:
        structlog.get_logger("bot.tables").exception("table frozen", table=7)


def test_play_shows_what_an_exception_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gallows.play.evening", freeze)
    said = CliRunner().invoke(command_line(), ["play"]).stderr
    assert f"KeyError: {CARD!r}" in said
    assert "GameFault: guess 1 failed" in said


def test_the_bot_hides_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "any")
    monkeypatch.setattr("gallows.run.serve", freeze)
    said = CliRunner().invoke(command_line(), ["run"]).stderr
    assert f"KeyError: {HIDDEN}" in said
    assert CARD not in said


def test_the_bot_hides_it_also_where_that_ends_it(monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(_: Any) -> None:
        raise KeyError(CARD)

    monkeypatch.setenv("DISCORD_TOKEN", "any")
    monkeypatch.setattr("gallows.run.serve", fail)
    result = CliRunner().invoke(command_line(), ["run"])
    assert result.exit_code == 1
    assert f"KeyError: {HIDDEN}" in result.stderr
    assert CARD not in result.stderr


def test_who_names_no_file_is_told_that_nothing_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    async def serve(_: Any) -> None:
        """Be a bot that stops at once."""

    monkeypatch.setenv("DISCORD_TOKEN", "any")
    monkeypatch.setattr("gallows.run.serve", serve)
    monkeypatch.setenv("GALLOWS_DATABASE_URL", "sqlite+aiosqlite:///")
    said = CliRunner().invoke(command_line(), ["run"]).stderr
    assert "the database is in memory: nothing is left when the bot stops" in said
