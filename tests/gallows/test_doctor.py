"""`gallows doctor` finds what is missing, says what to do, and leaves the clocks alone."""

import asyncio
import gc
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bot.clock import Clock
from bot.permissions import invite_link, own_link
from bot.shards.keeper import ShardKeeper
from bot.store.store import Store
from gallows.commands import command_line
from gallows.doctor import report
from sandbox.server import Sandbox
from sandbox.world import World
from tests.gallows.tables import play_table
from tests.store.releases import next_version

pytestmark = pytest.mark.usefixtures("bare")


@pytest.fixture(autouse=True)
def texts(request: pytest.FixtureRequest) -> None:
    """Look through the translations where all is looked at."""
    if request.function is not test_all_is_well:
        request.getfixturevalue("without_texts")


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
    assert "Language de: " in printed
    assert "Permissions to ask for: 309238795264" in printed
    assert f"client_id={sandbox.state.bot.id}&scope=bot+applications.commands" in printed
    assert (tmp_path / "data/gallows.db").exists()


async def test_a_setting_that_is_none_is_a_problem(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / ".env").write_text("GALLOWS_LOG_LEVLE=hush\n")
    monkeypatch.setenv("GALLOWS_DATABSE_URL", "sqlite+aiosqlite:///secret.db")
    await report()
    printed = capsys.readouterr().out
    assert problems(printed)[:2] == [
        "GALLOWS_DATABSE_URL is not a setting; did you mean GALLOWS_DATABASE_URL?",
        "GALLOWS_LOG_LEVLE is not a setting; did you mean GALLOWS_LOG_LEVEL?",
    ]
    assert "secret" not in printed
    assert "hush" not in printed
    monkeypatch.setenv("GALLOWS_LOG_FORMAT", "xml")
    assert await report() == 1
    printed = capsys.readouterr().out
    assert problems(printed) == ["Settings"]
    assert "did you mean GALLOWS_LOG_LEVEL?" in printed


# Who gives up waiting for the lease leaves a connection to the garbage collector, and from Python
# 3.13 on it says so: here, and not in whatever test comes next.
@pytest.mark.filterwarnings("ignore:unclosed database:ResourceWarning")
@pytest.mark.parametrize("runs", [True, False])
async def test_the_doctor_migrates_nothing_under_a_bot_that_runs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, runs: bool
) -> None:
    """Asked before an upgrade, with the new program, while the old one still runs."""
    url = "sqlite+aiosqlite:///gallows.db"
    monkeypatch.setenv("GALLOWS_DATABASE_URL", url)
    keeper = ShardKeeper(Clock())
    await (await keeper.open(url)).close()
    if not runs:
        with closing(sqlite3.connect("gallows.db")) as file, file:
            file.execute("DELETE FROM processes")
    else:
        monkeypatch.setattr("gallows.doctor.PATIENCE", 0.0)
    with next_version(tmp_path, monkeypatch) as newest:
        await report()
    with closing(sqlite3.connect("gallows.db")) as file:
        (version,) = file.execute("SELECT version_num FROM alembic_version").fetchone()
    assert (version == newest) is not runs
    told = [each for each in problems(capsys.readouterr().out) if each.startswith("Database")]
    assert bool(told) is runs
    gc.collect()


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


@pytest.mark.parametrize("allowed", [True, False])
async def test_the_links_by_which_servers_and_users_install_the_bot(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], allowed: bool
) -> None:
    async with Sandbox(World(user_install=allowed)) as sandbox:
        point_at(sandbox, monkeypatch, sandbox.token)
        await report()
        number = sandbox.state.bot.id
    printed = capsys.readouterr().out
    assert invite_link(number) in printed
    assert (own_link(number) in printed) is allowed
    assert ("User Install" in printed) is not allowed


