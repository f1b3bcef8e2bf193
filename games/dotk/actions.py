"""The one action of a round: exchange or cut, fold, change, or use an Action power."""

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from games.dotk import events as ev
from games.dotk.cards import Character
from games.dotk.scene import Lying, Scene
from games.dotk.words import Do, Mode, Topic
from games.engine.asks import Answer, Pace, Question, Seat, Verb

Power: TypeAlias = Callable[[Scene, Seat, Answer], Awaitable[None]]
"""What an Action power does, once its card is shown."""


async def act(scene: Scene, seat: Seat) -> None:
    """Ask for exactly one action, for the card held now, and do it. Silence folds.

    That a power is there, and what is in the hand, only the asked may see.
    """
    last = scene.left_of(seat) is None
    verbs = [Verb(Do.CUT if last else Do.EXCHANGE), Verb(Do.FOLD)]
    power = power_of(scene, seat)
    if power is not None:
        verbs.append(power)
    if hand := tuple(dict.fromkeys(scene.hands[seat])):
        verbs.append(Verb(Do.CHANGE, hand, 1, 1, private=True))
    question = Question(seat, Topic.ACT, tuple(verbs), Answer(Do.FOLD), pace=pace(scene))
    answer = await scene.court.ask(question)
    match answer.verb:
        case Do.EXCHANGE:
            exchange(scene, seat)
        case Do.CUT:
            cut(scene, seat)
        case Do.CHANGE:
            change(scene, seat, answer.pick(Character))
        case Do.FOLD:
            scene.court.announce(ev.Folded(seat))
        case _:
            character = scene.cards[seat].character
            scene.cards[seat].face_up = True
            scene.court.announce(ev.PowerUsed(seat, character))
            await POWERS[character](scene, seat, answer)


def pace(scene: Scene) -> Pace:
    """Return how long a move may take: the great game has very many."""
    return Pace.TURN if scene.mode is Mode.COURT else Pace.BRISK


def power_of(scene: Scene, seat: Seat) -> Verb | None:
    """Return the Action power of a seat's card, if it has one that finds enough others."""
    others = scene.others(seat)
    match scene.cards[seat].character:
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


def exchange(scene: Scene, seat: Seat) -> None:
    """Exchange with the player on the left, who cannot refuse."""
    left = scene.left_of(seat)
    if left is None:
        raise ValueError("nobody sits to the Dealer's left")
    scene.court.announce(ev.Exchanged(seat, left))
    scene.swap(seat, left)


def cut(scene: Scene, seat: Seat) -> None:
    """The Dealer's exchange: a random card of the deck, shown to all, is the new one.

    Then the old card goes under the deck, unseen, so it cannot be cut back.
    """
    character = scene.deck.pop(scene.court.dice.below(len(scene.deck)))
    replace(scene, seat, Lying(character, face_up=True))
    scene.court.announce(ev.DeckCut(seat, character))
    scene.record_deck()


def change(scene: Scene, seat: Seat, character: Character) -> None:
    """Change the card with one from the hand, where a shown card is hidden again."""
    hand = scene.hands[seat]
    hand.remove(character)
    hand.append(scene.cards[seat].character)
    scene.cards[seat] = Lying(character)
    scene.court.announce(ev.CardChanged(seat))
    scene.court.tell(ev.HandCardLaid(seat, character), seat)


def replace(scene: Scene, seat: Seat, new: Lying) -> None:
    """Put a card from the deck before a seat; the old one goes under the deck."""
    scene.put_under(scene.cards[seat].character)
    scene.cards[seat] = new


# --- Action powers ---


async def merchant(scene: Scene, seat: Seat, answer: Answer) -> None:
    """See the top card of the deck and keep one of the two; the other goes under the deck.

    A Merchant that is kept stays face up; the drawn card, if kept, lies face down. Silence keeps.
    """
    court, drawn = scene.court, scene.draw()
    court.tell(ev.TopSeen(seat, drawn), seat)
    verbs = (Verb(Do.KEEP), Verb(Do.TAKE))
    question = Question(
        seat, Topic.KEEP, verbs, Answer(Do.KEEP), pace=pace(scene), about=drawn, secret=True
    )
    answer = await court.ask(question)
    took = answer.verb == Do.TAKE
    if took:
        replace(scene, seat, Lying(drawn))
    else:
        scene.put_under(drawn)
    court.announce(ev.Traded(seat, took))


async def thief(scene: Scene, seat: Seat, answer: Answer) -> None:
    """Swap cards with any player."""
    other = answer.pick(Seat)
    scene.court.announce(ev.CardStolen(seat, other))
    scene.swap(seat, other)


async def juggler(scene: Scene, seat: Seat, answer: Answer) -> None:
    """Swap two other players' cards, without a look at them."""
    first, second = answer.all(Seat)
    scene.court.announce(ev.CardsJuggled(seat, first, second))
    scene.swap(first, second)


async def dragon(scene: Scene, seat: Seat, answer: Answer) -> None:
    """Another player's card goes under the deck; they get its top card, which is taken first."""
    other = answer.pick(Seat)
    replace(scene, other, Lying(scene.draw()))
    scene.court.announce(ev.CardBurned(seat, other))
    scene.receive(other)


POWERS: dict[Character, Power] = {
    Character.MERCHANT: merchant,
    Character.THIEF: thief,
    Character.JUGGLER: juggler,
    Character.DRAGON: dragon,
}
"""The Action powers by character."""
