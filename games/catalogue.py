"""The games that this house plays, by name."""

from games.botk.game import BOTK
from games.engine.game import Game
from games.feast.game import FEAST

GAMES: dict[str, Game] = {game.id: game for game in (BOTK, FEAST)}
