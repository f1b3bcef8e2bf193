"""The computer players of a table: how well each plays, and of what temper it is."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import structlog

from bot.plugins.plugin import STRENGTH
from bot.plugins.registry import is_strange, plugins
from bot.plugins.time_limits import QUICK, Overran, within
from bot.tables.position import Position
from bot.tables.thinking import Thinker
from bot.text import words_for
from bot.values.records import SeatRecord, TableRecord
from games.engine.asks import Answer, Ask, Seat
from games.engine.computers import Computer
from games.engine.dice import Dice, derive
from games.engine.match import Given
from games.engine.play_style import DEFAULT_STYLE, PlayStyle, Strength, tempers

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Pondering:
    """What a computer is asked: a `Thought` about what it knows, where it takes long.

    It is called with the events that have reached the asked seat, and with no others.
    """

    computer: Computer
    seats: int
    ask: Ask
    dice: Dice
    speaks: bool = False
    """Whether it is what to say before the answer, and not the answer."""

    def __reduce__(self) -> tuple[Callable[..., "Pondering"], tuple[Any, ...]]:
        """Send a game of the bot's own as it is; another's is found there, and is of any make."""
        game, rest = self.computer.game, (self.seats, self.ask, self.dice, self.speaks)
        if is_strange(game.id):
            return _of_installed, (game.id, self.computer.style, *rest)
        return Pondering, (self.computer, *rest)

    def __call__(self, events: Sequence[Any], _in_time: Callable[[], bool]) -> Answer | None:
        """Return the same answer whenever the dice are the same: no time is looked at."""
        notebook = self.computer.game.notebook(self.seats, self.ask.seat)
        for event in events:
            notebook.note(event)
        return self.by(notebook)

    def by(self, notebook: Any) -> Answer | None:
        """Return what comes of it; raise `ValueError` for an answer that is not on offer."""
        if self.speaks:
            return self.computer.claim(notebook, self.ask, self.dice)
        answer = self.computer.answer(notebook, self.ask, self.dice)
        accepted = self.ask.accept(answer)
        if accepted is None:
            raise ValueError("a computer's answer that is not on offer")
        return accepted

    def takes_long(self, notebook: Any) -> bool:
        """Say whether the game itself says so."""
        return not self.speaks and self.computer.thinks_ahead(notebook, self.ask)


def _of_installed(game: str, style: PlayStyle, *rest: Any) -> Pondering:
    return Pondering(Computer(plugins()[game].rules, style), *rest)


def style_of(record: TableRecord, seat: Seat) -> PlayStyle:
    """Return how a computer plays this seat of a game in progress, once and for all.

    Who is away or has left is stood in for as usual: their crowns are at stake.
    """
    computers = [each.seat for each in record.seats if each.user_id is None]
    if seat not in computers:
        return DEFAULT_STYLE
    drawn = tempers(record.seed or b"", len(computers))
    strength = Strength(record.choices.get(STRENGTH.name, STRENGTH.default))
    return PlayStyle(strength, drawn[computers.index(seat)])


def name_of(record: TableRecord, seat: SeatRecord) -> str:
    """Return what a seat's player is called; computers by their temper, too, once it is drawn."""
    if seat.user_id is not None or record.seed is None:
        return seat.name
    temper = style_of(record, Seat(seat.seat)).temper
    return words_for(record.locale)("computer-called", name=seat.name, temper=str(temper))


async def answer_of(table: Position, ask: Ask, thinker: Thinker) -> Answer | None:
    """Return what a computer answers in a seat, or None, which is silence, where nothing comes.

    What takes long is left to a worker. If nothing comes from there of thinking ahead, the quick
    answer has to do.
    """
    style = style_of(table.record, ask.seat)
    styles = [style]
    if style.strength is Strength.HARD and table.game.lookahead is not None:
        styles.append(replace(style, strength=Strength.NORMAL))
    for each in styles:
        try:
            return await _asked(table, ask, Computer(table.game, each), thinker)
        except Exception:
            log.exception("nothing comes of a computer player", table=table.id, ask=ask.id)
    return None


async def said_by(table: Position, ask: Ask, thinker: Thinker) -> Answer | None:
    """Return what a computer says before it answers, if anything, in a seat that is its own.

    Nobody is spoken for who is only away.
    """
    owner = table.record.seats[ask.seat].user_id
    if table.match is None or table.claims is None or owner is not None:
        return None
    computer = Computer(table.game, style_of(table.record, ask.seat))
    try:
        return await _asked(table, ask, computer, thinker, speaks=True)
    except Exception:
        log.exception("computer player failed to speak", table=table.id, ask=ask.id)
        return None


def claim_of(table: Position, ask: Ask, said: Answer | None) -> Given | None:
    """Return a claim that a computer makes, if there is room for it."""
    if said is None or table.match is None or table.claims is None:
        return None
    try:
        return within(QUICK, table.match.room_for, ask.seat, said)
    except Exception:
        log.exception("computer player failed to speak", table=table.id, ask=ask.id)
        return None


async def _asked(
    table: Position, ask: Ask, computer: Computer, thinker: Thinker, *, speaks: bool = False
) -> Answer | None:
    """Return what a computer answers, or says; raise whatever is wrong with it.

    The computers of the bot's own games are asked here, for nearly all of their answers are there
    at once; those of other packages in a worker, and so are all of a game of which one was not.
    """
    notebook, word = table.notebook(ask.seat), "voice" if speaks else "computer"
    if table.frozen:
        return None

    def pondering() -> Pondering:
        dice = derive(table.record.seed or b"", word, ask.id)
        return Pondering(computer, len(table.record.seats), ask, dice, speaks)

    if table.game.id not in thinker.slow and not is_strange(table.game.id):
        try:
            if not within(QUICK, pondering().takes_long, notebook):
                return within(QUICK, pondering().by, notebook)
        except Overran:
            log.warning("its computers think elsewhere from now on", game=table.game.id)
            thinker.slow.add(table.game.id)
    return await thinker.think(table.game.id, pondering(), notebook.events_and_claims)  # type: ignore[no-any-return]
