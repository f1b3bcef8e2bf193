"""A player who answers at random: for tests, and to measure other players against."""

from games.engine.asks import Answer, Ask
from games.engine.dice import Dice, draw, pick


class RandomPlayer:
    """Chooses a verb, then its targets, each as likely as the others."""

    def answer(self, notebook: object, ask: Ask, dice: Dice) -> Answer:
        """See `games.engine.game.Player.answer`; the notebook is not read."""
        verb = pick(dice, ask.verbs)
        count = verb.least + dice.below(verb.most - verb.least + 1)
        return Answer(verb.name, draw(dice, verb.pool, count))
