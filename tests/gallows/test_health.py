"""`gallows health`: one line and an exit code, fast enough to be asked every few seconds."""

import asyncio
import os
import subprocess
import sys
from contextlib import asynccontextmanager
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web
from typer.testing import CliRunner, Result

from bot.metrics import Metrics, served
from gallows.commands import command_line

ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.usefixtures("bare")


async def health(*options: str) -> Result:
    """Ask as a container's runtime does, from beside the bot."""
    runner = CliRunner()
    return await asyncio.to_thread(runner.invoke, command_line("health"), ["health", *options])


@asynccontextmanager
async def answered(monkeypatch: pytest.MonkeyPatch, ready: bool, host: str = "127.0.0.1") -> Any:
    """A bot's own pages, at a port that the settings name."""
    metrics = Metrics()
    async with served(metrics, lambda: ready, 0, host) as port:
        monkeypatch.setenv("GALLOWS_METRICS_PORT", str(port))
        monkeypatch.setenv("GALLOWS_METRICS_HOST", host)
        yield port


@pytest.mark.parametrize("host", ["127.0.0.1", "0.0.0.0", "localhost"])
async def test_a_bot_that_is_ready_is_well(monkeypatch: pytest.MonkeyPatch, host: str) -> None:
    async with answered(monkeypatch, True, host):
        for options in ((), ("--live",)):
            result = await health(*options)
            assert result.exit_code == 0
            assert result.stdout == ("/livez: ok\n" if options else "/readyz: ok\n")


async def test_a_bot_that_is_not_connected_lives_and_is_not_ready(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with answered(monkeypatch, False):
        result = await health()
        assert (result.exit_code, result.stdout) == (1, "")
        assert result.stderr == "/readyz: not connected to Discord\n"
        assert (await health("--live")).exit_code == 0


async def test_a_bot_that_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    async with answered(monkeypatch, True) as port:
        pass
    result = await health()
    assert result.exit_code == 1
    assert result.stderr == f"Nothing answers at 127.0.0.1, port {port}: Connection refused.\n"


async def test_a_bot_that_hangs(monkeypatch: pytest.MonkeyPatch) -> None:
    async def hang(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read()
        writer.close()

    monkeypatch.setattr("gallows.health.PATIENCE", 0.01)
    async with await asyncio.start_server(hang, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        monkeypatch.setenv("GALLOWS_METRICS_PORT", str(port))
        result = await health()
    assert result.exit_code == 1
    assert result.stderr.startswith(f"Nothing has answered at 127.0.0.1, port {port}")


async def test_another_program_at_the_port(monkeypatch: pytest.MonkeyPatch) -> None:
    runner = web.AppRunner(web.Application())
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    monkeypatch.setenv("GALLOWS_METRICS_PORT", str(runner.addresses[0][1]))
    result = await health()
    await runner.cleanup()
    assert result.exit_code == 1
    assert result.stderr.count("\n") == 1


@pytest.mark.parametrize("port", ["", "0", "x"])
async def test_settings_by_which_nothing_can_be_asked(
    monkeypatch: pytest.MonkeyPatch, port: str
) -> None:
    monkeypatch.setenv("GALLOWS_METRICS_PORT", port)
    result = await health()
    assert result.exit_code == 1
    assert "GALLOWS_METRICS_PORT" in result.stderr
    assert result.stderr.count("\n") == 1


def test_it_imports_nothing_that_takes_long() -> None:
    """A container asks every half minute or so: it is not to start half a bot for that."""
    look = (
        "import sys, gallows.commands; gallows.commands.command_line('health');"
        "from gallows.health import ask; ask('/readyz'); print(*sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", look],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=True,
    )
    loaded = set(done.stdout.split())
    slow = {"discord", "aiohttp", "sqlalchemy", "structlog", "fluent.runtime", "PIL"}
    assert loaded & slow == set()
    assert {each for each in loaded if each.startswith(("cogs", "sandbox", "bot.text"))} == set()


def test_the_program_says_which_version_it_is() -> None:
    said = CliRunner().invoke(command_line("--version"), ["--version"])
    assert (said.exit_code, said.stdout) == (0, f"gallows {version('gallows-and-goblets')}\n")
    assert CliRunner().invoke(command_line(), ["--version"]).stdout == said.stdout
