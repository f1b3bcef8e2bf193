"""The twelve titles: each is data plus one effect, used at the start or the end of a turn.

The King can use none. Cupbearer and Seneschal must serve if they can; every other ability is a
"may". The Chamberlain works at setup only, and the Marshal needs no press: see `actions.price`.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from games.engine.asks import Answer, Question, Seat, Target, Verb, one
from games.feast import events as ev
from games.feast.cards import Food, Goblet, Spot, Title, food_or_goblet, pair, unpair
from games.feast.scene import Scene
from games.feast.words import Do, Topic, Why

Pool: TypeAlias = Callable[[Scene, Seat], tuple[Target, ...]]
"""What the bearer may aim an ability at now; nothing, and it is not offered."""

Effect: TypeAlias = Callable[[Scene, Seat, Answer], Awaitable[None]]
"""What an ability does for its bearer, who has given this answer."""

INQUIRY = 1
"""What the Inquisitor pays, in Honor."""

MARSHALS_DUEL = 3
"""What a duel costs the Marshal."""


class Moment(StrEnum):
    """When an ability is used."""

    START = "start"
    END = "end"


# --- Start of Turn ---


def own_cards(scene: Scene, bearer: Seat) -> tuple[Target, ...]:
    """Taster: the own goblet and the own foods."""
    guest = scene.guests[bearer]
    goblet: tuple[Target, ...] = (Spot.GOBLET,) if guest.goblet is not None else ()
    return (*goblet, *guest.foods)


async def taste(scene: Scene, bearer: Seat, answer: Answer) -> None:
    """Taster: look at your own goblet or at one of your own foods."""
    guest, what = scene.guests[bearer], answer.pick(food_or_goblet)
    scene.court.announce(ev.Tasted(bearer, what))
    poison = guest.foods[what] if isinstance(what, Food) else guest.goblet is Goblet.POISON
    scene.court.tell(ev.TasteKnown(bearer, what, poison), bearer)


def others_goblets(scene: Scene, bearer: Seat) -> tuple[Target, ...]:
    """Spymaster: other players with a goblet."""
    return tuple(seat for seat in scene.with_goblet() if seat != bearer)


async def spy(scene: Scene, bearer: Seat, answer: Answer) -> None:
    """Spymaster: look at another player's goblet."""
    seat = answer.pick(Seat)
    goblet = scene.guests[seat].goblet
    scene.court.announce(ev.GobletSpied(bearer, seat))
    if goblet is not None:
        scene.court.tell(ev.SpyKnown(bearer, seat, goblet), bearer)


def food_decks(scene: Scene, bearer: Seat) -> tuple[Target, ...]:
    """Master Cook: food decks that are not empty."""
    return tuple(food for food, deck in scene.food_decks.items() if deck)


async def cook(scene: Scene, bearer: Seat, answer: Answer) -> None:
    """Master Cook: look at the top card of one food deck; you may put it at the bottom.

    What all see: which deck, and whether the card went to the bottom. The last card of a deck
    has no bottom to go to.
    """
    food = answer.pick(Food)
    deck = scene.food_decks[food]
    scene.court.announce(ev.DeckInspected(bearer, food))
    scene.court.tell(ev.CookKnown(bearer, food, deck[-1]), bearer)
    if len(deck) < 2:
        return
    question = Question(
        bearer,
        Topic.COOK,
        (Verb(Do.KEEP), Verb(Do.BURY)),
        silence=Answer(Do.KEEP),
        about=food,
        secret=True,
    )
    answer = await scene.court.ask(question)
    if answer.verb == Do.BURY:
        deck.insert(0, deck.pop())
        scene.court.announce(ev.FoodBuried(bearer, food))


def dishonored(scene: Scene, bearer: Seat) -> tuple[Target, ...]:
    """Chaplain: anybody with Dishonor, the Chaplain too."""
    return tuple(seat for seat in scene.living() if scene.guests[seat].dishonor)


async def absolve(scene: Scene, bearer: Seat, answer: Answer) -> None:
    """Chaplain: remove one Dishonor from any player."""
    seat = answer.pick(Seat)
    scene.court.announce(ev.Absolved(bearer, seat))
    scene.absolve(seat, 1, Why.CHAPLAIN)


def suspects(scene: Scene, bearer: Seat) -> tuple[Target, ...]:
    """Inquisitor, with an Honor to pay: other players, but for the King, whose role is open."""
    if scene.guests[bearer].honor < INQUIRY:
        return ()
    return tuple(seat for seat in scene.living() if seat not in (bearer, scene.king))


