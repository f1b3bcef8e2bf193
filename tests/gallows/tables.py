"""Tables in a database as the bot leaves them: dealt from their secret, played, and settled."""

from dataclasses import replace

from bot.plugins.registry import plugins
from bot.store.store import Store
from bot.tables.dealing import deal
from bot.tables.fairness import dice_seed
from bot.tables.settlement import settlement
from bot.values.records import AnswerRecord, TableRecord
from bot.values.tables import Status
from games.engine.crowns import FIRST_PURSE
from games.engine.dice import derive
from tests.store.rows import a_table, answer, close


async def play_table(
    store: Store,
    game: str = "botk",
    *,
    answers: int | None = None,
    lobby: TableRecord | None = None,
) -> int:
    """Write a table with so many answers, or with all there are and the result; return its number.

    ``lobby``: who sits where; if it is not named, as few as may play. The table's secret and seed
    are those that its joins give, so that its deal can be proved.
    """
    rules = plugins()[game].rules
    record = lobby or a_table(*range(101, 101 + rules.least_seats))
    record = replace(
        record,
        game=game,
        rules_version=rules.version,
        status=Status.PLAYING,
        seed=dice_seed(record.secret, [seat.join_id for seat in record.seats]),
        options=rules.options().model_dump_json(),
        purses=(FIRST_PURSE,) * len(record.seats),
    )
    record = replace(record, id=await store.tables.create(record))
    match = deal(record)
    while match.asks and (answers is None or len(match.given) < answers):
        ask = match.asks[0]
        notebook = rules.notebook(match.seats, ask.seat)
        notebook.read(match.log)
        chosen = rules.computer.answer(notebook, ask, derive(b"", "hand", ask.id))
        given = match.check(ask.seat, ask.id, chosen)
        n = len(match.given) + 1
        written = AnswerRecord(
            record.id, n, given.seat, given.ask, given.verb, given.picks, False, "player", 2.0
        )
        await answer(store, written)
        match.take(given)
    if answers is None and match.outcome is not None:
        await store.crowns.settle(settlement(record, match.outcome, 3000.0))
        await close(store, record.id, 3001.0)
    return record.id
