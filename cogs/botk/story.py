"""The whole story, secrets included: told when it is over."""

from collections.abc import Iterable, Sequence
from functools import singledispatchmethod

from bot.api import Formatter
from cogs.botk import names
from cogs.botk.tale import Teller, methods
from games.botk import events as ev
from games.botk.cards import Gallows, Item
from games.botk.words import CENTRE, Phase, Place
from games.engine.asks import Seat
from games.engine.events import Event, Told


def story(fmt: Formatter, told: Sequence[Told]) -> list[tuple[str, list[str]]]:
    """Return the game's chapters: the name of a phase, and its lines."""
    events = [each.event for each in told]
    teller = StoryTeller(fmt, methods(events))
    chapters: list[tuple[str, list[Event]]] = []
    for event in _without_veils(events):
        if isinstance(event, ev.PhaseBegan) or not chapters:
            phase = event.phase if isinstance(event, ev.PhaseBegan) else Phase.SETUP
            chapters.append((fmt.words(f"botk-phase-{phase}"), []))
        if not isinstance(event, ev.PhaseBegan):
            chapters[-1][1].append(event)
    return [(heading, teller.lines(part)) for heading, part in chapters]


def _without_veils(events: Iterable[Event]) -> Iterable[Event]:
    """Leave out what only said that something secret happened: the secret itself is told."""
    veils = (ev.PeekSeen, ev.Confided)
    return (event for event in events if not isinstance(event, veils))


class StoryTeller(Teller):
    """Knows where every item lies, and tells what only some were told."""

    def __init__(self, fmt: Formatter, methods: dict[Seat, Gallows]) -> None:
        super().__init__(fmt, methods)
        self.items: dict[Place, Item] = {}

    @singledispatchmethod
    def tell(self, event: Event) -> str:
        """Return an event as a line."""
        return super().tell(event)

    @tell.register
    def _(self, event: ev.RoleDealt) -> str:
        role = names.role(self.words, event.role)
        return self.words("botk-story-role-dealt", name=self.fmt.bold(event.seat), role=role)

    @tell.register
    def _(self, event: ev.RoleDiscarded) -> str:
        return self.words("botk-story-role-discarded", role=names.role(self.words, event.role))

    @tell.register
    def _(self, event: ev.ItemDealt) -> str:
        self.items[event.place] = event.item
        item = names.item(self.words, event.item)
        if event.place == CENTRE:
            return self.words("botk-story-item-dealt-centre", item=item)
        name = names.place_name(self.fmt, event.place)
        return self.words("botk-story-item-dealt", name=name, item=item)

    @tell.register
    def _(self, event: ev.Peeked) -> str:
        return self.words(
            "botk-story-peeked",
            by=self.fmt.bold(event.by),
            a=names.item_of(self.fmt, event.place, by=event.by),
            item=names.item(self.words, event.item),
        )

    @tell.register
    def _(self, event: ev.Switched) -> str:
        line = self.words(
            "botk-story-switched",
            by=self.fmt.bold(event.by),
            a=names.item_of(self.fmt, event.first, by=event.by),
            item=self._at(event.first),
            b=names.item_of(self.fmt, event.second, by=event.by),
            other=self._at(event.second),
        )
        self._move(((event.first, event.second), (event.second, event.first)))
        return line

    @tell.register
    def _(self, event: ev.Moved) -> str:
        moves = [
            self.words("botk-story-move", item=self._at(origin), to=names.place_name(self.fmt, to))
            for origin, to in event.moves
        ]
        self._move(event.moves)
        card = names.gallows(self.words, event.card)
        comma = self.words("list-comma")
        return self.words("botk-story-moved", card=card, moves=comma.join(moves))

    @tell.register
    def _(self, event: ev.Lay) -> str:
        self.items |= dict(event.items)
        lies = [
            self.words("botk-story-move", item=self._at(at), to=names.place_name(self.fmt, at))
            for at, _ in event.items
        ]
        return self.words("botk-story-lay", items=self.words("list-comma").join(lies))

    @tell.register
    def _(self, event: ev.RoleConfided) -> str:
        return self.words(
            "botk-story-role-confided",
            by=self.fmt.bold(event.by),
            to=self.fmt.bold(event.whom),
            role=names.role(self.words, event.role),
        )

    def _at(self, place: Place) -> str:
        return names.item(self.words, self.items[place])

    def _move(self, moves: Iterable[tuple[Place, Place]]) -> None:
        self.items |= {to: self.items[origin] for origin, to in moves}
