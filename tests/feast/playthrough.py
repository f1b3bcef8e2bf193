"""Whole games of feast as text, with every seat's view: what tests/feast/golden/ holds.

`python -m tests.feast.playthrough` writes the files anew. Read the difference before you keep it.
"""

from pathlib import Path

from gallows.kit.playthrough import Golden, Playthroughs
from gallows.kit.stacked_dice import draws_for
from games.feast.cards import OTHER_TITLES, Role, Title, in_order
from games.feast.game import FEAST
from games.feast.knowledge import Card
from games.feast.notebook import FeastNotebook
from games.feast.scenarios import Options, Scenario
from tests.feast.play import draws_from

R, T = Role, Title

LOVERS = (R.KING, R.QUEEN, R.EXECUTIONER, R.GOLD_KNIGHT, R.PRINCESS, R.SUITOR, R.ASSASSIN)
SIX = (R.BLACK_KNIGHT, R.KING, R.GUARD, R.ASSASSIN, R.REBEL, R.GOLD_KNIGHT)
TEN = (
    *(R.GOLD_KNIGHT, R.KING, R.BLUE_KNIGHT, R.ASSASSIN, R.PRINCESS, R.GUARD, R.RED_KNIGHT),
    *(R.SUITOR, R.EXECUTIONER, R.WHITE_KNIGHT),
)


def golden(
    scenario: Scenario,
    roles: tuple[Role, ...],
    titles: tuple[Title, ...] = (),
    *,
    by_chance: bool = False,
) -> Golden:
    """The first seat has the first role; ``titles`` are those that the dice choose."""
    draws = draws_from(tuple(R)[1:], roles) if scenario is Scenario.DICE else []
    draws += draws_for(in_order(roles), roles) + draws_from(OTHER_TITLES, titles)
    custom = in_order(roles) if scenario is Scenario.CUSTOM else ()
    options = Options(scenario=scenario, roles=custom)
    return Golden(len(roles), options, (5,) * len(roles), by_chance, tuple(draws))


GAMES = {
    "five-computers": golden(Scenario.A, (R.WHITE_KNIGHT, R.REBEL, R.ASSASSIN, R.KING, R.GUARD)),
    "seven-computers-in-love": golden(Scenario.B, LOVERS, (T.CHAPLAIN, T.INQUISITOR)),
    "six-by-chance-and-often-silent": golden(Scenario.CUSTOM, SIX, (T.INQUISITOR,), by_chance=True),
    "ten-by-chance-and-often-silent": golden(
        Scenario.DICE,
        TEN,
        (T.TASTER, T.SPYMASTER, T.MASTER_COOK, T.HERALD, T.FOOL),
        by_chance=True,
    ),
}
"""Decks are stacked: a new title changes none of these deals."""


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
