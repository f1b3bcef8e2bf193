"""Cards and places of botk in words."""

from collections.abc import Iterable

from bot.api import Formatter, Words, counted
from games.botk.cards import ROLES, Gallows, Item, Role
from games.botk.items import ITEMS
from games.botk.words import Place, Spot
from games.engine.asks import Seat


def item(words: Words, card: Item) -> str:
    """Return an item's name."""
    return words(f"botk-item-{card}")


def item_text(words: Words, card: Item) -> str:
    """Return what an item does."""
    return words(f"botk-item-{card}-text")


def item_mark(words: Words, card: Item) -> str:
    """Return the mark of a house card, to follow its name; nothing for another."""
    return words("botk-house-mark", house=words("house-card")) if ITEMS[card].house else ""


def role(words: Words, card: Role) -> str:
    """Return a role's name."""
    return words(f"botk-role-{card}")


def gallows(words: Words, card: Gallows) -> str:
    """Return a gallows card's name."""
    return words(f"botk-gallows-{card}")


def gallows_marks(words: Words, card: Gallows) -> str:
    """Return a gallows card's way to die, and that it is a house card, as all of them are."""
    marks = [words(f"botk-gallows-{card}-method"), words("house-card")]
    return words("list-comma").join(marks)


def roles(words: Words, cards: Iterable[Role]) -> str:
    """Return role cards in the order of the deck, with how many there are of each."""
    deck = [card.id for card in ROLES]
    return counted(words, (role(words, card) for card in sorted(cards, key=deck.index)))


def items(words: Words, cards: Iterable[Item]) -> str:
    """Return items in the order of the deck, with how many there are of each."""
    deck = list(ITEMS)
    return counted(words, (item(words, card) for card in sorted(cards, key=deck.index)))


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


def place_name(fmt: Formatter, place: Place, viewer: Seat | None = None) -> str:
    """Return where an item lies: "you", a name, or "the centre"."""
    if isinstance(place, Spot):
        return fmt.words("botk-centre")
    if place == viewer:
        return fmt.words("botk-you")
    return fmt.bold(place)
