"""The games that this house plays, by name."""

from games.botk.game import BOTK
from games.engine.game import Game

GAMES: dict[str, Game] = {BOTK.id: BOTK}
