"""Nightshade: what can happen, and the rulebook from top to bottom. Rulings: README.md."""

from dataclasses import dataclass, field
from enum import StrEnum

from games import api
from games.api import (
    Answer,
    ByDice,
    Event,
    Question,
    ScriptContext,
    Seat,
    Verb,
    draw,
    one,
    pick,
    value,
)

LAY, BID, PASS, GATHER, GIVE_UP = "lay", "bid", "pass", "gather", "give-up"
"""The verbs."""


class Sprig(StrEnum):
    """What lies face down: nobody can tell one from the other."""

    SAGE = "sage"
    NIGHTSHADE = "nightshade"


FIRST_HAND = (Sprig.SAGE, Sprig.SAGE, Sprig.SAGE, Sprig.NIGHTSHADE)


class Options(api.BaseModel, frozen=True):
    """What the host chooses: how many baskets win."""

    baskets: int = 2


@value
class RoundBegan(Event):
    """All have their sprigs in hand again, as many as they have ``left``."""

    seat: Seat
    left: tuple[int, ...]


@value
class HandTaken(Event):
    """A seat's hand when a round begins. Only this seat is told."""

    seat: Seat
    hand: tuple[Sprig, ...]


@value
class SprigsLaid(Event):
    """These seats have laid a sprig each, face down."""

    seats: tuple[Seat, ...]


@value
class SprigHidden(Event):
    """What a seat has laid. Only this seat is told."""

    seat: Seat
    sprig: Sprig


@value
class BidMade(Event):
    """A seat says: so many I gather, and not one is nightshade."""

    seat: Seat
    count: int


@value
class Passed(Event):
    """A seat bids no more in this round."""

    seat: Seat


@value
class SprigTurned(Event):
    """``by`` has turned up a sprig of ``seat``, for all to see."""

    by: Seat
    seat: Seat
    sprig: Sprig


@value
class BasketFilled(Event):
    """A seat has gathered what it bid."""

    seat: Seat


@value
class SprigLost(Event):
    """A seat has found nightshade and loses a sprig; nobody else sees which."""

    seat: Seat
    left: int


@value
class SprigGone(Event):
    """Which sprig a seat has lost. Only this seat is told."""

    seat: Seat
    sprig: Sprig


@value
class GameWon(Event):
    """A seat has filled its baskets, or nobody else has a sprig left."""

    seat: Seat


@dataclass
class State:
    """What the script knows: what everybody has in hand, and what lies face down."""

    context: ScriptContext
    goal: int
    hands: dict[Seat, list[Sprig]]
    laid: dict[Seat, list[Sprig]] = field(default_factory=dict)
    """Of each seat that plays in this round; the last one lies on top."""
    baskets: dict[Seat, int] = field(default_factory=dict)

    def winner(self) -> Seat | None:
        """Return who has won, as soon as somebody has."""
        left = [seat for seat, hand in self.hands.items() if hand]
        filled = [seat for seat, n in self.baskets.items() if n == self.goal]
        return filled[0] if filled else left[0] if len(left) == 1 else None

    def next_of(self, seat: Seat, among: "list[Seat]") -> Seat:
        """Return the next of these seats clockwise; the same one where it is the only one."""
        return next((s for s in self.context.clockwise_from(seat) if s in among), seat)


async def play(context: ScriptContext, options: Options) -> None:
    """Round after round somebody gathers, until somebody has won; all others pay a crown."""
    hands = {seat: list(FIRST_HAND) for seat in context.seats}
    state = State(context, options.baskets, hands, baskets=dict.fromkeys(context.seats, 0))
    seat = pick(context.dice, context.seats)
    while state.winner() is None:
        seat = await play_round(state, seat)
    winner = state.winner() or seat
    for loser in context.clockwise_from(winner):
        context.purses.pay(loser, winner, 1, "lost")
    context.announce(GameWon(winner))
    parts = [
        api.SeatOutcome(
            each, "herbalist", each == winner, bool(hands[each]), (api.Count("baskets", n),)
        )
        for each, n in state.baskets.items()
    ]
    context.settle(api.Outcome("won", tuple(parts), tuple(context.purses.payments)))


async def play_round(state: State, first: Seat) -> Seat:
    """All lay, then bid, and the highest bidder gathers; return who begins the next round."""
    context, hands = state.context, state.hands
    context.announce(RoundBegan(first, tuple(len(hand) for hand in hands.values())))
    state.laid = {seat: [] for seat, hand in hands.items() if hand}
    for seat in state.laid:
        context.tell(HandTaken(seat, tuple(hands[seat])), seat)
    await lay_first(state)
    bid = await bid_in_turn(state, first)
    found = await gather(state, bid)
    for seat, sprigs in state.laid.items():
        hands[seat] += sprigs
        hands[seat].sort(key=FIRST_HAND.index)
    if found is None:
        state.baskets[bid.seat] += 1
        context.announce(BasketFilled(bid.seat))
    else:
        await lose(state, bid.seat, found)
    left = [seat for seat, hand in hands.items() if hand]
    return bid.seat if bid.seat in left else state.next_of(bid.seat, left)


