"""`gallows play` and `gallows run` as processes, as people start and stop them."""

import asyncio
import contextlib
import json
import os
import re
import signal
import socket
import sys
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from gallows.commands import command_line
from sandbox import Sandbox
from tests.gallows.conftest import bare
from tests.play.night import words
from tests.sandbox.patience import PatientClock
from tests.support.page import STARTED, Page, end, opened
from tests.support.program import AnyProcess, Program, begin

__all__ = ["bare"]

ROOT = Path(__file__).parents[2]
IN_TIME = 300.0
pytestmark = pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGTERM to send")

PATIENT = """
import runpy, sys
import sandbox.server
from tests.sandbox.patience import PatientClock
from tests.support.program import AnyProcess, Program, begin

sandbox.server.WallClock = PatientClock
sys.argv[0] = "gallows"
runpy.run_module("gallows", run_name="__main__", alter_sys=True)
"""
"""`gallows play` on a machine that may be slow: what takes the bot three seconds has not failed."""


def environment(**settings: str) -> dict[str, str]:
    """The settings of a command, without those of whoever runs the tests; it draws nothing."""
    bare = {k: v for k, v in os.environ.items() if not k.startswith(("GALLOWS_", "DISCORD_"))}
    bare |= {"PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": "1"}
    return {**bare, "GALLOWS_DRAWINGS": "false", **settings}


@contextlib.asynccontextmanager
async def gallows(folder: Path, *arguments: str, **settings: str) -> AsyncIterator[Program]:
    """Have a command in a folder."""
    process = await begin(*arguments, cwd=folder, env=environment(**settings), patient=True)
    try:
        yield process
    finally:
        await end(process)


@contextlib.asynccontextmanager
async def from_nothing(folder: Path, *arguments: str) -> AsyncIterator[AnyProcess]:
    """Start `gallows play` in a folder as people do, and not as a copy of what is there."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", PATIENT, *arguments,
        cwd=folder, env=environment(), stdout=PIPE, stderr=PIPE,
    )  # fmt: skip
    try:
        yield process
    finally:
        await end(process)


async def stop(process: AnyProcess, sign: signal.Signals) -> tuple[str, str]:
    """Send a signal, and return what was still said; it must end in time, with exit code 0."""
    process.send_signal(sign)
    async with asyncio.timeout(IN_TIME):
        out, err = await process.communicate()
    assert process.returncode == 0, err.decode()
    assert "Traceback" not in err.decode(), err.decode()
    return out.decode(), err.decode()


async def play_once(page: Page) -> str:
    """Four users play a game to its end; return what the first one then has."""
    seen = await page.state()
    lobby = (await page.command("botk start", pace="by-day"))["message"]
    end = asyncio.ensure_future(page.heard(seen["users"][5]["id"], r"gg:t:\d+:again"))
    for user in (1, 2, 3):
        await page.press(lobby, "join", user)
    await page.press(lobby, "begin")
    async with page.players(4), asyncio.timeout(STARTED):
        await end
    return words((await page.command("crowns me"))["message"])


async def close(process: AnyProcess, folder: Path, sign: signal.Signals) -> None:
    """Have `gallows play` end; it has said what there was to say, and kept its file."""
    out, err = await stop(process, sign)
    assert "http" not in out, "one URL is printed, not two"
    assert err == ""
    assert (folder / "data" / "play.db").exists()


INTERRUPTED = """
import os, runpy, signal, sys

class Interrupt:
    def find_spec(self, name, path=None, target=None):
        if name == interrupted:
            os.kill(os.getpid(), signal.SIGINT)

