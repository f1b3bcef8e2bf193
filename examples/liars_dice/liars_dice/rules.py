"""Liar's dice: what can happen, and the rulebook from top to bottom. Rulings: README.md."""

from dataclasses import dataclass
from enum import StrEnum

from games import api
from games.api import Answer, Event, Question, ScriptContext, Seat, Verb, one, pick, value

LIAR = "liar"
"""The verb of a challenge. The verbs of a bid are the faces."""
MOST_OFFERED = 25
"""How many numbers one of Discord's lists can offer."""


class Face(StrEnum):
    """A side of a die."""

    ONE = "one"
    TWO = "two"
    THREE = "three"
    FOUR = "four"
    FIVE = "five"
    SIX = "six"


FACES = tuple(Face)


class Options(api.BaseModel, frozen=True):
    """What the host chooses: how many dice each, and whether ones count as every face."""

    dice: int = 5
    wild: bool = True


@value
class RoundBegan(Event):
    """All have rolled, each as many dice as they have ``left``; ``seat`` bids first."""

    seat: Seat
    left: tuple[int, ...]
    wild: bool


@value
class DiceRolled(Event):
    """What lies under a seat's cup. Only this seat is told."""

    seat: Seat
    dice: tuple[Face, ...]


@value
class BidMade(Event):
    """A seat says: under all the cups are at least so many of this face."""

    seat: Seat
    count: int
    face: Face


@value
class LiarCalled(Event):
    """``by`` does not believe the bid of ``seat``."""

    by: Seat
    seat: Seat


@value
class CupLifted(Event):
    """What lay under a seat's cup, for all to see."""

    seat: Seat
    dice: tuple[Face, ...]


@value
class DieLost(Event):
    """There were ``found`` of the face, so a seat loses a die."""

    found: int
    face: Face
    seat: Seat


@value
class GameWon(Event):
    """Nobody else has a die left."""

    seat: Seat


@dataclass
class State:
    """What the script knows: who has how many dice left, and has caught how many liars."""

    context: ScriptContext
    options: Options
    left: dict[Seat, int]
    caught: dict[Seat, int]

    def after(self, seat: Seat) -> Seat:
        """Return the next seat clockwise that has dice."""
        return next(other for other in self.context.clockwise_from(seat) if self.left[other])


async def play(context: ScriptContext, options: Options) -> None:
    """In every round somebody loses a die; who has the last ones wins."""
    state = State(
        context,
        options,
        dict.fromkeys(context.seats, options.dice),
        dict.fromkeys(context.seats, 0),
    )
    seat = pick(context.dice, context.seats)
    while sum(map(bool, state.left.values())) > 1:
        seat = await play_round(state, seat)
    for loser in context.clockwise_from(seat):
        context.purses.pay(loser, seat, 1, "lost")
    context.announce(GameWon(seat))
    parts = [
        api.SeatOutcome(each, "player", each == seat, True, (api.Count("caught", n),))
        for each, n in state.caught.items()
    ]
    context.settle(api.Outcome("won", tuple(parts), tuple(context.purses.payments)))


async def play_round(state: State, seat: Seat) -> Seat:
    """Roll in secret, bid in turn until somebody calls a liar; return who bids first next.

    That is who lost a die, or, if it was the last one, the next player.
    """
    context, wild = state.context, state.options.wild
    context.announce(RoundBegan(seat, tuple(state.left.values()), wild))
    cups = {each: roll(context, n) for each, n in state.left.items() if n}
    for each, dice in cups.items():
        context.tell(DiceRolled(each, dice), each)
    bid: BidMade | None = None
    while True:
        answer = await context.ask(question(state, seat, bid))
        if bid is not None and answer.verb == LIAR:
            break
        bid = BidMade(seat, answer.pick(int), Face(answer.verb))
        context.announce(bid)
        seat = state.after(seat)
    context.announce(LiarCalled(seat, bid.seat))
    for each, dice in cups.items():
        context.announce(CupLifted(each, dice))
    found = sum(count(dice, bid.face, wild) for dice in cups.values())
    loser = bid.seat if found < bid.count else seat
    state.caught[seat] += loser != seat
    state.left[loser] -= 1
    context.announce(DieLost(found, bid.face, loser))
    return loser if state.left[loser] else state.after(loser)


def roll(context: ScriptContext, n: int) -> tuple[Face, ...]:
    """Return so many dice, the lowest first."""
    return tuple(sorted((pick(context.dice, FACES) for _ in range(n)), key=FACES.index))


def count(dice: tuple[Face, ...], face: Face, wild: bool) -> int:
    """Return how many dice count as a face."""
    return sum(die is face or (wild and die is Face.ONE) for die in dice)


def question(state: State, seat: Seat, bid: BidMade | None) -> Question:
    """Ask for more dice, or as many of a higher face; wild ones cannot be bid. Or for a challenge.

    Silence opens with the lowest bid, and believes no other.
    """
    lowest, before = (1, -1) if bid is None else (bid.count, FACES.index(bid.face))
    verbs = []
    for index, face in enumerate(FACES):
        least = lowest if index > before else lowest + 1
        pool = tuple(range(least, sum(state.left.values()) + 1))
        if pool and not (state.options.wild and face is Face.ONE):
            verbs.append(one(face, pool[:MOST_OFFERED]))
    if bid is None:
        return Question(seat, "open", tuple(verbs), silence=Answer(verbs[0].name, (1,)))
    return Question(seat, "bid", (*verbs, Verb(LIAR)), silence=Answer(LIAR))