async def lay_first(state: State) -> None:
    """Lay one sprig each, all at the same time, and nobody sees which.

    Who has a single kind left is asked all the same, for to be passed over would tell. As long as
    all have their four sprigs, everybody knows that all have the same choice.
    """
    context, hands = state.context, state.hands
    same_for_all = all(len(hands[seat]) == len(FIRST_HAND) for seat in state.laid)
    answers = await context.ask_all(
        Question(
            seat,
            "first",
            (one(LAY, kinds(hands[seat])),),
            silence=ByDice(LAY),
            secret=True,
            same_for_all=same_for_all,
        )
        for seat in state.laid
    )
    for seat, answer in answers.items():
        hide(state, seat, answer.pick(Sprig))
    context.announce(SprigsLaid(tuple(answers)))


async def bid_in_turn(state: State, seat: Seat) -> BidMade:
    """Lay another sprig or bid, in turn; after the first bid, bid more or pass."""
    context, bid = state.context, None
    bidding = list(state.laid)
    while True:
        answer = await context.ask_unless_forced(turn(state, seat, bid))
        if answer.verb == LAY:
            hide(state, seat, answer.pick(Sprig))
            context.announce(SprigsLaid((seat,)))
        elif answer.verb == BID:
            bid = BidMade(seat, answer.pick(int))
            context.announce(bid)
            if bid.count == lying(state):
                return bid
        else:
            bidding.remove(seat)
            context.announce(Passed(seat))
        seat = state.next_of(seat, bidding)
        if bid is not None and bidding == [bid.seat]:
            return bid


def turn(state: State, seat: Seat, bid: BidMade | None) -> Question:
    """Ask for another sprig or a bid; what may be laid is for the asked seat alone to see.

    Silence lays what the dice choose, or bids one where nothing is left; it raises no bid.
    """
    numbers = tuple(range(1 if bid is None else bid.count + 1, lying(state) + 1))
    if bid is not None:
        return Question(seat, "raise", (one(BID, numbers), Verb(PASS)), silence=Answer(PASS))
    hand = state.hands[seat]
    if not hand:
        return Question(seat, "open", (one(BID, numbers),), silence=Answer(BID, (1,)))
    lay = Verb(LAY, kinds(hand), 1, 1, private=True)
    return Question(seat, "turn", (lay, one(BID, numbers)), silence=ByDice(LAY))


async def gather(state: State, bid: BidMade) -> Seat | None:
    """Turn up all of one's own sprigs, then the top ones of others, until there are enough.

    Return whose nightshade was found, if there was any.
    """
    context, by = state.context, bid.seat
    down = {seat: list(sprigs) for seat, sprigs in state.laid.items()}
    for _ in range(bid.count):
        seat = by
        if not down[by]:
            others = tuple(seat for seat, sprigs in down.items() if sprigs)
            verbs = (one(GATHER, others),)
            asked = Question(by, "gather", verbs, silence=ByDice(GATHER))
            seat = (await context.ask_unless_forced(asked)).pick(Seat)
        sprig = down[seat].pop()
        context.announce(SprigTurned(by, seat, sprig))
        if sprig is Sprig.NIGHTSHADE:
            return seat
    return None


async def lose(state: State, seat: Seat, found: Seat) -> None:
    """Lose a sprig: one's own choice after one's own nightshade, else what the dice draw."""
    context, hand = state.context, state.hands[seat]
    if found == seat:
        verbs = (one(GIVE_UP, kinds(hand)),)
        asked = Question(seat, "lose", verbs, silence=ByDice(GIVE_UP), secret=True)
        sprig = (await context.ask(asked)).pick(Sprig)
    else:
        (sprig,) = draw(context.dice, hand, 1)
    hand.remove(sprig)
    context.tell(SprigGone(seat, sprig), seat)
    context.announce(SprigLost(seat, len(hand)))


def hide(state: State, seat: Seat, sprig: Sprig) -> None:
    """Lay a sprig face down."""
    state.hands[seat].remove(sprig)
    state.laid[seat].append(sprig)
    state.context.tell(SprigHidden(seat, sprig), seat)


def lying(state: State) -> int:
    """Return how many sprigs lie on the table."""
    return sum(map(len, state.laid.values()))


def kinds(hand: list[Sprig]) -> tuple[Sprig, ...]:
    """Return what can be chosen of a hand: one sage is as good as another."""
    return tuple(sprig for sprig in Sprig if sprig in hand)
