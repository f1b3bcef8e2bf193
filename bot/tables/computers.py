"""The computer players of a table: how well each plays, of what temper it is, what it thinks."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from bot.plugins.registry import is_strange, plugins
from bot.text import words_for
from bot.values.records import SeatRecord, TableRecord
from games.engine.asks import Answer, Ask, Seat
from games.engine.computers import Computer
from games.engine.dice import Dice
from games.engine.play_style import DEFAULT_STYLE, PlayStyle, Strength, tempers


@dataclass(frozen=True, slots=True)
class Pondering:
    """What a computer is asked: a `Thought` about what it knows, where it takes long.

    It is called with the events that have reached the asked seat, and with no others.
    """

    computer: Computer
    seats: int
    ask: Ask
    dice: Dice
    speaks: bool = False
    """Whether it is what to say before the answer, and not the answer."""

    def __reduce__(self) -> tuple[Callable[..., "Pondering"], tuple[Any, ...]]:
        """Send a game of the bot's own as it is; another's is found there, and is of any make."""
        game, rest = self.computer.game, (self.seats, self.ask, self.dice, self.speaks)
        if is_strange(game.id):
            return _of_installed, (game.id, self.computer.style, *rest)
        return Pondering, (self.computer, *rest)

    def __call__(self, events: Sequence[Any], _in_time: Callable[[], bool]) -> Answer | None:
        """Return the same answer whenever the dice are the same: no time is looked at."""
        notebook = self.computer.game.notebook(self.seats, self.ask.seat)
        for event in events:
            notebook.note(event)
        return self.by(notebook)

    def by(self, notebook: Any) -> Answer | None:
        """Return what comes of it; raise `ValueError` for an answer that is not on offer."""
        if self.speaks:
            return self.computer.claim(notebook, self.ask, self.dice)
        answer = self.computer.answer(notebook, self.ask, self.dice)
        accepted = self.ask.accept(answer)
        if accepted is None:
            raise ValueError("a computer's answer that is not on offer")
        return accepted


def _of_installed(game: str, style: PlayStyle, *rest: Any) -> Pondering:
    return Pondering(Computer(plugins()[game].rules, style), *rest)


def style_of(record: TableRecord, seat: Seat) -> PlayStyle:
    """Return how a computer plays this seat of a game in progress, once and for all.

    Who is away or has left is stood in for as usual: their crowns are at stake.
    """
    computers = [each.seat for each in record.seats if each.user_id is None]
    if seat not in computers:
        return DEFAULT_STYLE
    drawn = tempers(record.seed or b"", len(computers))
    game = plugins().get(record.game)
    strength = game.strength(record.choices) if game is not None else Strength.NORMAL
    return PlayStyle(strength, drawn[computers.index(seat)])


def breaks_the_ice(record: TableRecord) -> bool:
    """Say whether somebody sits with computers alone in their first games.

    Each of these says something as soon as it can: nobody else shows how bluffing goes.
    """
    people = [seat for seat in record.seats if seat.user_id is not None]
    return len(people) == 1 and people[0].novice


def name_of(record: TableRecord, seat: SeatRecord) -> str:
    """Return what a seat's player is called; computers by their temper, too, once it is drawn."""
    if seat.user_id is not None or record.seed is None:
        return seat.name
    temper = style_of(record, Seat(seat.seat)).temper
    return words_for(record.locale)("computer-called", name=seat.name, temper=str(temper))
