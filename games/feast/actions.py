"""The nine actions: each is data plus one effect. Exactly one a turn, paid with energy."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeAlias

from games.engine.asks import Answer, AskPace, ByDice, Question, Seat, Verb, one, two
from games.feast import events as ev
from games.feast.cards import POISON_DECKS, Deck, Food, Goblet, PoisonCard, Spot, Title
from games.feast.state import State
from games.feast.titles import TITLES
from games.feast.words import Cause, Do, Throw, Topic, Why

Offer: TypeAlias = Callable[[State, Seat], Verb | None]
"""The verb with its targets now; None when the action is impossible."""

Effect: TypeAlias = Callable[[State, Seat, Answer], Awaitable[None]]
"""What an action does."""


# --- food and goblets ---


def offer_dump(state: State, seat: Seat) -> Verb | None:
    """Dump food needs a food."""
    foods = tuple(state.guests[seat].foods)
    return one(Do.DUMP, foods) if foods else None


async def dump(state: State, seat: Seat, answer: Answer) -> None:
    """Dump food: box one of your foods, unseen."""
    food = answer.pick(Food)
    del state.guests[seat].foods[food]
    state.context.announce(ev.FoodDumped(seat, food))


def offer_spill(state: State, seat: Seat) -> Verb | None:
    """Spill wine needs a goblet; one's own will do."""
    pool = state.with_goblet()
    return one(Do.SPILL, pool) if pool else None


async def spill(state: State, seat: Seat, answer: Answer) -> None:
    """Spill wine: box any player's goblet, unseen; you gain 1 Dishonor."""
    target = answer.pick(Seat)
    state.guests[target].goblet = None
    state.context.announce(ev.WineSpilled(seat, target))
    state.dishonor(seat, 1, Why.SPILL)


def offer_swap_goblets(state: State, seat: Seat) -> Verb | None:
    """Swap goblets takes two players, at least one of them with a goblet.

    When any two will do, they are picked together; else the one with a goblet comes first.
    """
    living, pool = state.living(), state.with_goblet()
    if not pool or len(living) < 2:
        return None
    if len(living) - len(pool) < 2:
        return two(Do.SWAP_GOBLETS, living)
    return one(Do.SWAP_GOBLETS, pool)


async def swap_goblets(state: State, seat: Seat, answer: Answer) -> None:
    """Swap the goblets of two players; who has none gets one."""
    first, *others = answer.all(Seat)
    if others:
        (second,) = others
    else:
        pool = tuple(s for s in state.living() if s != first)
        question = Question(
            seat, Topic.SWAP, (one(Do.WITH, pool),), silence=ByDice(Do.WITH), about=first
        )
        answer = await state.context.ask(question)
        second = answer.pick(Seat)
    a, b = state.guests[first], state.guests[second]
    a.goblet, b.goblet = b.goblet, a.goblet
    state.context.announce(ev.GobletsSwapped(seat, first, second))


def offer_swap_plates(state: State, seat: Seat) -> Verb | None:
    """Swap plates takes any two players."""
    living = state.living()
    return two(Do.SWAP_PLATES, living) if len(living) > 1 else None


async def swap_plates(state: State, seat: Seat, answer: Answer) -> None:
    """Swap plates: all foods of two players."""
    first, second = answer.all(Seat)
    a, b = state.guests[first], state.guests[second]
    a.foods, b.foods = b.foods, a.foods
    state.context.announce(ev.PlatesSwapped(seat, first, second))


# --- toast and poison ---


def offer_toast(state: State, seat: Seat) -> Verb | None:
    """A toast needs somebody with a goblet who may drink."""
    return Verb(Do.TOAST) if drinkers_from(state, seat) else None


def drinkers_from(state: State, seat: Seat) -> tuple[Seat, ...]:
    """Return everyone with a goblet who is at risk, clockwise, beginning with this seat."""
    guests = state.guests
    return tuple(
        s for s in state.round_from(seat) if guests[s].goblet is not None and state.at_risk(s)
    )


