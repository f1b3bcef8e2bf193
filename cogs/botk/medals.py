"""What can be earned for good: medals, and the feats that some of them are for."""

from collections.abc import Iterator, Sequence

from bot.api import Medal
from cogs.botk.tale import methods
from games.botk import events as ev
from games.botk.cards import Gallows, Role
from games.botk.words import Cause
from games.engine.asks import Seat
from games.engine.events import Event

BEAR, ESCAPE = "bear", "escape"

MEDALS = (
    Medal(name="first-head", counts="heads"),
    Medal(name="full-basket", counts="heads", least=4, at_once=True),
    Medal(name="thirty-heads", counts="heads", least=30),
    Medal(name="loyalist", roles=(Role.LOYALIST,), won=True),
    Medal(name="princess", roles=(Role.PRINCESS,), won=True),
    Medal(name="jester", roles=(Role.JESTER,), won=True),
    Medal(name="saboteur", roles=(Role.SABOTEUR,), won=True, least=3),
    Medal(name="escape", feat=ESCAPE),
    Medal(name="bear", feat=BEAR),
    Medal(name="wine", counts="death", word=Cause.WINE),
    Medal(name="keg", counts="death", word=Cause.KEG),
)


def feats(events: Sequence[Event]) -> Iterator[tuple[Seat, str]]:
    """Find who lived through an execution, and whom the bear had."""
    done_by = methods(events)
    for event in events:
        match event:
            case ev.Escaped(seat):
                yield seat, ESCAPE
            case ev.Died(seat, Cause.EXECUTION) if done_by.get(seat) is Gallows.BLOOD_MONEY:
                yield seat, BEAR
