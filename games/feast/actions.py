"""The nine actions: each is data plus one effect. Exactly one a turn, paid with energy."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeAlias

from games.engine.asks import Answer, ByDice, Pace, Question, Seat, Verb, one, two
from games.feast import events as ev
from games.feast.cards import POISON_DECKS, Deck, Food, Goblet, PoisonCard, Spot, Title
from games.feast.scene import Scene
from games.feast.titles import CHEAPER, UNREFUSED
from games.feast.words import Cause, Do, Throw, Topic, Why

Offer: TypeAlias = Callable[[Scene, Seat], Verb | None]
"""The verb with its targets now; None when the action is impossible."""

Effect: TypeAlias = Callable[[Scene, Seat, Answer], Awaitable[None]]
"""What an action does."""


# --- food and goblets ---


def offer_dump(scene: Scene, seat: Seat) -> Verb | None:
    """Dump food needs a food."""
    foods = tuple(scene.guests[seat].foods)
    return one(Do.DUMP, foods) if foods else None


async def dump(scene: Scene, seat: Seat, answer: Answer) -> None:
    """Dump food: box one of your foods, unseen."""
    food = answer.pick(Food)
    del scene.guests[seat].foods[food]
    scene.court.announce(ev.FoodDumped(seat, food))


def offer_spill(scene: Scene, seat: Seat) -> Verb | None:
    """Spill wine needs a goblet; one's own will do."""
    pool = scene.with_goblet()
    return one(Do.SPILL, pool) if pool else None


async def spill(scene: Scene, seat: Seat, answer: Answer) -> None:
    """Spill wine: box any player's goblet, unseen; you gain 1 Dishonor."""
    target = answer.pick(Seat)
    scene.guests[target].goblet = None
    scene.court.announce(ev.WineSpilled(seat, target))
    scene.dishonor(seat, 1, Why.SPILL)


def offer_swap_goblets(scene: Scene, seat: Seat) -> Verb | None:
    """Swap goblets takes two players, at least one of them with a goblet.

    When any two will do, they are picked together; else the one with a goblet comes first.
    """
    living, pool = scene.living(), scene.with_goblet()
    if not pool or len(living) < 2:
        return None
    if len(living) - len(pool) < 2:
        return two(Do.SWAP_GOBLETS, living)
    return one(Do.SWAP_GOBLETS, pool)


async def swap_goblets(scene: Scene, seat: Seat, answer: Answer) -> None:
    """Swap the goblets of two players; who has none gets one."""
    first, *others = answer.all(Seat)
    if others:
        (second,) = others
    else:
        pool = tuple(s for s in scene.living() if s != first)
        question = Question(
            seat, Topic.SWAP, (one(Do.WITH, pool),), silence=ByDice(Do.WITH), about=first
        )
        answer = await scene.court.ask(question)
        second = answer.pick(Seat)
    a, b = scene.guests[first], scene.guests[second]
    a.goblet, b.goblet = b.goblet, a.goblet
    scene.court.announce(ev.GobletsSwapped(seat, first, second))


def offer_swap_plates(scene: Scene, seat: Seat) -> Verb | None:
    """Swap plates takes any two players."""
    living = scene.living()
    return two(Do.SWAP_PLATES, living) if len(living) > 1 else None


async def swap_plates(scene: Scene, seat: Seat, answer: Answer) -> None:
    """Swap plates: all foods of two players."""
    first, second = answer.all(Seat)
    a, b = scene.guests[first], scene.guests[second]
    a.foods, b.foods = b.foods, a.foods
    scene.court.announce(ev.PlatesSwapped(seat, first, second))


# --- toast and poison ---


def offer_toast(scene: Scene, seat: Seat) -> Verb | None:
    """A toast needs somebody with a goblet who may drink."""
    return Verb(Do.TOAST) if drinkers_from(scene, seat) else None


def drinkers_from(scene: Scene, seat: Seat) -> tuple[Seat, ...]:
    """Return everyone with a goblet who is at risk, clockwise, beginning with this seat."""
    guests = scene.guests
    return tuple(
        s for s in scene.round_from(seat) if guests[s].goblet is not None and scene.at_risk(s)
    )


async def toast(scene: Scene, seat: Seat, answer: Answer) -> None:
    """Toast: everyone with a goblet turns a thumb up or down, all at once.

    Down: 1 Dishonor. Up: the goblet is flipped and boxed; poison kills, else 1 Honor. All of it
    is simultaneous. A Steward's toast nobody refuses.
    """
    court = scene.court
    drinkers = drinkers_from(scene, seat)
    court.announce(ev.ToastCalled(seat, drinkers))
    up = drinkers
    if not forced(scene, seat, Do.TOAST):
        thumbs = (Verb(Do.UP), Verb(Do.DOWN))
        down_it = Answer(Do.DOWN)
        answers = await court.ask_all(
            Question(
                s, Topic.TOAST, thumbs, down_it, Pace.TALK, about=seat, secret=True, alike=True
            )
            for s in drinkers
        )
        up = tuple(s for s in drinkers if answers[s].verb == Do.UP)
    down = tuple(s for s in drinkers if s not in up)
    court.announce(ev.ThumbsShown(up, down))
    flipped = {s: scene.guests[s].goblet for s in up}
    for s, goblet in flipped.items():
        scene.guests[s].goblet = None
        if goblet is not None:
            court.announce(ev.GobletFlipped(s, goblet))
    for s in down:
        scene.dishonor(s, 1, Why.TOAST)
    for s, goblet in flipped.items():
        if goblet is Goblet.WINE:
            scene.honor(s, 1, Why.TOAST)
    scene.kill((s, Cause.GOBLET) for s, goblet in flipped.items() if goblet is Goblet.POISON)


