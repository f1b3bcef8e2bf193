"""King's Feast, as the engine plays it."""

from collections.abc import Coroutine
from typing import Any

from games.engine.asks import Seat
from games.engine.court import Court
from games.engine.game import Game
from games.feast.computer import ComputerPlayer
from games.feast.notebook import FeastNotebook
from games.feast.scenarios import Options
from games.feast.script import play


class Feast(Game):
    """See `games.engine.game.Game`."""

    id = "feast"
    version = "2"
    least_seats = 5
    most_seats = 10
    options = Options
    computer = ComputerPlayer()

    def script(self, court: Court, options: Options) -> Coroutine[Any, Any, None]:
        """See `Game.script`."""
        return play(court, options)

    def notebook(self, seats: int, viewer: Seat | None) -> FeastNotebook:
        """See `Game.notebook`."""
        return FeastNotebook(seats, viewer)


FEAST = Feast()
