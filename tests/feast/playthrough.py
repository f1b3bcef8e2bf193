"""Whole games of feast as text, with every seat's view: what tests/feast/golden/ holds.

`python -m tests.feast.playthrough` writes the files anew. Read the difference before you keep it.
"""

from pathlib import Path

from gallows.kit.playthrough import Golden, Playthroughs
from games.feast.cards import Role
from games.feast.game import FEAST
from games.feast.knowledge import Card
from games.feast.notebook import FeastNotebook
from games.feast.scenarios import Options, Scenario

CUSTOM = (Role.KING, Role.ASSASSIN, Role.GUARD, Role.REBEL, Role.GOLD_KNIGHT, Role.BLACK_KNIGHT)


def golden(
    seats: int, scenario: Scenario, roles: tuple[Role, ...] = (), *, by_chance: bool = False
) -> Golden:
    return Golden(seats, Options(scenario=scenario, roles=roles), (5,) * seats, by_chance)


GAMES = {
    "five-computers": golden(5, Scenario.A),
    "seven-computers-in-love": golden(7, Scenario.B),
    "six-by-chance-and-often-silent": golden(6, Scenario.CUSTOM, CUSTOM, by_chance=True),
    "ten-by-chance-and-often-silent": golden(10, Scenario.DICE, by_chance=True),
}


def _card(name: str, card: Card) -> str:
    """A card as the viewer knows it: + is poison, - is not, ? may be again."""
    if card.poison is None:
        return name
    return name + ("+" if card.poison else "-" if card.sure is False else "?")


def _view(book: FeastNotebook, onlooker: FeastNotebook) -> str:
    """What a viewer knows; of a seat, only what an onlooker does not know."""
    public = _guests(onlooker)
    if book.viewer is None:
        decks = " ".join(str(size) for size in book.decks.values())
        return f"  onlooker: {' | '.join(public)}; decks {decks}"
    own = [each for each in _guests(book) if each not in public]
    standing = book.standing()
    wins = "" if standing is None or not book.decks else f"; goal {'+' if standing.won else '-'}"
    return f"  seat {book.viewer} ({book.role}): {' | '.join(own)}{wins}"


def _guests(book: FeastNotebook) -> list[str]:
    seats = []
    for guest in book.guests.values():
        role = book.known_role(guest.seat)
        shown = role is not None and guest.seat != book.viewer
        name = f"{guest.seat} {role}" if shown or guest.seat == book.king else f"{guest.seat}"
        if not guest.alive:
            seats.append(f"{guest.seat} {guest.role} died of {guest.cause}")
            continue
        foods = [_card(str(food), card) for food, card in guest.foods.items()]
        if guest.goblet is not None:
            foods.append(_card("goblet", guest.goblet))
        tokens = f"{guest.tokens:+d}" if guest.tokens else "0"
        seats.append(f"{name} {tokens} [{' '.join(guest.titles)}] ({' '.join(foods)})")
    return seats


PLAYTHROUGHS = Playthroughs(FEAST, Path(__file__).parent / "golden", GAMES, _view)

if __name__ == "__main__":
    PLAYTHROUGHS.write()
