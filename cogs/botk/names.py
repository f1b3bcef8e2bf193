"""Cards and places of botk in words."""

from collections.abc import Sequence

from bot.api import Formatter, Words
from games.botk.cards import Gallows, Item, Role
from games.botk.notebook import BotkNotebook
from games.botk.words import Place, Spot
from games.engine.asks import Seat
from games.engine.events import Event


def cards(fmt: Formatter, some: Sequence[Role | Item]) -> str:
    """Return cards in the order of their deck, with how many there are of each."""
    deck = [*Role, *Item]
    return fmt.counted(sorted(some, key=deck.index))


def in_deal(notebook: BotkNotebook) -> dict[str, str]:
    """Return as places of a text whether cards are in this deal that it may name."""
    roles, items = notebook.active_roles, notebook.active_items
    return {
        "princess": str(not roles or Role.PRINCESS in roles).lower(),
        "jester": str(not roles or Role.JESTER in roles).lower(),
        "cheese": str(not items or Item.CHEESE in items).lower(),
    }


def item_text(fmt: Formatter, notebook: BotkNotebook, item: Item) -> str:
    """Return what an item does, in this deal."""
    return fmt.words(f"botk-item-{item}-text", **in_deal(notebook))


def gallows_line(words: Words, card: Gallows) -> str:
    """Return a gallows card with what it does."""
    name, text = words(f"botk-gallows-{card}"), words(f"botk-gallows-{card}-text")
    return words("botk-gallows-line", card=name, text=text)


def item_of(
    fmt: Formatter, place: Place, viewer: Seat | None = None, *, by: Seat | None = None
) -> str:
    """Return "Ann's item", "the centre card", "your item", or "their own", being ``by``'s."""
    if isinstance(place, Spot):
        return fmt.words("botk-item-of-centre")
    if place == viewer:
        return fmt.words("botk-item-of-you")
    if place == by:
        return fmt.words("botk-item-of-own")
    return fmt.words("botk-item-of", name=fmt.bold(place))


def place_name(
    fmt: Formatter, place: Place, _event: Event | None = None, *, viewer: Seat | None = None
) -> str:
    """Return where an item lies: "you", a name, or "the centre"; the event told does not matter."""
    if isinstance(place, Spot):
        return fmt.words("botk-centre")
    if place == viewer:
        return fmt.words("botk-you")
    return fmt.bold(place)
