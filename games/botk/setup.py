"""Chapter 1 of the rulebook, "Setup"."""

from pydantic import BaseModel, ConfigDict

from games.botk.cards import Item, Role, role_deck
from games.botk.events import (
    CardsActive,
    CardsDrawn,
    ExecutionerTook,
    ItemDealt,
    ItemRemoved,
    PardonAdded,
    PhaseBegan,
    RoleDealt,
    RoleDiscarded,
    SafeItemDrawn,
)
from games.botk.items import ITEMS, item_deck
from games.botk.state import State
from games.botk.words import CENTRE, Do, Phase, Topic
from games.engine.asks import ByDice, Question, Seat, one
from games.engine.dice import pick, shuffle
from games.engine.script_context import ScriptContext


class Options(BaseModel):
    """What a table settles before the deal.

    ``executioner``: the seats that may take the Executioner's card, the dice choosing among
    them; empty means every seat. ``always_saboteur``: house, some prisoner is a Saboteur.
    """

    model_config = ConfigDict(frozen=True)

    executioner: tuple[int, ...] = ()
    always_saboteur: bool = False


async def set_up(context: ScriptContext, options: Options) -> State:
    """Draw, guard, shuffle and deal; return the table.

    Raise `ValueError` when the options name a seat that the table does not have.
    """
    candidates = [Seat(n) for n in options.executioner] or context.seats
    if any(seat not in context.seats for seat in candidates):
        raise ValueError(f"no such seats: {options.executioner}")
    context.announce(PhaseBegan(Phase.SETUP))
    state = State(context, pick(context.dice, candidates))
    purses = tuple(context.purses[seat] for seat in context.seats)
    context.announce(ExecutionerTook(state.executioner, purses))
    roles = draw_roles(state, options.always_saboteur)
    items = await draw_items(state, roles)
    always = options.always_saboteur
    context.announce(CardsActive(tuple(roles), tuple(items), always_saboteur=always))
    deal_roles(state, roles, options.always_saboteur)
    deal_items(state, items)
    return state


def draw_roles(state: State, always_saboteur: bool) -> list[Role]:
    """Draw as many roles as there are players; house option: until a Saboteur is among them."""
    while True:
        deck = role_deck()
        shuffle(state.context.dice, deck)
        roles = deck[: len(state.context.seats)]
        if Role.SABOTEUR in roles or not always_saboteur:
            return roles


async def draw_items(state: State, roles: list[Role]) -> list[Item]:
    """Draw as many items as there are players, lay all out, and see to the two guards.

    At least one Pardon: else the last drawn item goes and a Pardon takes its place. At least
    one safe item: else the Executioner removes one (never the last Pardon) and draws until a
    safe one appears. What is removed or passed over leaves the game.
    """
    context = state.context
    deck = item_deck()
    shuffle(context.dice, deck)
    items = [deck.pop(0) for _ in context.seats]
    context.announce(CardsDrawn(tuple(roles), tuple(items)))
    if Item.PARDON not in items:
        context.announce(PardonAdded(items.pop()))
        deck.remove(Item.PARDON)
        items.append(Item.PARDON)
    if not any(ITEMS[item].safe for item in items):
        removable = tuple(
            dict.fromkeys(i for i in items if i is not Item.PARDON or items.count(i) > 1)
        )
        question = Question(
            state.executioner, Topic.REMOVE, (one(Do.REMOVE, removable),), silence=ByDice(Do.REMOVE)
        )
        answer = await context.ask(question)
        removed = answer.pick(Item)
        items.remove(removed)
        context.announce(ItemRemoved(removed))
        drawn = [deck.pop(0)]
        while not ITEMS[drawn[-1]].safe:
            drawn.append(deck.pop(0))
        items.append(drawn[-1])
        context.announce(SafeItemDrawn(tuple(drawn)))
    return items


def deal_roles(state: State, roles: list[Role], always_saboteur: bool) -> None:
    """Deal each prisoner a role in secret; the one left over is discarded unseen.

    House option: dealt again until a prisoner holds a Saboteur.
    """
    shuffle(state.context.dice, roles)
    while always_saboteur and Role.SABOTEUR not in roles[:-1]:
        shuffle(state.context.dice, roles)
    for seat, role in zip(state.prisoners, roles, strict=False):
        state.roles[seat] = role
        state.context.tell(RoleDealt(seat, role), seat)
    state.discarded = roles[-1]
    state.context.record(RoleDiscarded(state.discarded))


def deal_items(state: State, items: list[Item]) -> None:
    """Deal each prisoner an item, to be noted once; the one left over is the centre card."""
    shuffle(state.context.dice, items)
    for seat, item in zip(state.prisoners, items, strict=False):
        state.items[seat] = item
        state.context.tell(ItemDealt(seat, item), seat)
    state.items[CENTRE] = items[-1]
    state.context.record(ItemDealt(CENTRE, items[-1]))
