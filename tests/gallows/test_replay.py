"""`gallows replay`: a past table as one page that needs nothing else, or as a moving picture."""

import asyncio
import io
import json
import re
from dataclasses import replace
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from PIL import Image
from typer.testing import CliRunner, Result

from bot.plugins.registry import plugins
from bot.store.store import Store
from bot.values.records import TableRecord
from bot.values.tables import Status
from gallows.commands import command_line
from gallows.replay import Untold, require_told
from tests.gallows.tables import play_table
from tests.plugins import ballot
from tests.store.rows import ADA, a_table
from tests.support.installing import beside

pytestmark = pytest.mark.usefixtures("bare")

HOSTILE = ("<script>alert(1)</script>", "**Bold** & <b>", '"><img src=x onerror=y>', "](http://x)")
HIDDEN = re.compile(r"<(script|style)\b.*?</\1>|<[^>]*>", re.S)


def replay(*arguments: object) -> Result:
    return CliRunner().invoke(command_line(), ["replay", *map(str, arguments)])


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    file = tmp_path / "gallows.db"
    monkeypatch.setenv("GALLOWS_DATABASE_URL", f"sqlite+aiosqlite:///{file}")
    return file


def lobby(game: str) -> TableRecord:
    """As few as may play, with names that would do harm."""
    record = a_table(*range(101, 101 + plugins()[game].rules.least_seats))
    seats = [
        replace(seat, name=HOSTILE[seat.seat % len(HOSTILE)], novice=False) for seat in record.seats
    ]
    return replace(record, locale="en", seats=tuple(seats))


def written(file: Path, game: str = "botk", answers: int | None = None) -> int:
    """Put one table into a new database; return its number."""
    number, content = database(game, answers)
    file.write_bytes(content)
    return number


@cache
def database(game: str, answers: int | None) -> tuple[int, bytes]:
    """A database with one table, and the table's number: it is played once for all that is told."""

    async def write(file: str) -> int:
        store = await Store.open(f"sqlite+aiosqlite:///{file}")
        table_id = await play_table(store, game, answers=answers, lobby=lobby(game))
        await store.close()
        return table_id

    with TemporaryDirectory() as folder:
        file = Path(folder, "gallows.db")
        number = asyncio.run(write(file.as_posix()))
        return number, file.read_bytes()


@cache
def page_of(game: str) -> str:
    """The page of a table that is over: made once for all that is to be read there."""
    with TemporaryDirectory() as folder:
        file, page = Path(folder, "gallows.db"), Path(folder, "night.html")
        result = replay(written(file, game), "--data", file, "-o", page)
        assert result.exit_code == 0, result.output
        return page.read_text("utf-8")


@pytest.mark.parametrize("game", list(plugins()))
def test_every_game_is_one_page_that_needs_nothing_else(game: str) -> None:
    page = page_of(game)
    assert len(page) < 3_000_000
    policy = page.partition('http-equiv="Content-Security-Policy" content="')[2].partition('"')[0]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "http" not in policy
    loaded = re.findall(r"(?:src|href)=\"(?!#|data:)[^\"]*\"|url\((?!#|data:)[^)]*\)", page)
    assert not loaded
    # A name is a name, wherever it stands: no element is made of one, and none is lost.
    assert "<script>alert" not in page
    assert "<img" not in page
    assert "<b>" not in page
    assert "&lt;script&gt;alert(1)&lt;/script&gt;" in page
    data = json.loads(page.partition('id="night">')[2].partition("</script>")[0])
    assert len(data["steps"]) == len(data["labels"]) > 3
    seats = plugins()[game].rules.least_seats
    assert page.count("<option") == (seats + 2 if seats > 1 else 2)
    for number in {n for step in data["steps"] for eyes in step for n in eyes[2:] if n >= 0}:
        assert f'<template id="t{number}">' in page
    for _, _, pieces, alt in data["pictures"]:
        assert alt
        assert all(f'<symbol id="p{n}" ' in page for n in pieces)


