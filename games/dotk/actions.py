"""The one action of a round: exchange or cut, fold, change, or use an Action power."""

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from games.dotk import events as ev
from games.dotk.cards import Character
from games.dotk.state import Lying, State
from games.dotk.words import Do, Topic
from games.engine.asks import Answer, AskPace, Question, Seat, Verb

Power: TypeAlias = Callable[[State, Seat, Answer], Awaitable[None]]
"""What an Action power does, once its card is shown."""


async def act(state: State, seat: Seat) -> None:
    """Ask for exactly one action, for the card held now, and do it. Silence folds.

    That a power is there, and what is in the hand, only the asked may see.
    """
    last = state.left_of(seat) is None
    verbs = [Verb(Do.CUT if last else Do.EXCHANGE), Verb(Do.FOLD)]
    power = power_of(state, seat)
    if power is not None:
        verbs.append(power)
    if hand := tuple(dict.fromkeys(state.hands[seat])):
        verbs.append(Verb(Do.CHANGE, hand, 1, 1, private=True))
    question = Question(seat, Topic.ACT, tuple(verbs), Answer(Do.FOLD), pace=pace(state))
    answer = await state.context.ask(question)
    match answer.verb:
        case Do.EXCHANGE:
            exchange(state, seat)
        case Do.CUT:
            cut(state, seat)
        case Do.CHANGE:
            change(state, seat, answer.pick(Character))
        case Do.FOLD:
            state.context.announce(ev.Folded(seat))
        case _:
            character = state.cards[seat].character
            state.cards[seat].face_up = True
            state.context.announce(ev.PowerUsed(seat, character))
            await POWERS[character](state, seat, answer)


def pace(state: State) -> AskPace:
    """Return how long a move may take: the great game has very many."""
    return AskPace.TURN if state.mode.at_court else AskPace.BRISK


def power_of(state: State, seat: Seat) -> Verb | None:
    """Return the Action power of a seat's card, if it has one that finds enough others."""
    others = state.others(seat)
    match state.cards[seat].character:
        case Character.MERCHANT:
            return Verb(Do.MERCHANT, private=True)
        case Character.THIEF:
            return Verb(Do.THIEF, others, 1, 1, private=True)
        case Character.DRAGON:
            return Verb(Do.DRAGON, others, 1, 1, private=True)
        case Character.JUGGLER if len(others) > 1:
            return Verb(Do.JUGGLER, others, 2, 2, private=True)
        case _:
            return None


# --- what everybody may do ---


def exchange(state: State, seat: Seat) -> None:
    """Exchange with the player on the left, who cannot refuse."""
    left = state.left_of(seat)
    if left is None:
        raise ValueError("nobody sits to the Dealer's left")
    state.context.announce(ev.Exchanged(seat, left))
    state.swap(seat, left)


def cut(state: State, seat: Seat) -> None:
    """The Dealer's exchange: a random card of the deck, shown to all, is the new one.

    Then the old card goes under the deck, unseen, so it cannot be cut back.
    """
    character = state.deck.pop(state.context.dice.below(len(state.deck)))
    replace(state, seat, Lying(character, face_up=True))
    state.context.announce(ev.DeckCut(seat, character))
    state.record_deck()


def change(state: State, seat: Seat, character: Character) -> None:
    """Change the card with one from the hand, where a shown card is hidden again."""
    hand = state.hands[seat]
    hand.remove(character)
    hand.append(state.cards[seat].character)
    state.cards[seat] = Lying(character)
    state.context.announce(ev.CardChanged(seat))
    state.context.tell(ev.HandCardLaid(seat, character), seat)


def replace(state: State, seat: Seat, new: Lying) -> None:
    """Put a card from the deck before a seat; the old one goes under the deck."""
    state.put_under(state.cards[seat].character)
    state.cards[seat] = new


# --- Action powers ---


async def merchant(state: State, seat: Seat, answer: Answer) -> None:
    """See the top card of the deck and keep one of the two; the other goes under the deck.

    A Merchant that is kept stays face up; the drawn card, if kept, lies face down. Silence keeps.
    """
    context, drawn = state.context, state.draw()
    context.tell(ev.TopSeen(seat, drawn), seat)
    verbs = (Verb(Do.KEEP), Verb(Do.TAKE))
    question = Question(
        seat, Topic.KEEP, verbs, Answer(Do.KEEP), pace=pace(state), about=drawn, secret=True
    )
    answer = await context.ask(question)
    took = answer.verb == Do.TAKE
    if took:
        replace(state, seat, Lying(drawn))
    else:
        state.put_under(drawn)
    context.announce(ev.Traded(seat, took))


async def thief(state: State, seat: Seat, answer: Answer) -> None:
    """Swap cards with any player."""
    other = answer.pick(Seat)
    state.context.announce(ev.CardStolen(seat, other))
    state.swap(seat, other)


async def juggler(state: State, seat: Seat, answer: Answer) -> None:
    """Swap two other players' cards, without a look at them."""
    first, second = answer.all(Seat)
    state.context.announce(ev.CardsJuggled(seat, first, second))
    state.swap(first, second)


async def dragon(state: State, seat: Seat, answer: Answer) -> None:
    """Another player's card goes under the deck; they get its top card, which is taken first."""
    other = answer.pick(Seat)
    replace(state, other, Lying(state.draw()))
    state.context.announce(ev.CardBurned(seat, other))
    state.receive(other)


POWERS: dict[Character, Power] = {
    Character.MERCHANT: merchant,
    Character.THIEF: thief,
    Character.JUGGLER: juggler,
    Character.DRAGON: dragon,
}
"""The Action powers by character."""
