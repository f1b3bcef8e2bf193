"""What lies open: royals with what lies on them, the hand, the discard pile, the graveyard.

A layout is never changed: a move returns another one. So the script, a notebook and whoever thinks
ahead move by the same few functions.
"""

from collections.abc import Iterator

from games.engine.values import value
from games.execution.cards import ACES, JOKERS, OTHERS, ROYALS, WORTH, Card, without
from games.execution.duel import fits, may_trigger
from games.execution.words import ROWS, TERMS, Level, Place, Saves, Terms

BEHIND = 3
"""Royals that lie face down behind each of the first three."""
HAND = 3
"""Cards of a hand."""
LAST_HANDS = 3
"""The last hands of the draw pile, which lie rotated."""


@value
class Row:
    """A row of royals: the one in front, what lies on it, and how many lie behind it.

    Without a royal in front the row is empty, or, to somebody who thinks ahead, unknown.
    """

    royal: Card | None
    laid: tuple[Card, ...] = ()
    behind: int = BEHIND


@value
class Move:
    """A card, and where it is put."""

    card: Card
    to: Place


@value
class Layout:
    """What lies open, and how many cards the draw pile has ``left``; the pile's top is first."""

    rows: tuple[Row, ...]
    hand: tuple[Card, ...] = ()
    pile: tuple[Card, ...] = ()
    graveyard: tuple[Card, ...] = ()
    left: int = len(OTHERS)
    executed: int = 0

    @property
    def won(self) -> bool:
        """Whether every royal is executed."""
        return self.executed == len(ROYALS)

    @property
    def full(self) -> int | None:
        """The row in which three cards lie on the royal, if there is one."""
        for at, row in enumerate(self.rows):
            if len(row.laid) == HAND:
                return at
        return None

    @property
    def in_play(self) -> int:
        """Cards left in draw pile and hand."""
        return self.left + len(self.hand)

    @property
    def hands_left(self) -> int:
        """Hands that are still to be drawn."""
        return self.left // HAND

    # --- what may be done ---

    def moves(self, level: Level) -> Iterator[Move]:
        """Yield what may be done with a card, the hand before the pile; not while one is saved."""
        for card, places in self.places(level):
            yield from (Move(card, to) for to in places)

    def places(self, level: Level) -> Iterator[tuple[Card, tuple[Place, ...]]]:
        """Yield each card that can be put somewhere, and where; the same as the moves."""
        ends = self._ends(on_top=TERMS[level].discarded_on_top)
        for card in self.hand:
            yield card, (*[ROWS[at] for at in self.fitting(card)], *ends)
        for card in self.pile[:1]:
            if rows := self.fitting(card):
                yield card, tuple([ROWS[at] for at in rows])

    def fitting(self, card: Card) -> list[int]:
        """Return the rows on whose royal a card may be laid next."""
        return [
            at
            for at, row in enumerate(self.rows)
            if row.royal is not None and fits(row.royal, row.laid, card)
        ]

    def saves(self, level: Level) -> list[Move]:
        """Return how a card of the full row may be saved; with the last royal none is."""
        terms, at = TERMS[level], self.full
        if at is None or self.executed + 1 == len(ROYALS):
            return []
        ends = self._ends(on_top=terms.saved_on_top)
        return [Move(card, to) for to in ends for card in eligible(terms, self.rows[at].laid)]

    def _ends(self, *, on_top: bool) -> tuple[Place, ...]:
        """Return the ends of the discard pile; of an empty one the bottom is the top."""
        if not on_top:
            return (Place.BOTTOM,)
        return (Place.TOP, Place.BOTTOM) if self.pile else (Place.TOP,)

    # --- what comes of it ---

    def put(self, move: Move) -> "Layout":
        """Return the layout after a card of the hand, or the pile's top, was put somewhere."""
        hand, pile = self.hand, self.pile
        if move.card in hand:
            hand = without(hand, (move.card,))
        else:
            pile = pile[1:]
        if move.to in ROWS:
            at = ROWS.index(move.to)
            row = self.rows[at]
            rows = self._with_row(at, Row(row.royal, (*row.laid, move.card), row.behind))
            return Layout(rows, hand, pile, self.graveyard, self.left, self.executed)
        pile = placed(pile, move)
        return Layout(self.rows, hand, pile, self.graveyard, self.left, self.executed)

    def executes(self, saved: Move | None) -> "Layout":
        """Return the layout after an execution in the full row, one card saved or none."""
        at = self.full or 0
        row = self.rows[at]
        gone = row.laid if saved is None else without(row.laid, (saved.card,))
        pile = self.pile if saved is None else placed(self.pile, saved)
        royal = () if row.royal is None else (row.royal,)
        rows = self._with_row(at, Row(None, (), row.behind))
        graveyard = (*self.graveyard, *royal, *gone)
        return Layout(rows, self.hand, pile, graveyard, self.left, self.executed + 1)

    def turns_up(self, at: int, royal: Card) -> "Layout":
        """Return the layout after the royal behind an executed one was turned up."""
        rows = self._with_row(at, Row(royal, (), self.rows[at].behind - 1))
        return Layout(rows, self.hand, self.pile, self.graveyard, self.left, self.executed)

    def draws(self, cards: tuple[Card, ...]) -> "Layout":
        """Return the layout with a new hand."""
        left = self.left - len(cards)
        return Layout(self.rows, cards, self.pile, self.graveyard, left, self.executed)

    def _with_row(self, at: int, row: Row) -> tuple[Row, ...]:
        return (*self.rows[:at], row, *self.rows[at + 1 :])

    # --- what can be known of it ---

    def unseen(self) -> tuple[Card, ...]:
        """Return the cards of the draw pile and those set aside: nobody knows which is where."""
        on_royals = [card for row in self.rows for card in row.laid]
        seen = {*self.hand, *self.pile, *self.graveyard, *on_royals}
        return tuple(card for card in OTHERS if card not in seen)

    def doomed(self, at: int, level: Level) -> bool:
        """Say whether no remaining card can trigger a row's royal; one with a trigger has had it.

        What lies on other royals remains if it may be saved. What was set aside never comes, as all
        can tell once nothing is left to draw.
        """
        row = self.rows[at]
        if row.royal is None or at == self.full:
            return False
        elsewhere = [card for n, each in enumerate(self.rows) if n != at for card in each.laid]
        savable = TERMS[level].saves is not Saves.NONE
        saved = [card for card in elsewhere if savable and card not in JOKERS and card not in ACES]
        to_draw = self.unseen() if self.left else ()
        remaining = (*to_draw, *self.hand, *self.pile, *saved)
        return not any(may_trigger(row.royal, row.laid, card) for card in remaining)


def placed(pile: tuple[Card, ...], move: Move) -> tuple[Card, ...]:
    """Return a discard pile with one more card, on its top or at its bottom."""
    return (move.card, *pile) if move.to is Place.TOP else (*pile, move.card)


def eligible(terms: Terms, laid: tuple[Card, ...]) -> list[Card]:
    """Return which of three cards may be saved: no joker, no ace, and what the level lets."""
    able = [card for card in laid if card not in JOKERS and card not in ACES]
    if terms.saves is Saves.NONE:
        return []
    if terms.saves is Saves.LOWEST:
        lowest = min((WORTH[card] for card in able), default=0)
        return [card for card in able if WORTH[card] == lowest]
    return able
