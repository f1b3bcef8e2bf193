"""What happened, as everybody may read it: the texts, and code where there is logic."""

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Any

from bot.api import Formatter, Special, Teller, Telling
from cogs.botk import names
from games.botk import events as ev
from games.botk.cards import Gallows, Item, Role
from games.botk.words import Place, Why
from games.engine.asks import Seat
from games.engine.events import Event


def tale(fmt: Formatter, notebook: Any, events: Sequence[Event]) -> list[str]:
    """Return public events as lines, oldest first."""
    return Teller(fmt, "tale", telling(notebook.events)).lines(events)


def telling(
    story: Iterable[Event], secrets: Mapping[type[Event], Special] | None = None
) -> Telling:
    """Return how a game with this story is told; ``secrets``: special cases of its own."""
    done_by = methods(story)
    executions: dict[type[Event], Special] = {
        ev.Executed: partial(by_card, "way", done_by),
        ev.Died: partial(by_card, "death", done_by),
    }
    return Telling(
        special={**SPECIAL, **executions, **(secrets or {})},
        values={Place: item_at, tuple[Role, ...]: cards, tuple[Item, ...]: cards},
        together=together,
        implied=implied,
        idle=(ev.StoodIdle,),
    )


def methods(events: Iterable[Event]) -> dict[Seat, Gallows]:
    """Say by which revealed gallows card each prisoner was executed: they take turns."""
    revealed: list[Gallows] = []
    by: dict[Seat, Gallows] = {}
    for event in events:
        if isinstance(event, ev.GallowsRevealed):
            revealed.append(event.card)
        elif isinstance(event, ev.Executed) and revealed:
            by[event.seat] = revealed[len(by) % len(revealed)]
    return by


def by_card(
    which: str, done_by: Mapping[Seat, Gallows], teller: Teller, event: ev.Executed | ev.Died
) -> str:
    """Tell an execution's way or death as the card has it that it was done by, if any."""
    card, name = done_by.get(event.seat), teller.fmt.bold(event.seat)
    told = "" if card is None else teller.words(f"botk-gallows-{card}-{which}", name=name)
    mark = teller.fmt.mark(card) if card is not None else ""
    return teller.by_text(event, **{which: told, "mark": mark or "none"})


def safe_item_drawn(teller: Teller, event: ev.SafeItemDrawn) -> str:
    """Tell the item that stays, and those passed over before it."""
    *passed, kept = event.drawn
    return teller.by_text(event, passed=names.cards(teller.fmt, passed), n=len(passed), kept=kept)


def gallows_revealed(teller: Teller, event: ev.GallowsRevealed) -> str:
    """Tell a card with its way to die."""
    method = teller.words(f"botk-gallows-{event.card}-method")
    return teller.by_text(
        event, method=method, text=teller.words(f"botk-gallows-{event.card}-text")
    )


def moved(teller: Teller, event: ev.Moved) -> str:
    """Tell which two items changed places; or that all did, and how many places were sealed."""
    (first, second), *_ = event.moves
    return teller.by_text(
        event,
        sealed=len(teller.fmt.table.seats) - 1 - len(event.moves),
        first=names.item_of(teller.fmt, first),
        second=names.item_of(teller.fmt, second),
    )


def paid(teller: Teller, first: ev.Paid, *more: ev.Paid) -> str:
    """Tell payments for one reason in one line: a robbery, or a reward to several."""
    fmt, payments = teller.fmt, (first, *more)
    robbed = first.why is Why.STEAL
    amount = sum(each.amount for each in payments) if robbed else first.amount
    payers = [
        fmt.words("treasury") if each.payer is None else fmt.bold(each.payer) for each in payments
    ]
    return teller.by_text(
        first,
        amount=fmt.crowns(amount),
        payers=fmt.listed(list(dict.fromkeys(payers))),
        payees=fmt.names(each.payee for each in payments if each.payee is not None),
    )


SPECIAL: dict[type[Event], Special] = {
    ev.SafeItemDrawn: safe_item_drawn,
    ev.GallowsRevealed: gallows_revealed,
    ev.Moved: moved,
    ev.Paid: paid,
}


def item_at(fmt: Formatter, place: Place, event: Event) -> str:
    """Return whose item lies at a place; it may be the own one of who looks or switches."""
    by = event.by if isinstance(event, ev.PeekSeen | ev.Peeked | ev.Switched) else None
    return names.item_of(fmt, place, by=by)


def cards(fmt: Formatter, drawn: Sequence[Role | Item], event: Event) -> str:
    """Return cards in the order of the deck."""
    return names.cards(fmt, drawn)


def implied(events: Sequence[Event], at: int) -> bool:
    """Say whether an event beside it says this one too: who was called, selected, condemned."""
    match events[at : at + 2]:
        case ev.Called(seat), ev.PeekSeen(by) | ev.Peeked(by) | ev.Switched(by):
            return by == seat
        case ev.Called(seat), ev.StoodIdle(idle):
            return idle == seat
        case ev.Condemned(), ev.Relented() | ev.Executed():
            return True
        case ev.Escaped(seat), ev.Executed(_, by):
            return by == seat
        case ev.Selected(), ev.Moved() | ev.Shuffled() | ev.Sealed() | ev.FaceUp():
            return True
        case ev.CardsDrawn(), ev.CardsActive():
            return True
    match events[max(0, at - 1) : at + 1]:
        case ev.VotesCounted(), ev.NothingToDo():  # Nobody has voted.
            return True
    return False


def together(first: Event, event: Event) -> bool:
    """Say whether one line can tell two payments: parts of a robbery, or of a reward."""
    if not isinstance(first, ev.Paid) or not isinstance(event, ev.Paid):
        return False
    alike = first.why is Why.STEAL or first.amount == event.amount
    return alike and first.why is event.why is not Why.DEATH
