"""By Order of the King, as the engine plays it."""

from collections.abc import Coroutine
from typing import Any

from games.botk.computer import ComputerPlayer
from games.botk.notebook import BotkNotebook
from games.botk.script import play
from games.botk.setup import Options
from games.engine.asks import Seat
from games.engine.court import Court
from games.engine.game import Game


class Botk(Game):
    """See `games.engine.game.Game`."""

    id = "botk"
    version = "1"
    least_seats = 4
    most_seats = 8
    options = Options
    computer = ComputerPlayer()

    def script(self, court: Court, options: Options) -> Coroutine[Any, Any, None]:
        """See `Game.script`."""
        return play(court, options)

    def notebook(self, seats: int, viewer: Seat | None) -> BotkNotebook:
        """See `Game.notebook`."""
        return BotkNotebook(seats, viewer)


BOTK = Botk()
