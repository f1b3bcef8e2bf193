"""The whole story, secrets included: told when it is over."""

from collections.abc import Iterable, Sequence
from functools import singledispatchmethod

from bot.api import Formatter
from cogs.feast import names
from cogs.feast.hand import contents
from cogs.feast.tale import Teller
from games.engine.asks import Seat
from games.engine.events import Event, Told
from games.feast import events as ev
from games.feast.cards import Goblet, Spot
from games.feast.words import Step


def story(fmt: Formatter, told: Sequence[Told]) -> list[tuple[str, list[str]]]:
    """Return the game's chapters: setup, turns, the end, each with its lines."""
    words, teller = fmt.words, StoryTeller(fmt)
    chapters: list[tuple[str, list[Event]]] = [(words("feast-chapter-setup"), [])]
    for event in _without_veils([each.event for each in told]):
        match event:
            case ev.TurnBegan(seat, number):
                heading = words("feast-chapter-turn", n=number, name=fmt.name(seat))
                chapters.append((heading, []))
                continue
            case ev.StepBegan(Step.OVER):
                chapters.append((words("feast-chapter-over"), []))
        chapters[-1][1].append(event)
    return [(heading, teller.lines(part)) for heading, part in chapters]


def _without_veils(events: Sequence[Event]) -> Iterable[Event]:
    """Leave out what only said that something secret happened: the secret itself is told."""
    veils = (ev.GobletsServed, ev.Tasted, ev.GobletSpied, ev.DeckInspected, ev.Questioned)
    for event, after in zip(events, [*events[1:], None], strict=True):
        if isinstance(event, veils):
            continue
        if isinstance(event, ev.PoisonUsed) and isinstance(after, ev.PoisonDrawn):
            continue
        if isinstance(event, ev.PoisonDrawn) and isinstance(after, ev.PoisonPlaced):
            continue
        yield event


class StoryTeller(Teller):
    """Tells what only some were told, too."""

    @singledispatchmethod
    def tell(self, event: Event) -> str:
        """Return an event as a line."""
        return super().tell(event)

    @tell.register
    def _(self, event: ev.RoleDealt) -> str:
        role = names.role(self.words, event.role)
        return self.words("feast-story-role-dealt", name=self.fmt.bold(event.seat), role=role)

    @tell.register
    def _(self, event: ev.FoodPoisoned) -> str:
        food = names.food(self.words, event.food)
        return self.words("feast-story-food-poisoned", name=self.fmt.bold(event.by), food=food)

    @tell.register
    def _(self, event: ev.FoodsStacked) -> str:
        if not any(event.poisons):
            return ""
        cards = [contents(self.words, poison, goblet=False) for poison in event.poisons]
        return self.words(
            "feast-story-stacked",
            food=names.food(self.words, event.food),
            cards=self.words("list-comma").join(cards),
        )

    @tell.register
    def _(self, event: ev.PoisonsStacked) -> str:
        return self.words("feast-story-poisons", foods=names.foods(self.words, event.foods))

    @tell.register
    def _(self, event: ev.GobletsKnown) -> str:
        words = self.words
        goblets = [
            words(
                "feast-story-goblet",
                name=self.fmt.bold(seat),
                goblet=names.goblet(words, goblet is Goblet.POISON),
            )
            for seat, goblet in event.goblets
        ]
        boxed = words("feast-story-boxed-nothing")
        if event.boxed is not None:
            goblet = names.goblet(words, event.boxed is Goblet.POISON)
            boxed = words("feast-story-boxed", goblet=goblet)
        return words(
            "feast-story-served",
            name=self.fmt.bold(event.by),
            title=names.title(words, event.title),
            goblets=words("list-comma").join(goblets),
            boxed=boxed,
        )

    @tell.register
    def _(self, event: ev.TasteKnown) -> str:
        return self.words(
            "feast-story-tasted",
            by=self.fmt.bold(event.by),
            what=names.card(self.words, event.what),
            card=contents(self.words, event.poison, goblet=event.what == Spot.GOBLET),
        )

    @tell.register
    def _(self, event: ev.SpyKnown) -> str:
        return self._saw(
            "feast-story-spied",
            event.by,
            event.seat,
            card=names.goblet(self.words, event.goblet is Goblet.POISON),
        )

    @tell.register
    def _(self, event: ev.CookKnown) -> str:
        return self.words(
            "feast-story-inspected",
            by=self.fmt.bold(event.by),
            food=names.food(self.words, event.food),
            card=contents(self.words, event.poison, goblet=False),
        )

    @tell.register
    def _(self, event: ev.RoleKnown) -> str:
        role = names.role(self.words, event.role)
        return self._saw("feast-story-role-known", event.by, event.seat, role=role)

    @tell.register
    def _(self, event: ev.PoisonDrawn) -> str:
        card = names.card(self.words, event.card)
        return self.words("feast-story-poison-drawn", by=self.fmt.bold(event.by), card=card)

    @tell.register
    def _(self, event: ev.PoisonPlaced) -> str:
        card = names.card(self.words, event.card)
        if event.seat is None:
            by = self.fmt.bold(event.by)
            return self.words("feast-story-poison-boxed", by=by, card=card)
        return self._saw("feast-story-poison-placed", event.by, event.seat, card=card)

    def _saw(self, key: str, by: Seat, seat: Seat, **what: str) -> str:
        return self.words(key, by=self.fmt.bold(by), name=self.fmt.bold(seat), **what)
