"""What a game's script is given: the seats, the dice, the purses, and how to ask and tell."""

from collections.abc import Callable, Generator, Iterable
from dataclasses import replace
from types import coroutine
from typing import Any, TypeAlias, cast

from games.engine.asks import HIDDEN, Answer, Ask, ByDice, Question, Seat, Verb
from games.engine.crowns import Count, Outcome, Payment, Purses, SeatOutcome
from games.engine.dice import Dice
from games.engine.errors import Malformed
from games.engine.events import Event, LogEntry

Enough: TypeAlias = Callable[[dict[Seat, Answer]], bool]
"""Says whether the answers so far are enough, in the order in which they were given."""


@coroutine
def _put(
    asks: tuple[Ask, ...],
) -> Generator[tuple[Ask, ...], dict[Seat, Answer], dict[Seat, Answer]]:
    """Put asks to the table: all that a script ever awaits. The match sends the answers in."""
    return (yield asks)


class ScriptContext:
    """The script's side of a match."""

    def __init__(self, seats: int, dice: Dice, purses: tuple[int, ...]) -> None:
        """Made by the match, which hands it to the script."""
        self.seats = tuple(Seat(n) for n in range(seats))
        """All seats, clockwise from the first."""
        self.dice = dice
        """The one source of chance: `pick`, `draw` and `shuffle` take it."""
        self.purses = Purses(purses)
        """The crowns in front of each seat, as `Purses`: ``context.purses.pay(...)``."""
        self.log: list[LogEntry] = []
        """All events so far, each with who was told."""
        self.outcome: Outcome | None = None
        """The result, as soon as it is settled."""
        self.enough: Enough | None = None
        """When those who were asked last need not all answer; None: they need to."""
        self.asked_together: tuple[Ask, ...] = ()
        """The asks that were put to the table last, all at once."""
        self._asked = 0
        self._hidden = [HIDDEN * (seat + 1) for seat in self.seats]

    async def ask(self, question: Question) -> Answer:
        """Put one question and return its answer, one of those offered or what silence means."""
        self.asked_together = (self._number(question),)
        return (await _put(self.asked_together))[question.seat]

    async def ask_unless_forced(self, question: Question) -> Answer:
        """Put a question only if there is a choice; what is forced is done without asking.

        Not for secret questions: that nobody was asked would show what the choice was.
        """
        return question.only_answer() or await self.ask(question)

    async def ask_all(self, questions: Iterable[Question]) -> dict[Seat, Answer]:
        """Ask several seats at once, one question each; reveal nothing until all have answered.

        The answers come in the order of the questions, whoever answered first.
        """
        return await self._at_once([self._number(question) for question in questions])

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
        if not callable(until):
            raise Malformed("until is no function that says whether the answers are enough")
        asks = [replace(self._number(question), lapses=True) for question in questions]
        self.enough = until
        answers = await self._at_once(asks)
        self.enough = None
        return answers

    def announce(self, event: Event) -> None:
        """Tell everybody."""
        self.log.append(LogEntry(len(self.log) + 1, event, None))

    def tell(self, event: Event, *seats: Seat) -> None:
        """Tell these seats and nobody else."""
        self.log.append(LogEntry(len(self.log) + 1, event, seats))

    def record(self, event: Event) -> None:
        """Tell nobody: the event is for the record, which is read when the game is over."""
        self.tell(event)

    def settle(self, outcome: Outcome) -> None:
        """Fix the result. Questions may follow it, but no payment.

        Raise `Malformed` for one that does not fit the seats.
        """
        _require_outcome(outcome, len(self.seats))
        self.outcome = outcome

    def clockwise_from(self, seat: Seat) -> tuple[Seat, ...]:
        """Return the other seats, starting at the one to the left of ``seat``."""
        return self.seats[seat + 1 :] + self.seats[:seat]

    async def _at_once(self, asks: list[Ask]) -> dict[Seat, Answer]:
        if not asks:
            return {}
        if len({ask.seat for ask in asks}) < len(asks):
            raise Malformed("one seat is asked two questions at once")
        self.asked_together = tuple(asks)
        return await _put(self.asked_together)

    def _number(self, question: Question) -> Ask:
        # A game's types promise nothing when it runs. What is asked most is looked at fastest.
        seat: Any = question.seat
        verbs: Any = question.verbs
        silence: Any = question.silence
        if (
            not (isinstance(seat, int) and 0 <= seat < len(self.seats))
            or not (isinstance(verbs, tuple) and verbs)
            or not (type(silence) is Answer or _dice_can(question, silence))
        ):
            raise Malformed(_trouble_with(question, len(self.seats)))
        for verb in verbs:
            if type(verb) is not Verb or type(verb.pool) is not tuple:
                raise Malformed("a question's verb is no Verb with a tuple for its pool")
        if verbs[0].least > len(verbs[0].pool) and not any(v.least <= len(v.pool) for v in verbs):
            raise Malformed(
                "a question cannot be answered: all its verbs want more than they offer"
            )
        if question.hidden:
            self._hidden[seat] += 1
            number = self._hidden[seat]
        else:
            self._asked += 1
            number = self._asked
        # Written out: to go through the fields takes a third longer.
        return Ask(
            question.seat,
            question.topic,
            verbs,
            silence,
            question.pace,
            question.about,
            question.secret or question.hidden,
            question.same_for_all,
            question.hidden,
            id=number,
        )


