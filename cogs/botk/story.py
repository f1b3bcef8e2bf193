"""The whole story, secrets included: told when it is over."""

from collections.abc import Iterable, Sequence

from bot.api import Formatter, Special, Teller
from cogs.botk import names
from cogs.botk.tale import telling
from games.botk import events as ev
from games.botk.cards import Item
from games.botk.words import Place
from games.engine.events import Event, LogEntry


def story(fmt: Formatter, told: Sequence[LogEntry]) -> list[tuple[str, list[str]]]:
    """Return the game's chapters: the name of a phase, and its lines."""
    events, items = [each.event for each in told], Items()
    secrets: dict[type[Event], Special] = {
        ev.ItemDealt: items.dealt,
        ev.Switched: items.switched,
        ev.Moved: items.moved,
        ev.Lay: items.lay,
    }
    return Teller(fmt, "story", telling(events, secrets)).chapters(events)


class Items:
    """Knows where every item lies as the story goes on, and tells their moves."""

    def __init__(self) -> None:
        self._at: dict[Place, Item] = {}

    def dealt(self, teller: Teller, event: ev.ItemDealt) -> str:
        """Tell who got an item."""
        self._at[event.place] = event.item
        return teller.by_text(event, place=names.place_name(teller.fmt, event.place))

    def switched(self, teller: Teller, event: ev.Switched) -> str:
        """Tell two items that changed places."""
        item, other = self._at[event.first], self._at[event.second]
        self._at |= {event.first: other, event.second: item}
        return teller.by_text(event, item=item, other=other)

    def moved(self, teller: Teller, event: ev.Moved) -> str:
        """Tell which items moved, and to where."""
        moves = {to: self._at[origin] for origin, to in event.moves}
        self._at |= moves
        return teller.by_text(event, moves=_lying(teller.fmt, moves.items()))

    def lay(self, teller: Teller, event: ev.Lay) -> str:
        """Tell where items lie."""
        self._at |= dict(event.items)
        return teller.by_text(event, items=_lying(teller.fmt, event.items))


def _lying(fmt: Formatter, places: Iterable[tuple[Place, Item]]) -> str:
    return fmt.commas(
        fmt.words("botk-story-move", item=fmt.noun(item), to=names.place_name(fmt, place))
        for place, item in places
    )
