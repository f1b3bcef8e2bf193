"""After a bot that was cut off: whether it was a game, which would do the same again.

Code that holds the interpreter ends the process, and would end the next one as soon as its table is
dealt or drawn. So each table of such a game is dealt and shown in a worker first.
"""

from collections.abc import Callable, Iterable
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import structlog

from bot.plugins.formatter import Formatter
from bot.plugins.registry import is_strange, leave_out, plugins
from bot.plugins.time_limits import watched
from bot.tables.dealing import deal, replay
from bot.tables.projections import view_of
from bot.text import words_for
from bot.values.records import AnswerRecord, TableRecord
from bot.values.shards import Shard
from bot.workers import Overdue
from games.engine.asks import Ask, Seat

if TYPE_CHECKING:
    from bot.tables.manager import TableManager

log = structlog.get_logger(__name__)

SHOWN = (
    *("board", "hand", "final", "beside_picture", "beside_poster", "beside_cards"),
    *("picture", "poster", "cards", "lasting", "news", "fate", "in_deal"),
)
"""What of a view is made of a notebook alone."""


async def leave_out_deadly(manager: "TableManager", taken: Iterable[Shard]) -> None:
    """Leave out what would end the bot, on shards of one that was cut off.

    Only games from other packages are tried, so it takes no time where there are none.
    """
    store, numbers = manager.store, [shard.number for shard in taken if shard.cut_off]
    if not numbers:
        return
    here = manager.own.count, numbers
    for record in (*await store.tables.all_open(*here), *await store.tables.to_show(*here)):
        if record.damaged or record.game not in plugins() or not is_strange(record.game):
            continue
        try:
            answers = await store.journal.answers(record.id)
            await manager.alone.thinker.worker.do(rehearse, record, answers)
        except (BrokenProcessPool, Overdue):
            log.error("game left out: it ends the bot", game=record.game, table=record.id)
            leave_out(record.game)
            manager.wary = True


def rehearse(record: TableRecord, answers: Iterable[AnswerRecord]) -> None:
    """Deal a table and show it, in a worker. What only fails is no matter here."""
    with watched(None), suppress(Exception):
        game = plugins()[record.game]
        fmt, view = Formatter(view_of(record), words_for(record.locale)), game.view
        for of_choices in (game.pace, game.seats_for, game.volunteers):
            _try(of_choices, record.choices)
        _try(view.options, fmt)
        if record.seed is None:
            return
        match = deal(record)
        replay(match, answers)
        public = [told.event for told in match.log if told.to is None]
        for viewer in (None, *map(Seat, range(match.seats))):
            book = game.rules.notebook(match.seats, viewer)
            book.read(match.log)
            for name in SHOWN:
                _try(getattr(view, name), fmt, book)
            _try(view.dealt, book)
            _try(view.tale, fmt, book, public)
            _try(view.moment, fmt, book, public)
            _try(game.successor, book)
            for ask in match.asks:
                _ask(fmt, view, book, ask)
        _try(view.story, fmt, match.log)
        _try(game.feats, [told.event for told in match.log])


def _ask(fmt: Formatter, view: Any, book: Any, ask: Ask) -> None:
    for call in (view.question, view.crowd, view.explained):
        _try(call, fmt, book, ask)
    _try(view.silence, fmt, ask)
    for verb in ask.verbs:
        _try(view.placeholder, fmt, book, ask, verb)
        _try(view.press, fmt, book, ask, verb)
        for target in verb.pool:
            _try(view.choice, fmt, book, ask, verb, target)


def _try(call: Callable[..., Any] | None, *args: Any) -> None:
    if call is not None:
        with suppress(Exception):
            call(*args)
