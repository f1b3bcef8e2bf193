"""What takes the place of a game that is not installed, at the tables that it has left behind."""

from collections.abc import Sequence
from typing import Any

from pydantic import BaseModel

from bot.plugins.formatter import Formatter
from bot.plugins.plugin import GamePlugin
from bot.plugins.registry import plugins
from bot.plugins.view import GameView
from games.api import API
from games.engine.events import Event
from games.engine.game import Game
from games.engine.notebook import Notebook
from games.engine.random_player import RandomPlayer
from games.engine.script_context import ScriptContext


class Blank(Notebook):
    """What is known where a game has no notebook to note it in."""

    def learn(self, event: Event) -> None:
        """Make nothing of it."""


async def _nothing(_context: ScriptContext, _options: BaseModel) -> None:
    """Play nothing."""


def _blank(_fmt: Formatter, _notebook: Any) -> Sequence[Sequence[str]]:
    return ()


def plugin_of(game: str) -> GamePlugin:
    """Return the game of a table; where it is not installed, one of its name that plays nothing."""
    found = plugins().get(game)
    if found is not None:
        return found
    rules = Game(
        id=game,
        version="",
        least_seats=1,
        most_seats=1,
        options=BaseModel,
        script=_nothing,
        notebook=Blank,
        computer=RandomPlayer(),
    )
    return GamePlugin(api=API, rules=rules, view=GameView(board=_blank, hand=_blank, final=_blank))
