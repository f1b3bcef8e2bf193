"""Who plays for whom: computers answer in their own seats, and for who is away or has left."""

from dataclasses import replace
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


async def play(table: "Table", ask: Ask) -> None:
    """Have a computer answer an ask. It may think for long, and the table is not held up by it."""
    if not _awaited(table.state, ask):
        return
    answer = await answer_of(table.state, ask, table.thinker)
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
