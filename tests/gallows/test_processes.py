"""`gallows processes` and the doctor say who is the bot, who has which shard, and who is gone."""

import asyncio
from collections.abc import Iterator
from dataclasses import replace

import pytest
from rich.console import Console
from sqlalchemy import text
from typer.testing import CliRunner

from bot.store.store import Store
from bot.values.shards import Process, Shard, Sharing
from gallows.commands import command_line
from gallows.processes import view
from gallows.who_holds import ago, ranges, row
from tests.gallows.test_doctor import problems
from tests.store.rows import execute
from tests.support.postgres import BLANK, Postgres, postgres

__all__ = ["postgres"]

pytestmark = pytest.mark.usefixtures("bare", "without_texts")

ONE = Process("castle 1 aa", 0, 0.0, "1.2.3", most=None, wanted=None, well=True)
TWO = replace(ONE, name="castle 2 bb", most=1)


@pytest.fixture
def url(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    with postgres.database(BLANK) as url:
        monkeypatch.setenv("GALLOWS_DATABASE_URL", url)
        yield url


def gallows(*arguments: str) -> str:
    return CliRunner().invoke(command_line(), arguments).output


async def share(url: str, *later: str) -> None:
    """Two processes and four shards, of which the last is nobody's; then what happens to them."""
    store = await Store.open(url)
    await store.processes.join(TWO, alone=False)
    await store.processes.join(ONE, alone=False)
    await store.processes.settle(4)
    await store.processes.take(ONE.name, 2, 1.0)
    await store.processes.take(TWO.name, 1, 1.0)
    await execute(store, *map(text, later))
    await store.close()


def test_it_says_who_has_which_shard_and_what_nobody_has(url: str) -> None:
    asyncio.run(share(url))
    first, *each = gallows("processes", "--once").splitlines()
    assert first == "Shards: 4, without a holder: 3. Processes: 2."
    (one, two) = each
    assert one.startswith("castle 1 aa: well; version 1.2.3; heard of ")
    assert one.endswith("; shards 0-1; its part")
    assert two.endswith("; shards 2; at most 1")
    assert gallows("processes").startswith("Shards: 4"), "there is no terminal here"


SILENT = "UPDATE processes SET heard_at = heard_at - 300 WHERE name = 'castle 2 bb'"
FREE = "UPDATE shards SET alive_at = 1 WHERE holder IS NULL"
STARTS = "UPDATE processes SET well = false WHERE name = 'castle 1 aa'"
UNWELL = "UPDATE processes SET well = false, beat = 9 WHERE name = 'castle 1 aa'"


@pytest.mark.parametrize(
    ("happened", "wrong"),
    [
        ((), []),
        ((SILENT,), ["Process castle 2 bb: not heard of, heard of 5 min ago"]),
        ((STARTS,), []),
        ((UNWELL,), ["Process castle 1 aa: does not reach Discord"]),
        ((FREE,), ["Shards without a holder: 3"]),
    ],
)
def test_the_doctor_says_what_is_wrong_with_processes_and_shards(
    url: str, happened: tuple[str, ...], wrong: list[str]
) -> None:
    asyncio.run(share(url, *happened))
    printed = gallows("doctor")
    assert "ok       Shards: 4, without a holder: 3. Processes: 2." in printed
    found = problems(printed)
    assert found.pop() == "DISCORD_TOKEN is not set"
    assert len(found) == len(wrong)
    assert all(said.startswith(told) for said, told in zip(found, wrong, strict=True))


def test_where_nobody_runs_nothing_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GALLOWS_DATABASE_URL", "sqlite+aiosqlite:///gallows.db")
    assert "There is no database" in gallows("processes", "--once")
    printed = gallows("doctor")
    assert problems(printed) == ["DISCORD_TOKEN is not set"]
    assert "Processes: none runs now" in printed
    assert gallows("processes", "--once") == "Shards: 0. Processes: 0.\n"


def test_on_a_file_it_shows_the_one_process(monkeypatch: pytest.MonkeyPatch) -> None:
    url = "sqlite+aiosqlite:///gallows.db"
    monkeypatch.setenv("GALLOWS_DATABASE_URL", url)

    async def run() -> None:
        store = await Store.open(url)
        await store.processes.join(ONE, alone=True)
        await store.processes.settle(1)
        await store.processes.take(ONE.name, 1, 1.0)
        await store.close()

    asyncio.run(run())
    first, one = gallows("processes", "--once").splitlines()
    assert first == "Shards: 1. Processes: 1."
    assert one.startswith("castle 1 aa: not heard of; "), "it was heard of in 1970"


def test_a_terminal_is_shown_the_same_as_a_table() -> None:
    odd = replace(ONE, name="[bold]castle 3 cc", heard_at=99.0)
    shards = tuple(Shard(number, 99.0, holder=odd.name) for number in range(3))
    sharing = Sharing((odd,), (*shards, Shard(3)), 100.0)
    console = Console(width=120, force_terminal=True, color_system=None)
    with console.capture() as captured:
        console.print(view(sharing, "The database is in trouble. It is away."))
    shown = captured.get()
    assert "Shards: 4, without a holder: 3. Processes: 1." in shown
    assert all(cell in shown for cell in row(sharing, odd))
    assert "[bold]castle 3 cc" in shown
    assert "It is away." in shown


@pytest.mark.parametrize(
    ("changes", "state"),
    [
        ({}, "waits for shards"),
        ({"wanted": 8}, "waits until there are 8 shards"),
        ({"well": False}, "starts"),
        ({"well": False, "beat": 9}, "does not reach Discord"),
        ({"heard_at": 10.0}, "not heard of"),
    ],
)
def test_a_process_without_shards_says_why(changes: dict[str, object], state: str) -> None:
    process = replace(ONE, **({"heard_at": 99.0} | changes))  # type: ignore[arg-type]
    sharing = Sharing((process,), tuple(Shard(n, 99.0, holder="other") for n in range(4)), 100.0)
    assert row(sharing, process)[-1] == state


def test_numbers_in_a_row_are_named_by_the_first_and_the_last() -> None:
    assert ranges([5, 0, 1, 2]) == "0-2, 5"
    assert ranges([]) == "none"
    assert [ago(each) for each in (3.2, 119, 300, 7200, 200_000)] == [
        "3 s",
        "119 s",
        "5 min",
        "2 h",
        "2 d",
    ]
