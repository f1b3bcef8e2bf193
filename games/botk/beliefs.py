"""What a computer player believes: how likely each item lies where, and who is who.

Everything comes from one notebook, so from what its viewer was told.
"""

from collections import Counter
from dataclasses import dataclass
from itertools import permutations
from math import factorial, prod
from typing import TypeAlias

from games.botk import events as ev
from games.botk.cards import Gallows, Item, Role
from games.botk.notebook import BotkNotebook
from games.botk.words import CENTRE, Place
from games.engine.asks import Seat
from games.engine.events import Event

Odds: TypeAlias = dict[Item, float]
"""How likely each item is; together 1."""

KEPT = 0.4
"""How much less likely a Pardon is, when its first holder acted and let it lie."""
MOVED = 2.5
"""How much more likely it is, when its first holder used the action to move it."""


@dataclass(slots=True)
class Layout:
    """One way the cards may have gone. A card is named by the place where it was dealt.

    ``at``: which card lies at a place; ``known``: which item a card is.
    """

    at: dict[Place, Place]
    known: dict[Place, Item]

    def move(self, moves: dict[Place, Place]) -> None:
        """Follow cards that everybody saw move."""
        self.at |= {to: self.at[origin] for origin, to in moves.items()}

    def see(self, place: Place, item: Item) -> bool:
        """Note what lies at a place; say whether that can be, if the cards went this way."""
        return self.known.setdefault(self.at[place], item) is item


class Beliefs:
    """The odds for every place and every seat, as one viewer sees them."""

    def __init__(self, notebook: BotkNotebook) -> None:
        self.notebook = notebook
        self.places: tuple[Place, ...] = (*notebook.prisoners, CENTRE)
        self._layouts = [Layout({place: place for place in self.places}, {})]
        self._pull = dict.fromkeys(self.places, 1.0)
        """By card: how much the first holder's action speaks for a Pardon."""
        self._acting: Seat | None = None
        for event in notebook.story:
            self._note(event)
        self.items = self._item_odds()
        self.roles = self._role_odds()

    def item(self, place: Place, item: Item) -> float:
        """Return how likely it is that this item lies at this place."""
        return self.items[place].get(item, 0.0)

    def role(self, seat: Seat, role: Role) -> float:
        """Return how likely it is that this prisoner has this role."""
        return self.roles[seat].get(role, 0.0)

    def treason(self, seat: Seat) -> float:
        """Return how likely this prisoner's death, by whatever, makes the Saboteurs win."""
        pardon = self.item(seat, Item.PARDON)
        pardon += self.item(seat, Item.MIMIC) * self.item(CENTRE, Item.PARDON)
        return 1 - (1 - min(pardon, 1.0)) * (1 - self.role(seat, Role.PRINCESS))

    # --- following the cards ---

    def _note(self, event: Event) -> None:
        match event:
            case ev.Called(seat) | ev.Selected(Gallows.LAST_REQUEST, (seat,)):
                self._acting = seat
            case ev.ItemDealt(place, item) | ev.Peeked(_, place, item) | ev.FaceUp(place, item):
                self._see(place, item)
            case ev.ItemShown(seat, item):
                self._see(seat, item)
            case ev.CentreShown(item):
                self._see(CENTRE, item)
            case ev.PeekSeen(by, _) | ev.StoodIdle(by):
                self._judge(by, ())
            case ev.Switched(by, first, second):
                self._judge(by, (first, second))
                self._move({first: second, second: first})
            case ev.Moved(_, moves):
                self._move(dict(moves))
            case ev.Shuffled(_, places):
                self._layouts = [
                    Layout(
                        layout.at | {p: layout.at[o] for o, p in zip(way, places, strict=True)},
                        dict(layout.known),
                    )
                    for layout in self._layouts
                    for way in permutations(places)
                ]
            case _:
                pass

    def _see(self, place: Place, item: Item) -> None:
        self._layouts = [layout for layout in self._layouts if layout.see(place, item)]

    def _move(self, moves: dict[Place, Place]) -> None:
        for layout in self._layouts:
            layout.move(moves)

    def _judge(self, by: Seat, touched: tuple[Place, ...]) -> None:
        """Weigh what somebody did with the card that was dealt to them and still lies there."""
        if by != self._acting:
            return
        self._acting = None
        if len(self._layouts) == 1 and self._layouts[0].at[by] == by:
            self._pull[by] *= MOVED if by in touched else KEPT

    # --- from cards to odds ---

    def _item_odds(self) -> dict[Place, Odds]:
        total = 0.0
        odds: dict[Place, Odds] = {place: {} for place in self.places}
        for layout in self._layouts:
            left = Counter(self.notebook.active_items)
            left.subtract(layout.known.values())
            if min(left.values()) < 0:
                continue
            unknown = [card for card in self.places if card not in layout.known]
            ways = factorial(len(unknown)) / prod(factorial(n) for n in left.values())
            total += ways
            by_card = self._spread(unknown, left)
            for place in self.places:
                card = layout.at[place]
                here = by_card[card] if card in by_card else {layout.known[card]: 1.0}
                for item, chance in here.items():
                    odds[place][item] = odds[place].get(item, 0.0) + ways * chance
        return {place: {i: n / total for i, n in here.items()} for place, here in odds.items()}

    def _spread(self, unknown: list[Place], left: Counter[Item]) -> dict[Place, Odds]:
        """Share the items that were not seen among the cards that were not seen."""
        if not unknown:
            return {}
        even = left[Item.PARDON] / len(unknown)
        pull = sum(self._pull[card] for card in unknown)
        spread: dict[Place, Odds] = {}
        for card in unknown:
            pardon = even
            if 0 < even < 1:
                pardon = min(0.95, left[Item.PARDON] * self._pull[card] / pull)
            rest = (1 - pardon) / (1 - even) if even < 1 else 0.0
            spread[card] = {i: rest * n / len(unknown) for i, n in left.items() if n}
            if left[Item.PARDON]:
                spread[card][Item.PARDON] = pardon
        return spread

    def _role_odds(self) -> dict[Seat, dict[Role, float]]:
        """Known roles are sure; the dead who showed none are Loyalists or Saboteurs."""
        book = self.notebook
        known: dict[Seat, Role] = dict(book.confided)
        if book.viewer is not None and book.role is not None:
            known[book.viewer] = book.role
        known |= {p.seat: p.shown_role for p in book.prisoners.values() if p.shown_role}
        left: dict[Role, float] = dict(Counter(book.active_roles))
        for role in known.values():
            left[role] -= 1
        odds: dict[Seat, dict[Role, float]] = {seat: {role: 1.0} for seat, role in known.items()}
        unknown = [p for p in book.prisoners.values() if p.seat not in known]
        plain = [p.seat for p in unknown if p.died is not None]
        for seat in plain:
            odds[seat] = _shares({r: left.get(r, 0.0) for r in (Role.LOYALIST, Role.SABOTEUR)})
        for seat in plain:
            for role, share in odds[seat].items():
                left[role] = max(0.0, left[role] - share)
        for prisoner in unknown:
            if prisoner.died is None:
                odds[prisoner.seat] = _shares(left)
        return odds


def _shares(left: dict[Role, float]) -> dict[Role, float]:
    total = sum(left.values())
    return {role: n / total for role, n in left.items() if n > 0}
