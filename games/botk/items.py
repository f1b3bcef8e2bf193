"""The item cards: each is data, what happens when its holder is executed, and what computers make
of it.

CONTRIBUTING.md, "Add a card", has all steps to another one.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from statistics import fmean
from typing import TYPE_CHECKING, TypeAlias

from games.botk.cards import Item, Role
from games.botk.events import Escaped, Executed
from games.botk.state import State
from games.botk.words import Cause, Do, Escape, Topic
from games.engine.asks import Answer, ByDice, Question, Seat, Verb, one

if TYPE_CHECKING:
    from games.botk.prospects import Prospects

Effect: TypeAlias = Callable[[State, Seat], Awaitable[None]]
"""What happens when the seat that holds the item is executed."""

Promise: TypeAlias = "Callable[[Prospects, Seat], float]"
"""What the Executioner may expect of it: the crowns that stopping right after pays on average."""

Worth: TypeAlias = Mapping[Role, float]
"""What it is worth to a prisoner, by role, that the item lies somewhere."""


async def execute(state: State, seat: Seat, by_shield_of: Seat | None = None) -> None:
    """Carry out an execution: show the item and let it do its work. A Mimic is the centre card."""
    state.executed.append(seat)
    state.context.announce(Executed(seat, by_shield_of))
    item = state.show_item(seat)
    await ITEMS[item].executed(state, seat)


async def die(state: State, seat: Seat) -> None:
    """No help: the holder dies."""
    state.kill(seat, Cause.EXECUTION)


def one_death(prospects: Prospects, seat: Seat) -> float:
    """The holder dies, and is no traitor by the item."""
    return prospects.after_deaths([], seat)


def treason(prospects: Prospects, seat: Seat) -> float:
    """The Saboteurs win."""
    return 0.0


def death_and_crown(prospects: Prospects, seat: Seat) -> float:
    """The holder dies, and leaves the Executioner a crown."""
    return one_death(prospects, seat) + 1


async def play_dead(state: State, seat: Seat) -> None:
    """Dummy: the holder lives and escapes, yet it counts as a dead player; no crown is lost.

    It counts under the Jester too, or the score would give a hidden role away.
    """
    _escape(state, seat, Escape.DUMMY)
    state.count()


def one_head(prospects: Prospects, seat: Seat) -> float:
    """Nobody dies, and one more counts."""
    return prospects.stopping_at(prospects.heads + 1)


async def slip_away(state: State, seat: Seat) -> None:
    """Hidden Key: the holder escapes; not counted."""
    _escape(state, seat, Escape.KEY)


def nothing(prospects: Prospects, seat: Seat) -> float:
    """Nobody dies."""
    return prospects.stopping_at(prospects.heads)


async def hold_up_shield(state: State, seat: Seat) -> None:
    """Shield: the holder may have a player beside them executed instead, and escapes.

    "Allowing": it may be declined. Beside is the nearest prisoner at risk on either side;
    nobody there, and the holder dies.
    """
    beside = state.beside(seat)
    if beside:
        question = Question(
            seat,
            Topic.SHIELD,
            (one(Do.REDIRECT, beside), Verb(Do.DECLINE)),
            silence=Answer(Do.DECLINE),
        )
        answer = await state.context.ask(question)
        if answer.verb == Do.REDIRECT:
            _escape(state, seat, Escape.SHIELD)
            await execute(state, answer.pick(Seat), by_shield_of=seat)
            return
    await die(state, seat)


def death_beside(prospects: Prospects, seat: Seat) -> float:
    """One of those beside the holder dies, if somebody is there."""
    beside = prospects.beside(seat)
    if not beside:
        return one_death(prospects, seat)
    return fmean(prospects.after_deaths([other]) for other in beside)


async def share_wine(state: State, seat: Seat) -> None:
    """Poisoned Wine: the holder dies and chooses one other prisoner at risk, who dies too."""
    state.kill(seat, Cause.EXECUTION)
    at_risk = state.at_risk()
    if at_risk:
        question = Question(seat, Topic.WINE, (one(Do.POISON, at_risk),), silence=ByDice(Do.POISON))
        answer = await state.context.ask_unless_forced(question)
        state.kill(answer.pick(Seat), Cause.WINE, by=seat)


def death_and_another(prospects: Prospects, seat: Seat) -> float:
    """The holder dies, and any one of the others at risk."""
    others = prospects.others_at_risk(seat)
    if not others:
        return one_death(prospects, seat)
    return fmean(prospects.after_deaths([other], seat) for other in others)


async def blow_up(state: State, seat: Seat) -> None:
    """Powder Keg: the holder dies, and so does the nearest prisoner at risk on each side."""
    beside = state.beside(seat)
    state.kill(seat, Cause.EXECUTION)
    for neighbour in beside:
        state.kill(neighbour, Cause.KEG, by=seat)


def deaths_around(prospects: Prospects, seat: Seat) -> float:
    """The holder dies, and so do those beside."""
    return prospects.after_deaths(prospects.beside(seat), seat)


def worth(
    loyalist: float = 0.0, princess: float = 0.0, saboteur: float = 0.0, jester: float = 0.0
) -> Worth:
    """Return what it is worth to each role, in crowns or thereabouts."""
    return {
        Role.LOYALIST: loyalist,
        Role.PRINCESS: princess,
        Role.SABOTEUR: saboteur,
        Role.JESTER: jester,
    }


@dataclass(frozen=True, slots=True)
class ItemCard:
    """An item of the deck.

    ``copies`` in the deck; ``safe``: one of those that the setup wants at least one of; ``house``:
    not the rulebook's, marked so wherever players read it. The rest is for computers: what the
    Executioner expects of the effect, and what it is worth to a prisoner that the item lies before
    them (``own_value``) or before another one (``others_value``). In the centre it is worth
    nothing.
    """

    id: Item
    copies: int
    executed: Effect
    promises: Promise
    safe: bool = False
    house: bool = False
    own_value: Worth = field(default_factory=worth)
    others_value: Worth = field(default_factory=worth)


ITEMS: dict[Item, ItemCard] = {
    card.id: card
    for card in (
        ItemCard(
            Item.PARDON, 3, die, treason,
            own_value=worth(loyalist=-2.0, princess=-2.0, saboteur=0.6),
            others_value=worth(loyalist=-2.0, princess=-2.0, saboteur=2.0),
        ),
        ItemCard(
            Item.NICE_HAT, 2, die, one_death, safe=True,
            own_value=worth(loyalist=-0.5, princess=-2.0, saboteur=-0.3),
            others_value=worth(loyalist=0.5, princess=0.5, saboteur=-0.2),
        ),
        ItemCard(
            Item.CHEESE, 1, die, one_death, safe=True,
            own_value=worth(loyalist=-0.5, princess=-2.0, saboteur=-0.3, jester=-3.0),
            others_value=worth(loyalist=0.5, princess=0.5, saboteur=-0.2),
        ),
        ItemCard(
            Item.DUMMY, 1, play_dead, one_head, safe=True,
            own_value=worth(loyalist=1.5, princess=2.0, saboteur=0.5, jester=-2.5),
            others_value=worth(loyalist=0.8, princess=0.8, saboteur=-0.4),
        ),
        ItemCard(
            Item.GOLDEN_CHALICE, 1, die, death_and_crown, safe=True, house=True,
            own_value=worth(loyalist=0.5, princess=-1.0, saboteur=0.3),
            others_value=worth(loyalist=0.3, princess=0.3),
        ),
        ItemCard(
            Item.MIMIC, 1, die, one_death,
            own_value=worth(loyalist=-0.8, princess=-1.5, saboteur=-0.3, jester=-0.5),
        ),
        ItemCard(
            Item.SHIELD, 1, hold_up_shield, death_beside,
            own_value=worth(loyalist=0.8, princess=1.5, saboteur=1.2),
        ),
        ItemCard(
            Item.HIDDEN_KEY, 1, slip_away, nothing, house=True,
            own_value=worth(loyalist=0.6, princess=1.5, saboteur=0.8, jester=-2.5),
            others_value=worth(saboteur=-0.1),
        ),
        ItemCard(
            Item.POISONED_WINE, 1, share_wine, death_and_another, house=True,
            own_value=worth(loyalist=-1.0, princess=-2.0, saboteur=-0.3),
            others_value=worth(loyalist=-0.2, princess=-0.2, saboteur=0.3),
        ),
        ItemCard(
            Item.POWDER_KEG, 1, blow_up, deaths_around, house=True,
            own_value=worth(loyalist=-1.0, princess=-2.0, saboteur=-0.3),
            others_value=worth(loyalist=-0.4, princess=-0.4, saboteur=0.3),
        ),
    )
}  # fmt: skip
"""Every item, in the order of the deck, which is that of the rules page. The Golden Chalice's name
is the rulebook's, what it does is a house ruling. A Mimic is looked through: see `execute`.
"""


def item_deck() -> list[Item]:
    """Return a fresh, unshuffled deck."""
    return [card.id for card in ITEMS.values() for _ in range(card.copies)]


def _escape(state: State, seat: Seat, by: Escape) -> None:
    state.escaped.append(seat)
    state.context.announce(Escaped(seat, by))
