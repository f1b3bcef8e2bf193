"""New game: what can happen, the rulebook, what a player knows, and a computer player."""

from games.api import (
    DEFAULT_STYLE,
    Answer,
    Ask,
    BaseModel,
    Dice,
    Event,
    Notebook,
    Outcome,
    PlayStyle,
    Question,
    ScriptContext,
    Seat,
    SeatOutcome,
    Verb,
    shuffle,
    value,
)


class Options(BaseModel, frozen=True):
    """What the host chooses: nothing yet."""


@value
class CardDealt(Event):
    """A seat has got a card. Only this seat is told."""

    seat: Seat
    card: int


@value
class CardKept(Event):
    """A seat keeps its card."""

    seat: Seat


@value
class CardSwapped(Event):
    """A seat has taken another card for its own."""

    seat: Seat


@value
class CardShown(Event):
    """What a seat holds in the end, for all to see."""

    seat: Seat
    card: int


@value
class GameWon(Event):
    """Nobody else has so high a card."""

    seat: Seat


async def play(context: ScriptContext, options: Options) -> None:
    """Deal in secret; everybody keeps the card or takes another; the highest wins."""
    deck = list(range(1, 3 * len(context.seats)))
    shuffle(context.dice, deck)
    hands = {seat: deck.pop() for seat in context.seats}
    for seat, card in hands.items():
        context.tell(CardDealt(seat, card), seat)
    for seat in context.seats:
        verbs = (Verb("keep"), Verb("swap"))
        answer = await context.ask(Question(seat, "turn", verbs, silence=Answer("keep")))
        if answer.verb == "swap":
            hands[seat] = deck.pop()
            context.announce(CardSwapped(seat))
            context.tell(CardDealt(seat, hands[seat]), seat)
        else:
            context.announce(CardKept(seat))
    for seat, card in hands.items():
        context.announce(CardShown(seat, card))
    settle(context, max(hands, key=hands.__getitem__))


def settle(context: ScriptContext, winner: Seat) -> None:
    """The winner gets a crown from everybody else."""
    for seat in context.clockwise_from(winner):
        context.purses.pay(seat, winner, 1, "lost")
    context.announce(GameWon(winner))
    parts = [SeatOutcome(seat, "player", seat == winner, True) for seat in context.seats]
    context.settle(Outcome("won", tuple(parts), tuple(context.purses.payments)))


class CardNotebook(Notebook):
    """What one viewer knows; without a seat, what everybody may know."""

    def __init__(self, seats: int, viewer: Seat | None) -> None:
        super().__init__(seats, viewer)
        self.card: int | None = None
        """The viewer's own."""
        self.done: list[Seat] = []
        """Who has had a turn."""
        self.winner: Seat | None = None

    def learn(self, event: Event) -> None:
        """Note what an event tells the viewer."""
        match event:
            case CardDealt(_, card):
                self.card = card
            case CardKept(seat) | CardSwapped(seat):
                self.done.append(seat)
            case GameWon(seat):
                self.winner = seat


class ComputerPlayer:
    """Swaps a card of the lower half."""

    def answer(
        self, notebook: CardNotebook, ask: Ask, dice: Dice, style: PlayStyle = DEFAULT_STYLE
    ) -> Answer:
        """Return an answer that the ask offers."""
        low = notebook.card is not None and notebook.card < 1.5 * len(notebook.seats)
        return Answer("swap" if low else "keep")