def _dice_can(question: Question, silence: Any) -> bool:
    """Say whether the dice can choose what silence means."""
    if not isinstance(silence, ByDice):
        return False
    for verb in question.verbs:
        if verb.name == silence.verb:
            return verb.least <= len(verb.pool)
    return False


def _trouble_with(question: Any, seats: int) -> str:
    """Return why no table could put a question."""
    if not _is_seat(question.seat, seats):
        return f"a question goes to a seat that is none of 0 to {seats - 1}"
    if not (isinstance(question.verbs, tuple) and question.verbs):
        return "a question has no verbs: they are a tuple of at least one"
    return "silence is neither an Answer nor ByDice with a verb on offer and enough in its pool"


def _require_outcome(outcome: Any, seats: int) -> None:
    """Raise `Malformed` for a result that no table could show, or no ledger write."""
    if not isinstance(outcome, Outcome) or not isinstance(cast(Any, outcome.result), str):
        raise Malformed("the result is no Outcome with a word for it")
    parts: tuple[Any, ...] = outcome.seats
    for part in parts:
        if not isinstance(part, SeatOutcome):
            raise Malformed("a seat's part of the result is no SeatOutcome")
    if [part.seat for part in parts] != list(range(seats)):
        raise Malformed(f"the result is not for each of the seats 0 to {seats - 1}, in order")
    for part in parts:
        score = part.score is None or isinstance(part.score, int)
        if not (score and isinstance(part.role, str)):
            raise Malformed("a seat's role is no text, or its score no whole number")
        if not (isinstance(part.won, bool) and isinstance(part.alive, bool)):
            raise Malformed("whether a seat has won, and is alive, is neither True nor False")
        for count in part.statistics:
            if not _is_count(count):
                raise Malformed("a seat's statistics are no Counts of a name, a number and a word")
    for payment in outcome.payments:
        if not _is_payment(payment, seats):
            raise Malformed(
                "a payment is no Payment of crowns between two seats, or a seat and the treasury"
            )


def _is_seat(seat: Any, seats: int) -> bool:
    return isinstance(seat, int) and 0 <= seat < seats


def _is_count(count: Any) -> bool:
    if not isinstance(count, Count):
        return False
    n, name, word = cast(Any, count.n), cast(Any, count.name), cast(Any, count.word)
    return isinstance(n, int) and isinstance(name, str) and isinstance(word, str)


def _is_payment(payment: Any, seats: int) -> bool:
    if not isinstance(payment, Payment):
        return False
    payer, payee = payment.payer, payment.payee
    if payer == payee:
        return False
    if not (payer is None or _is_seat(payer, seats)) or not (
        payee is None or _is_seat(payee, seats)
    ):
        return False
    amount, reason = cast(Any, payment.amount), cast(Any, payment.reason)
    return isinstance(amount, int) and amount > 0 and isinstance(reason, str)
