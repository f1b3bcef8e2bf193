"""The titles: each is data, and at most one effect, used at the start or the end of a turn.

The King can use none, and every ability is a "may". The Chamberlain works at setup only; some make
an action cheaper and need no press.
"""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
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
    """Inquisitor, with an Honor to pay: other players, but for those whose role is open."""
    if state.guests[bearer].honor < INQUIRY:
        return ()
    known = (bearer, state.king, state.mourner)
    return tuple(seat for seat in state.living() if seat not in known)


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

    moment: Moment
    pool: Pool
    use: Effect
    secret: bool = False


@dataclass(frozen=True, slots=True)
class TitleCard:
    """A title: what its bearer can do with it, and what it is worth to most, by which computers go.

    House: ``costs`` is what an action costs the bearer, ``unrefused`` the action of theirs that
    nobody can refuse.
    """

    id: Title
    worth: float
    ability: Ability | None = None
    costs: Mapping[Do, int] = field(default_factory=dict)
    unrefused: Do | None = None


START, END = Moment.START, Moment.END

TITLES: dict[Title, TitleCard] = {
    card.id: card
    for card in (
        TitleCard(Title.CUPBEARER, 0.3, Ability(START, kings_cup, serve_king, secret=True)),
        TitleCard(Title.SENESCHAL, 0.3, Ability(START, others_cups, serve_others, secret=True)),
        TitleCard(Title.CHAMBERLAIN, 0.0),
        TitleCard(Title.TASTER, 0.2, Ability(START, own_cards, taste)),
        TitleCard(Title.SPYMASTER, 0.25, Ability(START, others_goblets, spy)),
        TitleCard(Title.MASTER_COOK, 0.35, costs={Do.POISON: 1}),
        TitleCard(Title.CHAPLAIN, 0.2, Ability(START, dishonored, absolve)),
        TitleCard(Title.INQUISITOR, 0.3, Ability(START, suspects, interrogate)),
        TitleCard(Title.MARSHAL, 0.45, costs={Do.DUEL: 2}, unrefused=Do.DUEL),
        TitleCard(Title.STEWARD, 0.4, costs={Do.TOAST: 1}, unrefused=Do.TOAST),
        TitleCard(Title.HERALD, 0.4, costs={Do.INSULT: 1, Do.PRAISE: 1}),
        TitleCard(Title.FOOL, 0.4, Ability(END, prouder, mock)),
    )
}
"""All titles, in the order of the rules page."""

ABILITIES = {card.id: card.ability for card in TITLES.values() if card.ability is not None}
"""The abilities that are used, by title."""
