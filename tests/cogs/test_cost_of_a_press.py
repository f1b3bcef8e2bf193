"""What a press costs, counted: calls of the bot's own functions, transactions, statements, and
requests that Discord limits.

Times are no test's matter: `python -m benchmarks.press` measures them.
"""

import shutil
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

import pytest
from sqlalchemy import event

from bot.store.database import Database
from tests.support.evening import Evening
from tests.support.fixtures import Stack

ROOT = Path(__file__).parents[2]
OWN = tuple(f"{ROOT / room}/" for room in ("bot", "cogs", "games"))
MOST = {"public": (1950, 5), "hand": (1360, 17)}
"""Own calls a press and limited requests a game, at most, by where people press: at the table, or
on a panel that is theirs alone, which takes a press to open. To become less, never more."""
TRANSACTIONS, STATEMENTS = 22, 115
"""A game, wherever it is played: what begins a transaction is a statement, too."""


@contextmanager
def counted() -> Iterator[Counter[str]]:
    """Count the calls of the bot's functions, by file."""
    calls: Counter[str] = Counter()

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(OWN):
            calls[frame.f_code.co_filename] += 1

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        yield calls
    finally:
        sys.setprofile(before)


@contextmanager
def asked_of(database: Database) -> Iterator[Counter[str]]:
    """Count the statements of a database, and its transactions, which begin with one."""
    found: Counter[str] = Counter()

    def note(*_: object) -> None:
        found["statements"] += 1

    def begun(_connection: object) -> None:
        found["statements"] += 1
        found["transactions"] += 1

    notes: dict[str, Callable[..., None]] = {"before_cursor_execute": note, "begin": begun}
    for what, each in notes.items():
        event.listen(database.engine, what, each)
    try:
        yield found
    finally:
        for what, each in notes.items():
            event.remove(database.engine, what, each)


@pytest.fixture
async def warm(where: str, tmp_path: Path, blank: Path, gallows: Stack) -> None:
    """Have a bot play a game first: what is worked out once in a process is no press's cost."""
    database = tmp_path / "first.db"
    shutil.copy(blank, database)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("bot.tables.admission.new_secret", lambda: b"?" * 32)
        async with Evening.begin(database) as first:
            await first.deal(first.party(6))
            await first.play(where)


@pytest.mark.usefixtures("warm")
@pytest.mark.parametrize("where", MOST)
async def test_a_game_of_six_takes_few_calls_and_few_requests(evening: Evening, where: str):
    guests = evening.party(6)
    await evening.deal(guests)
    since = len(evening.env.http_requests)
    with counted() as calls, asked_of(evening.store.database) as asked:
        await evening.play(where, until="settled")
    paths = [request.path for request in evening.env.http_requests[since:]]
    presses = sum(path.endswith("/callback") for path in paths)
    limited = sum(not path.startswith(("/interactions", "/webhooks")) for path in paths)
    most_calls, most_requests = MOST[where]
    assert presses > 10
    assert calls.total() <= most_calls * presses, calls.most_common(10)
    assert limited <= most_requests
    assert asked["transactions"] <= TRANSACTIONS
    assert asked["statements"] <= STATEMENTS


async def test_a_restart_spends_next_to_nothing_on_a_table_that_is_unchanged(evening: Evening):
    """One look whether its panel is still there."""
    guests = evening.party(6)
    await evening.deal(guests)
    await evening.use_dms(*guests)
    since = len(evening.env.http_requests)
    await evening.restart(away=0)
    await evening.turn()
    spent = [
        request.method
        for request in evening.env.http_requests[since:]
        if request.path.startswith("/channels")
    ]
    assert spent == ["GET"]
