"""Games as a stranger may write them: each small, and each with something wrong in it."""

from tests.attacks.hostile.entries import ENTRIES
from tests.attacks.hostile.kinds import Fate, Hostile
from tests.attacks.hostile.players import PLAYERS
from tests.attacks.hostile.scripts import SCRIPTS
from tests.attacks.hostile.views import VIEWS

HOSTILE = {each.name: each for each in (*SCRIPTS, *PLAYERS, *VIEWS, *ENTRIES)}
"""All of them, by the game's id."""

__all__ = ["HOSTILE", "Fate", "Hostile"]
