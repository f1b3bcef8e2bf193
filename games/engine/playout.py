"""Players and their notebooks, from where a match is to its end."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from games.engine.asks import Ask, Seat
from games.engine.dice import Dice
from games.engine.game import Player
from games.engine.match import Match
from games.engine.random_player import RandomPlayer

Speak: TypeAlias = Callable[[Any, Ask], None]
"""(notebook, ask): what happens before somebody answers, who knows so much."""


def play_out(
    match: Match, players: Sequence[Player], chances: Sequence[Dice], speak: Speak | None = None
) -> None:
    """Play a match to its end, one player and their dice a seat.

    ``speak`` is called before each answer, with the notebook of who gives it and what is asked.
    """
    notebooks = [match.game.notebook(match.seats, Seat(seat)) for seat in range(match.seats)]
    noted = [0] * match.seats

    def catch_up(seat: Seat) -> None:
        notebooks[seat].read(match.log[noted[seat] :])
        noted[seat] = len(match.log)

    # Chance reads nothing, so that nothing is noted for it.
    blind = [type(player) is RandomPlayer for player in players]
    while match.asks:
        ask = match.asks[0]
        seat = ask.seat
        if not blind[seat]:
            catch_up(seat)
        if speak is not None and not blind[seat]:
            speak(notebooks[seat], ask)
            catch_up(seat)
        match.submit(seat, ask.id, players[seat].answer(notebooks[seat], ask, chances[seat]))
