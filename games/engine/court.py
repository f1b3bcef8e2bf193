"""What a game's script holds in its hands: the seats, the dice, the purses and a voice."""

from collections.abc import Callable, Generator, Iterable
from operator import attrgetter
from types import coroutine
from typing import TypeAlias

from games.engine.asks import Answer, Ask, Question, Seat
from games.engine.crowns import Outcome, Purses
from games.engine.dice import Dice
from games.engine.events import Event, Told

Enough: TypeAlias = Callable[[dict[Seat, Answer]], bool]
"""Says whether the answers so far are enough, in the order in which they were given."""


@coroutine
def _put(
    asks: tuple[Ask, ...],
) -> Generator[tuple[Ask, ...], dict[Seat, Answer], dict[Seat, Answer]]:
    """Put asks to the table: all that a script ever awaits. The match sends the answers in."""
    return (yield asks)


_fields_of = attrgetter(*Question.__match_args__)


class Court:
    """The script's side of a match."""

    def __init__(self, seats: int, dice: Dice, purses: tuple[int, ...]) -> None:
        self.seats = tuple(Seat(n) for n in range(seats))
        self.dice = dice
        self.purses = Purses(purses)
        self.told: list[Told] = []
        self.outcome: Outcome | None = None
        self.enough: Enough | None = None
        """When those who were asked last need not all answer; None: they need to."""
        self._asked = 0

    async def ask(self, question: Question) -> Answer:
        """Put one question and return its answer, one of those offered or what silence means."""
        return (await _put((self._number(question),)))[question.seat]

    async def ask_unless_forced(self, question: Question) -> Answer:
        """Put a question only if there is a choice; what is forced is done without asking.

        Not for secret questions: that nobody was asked would show what the choice was.
        """
        return question.only_answer() or await self.ask(question)

    async def ask_all(self, questions: Iterable[Question]) -> dict[Seat, Answer]:
        """Ask several seats at once, one question each; reveal nothing until all have answered.

        The answers come in the order of the questions, whoever answered first.
        """
        asks = tuple([self._number(question) for question in questions])
        return await _put(asks) if asks else {}

    async def ask_any(
        self, questions: Iterable[Question], until: Enough = bool
    ) -> dict[Seat, Answer]:
        """Ask several seats at once, and go on as soon as ``until`` says that it is enough.

        By default the first answer is. ``until`` gets the answers so far and looks at nothing
        else, for which of them come first is told by the match's record alone. The questions left
        over lapse: nobody has answered them, and nobody was silent. When all have answered it is
        enough anyway. The answers come in the order in which they were given; silence answers in
        the order of the questions.
        """
        asks = tuple([self._number(question, lapses=True) for question in questions])
        self.enough = until
        answers = await _put(asks) if asks else {}
        self.enough = None
        return answers

    def announce(self, event: Event) -> None:
        """Tell everybody."""
        self.told.append(Told(len(self.told) + 1, event, None))

    def tell(self, event: Event, *seats: Seat) -> None:
        """Tell these seats and nobody else."""
        self.told.append(Told(len(self.told) + 1, event, seats))

    def record(self, event: Event) -> None:
        """Tell nobody: the event is for the record, which is read when the game is over."""
        self.tell(event)

    def settle(self, outcome: Outcome) -> None:
        """Fix the result. Questions may follow it, but no payment."""
        self.outcome = outcome

    def clockwise_from(self, seat: Seat) -> tuple[Seat, ...]:
        """Return the other seats, starting at the one to the left of ``seat``."""
        return self.seats[seat + 1 :] + self.seats[:seat]

    def _number(self, question: Question, *, lapses: bool = False) -> Ask:
        self._asked += 1
        return Ask(*_fields_of(question), id=self._asked, lapses=lapses)
