"""The package, installed as a stranger installs it: nothing beside it is needed, or written to."""

import asyncio
import os
import signal
import subprocess
import sys
import sysconfig
from asyncio.subprocess import PIPE
from pathlib import Path

import pytest

from tests.play.night import words
from tests.play.test_commands import stop
from tests.support.page import Page, end, opened
from tests.test_project import ROOT

pytestmark = pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGTERM to send")


@pytest.fixture(scope="module")
def gallows(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The command of a wheel that is installed into an environment of its own.

    What the bot needs is found where it is installed for the tests, but not the project: that is
    there by a path that only its own environment reads.
    """
    place = tmp_path_factory.mktemp("installed")
    venv, python = place / "venv", place / "venv/bin/python"
    for command in (
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", place],
        [sys.executable, "-m", "venv", "--without-pip", venv],
    ):
        subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = place.glob("*.whl")
    uv = Path(sys.executable).with_name("uv")
    install = [uv, "pip", "install", "--offline", "--no-deps", "--python", python, wheel]
    subprocess.run(install, check=True, capture_output=True)
    (site,) = venv.glob("lib/python*/site-packages")
    (site / "needed.pth").write_text(f"{sysconfig.get_path('purelib')}\n")
    return venv / "bin/gallows"


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """That of somebody with an empty home, who has set nothing."""
    told = {k: v for k, v in os.environ.items() if k in ("PATH", "LANG", "LC_ALL", "TMPDIR")}
    return {**told, "HOME": str(tmp_path / "home"), "PYTHONUNBUFFERED": "1"}


def files(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.rglob("*") if file.is_file())


async def test_somebody_plays_who_has_only_installed_it(
    gallows: Path, environment: dict[str, str], tmp_path: Path
) -> None:
    here = tmp_path / "anywhere"
    here.mkdir()
    process = await asyncio.create_subprocess_exec(
        gallows, "play", "--port", "0", cwd=here, env=environment, stdout=PIPE, stderr=PIPE
    )
    try:
        async with Page.at(await opened(process)) as page:
            async with page.http.get("/") as shown:
                assert "<title>" in await shown.text()
            rules = (await page.command("botk rules"))["message"]
            assert "Executioner" in words(rules)
            lobby = (await page.command("botk start", computers=3))["message"]
            await page.press(lobby, "begin")
            hand = (await page.command("botk hand"))["message"]
            assert words(hand)
        _, err = await stop(process, signal.SIGTERM)
    finally:
        await end(process)
    assert err == ""
    assert files(here) == []
    assert "play.db" in files(tmp_path / "home")


def test_the_doctor_says_where_the_database_is(
    gallows: Path, environment: dict[str, str], tmp_path: Path
) -> None:
    done = subprocess.run(
        [gallows, "doctor"], cwd=tmp_path, env=environment, capture_output=True, text=True
    )
    home = Path(environment["HOME"])
    (file,) = home.rglob("gallows.db")
    assert f"ok       Database sqlite+aiosqlite:///{file}: opened" in done.stdout
    assert "ok       Games: botk, dotk, execution, feast" in done.stdout
    assert "PROBLEM  DISCORD_TOKEN is not set" in done.stdout
    assert "1 problem to solve" in done.stdout
    assert "requirements/" not in done.stdout, "there is no such folder for who has no clone"


def test_games_are_simulated_and_a_new_one_is_begun(
    gallows: Path, environment: dict[str, str], tmp_path: Path
) -> None:
    for typed in (("simulate", "botk", "--seats", "4", "--matches", "1"), ("new-game", "whist")):
        subprocess.run([gallows, *typed], cwd=tmp_path, env=environment, check=True)
    assert "pyproject.toml" in files(tmp_path)