async def test_what_the_developer_portal_has_wrong(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async with Sandbox() as sandbox:
        sandbox.state.endpoint, sandbox.state.code_grant = "https://old.example/interactions", True
        point_at(sandbox, monkeypatch, sandbox.token)
        assert await report() == 1
    printed = capsys.readouterr().out
    assert problems(printed) == [
        "Discord sends the bot nothing that is typed or pressed",
        "The bot cannot be invited",
    ]
    assert "Interactions Endpoint URL" in printed
    assert "Requires OAuth2 Code Grant" in printed


async def test_a_discord_that_is_not_there(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "any")
    monkeypatch.setenv("GALLOWS_DISCORD_API_URL", "http://127.0.0.1:1/api/v10")
    assert await report() == 1
    assert "cannot be reached at http://127.0.0.1:1" in capsys.readouterr().out


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with a table in progress and one that is settled."""
    path = tmp_path_factory.mktemp("played") / "gallows.db"

    async def play() -> None:
        store = await Store.open(f"sqlite+aiosqlite:///{path.as_posix()}")
        await play_table(store, answers=5)
        await play_table(store)
        await store.close()

    asyncio.run(play())
    return path


def doctored(played: Path, *tampering: str) -> None:
    """A copy of it; then changed behind the bot's back."""
    shutil.copy(played, "gallows.db")
    with closing(sqlite3.connect("gallows.db")) as file, file:
        for each in tampering:
            file.execute(each)


DATABASE = "sqlite+aiosqlite:///gallows.db"
OTHERS = "UPDATE tables SET status = 'settled' WHERE id = 0"


@pytest.mark.parametrize(
    ("tampering", "problem", "told"),
    [
        (OTHERS, None, "Open tables: 1; going on: 1"),
        (
            "UPDATE results SET net = net + 1",
            "Database: damaged, or changed by hand",
            "put the last backup in its place",
        ),
        (
            "UPDATE answers SET verb = 'dance' WHERE table_id = 1 AND n = 2",
            "Table 1 (botk) will not go on",
            "Its answers do not fit its deal",
        ),
        (
            "UPDATE tables SET rules_version = '0' WHERE id = 1",
            "Table 1 (botk) will not go on",
            "It was begun by version 0 of the rules",
        ),
        (
            "UPDATE tables SET game = 'whist' WHERE id = 1",
            "Table 1 (whist) will not go on",
            "This program does not have the game",
        ),
        (
            "UPDATE tables SET choices = '{' WHERE id = 1",
            "Table 1 (botk) will not go on",
            "Its rows in the database are damaged",
        ),
        (
            "UPDATE answers SET picks = '[1' WHERE table_id = 1 AND n = 2",
            "Table 1 (botk) will not go on",
            "Its answers do not fit its deal",
        ),
    ],
)
async def test_what_the_database_holds_is_looked_at(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    played: Path,
    tampering: str,
    problem: str | None,
    told: str,
) -> None:
    """Before an upgrade it says which open tables would not survive it."""
    monkeypatch.setenv("GALLOWS_DATABASE_URL", DATABASE)
    doctored(played, "DROP TRIGGER IF EXISTS results_no_update", tampering)
    assert await report() == 1, "there is no token"
    printed = capsys.readouterr().out
    found = [each for each in problems(printed) if each != "DISCORD_TOKEN is not set"]
    assert found == ([problem] if problem else [])
    assert told in printed


async def test_a_damaged_file_is_found(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    played: Path,
) -> None:
    monkeypatch.setenv("GALLOWS_DATABASE_URL", DATABASE)
    doctored(played)
    with closing(sqlite3.connect("gallows.db")) as file:
        (size,) = file.execute("PRAGMA page_size").fetchone()
        where = "SELECT rootpage FROM sqlite_schema WHERE name = 'answers'"
        (page,) = file.execute(where).fetchone()
    with (tmp_path / "gallows.db").open("r+b") as raw:
        raw.seek((page - 1) * size)
        raw.write(b"\xff" * size)
    assert await report() == 1
    printed = capsys.readouterr().out
    assert any(each.startswith("Database") for each in problems(printed))
    assert "put the last backup in its place" in printed


async def test_damage_that_no_query_meets_is_found(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    played: Path,
) -> None:
    """SQLite's file format has at 36 how many pages are free; one that is not there is added."""
    monkeypatch.setenv("GALLOWS_DATABASE_URL", DATABASE)
    doctored(played)
    with (tmp_path / "gallows.db").open("r+b") as raw:
        raw.seek(36)
        free = int.from_bytes(raw.read(4), "big")
        raw.seek(36)
        raw.write((free + 1).to_bytes(4, "big"))
    assert await report() == 1
    printed = capsys.readouterr().out
    assert "Database: damaged, or changed by hand" in problems(printed)
    assert "the file: " in printed


def test_every_problem_is_told_in_one_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("GALLOWS_DATABASE_URL", "sqlite+aiosqlite:///file/gallows.db")
    result = CliRunner().invoke(command_line(), ["doctor"])
    assert result.exit_code == 1
    assert problems(result.stdout) == ["Database", "DISCORD_TOKEN is not set"]
    assert "2 problems to solve." in result.stdout


def test_settings_that_make_no_sense_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GALLOWS_COMPUTER_DELAY", "soon")
    result = CliRunner().invoke(command_line(), ["doctor"])
    assert result.exit_code == 1
    assert problems(result.stdout) == ["Settings"]
    assert "GALLOWS_COMPUTER_DELAY: Input should be a valid number" in result.stdout
