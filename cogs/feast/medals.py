"""What can be earned for good: medals, and the feats that some of them are for."""

from collections.abc import Iterator, Sequence

from bot.api import Medal
from games.engine.asks import Seat
from games.engine.events import Event
from games.feast import events as ev
from games.feast.cards import Role
from games.feast.words import Cause

TOAST, DUEL = "toast", "duel"
KNIGHTS = tuple(role for role in Role if role.endswith("-knight"))

MEDALS = (
    Medal(name="king", roles=(Role.KING,), won=True),
    Medal(name="treason", roles=(Role.ASSASSIN, Role.REBEL), won=True),
    Medal(name="knight", roles=KNIGHTS, won=True),
    Medal(name="ghost", won=True, alive=False),
    Medal(name="three-toasts", feat=TOAST, least=3, at_once=True),
    Medal(name="regular-guest", feat=TOAST, least=20),
    Medal(name="duel", feat=DUEL),
    Medal(name="goblet", counts="death", word=Cause.GOBLET),
    Medal(name="food", counts="death", word=Cause.FOOD),
)


def feats(events: Sequence[Event]) -> Iterator[tuple[Seat, str]]:
    """Find who drank at a toast and lived, and who won a duel."""
    drinkers: tuple[Seat, ...] = ()
    for event in events:
        match event:
            case ev.ThumbsShown(up):
                yield from ((seat, TOAST) for seat in drinkers)
                drinkers = up
            case ev.Died(seat, Cause.GOBLET):
                drinkers = tuple(each for each in drinkers if each != seat)
            case ev.DuelFought(winner=int(winner)):
                yield winner, DUEL
    yield from ((seat, TOAST) for seat in drinkers)
