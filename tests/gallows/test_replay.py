"""`gallows replay`: a past table as one page that needs nothing else, or as a moving picture."""

import asyncio
import io
import re
from collections import Counter
from dataclasses import replace
from functools import cache
from html import unescape
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from PIL import Image
from typer.testing import CliRunner, Result

from bot.plugins.registry import plugins
from bot.replay.night import Night
from bot.replay.page import page
from bot.store.store import Store
from bot.text import words_for
from bot.values.moderation import Actor, Order
from bot.values.records import TableRecord
from bot.values.tables import Status
from gallows.commands import command_line
from gallows.replay import why_untold
from tests.gallows.tables import play_table
from tests.plugins import ballot, counting
from tests.store.rows import ADA, GUILD, a_table, an_answer
from tests.support.installing import beside
from tests.support.replay_page import ReplayPage

pytestmark = pytest.mark.usefixtures("bare")

HOSTILE = ("<script>alert(1)</script>", "**Bold** & <b>", '"><img src=x onerror=y>', "](http://x)")
PROOF = words_for("en")("story-proof-title").removeprefix("### ")
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
        order = Order("settings", GUILD, Actor(1, "Judge"), 0.0)
        await store.guilds.change(order, time_zone="Pacific/Honolulu")
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


def long_night(rounds: int) -> Night:
    """A game of two in so many rounds of two events each."""
    names = ("Ann", "Bob")
    record = replace(
        a_table(101, 102),
        id=1,
        game="counting",
        rules_version="1",
        status=Status.PLAYING,
        seed=b"1",
        options=counting.Options(rounds=rounds).model_dump_json(),
        purses=(5, 5),
    )
    seats = [replace(seat, name=name) for seat, name in zip(record.seats, names, strict=True)]
    answers = [an_answer(1, n, seat=0, ask=n, verb="on", picks=()) for n in range(1, rounds + 1)]
    record = replace(record, seats=tuple(seats), status=Status.SETTLED, settled_at=3000.0)
    return Night(record=record, answers=tuple(answers))


@pytest.mark.parametrize("game", list(plugins()))
def test_every_game_is_one_page_that_needs_nothing_else(game: str) -> None:
    made = ReplayPage(page_of(game))
    page = made.page
    assert len(page) < 3_000_000
    policy = page.partition('http-equiv="Content-Security-Policy" content="')[2].partition('"')[0]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "http" not in policy
    loaded = re.findall(r"(?:src|href)=\"(?!#|data:)[^\"]*\"|url\((?!#|data:)[^)]*\)", page)
    assert not loaded
    assert "· 1969-12-31<" in page, "the day of its poster is the server's"
    # A name is a name, wherever it stands: no element is made of one, and none is lost.
    assert "<script>alert" not in page
    assert "<img" not in page
    assert "<b>" not in page
    assert "&lt;script&gt;alert(1)&lt;/script&gt;" in page
    steps, labels, pictures = (made.data[each] for each in ("steps", "labels", "pictures"))
    assert len(steps) == len(labels) > 3
    seats = plugins()[game].rules.least_seats
    assert made.eyes == (seats + 2 if seats > 1 else 2)
    for look in (look for step in made.looks() for look in step):
        assert look.table, "what is drawn is said in words, too"
        assert look.told or look.rest
    assert all(f'<symbol id="p{n}" ' in page for _, _, pieces, *_ in pictures for n in pieces)


@pytest.mark.parametrize("game", list(plugins()))
def test_all_of_the_story_is_told_step_by_step_with_all_secrets(game: str) -> None:
    """Each line when it happens, and once."""
    made = ReplayPage(page_of(game))
    *steps, last = [step[-1] for step in made.looks()]
    assert last.rest
    story = made.page.partition('<div class="story">')[2].partition(PROOF)[0]
    lines = [HIDDEN.sub("", each) for each in re.findall(r"<p>(.*?)</p>", story)]
    told = Counter(line for look in steps for line in look.told)
    assert lines
    assert not Counter(map(unescape, lines)) - told


def test_every_step_of_a_long_game_is_told_through_anybodys_eyes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Of seven hundred events, one after the other; the page grows with them, and no faster."""
    with beside(monkeypatch, counting):
        pages = [ReplayPage(page(long_night(rounds), "en").decode()) for rounds in (35, 350)]
    short, long = (page.looks() for page in pages)
    assert len(long) == len(short) + 315
    for n, (everybody, ann, bob, secrets) in enumerate(long[:350], 1):
        assert everybody.told[-1] == f"Round {n} was counted." == ann.told[-1]
        assert secrets.told[0] == f"The secret of round {n} is {n * 7}."
        assert ann.rest[0] == f"Ann holds {n * 7}."
        assert bob.rest == ("Bob holds nothing.", "➤ Ann: Go on?")
    assert len(pages[1].page) < 10 * len(pages[0].page)


def test_nobody_sees_anothers_role_but_with_all_secrets() -> None:
    middle = ReplayPage(page_of("botk")).looks()[1]
    everybody, *seats, secrets = [" ".join((*eyes.told, *eyes.rest)) for eyes in middle]
    cards = [eyes.own for eyes in middle]
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
    assert "Try again in 1 hour" in why_untold(record, 2 * 86400.0 - 1)
    assert "version 1 of the rules of botk" in why_untold(record, 2 * 86400.0)


def test_what_cannot_be_dealt_again_is_named() -> None:
    over = replace(a_table(ADA), id=4, status=Status.ENDED)
    for record, why in (
        (over, "Table 4 never began"),
        (replace(over, seed=b"1", options="{}", game="whist"), "The game whist is not installed"),
        (replace(over, damaged=True), "no table 4 whole"),
    ):
        assert why in why_untold(record, 0.0)


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
    made = ReplayPage(Path("night.html").read_text("utf-8"))
    assert made.alts == []
    assert all(eyes.told or eyes.rest for step in made.looks() for eyes in step)
    with Image.open("night.gif") as image:
        assert getattr(image, "n_frames", 1) > 1
