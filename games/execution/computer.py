"""The computer player: plays each hand in the way that leaves the most to hope for."""

from games.engine.asks import Answer, Ask
from games.engine.dice import Dice
from games.engine.play_style import DEFAULT_STYLE, PlayStyle, Strength
from games.execution.layout import Move
from games.execution.notebook import ExecutionNotebook
from games.execution.rollouts import advice, ways
from games.execution.words import Do, Topic


class ComputerPlayer:
    """Looks at all that the hand may lead to. It takes no card back, and asks for no hint.

    A hard one plays the best ways on to the end before it chooses, which takes it up to a second.
    """

    def answer(
        self, notebook: ExecutionNotebook, ask: Ask, dice: Dice, style: PlayStyle = DEFAULT_STYLE
    ) -> Answer:
        """Return the first step of the best way; draw where nothing is better than that."""
        layout, level = notebook.layout, notebook.level
        found = ways(layout, level)
        if style.strength is Strength.HARD and len(found) > 1:
            return as_answer(advice(layout, level, dice).move, ask)
        return as_answer(found[0].move, ask)


def as_answer(move: Move | None, ask: Ask) -> Answer:
    """Return a move as an answer."""
    if move is None:
        return Answer(Do.DRAW) if ask.verb(Do.DRAW) else last_chance(ask)
    if ask.topic == Topic.SAVE:
        return Answer(move.to, (move.card,))
    return Answer(move.card, (move.to,))


def last_chance(ask: Ask) -> Answer:
    """Lay the top of the discard pile somewhere: there is nothing else to be done."""
    verb = next(verb for verb in ask.verbs if verb.most)
    return Answer(verb.name, verb.pool[:1])
