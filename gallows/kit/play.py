"""A match on a test's table: the moves are made by hand, and what came of them is looked at."""

from collections.abc import Iterable
from typing import Any, Generic, Self, TypeVar

from gallows.kit.assertions import Broken, require
from gallows.kit.stacked_dice import StackedDice
from games.engine.asks import Answer, Ask, Seat, Target
from games.engine.crowns import FIRST_PURSE
from games.engine.dice import SeededDice
from games.engine.errors import Reason, Refused
from games.engine.events import Event, LogEntry
from games.engine.game import Game
from games.engine.match import Match
from games.engine.notebook import Notebook
from games.engine.play_style import DEFAULT_STYLE, PlayStyle

E = TypeVar("E", bound=Event)
N = TypeVar("N", bound=Notebook)


def read(game: Game, seats: int, viewer: Seat | None, told: Iterable[LogEntry]) -> Any:
    """Return the viewer's notebook after all of ``told`` that reaches this viewer."""
    notebook = game.notebook(seats, viewer)
    notebook.read(told)
    return notebook


class MatchPlay(Generic[N]):
    """A match and the hands that play it. A game's own `Play` says which notebooks it has."""

    def __init__(self, match: Match, dice: StackedDice) -> None:
        """Take a match that was begun with these dice; `deal` begins one."""
        self.match = match
        """The match."""
        self.dice = dice
        """Its dice: what they show next is added to ``dice.draws``."""

    @classmethod
    def deal(cls, game: Game, seats: int, draws: Iterable[int], **options: Any) -> Self:
        """Begin a match with dice that show what the test says."""
        dice = StackedDice(draws)
        purses = (FIRST_PURSE,) * seats
        return cls(Match(game, seats, game.options(**options), purses, dice), dice)

    # --- moves ---

    def ask(self, seat: int) -> Ask:
        """Return the open question to a seat."""
        asks = {int(ask.seat): ask for ask in self.match.asks}
        others = ", ".join(f"{whom} {ask.topic!r}" for whom, ask in asks.items()) or "nobody"
        require(seat in asks, f"seat {seat} is asked nothing; asked are: {others}")
        return asks[seat]

    def offers(self, seat: int) -> dict[str, tuple[Target, ...]]:
        """Return the verbs of the open question to a seat, and what each may be aimed at."""
        return {verb.name: verb.pool for verb in self.ask(seat).verbs}

    def do(self, seat: int, verb: str, *picks: Target) -> list[Event]:
        """Answer for a seat; return what happened."""
        try:
            told = self.match.submit(Seat(seat), self.ask(seat).id, Answer(verb, picks))
        except Refused as refused:
            refused.add_note(
                f"Seat {seat} cannot {verb} {picks}; on offer are: {self.offers(seat)}"
            )
            raise
        return [each.event for each in told]

    def silent(self, seat: int, *dice: int) -> list[Event]:
        """Say nothing for a seat; the dice show what the test says."""
        self.dice.draws += dice
        told = self.match.submit(Seat(seat), self.ask(seat).id, None)
        return [each.event for each in told]

    def refuses(self, seat: int, verb: str, *picks: Target) -> bool:
        """Say whether the move is not on offer; then nothing has changed."""
        ask = self.ask(seat)
        answer = Answer(verb, picks)
        if ask.accept(answer) is not None:
            return False
        before = (len(self.match.log), self.match.asks, list(self.match.given))
        try:
            self.match.submit(Seat(seat), ask.id, answer)
        except Refused as refused:
            require(refused.reason is Reason.NOT_OFFERED, f"refused as {refused.reason}")
        else:
            raise Broken(f"{answer} was taken, but is not on offer")
        after = (len(self.match.log), self.match.asks, self.match.given)
        require(before == after, "a refused answer changed the match")
        return True

    def think(self, seat: int, style: PlayStyle = DEFAULT_STYLE) -> Answer:
        """Return what the computer player would answer in this seat."""
        ask = self.ask(seat)
        computer = self.match.game.computer
        answer = computer.answer(self.notebook(seat), ask, SeededDice(b"think"), style)
        require(ask.accept(answer) == answer, f"the computer answers {answer}: not on offer")
        return answer

    # --- what came of it ---

    def happened(self, kind: type[E]) -> list[E]:
        """Return the events of a kind, in order."""
        return [entry.event for entry in self.match.log if isinstance(entry.event, kind)]

    def audience(self, event: Event) -> tuple[int, ...] | None:
        """Return who was told of an event: everybody (None) or these seats."""
        found = [each.to for each in self.match.log if each.event == event]
        require(len(found) == 1, f"{event} has happened {len(found)} times, not once")
        return found[0]

    def told(self, viewer: int | None) -> list[LogEntry]:
        """Return all that reached a viewer; None is one without a seat."""
        seat = None if viewer is None else Seat(viewer)
        return [each for each in self.match.log if each.reaches(seat)]

    def notebook(self, viewer: int | None) -> N:
        """Return what a viewer knows now; None is one without a seat."""
        seat = None if viewer is None else Seat(viewer)
        book: N = read(self.match.game, self.match.seats, seat, self.match.log)
        return book

    @property
    def result(self) -> str:
        """The game's word for how it ended, as soon as that is fixed."""
        require(self.match.outcome is not None, "there is no result yet")
        return self.match.outcome.result if self.match.outcome else ""
