"""Whole games of botk as text, with every seat's view: what tests/botk/golden/ holds.

`python -m tests.botk.playthrough` writes the files anew. Read the difference before you keep it.
"""

from pathlib import Path

from gallows.kit.playthrough import Golden, Playthroughs
from games.botk.cards import Gallows
from games.botk.game import BOTK
from games.botk.notebook import BotkNotebook
from games.botk.setup import Options
from games.botk.words import CENTRE, Place
from tests.botk.items import CHALICE, CHEESE, DUMMY, HAT, KEG, KEY, MIMIC, PARDON, SHIELD, WINE
from tests.botk.play import J, L, P, S, stacked

PURSES = (5, 1, 0, 2, 5, 5, 0, 9)
SURE, NAMED = Options(always_saboteur=True), Options(executioner=(2,))


def golden(
    deal: list[int], seats: int, options: Options | None = None, *, by_chance: bool = False
) -> Golden:
    return Golden(seats, options or Options(), PURSES[:seats], by_chance, tuple(deal))


FOUR = stacked(
    (L, S, S, L),
    (PARDON, CHEESE, CHALICE, WINE),
    (Gallows.BLOOD_MONEY, Gallows.SPIN),
    executioner=1,
)
SIX = stacked(
    (S, J, S, S, L, P),
    (CHEESE, HAT, PARDON, CHALICE, KEY, WINE),
    (Gallows.CONFESSION, Gallows.STIR),
    executioner=5,
)
FIVE = stacked(
    (S, L, S, P, J),
    (WINE, PARDON, SHIELD, DUMMY, HAT),
    (Gallows.BLUNT_BLADE, Gallows.STIR),
    drawn=(HAT, SHIELD, WINE, DUMMY, KEG),
    executioner=1,
)
EIGHT = stacked(
    (P, J, L, L, L, L, S, S),
    (KEG, HAT, WINE, SHIELD, PARDON, CHEESE, CHALICE, KEY),
    (Gallows.BIRDS_EYE_VIEW, Gallows.SEALED),
    drawn=(CHEESE, HAT, WINE, KEG, CHALICE, SHIELD, KEY, MIMIC),
)
"""Decks are stacked: a new card changes at most what computers think, and none of these deals."""

GAMES = {
    "four-computers": golden(FOUR, 4),
    "six-computers": golden(SIX, 6, SURE),
    "five-by-chance-and-often-silent": golden(FIVE, 5, by_chance=True),
    "eight-by-chance-and-often-silent": golden(EIGHT, 8, NAMED, by_chance=True),
}


def _view(book: BotkNotebook, _: BotkNotebook) -> str:
    places: tuple[Place, ...] = (*book.prisoners, CENTRE)
    known = [f"{place}={item}" for place in places if (item := book.known_item(place)) is not None]
    known += [f"{p.seat} died" for p in book.prisoners.values() if p.died]
    known += [f"{p.seat} escaped" for p in book.prisoners.values() if p.escaped]
    known += [f"{seat} is {role}" for seat, role in book.confided.items()]
    purses = [book.purse(seat) for seat in book.seats] if book.purses_before else []
    viewer = "onlooker" if book.viewer is None else f"seat {book.viewer} ({book.role})"
    return f"  {viewer} knows: {', '.join(known)}; heads {book.heads}; purses {purses}"


PLAYTHROUGHS = Playthroughs(BOTK, Path(__file__).parent / "golden", GAMES, _view)

if __name__ == "__main__":
    PLAYTHROUGHS.write()
