"""`gallows run`: refusals that say what to do, and a stop that is quick and clean."""

import asyncio
import json
import os
import platform
import signal
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from importlib.metadata import version
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bot import logs
from bot.plugins.registry import plugins
from gallows.commands import command_line
from gallows.stopping import until_told
from sandbox.server import Sandbox
from tests.sandbox.patience import PATIENCE
from tests.support.program import AnyProcess, Program, begin

ROOT = Path(__file__).parents[2]
LINK = (
    "https://discord.com/oauth2/authorize?client_id=YOUR_APPLICATION_ID"
    "&scope=bot+applications.commands&permissions=309238795264"
)


@pytest.fixture(autouse=True)
def plain(bare: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """No settings; and the log stays as it is."""
    monkeypatch.setattr(logs, "configure", lambda *_, **__: None)


def settings_of(sandbox: Sandbox, **settings: str) -> dict[str, str]:
    """The environment of a bot that lives in this sandbox."""
    return {
        **os.environ,
        "PYTHONPATH": str(ROOT),
        "DISCORD_TOKEN": sandbox.token,
        "GALLOWS_DISCORD_API_URL": sandbox.api_url,
        "GALLOWS_DISCORD_GATEWAY_URL": sandbox.gateway_url,
        **settings,
    }


async def started(sandbox: Sandbox, **settings: str) -> Program:
    """Have the real command in a process of its own. It draws nothing: nobody looks."""
    return await begin("run", env=settings_of(sandbox, GALLOWS_DRAWINGS="false", **settings))


async def started_from_nothing(sandbox: Sandbox) -> asyncio.subprocess.Process:
    """Start the real command as an operator does, with its drawings."""
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "gallows", "run"),
        env=settings_of(sandbox),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )


async def refusal(process: AnyProcess) -> str:
    """Wait for the end, which must be exit code 1 without a traceback; return what was said."""
    _, said = await process.communicate()
    assert process.returncode == 1, said.decode()
    assert b"Traceback" not in said
    return said.decode()


# Refusals


def test_without_a_token_it_says_where_to_get_one_and_how_to_invite() -> None:
    result = CliRunner().invoke(command_line(), ["run"])
    assert result.exit_code == 1
    assert "https://discord.com/developers/applications" in result.stderr
    assert "Reset Token" in result.stderr
    assert LINK in result.stderr
    assert "`gallows doctor` checks all of it" in result.stderr
    assert "`gallows play`" in result.stderr


