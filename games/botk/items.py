"""The item cards: each is data plus what happens when its holder is executed.

To add one: a name in `cards.Item`, a line in `ITEMS` below (with an effect of its own, if none
of those here fits), its words in text/en/botk.ftl. CONTRIBUTING.md, "Add a card", has all steps.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeAlias

from games.botk.cards import Item
from games.botk.events import Escaped, Executed
from games.botk.state import State
from games.botk.words import Cause, Do, Escape, Topic
from games.engine.asks import Answer, ByDice, Question, Seat, Verb, one

Effect: TypeAlias = Callable[[State, Seat], Awaitable[None]]
"""What happens when the seat that holds the item is executed."""


async def execute(state: State, seat: Seat, by_shield_of: Seat | None = None) -> None:
    """Carry out an execution: show the item and let it do its work. A Mimic is the centre card."""
    state.executed.append(seat)
    state.context.announce(Executed(seat, by_shield_of))
    item = state.show_item(seat)
    await ITEMS[item].executed(state, seat)


async def die(state: State, seat: Seat) -> None:
    """No help: the holder dies."""
    state.kill(seat, Cause.EXECUTION)


async def play_dead(state: State, seat: Seat) -> None:
    """Dummy: the holder lives and escapes, yet it counts as a dead player; no crown is lost.

    It counts under the Jester too, or the score would give a hidden role away.
    """
    _escape(state, seat, Escape.DUMMY)
    state.count()


async def slip_away(state: State, seat: Seat) -> None:
    """Hidden Key: the holder escapes; not counted."""
    _escape(state, seat, Escape.KEY)


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


async def share_wine(state: State, seat: Seat) -> None:
    """Poisoned Wine: the holder dies and chooses one other prisoner at risk, who dies too."""
    state.kill(seat, Cause.EXECUTION)
    at_risk = state.at_risk()
    if at_risk:
        question = Question(seat, Topic.WINE, (one(Do.POISON, at_risk),), silence=ByDice(Do.POISON))
        answer = await state.context.ask_unless_forced(question)
        state.kill(answer.pick(Seat), Cause.WINE, by=seat)


async def blow_up(state: State, seat: Seat) -> None:
    """Powder Keg: the holder dies, and so does the nearest prisoner at risk on each side."""
    beside = state.beside(seat)
    state.kill(seat, Cause.EXECUTION)
    for neighbour in beside:
        state.kill(neighbour, Cause.KEG, by=seat)


@dataclass(frozen=True, slots=True)
class ItemCard:
    """An item of the deck.

    ``copies`` in the deck; ``safe``: one of the four that the setup wants at least one of;
    ``house``: not the rulebook's, marked so wherever players read it.
    """

    id: Item
    copies: int
    executed: Effect
    safe: bool = False
    house: bool = False


ITEMS: dict[Item, ItemCard] = {
    card.id: card
    for card in (
        ItemCard(Item.PARDON, 3, die),
        ItemCard(Item.NICE_HAT, 2, die, safe=True),
        ItemCard(Item.CHEESE, 1, die, safe=True),
        ItemCard(Item.DUMMY, 1, play_dead, safe=True),
        ItemCard(Item.GOLDEN_CHALICE, 1, die, safe=True, house=True),
        ItemCard(Item.MIMIC, 1, die),
        ItemCard(Item.SHIELD, 1, hold_up_shield),
        ItemCard(Item.HIDDEN_KEY, 1, slip_away, house=True),
        ItemCard(Item.POISONED_WINE, 1, share_wine, house=True),
        ItemCard(Item.POWDER_KEG, 1, blow_up, house=True),
    )
}
"""Every item. The Golden Chalice's name is the rulebook's, what it does is a house ruling."""


def item_deck() -> list[Item]:
    """Return a fresh, unshuffled deck."""
    return [card.id for card in ITEMS.values() for _ in range(card.copies)]


def _escape(state: State, seat: Seat, by: Escape) -> None:
    state.escaped.append(seat)
    state.context.announce(Escaped(seat, by))
