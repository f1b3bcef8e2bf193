"""What an item at a place is worth to each role, and what one would do with it."""

from collections.abc import Mapping
from enum import StrEnum
from itertools import product
from math import exp
from typing import TypeAlias

from games.botk.cards import ROLES, Item, Role
from games.botk.items import ITEMS, item_deck
from games.botk.words import CENTRE, Place
from games.engine.asks import Seat

PRISONERS = tuple(card.id for card in ROLES)

OWN_VALUE = {role: {card.id: card.own_value[role] for card in ITEMS.values()} for role in PRISONERS}
"""What an item before oneself is worth, by role."""

OTHERS_VALUE = {
    role: {card.id: card.others_value[role] for card in ITEMS.values()} for role in PRISONERS
}
"""What an item before another prisoner is worth, by role. In the centre it is worth nothing."""


class Deed(StrEnum):
    """What a prisoner's action was, as seen from the item that was dealt to them."""

    PEEKED = "peeked"
    """Left all items where they lay."""
    MEDDLED = "meddled"
    """Switched two others."""
    BURIED = "buried"
    """Switched it with the centre card."""
    PASSED_ON = "passed-on"
    """Switched it with another prisoner's."""


def deed_of(by: Seat, touched: tuple[Place, ...]) -> Deed:
    """Return what a prisoner did by switching these places, or none."""
    if by in touched:
        return Deed.BURIED if CENTRE in touched else Deed.PASSED_ON
    return Deed.MEDDLED if touched else Deed.PEEKED


MEDDLING = {Role.LOYALIST: -0.3, Role.PRINCESS: -0.3, Role.SABOTEUR: 0.7, Role.JESTER: -1.5}
"""What a switch of others' items usually promises."""
AHEAD = {**MEDDLING, Role.JESTER: 0.5}
"""The same where Jesters think ahead: half of them switch others' items, and a fifth peek."""

LEAST_GAIN = 0.25
"""What a switch must promise before a prisoner prefers it to a peek."""

FIRMNESS = 3.0
"""How firmly people do what promises most: the exponent of what it promises."""


def _usual(worths: Mapping[Item, float]) -> float:
    """Return what an item from the deck is worth on average."""
    cards = sum(card.copies for card in ITEMS.values())
    return sum(card.copies * worths[card.id] for card in ITEMS.values()) / cards


SHUNNED = 5.0
"""What a Jester takes from an Executioner who executes them, in heads: about one a seat."""

BAIT = {Role.SABOTEUR: -0.3}
"""What it is worth to a role, in crowns a head, to look as if it paid to execute them."""

ROUNDS = 40
"""How often everybody thinks again of what the others make of it."""

Likely: TypeAlias = dict[Deed, dict[Role, dict[Item, float]]]


def _promises(role: Role, item: Item, meddling: Mapping[Role, float]) -> dict[Deed, float]:
    """Return what each deed promises who has that role and was dealt that item."""
    mine, theirs = OWN_VALUE[role][item], OTHERS_VALUE[role][item]
    other_mine, other_theirs = _usual(OWN_VALUE[role]), _usual(OTHERS_VALUE[role])
    return {
        Deed.PEEKED: LEAST_GAIN,
        Deed.MEDDLED: meddling[role],
        Deed.BURIED: other_mine - mine,
        Deed.PASSED_ON: other_mine - mine + theirs - other_theirs,
    }


def _likely(lures: Mapping[Deed, float], meddling: Mapping[Role, float]) -> Likely:
    """Return how likely each deed is, of people who know how it will look."""
    found: Likely = {d: {r: {} for r in OWN_VALUE} for d in Deed}
    for role, item in product(OWN_VALUE, Item):
        weights = {
            deed: exp(FIRMNESS * (promise + BAIT.get(role, 0.0) * lures[deed]))
            for deed, promise in _promises(role, item, meddling).items()
        }
        for deed, weight in weights.items():
            found[deed][role][item] = weight / sum(weights.values())
    return found


def _lures(likely: Likely) -> dict[Deed, float]:
    """Return what it would pay to execute whoever did each deed, in heads."""
    lures = {}
    pardons = ITEMS[Item.PARDON].copies / len(item_deck())
    for deed, by_role in likely.items():
        ways = {
            (card.id, item): card.copies * ITEMS[item].copies * by_role[card.id][item]
            for card, item in product(ROLES, Item)
        }
        total = sum(ways.values())
        of = {role: sum(n for (r, _), n in ways.items() if r is role) / total for role in OWN_VALUE}
        held = sum(n for (_, item), n in ways.items() if item is Item.PARDON) / total
        if deed in (Deed.BURIED, Deed.PASSED_ON):
            held = pardons  # Another item lies there now.
        safe = (1 - held) * (1 - of[Role.PRINCESS])
        lures[deed] = safe * (1 - of[Role.JESTER]) - of[Role.JESTER] * SHUNNED
    return lures


def _settle(meddling: Mapping[Role, float]) -> tuple[Likely, dict[Deed, float]]:
    """Return what deeds tell, and how they look, where each is what the other makes of it."""
    lures = dict.fromkeys(Deed, 0.0)
    for n in range(1, ROUNDS):
        new = _lures(_likely(lures, meddling))
        lures = {deed: lure + (new[deed] - lure) / n for deed, lure in lures.items()}
    return _likely(lures, meddling), lures


LIKELY, LURES = _settle(MEDDLING)
"""How likely a deed is of somebody with that role and that item, by what it promises them and by
how it looks; and what it looks as if it paid to execute whoever did it, in heads.
"""
LIKELY_AHEAD, _ = _settle(AHEAD)
"""How likely a deed is where Jesters think ahead."""