async def interrogate(scene: Scene, bearer: Seat, answer: Answer) -> None:
    """Inquisitor: pay 1 Honor, and look at another player's role in secret."""
    seat = answer.pick(Seat)
    scene.pay(bearer, INQUIRY, Why.INQUISITOR)
    scene.court.announce(ev.Questioned(bearer, seat))
    scene.court.tell(ev.RoleKnown(bearer, seat, scene.guests[seat].role), bearer)


# --- End of Turn ---


def exchanges(scene: Scene, bearer: Seat, seat: Seat) -> tuple[Target, ...]:
    """Return the exchanges of one food each after which no plate has two of a kind."""
    mine, theirs = scene.guests[bearer].foods, scene.guests[seat].foods
    return tuple(
        pair(give, get)
        for give in mine
        for get in theirs
        if give == get or (give not in theirs and get not in mine)
    )


def partners(scene: Scene, bearer: Seat) -> tuple[Target, ...]:
    """Steward: other players with whom an exchange is possible."""
    return tuple(seat for seat in scene.others(bearer) if exchanges(scene, bearer, seat))


async def exchange(scene: Scene, bearer: Seat, answer: Answer) -> None:
    """Steward: exchange one of your foods with one of another player's, unseen."""
    seat = answer.pick(Seat)
    question = Question(
        bearer,
        Topic.EXCHANGE,
        (one(Do.EXCHANGE, exchanges(scene, bearer, seat)), Verb(Do.DECLINE)),
        silence=Answer(Do.DECLINE),
        about=seat,
    )
    answer = await scene.court.ask(question)
    if answer.verb == Do.DECLINE:
        return
    gave, got = answer.pick(unpair)
    mine, theirs = scene.guests[bearer].foods, scene.guests[seat].foods
    mine[got], theirs[gave] = theirs.pop(got), mine.pop(gave)
    scene.court.announce(ev.FoodsExchanged(bearer, seat, gave, got))


def without_honor(scene: Scene) -> tuple[Seat, ...]:
    """Return the living players with no Honor."""
    return tuple(seat for seat in scene.living() if not scene.guests[seat].honor)


def honored(scene: Scene, bearer: Seat) -> tuple[Target, ...]:
    """Herald: players with 2 Honor or more, if there is somebody with none."""
    if not without_honor(scene):
        return ()
    return tuple(seat for seat in scene.living() if scene.guests[seat].honor > 1)


async def move_honor(scene: Scene, bearer: Seat, answer: Answer) -> None:
    """Herald: move 1 Honor from a player with 2 or more to a player with none."""
    giver = answer.pick(Seat)
    pool = without_honor(scene)
    taker = pool[0]
    if len(pool) > 1:
        question = Question(
            bearer,
            Topic.MOVE_HONOR,
            (one(Do.GIVE, pool), Verb(Do.DECLINE)),
            silence=Answer(Do.DECLINE),
            about=giver,
        )
        answer = await scene.court.ask(question)
        if answer.verb == Do.DECLINE:
            return
        taker = answer.pick(Seat)
    scene.court.announce(ev.HonorMoved(bearer, giver, taker))
    scene.pay(giver, 1, Why.HERALD, to=taker)


def prouder(scene: Scene, bearer: Seat) -> tuple[Target, ...]:
    """Fool: players with more Honor than the Fool."""
    mine = scene.guests[bearer].honor
    return tuple(seat for seat in scene.others(bearer) if scene.guests[seat].honor > mine)


async def mock(scene: Scene, bearer: Seat, answer: Answer) -> None:
    """Fool: a player with more Honor than you gains 1 Dishonor."""
    seat = answer.pick(Seat)
    scene.court.announce(ev.Mocked(bearer, seat))
    scene.dishonor(seat, 1, Why.FOOL)


@dataclass(frozen=True, slots=True)
class Ability:
    """What a title lets its bearer do, once a turn."""

    id: Title
    moment: Moment
    pool: Pool
    use: Effect


ABILITIES = {
    ability.id: ability
    for ability in (
        Ability(Title.TASTER, Moment.START, own_cards, taste),
        Ability(Title.SPYMASTER, Moment.START, others_goblets, spy),
        Ability(Title.MASTER_COOK, Moment.START, food_decks, cook),
        Ability(Title.CHAPLAIN, Moment.START, dishonored, absolve),
        Ability(Title.INQUISITOR, Moment.START, suspects, interrogate),
        Ability(Title.STEWARD, Moment.END, partners, exchange),
        Ability(Title.HERALD, Moment.END, honored, move_honor),
        Ability(Title.FOOL, Moment.END, prouder, mock),
    )
}
"""The abilities that are a choice, by title."""
