"""`gallows verify`: was the deal of a past table what its lobby had promised?"""

import asyncio
from typing import Annotated, NoReturn

import typer

from bot import settings
from bot.plugins.registry import plugins
from bot.store.dialects import parse, shown
from bot.store.errors import StoreError
from bot.store.store import Store
from bot.tables.fairness import commitment, dice_seed
from bot.values.records import TableRecord
from bot.values.tables import Status
from gallows.run import refuse
from games.engine.asks import Seat
from games.engine.dice import SeededDice
from games.engine.errors import GameFault
from games.engine.match import Given, Match


def verify(
    table: Annotated[int, typer.Argument(help="The table's number, as in its heading.")],
) -> None:
    """Deal a past table again from its secret, replay every answer, and compare."""
    try:
        chosen = settings.load()
        asyncio.run(check(chosen.database_url, table))
    except settings.SettingsError as wrong:
        refuse(f"A setting is wrong.\n{wrong}")
    except StoreError as error:
        refuse(f"The database is in trouble. {error}")


async def check(url: str, table_id: int) -> None:
    """Print each step of the proof; exit with code 1 at the first that fails."""
    store = await Store.open_to_read(url)
    try:
        record = await store.table(table_id)
        if record is None:
            refuse(f"There is no table {table_id} in {shown(parse(url))}.")
        if record.status not in (Status.SETTLED, Status.ENDED):
            refuse(f"Table {table_id} is not over; its secret is still one.")
        answers = await store.answers(table_id)
        results = await store.results(table_id)
    finally:
        await store.close()
    typer.echo(f"secret      {record.secret.hex()}")
    typer.echo(f"commitment  {commitment(record.secret)}  (compare it with the lobby's message)")
    if record.seed is None or record.options is None:
        typer.echo("The table never began: nothing was dealt.")
        return
    joins = [seat.join_id for seat in record.seats]
    typer.echo(f"joins       {' '.join(str(join or 0) for join in joins)}")
    if dice_seed(record.secret, joins) != record.seed:
        _fail("The dice seed does not follow from the secret and the join presses.")
    typer.echo(f"seed        {record.seed.hex()}  follows from secret and joins")
    match = _deal(record)
    try:
        match.replay(Given(Seat(a.seat), a.ask, "", a.verb, a.picks, a.silent) for a in answers)
    except GameFault as fault:
        _fail(f"The answers do not fit the deal: {fault}.")
    typer.echo(f"answers     {len(answers)}, all fit the deal")
    if record.status is Status.SETTLED:
        if match.outcome is None or match.outcome.net() != tuple(r.due for r in results):
            _fail("The result does not follow from the deal and the answers.")
        typer.echo(f"result      {match.outcome.result}, as settled")
    typer.echo("The deal was fair.")


def _deal(record: TableRecord) -> Match:
    game = plugins()[record.game].rules
    return Match(
        game,
        len(record.seats),
        game.options.model_validate_json(record.options or "{}"),
        record.purses,
        SeededDice(record.seed or b""),
    )


def _fail(why: str) -> NoReturn:
    typer.echo(why, err=True)
    raise typer.Exit(1)
