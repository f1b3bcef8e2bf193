"""`gallows verify` is a proof: whatever was changed afterwards is found, and said."""

import asyncio
import hashlib
import shlex
import shutil
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from bot.plugins.registry import plugins
from bot.settings import Settings
from bot.store.store import Store
from bot.values.days import DayKeys
from bot.values.tables import VERIFY, Status
from gallows.commands import command_line
from gallows.verify import Unproved, proof
from tests.gallows.tables import play_table
from tests.store.rows import ADA, a_table

pytestmark = pytest.mark.usefixtures("bare")


def verify(*arguments: object) -> Result:
    return CliRunner().invoke(command_line(), ["verify", *map(str, arguments)])


def written(file: Path, game: str = "botk", answers: int | None = None) -> int:
    """Put one table into a new database; return its number."""

    async def write() -> int:
        store = await Store.open(f"sqlite+aiosqlite:///{file}")
        table_id = await play_table(store, game, answers=answers)
        await store.close()
        return table_id

    return asyncio.run(write())


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    file = tmp_path / "gallows.db"
    monkeypatch.setenv("GALLOWS_DATABASE_URL", f"sqlite+aiosqlite:///{file}")
    return file


@pytest.fixture(scope="module")
def settled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with one table that is settled; made once."""
    file = tmp_path_factory.mktemp("settled") / "gallows.db"
    written(file)
    return file


@pytest.mark.parametrize("game", list(plugins()))
def test_the_deal_of_every_game_is_proved(file: Path, game: str) -> None:
    table_id = written(file, game)
    result = verify(table_id)
    assert result.exit_code == 0, result.output
    lines = result.stdout.splitlines()
    secret = bytes.fromhex(lines[0].split()[1])
    assert hashlib.sha256(secret).hexdigest() in lines[1]
    assert [line.split()[0] for line in lines[2:6]] == ["joins", "seed", "answers", "result"]
    assert lines[-1] == "The deal was fair."


TAMPERED = {
    "UPDATE tables SET secret = x'00'": "The dice seed does not follow from the secret",
    "UPDATE tables SET seed = x'00'": "The dice seed does not follow from the secret",
    "UPDATE seats SET join_id = 7 WHERE seat = 1": "The dice seed does not follow from the secret",
    "UPDATE answers SET verb = 'dance' WHERE n = 1": "The answers do not fit the deal",
    "UPDATE answers SET seat = 9 WHERE n = 2": "The answers do not fit the deal",
    "DELETE FROM answers WHERE n = 1": "The answers do not fit the deal",
    "DELETE FROM answers WHERE n > 3": "The result does not follow from the deal and the answers",
    "UPDATE results SET due = due + 1 WHERE seat = 0": "The result does not follow",
    "UPDATE results SET role = 'princess'": "The result does not follow",
    "UPDATE results SET won = NOT won WHERE seat = 1": "The result does not follow",
    "UPDATE results SET alive = NOT alive WHERE seat = 1": "The result does not follow",
    "UPDATE tables SET rules_version = '0'": "It was played by version 0 of the rules of botk",
    "UPDATE tables SET game = 'whist'": "this program does not know that game",
}


@pytest.mark.parametrize(("tampering", "why"), TAMPERED.items())
def test_what_was_changed_is_found(file: Path, settled: Path, tampering: str, why: str) -> None:
    shutil.copy(settled, file)
    with closing(sqlite3.connect(file)) as behind_its_back:
        for name in ("answers_no_update", "answers_no_delete", "results_no_update"):
            behind_its_back.execute(f"DROP TRIGGER IF EXISTS {name}")
        assert behind_its_back.execute(tampering).rowcount
        behind_its_back.commit()
    result = verify(1)
    assert result.exit_code == 1, result.output
    assert why in result.stderr
    assert "The deal was fair." not in result.stdout


@pytest.mark.parametrize("answers", [0, 5])
def test_a_table_that_goes_on_keeps_its_secret(file: Path, answers: int) -> None:
    result = verify(written(file, answers=answers))
    assert result.exit_code == 1
    assert result.stderr == "Table 1 is not over; its secret is still one.\n"
    assert result.stdout == ""


def test_a_lobby_keeps_its_secret() -> None:
    with pytest.raises(Unproved, match="not over"):
        list(proof(a_table(ADA), [], [], 0.0))


def test_a_deal_of_a_day_is_a_secret_until_the_day_is_over() -> None:
    """Others play the same deal; whoever runs the bot could tell them."""
    record = replace(a_table(ADA), status=Status.ENDED, day=1)
    with pytest.raises(Unproved, match="Others play this deal"):
        list(proof(record, [], [], 2 * 86400.0 - 1))
    assert next(proof(record, [], [], 2 * 86400.0)).startswith("secret")


def test_the_key_of_a_day_is_proved_by_the_anchor() -> None:
    chain = DayKeys(10, bytes(range(32)))
    record = replace(a_table(ADA), status=Status.ENDED, day=12, secret=chain.key(12))
    steps = list(proof(record, [], [], 20 * 86400.0, chain))
    before = hashlib.sha256(record.secret)
    assert steps[1].split()[:2] == ["before", before.hexdigest()]
    assert chain.key(11) == before.digest()
    assert steps[2].startswith(f"anchor      {chain.anchor}")
    assert "3 times" in steps[2]
    for other in (chain.key(11), bytes(32)):
        with pytest.raises(Unproved, match="not the key of its day"):
            list(proof(replace(record, secret=other), [], [], 20 * 86400.0, chain))


@pytest.mark.parametrize("number", ["0", "-1", "1000000000", "9" * 30, "one"])
def test_what_is_no_number_of_a_table_is_refused(file: Path, number: str) -> None:
    result = verify("--", number)
    assert result.exit_code == 2
    assert "Traceback" not in result.output


def test_a_table_that_is_not_there(file: Path) -> None:
    written(file)
    assert "There is no table 77 in" in verify(77).stderr


def test_a_file_and_a_database_at_once_are_refused(file: Path) -> None:
    written(file)
    result = verify("--data", str(file), "--database", f"sqlite:///{file}", 1)
    assert result.exit_code == 1
    assert "not both" in result.stderr


# --- what the end of a game tells people to type ---


class Served(Exception):
    """The bot would run now."""


def told(monkeypatch: pytest.MonkeyPatch, *command: str) -> str:
    """What a bot that is started so would tell people to type, before a table's number."""
    chosen: list[Settings] = []

    async def serve(settings: Settings) -> None:
        chosen.append(settings)
        raise Served

    monkeypatch.setattr(f"gallows.{command[0]}.serve", serve)
    CliRunner().invoke(command_line(), command)
    return chosen[0].verify_command or VERIFY


@pytest.mark.parametrize("program", ["gallows", "python3 run.py"])
@pytest.mark.parametrize(
    ("command", "file"),
    [
        (("run",), "data/gallows.db"),
        (("play", "--port", "0"), "data/play.db"),
        (("play", "--port", "0", "--data", "our evening's/crowns.db"), "our evening's/crowns.db"),
    ],
)
def test_the_command_that_people_are_told_finds_the_table(
    monkeypatch: pytest.MonkeyPatch, program: str, command: tuple[str, ...], file: str
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "any")
    monkeypatch.setenv("GALLOWS_CALLED", program)
    said = told(monkeypatch, *command)
    assert said.startswith(f"{program} verify")
    monkeypatch.delenv("GALLOWS_DATABASE_URL", raising=False)
    table_id = written(Path(file))
    result = CliRunner().invoke(
        command_line(), shlex.split(f"{said} {table_id}".removeprefix(f"{program} "))
    )
    assert result.exit_code == 0, result.output
    assert "The deal was fair." in result.stdout


def test_an_operator_may_say_how_it_is_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "any")
    monkeypatch.setenv("GALLOWS_VERIFY_COMMAND", "podman exec gallows gallows verify")
    assert told(monkeypatch, "run") == "podman exec gallows gallows verify"