async def toast(state: State, seat: Seat, answer: Answer) -> None:
    """Toast: everyone with a goblet turns a thumb up or down, all at once.

    Down: 1 Dishonor. Up: the goblet is flipped and boxed; poison kills, else 1 Honor. All of it
    is simultaneous. A Steward's toast nobody refuses.
    """
    context = state.context
    drinkers = drinkers_from(state, seat)
    context.announce(ev.ToastCalled(seat, drinkers))
    up = drinkers
    if not forced(state, seat, Do.TOAST):
        thumbs = (Verb(Do.UP), Verb(Do.DOWN))
        down_it = Answer(Do.DOWN)
        answers = await context.ask_all(
            Question(
                s,
                Topic.TOAST,
                thumbs,
                down_it,
                AskPace.TALK,
                about=seat,
                secret=True,
                same_for_all=True,
            )
            for s in drinkers
        )
        up = tuple(s for s in drinkers if answers[s].verb == Do.UP)
    down = tuple(s for s in drinkers if s not in up)
    context.announce(ev.ThumbsShown(up, down))
    flipped = {s: state.guests[s].goblet for s in up}
    for s, goblet in flipped.items():
        state.guests[s].goblet = None
        if goblet is not None:
            context.announce(ev.GobletFlipped(s, goblet))
    for s in down:
        state.dishonor(s, 1, Why.TOAST)
    for s, goblet in flipped.items():
        if goblet is Goblet.WINE:
            state.honor(s, 1, Why.TOAST)
    state.kill((s, Cause.GOBLET) for s, goblet in flipped.items() if goblet is Goblet.POISON)


def offer_poison(state: State, seat: Seat) -> Verb | None:
    """Poison needs a card in either deck of poisons."""
    sizes = state.sizes()
    pool = tuple(deck for deck in POISON_DECKS if sizes[deck])
    return one(Do.POISON, pool) if pool else None


async def poison(state: State, seat: Seat, answer: Answer) -> None:
    """Poison: in secret draw the top card of a deck of poisons and replace a matching card.

    A goblet by a goblet, a food by the same food, of any player; the replaced card is boxed in
    secret. All see that and from which deck, not where. Nothing matches: the card is boxed, and
    nobody is told; the poisoner is asked all the same, so that nobody can tell.
    """
    context, deck = state.context, answer.pick(Deck)
    card: PoisonCard = Spot.GOBLET
    if deck is Deck.FOOD_POISON:
        card = state.food_poisons.pop()
    else:
        state.poison_goblets -= 1
    context.announce(ev.PoisonUsed(seat, deck))
    context.tell(ev.PoisonDrawn(seat, card), seat)
    pool = tuple(s for s in state.living() if _has(state, s, card))
    question = Question(
        seat,
        Topic.POISON,
        (one(Do.POISON, pool) if pool else Verb(Do.BOX),),
        silence=ByDice(Do.POISON) if pool else Answer(Do.BOX),
        about=card,
        secret=True,
    )
    answer = await context.ask(question)
    target = answer.pick(Seat) if pool else None
    if target is not None:
        if isinstance(card, Food):
            state.guests[target].foods[card] = True
        else:
            state.guests[target].goblet = Goblet.POISON
    context.tell(ev.PoisonPlaced(seat, card, target), seat)


def _has(state: State, seat: Seat, card: PoisonCard) -> bool:
    guest = state.guests[seat]
    return card in guest.foods if isinstance(card, Food) else guest.goblet is not None


# --- words and swords ---


def offer_insult(state: State, seat: Seat) -> Verb | None:
    """Insult any player."""
    return one(Do.INSULT, state.living())


async def insult(state: State, seat: Seat, answer: Answer) -> None:
    """Insult: any player gains 1 Dishonor."""
    target = answer.pick(Seat)
    state.context.announce(ev.Insulted(seat, target))
    state.dishonor(target, 1, Why.INSULT)


def offer_praise(state: State, seat: Seat) -> Verb | None:
    """Praise any player, or boast."""
    return one(Do.PRAISE, state.living())


async def praise(state: State, seat: Seat, answer: Answer) -> None:
    """Praise or boast: any player, yourself too, gains 1 Honor."""
    target = answer.pick(Seat)
    state.context.announce(ev.Praised(seat, target))
    state.honor(target, 1, Why.PRAISE)


