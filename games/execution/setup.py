"""Chapter 1 of the rulebook, "Setup"."""

from pydantic import BaseModel, ConfigDict

from games.engine.dice import shuffle
from games.engine.script_context import ScriptContext
from games.execution import events as ev
from games.execution.cards import OTHERS, ROYALS, Card
from games.execution.layout import BEHIND
from games.execution.state import State
from games.execution.words import ROWS, Level


class Options(BaseModel):
    """What is settled before the deal: how hard it is."""

    model_config = ConfigDict(frozen=True)

    level: Level = Level.SQUIRE


def set_up(context: ScriptContext, options: Options) -> State:
    """Shuffle the royals and lay them out in three rows of four; shuffle the draw pile.

    Of each row all lie face down but the last.
    """
    royals, cards = list(ROYALS), list(OTHERS)
    shuffle(context.dice, royals)
    shuffle(context.dice, cards)
    length = BEHIND + 1
    rows = [royals[at * length : (at + 1) * length] for at in range(len(ROWS))]
    left, middle, right = map(tuple[Card, ...], rows)
    context.record(ev.PilesShuffled(left, middle, right, tuple(cards)))
    state = State(context, rows, cards)
    state.announce(ev.RoyalsLaidOut(options.level, tuple(row.pop() for row in rows)))
    return state
