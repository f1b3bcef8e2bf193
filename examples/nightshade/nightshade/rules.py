"""Nightshade: what can happen, and the rulebook from top to bottom. Rulings: README.md."""

from dataclasses import dataclass, field
from enum import StrEnum

from games import api
from games.api import (
    Answer,
    ByDice,
    Court,
    Event,
    Question,
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
class Scene:
    """What the script knows: what everybody has in hand, and what lies face down."""

    court: Court
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
        return next((s for s in self.court.clockwise_from(seat) if s in among), seat)


async def play(court: Court, options: Options) -> None:
    """Round after round somebody gathers, until somebody has won; all others pay a crown."""
    hands = {seat: list(FIRST_HAND) for seat in court.seats}
    scene = Scene(court, options.baskets, hands, baskets=dict.fromkeys(court.seats, 0))
    seat = pick(court.dice, court.seats)
    while scene.winner() is None:
        seat = await play_round(scene, seat)
    winner = scene.winner() or seat
    for loser in court.clockwise_from(winner):
        court.purses.pay(loser, winner, 1, "lost")
    court.announce(GameWon(winner))
    parts = [
        api.SeatOutcome(
            each, "herbalist", each == winner, bool(hands[each]), (api.Count("baskets", n),)
        )
        for each, n in scene.baskets.items()
    ]
    court.settle(api.Outcome("won", tuple(parts), tuple(court.purses.payments)))


async def play_round(scene: Scene, first: Seat) -> Seat:
    """All lay, then bid, and the highest bidder gathers; return who begins the next round."""
    court, hands = scene.court, scene.hands
    court.announce(RoundBegan(first, tuple(len(hand) for hand in hands.values())))
    scene.laid = {seat: [] for seat, hand in hands.items() if hand}
    for seat in scene.laid:
        court.tell(HandTaken(seat, tuple(hands[seat])), seat)
    await lay_first(scene)
    bid = await bid_in_turn(scene, first)
    found = await gather(scene, bid)
    for seat, sprigs in scene.laid.items():
        hands[seat] += sprigs
        hands[seat].sort(key=FIRST_HAND.index)
    if found is None:
        scene.baskets[bid.seat] += 1
        court.announce(BasketFilled(bid.seat))
    else:
        await lose(scene, bid.seat, found)
    left = [seat for seat, hand in hands.items() if hand]
    return bid.seat if bid.seat in left else scene.next_of(bid.seat, left)


async def lay_first(scene: Scene) -> None:
    """Lay one sprig each, all at the same time, and nobody sees which.

    Who has a single kind left is asked all the same, for to be passed over would tell. As long as
    all have their four sprigs, everybody knows that all have the same choice.
    """
    court, hands = scene.court, scene.hands
    alike = all(len(hands[seat]) == len(FIRST_HAND) for seat in scene.laid)
    answers = await court.ask_all(
        Question(
            seat,
            "first",
            (one(LAY, kinds(hands[seat])),),
            silence=ByDice(LAY),
            secret=True,
            alike=alike,
        )
        for seat in scene.laid
    )
    for seat, answer in answers.items():
        hide(scene, seat, answer.pick(Sprig))
    court.announce(SprigsLaid(tuple(answers)))


async def bid_in_turn(scene: Scene, seat: Seat) -> BidMade:
    """Lay another sprig or bid, in turn; after the first bid, bid more or pass."""
    court, bid = scene.court, None
    bidding = list(scene.laid)
    while True:
        answer = await court.ask_unless_forced(turn(scene, seat, bid))
        if answer.verb == LAY:
            hide(scene, seat, answer.pick(Sprig))
            court.announce(SprigsLaid((seat,)))
        elif answer.verb == BID:
            bid = BidMade(seat, answer.pick(int))
            court.announce(bid)
            if bid.count == lying(scene):
                return bid
        else:
            bidding.remove(seat)
            court.announce(Passed(seat))
        seat = scene.next_of(seat, bidding)
        if bid is not None and bidding == [bid.seat]:
            return bid


def turn(scene: Scene, seat: Seat, bid: BidMade | None) -> Question:
    """Ask for another sprig or a bid; what may be laid is for the asked seat alone to see.

    Silence lays what the dice choose, or bids one where nothing is left; it raises no bid.
    """
    numbers = tuple(range(1 if bid is None else bid.count + 1, lying(scene) + 1))
    if bid is not None:
        return Question(seat, "raise", (one(BID, numbers), Verb(PASS)), silence=Answer(PASS))
    hand = scene.hands[seat]
    if not hand:
        return Question(seat, "open", (one(BID, numbers),), silence=Answer(BID, (1,)))
    lay = Verb(LAY, kinds(hand), 1, 1, private=True)
    return Question(seat, "turn", (lay, one(BID, numbers)), silence=ByDice(LAY))


async def gather(scene: Scene, bid: BidMade) -> Seat | None:
    """Turn up all of one's own sprigs, then the top ones of others, until there are enough.

    Return whose nightshade was found, if there was any.
    """
    court, by = scene.court, bid.seat
    down = {seat: list(sprigs) for seat, sprigs in scene.laid.items()}
    for _ in range(bid.count):
        seat = by
        if not down[by]:
            others = tuple(seat for seat, sprigs in down.items() if sprigs)
            verbs = (one(GATHER, others),)
            asked = Question(by, "gather", verbs, silence=ByDice(GATHER))
            seat = (await court.ask_unless_forced(asked)).pick(Seat)
        sprig = down[seat].pop()
        court.announce(SprigTurned(by, seat, sprig))
        if sprig is Sprig.NIGHTSHADE:
            return seat
    return None


async def lose(scene: Scene, seat: Seat, found: Seat) -> None:
    """Lose a sprig: one's own choice after one's own nightshade, else what the dice draw."""
    court, hand = scene.court, scene.hands[seat]
    if found == seat:
        verbs = (one(GIVE_UP, kinds(hand)),)
        asked = Question(seat, "lose", verbs, silence=ByDice(GIVE_UP), secret=True)
        sprig = (await court.ask(asked)).pick(Sprig)
    else:
        (sprig,) = draw(court.dice, hand, 1)
    hand.remove(sprig)
    court.tell(SprigGone(seat, sprig), seat)
    court.announce(SprigLost(seat, len(hand)))


def hide(scene: Scene, seat: Seat, sprig: Sprig) -> None:
    """Lay a sprig face down."""
    scene.hands[seat].remove(sprig)
    scene.laid[seat].append(sprig)
    scene.court.tell(SprigHidden(seat, sprig), seat)


def lying(scene: Scene) -> int:
    """Return how many sprigs lie on the table."""
    return sum(map(len, scene.laid.values()))


def kinds(hand: list[Sprig]) -> tuple[Sprig, ...]:
    """Return what can be chosen of a hand: one sage is as good as another."""
    return tuple(sprig for sprig in Sprig if sprig in hand)