# As at a terminal, wherever the tests were started: behind a shell's & it would be ignored.
signal.signal(signal.SIGINT, signal.default_int_handler)
interrupted = sys.argv.pop()
sys.meta_path.insert(0, Interrupt())
sys.argv[0] = "gallows"
runpy.run_module("gallows", run_name="__main__", alter_sys=True)
"""
"""Ctrl+C at the moment when a module, the last argument, is imported."""


@pytest.mark.parametrize("module", ["typer", "gallows.play", "sqlalchemy", "bot.app"])
async def test_play_that_is_interrupted_while_it_is_imported_says_nothing(
    tmp_path: Path, module: str
):
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", INTERRUPTED, "play", "--port", "0", module),
        cwd=tmp_path, env={**os.environ, "PYTHONPATH": str(ROOT)}, stdout=PIPE, stderr=PIPE,
    )  # fmt: skip
    async with asyncio.timeout(STARTED):
        out, err = await process.communicate()
    assert (out, err) == (b"", b"")
    assert process.returncode in (0, -signal.SIGINT)


async def test_play_can_be_stopped_in_a_game_and_the_game_goes_on_next_time(tmp_path: Path):
    async with (
        from_nothing(tmp_path, "play", "--port", "0", "--company", "0") as process,
        Page.at(await opened(process)) as page,
    ):
        async with page.http.get("/") as shown:
            assert shown.status == 200
            assert "<title>" in await shown.text()
        lobby = (await page.command("botk start", computers=3))["message"]
        await page.press(lobby, "begin")
        await close(process, tmp_path, signal.SIGINT)
    async with gallows(tmp_path, "play", "--port", "0", "--company", "0") as process:
        async with Page.at(await opened(process)) as page:
            assert await role(page)
        await stop(process, signal.SIGINT)


async def test_the_same_people_come_back_to_their_crowns(tmp_path: Path):
    async with gallows(tmp_path, "play", "--port", "0", "--company", "0") as process:
        async with Page.at(await opened(process)) as page:
            people = [user["id"] for user in (await page.state())["users"]]
            purse = await play_once(page)
        await close(process, tmp_path, signal.SIGTERM)
    assert "1 game" in purse
    async with gallows(tmp_path, "play", "--port", "0", "--company", "0") as process:
        async with Page.at(await opened(process)) as page:
            assert people == [user["id"] for user in (await page.state())["users"]]
            assert words((await page.command("crowns me"))["message"]) == purse
        await stop(process, signal.SIGTERM)


async def test_there_may_be_several_servers_each_with_its_own_tables(tmp_path: Path):
    several = ("--company", "0", "--servers", "3")
    async with gallows(tmp_path, "play", "--port", "0", *several) as process:
        async with Page.at(await opened(process)) as page:
            names = [guild["name"] for guild in (await page.state())["guilds"]]
            assert names == ["The Royal Court", "The Summer Palace", "The Hunting Lodge"]
            tables = [await page.command("botk start", n, n) for n in range(3)]
        await close(process, tmp_path, signal.SIGTERM)
    assert len(set(re.findall(r"gg:t:(\d+):join", str(tables)))) == 3


@pytest.mark.usefixtures("bare")
def test_a_port_in_use_is_said_with_a_way_out():
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        ended = CliRunner().invoke(command_line(), ["play", "--port", port])
    assert ended.exit_code == 1
    assert f"Port {port} cannot be used" in ended.stderr
    assert "gallows play --port 0" in ended.stderr


@pytest.mark.usefixtures("bare")
def test_an_option_that_is_taken_for_the_file_of_crowns_is_refused():
    ended = CliRunner().invoke(command_line(), ["play", "--port", "0", "--data", "-q"])
    assert ended.exit_code == 1
    assert "The database's path -q begins with a dash" in ended.stderr
    assert not Path("-q").exists()


def test_a_language_in_which_discord_is_not_is_refused():
    ended = CliRunner().invoke(command_line(), ["play", "--language", "klingon"])
    assert ended.exit_code == 2
    assert "Try: de, en, fr," in ended.stderr


def of(sandbox: Sandbox) -> dict[str, str]:
    """The settings of a bot that lives in this sandbox."""
    return {
        "DISCORD_TOKEN": sandbox.token,
        "GALLOWS_DISCORD_API_URL": sandbox.api_url,
        "GALLOWS_DISCORD_GATEWAY_URL": sandbox.gateway_url,
        "GALLOWS_LOG_LEVEL": "WARNING",
    }


async def role(page: Page) -> list[str]:
    """What the host's cards say of the host's role: in words, or as a picture does."""
    hand = json.dumps((await page.command("botk hand"))["message"], ensure_ascii=False)
    return re.findall(r"Your role: \W*(\w+)", re.sub(r"<:\w+:\d+>", "", hand))[:1]


async def dealt(page: Page) -> list[str]:
    """Let four people sit down and the host begin; return the host's role.

    By day, nothing is told in beats of seconds.
    """
    lobby = (await page.command("botk start", pace="by-day"))["message"]
    for user in (1, 2, 3):
        await page.press(lobby, "join", user)
    await page.press(lobby, "begin")
    return await role(page)


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGKILL])
async def test_a_running_bot_that_is_stopped_in_a_game_takes_it_up_again(
    tmp_path: Path, sign: signal.Signals
):
    drawn = {"GALLOWS_DRAWINGS": "true"} if sign is signal.SIGTERM else {}
    async with Sandbox(clock=PatientClock()) as sandbox, Page.at(sandbox.url) as page:
        watcher = (await page.state())["users"][5]["id"]
        async with gallows(tmp_path, "run", **of(sandbox), **drawn) as process:
            async with asyncio.timeout(STARTED):
                await sandbox.wait_online()
            before = await dealt(page)
            if sign is signal.SIGTERM:
                await stop(process, sign)
            else:
                process.send_signal(sign)
                await process.communicate()
            await sandbox.wait_online(False)
        async with gallows(tmp_path, "run", **of(sandbox), **drawn) as process:
            async with asyncio.timeout(STARTED):
                await sandbox.wait_online()
                assert await role(page) == before
                end = asyncio.ensure_future(page.heard(watcher, r"gg:t:\d+:again"))
                async with page.players(4):
                    await end
            await stop(process, signal.SIGTERM)
        assert sandbox.refused == []


async def test_a_second_bot_waits_until_the_first_has_left_and_goes_on(tmp_path: Path):
    async with Sandbox(clock=PatientClock()) as sandbox, Page.at(sandbox.url) as page:
        async with gallows(tmp_path, "run", **of(sandbox)) as first:
            async with asyncio.timeout(STARTED):
                await sandbox.wait_online()
            before = await dealt(page)
            async with gallows(tmp_path, "run", **of(sandbox)) as second:
                assert second.stderr is not None
                async with asyncio.timeout(STARTED):
                    said = (await second.stderr.readline()).decode()
                assert "another bot uses this database; waiting until it leaves" in said
                left = asyncio.ensure_future(sandbox.wait_online(False))
                await stop(first, signal.SIGTERM)
                async with asyncio.timeout(STARTED):
                    said = (await second.stderr.readline()).decode()
                    assert "the other bot is gone; this one goes on" in said
                    await left
                    await sandbox.wait_online()
                    assert await role(page) == before
                await stop(second, signal.SIGTERM)
        assert sandbox.refused == []
