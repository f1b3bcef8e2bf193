"""What computers of a temper do, counted over a few games among themselves."""

from collections import Counter
from typing import Any

from games.engine.computers import Computer
from games.engine.game import Game
from games.engine.play_style import PlayStyle, Strength, Temper
from games.engine.simulation import deal_seed, play

CAREFUL = PlayStyle(Strength.NORMAL, Temper.CAREFUL)
BOLD = PlayStyle(Strength.NORMAL, Temper.BOLD)
TREACHEROUS = PlayStyle(Strength.NORMAL, Temper.TREACHEROUS)


def answers(
    game: Game, style: PlayStyle, seats: int, matches: int, **options: Any
) -> Counter[tuple[str, str]]:
    """How often which topic was answered by which verb; the deals are the same for all tempers."""
    found = Counter[tuple[str, str]]()
    players = [Computer(game, style)] * seats
    for k in range(matches):
        seed = deal_seed(game, seats, "temper", k)
        match = play(game, seed, players, options=game.options(**options))
        found.update((given.topic, given.verb) for given in match.given)
    return found
