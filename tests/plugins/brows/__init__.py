"""The smallest game in which everybody sees all cards but their own: each bears one at the brow."""

from bot.api import (
    API,
    BACK,
    Colour,
    Formatter,
    GamePlugin,
    GameView,
    Paragraphs,
    SeatPicture,
    TablePicture,
    defaults,
)
from games.api import (
    Answer,
    BaseModel,
    Event,
    Game,
    Notebook,
    Outcome,
    Question,
    RandomPlayer,
    ScriptContext,
    Seat,
    SeatOutcome,
    Verb,
    shuffle,
    value,
)


class Options(BaseModel, frozen=True, extra="forbid"):
    """Nothing to settle."""


@value
class CardBorne(Event):
    """What a seat bears: all others see it."""

    seat: Seat
    card: int


@value
class Guessed(Event):
    """A seat takes its own card for the highest, or for none."""

    seat: Seat
    highest: bool


class Notes(Notebook):
    """What others bear."""

    def __init__(self, seats: int, viewer: Seat | None) -> None:
        super().__init__(seats, viewer)
        self.cards: dict[Seat, int] = {}

    def learn(self, event: Event) -> None:
        """Note what an event tells the viewer."""
        if isinstance(event, CardBorne):
            self.cards[event.seat] = event.card


async def script(context: ScriptContext, options: Options) -> None:
    """Everybody says whether theirs is the highest."""
    deck = [2, 3, 5, 7, 11]
    shuffle(context.dice, deck)
    cards = {seat: deck.pop() for seat in context.seats}
    for seat, card in cards.items():
        context.tell(CardBorne(seat, card), *context.clockwise_from(seat))
    won = []
    for seat, card in cards.items():
        verbs = (Verb("highest"), Verb("lower"))
        answer = await context.ask(Question(seat, "guess", verbs, Answer("lower")))
        context.announce(Guessed(seat, answer.verb == "highest"))
        won.append((answer.verb == "highest") is (card == max(cards.values())))
    parts = [SeatOutcome(seat, "player", won[seat], True) for seat in context.seats]
    context.settle(Outcome("over", tuple(parts), ()))


def _board(fmt: Formatter, notebook: Notes) -> Paragraphs:
    return [[fmt.seat_line(seat) for seat in notebook.seats]]


def _hand(fmt: Formatter, notebook: Notes) -> Paragraphs:
    borne = sorted(notebook.cards.items())
    return [[fmt.words("brows-card", name=fmt.name(seat), card=card) for seat, card in borne]]


def _beside(fmt: Formatter, notebook: Notes) -> Paragraphs:
    return [[fmt.words("brows-own")]]


def _picture(fmt: Formatter, notebook: Notes) -> TablePicture:
    """The public notebook knows no card, and each seat's all but its own."""
    known = [notebook.cards.get(seat) for seat in notebook.seats]
    return TablePicture(
        banner=fmt.words("brows-name"),
        colour=Colour.NIGHT,
        seats=tuple(
            SeatPicture(cards=(BACK,)) if card is None else SeatPicture(number=card)
            for card in known
        ),
    )


def _final(fmt: Formatter, notebook: Notes) -> Paragraphs:
    return [defaults.tale(fmt, notebook, notebook.events)]


GAME = GamePlugin(
    api=API,
    rules=Game(
        id="brows",
        version="1",
        least_seats=2,
        most_seats=4,
        options=Options,
        script=script,
        notebook=Notes,
        computer=RandomPlayer(),
    ),
    view=GameView(
        board=_board,
        hand=_hand,
        final=_final,
        picture=_picture,
        own_picture=_picture,
        beside_cards=_beside,
    ),
)