def offer_poison(scene: Scene, seat: Seat) -> Verb | None:
    """Poison needs a card in either deck of poisons."""
    sizes = scene.sizes()
    pool = tuple(deck for deck in POISON_DECKS if sizes[deck])
    return one(Do.POISON, pool) if pool else None


async def poison(scene: Scene, seat: Seat, answer: Answer) -> None:
    """Poison: in secret draw the top card of a deck of poisons and replace a matching card.

    A goblet by a goblet, a food by the same food, of any player; the replaced card is boxed in
    secret. All see that and from which deck, not where. Nothing matches: the card is boxed, and
    nobody is told; the poisoner is asked all the same, so that nobody can tell.
    """
    court, deck = scene.court, answer.pick(Deck)
    card: PoisonCard = Spot.GOBLET
    if deck is Deck.FOOD_POISON:
        card = scene.food_poisons.pop()
    else:
        scene.poison_goblets -= 1
    court.announce(ev.PoisonUsed(seat, deck))
    court.tell(ev.PoisonDrawn(seat, card), seat)
    pool = tuple(s for s in scene.living() if _has(scene, s, card))
    question = Question(
        seat,
        Topic.POISON,
        (one(Do.POISON, pool) if pool else Verb(Do.BOX),),
        silence=ByDice(Do.POISON) if pool else Answer(Do.BOX),
        about=card,
        secret=True,
    )
    answer = await court.ask(question)
    target = answer.pick(Seat) if pool else None
    if target is not None:
        if isinstance(card, Food):
            scene.guests[target].foods[card] = True
        else:
            scene.guests[target].goblet = Goblet.POISON
    court.tell(ev.PoisonPlaced(seat, card, target), seat)


def _has(scene: Scene, seat: Seat, card: PoisonCard) -> bool:
    guest = scene.guests[seat]
    return card in guest.foods if isinstance(card, Food) else guest.goblet is not None


# --- words and swords ---


def offer_insult(scene: Scene, seat: Seat) -> Verb | None:
    """Insult any player."""
    return one(Do.INSULT, scene.living())


async def insult(scene: Scene, seat: Seat, answer: Answer) -> None:
    """Insult: any player gains 1 Dishonor."""
    target = answer.pick(Seat)
    scene.court.announce(ev.Insulted(seat, target))
    scene.dishonor(target, 1, Why.INSULT)


def offer_praise(scene: Scene, seat: Seat) -> Verb | None:
    """Praise any player, or boast."""
    return one(Do.PRAISE, scene.living())


async def praise(scene: Scene, seat: Seat, answer: Answer) -> None:
    """Praise or boast: any player, yourself too, gains 1 Honor."""
    target = answer.pick(Seat)
    scene.court.announce(ev.Praised(seat, target))
    scene.honor(target, 1, Why.PRAISE)


def offer_duel(scene: Scene, seat: Seat) -> Verb | None:
    """Challenge another player who is at risk."""
    others = tuple(other for other in scene.others(seat) if scene.at_risk(other))
    return one(Do.DUEL, others) if others else None


async def duel(scene: Scene, seat: Seat, answer: Answer) -> None:
    """Duel: the challenged player refuses or accepts.

    Refused: they gain 1 Dishonor; then you gain 1 Honor, and 1 more for each Dishonor in front
    of them. Accepted: see `fight`. A Marshal's challenge nobody refuses.
    """
    court, other = scene.court, answer.pick(Seat)
    court.announce(ev.Challenged(seat, other))
    if forced(scene, seat, Do.DUEL):
        await fight(scene, seat, other)
        return
    question = Question(
        other,
        Topic.CHALLENGE,
        (Verb(Do.ACCEPT), Verb(Do.REFUSE)),
        silence=Answer(Do.REFUSE),
        pace=Pace.TALK,
        about=seat,
    )
    answer = await court.ask(question)
    accepted = answer.verb == Do.ACCEPT
    court.announce(ev.DuelAnswered(seat, other, accepted))
    if accepted:
        await fight(scene, seat, other)
        return
    scene.dishonor(other, 1, Why.DUEL)
    scene.honor(seat, 1 + scene.guests[other].dishonor, Why.DUEL)


async def fight(scene: Scene, seat: Seat, other: Seat) -> None:
    """Rock-paper-scissors, both at once: the winner gains 1 Honor and the loser dies.

    A tie gives each 1 Honor.
    """
    throws = (one(Do.THROW, tuple(Throw)),)
    answers = await scene.court.ask_all(
        Question(me, Topic.THROW, throws, ByDice(Do.THROW), Pace.TALK, secret=True, alike=True)
        for me in (seat, other)
    )
    mine, theirs = answers[seat].pick(Throw), answers[other].pick(Throw)
    winner = seat if mine.beats(theirs) else other if theirs.beats(mine) else None
    scene.court.announce(ev.DuelFought(seat, other, mine, theirs, winner))
    for who in (seat, other):
        if winner in (who, None):
            scene.honor(who, 1, Why.DUEL)
    if winner is not None:
        scene.kill([(other if winner == seat else seat, Cause.DUEL)])


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
    return min(
        (CHEAPER.get(t, {}).get(action.id, action.cost) for t in usable), default=action.cost
    )


def compels(verb: Do, titles: list[Title], *, king: bool) -> bool:
    """Say whether nobody can refuse such an action of somebody with these titles."""
    return not king and any(UNREFUSED.get(title) == verb for title in titles)


def forced(scene: Scene, seat: Seat, verb: Do) -> bool:
    """Say whether nobody can refuse a seat's toast, or duel."""
    return compels(verb, scene.guests[seat].titles, king=seat == scene.king)
