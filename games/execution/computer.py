"""The computer player: plays each hand in the way that leaves the most to hope for."""

from games.engine.asks import Answer, Ask
from games.engine.dice import Dice
from games.engine.play_style import DEFAULT_STYLE, PlayStyle
from games.execution.layout import Move
from games.execution.lookahead import Outlook, ends
from games.execution.notebook import ExecutionNotebook
from games.execution.words import Do, Topic


class ComputerPlayer:
    """Looks at all that the hand may lead to, and no further. It never takes a card back."""

    def answer(
        self, notebook: ExecutionNotebook, ask: Ask, dice: Dice, style: PlayStyle = DEFAULT_STYLE
    ) -> Answer:
        """Return the first step to the best end; draw where nothing is better than that."""
        layout = notebook.layout
        outlook = Outlook(layout.unseen())
        best: Move | None = None
        most: float | None = None
        for after, first in ends(layout, notebook.level):
            value = outlook.worth(after)
            if most is None or value > most:
                best, most = first, value
        if best is None:
            return Answer(Do.DRAW) if ask.verb(Do.DRAW) else last_chance(ask)
        if ask.topic == Topic.SAVE:
            return Answer(best.to, (best.card,))
        return Answer(best.card, (best.to,))


def last_chance(ask: Ask) -> Answer:
    """Lay the top of the discard pile somewhere: there is nothing else to be done."""
    verb = next(verb for verb in ask.verbs if verb.most)
    return Answer(verb.name, verb.pool[:1])
