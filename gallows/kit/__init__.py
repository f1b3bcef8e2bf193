"""The test kit: what every game must hold, for a game's own tests and `gallows check-game`."""

from gallows.kit.assertions import Broken
from gallows.kit.installed import installed_game
from gallows.kit.play import MatchPlay
from gallows.kit.playthrough import Golden, Playthroughs, View
from gallows.kit.stacked_dice import StackedDice, draws_for
from gallows.kit.testing import GameTests
from games.engine.field_docs import show_field_docs

__all__ = [
    "Broken",
    "GameTests",
    "Golden",
    "MatchPlay",
    "Playthroughs",
    "StackedDice",
    "View",
    "draws_for",
    "installed_game",
]

show_field_docs(globals(), "gallows")
