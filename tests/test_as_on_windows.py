"""The program where newcomers have it: on Windows, or as near to it as this system comes."""

import asyncio
import io
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from gallows import last_will, program_name
from gallows.__main__ import speak_utf8
from tests.support.page import Page, end, opened

ROOT = Path(__file__).parents[1]
PRETENCE = ROOT / "tests/support/as_on_windows.py"


@asynccontextmanager
async def gallows(folder: Path, *arguments: str) -> AsyncIterator[Process]:
    """Have a command in a folder, whose output a file or a program reads."""
    settings = {"PYTHONPATH": str(ROOT), "PYTHONUTF8": "0", "PYTHONIOENCODING": "cp1252:strict"}
    bare = {k: v for k, v in os.environ.items() if not k.startswith(("GALLOWS_", "DISCORD_"))}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, PRETENCE, *arguments),
        cwd=folder, env={**bare, **settings}, stdout=PIPE, stderr=PIPE,
    )  # fmt: skip
    try:
        yield process
    finally:
        await end(process)


async def test_somebody_plays_in_a_folder_of_any_name_and_ctrl_c_closes(tmp_path: Path) -> None:
    folder = tmp_path / "Jörg's 王 #1 100%25 games"
    folder.mkdir()
    async with (
        gallows(folder, "play", "--port", "0") as process,
        Page.at(await opened(process)) as page,
    ):
        lobby = (await page.command("botk start", computers=3))["message"]
        await page.press(lobby, "begin")
        hand = (await page.command("botk hand"))["message"]
        assert "Your role" in str(hand)
        assert (folder / "data/play.db").exists()
        if os.name != "nt":  # There a test cannot press keys for another program.
            process.send_signal(signal.SIGINT)
            _, err = await process.communicate()
            assert process.returncode == 0, err.decode()
            assert "Traceback" not in err.decode()
            left = [each.name for each in (folder / "data").iterdir()]
            assert left == ["play.db"], "a database that was not closed leaves its log beside it"


async def test_a_backup_is_put_back_where_no_open_file_can_be_moved(tmp_path: Path) -> None:
    said = []
    for words in ("doctor",), ("backup", "copy.db"), ("restore", "copy.db"):
        async with gallows(tmp_path, *words) as process:
            out, err = await process.communicate()
            assert b"Traceback" not in err, err.decode()
            said.append(out.decode())
    assert "and a copy of it is now" in said[-1]


@pytest.mark.parametrize("encoding", ["cp1252", "ascii"])
def test_what_is_written_into_a_file_is_utf_8(
    monkeypatch: pytest.MonkeyPatch, encoding: str
) -> None:
    file = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(file, encoding=encoding))
    speak_utf8()
    print("−1 王 …", flush=True)
    assert file.getvalue().decode().strip() == "−1 王 …"


def test_a_terminal_that_lacks_a_character_ends_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = io.BytesIO()
    terminal.isatty = lambda: True  # type: ignore[method-assign]
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(terminal, encoding="cp1252"))
    speak_utf8()
    print("− ü", flush=True)
    assert terminal.getvalue().decode("cp1252").strip() == "\\u2212 ü"


def test_a_file_is_quoted_as_the_systems_shells_read_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program_name.os, "name", "nt")
    quoted = program_name.quoted(r"C:\Users\Jörg Müller\play.db")
    assert quoted == r'"C:\Users\Jörg Müller\play.db"'
    monkeypatch.setattr(program_name.os, "name", "posix")
    assert program_name.quoted("/home/x y/play.db") == "'/home/x y/play.db'"


def test_ctrl_c_leaves_nothing_undone_that_was_to_be_done_at_last(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    class Keyboard:
        buffer = property(lambda self: self)

        def read(self) -> bytes:
            signal.raise_signal(signal.SIGINT)
            return b""

    monkeypatch.setattr(sys, "stdin", Keyboard())
    before = signal.getsignal(signal.SIGINT)
    try:
        made = f"open({str(tmp_path / 'done')!r}, 'w').close()"
        assert last_will.main("", sys.executable, "-c", made) == 0
    finally:
        signal.signal(signal.SIGINT, before)
    assert (tmp_path / "done").exists()
