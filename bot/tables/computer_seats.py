"""Who plays for whom: computers answer in their own seats, and for who is away or has left."""

import asyncio
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import structlog

from bot.plugins.registry import is_strange
from bot.plugins.time_limits import QUICK, Overran, within
from bot.tables.change import Change
from bot.tables.computers import Pondering, breaks_the_ice, style_of
from bot.tables.deadlines import computer_plays
from bot.tables.state import TableState
from bot.tables.thinking import Thinker
from games.engine.asks import Answer, Ask
from games.engine.computers import Computer
from games.engine.dice import derive
from games.engine.match import Given
from games.engine.play_style import Strength

if TYPE_CHECKING:
    from bot.tables.table import Table

log = structlog.get_logger(__name__)


class Forethought:
    """What computers of a table think about while all wait for them, as they do for any answer.

    Who thinks for long, and about what, tells who they are; so it is begun when they are asked, and
    no answer comes later for it.
    """

    def __init__(self) -> None:
        self._answers: dict[int, asyncio.Future[Answer | None]] = {}
        """By the number of the ask: what comes of it."""

    def follow(self, table: "Table") -> None:
        """Begin to think about what is asked by now, where that may take long."""
        rules, state = table.state.plugin.rules, table.state
        if rules.lookahead is None or is_strange(rules.id):
            return
        due = {deadline.ask for deadline in state.deadlines}
        asks = [ask for ask in state.asks() if ask.id in due and _awaited(state, ask)]
        self._answers = {a.id: self._answers[a.id] for a in asks if a.id in self._answers}
        for ask in asks:
            if ask.id not in self._answers and _takes_long(state, ask):
                self._answers[ask.id] = asyncio.get_running_loop().create_future()
                table.clock.at(table.clock.now(), partial(self._think, table, ask))

    async def _think(self, table: "Table", ask: Ask) -> None:
        coming = self._answers.get(ask.id)
        if coming is None:
            return
        try:
            answer = await answer_of(table.state, ask, table.thinker)
            if not coming.done():
                coming.set_result(answer)
        finally:
            coming.cancel()  # Who waits is not to wait for ever; where an answer came, it stays.

    async def answer_of(self, table: "Table", ask: Ask) -> Answer | None:
        """Return what a computer answers, thought of before or now."""
        coming = self._answers.get(ask.id)
        return await (coming or answer_of(table.state, ask, table.thinker))


def _takes_long(state: TableState, ask: Ask) -> bool:
    style = style_of(state.record, ask.seat)
    if style.strength is not Strength.HARD:
        return False
    try:
        computer = Computer(state.plugin.rules, style)
        return within(QUICK, computer.thinks_ahead, state.notebook(ask.seat), ask)
    except Exception:
        return False  # Whoever asks it for its answer says what is wrong.


async def play(table: "Table", ask: Ask) -> None:
    """Have a computer answer an ask. It may think for long, and the table is not held up by it."""
    if not _awaited(table.state, ask):
        return
    answer = await table.forethought.answer_of(table, ask)
    said = await said_by(table.state, ask, table.thinker)

    def answered(now: TableState) -> Change | None:
        if not _awaited(now, ask):
            return None
        given = now.require_running().check(ask.seat, ask.id, answer)
        claim = claim_of(now, ask, said)
        # Both are drawn together: it costs no request.
        return Change(now, (given,) if claim is None else (claim, given), "computer")

    await table.change(answered)


def _awaited(state: TableState, ask: Ask) -> bool:
    return not state.paused and ask in state.asks() and computer_plays(state, ask)


async def answer_of(state: TableState, ask: Ask, thinker: Thinker) -> Answer | None:
    """Return what a computer answers in a seat, or None, which is silence, where nothing comes.

    What takes long is left to a worker. If nothing comes from there of thinking ahead, the quick
    answer has to do.
    """
    style = style_of(state.record, ask.seat)
    styles = [style]
    if style.strength is Strength.HARD and state.plugin.rules.lookahead is not None:
        styles.append(replace(style, strength=Strength.NORMAL))
    for each in styles:
        try:
            return await _asked(state, ask, Computer(state.plugin.rules, each), thinker)
        except Exception:
            log.exception("nothing comes of a computer player", table=state.id, ask=ask.id)
    return None


async def said_by(state: TableState, ask: Ask, thinker: Thinker) -> Answer | None:
    """Return what a computer says before it answers, if anything, in a seat that is its own.

    Nobody is spoken for who is only away.
    """
    owner = state.record.seats[ask.seat].user_id
    if state.match is None or state.claims is None or owner is not None:
        return None
    style = style_of(state.record, ask.seat)
    if breaks_the_ice(state.record) and not state.match.talk.said_by(ask.seat):
        style = replace(style, talkative=True)
    computer = Computer(state.plugin.rules, style)
    try:
        return await _asked(state, ask, computer, thinker, speaks=True)
    except Exception:
        log.exception("computer player failed to speak", table=state.id, ask=ask.id)
        return None


def claim_of(state: TableState, ask: Ask, said: Answer | None) -> Given | None:
    """Return a claim that a computer makes, if there is room for it."""
    if said is None or state.match is None or state.claims is None:
        return None
    try:
        return within(QUICK, state.match.room_for, ask.seat, said)
    except Exception:
        log.exception("computer player failed to speak", table=state.id, ask=ask.id)
        return None


async def _asked(
    state: TableState, ask: Ask, computer: Computer, thinker: Thinker, *, speaks: bool = False
) -> Answer | None:
    """Return what a computer answers, or says; raise whatever is wrong with it.

    The computers of the bot's own games are asked here, for nearly all of their answers are there
    at once; those of other packages in a worker, and so are all of a game of which one was not.
    """
    notebook, word = state.notebook(ask.seat), "voice" if speaks else "computer"
    game = state.plugin.rules.id

    def pondering() -> Pondering:
        dice = derive(state.record.seed or b"", word, ask.id)
        return Pondering(computer, len(state.record.seats), ask, dice, speaks)

    if game not in thinker.slow and not is_strange(game):
        try:
            if speaks or not within(QUICK, computer.thinks_ahead, notebook, ask):
                return within(QUICK, pondering().by, notebook)
        except Overran:
            log.warning("its computers think elsewhere from now on", game=game)
            thinker.slow.add(game)
    return await thinker.think(game, pondering(), notebook.events_and_claims)  # type: ignore[no-any-return]
