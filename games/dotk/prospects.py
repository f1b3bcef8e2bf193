"""What a table may come to: the unseen cards as they may lie, and what an action makes of them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from games.dotk.cards import CARDS, Character, whole_deck
from games.dotk.contests import singled_out
from games.dotk.futures import best_use, hope, rounds_after
from games.dotk.notebook import DotkNotebook
from games.dotk.words import Contest, Do
from games.engine.asks import Answer, Seat, Target
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

    def after(
        self, seat: Seat, left: Seat | None, verb: str, picks: Sequence[Target]
    ) -> dict[Seat, Character]:
        """Return the cards after an action, when nobody does anything more."""
        cards, top = dict(self.cards), self.top
        match verb:
            case Do.EXCHANGE if left is not None:
                cards[seat], cards[left] = cards[left], cards[seat]
            case Do.CUT:
                cards[seat] = top
            case Do.CHANGE | Do.LAY:
                cards[seat] = Character(str(picks[0]))
            case Do.MERCHANT:
                cards[seat] = max(cards[seat], top, key=lambda each: CARDS[each].value)
            case Do.THIEF:
                other = Seat(int(picks[0]))
                cards[seat], cards[other] = cards[other], cards[seat]
            case Do.JUGGLER:
                one, two = (Seat(int(pick)) for pick in picks)
                cards[one], cards[two] = cards[two], cards[one]
            case Do.DRAGON:
                cards[Seat(int(picks[0]))] = top
        return cards


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
    found = []
    for n in range(count):
        at = n * len(unseen) // count
        cards, deck = dict(known), iter(unseen[at:] + unseen[:at])
        top = next(deck)
        for seat in hidden:
            card, top = top, next(deck)
            if seat in folded and CARDS[card].value < CARDS[top].value:
                card, top = top, card
            cards[seat] = card
        found.append(World(cards, top))
    return found


def worth(book: DotkNotebook, me: Seat, cards: Mapping[Seat, Character]) -> float:
    """Return what it is worth to a seat that a round ends with these cards."""
    chosen = singled_out(book.contest, cards)
    if book.contest is Contest.LOSER:
        return GRUDGE * len(chosen) / len(cards) - (me in chosen)
    points = {seat: total + (seat in chosen) for seat, total in book.tally.items()}
    return hope(me, points, rounds_after(book.contest, book.rounds - book.turn))


def hand_worth(book: DotkNotebook, me: Seat, answer: Answer) -> float:
    """Return what the hand that an answer leaves is worth, for the rounds left of this turn."""
    hand = list(book.hand)
    if answer.verb in (Do.LAY, Do.CHANGE):
        hand.remove(Character(str(answer.picks[0])))
    if answer.verb == Do.CHANGE and book.own is not None:
        hand.append(book.own)
    if not hand:
        return 0.0
    to_come = rounds_after(book.contest, book.rounds - book.turn)
    more = {**book.tally, me: book.tally[me] + 1}
    point = hope(me, more, to_come) - hope(me, book.tally, to_come)
    left = rounds_after(book.contest, 0)
    return KEPT * point * best_use(hand, left, len(book.order), wanted=point > 0)


def promise(book: DotkNotebook, me: Seat, answer: Answer, among: Sequence[World]) -> float:
    """Return what an answer promises a seat, over these worlds."""
    left = book.left_of(me)
    table = sum(
        worth(book, me, world.after(me, left, answer.verb, answer.picks)) for world in among
    )
    return table / len(among) + hand_worth(book, me, answer)
