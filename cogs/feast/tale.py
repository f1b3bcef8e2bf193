"""What happened: the texts, and code where there is logic."""

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

from bot.api import Formatter, Special, Teller, Telling
from cogs.feast.batches import implied, together
from cogs.feast.names import contents, reason, tokens
from games.engine.events import Event, LogEntry
from games.feast import events as ev
from games.feast.cards import PLATE, Deck, Goblet

FEW, MOST_LETTERS = 4, 32
"""So many are named who have goblets, with so many letters; more are counted."""

ToSomebody: TypeAlias = ev.WineSpilled | ev.Insulted | ev.Praised | ev.Absolved


def tale(fmt: Formatter, notebook: Any, events: Sequence[Event]) -> list[str]:
    """Return public events as lines, oldest first."""
    return Teller(fmt, "tale", TELLING).lines(events)


def story(fmt: Formatter, told: Sequence[LogEntry]) -> list[tuple[str, list[str]]]:
    """Return the whole game, secrets too, by setup, turns and end."""
    return Teller(fmt, "story", TELLING).chapters([each.event for each in told])


def to_somebody(teller: Teller, event: ToSomebody) -> str:
    """Tell what one player does to another, or to themselves."""
    return teller.by_text(event, own=event.by == event.seat)


def goblets(teller: Teller, event: ev.GobletsServed | ev.ToastCalled) -> str:
    """Tell who has goblets: by name, if they are few; long names would fill the panel."""
    names = [teller.fmt.table.seat(seat).name for seat in event.seats]
    many = len(names) > FEW or sum(map(len, names)) > MOST_LETTERS
    return teller.by_text(event, n=len(names), many=many)


def left(teller: Teller, event: ev.HonorPaid | ev.DishonorRemoved) -> str:
    """Tell which tokens went, and how many there are now."""
    return teller.by_text(event, now=tokens(teller.words, event.now))


def toast(teller: Teller, thumbs: ev.ThumbsShown, *after: Event) -> str:
    """Tell a toast's end: who kept sober, who drank wine, who drank poison, and died of it."""
    fmt = teller.fmt
    flipped = [each for each in after if isinstance(each, ev.GobletFlipped)]
    wine = [each.seat for each in flipped if each.goblet is Goblet.WINE]
    poisoned = [each.seat for each in flipped if each.goblet is Goblet.POISON]
    drunk = teller.by_text(
        thumbs,
        sober=len(thumbs.down),
        wine=len(wine),
        of_wine=fmt.names(wine),
        poisoned=len(poisoned),
        of_poison=fmt.names(poisoned),
    )
    return "\n".join([drunk, *(teller.tell(each) for each in after if isinstance(each, ev.Died))])


def flips(teller: Teller, *flipped: ev.FoodFlipped) -> str:
    """Tell the foods that one player flipped in a row."""
    return teller.by_text(flipped[-1], foods=teller.fmt.nouns(each.food for each in flipped))


def foods_taken(teller: Teller, event: ev.FoodsTaken) -> str:
    """Tell of a whole plate; one that is filled up is only seen, or it would push out the news."""
    return teller.by_text(event, whole="whole" if len(event.foods) == PLATE else None)


def paid(teller: Teller, *payments: ev.Paid) -> str:
    """Tell what the winners earn."""
    payees = [each.payee for each in payments if each.payee is not None]
    amount = teller.fmt.crowns(payments[0].amount)
    names = teller.fmt.names(payees)
    return teller.by_text(payments[0], amount=amount, payees=names, n=len(payees))


def judged(teller: Teller, event: ev.Judged) -> str:
    """Tell whether a goal was reached, and why."""
    return teller.by_text(event, why=reason(teller.fmt, event))


def served(teller: Teller, event: ev.GobletsKnown) -> str:
    """Tell who got which goblet, above all the Poison Goblet."""
    poisoned = [seat for seat, goblet in event.goblets if goblet is Goblet.POISON]
    return teller.by_text(event, poisoned=teller.fmt.names(poisoned) or None)


def foods_stacked(teller: Teller, event: ev.FoodsStacked) -> str:
    """Tell how a deck lies that has poison in it."""
    if not any(event.poisons):
        return ""
    cards = teller.fmt.commas(
        contents(teller.words, event.food, poison) for poison in event.poisons
    )
    return teller.by_text(event, cards=cards)


def poisons_stacked(teller: Teller, event: ev.PoisonsStacked) -> str:
    """Tell how the Food Poison lies."""
    return teller.by_text(event, foods=teller.fmt.nouns(event.foods))


SPECIAL: dict[type[Event], Special] = {
    ev.WineSpilled: to_somebody,
    ev.Insulted: to_somebody,
    ev.Praised: to_somebody,
    ev.Absolved: to_somebody,
    ev.GobletsServed: goblets,
    ev.ToastCalled: goblets,
    ev.HonorPaid: left,
    ev.DishonorRemoved: left,
    ev.ThumbsShown: toast,
    ev.FoodFlipped: flips,
    ev.FoodsTaken: foods_taken,
    ev.Paid: paid,
    ev.Judged: judged,
    ev.GobletsKnown: served,
    ev.FoodsStacked: foods_stacked,
    ev.PoisonsStacked: poisons_stacked,
}


def decks(fmt: Formatter, empty: Iterable[Deck], event: Event) -> str:
    """Return decks as a list in words."""
    return fmt.listed([fmt.noun(deck) for deck in empty])


TELLING = Telling(
    special=SPECIAL, values={tuple[Deck, ...]: decks}, together=together, implied=implied
)
