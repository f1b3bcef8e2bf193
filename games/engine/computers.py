"""A computer player of any game, as strong as it is meant to be."""

from typing import Any

from games.engine.asks import Answer, Ask
from games.engine.dice import Dice
from games.engine.game import Game
from games.engine.play_style import DEFAULT_STYLE, PlayStyle, Strength
from games.engine.random_player import RandomPlayer
from games.engine.search import best

SLIPS = 35
"""Of a hundred answers of an easy computer, how many are anything that is on offer."""


class Computer:
    """Who answers for a seat: a game's computer player.

    Chance does where an easy one slips; a hard one thinks ahead where its game can.
    """

    def __init__(self, game: Game, style: PlayStyle = DEFAULT_STYLE) -> None:
        """Play a game in a style: at a table the host and the dice settle that, in a test you."""
        self.game = game
        """What it plays."""
        self.style = style
        """How it plays."""

    def claim(self, notebook: Any, ask: Ask, dice: Dice) -> Answer | None:
        """Return what to say before answering, its kind as the verb; mostly nothing."""
        speaker, claims = self.game.speaker, self.game.claims
        if speaker is None or claims is None or ask.seat in claims.quiet(notebook):
            return None
        return speaker(notebook, ask, dice, self.style)

    def plea(self, notebook: Any, dice: Dice) -> Answer | None:
        """Return its last words, the kind of the claim as the verb; None to say nothing."""
        last = self.game.last_words
        return None if last is None else last.plea(notebook, dice, self.style)

    def thinks_ahead(self, notebook: Any, ask: Ask) -> bool:
        """Say whether an answer takes long: up to some 200 milliseconds."""
        lookahead = self.game.lookahead
        if lookahead is None or self.style.strength is not Strength.HARD:
            return False
        return lookahead.helps(notebook, ask)

    def answer(self, notebook: Any, ask: Ask, dice: Dice) -> Answer:
        """Return an answer that the ask offers; the same for the same dice."""
        if self.style.strength is Strength.EASY and dice.below(100) < SLIPS:
            return RandomPlayer().answer(notebook, ask, dice)
        quick = self.game.computer.answer(notebook, ask, dice, self.style)
        if self.game.lookahead is None or not self.thinks_ahead(notebook, ask):
            return quick
        return best(self.game, self.game.lookahead, notebook, ask, quick, dice)
