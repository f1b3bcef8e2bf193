"""The database's files: nobody but the bot's own user reads them, and none stays large in vain."""

import errno
import os
import stat
from dataclasses import replace
from pathlib import Path

import pytest

from bot.store.errors import StoreError
from bot.store.replacing import made_ready
from bot.store.store import Store
from tests.store.rows import ADA, a_table


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def files(file: Path) -> list[Path]:
    return sorted(file.parent.iterdir())


async def opened(file: Path) -> Store:
    store = await Store.open(f"sqlite+aiosqlite:///{file}")
    await store.tables.create(a_table(ADA))
    return store


async def test_a_new_database_is_its_owners_alone(tmp_path: Path) -> None:
    file = tmp_path / "data" / "gallows.db"
    store = await opened(file)
    there = files(file)
    assert [each.name for each in there] == ["gallows.db", "gallows.db-shm", "gallows.db-wal"]
    assert [mode(each) for each in there] == [0o600] * 3
    assert mode(file.parent) == 0o700
    await store.close()


async def test_one_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    file = tmp_path / "gallows.db"
    (first, second) = await opened(file), await Store.open(f"sqlite+aiosqlite:///{file}")
    for each in files(file):
        each.chmod(0o664)
    await second.close()
    third = await opened(file)
    assert [mode(each) for each in files(file)] == [0o600] * 3
    await third.close()
    await first.close()


async def test_what_is_no_database_stays_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "precious"
    file.write_text("What others read too.\n" * 100)
    file.chmod(0o644)
    with pytest.raises(StoreError, match="holds something else"):
        await Store.open(f"sqlite+aiosqlite:///{file}")
    assert mode(file) == 0o644


async def test_where_nobody_may_look_it_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(file: Path) -> bool:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(file))

    monkeypatch.setattr(Path, "is_file", refuse)
    with pytest.raises(StoreError, match=r"gallows.db cannot be read: Permission denied\. Ask as"):
        await Store.open_to_read(f"sqlite+aiosqlite:///{tmp_path}/gallows.db")
    with (
        pytest.raises(StoreError, match=r"copy.db cannot be read: Permission denied\."),
        made_ready(tmp_path / "copy.db", tmp_path / "gallows.db"),
    ):
        pass


async def test_a_device_is_left_to_others(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe, 0o644)
    pipe.chmod(0o644)
    with pytest.raises(StoreError):
        await Store.open(f"sqlite+aiosqlite:///{pipe}")
    assert mode(pipe) == 0o644


async def test_to_read_changes_nothing_of_it(tmp_path: Path) -> None:
    file = tmp_path / "gallows.db"
    await (await opened(file)).close()
    file.chmod(0o640)
    await (await Store.open_to_read(f"sqlite+aiosqlite:///{file}")).close()
    assert mode(file) == 0o640


async def test_what_was_written_at_once_takes_no_second_room_for_good(tmp_path: Path) -> None:
    file = tmp_path / "gallows.db"
    store = await opened(file)
    large = replace(a_table(ADA), secret=bytes(40_000_000))
    await store.tables.create(large)
    beside = file.with_name("gallows.db-wal")
    assert beside.stat().st_size > 40_000_000
    await store.tables.create(a_table(ADA))
    await store.tables.create(a_table(ADA))
    assert beside.stat().st_size < 20_000_000
    await store.close()
