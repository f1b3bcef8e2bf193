"""What a game's script holds in its hands: the seats, the dice, the purses and a voice."""

from collections.abc import Generator, Iterable
from types import coroutine

from games.engine.asks import Answer, Ask, Pace, Seat, Silence, Target, Verb
from games.engine.crowns import Outcome, Purses
from games.engine.dice import Dice
from games.engine.events import Event, Told
from games.engine.values import value


@value
class Question:
    """An ask before it has a number; what `Court.ask_all` takes. Fields as in `Ask`."""

    seat: Seat
    topic: str
    verbs: tuple[Verb, ...]
    silence: Silence
    pace: Pace = Pace.TURN
    about: Target | None = None
    secret: bool = False


@coroutine
def _put(
    asks: tuple[Ask, ...],
) -> Generator[tuple[Ask, ...], dict[Seat, Answer], dict[Seat, Answer]]:
    """Put asks to the table: all that a script ever awaits. The match sends the answers in."""
    return (yield asks)


class Court:
    """The script's side of a match."""

    def __init__(self, seats: int, dice: Dice, purses: tuple[int, ...]) -> None:
        self.seats = tuple(Seat(n) for n in range(seats))
        self.dice = dice
        self.purses = Purses(purses)
        self.told: list[Told] = []
        self.outcome: Outcome | None = None
        self._asked = 0

    async def ask(
        self,
        seat: Seat,
        topic: str,
        *verbs: Verb,
        silence: Silence,
        pace: Pace = Pace.TURN,
        about: Target | None = None,
        secret: bool = False,
    ) -> Answer:
        """Ask one seat and return its answer, which is one of those offered or silence's."""
        self._asked += 1
        ask = Ask(self._asked, seat, topic, verbs, silence, pace, about, secret)
        return (await _put((ask,)))[seat]

    async def ask_all(self, questions: Iterable[Question]) -> dict[Seat, Answer]:
        """Ask several seats at once, one question each; reveal nothing until all have answered.

        The answers come in the order of the questions, whoever answered first.
        """
        asks = []
        for q in questions:
            self._asked += 1
            asks.append(
                Ask(self._asked, q.seat, q.topic, q.verbs, q.silence, q.pace, q.about, q.secret)
            )
        if not asks:
            return {}
        return await _put(tuple(asks))

    def announce(self, event: Event) -> None:
        """Tell everybody."""
        self.told.append(Told(len(self.told) + 1, event, None))

    def tell(self, event: Event, *seats: Seat) -> None:
        """Tell these seats and nobody else."""
        self.told.append(Told(len(self.told) + 1, event, seats))

    def record(self, event: Event) -> None:
        """Tell nobody: the event is for the account of the game, read when it is over."""
        self.tell(event)

    def settle(self, outcome: Outcome) -> None:
        """Fix the result. Questions may follow it, but no payment."""
        self.outcome = outcome

    def clockwise_from(self, seat: Seat) -> tuple[Seat, ...]:
        """Return the other seats, starting at the one to the left of ``seat``."""
        return self.seats[seat + 1 :] + self.seats[:seat]
