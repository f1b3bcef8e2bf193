"""The computer players of a table: how well each plays, and of what temper it is."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import structlog

from bot.plugins.plugin import STRENGTH
from bot.tables.position import Position
from bot.tables.thinking import Thought
from bot.text import words_for
from bot.values.records import SeatRecord, TableRecord
from games.engine.asks import Answer, Ask, Seat
from games.engine.computers import Computer
from games.engine.dice import Dice, derive
from games.engine.manner import USUAL, Manner, Strength, tempers
from games.engine.match import Given

Think: TypeAlias = Callable[[Thought, Sequence[Any]], Awaitable[Any]]

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Pondering:
    """A computer's answer that takes long, for a worker to find: a `Thought` about what it knows.

    It is called with the events that have reached the asked seat, and with no others.
    """

    computer: Computer
    seats: int
    ask: Ask
    dice: Dice

    def __call__(self, events: Sequence[Any], _in_time: Callable[[], bool]) -> Answer:
        """Return the same answer whenever the dice are the same: no time is looked at."""
        notebook = self.computer.game.notebook(self.seats, self.ask.seat)
        for event in events:
            notebook.note(event)
        return self.computer.answer(notebook, self.ask, self.dice)


def manner_of(record: TableRecord, seat: Seat) -> Manner:
    """Return how a computer plays this seat of a game in progress, once and for all.

    Who is away or has left is stood in for as usual: their crowns are at stake.
    """
    computers = [each.seat for each in record.seats if each.user_id is None]
    if seat not in computers:
        return USUAL
    drawn = tempers(record.seed or b"", len(computers))
    strength = Strength(record.choices.get(STRENGTH.name, STRENGTH.default))
    return Manner(strength, drawn[computers.index(seat)])


def name_of(record: TableRecord, seat: SeatRecord) -> str:
    """Return what a seat's player is called; computers by their temper, too, once it is drawn."""
    if seat.user_id is not None or record.seed is None:
        return seat.name
    temper = manner_of(record, Seat(seat.seat)).temper
    return words_for(record.locale)("computer-called", name=seat.name, temper=str(temper))


async def answer_of(table: Position, ask: Ask, think: Think) -> Answer | None:
    """Return what a computer answers in a seat, or None, which is silence, where it fails.

    What takes long is left to a worker. If nothing comes from there, the quick answer has to do.
    """
    manner = manner_of(table.record, ask.seat)
    computer, notebook = Computer(table.game, manner), table.notebook(ask.seat)
    dice = derive(table.record.seed or b"", "computer", ask.id)
    if computer.ponders(notebook, ask):
        pondering = Pondering(computer, len(table.record.seats), ask, dice)
        try:
            answer: Answer = await think(pondering, notebook.told)
        except Exception:
            log.exception("nothing came of thinking ahead", table=table.id, ask=ask.id)
            computer = Computer(table.game, Manner(Strength.NORMAL, manner.temper))
        else:
            return answer
    try:
        return computer.answer(notebook, ask, dice)
    except Exception:
        log.exception("computer player failed and stays silent", table=table.id, ask=ask.id)
        return None


def claim_of(table: Position, ask: Ask) -> Given | None:
    """Return what a computer says before it answers, if anything, in a seat that is its own.

    Nobody is spoken for who is only away.
    """
    match, owner = table.match, table.record.seats[ask.seat].user_id
    if match is None or table.claims is None or owner is not None:
        return None
    computer = Computer(table.game, manner_of(table.record, ask.seat))
    dice = derive(table.record.seed or b"", "voice", ask.id)
    try:
        said = computer.claim(table.notebook(ask.seat), ask, dice)
        return match.room_for(ask.seat, said) if said is not None else None
    except Exception:
        log.exception("computer player failed to speak", table=table.id, ask=ask.id)
        return None
