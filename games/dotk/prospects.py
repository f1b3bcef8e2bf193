"""What a table may come to: the unseen cards as they may lie, and what an action makes of them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from games.dotk.cards import CARDS, Character, whole_deck
from games.dotk.contests import singled_out
from games.dotk.futures import best_use, hope, rounds_after
from games.dotk.notebook import DotkNotebook
from games.dotk.words import Contest, Do
from games.engine.asks import Answer, Seat
from games.engine.dice import Dice, shuffle

GRUDGE = 0.05
"""What it is worth in the great game that another one loses."""

KEPT = 0.5
"""How likely a card that is laid is there still when its round is revealed."""


@dataclass(slots=True)
class World:
    """One way in which the cards may lie: those before the seats, and the top of the deck."""

    cards: dict[Seat, Character]
    top: Character

    def swapped(self, one: Seat, two: Seat) -> dict[Seat, Character]:
        """Return the cards with those before two seats in each other's place."""
        cards = self.cards
        return {**cards, one: cards[two], two: cards[one]}

    def best(self, seat: Seat) -> Character:
        """Return the higher of the card before a seat and the top of the deck."""
        return max(self.cards[seat], self.top, key=lambda each: CARDS[each].value)


def what_lies_hidden(
    book: DotkNotebook,
) -> tuple[dict[Seat, Character], list[Seat], list[Character]]:
    """Return the cards that are known, before whom others lie, and all of which those may be."""
    known = {seat: card.character for seat, card in book.cards.items() if card.character}
    unseen = whole_deck()
    for character in (*known.values(), *book.hand, *book.aside):
        unseen.remove(character)
    hidden = [seat for seat in book.order if seat not in known]
    for character in reversed(book.under):
        # What went under the deck may have come up again, the first of it first: then it lies
        # before somebody, seen or unseen, or on top.
        if character in unseen and len(unseen) > len(hidden) + 1:
            unseen.remove(character)
    return known, hidden, unseen


def worlds(book: DotkNotebook, dice: Dice, count: int) -> list[World]:
    """Return ways in which the unseen cards may lie, as likely as each other.

    They are one shuffled deck, cut at different places: quick, and each unseen card comes to each
    place about equally often. In the great game who has folded holds the better of two.
    """
    known, hidden, unseen = what_lies_hidden(book)
    folded = [seat for seat, do in book.did.items() if do is Do.FOLD and not book.at_court]
    shuffle(dice, unseen)
    kept = [n for n, seat in enumerate(hidden) if seat in folded]
    twice, more = unseen * 2, len(hidden) + 1
    found = []
    for n in range(count):
        at = n * len(unseen) // count
        line = twice[at : at + more]
        for each in kept:
            if CARDS[line[each]].value < CARDS[line[each + 1]].value:
                line[each], line[each + 1] = line[each + 1], line[each]
        top = line.pop()
        found.append(World({**known, **dict(zip(hidden, line, strict=True))}, top))
    return found


def outcomes(
    me: Seat, left: Seat | None, answer: Answer, among: Sequence[World]
) -> list[dict[Seat, Character]]:
    """Return the cards in each world after an action of mine, when nobody does anything more."""
    match answer.verb:
        case Do.EXCHANGE if left is not None:
            return [world.swapped(me, left) for world in among]
        case Do.CUT:
            return [{**world.cards, me: world.top} for world in among]
        case Do.CHANGE | Do.LAY:
            card = answer.pick(Character)
            return [{**world.cards, me: card} for world in among]
        case Do.MERCHANT:
            return [{**world.cards, me: world.best(me)} for world in among]
        case Do.THIEF:
            other = answer.pick(Seat)
            return [world.swapped(me, other) for world in among]
        case Do.JUGGLER:
            one, two = answer.all(Seat)
            return [world.swapped(one, two) for world in among]
        case Do.DRAGON:
            burned = answer.pick(Seat)
            return [{**world.cards, burned: world.top} for world in among]
        case _:
            return [world.cards for world in among]


class Stakes:
    """What there is for a seat in a round. What comes of it again is worked out once."""

    def __init__(self, book: DotkNotebook, me: Seat) -> None:
        self.book, self.me = book, me
        court = book.contest is not Contest.LOSER
        self._to_come = rounds_after(book.contest, book.rounds - book.turn) if court else ()
        self._rounds: dict[tuple[Seat, ...], float] = {}
        """By who is singled out: what it is worth at court."""
        self._hands: dict[tuple[Character, ...], float] = {}

    def worth(self, cards: Mapping[Seat, Character]) -> float:
        """Return what it is worth that the round ends with these cards."""
        book, me = self.book, self.me
        chosen = singled_out(book.contest, cards)
        if book.contest is Contest.LOSER:
            return GRUDGE * len(chosen) / len(cards) - (me in chosen)
        if chosen not in self._rounds:
            points = {seat: total + (seat in chosen) for seat, total in book.tally.items()}
            self._rounds[chosen] = hope(me, points, self._to_come)
        return self._rounds[chosen]

    def of_hand(self, answer: Answer) -> float:
        """Return what the hand that an answer leaves is worth, for the rounds left of this turn."""
        book, hand = self.book, list(self.book.hand)
        if answer.verb in (Do.LAY, Do.CHANGE):
            hand.remove(answer.pick(Character))
        if answer.verb == Do.CHANGE and book.own is not None:
            hand.append(book.own)
        if not hand:
            return 0.0
        held = tuple(hand)
        if held not in self._hands:
            self._hands[held] = self._use_of(hand)
        return self._hands[held]

    def promise(self, answer: Answer, among: Sequence[World]) -> float:
        """Return what an answer promises, over these worlds."""
        ends = outcomes(self.me, self.book.left_of(self.me), answer, among)
        return sum([self.worth(cards) for cards in ends]) / len(among) + self.of_hand(answer)

    def _use_of(self, hand: Sequence[Character]) -> float:
        book, me = self.book, self.me
        more = {**book.tally, me: book.tally[me] + 1}
        point = hope(me, more, self._to_come) - hope(me, book.tally, self._to_come)
        left = rounds_after(book.contest, 0)
        return KEPT * point * best_use(hand, left, len(book.order), wanted=point > 0)
