"""How a computer player plays: how well, and of what temper."""

from enum import StrEnum

from games.engine.dice import derive, shuffle
from games.engine.values import value


class Strength(StrEnum):
    """How well the computers of a table play: one for all of them."""

    EASY = "easy"
    """As normal, but now and then they do just anything, which `Computer` sees to."""
    NORMAL = "normal"
    """As well as the game's computer can at once."""
    HARD = "hard"
    """As normal, with whatever has proved better: it may think ahead, as `Lookahead` says. Only
    what beats a normal one is offered to players: see `Game.strengths`."""


AS_USUAL = (Strength.EASY, Strength.NORMAL)
"""The strengths of a game for which no better way to play than its computer's is known."""


class Temper(StrEnum):
    """What a computer player is like, where several ways are about as good as each other."""

    CAREFUL = "careful"
    """Shuns risks."""
    BOLD = "bold"
    """Seeks them."""
    TREACHEROUS = "treacherous"
    """Misleads, and bears a grudge."""


@value
class PlayStyle:
    """How one computer player plays. Without a temper it weighs all as its game does."""

    strength: Strength = Strength.NORMAL
    """How well it plays."""
    temper: Temper | None = None
    """What it is like; None: none of these."""
    talkative: bool = False
    """Whether it speaks up whenever it has something to say, and not only now and then."""


DEFAULT_STYLE = PlayStyle()
"""As a game's balance is measured, and as a computer plays for who is away."""


def tempers(seed: bytes, count: int) -> list[Temper]:
    """Draw the tempers of so many computers, in the order of their seats.

    By dice of their own, which take nothing from the match's. All tempers are dealt before one
    comes twice, so that no table has the same company over and over.
    """
    dice, dealt = derive(seed, "tempers"), list[Temper]()
    while len(dealt) < count:
        several = list(Temper)
        shuffle(dice, several)
        dealt += several
    return dealt[:count]
