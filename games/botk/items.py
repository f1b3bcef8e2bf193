"""The item cards: each is data plus what happens when its holder is executed.

To add one: a name in `cards.Item`, a line in `ITEMS` below (with an effect of its own, if none
of those here fits), its words in text/en/botk.ftl. CONTRIBUTING.md, "Add a card", has all steps.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeAlias

from games.botk.cards import Item
from games.botk.events import Escaped, Executed
from games.botk.scene import Scene
from games.botk.words import Cause, Do, Escape, Topic
from games.engine.asks import Answer, ByDice, Question, Seat, Verb, one

Effect: TypeAlias = Callable[[Scene, Seat], Awaitable[None]]
"""What happens when the seat that holds the item is executed."""


async def execute(scene: Scene, seat: Seat, by_shield_of: Seat | None = None) -> None:
    """Carry out an execution: show the item and let it do its work. A Mimic is the centre card."""
    scene.executed.append(seat)
    scene.court.announce(Executed(seat, by_shield_of))
    item = scene.show_item(seat)
    await ITEMS[item].executed(scene, seat)


async def die(scene: Scene, seat: Seat) -> None:
    """No help: the holder dies."""
    scene.kill(seat, Cause.EXECUTION)


async def play_dead(scene: Scene, seat: Seat) -> None:
    """Dummy: the holder lives and escapes, yet it counts as a dead player; no crown is lost.

    It counts under the Jester too, or the score would give a hidden role away.
    """
    _escape(scene, seat, Escape.DUMMY)
    scene.count()


async def slip_away(scene: Scene, seat: Seat) -> None:
    """Hidden Key: the holder escapes; not counted."""
    _escape(scene, seat, Escape.KEY)


async def hold_up_shield(scene: Scene, seat: Seat) -> None:
    """Shield: the holder may have a player beside them executed instead, and escapes.

    "Allowing": it may be declined. Beside is the nearest prisoner at risk on either side;
    nobody there, and the holder dies.
    """
    beside = scene.beside(seat)
    if beside:
        question = Question(
            seat,
            Topic.SHIELD,
            (one(Do.REDIRECT, beside), Verb(Do.DECLINE)),
            silence=Answer(Do.DECLINE),
        )
        answer = await scene.court.ask(question)
        if answer.verb == Do.REDIRECT:
            _escape(scene, seat, Escape.SHIELD)
            await execute(scene, answer.pick(Seat), by_shield_of=seat)
            return
    await die(scene, seat)


async def share_wine(scene: Scene, seat: Seat) -> None:
    """Poisoned Wine: the holder dies and chooses one other prisoner at risk, who dies too."""
    scene.kill(seat, Cause.EXECUTION)
    at_risk = scene.at_risk()
    if at_risk:
        question = Question(seat, Topic.WINE, (one(Do.POISON, at_risk),), silence=ByDice(Do.POISON))
        answer = await scene.court.ask_unless_forced(question)
        scene.kill(answer.pick(Seat), Cause.WINE, by=seat)


async def blow_up(scene: Scene, seat: Seat) -> None:
    """Powder Keg: the holder dies, and so does the nearest prisoner at risk on each side."""
    beside = scene.beside(seat)
    scene.kill(seat, Cause.EXECUTION)
    for neighbour in beside:
        scene.kill(neighbour, Cause.KEG, by=seat)


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


def _escape(scene: Scene, seat: Seat, by: Escape) -> None:
    scene.escaped.append(seat)
    scene.court.announce(Escaped(seat, by))
