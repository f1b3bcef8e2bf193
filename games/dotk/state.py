"""The table as the script sees it: the deck, the hands, what lies before whom, who is in."""

from collections.abc import Sequence
from dataclasses import dataclass

from games.dotk import events as ev
from games.dotk.cards import Character, causes, value, whole_deck
from games.dotk.contests import singled_out, values
from games.dotk.words import Contest, Mode
from games.engine.asks import Seat
from games.engine.dice import shuffle
from games.engine.script_context import ScriptContext


@dataclass(slots=True)
class Lying:
    """A card before somebody. A shown one stays face up wherever it goes on the table."""

    character: Character
    face_up: bool = False


class State:
    """Everything that lies on the table, secrets included. No viewer ever sees it."""

    def __init__(self, context: ScriptContext, mode: Mode) -> None:
        self.context = context
        self.mode = mode
        self.deck: list[Character] = []
        """The top last."""
        self.hands: dict[Seat, list[Character]] = {seat: [] for seat in context.seats}
        self.cards: dict[Seat, Lying] = {}
        self.order: tuple[Seat, ...] = ()
        """Who acts in this round, the Dealer last."""
        self.tally = dict.fromkeys(context.seats, 0)
        """Points of the court game, tokens or lives of the great one."""
        self.gone: list[Seat] = []
        """Who has no life left."""

    @property
    def dealer(self) -> Seat:
        """The last in turn."""
        return self.order[-1]

    def left_of(self, seat: Seat) -> Seat | None:
        """Return the next in turn: the order is a line, and the Dealer its end."""
        at = self.order.index(seat) + 1
        return self.order[at] if at < len(self.order) else None

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        """Return the others who are in, in the order of the round."""
        return tuple([other for other in self.order if other != seat])

    def line_from(self, dealer: Seat) -> tuple[Seat, ...]:
        """Return those who are in, from the Dealer's left to the Dealer."""
        clockwise = (*self.context.clockwise_from(dealer), dealer)
        return tuple([seat for seat in clockwise if seat not in self.gone])

    # --- the deal ---

    def shuffle(self) -> None:
        """Put all cards together and shuffle them."""
        self.deck = whole_deck()
        shuffle(self.context.dice, self.deck)

    def record_deck(self) -> None:
        """Write down how the deck lies."""
        self.context.record(ev.DeckStacked(tuple(reversed(self.deck))))

    def draw(self) -> Character:
        """Take the top card of the deck."""
        return self.deck.pop()

    def put_under(self, character: Character) -> None:
        """Put a card under the deck, face down."""
        self.deck.insert(0, character)

    def lay(self, cards: dict[Seat, Character]) -> None:
        """Put a card face down before each of these."""
        self.cards = {seat: Lying(character) for seat, character in cards.items()}
        self.context.announce(ev.CardsLaid(tuple(cards)))

    def begin_round(self, number: int, of: int, contest: Contest, order: Sequence[Seat]) -> None:
        """Say which round comes, and who acts when."""
        self.order = tuple(order)
        self.context.announce(ev.RoundBegan(number, of, contest, self.order))

    # --- cards that move ---

    def receive(self, *seats: Seat) -> None:
        """Let each of these see the card that lies before them now."""
        for seat in seats:
            self.context.tell(ev.CardReceived(seat, self.cards[seat].character), seat)

    def swap(self, first: Seat, second: Seat) -> None:
        """Swap what lies before two seats; both see what they have now."""
        cards = self.cards
        cards[first], cards[second] = cards[second], cards[first]
        self.receive(first, second)

    # --- the reveal ---

    def reveal(self, contest: Contest) -> tuple[Seat, ...]:
        """Turn up all cards, let all End powers work at once, and return who is singled out."""
        context = self.context
        cards = {seat: self.cards[seat].character for seat in self.order}
        context.announce(ev.Revealed(tuple(cards.items()), tuple(values(cards).values())))
        out = set(cards.values())
        for character in Character:
            if character in out and (beside := causes(character, out)):
                context.announce(ev.ValueChanged(character, beside, value(character, out)))
        return singled_out(contest, cards)
