"""Cards and tokens of feast in words."""

from collections.abc import Iterable, Mapping

from bot.api import Words
from games.feast.cards import SETUP_TITLES, Deck, Food, Role, Spot, Title
from games.feast.scenarios import Scenario


def scenario(words: Words, which: Scenario) -> str:
    """Return how the roles are chosen."""
    return words(f"feast-scenario-{which.lower()}")


def role(words: Words, card: Role) -> str:
    """Return a role's name."""
    return words(f"feast-role-{card}")


def roles(words: Words, cards: Iterable[Role]) -> str:
    """Return roles as a list."""
    return words("list-comma").join(role(words, card) for card in cards)


def is_house(title: Title) -> bool:
    """Say whether a title is the house's: all but those that the setup needs."""
    return title not in SETUP_TITLES


def title(words: Words, card: Title) -> str:
    """Return a title's name; those of the house are marked."""
    name = words(f"feast-title-{card}")
    return words("feast-house", name=name) if is_house(card) else name


def titles(words: Words, cards: Iterable[Title]) -> str:
    """Return titles as a list."""
    return words("list-comma").join(title(words, card) for card in cards)


def food(words: Words, card: Food | str) -> str:
    """Return a food's name."""
    return words(f"feast-food-{card}")


def foods(words: Words, cards: Iterable[Food]) -> str:
    """Return foods as a list."""
    return words("list-comma").join(food(words, card) for card in cards)


def card(words: Words, what: Food | Spot) -> str:
    """Return a food's name, or "goblet"."""
    return words("feast-goblet") if what == Spot.GOBLET else food(words, what)


def goblet(words: Words, poison: bool) -> str:
    """Return what is in a goblet."""
    return words("feast-goblet-poison" if poison else "feast-goblet-wine")


def deck(words: Words, which: Deck) -> str:
    """Return a deck's name."""
    if which.value in list(Food):
        return food(words, which.value)
    return words(f"feast-deck-{which}")


def decks(words: Words, sizes: Mapping[Deck, int]) -> str:
    """Return decks with their sizes as a list."""
    return words("list-comma").join(
        words("feast-deck-size", deck=deck(words, which), n=n) for which, n in sizes.items()
    )


def tokens(words: Words, n: int) -> str:
    """Return Honor (a positive number), Dishonor (a negative one), or that there is neither."""
    if n == 0:
        return words("feast-no-honor")
    return words("feast-honor", n=n) if n > 0 else words("feast-dishonor", n=-n)