def test_nobody_sees_anothers_role_but_with_all_secrets() -> None:
    page = page_of("botk")
    data = json.loads(page.partition('id="night">')[2].partition("</script>")[0])
    texts = dict(re.findall(r'<template id="t(\d+)">(.*?)</template>', page, re.S))
    middle = data["steps"][1]
    everybody, *seats, secrets = [
        HIDDEN.sub(" ", " ".join(texts.get(str(n), "") for n in eyes[2:])) for eyes in middle
    ]
    cards = [None if eyes[1] < 0 else data["pictures"][eyes[1]][3] for eyes in middle]
    assert "Your role" not in everybody
    assert cards[0] is None
    assert len(seats) == plugins()["botk"].rules.least_seats
    assert len({each for each in cards[1:-1] if each}) > 1
    assert secrets.count("Your role") + secrets.count("You are the Executioner") >= len(seats) - 1


@pytest.mark.parametrize("game", list(plugins()))
def test_every_game_is_a_moving_picture(file: Path, game: str) -> None:
    result = replay(written(file, game), "-o", "night.gif")
    assert result.exit_code == 0, result.output
    content = Path("night.gif").read_bytes()
    assert len(content) <= 2_000_000
    with Image.open(io.BytesIO(content)) as image:
        frames = int(getattr(image, "n_frames", 1))
        shown = 0
        for n in range(frames):
            image.seek(n)
            shown += int(image.info["duration"])
    assert frames > 3
    assert 4_000 <= shown <= 12_000


@pytest.mark.parametrize("answers", [0, 5])
def test_a_table_that_goes_on_is_not_told(file: Path, answers: int) -> None:
    result = replay(written(file, answers=answers), "-o", "night.html")
    assert result.exit_code == 1
    assert result.stderr == "Table 1 is not over. Try again when it is.\n"
    assert not Path("night.html").exists()


def test_a_deal_of_a_day_is_not_told_before_the_day_is_over() -> None:
    record = replace(a_table(ADA), status=Status.SETTLED, day=1, seed=b"1", options="{}")
    with pytest.raises(Untold, match="Try again in 1 hour"):
        require_told(record, 2 * 86400.0 - 1)
    with pytest.raises(Untold, match="version 1 of the rules of botk"):
        require_told(record, 2 * 86400.0)


def test_what_cannot_be_dealt_again_is_named() -> None:
    over = replace(a_table(ADA), id=4, status=Status.ENDED)
    for record, why in (
        (over, "Table 4 never began"),
        (replace(over, seed=b"1", options="{}", game="whist"), "The game whist is not installed"),
        (replace(over, damaged=True), "no table 4 whole"),
    ):
        with pytest.raises(Untold, match=why):
            require_told(record, 0.0)


def test_a_file_that_is_neither_is_refused(file: Path) -> None:
    number = written(file, answers=0)
    for name in ("night.txt", "night", "-o.html"):
        result = replay(number, f"--output={name}")
        assert result.exit_code == 1
        assert "ends with .html or .gif" in result.stderr


def test_a_table_that_is_not_there(file: Path) -> None:
    written(file, answers=0)
    assert "There is no table 77 in" in replay(77).stderr


def test_a_game_without_pictures_is_shown_in_words(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with beside(monkeypatch, ballot):
        number = written(file, "ballot")
        for name in ("night.html", "night.gif"):
            assert replay(number, "-o", name).exit_code == 0
    data = json.loads(
        Path("night.html").read_text("utf-8").partition('id="night">')[2].partition("</script>")[0]
    )
    assert data["pictures"] == []
    assert all(eyes[2] >= 0 or eyes[3] >= 0 for step in data["steps"] for eyes in step)
    with Image.open("night.gif") as image:
        assert getattr(image, "n_frames", 1) > 1
