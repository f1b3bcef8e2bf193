"""What computers of a temper do where those of another do otherwise, counted over a few games."""

from collections import Counter
from typing import Any

from games.engine.asks import Answer, Ask
from games.engine.computers import Computer
from games.engine.dice import Dice, derive
from games.engine.game import Game
from games.engine.play_style import DEFAULT_STYLE, PlayStyle, Strength, Temper
from games.engine.simulation import deal_seed, play

CAREFUL = PlayStyle(Strength.NORMAL, Temper.CAREFUL)
BOLD = PlayStyle(Strength.NORMAL, Temper.BOLD)
TREACHEROUS = PlayStyle(Strength.NORMAL, Temper.TREACHEROUS)


class Company:
    """Computers of several tempers who think about the same: by turns one of them answers."""

    def __init__(self, game: Game, styles: tuple[PlayStyle, ...]) -> None:
        self.players = [Computer(game, style) for style in styles]
        self.found = [Counter[tuple[str, str]]() for _ in styles]

    def answer(
        self, notebook: Any, ask: Ask, dice: Dice, style: PlayStyle = DEFAULT_STYLE
    ) -> Answer:
        luck = dice.below(1 << 30).to_bytes(4, "big")
        given = [player.answer(notebook, ask, derive(luck)) for player in self.players]
        for found, answer in zip(self.found, given, strict=True):
            found[ask.topic, answer.verb] += 1
        return given[dice.below(len(given))]


def answers(
    game: Game, styles: tuple[PlayStyle, ...], seats: int, matches: int, **options: Any
) -> list[Counter[tuple[str, str]]]:
    """How often which topic is answered by which verb, by each style; all are asked the same."""
    company = Company(game, styles)
    for k in range(matches):
        seed = deal_seed(game, seats, "temper", k)
        play(game, seed, [company] * seats, options=game.options(**options))
    return company.found
