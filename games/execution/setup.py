"""Chapter 1 of the rulebook, "Setup"."""

from pydantic import BaseModel, ConfigDict, Field

from games.engine.dice import shuffle
from games.engine.script_context import ScriptContext
from games.execution import events as ev
from games.execution.cards import OTHERS, ROYALS, Card
from games.execution.layout import BEHIND, HAND, LAST_HANDS
from games.execution.state import State
from games.execution.words import ALL_HANDS, ROWS, TERMS, Level


class Options(BaseModel):
    """What is settled before the deal: how hard it is.

    A table that was dealt before the draw pile depended on the level has no number of hands: it
    had all of them.
    """

    model_config = ConfigDict(frozen=True)

    level: Level = Level.SQUIRE
    hands: int = Field(default=ALL_HANDS, gt=LAST_HANDS, le=ALL_HANDS)
    """Hands of the draw pile."""


def offered(level: Level) -> Options:
    """Return a level as it is played by now."""
    return Options(level=level, hands=TERMS[level].hands)


def set_up(context: ScriptContext, options: Options) -> State:
    """Shuffle the royals and lay them out in three rows of four; shuffle the draw pile.

    Of each row all lie face down but the last. What is below the level's hands is set aside.
    """
    royals, cards = list(ROYALS), list(OTHERS)
    shuffle(context.dice, royals)
    shuffle(context.dice, cards)
    length = BEHIND + 1
    rows = [royals[at * length : (at + 1) * length] for at in range(len(ROWS))]
    left, middle, right = map(tuple[Card, ...], rows)
    drawn = options.hands * HAND
    cards, aside = cards[:drawn], tuple(cards[drawn:])
    context.record(ev.PilesShuffled(left, middle, right, tuple(cards), aside))
    state = State(context, rows, cards)
    fronts = tuple(row.pop() for row in rows)
    state.announce(ev.RoyalsLaidOut(options.level, fronts, options.hands))
    return state
