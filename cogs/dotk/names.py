"""Characters and standings of dotk in words."""

from bot.api import Formatter, Words
from games.dotk.cards import CARDS, Character
from games.dotk.notebook import DotkNotebook
from games.dotk.words import Mode
from games.engine.asks import Seat


def worth(words: Words, character: Character) -> str:
    """Return what a character counts: one number, or the normal one and the other."""
    card = CARDS[character]
    if card.other is None:
        return str(card.value)
    return words("dotk-two-values", first=card.value, second=card.other)


def valued(words: Words, character: Character) -> str:
    """Return a character with what it counts."""
    name = words(f"dotk-character-{character}")
    return words("dotk-valued", card=name, value=worth(words, character))


def standing(fmt: Formatter, notebook: DotkNotebook, seat: Seat) -> str:
    """Return a seat's points, tokens or lives."""
    words, n = fmt.words, notebook.tally[seat]
    if notebook.at_court:
        return words("dotk-points", n=n)
    return words(f"dotk-{kind(notebook)}", n=n)


def kind(notebook: DotkNotebook) -> str:
    """Return what is played for, as texts name it: a place at court, tokens or lives."""
    if notebook.at_court:
        return "court"
    return "lives" if notebook.mode is Mode.LIVES else "tokens"


def heading(fmt: Formatter, notebook: DotkNotebook) -> str:
    """Return which round it is, and what for."""
    words = fmt.words
    what = fmt.noun(notebook.contest)
    if notebook.at_court:
        return words(
            "dotk-turn", turn=notebook.turn, turns=notebook.rounds, n=notebook.round, what=what
        )
    return words("dotk-round", n=notebook.round, of=notebook.rounds, what=what)
