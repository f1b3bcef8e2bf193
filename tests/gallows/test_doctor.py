"""`gallows doctor` finds what is missing, says what to do, and leaves the clocks alone."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from bot.store.store import Store
from gallows.commands import app
from gallows.examination import report
from sandbox.server import Sandbox

pytestmark = pytest.mark.usefixtures("bare")


def point_at(sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch, token: str) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", token)
    monkeypatch.setenv("GALLOWS_DISCORD_API_URL", sandbox.api_url)
    monkeypatch.setenv("GALLOWS_DISCORD_GATEWAY_URL", sandbox.gateway_url)


def problems(printed: str) -> list[str]:
    return [line[9:] for line in printed.splitlines() if line.startswith("PROBLEM")]


async def test_all_is_well(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    async with Sandbox() as sandbox:
        point_at(sandbox, monkeypatch, sandbox.token)
        assert await report() == 0
        assert not sandbox.gateway.online
        assert sandbox.refused == []
    printed = capsys.readouterr().out
    assert problems(printed) == []
    assert sandbox.token not in printed
    assert "Permissions to ask for: 309237763072" in printed
    assert f"client_id={sandbox.state.bot.id}&scope=bot+applications.commands" in printed
    assert (tmp_path / "data/gallows.db").exists()


async def test_the_clocks_do_not_take_it_for_the_bot(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    url = "sqlite+aiosqlite:///gallows.db"
    monkeypatch.setenv("GALLOWS_DATABASE_URL", url)
    store = await Store.open(url)
    await store.mark_alive(100.0)
    await report()
    assert await store.last_alive() == 100.0
    await store.close()


async def test_a_token_that_discord_does_not_know(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async with Sandbox() as sandbox:
        point_at(sandbox, monkeypatch, "wrong-token")
        assert await report() == 1
    printed = capsys.readouterr().out
    assert problems(printed) == ["Login to Discord"]
    assert "does not know this DISCORD_TOKEN" in printed
    assert "wrong-token" not in printed


async def test_a_discord_that_is_not_there(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "any")
    monkeypatch.setenv("GALLOWS_DISCORD_API_URL", "http://127.0.0.1:1/api/v10")
    assert await report() == 1
    assert "cannot be reached at http://127.0.0.1:1" in capsys.readouterr().out


def test_every_problem_is_told_in_one_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("GALLOWS_DATABASE_URL", "sqlite+aiosqlite:///file/gallows.db")
    result = CliRunner().invoke(app, ["doctor"])
    assert result.exit_code == 1
    assert problems(result.stdout) == ["Database", "DISCORD_TOKEN is not set"]
    assert "2 problems to solve." in result.stdout


def test_settings_that_make_no_sense_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GALLOWS_COMPUTER_DELAY", "soon")
    result = CliRunner().invoke(app, ["doctor"])
    assert result.exit_code == 1
    assert problems(result.stdout) == ["Settings"]
    assert "GALLOWS_COMPUTER_DELAY: Input should be a valid number" in result.stdout
