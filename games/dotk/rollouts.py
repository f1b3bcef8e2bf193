"""How a round may go on: a hard computer plays it out, over and over, before it acts.

All that is hidden is dealt anew each time, and all answers are tried in the same deals. Whoever has
yet to act then does so by what lies before them: in a rough way, but not by leaving all as it is.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

from games.dotk.cards import Character
from games.dotk.futures import chance, hope, rounds_after
from games.dotk.notebook import DotkNotebook
from games.dotk.prospects import Stakes, what_lies_hidden
from games.dotk.words import Contest, Do
from games.engine.asks import Answer, Seat
from games.engine.dice import Dice, shuffle

DEALS = 40
"""In how many deals each answer is tried."""

Liking: TypeAlias = Mapping[Character, float]
"""By character: how much better it is to have than any card."""


@dataclass(slots=True)
class Deal:
    """One way in which all may lie, and what those will do by chance who have yet to act."""

    cards: dict[Seat, Character]
    deck: list[Character]
    """The top last. Hands are among it: nobody knows what is in them."""
    luck: dict[Seat, tuple[int, int]]
    """Two places in the line of the round."""

    def again(self) -> "Deal":
        """Return the same deal once more, to be played."""
        return Deal(dict(self.cards), list(self.deck), self.luck)

    def swap(self, one: Seat, two: Seat) -> None:
        """Swap what lies before two seats."""
        self.cards[one], self.cards[two] = self.cards[two], self.cards[one]


def promises(
    book: DotkNotebook, me: Seat, answers: Sequence[Answer], dice: Dice
) -> dict[Answer, float]:
    """Return what each answer promises a seat whose turn it is."""
    likings, stakes = likings_of(book), Stakes(book, me)
    totals = dict.fromkeys(answers, 0.0)
    for _ in range(DEALS):
        deal = deal_anew(book, me, likings, dice)
        for answer in answers:
            after = deal.again()
            act(after, me, book.left_of(me), answer, likings[me])
            play_on(after, book.order, me, likings)
            totals[answer] += stakes.worth(after.cards)
    return {each: total / DEALS + stakes.of_hand(each) for each, total in totals.items()}


@cache
def liking(contest: Contest, seats: int, *, wanted: bool) -> Liking:
    """Return how well each card does in a round, for who wants to be singled out or not."""
    chances = {character: chance(character, contest, seats) for character in Character}
    mean = sum(chances.values()) / len(chances)
    return {character: (each - mean) * (1 if wanted else -1) for character, each in chances.items()}


def likings_of(book: DotkNotebook) -> dict[Seat, Liking]:
    """Return what everybody in this round likes: at court not all want to score."""
    count = len(book.order)
    if book.contest is Contest.LOSER:
        return dict.fromkeys(book.order, liking(book.contest, count, wanted=False))
    to_come = rounds_after(book.contest, book.rounds - book.turn)
    found = {}
    for seat in book.order:
        more = {**book.tally, seat: book.tally[seat] + 1}
        wanted = hope(seat, more, to_come) > hope(seat, book.tally, to_come)
        found[seat] = liking(book.contest, count, wanted=wanted)
    return found


def deal_anew(book: DotkNotebook, me: Seat, likings: Mapping[Seat, Liking], dice: Dice) -> Deal:
    """Return one way in which all may lie.

    Of two cards that may lie before somebody it is the better one where it was kept, and the worse
    one where it was handed on.
    """
    cards, hidden, unseen = what_lies_hidden(book)
    shuffle(dice, unseen)
    for seat in hidden:
        card, liked = unseen.pop(), book.cards[seat].liked
        if liked is not None and unseen:
            other = unseen[0]
            if (likings[seat][card] < likings[seat][other]) == liked:
                card, unseen[0] = other, card
        cards[seat] = card
    count, rest = len(book.order), book.order[book.order.index(me) + 1 :]
    return Deal(cards, unseen, {seat: (dice.below(count), dice.below(count)) for seat in rest})


def act(deal: Deal, me: Seat, left: Seat | None, answer: Answer, liked: Liking) -> None:
    """Do to a deal what an answer does."""
    cards, deck = deal.cards, deal.deck
    match answer.verb:
        case Do.EXCHANGE if left is not None:
            deal.swap(me, left)
        case Do.CUT:
            cards[me] = deck.pop(0)
        case Do.CHANGE:
            cards[me] = Character(str(answer.picks[0]))
        case Do.MERCHANT:
            cards[me] = max(cards[me], deck.pop(), key=liked.__getitem__)
        case Do.THIEF:
            deal.swap(me, Seat(int(answer.picks[0])))
        case Do.JUGGLER:
            one, two = answer.picks
            deal.swap(Seat(int(one)), Seat(int(two)))
        case Do.DRAGON:
            cards[Seat(int(answer.picks[0]))] = deck.pop()


def play_on(deal: Deal, order: Sequence[Seat], me: Seat, likings: Mapping[Seat, Liking]) -> None:
    """Let those act who have yet to: be rid of a bad card, and now and then use a power."""
    cards, deck = deal.cards, deal.deck
    for at in range(order.index(me) + 1, len(order)):
        seat = order[at]
        card, liked = cards[seat], likings[seat]
        bad = liked[card] < 0
        one, two = (order[place] for place in deal.luck[seat])
        match card:
            case Character.MERCHANT if deck:
                if liked[deck[-1]] > liked[card]:
                    cards[seat] = deck.pop()
                elif bad:
                    deck.pop()
            case Character.THIEF if bad:
                deal.swap(seat, one)
            case Character.DRAGON if deck and deal.luck[seat][1] % 2:
                if one != seat:
                    cards[one] = deck.pop()
            case Character.JUGGLER if not bad:
                if seat not in (one, two):
                    deal.swap(one, two)
            case _ if bad and at + 1 < len(order):
                deal.swap(seat, order[at + 1])
            case _ if bad and deck:
                cards[seat] = deck.pop()
            case _:
                pass
