"""A player who answers at random: for tests, and to measure other players against."""

from games.engine.asks import Answer, Ask, Target, Verb
from games.engine.dice import Dice, draw, pick, shuffle
from games.engine.play_style import DEFAULT_STYLE, PlayStyle


class RandomPlayer:
    """Chooses a verb, then its targets, each as likely as the others."""

    def answer(
        self, notebook: object, ask: Ask, dice: Dice, style: PlayStyle = DEFAULT_STYLE
    ) -> Answer:
        """Answer by these dice; the notebook is not read, and chance has no manners."""
        verb = pick(dice, ask.verbs)
        count = verb.least + dice.below(verb.most - verb.least + 1)
        return Answer(verb.name, picked(verb, count, dice))


def picked(verb: Verb, count: int, dice: Dice) -> tuple[Target, ...]:
    """Return so many targets of a verb by chance, those that it needs among them."""
    if not verb.needed:
        return draw(dice, verb.pool, count)
    others = [target for target in verb.pool if target not in verb.needed]
    picks = [*verb.needed, *draw(dice, others, count - len(verb.needed))]
    shuffle(dice, picks)
    return tuple(picks)
