"""What somebody at the table knows, and how a computer player makes up its mind from that."""

from collections import Counter

from games.api import (
    DEFAULT_STYLE,
    Answer,
    Ask,
    Decision,
    Dice,
    Event,
    Notebook,
    PlayStyle,
    Seat,
    pick,
)
from nightshade.rules import (
    BID,
    GATHER,
    GIVE_UP,
    LAY,
    PASS,
    BasketFilled,
    BidMade,
    GameWon,
    HandTaken,
    Passed,
    RoundBegan,
    Sprig,
    SprigHidden,
    SprigLost,
    SprigsLaid,
    SprigTurned,
)

SAFE = 0.72
"""How likely somebody else's sprig is sage, as far as a computer can tell."""
COURAGE = 0.3
"""How likely a bid has to succeed for a computer to make it."""
BLUFF = 10
"""Once in so many turns it bids whatever comes of it."""


class NightshadeNotebook(Notebook):
    """What one viewer knows; without a seat, what everybody may know."""

    def __init__(self, seats: int, viewer: Seat | None) -> None:
        super().__init__(seats, viewer)
        self.left: list[int] = []
        """How many sprigs each seat has, in hand and on the table."""
        self.baskets: Counter[Seat] = Counter()
        self.hand: list[Sprig] = []
        """The viewer's own."""
        self.own: list[Sprig] = []
        """What the viewer has laid, the last one on top."""
        self.down: Counter[Seat] = Counter()
        """How many sprigs of each seat lie face down."""
        self.turned: dict[Seat, list[Sprig]] = {}
        """What of each seat was turned up in this round."""
        self.bid: BidMade | None = None
        self.passed: set[Seat] = set()
        self.winner: Seat | None = None

    def learn(self, event: Event) -> None:
        """Note what an event tells the viewer."""
        match event:
            case RoundBegan(_, left):
                self.left, self.bid, self.passed = list(left), None, set()
                self.hand, self.own, self.down, self.turned = [], [], Counter(), {}
            case HandTaken(_, hand):
                self.hand = list(hand)
            case SprigHidden(_, sprig):
                self.hand.remove(sprig)
                self.own.append(sprig)
            case SprigsLaid(seats):
                self.down.update(seats)
            case BidMade():
                self.bid = event
            case Passed(seat):
                self.passed.add(seat)
            case SprigTurned(_, seat, sprig):
                self.down[seat] -= 1
                self.turned.setdefault(seat, []).append(sprig)
            case BasketFilled(seat):
                self.baskets[seat] += 1
            case SprigLost(seat, left):
                self.left[seat] = left
            case GameWon(seat):
                self.winner = seat

    @property
    def lying(self) -> int:
        """How many sprigs lie face down."""
        return self.down.total()

    def chance(self, bid: int) -> float:
        """Return how likely the viewer can gather so many."""
        if Sprig.NIGHTSHADE in self.own:
            return 0.0
        return float(SAFE ** max(0, bid - len(self.own)))


class ComputerPlayer:
    """Lays sage mostly, and bids the least that may well succeed; bluffs now and then."""

    def answer(
        self, notebook: NightshadeNotebook, ask: Ask, dice: Dice, style: PlayStyle = DEFAULT_STYLE
    ) -> Answer:
        """Return an answer that the ask offers."""
        mind = Decision(ask, dice, style)
        match ask.topic:
            case "first":
                return Answer(LAY, (pick(dice, notebook.hand),))
            case "gather":
                # Who has laid few sprigs has few to fear.
                few = sorted(mind.pool_of(GATHER, Seat), key=lambda seat: notebook.down[seat])
                return mind.first_of(GATHER, few)
            case "lose":
                # Sage alone gathers best.
                return Answer(GIVE_UP, (ask.verbs[0].pool[-1],))
            case _:
                return self._turn(notebook, mind)

    def _turn(self, notebook: NightshadeNotebook, mind: Decision) -> Answer:
        """Bid if that may well succeed, or as a bluff; else lay another sprig, or pass."""
        least = min(mind.pool_of(BID, int))
        daring = notebook.chance(least) >= COURAGE or mind.dice.below(BLUFF) == 0
        if mind.ask.verb(LAY) is not None and (not daring or mind.dice.below(3) == 0):
            safe = Sprig.SAGE in notebook.hand and Sprig.NIGHTSHADE not in notebook.own
            return Answer(LAY, (Sprig.SAGE,)) if safe else mind.any_of(LAY)
        if mind.ask.verb(PASS) is not None and not daring:
            return Answer(PASS)
        return Answer(BID, (least,))
