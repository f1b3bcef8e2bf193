"""Whole games of botk as text, with every seat's view: what tests/botk/golden/ holds.

`python -m tests.botk.playthrough` writes the files anew. Read the difference before you keep it.
"""

from pathlib import Path

from gallows.kit.playthrough import Golden, Playthroughs
from games.botk.game import BOTK
from games.botk.notebook import BotkNotebook
from games.botk.setup import Options
from games.botk.words import CENTRE, Place

PURSES = (5, 1, 0, 2, 5, 5, 0, 9)


def golden(seats: int, options: Options, *, by_chance: bool = False) -> Golden:
    return Golden(seats, options, PURSES[:seats], by_chance)


GAMES = {
    "four-computers": golden(4, Options()),
    "six-computers": golden(6, Options(always_saboteur=True)),
    "five-by-chance-and-often-silent": golden(5, Options(), by_chance=True),
    "eight-by-chance-and-often-silent": golden(8, Options(executioner=(2,)), by_chance=True),
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
