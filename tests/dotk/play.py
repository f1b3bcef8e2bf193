"""A game of dotk on a test's table: the cards stacked, the moves made by hand.

The dice choose the last seat as the first Dealer, so that 0 begins and the order is that of the
seats. What nobody was promised lies as it does in a fresh deck.
"""

from collections import Counter
from collections.abc import Sequence

from gallows.kit.play import MatchPlay
from gallows.kit.stacked_dice import draws_for
from games.dotk.cards import Character, whole_deck
from games.dotk.events import CardReceived, Revealed
from games.dotk.game import DOTK
from games.dotk.notebook import DotkNotebook, Known
from games.dotk.words import Mode
from games.engine.asks import Seat

C = Character


class Play(MatchPlay[DotkNotebook]):
    """A match of dotk and the hands that play it."""

    def lay(self, *cards: Character) -> "Play":
        """Everybody puts down a card, the first in turn first."""
        for seat, card in zip(self.notebook(None).order, cards, strict=True):
            self.do(seat, "lay", card)
        return self

    def fold(self, *seats: int) -> "Play":
        """These fold, in this order."""
        for seat in seats:
            self.do(seat, "fold")
        return self

    def fold_out(self) -> "Play":
        """All of this round fold, in their order."""
        return self.fold(*self.notebook(None).order)

    def before(self, seat: int) -> Character | None:
        """What lies before a seat, as this seat knows it."""
        return self.notebook(seat).own

    def lying(self, viewer: int | None, seat: int) -> Known:
        """What lies before a seat, as a viewer knows it."""
        return self.notebook(viewer).cards[Seat(seat)]

    def received(self, seat: int) -> list[Character]:
        """The cards that this seat was told it has now."""
        return [each.card for each in self.happened(CardReceived) if each.seat == seat]

    def values(self) -> dict[int, int]:
        """What everybody's card counted at the last reveal."""
        last = self.happened(Revealed)[-1]
        return {seat: n for (seat, _), n in zip(last.cards, last.values, strict=True)}

    def card_of(self, seat: int) -> Character:
        """What lay before a seat at the last reveal."""
        return dict(self.happened(Revealed)[-1].cards)[Seat(seat)]

    def restack(self, dealt: Sequence[Character], top: Sequence[Character] = ()) -> "Play":
        """Stack the next deal."""
        self.dice.draws += stacked(dealt, top)
        return self


def stacked(dealt: Sequence[Character], top: Sequence[Character] = ()) -> list[int]:
    """The draws that deal these cards, in order, and leave those on top of the deck."""
    wish = [*dealt, *top]
    left = Counter(whole_deck())
    left.subtract(wish)
    assert min(left.values()) >= 0, f"the deck has no such cards: {wish}"
    return draws_for(whole_deck(), [*left.elements(), *reversed(wish)])


def court(*hands: Sequence[Character], top: Sequence[Character] = ()) -> Play:
    """A court game with these hands in the first turn."""
    dealt = [card for hand in hands for card in hand]
    return Play.deal(DOTK, len(hands), [len(hands) - 1, *stacked(dealt, top)], mode=Mode.COURT)


def great(*cards: Character, top: Sequence[Character] = (), mode: Mode = Mode.TOKENS) -> Play:
    """A great game with these cards in the first round."""
    return Play.deal(DOTK, len(cards), [len(cards) - 1, *stacked(cards, top)], mode=mode)


def last_two(*cards: Character) -> Play:
    """Seat 2 loses four rounds of lives by Death; then these cards are for the two who are left."""
    play = great(C.QUEEN, C.KNIGHT, C.DEATH, mode=Mode.LIVES)
    while len(order := play.notebook(None).order) > 2:
        last = play.notebook(None).tally[Seat(2)] == 1
        following = (*order[1:], order[0])
        play.restack(cards if last else [C.DEATH if seat == 2 else C.QUEEN for seat in following])
        play.fold_out()
    return play
