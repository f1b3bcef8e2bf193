"""`gallows verify`: was the deal of a past table what its lobby had promised?"""

import asyncio
import time
from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Annotated

import typer

from bot import settings
from bot.places import file_url
from bot.plugins.registry import plugins
from bot.store.dialects import parse, shown
from bot.store.store import Store
from bot.tables.dealing import deal, replay, survives
from bot.tables.fairness import commitment, dice_seed
from bot.values.crowns import SeatResult
from bot.values.days import DayKeys, ends_at
from bot.values.records import AnswerRecord, TableRecord
from bot.values.tables import Status
from gallows.program_name import called, quoted
from gallows.stopping import refuse, refusing
from games.engine.errors import GameFault
from games.engine.match import Match


class Unproved(Exception):
    """A step of the proof failed, or nothing can be proved yet; the message says why."""


def verify(
    table: Annotated[
        int, typer.Argument(min=1, max=999_999_999, help="The table's number, as in its heading.")
    ],
    data: Annotated[
        Path | None, typer.Option(help="The file of an evening of `play`, as its --data.")
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(metavar="URL", help="The database of several processes, as its --database."),
    ] = None,
) -> None:
    """Deal a past table again from its secret, replay every answer, and compare."""
    if data and database:
        refuse("Name --data or --database, not both: the table is in one of them.")
    try:
        with refusing():
            url = file_url(data) if data else database or settings.load().database_url
            asyncio.run(check(url, table))
    except Unproved as why:
        refuse(str(why))


def as_typed(data: Path | None = None, database: str | None = None) -> str:
    """Return what to type before a table's number; ``data`` is an evening's file."""
    named = {"data": data, "database": database}
    options = [f" --{name} {quoted(str(where))}" for name, where in named.items() if where]
    return called("verify") + "".join(options)


async def check(url: str, table_id: int) -> None:
    """Print each step of the proof; raise `Unproved` at the first that fails."""
    store = await Store.open_to_read(url)
    try:
        record = await store.tables.find(table_id)
        if record is None:
            raise Unproved(f"There is no table {table_id} in {shown(parse(url))}.")
        answers = await store.journal.answers(table_id)
        results = await store.crowns.results(table_id)
        chain = None if record.day is None else await store.days.chain_of(record.day)
    finally:
        await store.close()
    for step in proof(record, answers, results, time.time(), chain):
        typer.echo(step)


def proof(
    record: TableRecord,
    answers: Sequence[AnswerRecord],
    results: Sequence[SeatResult],
    now: float,
    chain: DayKeys | None = None,
) -> Iterator[str]:
    """Yield each step; raise `Unproved` at the first that fails, and while there is a secret.

    ``chain`` is the one of a day's deal.
    """
    if record.status not in (Status.SETTLED, Status.ENDED):
        raise Unproved(f"Table {record.id} is not over; its secret is still one.")
    if record.day is not None and now < ends_at(record.day):
        raise Unproved("Others play this deal until the day is over; its secret is still one.")
    yield f"secret      {record.secret.hex()}"
    if record.day is None:
        yield f"commitment  {commitment(record.secret)}  (compare it with the lobby's message)"
    else:
        yield from _day(record.day, record.secret, chain)
    if record.seed is None or record.options is None:
        yield "The table never began: nothing was dealt."
        return
    joins = [seat.join_id for seat in record.seats]
    yield f"joins       {' '.join(str(join or 0) for join in joins)}"
    if dice_seed(record.secret, joins) != record.seed:
        raise Unproved("The dice seed does not follow from the secret and the join presses.")
    yield f"seed        {record.seed.hex()}  follows from secret and joins"
    if not survives(record):
        plugin = plugins().get(record.game)
        here = f"has version {plugin.rules.version}" if plugin else "does not know that game"
        raise Unproved(
            f"It was played by version {record.rules_version} of the rules of {record.game}; this "
            f"program {here}. Use the one that it was played with."
        )
    try:
        match = deal(record)
        replay(match, answers)
    except GameFault as fault:
        raise Unproved(f"The answers do not fit the deal: {fault}.") from fault
    yield f"answers     {len(answers)}, all fit the deal"
    if record.status is Status.SETTLED:
        if not _same(match, results):
            raise Unproved("The result does not follow from the deal and the answers.")
        yield f"result      {match.outcome.result if match.outcome else ''}, as settled"
    yield "The deal was fair."


def _day(day: int, key: bytes, chain: DayKeys | None) -> Iterator[str]:
    """Yield how a day's key follows from what was published before its day."""
    yield f"before      {sha256(key).hexdigest()}  (compare it with the key of the day before)"
    if chain is None or chain.key(day) != key:
        raise Unproved("The secret is not the key of its day.")
    times = day - chain.first_day + 1
    yield f"anchor      {chain.anchor}  is SHA-256 of the key, {times} times over"


def _same(match: Match, results: Sequence[SeatResult]) -> bool:
    """Say whether a match came out as it was settled, seat by seat."""
    if match.outcome is None:
        return False
    came_out = zip(match.outcome.seats, match.outcome.net(), strict=True)
    return [(part.role, part.won, part.alive, part.score, due) for part, due in came_out] == [
        (seat.role, seat.won, seat.alive, seat.score, seat.due) for seat in results
    ]
