"""What somebody at the table knows, and how a computer player makes up its mind from that."""

from math import comb

from games.api import DEFAULT_STYLE, Answer, Ask, Dice, Event, Notebook, PlayStyle, Seat, pick
from liars_dice.rules import LIAR, BidMade, DiceRolled, Face, GameWon, RoundBegan, count

BLUFF = 0.15
"""How much of its chances a computer gives away for a bid that says less of its dice."""


class DiceNotebook(Notebook):
    """What one viewer knows; without a seat, what everybody may know."""

    def __init__(self, seats: int, viewer: Seat | None) -> None:
        super().__init__(seats, viewer)
        self.left: tuple[int, ...] = ()
        """How many dice each seat has in this round."""
        self.wild = True
        self.dice: tuple[Face, ...] = ()
        """The viewer's own."""
        self.bid: BidMade | None = None
        self.winner: Seat | None = None

    def learn(self, event: Event) -> None:
        """Note what an event tells the viewer."""
        match event:
            case RoundBegan(_, left, wild):
                self.left, self.wild, self.dice, self.bid = left, wild, (), None
            case DiceRolled(_, dice):
                self.dice = dice
            case BidMade():
                self.bid = event
            case GameWon(seat):
                self.winner = seat

    def chance(self, n: int, face: Face) -> float:
        """Return how likely there are so many of a face, as far as the viewer can tell."""
        others = sum(self.left) - len(self.dice)
        missing = max(0, n - count(self.dice, face, self.wild))
        p = 1 / 3 if self.wild else 1 / 6
        return sum(
            comb(others, k) * p**k * (1 - p) ** (others - k) for k in range(missing, others + 1)
        )


class ComputerPlayer:
    """Makes a bid that is likely to be true, or calls one that is not."""

    def answer(
        self, notebook: DiceNotebook, ask: Ask, dice: Dice, style: PlayStyle = DEFAULT_STYLE
    ) -> Answer:
        """Return an answer that the ask offers."""
        chances = {
            Answer(verb.name, (n,)): notebook.chance(int(n), Face(verb.name))
            for verb in ask.verbs
            for n in verb.pool[:3]
        }
        best = max(chances.values(), default=0.0)
        bid = notebook.bid
        if bid is not None and 1 - notebook.chance(bid.count, bid.face) > best:
            return Answer(LIAR)
        return pick(dice, [bid for bid, chance in chances.items() if chance >= best - BLUFF])
