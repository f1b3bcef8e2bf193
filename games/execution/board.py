"""The field as events change it, and what the last cards can be taken back to."""

from games.engine.events import Event
from games.execution import events as ev
from games.execution.cards import Card
from games.execution.field import Field, Move, Row
from games.execution.words import ROWS, Level


class Board:
    """Follows a game by its public events: for the script, and for every notebook.

    Each card that is put somewhere leaves the field before it behind, to go back to; a hand that
    is drawn, or a royal that is turned up, shows something new, and there is no way back beyond it.
    """

    def __init__(self) -> None:
        self.level = Level.SQUIRE
        self.field = Field(())
        self.number = 0
        """Hands drawn so far."""
        self.past: list[tuple[Card, Field]] = []
        """The cards that can be taken back, the last one at the end, each with the field before."""

    @property
    def last(self) -> Card | None:
        """The card that can be taken back."""
        return self.past[-1][0] if self.past else None

    def take(self, event: Event) -> None:
        """Take in a public event."""
        field = self.field
        match event:
            case ev.RoyalsLaidOut(level, royals):
                self.level = level
                self.field = Field(tuple(Row(royal) for royal in royals))
            case ev.HandDrawn(number, cards):
                self.number = number
                self._shows(field.draws(cards))
            case ev.CardLaid(card, row):
                self._puts(card, field.put(Move(card, row)))
            case ev.CardDiscarded(card, to):
                self._puts(card, field.put(Move(card, to)))
            case ev.RoyalExecuted(saved=saved, to=to):
                self._executes(None if saved is None or to is None else Move(saved, to))
            case ev.RoyalTurnedUp(royal, row):
                self._shows(field.turns_up(ROWS.index(row), royal))
            case ev.CardTakenBack():
                _, self.field = self.past.pop()

    def _executes(self, saved: Move | None) -> None:
        """Where there was no choice of what to save, it goes back with the third card."""
        if saved is not None and len(self.field.saves(self.level)) > 1:
            self._puts(saved.card, self.field.executes(saved))
        else:
            self.field = self.field.executes(saved)

    def _puts(self, card: Card, field: Field) -> None:
        self.past.append((card, self.field))
        self.field = field

    def _shows(self, field: Field) -> None:
        self.past.clear()
        self.field = field