def offer_duel(state: State, seat: Seat) -> Verb | None:
    """Challenge another player; both must be at risk."""
    if not state.at_risk(seat):
        return None
    others = tuple(other for other in state.others(seat) if state.at_risk(other))
    return one(Do.DUEL, others) if others else None


async def duel(state: State, seat: Seat, answer: Answer) -> None:
    """Duel: the challenged player refuses or accepts.

    Refused: they gain 1 Dishonor; then you gain 1 Honor, and 1 more for each Dishonor in front
    of them. Accepted: see `fight`. A Marshal's challenge nobody refuses.
    """
    context, other = state.context, answer.pick(Seat)
    context.announce(ev.Challenged(seat, other))
    if forced(state, seat, Do.DUEL):
        await fight(state, seat, other)
        return
    question = Question(
        other,
        Topic.CHALLENGE,
        (Verb(Do.ACCEPT), Verb(Do.REFUSE)),
        silence=Answer(Do.REFUSE),
        pace=AskPace.TALK,
        about=seat,
    )
    answer = await context.ask(question)
    accepted = answer.verb == Do.ACCEPT
    context.announce(ev.DuelAnswered(seat, other, accepted))
    if accepted:
        await fight(state, seat, other)
        return
    state.dishonor(other, 1, Why.DUEL)
    state.honor(seat, 1 + state.guests[other].dishonor, Why.DUEL)


async def fight(state: State, seat: Seat, other: Seat) -> None:
    """Rock-paper-scissors, both at once: the winner gains 1 Honor and the loser dies.

    A tie gives each 1 Honor.
    """
    throws = (one(Do.THROW, tuple(Throw)),)
    answers = await state.context.ask_all(
        Question(
            me, Topic.THROW, throws, ByDice(Do.THROW), AskPace.TALK, secret=True, same_for_all=True
        )
        for me in (seat, other)
    )
    mine, theirs = answers[seat].pick(Throw), answers[other].pick(Throw)
    winner = seat if mine.beats(theirs) else other if theirs.beats(mine) else None
    state.context.announce(ev.DuelFought(seat, other, mine, theirs, winner))
    for who in (seat, other):
        if winner in (who, None):
            state.honor(who, 1, Why.DUEL)
    if winner is not None:
        state.kill([(other if winner == seat else seat, Cause.DUEL)])


@dataclass(frozen=True, slots=True)
class Action:
    """An action and what it costs, in energy."""

    id: Do
    cost: int
    offer: Offer
    take: Effect


ACTIONS = {
    action.id: action
    for action in (
        Action(Do.DUMP, 0, offer_dump, dump),
        Action(Do.SPILL, 1, offer_spill, spill),
        Action(Do.SWAP_GOBLETS, 2, offer_swap_goblets, swap_goblets),
        Action(Do.SWAP_PLATES, 2, offer_swap_plates, swap_plates),
        Action(Do.TOAST, 3, offer_toast, toast),
        Action(Do.POISON, 3, offer_poison, poison),
        Action(Do.INSULT, 4, offer_insult, insult),
        Action(Do.PRAISE, 4, offer_praise, praise),
        Action(Do.DUEL, 4, offer_duel, duel),
    )
}
"""All actions by their verb, in the rulebook's order."""


def price(action: Action, titles: list[Title], *, king: bool) -> int:
    """Return what an action costs somebody with these titles; the King can use none of his."""
    usable = () if king else titles
    costs = [TITLES[title].costs.get(action.id, action.cost) for title in usable]
    return min(costs, default=action.cost)


def compels(verb: Do, titles: list[Title], *, king: bool) -> bool:
    """Say whether nobody can refuse such an action of somebody with these titles."""
    return not king and any(TITLES[title].unrefused == verb for title in titles)


def forced(state: State, seat: Seat, verb: Do) -> bool:
    """Say whether nobody can refuse a seat's toast, or duel."""
    return compels(verb, state.guests[seat].titles, king=seat == state.king)
