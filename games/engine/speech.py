"""When computer players speak, and whether truly: by their tempers."""

from games.engine.dice import Dice
from games.engine.manner import Manner, Temper

TALKS = {None: 20, Temper.CAREFUL: 15, Temper.BOLD: 35, Temper.TREACHEROUS: 30}
"""Before how many of a hundred answers somebody says something."""
LIES = {None: 15, Temper.CAREFUL: 5, Temper.BOLD: 15, Temper.TREACHEROUS: 60}
"""How many of a hundred claims about what only the speaker knows are lies."""


def talks(dice: Dice, manner: Manner) -> bool:
    """Say whether a computer speaks up now."""
    return dice.below(100) < TALKS[manner.temper]


def lies(dice: Dice, manner: Manner) -> bool:
    """Say whether what it says is a lie, where there is something to hide."""
    return dice.below(100) < LIES[manner.temper]
