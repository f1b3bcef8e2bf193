"""Whole games of dotk as text, with every seat's view: what tests/dotk/golden/ holds.

`python -m tests.dotk.playthrough` writes the files anew. Read the difference before you keep it.
"""

from pathlib import Path

from gallows.kit.playthrough import Golden, Playthroughs
from games.dotk.game import DOTK
from games.dotk.notebook import DotkNotebook
from games.dotk.setup import Options
from games.dotk.words import Mode


def golden(seats: int, mode: Mode, *, by_chance: bool = False) -> Golden:
    return Golden(seats, Options(mode=mode), tuple(range(seats)), by_chance)


GAMES = {
    "three-computers-at-court": golden(3, Mode.COURT),
    "four-at-court-by-chance-and-often-silent": golden(4, Mode.COURT, by_chance=True),
    "five-computers-for-tokens": golden(5, Mode.TOKENS),
    "eight-for-their-lives-by-chance-and-often-silent": golden(8, Mode.LIVES, by_chance=True),
}


def _view(book: DotkNotebook, _: DotkNotebook) -> str:
    lying = [
        f"{seat}={card.character}{' open' if card.face_up else ''}"
        for seat, card in book.cards.items()
        if card.character is not None
    ]
    viewer = "onlooker" if book.viewer is None else f"seat {book.viewer}"
    hand = ", ".join(book.hand)
    return f"  {viewer} knows: {', '.join(lying)}; hand {hand}; {list(book.tally.values())}"


PLAYTHROUGHS = Playthroughs(DOTK, Path(__file__).parent / "golden", GAMES, _view)

if __name__ == "__main__":
    PLAYTHROUGHS.write()
