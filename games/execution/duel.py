"""What three cards take a royal: the first two reach its value, the third is the trigger."""

from functools import cache

from games.execution.cards import ACES, JOKERS, SUIT, WORTH, Card

JOKER_LEAST, JOKER_MOST = 2, 10


def most(card: Card) -> int:
    """Return the highest value that a card can count as."""
    return JOKER_MOST if card in JOKERS else WORTH[card]


@cache
def lower(royal: Card, first: Card, second: Card) -> int | None:
    """Return the lower value of two cards that reach a royal's; None if they do not.

    A joker counts as the lowest value that completes the sum, at least 2: that can only help the
    trigger. Of two jokers one counts as 10.
    """
    needed = WORTH[royal]
    if first not in JOKERS and second not in JOKERS:
        one, other = WORTH[first], WORTH[second]
        return min(one, other) if one + other >= needed else None
    other = min(most(first), most(second)) if first in JOKERS and second in JOKERS else 0
    other = other or most(second if first in JOKERS else first)
    joker = max(JOKER_LEAST, needed - other)
    return min(joker, other) if joker <= JOKER_MOST else None


def least_lower(royal: Card, laid: tuple[Card, ...]) -> int | None:
    """Return the least that the lower of the first two values can be, given those that are laid."""
    needed = WORTH[royal]
    if len(laid) >= 2:
        return lower(royal, laid[0], laid[1])
    if laid and laid[0] not in JOKERS:
        return min(WORTH[laid[0]], max(1, needed - WORTH[laid[0]]))
    # An ace beside a joker, which is a 10 then, is the lower one.
    return max(1, needed - JOKER_MOST)


def exceeds(royal: Card, value: int, trigger: Card) -> bool:
    """Say whether a trigger is of a royal's suit, and higher than a value; an ace always is."""
    if trigger in JOKERS:
        return value < JOKER_MOST
    return SUIT[trigger] is SUIT[royal] and (trigger in ACES or WORTH[trigger] > value)


def fits(royal: Card, laid: tuple[Card, ...], card: Card) -> bool:
    """Say whether a card may be laid on a royal next.

    The first leaves the royal within reach of a ten; the second completes the sum; the third
    triggers.
    """
    if not laid:
        return most(card) + JOKER_MOST >= WORTH[royal]
    if len(laid) == 1:
        return lower(royal, laid[0], card) is not None
    value = lower(royal, laid[0], laid[1])
    return value is not None and exceeds(royal, value, card)


def may_trigger(royal: Card, laid: tuple[Card, ...], card: Card) -> bool:
    """Say whether a card can still become a royal's trigger, whatever else is laid."""
    value = least_lower(royal, laid)
    return value is not None and exceeds(royal, value, card)