def test_it_is_named_as_it_was_called(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GALLOWS_CALLED", "python3 run.py")
    said = CliRunner().invoke(command_line(), ["run"]).stderr
    assert "`python3 run.py doctor` checks all of it" in said
    assert "`python3 run.py play`" in said
    said = CliRunner().invoke(command_line(), ["doctor"]).stdout
    assert "`python3 run.py run` says where to get one" in said
    assert "`gallows" not in said


async def test_its_usage_names_it_as_it_was_called() -> None:
    process = await begin("play", "--help", env={**os.environ, "GALLOWS_CALLED": "python3 run.py"})
    said, _ = await process.communicate()
    assert b"Usage: python3 run.py play" in said


def test_a_wrong_setting_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GALLOWS_LOG_FORMAT", "xml")
    result = CliRunner().invoke(command_line(), ["run"])
    assert result.exit_code == 1
    assert "GALLOWS_LOG_FORMAT" in result.stderr
    assert "'console' or 'json'" in result.stderr


def test_a_setting_that_is_none_is_named_with_what_it_may_have_cost(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("GALLOWS_DISCORD_TOKEN", "a.b.c")
    said = CliRunner().invoke(command_line(), ["run"]).stderr
    assert "GALLOWS_DISCORD_TOKEN is not a setting; did you mean DISCORD_TOKEN?" in said
    monkeypatch.setenv("GALLOWS_LOG_FORMAT", "xml")
    said = CliRunner().invoke(command_line(), ["run"]).stderr
    assert "GALLOWS_DISCORD_TOKEN is not a setting" in said
    assert "a.b.c" not in said


async def test_a_port_that_is_taken() -> None:
    async with Sandbox() as sandbox:
        port = sandbox.api_url.split(":")[2].split("/")[0]
        said = await refusal(await started(sandbox, GALLOWS_METRICS_PORT=port))
    assert f"nothing can listen at 127.0.0.1, port {port}" in said


async def test_a_token_that_discord_does_not_know() -> None:
    async with Sandbox() as sandbox:
        said = await refusal(await started(sandbox, DISCORD_TOKEN="wrong-token"))
    assert "does not know this DISCORD_TOKEN" in said
    assert "wrong-token" not in said


async def test_a_machine_that_reads_the_log_reads_why_it_cannot_run() -> None:
    async with Sandbox() as sandbox:
        unknown = {"DISCORD_TOKEN": "wrong-token", "GALLOWS_LOG_FORMAT": "json"}
        said = await refusal(await started(sandbox, **unknown))
    *_, last = map(json.loads, said.splitlines())
    assert (last["event"], last["level"]) == ("cannot run", "critical")
    assert "does not know this DISCORD_TOKEN" in last["why"]


def test_a_discord_that_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "any")
    monkeypatch.setenv("GALLOWS_DISCORD_API_URL", "http://127.0.0.1:1/api/v10")
    result = CliRunner().invoke(command_line(), ["run"])
    assert result.exit_code == 1
    assert "Discord cannot be reached at http://127.0.0.1:1/api/v10" in result.stderr


def test_a_database_in_trouble(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("DISCORD_TOKEN", "any")
    monkeypatch.setenv("GALLOWS_DATABASE_URL", "sqlite+aiosqlite:///file/gallows.db")
    result = CliRunner().invoke(command_line(), ["run"])
    assert result.exit_code == 1
    assert "Set GALLOWS_DATABASE_URL to a place where the bot may write" in result.stderr


# Starting


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGTERM to send")
async def test_the_log_begins_with_what_has_started_and_what_is_wrongly_set(tmp_path: Path) -> None:
    """The token comes from a file, as a container's runtime hands it over."""
    async with Sandbox() as sandbox:
        (tmp_path / "token").write_text(f"{sandbox.token}\n")
        process = await started(
            sandbox,
            DISCORD_TOKEN="",
            DISCORD_TOKEN_FILE=str(tmp_path / "token"),
            GALLOWS_LOG_FORMAT="json",
            GALLOWS_DATABSE_URL="sqlite+aiosqlite:///secret.db",
        )
        online = asyncio.ensure_future(sandbox.wait_online())
        ended = asyncio.ensure_future(process.wait())
        await asyncio.wait({online, ended}, return_when=asyncio.FIRST_COMPLETED)
        online.cancel()
        process.terminate()
        _, said = await process.communicate()
    assert process.returncode == 0, said.decode()
    first, second, *_, last = map(json.loads, said.decode().splitlines())
    own = version("gallows-and-goblets")
    assert first["event"] == f"gallows {own} starts"
    assert last["event"] == "stopped"
    assert (first["version"], first["python"]) == (own, platform.python_version())
    assert (first["database"], first["games"]) == ("sqlite", len(plugins()))
    assert second["level"] == "warning"
    assert second["why"] == (
        "GALLOWS_DATABSE_URL is not a setting; did you mean GALLOWS_DATABASE_URL?"
    )
    assert "secret.db" not in said.decode()
    assert sandbox.token not in said.decode()


# Stopping


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGTERM to send")
@pytest.mark.parametrize(
    ("sign", "start"),
    [
        (signal.SIGTERM, started_from_nothing),
        (signal.SIGINT, started),
        (getattr(signal, "SIGHUP", None), started),
    ],
)
async def test_a_running_bot_stops_when_told(
    sign: signal.Signals, start: Callable[[Sandbox], Awaitable[AnyProcess]], tmp_path: Path
) -> None:
    async with Sandbox() as sandbox:
        process = await start(sandbox)
        online = asyncio.ensure_future(sandbox.wait_online())
        ended = asyncio.ensure_future(process.wait())
        await asyncio.wait({online, ended}, return_when=asyncio.FIRST_COMPLETED)
        if process.returncode is None:
            process.send_signal(sign)
        async with asyncio.timeout(PATIENCE):
            _, said = await process.communicate()
        online.cancel()
    assert process.returncode == 0, said.decode()
    assert b"Traceback" not in said
    assert sandbox.token not in said.decode()
    assert (tmp_path / "data/gallows.db").exists()


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGTERM to send")
@pytest.mark.parametrize(
    ("method", "route"),
    [
        ("GET", "/users/@me"),
        ("PUT", "/applications/{application_id}/commands"),
        ("GET", "/gateway/bot"),
        ("POST", "/channels/{channel_id}/messages"),
    ],
)
async def test_a_bot_that_settles_in_stops_when_told(method: str, route: str) -> None:
    """Whatever it waits for: who it is, its commands, the gateway, or the first words."""
    async with Sandbox() as sandbox:
        held = sandbox.faults.hold(method=method, route=route)
        process = await started(sandbox)
        reached = asyncio.ensure_future(held.reached.wait())
        ended = asyncio.ensure_future(process.wait())
        await asyncio.wait({reached, ended}, return_when=asyncio.FIRST_COMPLETED)
        if process.returncode is None:
            process.send_signal(signal.SIGTERM)
        async with asyncio.timeout(PATIENCE):
            _, said = await process.communicate()
        reached.cancel()
    assert held.reached.is_set(), said.decode()
    assert b"Traceback" not in said, said.decode()
    assert b"error" not in said, said.decode()
    assert process.returncode == 0, said.decode()


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGTERM to send")
async def test_work_is_cancelled_and_may_tidy_up() -> None:
    tidied = []

    async def work() -> None:
        try:
            os.kill(os.getpid(), signal.SIGTERM)
            await asyncio.Event().wait()
        finally:
            await asyncio.sleep(0)
            tidied.append(True)

    before = signal.getsignal(signal.SIGTERM)
    await until_told(work())
    assert tidied == [True]
    assert signal.getsignal(signal.SIGTERM) is before


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGHUP")
async def test_who_is_to_outlive_the_terminal_does() -> None:
    done = []

    async def work() -> None:
        os.kill(os.getpid(), signal.SIGHUP)
        for _ in range(3):
            await asyncio.sleep(0)
        done.append(True)

    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)  # As `nohup` does it.
    try:
        await until_told(work())
    finally:
        signal.signal(signal.SIGHUP, before)
    assert done == [True]


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGHUP")
async def test_a_closed_terminal_is_no_hurry_though_shell_and_system_tell_of_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    done = []

    async def work() -> None:
        try:
            os.kill(os.getpid(), signal.SIGHUP)
            await asyncio.Event().wait()
        finally:
            os.kill(os.getpid(), signal.SIGHUP)
            for _ in range(3):
                await asyncio.sleep(0)
            done.append("tidied up")

    monkeypatch.setattr("gallows.stopping.cut_off", lambda: done.append("cut off"))
    await until_told(work())
    assert done == ["tidied up"]


async def test_work_that_fails_says_so() -> None:
    async def work() -> None:
        raise LookupError("the crown is gone")

    with pytest.raises(LookupError, match="the crown is gone"):
        await until_told(work())


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGTERM to send")
@pytest.mark.parametrize(("signals", "grace"), [(1, 0.05), (2, 60.0)])
async def test_work_that_does_not_end_is_cut_off(signals: int, grace: float) -> None:
    stubborn = f"""
import asyncio, os, signal
from gallows.stopping import until_told

async def work():
    for _ in range({signals}):
        os.kill(os.getpid(), signal.SIGTERM)
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            pass
    await asyncio.Event().wait()

asyncio.run(until_told(work(), {grace}, lambda: os.write(2, b'nothing is left behind ')))
"""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        stubborn,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stderr=asyncio.subprocess.PIPE,
    )
    said = await refusal(process)
    assert "cut off" in said
    assert "nothing is left behind" in said


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGTERM to send")
async def test_it_is_cut_off_though_nobody_reads_what_it_says() -> None:
    stubborn = """
import asyncio, os, signal
from gallows.stopping import until_told

async def work():
    os.kill(os.getpid(), signal.SIGTERM)
    while True:
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            pass

asyncio.run(until_told(work(), 0.05))
"""
    read, write = os.pipe()
    os.close(read)
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", stubborn),
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stderr=write,
    )
    os.close(write)
    try:
        async with asyncio.timeout(PATIENCE):
            assert await process.wait() == 1
    finally:
        with suppress(ProcessLookupError):
            process.kill()
