"""Which events are told together, and which are told by the line of another."""

from collections.abc import Sequence
from typing import TypeAlias

from games.engine.events import Event
from games.feast import events as ev
from games.feast.words import Cause, Why

Tokens: TypeAlias = ev.HonorGained | ev.DishonorGained | ev.HonorPaid | ev.DishonorRemoved

SAID_BY: dict[Why, tuple[type[Event], ...]] = {
    Why.CLAIM: (ev.TitleClaimed,),
    Why.GRANT: (ev.TitleGiven,),
    Why.SPILL: (ev.WineSpilled,),
    Why.TOAST: (ev.ThumbsShown,),
    Why.INSULT: (ev.Insulted,),
    Why.PRAISE: (ev.Praised,),
    Why.DUEL: (ev.DuelFought, ev.DuelAnswered),
    Why.CHAPLAIN: (ev.Absolved,),
    Why.INQUISITOR: (ev.Questioned,),
    Why.FOOL: (ev.Mocked,),
}
"""The events whose lines say which tokens move."""

NEAR = 3
"""So many events before it, or one after it, a token's cause is found. A toast is told whole."""


def together(first: Event, event: Event) -> bool:
    """Say whether the lines of the first event tell the other one too."""
    match first, event:
        case ev.ThumbsShown(), ev.GobletFlipped() | ev.Died(_, Cause.GOBLET):
            return True
        case ev.ThumbsShown(), ev.HonorGained() | ev.DishonorGained():
            return event.why is Why.TOAST
        case ev.FoodFlipped(seat, _, poison), ev.FoodFlipped(other):
            return seat == other and not poison
        case ev.Paid(), ev.Paid():
            return True
    return False


def implied(events: Sequence[Event], at: int) -> bool:
    """Say whether the line of another event close by says this one too."""
    event = events[at]
    match events[at : at + 2]:
        case ev.Challenged(), ev.DuelAnswered():
            return True
        case ev.DuelAnswered(_, _, True), ev.DuelFought():
            return True
        case (ev.PoisonUsed(), ev.PoisonDrawn()) | (ev.PoisonDrawn(), ev.PoisonPlaced()):
            return True
    if not isinstance(event, Tokens):
        return False
    near = events[max(0, at - NEAR) : at + 2]
    if event.why is Why.DUEL and isinstance(event, ev.HonorGained):
        return any(isinstance(each, ev.DuelFought) for each in near)
    return any(isinstance(each, SAID_BY.get(event.why, ())) for each in near)
