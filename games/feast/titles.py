"""The twelve titles: each is data plus one effect, used at the start or the end of a turn.

The King can use none, and every ability is a "may". The Chamberlain works at setup only; four
others make an action cheaper and need no press: see `CHEAPER`.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from games.engine.asks import Answer, Seat, Target
from games.feast import events as ev
from games.feast.cards import Food, Goblet, Spot, Title, food_or_goblet
from games.feast.scene import Scene
from games.feast.serving import kings_cup, others_cups, serve_king, serve_others
from games.feast.words import Do, Why

Pool: TypeAlias = Callable[[Scene, Seat], tuple[Target, ...]]
"""What the bearer may aim an ability at now; nothing, and it is not offered."""

Effect: TypeAlias = Callable[[Scene, Seat, Answer], Awaitable[None]]
"""What an ability does for its bearer, who has given this answer."""

INQUIRY = 1
"""What the Inquisitor pays, in Honor."""

CHEAPER: dict[Title, dict[Do, int]] = {
    Title.MASTER_COOK: {Do.POISON: 1},
    Title.MARSHAL: {Do.DUEL: 2},
    Title.STEWARD: {Do.TOAST: 1},
    Title.HERALD: {Do.INSULT: 1, Do.PRAISE: 1},
}
"""House: what an action costs the bearer of a title."""

UNREFUSED: dict[Title, Do] = {Title.MARSHAL: Do.DUEL, Title.STEWARD: Do.TOAST}
"""House: the action of a bearer that nobody can refuse."""


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


def prouder(scene: Scene, bearer: Seat) -> tuple[Target, ...]:
    """Fool: the King, and players with more Honor than the Fool."""
    mine = scene.guests[bearer].honor
    return tuple(
        seat
        for seat in scene.others(bearer)
        if seat == scene.king or scene.guests[seat].honor > mine
    )


async def mock(scene: Scene, bearer: Seat, answer: Answer) -> None:
    """Fool: a player with more Honor than you gains 1 Dishonor."""
    seat = answer.pick(Seat)
    scene.court.announce(ev.Mocked(bearer, seat))
    scene.dishonor(seat, 1, Why.FOOL)


@dataclass(frozen=True, slots=True)
class Ability:
    """What a title lets its bearer do, once a turn. Of a ``secret`` one nobody sees the target."""

    id: Title
    moment: Moment
    pool: Pool
    use: Effect
    secret: bool = False


ABILITIES = {
    ability.id: ability
    for ability in (
        Ability(Title.CUPBEARER, Moment.START, kings_cup, serve_king, secret=True),
        Ability(Title.SENESCHAL, Moment.START, others_cups, serve_others, secret=True),
        Ability(Title.TASTER, Moment.START, own_cards, taste),
        Ability(Title.SPYMASTER, Moment.START, others_goblets, spy),
        Ability(Title.CHAPLAIN, Moment.START, dishonored, absolve),
        Ability(Title.INQUISITOR, Moment.START, suspects, interrogate),
        Ability(Title.FOOL, Moment.END, prouder, mock),
    )
}
"""The abilities that are used, by title."""
