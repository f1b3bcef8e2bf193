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
from games.botk.scene import Scene
from games.botk.words import CENTRE, Do, Phase, Topic
from games.engine.asks import ByDice, Question, Seat, one
from games.engine.court import Court
from games.engine.dice import pick, shuffle


class Options(BaseModel):
    """What a table settles before the deal.

    ``executioner``: the seats that may take the Executioner's card, the dice choosing among
    them; empty means every seat. ``always_saboteur``: house, some prisoner is a Saboteur.
    """

    model_config = ConfigDict(frozen=True)

    executioner: tuple[int, ...] = ()
    always_saboteur: bool = False


async def set_up(court: Court, options: Options) -> Scene:
    """Draw, guard, shuffle and deal; return the table.

    Raise `ValueError` when the options name a seat that the table does not have.
    """
    candidates = [Seat(n) for n in options.executioner] or court.seats
    if any(seat not in court.seats for seat in candidates):
        raise ValueError(f"no such seats: {options.executioner}")
    court.announce(PhaseBegan(Phase.SETUP))
    scene = Scene(court, pick(court.dice, candidates))
    purses = tuple(court.purses[seat] for seat in court.seats)
    court.announce(ExecutionerTook(scene.executioner, purses))
    roles = draw_roles(scene, options.always_saboteur)
    items = await draw_items(scene, roles)
    always = options.always_saboteur
    court.announce(CardsActive(tuple(roles), tuple(items), always_saboteur=always))
    deal_roles(scene, roles, options.always_saboteur)
    deal_items(scene, items)
    return scene


def draw_roles(scene: Scene, always_saboteur: bool) -> list[Role]:
    """Draw as many roles as there are players; house option: until a Saboteur is among them."""
    while True:
        deck = role_deck()
        shuffle(scene.court.dice, deck)
        roles = deck[: len(scene.court.seats)]
        if Role.SABOTEUR in roles or not always_saboteur:
            return roles


async def draw_items(scene: Scene, roles: list[Role]) -> list[Item]:
    """Draw as many items as there are players, lay all out, and see to the two guards.

    At least one Pardon: else the last drawn item goes and a Pardon takes its place. At least
    one safe item: else the Executioner removes one (never the last Pardon) and draws until a
    safe one appears. What is removed or passed over leaves the game.
    """
    court = scene.court
    deck = item_deck()
    shuffle(court.dice, deck)
    items = [deck.pop(0) for _ in court.seats]
    court.announce(CardsDrawn(tuple(roles), tuple(items)))
    if Item.PARDON not in items:
        court.announce(PardonAdded(items.pop()))
        deck.remove(Item.PARDON)
        items.append(Item.PARDON)
    if not any(ITEMS[item].safe for item in items):
        removable = tuple(
            dict.fromkeys(i for i in items if i is not Item.PARDON or items.count(i) > 1)
        )
        question = Question(
            scene.executioner, Topic.REMOVE, (one(Do.REMOVE, removable),), silence=ByDice(Do.REMOVE)
        )
        answer = await court.ask(question)
        removed = answer.pick(Item)
        items.remove(removed)
        court.announce(ItemRemoved(removed))
        drawn = [deck.pop(0)]
        while not ITEMS[drawn[-1]].safe:
            drawn.append(deck.pop(0))
        items.append(drawn[-1])
        court.announce(SafeItemDrawn(tuple(drawn)))
    return items


def deal_roles(scene: Scene, roles: list[Role], always_saboteur: bool) -> None:
    """Deal each prisoner a role in secret; the one left over is discarded unseen.

    House option: dealt again until a prisoner holds a Saboteur.
    """
    shuffle(scene.court.dice, roles)
    while always_saboteur and Role.SABOTEUR not in roles[:-1]:
        shuffle(scene.court.dice, roles)
    for seat, role in zip(scene.prisoners, roles, strict=False):
        scene.roles[seat] = role
        scene.court.tell(RoleDealt(seat, role), seat)
    scene.discarded = roles[-1]
    scene.court.record(RoleDiscarded(scene.discarded))


def deal_items(scene: Scene, items: list[Item]) -> None:
    """Deal each prisoner an item, to be noted once; the one left over is the centre card."""
    shuffle(scene.court.dice, items)
    for seat, item in zip(scene.prisoners, items, strict=False):
        scene.items[seat] = item
        scene.court.tell(ItemDealt(seat, item), seat)
    scene.items[CENTRE] = items[-1]
    scene.court.record(ItemDealt(CENTRE, items[-1]))
