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
from games.feast.serving import kings_cup, others_cups, serve_king, serve_others
from games.feast.state import State
from games.feast.words import Do, Why

Pool: TypeAlias = Callable[[State, Seat], tuple[Target, ...]]
"""What the bearer may aim an ability at now; nothing, and it is not offered."""

Effect: TypeAlias = Callable[[State, Seat, Answer], Awaitable[None]]
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


def own_cards(state: State, bearer: Seat) -> tuple[Target, ...]:
    """Taster: the own goblet and the own foods."""
    guest = state.guests[bearer]
    goblet: tuple[Target, ...] = (Spot.GOBLET,) if guest.goblet is not None else ()
    return (*goblet, *guest.foods)


async def taste(state: State, bearer: Seat, answer: Answer) -> None:
    """Taster: look at your own goblet or at one of your own foods."""
    guest, what = state.guests[bearer], answer.pick(food_or_goblet)
    state.context.announce(ev.Tasted(bearer, what))
    poison = guest.foods[what] if isinstance(what, Food) else guest.goblet is Goblet.POISON
    state.context.tell(ev.TasteKnown(bearer, what, poison), bearer)


def others_goblets(state: State, bearer: Seat) -> tuple[Target, ...]:
    """Spymaster: other players with a goblet."""
    return tuple(seat for seat in state.with_goblet() if seat != bearer)


async def spy(state: State, bearer: Seat, answer: Answer) -> None:
    """Spymaster: look at another player's goblet."""
    seat = answer.pick(Seat)
    goblet = state.guests[seat].goblet
    state.context.announce(ev.GobletSpied(bearer, seat))
    if goblet is not None:
        state.context.tell(ev.SpyKnown(bearer, seat, goblet), bearer)


def dishonored(state: State, bearer: Seat) -> tuple[Target, ...]:
    """Chaplain: anybody with Dishonor, the Chaplain too."""
    return tuple(seat for seat in state.living() if state.guests[seat].dishonor)


async def absolve(state: State, bearer: Seat, answer: Answer) -> None:
    """Chaplain: remove one Dishonor from any player."""
    seat = answer.pick(Seat)
    state.context.announce(ev.Absolved(bearer, seat))
    state.absolve(seat, 1, Why.CHAPLAIN)


def suspects(state: State, bearer: Seat) -> tuple[Target, ...]:
    """Inquisitor, with an Honor to pay: other players, but for the King, whose role is open."""
    if state.guests[bearer].honor < INQUIRY:
        return ()
    return tuple(seat for seat in state.living() if seat not in (bearer, state.king))


async def interrogate(state: State, bearer: Seat, answer: Answer) -> None:
    """Inquisitor: pay 1 Honor, and look at another player's role in secret."""
    seat = answer.pick(Seat)
    state.pay(bearer, INQUIRY, Why.INQUISITOR)
    state.context.announce(ev.Questioned(bearer, seat))
    state.context.tell(ev.RoleKnown(bearer, seat, state.guests[seat].role), bearer)


# --- End of Turn ---


def prouder(state: State, bearer: Seat) -> tuple[Target, ...]:
    """Fool: the King, and players with more Honor than the Fool."""
    mine = state.guests[bearer].honor
    return tuple(
        seat
        for seat in state.others(bearer)
        if seat == state.king or state.guests[seat].honor > mine
    )


async def mock(state: State, bearer: Seat, answer: Answer) -> None:
    """Fool: a player with more Honor than you gains 1 Dishonor."""
    seat = answer.pick(Seat)
    state.context.announce(ev.Mocked(bearer, seat))
    state.dishonor(seat, 1, Why.FOOL)


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
