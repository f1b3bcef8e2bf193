"""The table as the script sees it, secrets included."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from games.engine.asks import Answer, Question, Seat, Target, Verb, one
from games.engine.events import Event
from games.engine.script_context import ScriptContext
from games.execution.board import Board
from games.execution.cards import Card
from games.execution.layout import HAND, Layout, Move
from games.execution.words import Do, Level, Place, Topic

PLAYER = Seat(0)
GIVES_UP = Answer(Do.GIVE_UP)
"""What silence means: nobody plays on for who plays alone."""


@dataclass
class State:
    """What lies open, and what does not."""

    context: ScriptContext
    behind: list[list[Card]]
    """The royals that lie face down, by row; the next one to be turned up is the last."""
    cards: list[Card]
    """The draw pile, from its top."""
    board: Board = field(default_factory=Board)

    @property
    def layout(self) -> Layout:
        """What lies open."""
        return self.board.layout

    @property
    def level(self) -> Level:
        """How hard it is."""
        return self.board.level

    def announce(self, event: Event) -> None:
        """Let something happen before everybody's eyes."""
        self.context.announce(event)
        self.board.take(event)

    def draw_hand(self) -> tuple[Card, ...]:
        """Take the top three cards off the draw pile."""
        hand, self.cards = tuple(self.cards[:HAND]), self.cards[HAND:]
        return hand

    def question(self) -> Question | None:
        """Ask what to save of three cards, or what to do; None when nothing can be done any more.

        Only to take back the last card is nothing to do.
        """
        at = self.layout.full
        if at is not None:
            return self._question(
                Topic.SAVE, by_place(self.layout.saves(self.level)), self.layout.rows[at].royal
            )
        verbs = [one(card, places) for card, places in self.layout.places(self.level)]
        if not self.layout.hand and self.cards:
            verbs.insert(0, Verb(Do.DRAW))
        return self._question(Topic.PLAY, verbs) if verbs else None

    def _question(self, topic: Topic, verbs: list[Verb], about: Card | None = None) -> Question:
        """Ask; where there is a choice, a hint may be asked for, and the last card taken back."""
        if not self.board.hinted and (len(verbs) > 1 or len(verbs[0].pool) > 1):
            verbs.append(Verb(Do.HINT))
        if self.board.past:
            verbs.append(Verb(Do.TAKE_BACK))
        return Question(PLAYER, topic, tuple(verbs), GIVES_UP, about=about)


def by_place(moves: Iterable[Move]) -> list[Verb]:
    """Return a verb for each end of the discard pile, aimed at the cards that may be put there."""
    cards: dict[Place, list[Target]] = {}
    for move in moves:
        cards.setdefault(move.to, []).append(move.card)
    return [one(to, tuple(those)) for to, those in cards.items()]
