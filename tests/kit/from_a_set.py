"""A script that goes through a set of words: their order is another in every process.

And one that prints. It is a module of its own, so that the processes that play it again have little
to import.
"""

from gallows.template.gallows_newgame.rules import CardDealt, Options, play
from games.api import Answer, Question, ScriptContext, Seat, Verb

CARDS = {"ace", "king", "queen", "knave", "ten", "nine", "eight", "seven"}


async def dealing(context: ScriptContext, options: Options) -> None:
    """Deal as many cards as there are seats, once somebody has answered."""
    await context.ask(Question(Seat(0), "turn", (Verb("keep"), Verb("swap")), Answer("keep")))
    for seat, card in zip(context.seats, CARDS, strict=False):
        context.tell(CardDealt(seat, len(card)), seat)
    await play(context, options)


async def printing(context: ScriptContext, options: Options) -> None:
    """Say what is nobody's business."""
    print("dealing")
    await play(context, options)
