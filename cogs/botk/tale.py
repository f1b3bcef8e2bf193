"""What happened, as everybody may read it: a line an event."""

from collections.abc import Iterable, Iterator, Sequence
from functools import singledispatchmethod
from itertools import groupby

from bot.api import Formatter
from cogs.botk import names
from games.botk import events as ev
from games.botk.cards import Gallows
from games.botk.notebook import BotkNotebook
from games.botk.words import Cause, Result, Why
from games.engine.asks import Seat
from games.engine.events import Event


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


def tale(fmt: Formatter, notebook: BotkNotebook, events: Sequence[Event]) -> list[str]:
    """Return public events as lines, oldest first."""
    return Teller(fmt, methods(notebook.story)).lines(events)


class Teller:
    """Tells public events. ``methods``: the gallows card of each execution."""

    def __init__(self, fmt: Formatter, methods: dict[Seat, Gallows]) -> None:
        self.fmt = fmt
        self.words = fmt.words
        self.methods = methods

    def lines(self, events: Sequence[Event]) -> list[str]:
        """Return the events as lines; payments for one reason share one."""
        return [line for batch in _together(_briefly(events)) if (line := self.line(batch))]

    def line(self, batch: list[Event]) -> str:
        """Return one event as a line, or payments that belong together."""
        payments = [event for event in batch if isinstance(event, ev.Paid)]
        return self.paid(payments) if payments else self.tell(batch[0])

    @singledispatchmethod
    def tell(self, event: Event) -> str:
        """Return an event as a line; empty for one that has nothing to say in public."""
        return ""

    def paid(self, payments: list[ev.Paid]) -> str:
        """Return payments of one amount for one reason."""
        words, why = self.words, payments[0].why
        amount = self.fmt.crowns(payments[0].amount)
        if why is Why.DEATH and payments[0].payer is not None:
            name = self.fmt.bold(payments[0].payer)
            return words("botk-tale-paid-death", name=name, amount=amount)
        if why is Why.STEAL and payments[0].payee is not None:
            total = self.fmt.crowns(sum(payment.amount for payment in payments))
            payers = [self._payer(payment.payer) for payment in payments]
            return words(
                "botk-tale-paid-steal",
                name=self.fmt.bold(payments[0].payee),
                amount=total,
                **{"from": self.fmt.listed(list(dict.fromkeys(payers)))},
            )
        payees = [payment.payee for payment in payments if payment.payee is not None]
        return words(f"botk-tale-paid-{why}", amount=amount, names=self.fmt.names(payees))

    def _payer(self, payer: Seat | None) -> str:
        return self.words("treasury") if payer is None else self.fmt.bold(payer)

    # --- setup ---

    @tell.register
    def _(self, event: ev.PhaseBegan) -> str:
        return self.words(f"botk-tale-phase-{event.phase}")

    @tell.register
    def _(self, event: ev.ExecutionerTook) -> str:
        return self.words("botk-tale-executioner-took", name=self.fmt.bold(event.seat))

    @tell.register
    def _(self, event: ev.CardsDrawn) -> str:
        return self.words(
            "botk-tale-cards-drawn",
            roles=names.roles(self.words, event.roles),
            items=names.items(self.words, event.items),
        )

    @tell.register
    def _(self, event: ev.PardonAdded) -> str:
        return self.words("botk-tale-pardon-added", item=names.item(self.words, event.removed))

    @tell.register
    def _(self, event: ev.ItemRemoved) -> str:
        return self.words("botk-tale-item-removed", item=names.item(self.words, event.removed))

    @tell.register
    def _(self, event: ev.SafeItemDrawn) -> str:
        *passed, kept = event.drawn
        item = names.item(self.words, kept)
        if not passed:
            return self.words("botk-tale-safe-item-drawn", item=item)
        over = names.items(self.words, passed)
        return self.words("botk-tale-safe-item-passed", passed=over, item=item)

    @tell.register
    def _(self, event: ev.CardsActive) -> str:
        return self.words("botk-tale-cards-active")

    # --- gallows cards ---

    @tell.register
    def _(self, event: ev.GallowsRevealed) -> str:
        return self.words(
            "botk-tale-gallows-revealed",
            number=event.number,
            card=names.gallows(self.words, event.card),
            marks=names.gallows_marks(self.words, event.card),
        )

    @tell.register
    def _(self, event: ev.NothingToDo) -> str:
        return self.words("botk-tale-nothing-to-do", card=names.gallows(self.words, event.card))

    @tell.register
    def _(self, event: ev.Selected) -> str:
        card = names.gallows(self.words, event.card)
        return self.words("botk-tale-selected", card=card, names=self.fmt.names(event.seats))

    @tell.register
    def _(self, event: ev.Moved) -> str:
        if event.card is Gallows.STIR:
            whole = len(event.moves) == len(self.fmt.table.seats) - 1
            return self.words("botk-tale-moved-stir" if whole else "botk-tale-moved-stir-sealed")
        (first, second), *_ = event.moves
        return self.words(
            "botk-tale-moved",
            card=names.gallows(self.words, event.card),
            a=names.item_of(self.fmt, first),
            b=names.item_of(self.fmt, second),
        )

    @tell.register
    def _(self, event: ev.Shuffled) -> str:
        return self.words(
            "botk-tale-shuffled",
            card=names.gallows(self.words, event.card),
            places=self.fmt.listed([names.item_of(self.fmt, p) for p in event.places]),
        )

    @tell.register
    def _(self, event: ev.FaceUp) -> str:
        return self.words(
            "botk-tale-face-up",
            a=names.item_of(self.fmt, event.place),
            item=names.item(self.words, event.item),
        )

    @tell.register
    def _(self, event: ev.Sealed) -> str:
        return self.words("botk-tale-sealed", a=names.item_of(self.fmt, event.seat))

    @tell.register
    def _(self, event: ev.DirectionPicked) -> str:
        direction = self.words(f"botk-{event.direction}-tale")
        return self.words("botk-tale-direction-picked", direction=direction)

    @tell.register
    def _(self, event: ev.Confided) -> str:
        by, to = self.fmt.bold(event.by), self.fmt.bold(event.whom)
        return self.words("botk-tale-confided", by=by, to=to)

    @tell.register
    def _(self, event: ev.VotesCounted) -> str:
        if not event.votes:
            return self.words("botk-tale-votes-none")
        votes = [
            self.words("botk-tale-vote", name=self.fmt.bold(seat), n=n) for seat, n in event.votes
        ]
        return self.words("botk-tale-votes-counted", votes=self.words("list-comma").join(votes))

    @tell.register
    def _(self, event: ev.MobChose) -> str:
        return self.words("botk-tale-mob-chose", name=self.fmt.bold(event.seat))

    # --- actions ---

    @tell.register
    def _(self, event: ev.Called) -> str:
        return self.words("botk-tale-called", name=self.fmt.bold(event.seat))

    @tell.register
    def _(self, event: ev.StoodIdle) -> str:
        return self.words("botk-tale-stood-idle", name=self.fmt.bold(event.seat))

    @tell.register
    def _(self, event: ev.PeekSeen) -> str:
        place = names.item_of(self.fmt, event.place, by=event.by)
        return self.words("botk-tale-peek-seen", by=self.fmt.bold(event.by), a=place)

    @tell.register
    def _(self, event: ev.Switched) -> str:
        return self.words(
            "botk-tale-switched",
            by=self.fmt.bold(event.by),
            a=names.item_of(self.fmt, event.first, by=event.by),
            b=names.item_of(self.fmt, event.second, by=event.by),
        )

    # --- executions ---

    @tell.register
    def _(self, event: ev.Condemned) -> str:
        return self.words("botk-tale-condemned", name=self.fmt.bold(event.seat))

    @tell.register
    def _(self, event: ev.Relented) -> str:
        return self.words("botk-tale-relented", name=self.fmt.bold(event.seat))

    @tell.register
    def _(self, event: ev.Executed) -> str:
        name = self.fmt.bold(event.seat)
        if event.by_shield_of is not None:
            by = self.fmt.bold(event.by_shield_of)
            return self.words("botk-tale-executed-shield", by=by, name=name)
        way = self.words(f"botk-gallows-{self.methods[event.seat]}-way", name=name)
        return self.words("botk-tale-executed", way=way)

    @tell.register
    def _(self, event: ev.ItemShown) -> str:
        item = names.item(self.words, event.item)
        return self.words("botk-tale-item-shown", name=self.fmt.bold(event.seat), item=item)

    @tell.register
    def _(self, event: ev.CentreShown) -> str:
        return self.words("botk-tale-centre-shown", item=names.item(self.words, event.item))

    @tell.register
    def _(self, event: ev.RoleShown) -> str:
        role = names.role(self.words, event.role)
        return self.words("botk-tale-role-shown", name=self.fmt.bold(event.seat), role=role)

    @tell.register
    def _(self, event: ev.Escaped) -> str:
        return self.words(f"botk-tale-escaped-{event.by}", name=self.fmt.bold(event.seat))

    @tell.register
    def _(self, event: ev.Died) -> str:
        name = self.fmt.bold(event.seat)
        if event.cause is Cause.EXECUTION:
            death = self.words(f"botk-gallows-{self.methods[event.seat]}-death", name=name)
            return self.words("botk-tale-died-execution", death=death)
        by = self.fmt.bold(event.seat if event.by is None else event.by)
        return self.words(f"botk-tale-died-{event.cause}", name=name, by=by)

    @tell.register
    def _(self, event: ev.Counted) -> str:
        return self.words("botk-tale-counted", heads=event.heads)

    @tell.register
    def _(self, event: ev.ExecutionsEnded) -> str:
        ended = "botk-tale-executions-ended"
        return self.words(f"{ended}-stopped" if event.stopped else ended)

    # --- the end ---

    @tell.register
    def _(self, event: ev.GameEnded) -> str:
        if event.result is Result.SABOTEURS:
            who = self.fmt.names(event.brought_by)
            return self.words("botk-tale-game-ended-saboteurs", names=who)
        return self.words("botk-tale-game-ended-crown", heads=event.heads)

    @tell.register
    def _(self, event: ev.Unveiled) -> str:
        return self.words("botk-tale-unveiled")

    @tell.register
    def _(self, event: ev.SuccessorNamed) -> str:
        return self.words("botk-tale-successor-named", name=self.fmt.bold(event.seat))


def _briefly(events: Sequence[Event]) -> list[Event]:
    """Leave out what the next event says as well: who was called, selected, condemned."""
    last = len(events) - 1
    return [
        event
        for n, event in enumerate(events)
        if n == last or not _says_again(event, events[n + 1])
    ]


def _says_again(event: Event, after: Event) -> bool:
    match event, after:
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
    return False


def _together(events: Sequence[Event]) -> Iterator[list[Event]]:
    """Group payments in a row that one line can tell: a robbery, or a reward to several."""

    def purse(numbered: tuple[int, Event]) -> tuple[object, ...]:
        n, event = numbered
        if not isinstance(event, ev.Paid) or event.why is Why.DEATH:
            return (n,)
        amount = 0 if event.why is Why.STEAL else event.amount
        return ("paid", event.why, amount)

    for _, batch in groupby(enumerate(events), purse):
        yield [event for _, event in batch]
