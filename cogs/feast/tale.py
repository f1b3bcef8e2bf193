"""What happened, as everybody may read it."""

from collections.abc import Sequence
from functools import singledispatchmethod

from bot.api import Formatter
from cogs.feast import names
from cogs.feast.batches import Tokens, said_elsewhere, together
from cogs.feast.reasons import reason
from games.engine.asks import Seat
from games.engine.events import Event
from games.feast import events as ev
from games.feast.cards import Goblet, Role, Spot
from games.feast.notebook import FeastNotebook
from games.feast.words import Step


def tale(fmt: Formatter, notebook: FeastNotebook, events: Sequence[Event]) -> list[str]:
    """Return public events as lines, oldest first."""
    return Teller(fmt).lines(events)


class Teller:
    """Tells public events, a line an event; a toast is a block of lines."""

    def __init__(self, fmt: Formatter) -> None:
        self.fmt = fmt
        self.words = fmt.words

    def lines(self, events: Sequence[Event]) -> list[str]:
        """Return the events as lines."""
        lines: list[str] = []
        left = list(events)
        at = 0
        while at < len(left):
            batch = together(left, at)
            if not said_elsewhere(left, at):
                lines += self.batch(batch)
            at += len(batch)
        return [line for line in lines if line]

    def batch(self, batch: list[Event]) -> list[str]:
        """Return events that belong together as lines."""
        first = batch[0]
        if isinstance(first, ev.ThumbsShown):
            return self.toast(first, batch[1:])
        if isinstance(first, ev.FoodFlipped):
            return [self.flips([each for each in batch if isinstance(each, ev.FoodFlipped)])]
        if isinstance(first, ev.Paid):
            return [self.paid([each for each in batch if isinstance(each, ev.Paid)])]
        return [self.tell(first)]

    def toast(self, thumbs: ev.ThumbsShown, after: Sequence[Event]) -> list[str]:
        """Return a toast's end: who kept sober, who drank wine, who drank poison."""
        words, fmt = self.words, self.fmt
        flipped = [each for each in after if isinstance(each, ev.GobletFlipped)]
        wine = [each.seat for each in flipped if each.goblet is Goblet.WINE]
        poisoned = [each.seat for each in flipped if each.goblet is Goblet.POISON]
        lines = [words("feast-tale-toast")]
        if thumbs.down:
            down = fmt.names(thumbs.down)
            lines.append(words("feast-tale-toast-down", names=down, n=len(thumbs.down)))
        if not thumbs.up:
            lines.append(words("feast-tale-toast-nobody"))
        if wine:
            lines.append(words("feast-tale-toast-wine", names=fmt.names(wine), n=len(wine)))
        if poisoned:
            who = fmt.names(poisoned)
            lines.append(words("feast-tale-toast-poison", names=who, n=len(poisoned)))
        lines += [self.tell(each) for each in after if isinstance(each, ev.Died)]
        return lines

    def flips(self, flips: list[ev.FoodFlipped]) -> str:
        """Return foods flipped in a row by one player."""
        last = flips[-1]
        return self.words(
            "feast-tale-flipped-poison" if last.poison else "feast-tale-flipped",
            name=self.fmt.bold(last.seat),
            foods=names.foods(self.words, [each.food for each in flips]),
            last=names.food(self.words, last.food),
            energy=last.energy,
        )

    def paid(self, payments: list[ev.Paid]) -> str:
        """Return what the winners earn."""
        payees = [each.payee for each in payments if each.payee is not None]
        amount = self.fmt.crowns(payments[0].amount)
        return self.words("feast-tale-paid", amount=amount, names=self.fmt.names(payees))

    def said(self, key: str, by: Seat, seat: Seat) -> str:
        """Return what one player does to another, or to themselves."""
        own = f"{key}-own" if by == seat else key
        return self.words(own, by=self.fmt.bold(by), name=self.fmt.bold(seat))

    @singledispatchmethod
    def tell(self, event: Event) -> str:
        """Return an event as a line; empty for one that has nothing to say in public."""
        return ""

    # --- setup ---

    @tell.register
    def _(self, event: ev.StepBegan) -> str:
        if event.step in (Step.SETUP, Step.OVER):
            return self.words(f"feast-tale-step-{event.step}")
        return ""

    @tell.register
    def _(self, event: ev.RolesChosen) -> str:
        scenario = names.scenario(self.words, event.scenario)
        roles = names.roles(self.words, event.roles)
        return self.words("feast-tale-roles-chosen", scenario=scenario, roles=roles)

    @tell.register
    def _(self, event: ev.KingShown) -> str:
        return self.words("feast-tale-king-shown", name=self.fmt.bold(event.seat))

    @tell.register
    def _(self, event: ev.TitlesTaken) -> str:
        titles = names.titles(self.words, event.titles)
        return self.words("feast-tale-titles-taken", titles=titles)

    @tell.register
    def _(self, event: ev.DecksMade) -> str:
        sizes = dict(event.sizes)
        return self.words("feast-tale-decks-made", decks=names.decks(self.words, sizes))

    @tell.register
    def _(self, event: ev.FoodPrepared) -> str:
        name = self.fmt.bold(event.by)
        return self.words("feast-tale-food-prepared", name=name, n=event.count)

    @tell.register
    def _(self, event: ev.HonorDealt) -> str:
        return self.words("feast-tale-honor-dealt", n=event.amount)

    # --- turns ---

    @tell.register
    def _(self, event: ev.TurnBegan) -> str:
        return self.words("feast-tale-turn", n=event.number, name=self.fmt.bold(event.seat))

    @tell.register
    def _(self, event: ev.Passed) -> str:
        return self.words("feast-tale-passed", name=self.fmt.bold(event.seat))

    # --- titles and tokens ---

    @tell.register
    def _(self, event: ev.TitleGiven) -> str:
        return self.words(
            "feast-tale-title-given-paid" if event.price else "feast-tale-title-given",
            name=self.fmt.bold(event.seat),
            title=names.title(self.words, event.title),
            n=event.price,
        )

    @tell.register
    def _(self, event: ev.TitleClaimed) -> str:
        return self.words(
            "feast-tale-title-claimed",
            by=self.fmt.bold(event.by),
            name=self.fmt.bold(event.holder),
            title=names.title(self.words, event.title),
            n=event.price,
        )

    @tell.register(ev.HonorGained)
    @tell.register(ev.DishonorGained)
    @tell.register(ev.HonorPaid)
    @tell.register(ev.DishonorRemoved)
    def _(self, event: Tokens) -> str:
        keys: dict[type[Event], str] = {
            ev.HonorGained: "feast-tale-honor-gained",
            ev.DishonorGained: "feast-tale-dishonor-gained",
            ev.HonorPaid: "feast-tale-honor-paid",
            ev.DishonorRemoved: "feast-tale-dishonor-removed",
        }
        return self.words(
            keys[type(event)],
            name=self.fmt.bold(event.seat),
            n=event.amount,
            now=names.tokens(self.words, event.now),
        )

    # --- goblets and foods ---

    @tell.register
    def _(self, event: ev.GobletsServed) -> str:
        key = f"feast-tale-served-{event.title}"
        return self.words(
            key,
            name=self.fmt.bold(event.by),
            names=self.fmt.names(event.seats),
            wine=event.wine,
            poison=event.poison,
        )

    @tell.register
    def _(self, event: ev.FoodsTaken) -> str:
        foods = names.foods(self.words, event.foods)
        return self.words("feast-tale-foods-taken", name=self.fmt.bold(event.seat), foods=foods)

    @tell.register
    def _(self, event: ev.FoodDumped) -> str:
        food = names.food(self.words, event.food)
        return self.words("feast-tale-dumped", name=self.fmt.bold(event.seat), food=food)

    @tell.register
    def _(self, event: ev.WineSpilled) -> str:
        return self.said("feast-tale-spilled", event.by, event.seat)

    @tell.register(ev.GobletsSwapped)
    @tell.register(ev.PlatesSwapped)
    def _(self, event: ev.GobletsSwapped | ev.PlatesSwapped) -> str:
        goblets = isinstance(event, ev.GobletsSwapped)
        return self.words(
            "feast-tale-goblets-swapped" if goblets else "feast-tale-plates-swapped",
            by=self.fmt.bold(event.by),
            names=self.fmt.names((event.first, event.second)),
        )

    @tell.register
    def _(self, event: ev.ToastCalled) -> str:
        who = self.fmt.names(event.seats)
        return self.words("feast-tale-toast-called", by=self.fmt.bold(event.by), names=who)

    @tell.register
    def _(self, event: ev.GobletFlipped) -> str:
        goblet = names.goblet(self.words, event.goblet is Goblet.POISON)
        name = self.fmt.bold(event.seat)
        return self.words("feast-tale-goblet-flipped", name=name, goblet=goblet)

    @tell.register
    def _(self, event: ev.PoisonUsed) -> str:
        return self.words(f"feast-tale-poisoned-{event.deck}", by=self.fmt.bold(event.by))

    # --- words and swords ---

    @tell.register
    def _(self, event: ev.Insulted) -> str:
        return self.said("feast-tale-insulted", event.by, event.seat)

    @tell.register
    def _(self, event: ev.Praised) -> str:
        return self.said("feast-tale-praised", event.by, event.seat)

    @tell.register
    def _(self, event: ev.Challenged) -> str:
        return self.said("feast-tale-challenged", event.by, event.seat)

    @tell.register
    def _(self, event: ev.DuelAnswered) -> str:
        key = "feast-tale-duel-accepted" if event.accepted else "feast-tale-duel-refused"
        return self.said(key, event.by, event.seat)

    @tell.register
    def _(self, event: ev.DuelFought) -> str:
        key = "feast-tale-duel-tie" if event.winner is None else "feast-tale-duel-won"
        return self.words(
            key,
            a=self.fmt.bold(event.by),
            b=self.fmt.bold(event.seat),
            threw=self.words(f"feast-throw-{event.threw}"),
            against=self.words(f"feast-throw-{event.against}"),
            name=self.fmt.bold(event.seat if event.winner is None else event.winner),
        )

    # --- what titles do ---

    @tell.register
    def _(self, event: ev.Tasted) -> str:
        own = "feast-tale-tasted-goblet" if event.what == Spot.GOBLET else "feast-tale-tasted"
        what = names.card(self.words, event.what)
        return self.words(own, by=self.fmt.bold(event.by), food=what)

    @tell.register
    def _(self, event: ev.GobletSpied) -> str:
        return self.said("feast-tale-spied", event.by, event.seat)

    @tell.register
    def _(self, event: ev.DeckInspected) -> str:
        food = names.food(self.words, event.food)
        return self.words("feast-tale-inspected", by=self.fmt.bold(event.by), food=food)

    @tell.register
    def _(self, event: ev.FoodBuried) -> str:
        food = names.food(self.words, event.food)
        return self.words("feast-tale-buried", by=self.fmt.bold(event.by), food=food)

    @tell.register
    def _(self, event: ev.Absolved) -> str:
        return self.said("feast-tale-absolved", event.by, event.seat)

    @tell.register
    def _(self, event: ev.Questioned) -> str:
        return self.said("feast-tale-questioned", event.by, event.seat)

    @tell.register
    def _(self, event: ev.FoodsExchanged) -> str:
        return self.words(
            "feast-tale-exchanged",
            by=self.fmt.bold(event.by),
            name=self.fmt.bold(event.seat),
            gave=names.food(self.words, event.gave),
            got=names.food(self.words, event.got),
        )

    @tell.register
    def _(self, event: ev.HonorMoved) -> str:
        return self.words(
            "feast-tale-honor-moved",
            by=self.fmt.bold(event.by),
            a=self.fmt.bold(event.giver),
            b=self.fmt.bold(event.taker),
        )

    @tell.register
    def _(self, event: ev.Mocked) -> str:
        return self.said("feast-tale-mocked", event.by, event.seat)

    # --- death and the end ---

    @tell.register
    def _(self, event: ev.Died) -> str:
        words = self.words
        role = names.role(words, event.role)
        line = words(f"feast-tale-died-{event.cause}", name=self.fmt.bold(event.seat), role=role)
        if event.kept:
            line += words("feast-tale-died-kept", n=event.kept)
        if event.titles and event.role is not Role.KING:
            titles = names.titles(words, event.titles)
            line += words("feast-tale-died-titles", titles=titles)
        return line

    @tell.register
    def _(self, event: ev.GameEnded) -> str:
        empty = [names.deck(self.words, deck) for deck in event.empty]
        return self.words(f"feast-result-{event.result}", decks=self.fmt.listed(empty))

    @tell.register
    def _(self, event: ev.Unveiled) -> str:
        return self.words("feast-tale-unveiled")

    @tell.register
    def _(self, event: ev.Judged) -> str:
        return self.words(
            "feast-tale-judged-won" if event.won else "feast-tale-judged-lost",
            name=self.fmt.bold(event.seat),
            role=names.role(self.words, event.role),
            why=reason(self.words, event),
        )

    @tell.register
    def _(self, event: ev.Paid) -> str:
        return self.paid([event])
