"""The layout as events change it, and what the last cards can be taken back to."""

from games.engine.events import Event
from games.execution import events as ev
from games.execution.cards import Card
from games.execution.layout import HAND, Layout, Move, Row
from games.execution.words import ROWS, Level


class Board:
    """Follows a game by its public events: for the script, and for every notebook.

    Each card that is put somewhere leaves the layout before it behind, to go back to; a hand that
    is drawn, or a royal that is turned up, shows something new, and there is no way back beyond it.
    """

    def __init__(self) -> None:
        self.level = Level.SQUIRE
        self.layout = Layout(())
        self.number = 0
        """Hands drawn so far."""
        self.hints = 0
        """Hints asked for so far."""
        self.hinted = False
        """Whether one was, and nothing has been done since."""
        self.past: list[tuple[Card, Layout]] = []
        """The cards that can be taken back, the last one last, each with the layout before it."""

    @property
    def last(self) -> Card | None:
        """The card that can be taken back."""
        return self.past[-1][0] if self.past else None

    def take(self, event: Event) -> None:
        """Take in a public event."""
        layout = self.layout
        self.hinted = isinstance(event, ev.HintTaken)
        match event:
            case ev.RoyalsLaidOut(level, royals, hands):
                self.level = level
                self.layout = Layout(tuple(Row(royal) for royal in royals), left=hands * HAND)
            case ev.HandDrawn(number, cards):
                self.number = number
                self._shows(layout.draws(cards))
            case ev.CardLaid(card, row):
                self._puts(card, layout.put(Move(card, row)))
            case ev.CardDiscarded(card, end):
                self._puts(card, layout.put(Move(card, end)))
            case ev.HintTaken(number):
                self.hints = number
            case ev.RoyalExecuted(saved=saved, end=end):
                self._executes(None if saved is None or end is None else Move(saved, end))
            case ev.RoyalTurnedUp(royal, row):
                self._shows(layout.turns_up(ROWS.index(row), royal))
            case ev.CardTakenBack():
                _, self.layout = self.past.pop()

    def _executes(self, saved: Move | None) -> None:
        """Where there was no choice of what to save, it goes back with the third card."""
        if saved is not None and len(self.layout.saves(self.level)) > 1:
            self._puts(saved.card, self.layout.executes(saved))
        else:
            self.layout = self.layout.executes(saved)

    def _puts(self, card: Card, layout: Layout) -> None:
        self.past.append((card, self.layout))
        self.layout = layout

    def _shows(self, layout: Layout) -> None:
        self.past.clear()
        self.layout = layout
