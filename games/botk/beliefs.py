"""What a computer player believes: how likely each item lies where, and who is who.

Everything comes from one notebook, so from what its viewer was told.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import permutations
from math import factorial, prod
from typing import Any, TypeAlias

from games.botk import events as ev
from games.botk.cards import Gallows, Item, Role
from games.botk.item_values import LIKELY, Deed, Likely, deed_of
from games.botk.likelihoods import SPEECH_RATES
from games.botk.notebook import BotkNotebook
from games.botk.statements import place_of, statement
from games.botk.words import CENTRE, Place
from games.engine.asks import Seat
from games.engine.beliefs import Holdings
from games.engine.claims import Claimed, Whispered
from games.engine.credibility import Credibility, statements
from games.engine.dice import Dice, weighted
from games.engine.events import Event

Odds: TypeAlias = dict[Item, float]
"""How likely each item is; together 1."""

HIDDEN = {Role.PRINCESS: 0.0, Role.JESTER: 0.0}
"""Whom the dead who showed no role were not."""

TELLING = frozenset(
    (
        *(ev.Called, ev.Selected, ev.ItemDealt, ev.Peeked, ev.FaceUp, ev.ItemShown, ev.CentreShown),
        *(ev.PeekSeen, ev.StoodIdle, ev.Switched, ev.Moved, ev.Shuffled, Claimed, Whispered),
        *(ev.Condemned, ev.Relented, ev.Executed),
    )
)
"""What tells where cards lie, what was done with them, or whether somebody pleads: most of what
happens does not, and is gone through at each decision.
"""

ASIDE = Seat(-1)
"""Whoever has the role that was set aside, as if that were a prisoner."""


@dataclass(slots=True)
class Layout:
    """One way the cards may have gone. A card is named by the place where it was dealt.

    ``at``: which card lies at a place; ``known``: which item a card is; ``ways``: for each shuffle,
    from where the cards came to its places.
    """

    at: dict[Place, Place]
    known: dict[Place, Item]
    ways: tuple[tuple[Place, ...], ...] = ()

    def move(self, moves: dict[Place, Place]) -> None:
        """Follow cards that everybody saw move."""
        self.at |= {to: self.at[origin] for origin, to in moves.items()}

    def see(self, place: Place, item: Item) -> bool:
        """Note what lies at a place; say whether that can be, if the cards went this way."""
        return self.known.setdefault(self.at[place], item) is item


@dataclass(frozen=True, slots=True)
class Deal:
    """What may have been dealt to whom, and for each shuffle since, from where cards came."""

    roles: dict[Seat, Role]
    items: dict[Place, Item]
    ways: tuple[tuple[Place, ...], ...]


class Beliefs:
    """The odds for every place and every seat, as one viewer sees them."""

    def __init__(self, notebook: BotkNotebook, likely: Likely = LIKELY) -> None:
        """``likely``: how likely each deed is of whom."""
        self.notebook = notebook
        self._likely = likely
        self.places: tuple[Place, ...] = (*notebook.prisoners, CENTRE)
        self._layouts = [Layout({place: place for place in self.places}, {})]
        self._deeds: list[tuple[Seat, Deed]] = []
        """What prisoners did with the cards dealt to them, as long as these lay before them."""
        self._acting: Seat | None = None
        self._spoken_of: dict[int, Place] = {}
        """By the number of a claim: the card that it is about, where it is sure which."""
        self._condemned: Seat | None = None
        self._pleas = set[int]()
        """The numbers of claims by which a condemned has pleaded."""
        for event in notebook.events_and_claims:
            if type(event) in TELLING:
                self._note(event)
        self._layouts = [
            layout for layout in self._layouts if min(self._left(layout).values()) >= 0
        ]
        self._known_roles = self._roles_seen()
        self._unseen_roles = Counter(notebook.active_roles)
        self._unseen_roles.subtract(self._known_roles.values())
        self._one_among_us = notebook.sure_saboteur and self._unseen_roles[Role.SABOTEUR] > 0
        """Whether some prisoner whose role was not seen is sure to be the Saboteur."""
        self.credibility = self._listen()
        self.roles = self._role_odds()
        self.items = self._item_odds()

    def item(self, place: Place, item: Item) -> float:
        """Return how likely it is that this item lies at this place."""
        return self.items[place].get(item, 0.0)

    def role(self, seat: Seat, role: Role) -> float:
        """Return how likely it is that this prisoner has this role."""
        return self.roles[seat].get(role, 0.0)

    def chance(self, holder: Any, kind: Item | Role) -> float:
        """Return how likely a card is that item, or a seat has that role, by counts alone."""
        if isinstance(kind, Item):
            return self._first_guess(holder).get(kind, 0.0)
        if holder not in self.places:
            return 0.0
        if holder in self._known_roles:
            return float(self._known_roles[holder] is kind)
        left, total = self._unseen_roles[kind], self._unseen_roles.total()
        if not self._one_among_us:
            return left / max(total, 1)
        # One of those who are left, and the role set aside is one of the others.
        one = 1 / (total - 1)
        return one if kind is Role.SABOTEUR else (1 - one) * left / (total - 1)

    def treason(self, seat: Seat) -> float:
        """Return how likely this prisoner's death, by whatever, makes the Saboteurs win."""
        pardon = self.item(seat, Item.PARDON)
        pardon += self.item(seat, Item.MIMIC) * self.item(CENTRE, Item.PARDON)
        return 1 - (1 - min(pardon, 1.0)) * (1 - self.role(seat, Role.PRINCESS))

    def deal(self, dice: Dice) -> Deal:
        """Draw by these odds what was dealt, and how the shuffles went since."""
        known = {seat: next(iter(odds)) for seat, odds in self.roles.items() if len(odds) == 1}
        roles = known | self._held_roles.draw(dice)
        ways = [self._ways(layout) for layout in self._layouts]
        layout = self._layouts[weighted(dice, dict(enumerate(ways)))]
        sure = {seat: {role: 1.0} for seat, role in roles.items()}
        items = layout.known | self._held_items(layout, sure).draw(dice)
        return Deal(roles, items, layout.ways)

    def telling(self, seat: Seat) -> bool:
        """Say whether the card that was dealt to a prisoner is sure to lie there still."""
        return len(self._layouts) == 1 and self._layouts[0].at[seat] == seat

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
                        (*layout.ways, way),
                    )
                    for layout in self._layouts
                    for way in permutations(places)
                ]
            case ev.Condemned(seat):
                self._condemned = seat
            case ev.Relented() | ev.Executed():
                self._condemned = None
            case Claimed(number, seat, _, _):
                if seat == self._condemned:
                    self._pleas.add(number)
                named = place_of(event)
                if named in self.places:
                    cards = {layout.at[named] for layout in self._layouts}
                    if len(cards) == 1:
                        self._spoken_of[number] = cards.pop()
            case _:
                pass

    def _listen(self) -> Credibility:
        """Return what others have said; nothing, to who is deaf."""
        talk, roles = self.notebook.talk, self.notebook.active_roles
        said = statements(
            talk,
            lambda claim: statement(
                claim, self._spoken_of.get(claim.number), roles, plea=claim.number in self._pleas
            ),
        )
        return Credibility(SPEECH_RATES, self.notebook.viewer, said, talk.taken_back, self.chance)

    def _speakers(
        self, roles_of: Mapping[Seat, Mapping[Role, float]]
    ) -> dict[Seat, Mapping[Role, float]]:
        """Return who is who among all who speak."""
        chief = self.notebook.executioner
        return {**roles_of, **({} if chief is None else {chief: {Role.EXECUTIONER: 1.0}})}

    def _see(self, place: Place, item: Item) -> None:
        self._layouts = [layout for layout in self._layouts if layout.see(place, item)]

    def _move(self, moves: dict[Place, Place]) -> None:
        for layout in self._layouts:
            layout.move(moves)

    def _judge(self, by: Seat, touched: tuple[Place, ...]) -> None:
        """Note what somebody did with the card that was dealt to them, if it still lies there."""
        if by != self._acting:
            return
        self._acting = None
        if self.telling(by):
            self._deeds.append((by, deed_of(by, touched)))

    # --- from deeds and words to odds ---

    def _roles_seen(self) -> dict[Seat, Role]:
        book = self.notebook
        known: dict[Seat, Role] = dict(book.confided)
        if book.viewer is not None and book.role is not None:
            known[book.viewer] = book.role
        known |= {p.seat: p.shown_role for p in book.prisoners.values() if p.shown_role}
        others = [seat for seat in book.prisoners if seat not in known]
        if book.sure_saboteur and len(others) == 1 and Role.SABOTEUR not in known.values():
            known[others[0]] = Role.SABOTEUR
        return known

    def _role_odds(self) -> dict[Seat, dict[Role, float]]:
        """Known roles are sure; the dead who showed none are Loyalists or Saboteurs."""
        book, known, left = self.notebook, self._known_roles, self._unseen_roles
        unknown = [p for p in book.prisoners.values() if p.seat not in known]
        held = Holdings([p.seat for p in unknown], left)
        if self._one_among_us:
            held = Holdings([*held.weights, ASIDE], left)
            held.weigh(ASIDE, {Role.SABOTEUR: 0.0})
        for prisoner in unknown:
            if prisoner.died is not None:
                held.weigh(prisoner.seat, HIDDEN)
        for seat, deed in self._deeds:
            if seat in held.weights:
                here = self._first_guess(seat)
                held.weigh(
                    seat,
                    {
                        role: sum(share * worths[item] for item, share in here.items())
                        for role, worths in self._likely[deed].items()
                    },
                )
        self._held_roles = held
        sure = {seat: {role: 1.0} for seat, role in known.items()}
        if self.credibility.said:
            self.credibility.weigh_speakers(held)
            self.credibility.weigh_facts(held, self._speakers(sure | held.odds()))
        odds = sure | held.odds()
        odds.pop(ASIDE, None)
        return odds

    def _left(self, layout: Layout) -> Counter[Item]:
        """Return how many of each item were not seen; below 0, if a layout cannot be."""
        left = Counter(self.notebook.active_items)
        left.subtract(layout.known.values())
        return left

    def _first_guess(self, card: Place) -> Odds:
        """Return what a card may be, before deeds are weighed: all layouts count the same."""
        odds: Odds = {}
        for layout in self._layouts:
            seen = layout.known.get(card)
            here = self._left(layout) if seen is None else {seen: 1}
            share = 1 / (sum(here.values()) * len(self._layouts))
            for item, n in here.items():
                odds[item] = odds.get(item, 0.0) + n * share
        return odds

    def _item_odds(self) -> dict[Place, Odds]:
        total = 0.0
        odds: dict[Place, Odds] = {place: {} for place in self.places}
        spreads: dict[frozenset[tuple[Place, Item]], dict[Place, Odds]] = {}
        for layout in self._layouts:
            ways = self._ways(layout)
            total += ways
            seen = frozenset(layout.known.items())
            if seen not in spreads:
                spreads[seen] = self._held_items(layout, self.roles).odds()
            by_card = spreads[seen]
            for place in self.places:
                card = layout.at[place]
                here = by_card[card] if card in by_card else {layout.known[card]: 1.0}
                for item, chance in here.items():
                    odds[place][item] = odds[place].get(item, 0.0) + ways * chance
        return {place: {i: n / total for i, n in here.items()} for place, here in odds.items()}

    def _ways(self, layout: Layout) -> float:
        """Return in how many ways the items that were not seen can be shared out."""
        left = self._left(layout)
        return factorial(left.total()) / prod(factorial(n) for n in left.values())

    def _held_items(
        self, layout: Layout, roles_of: Mapping[Seat, Mapping[Role, float]]
    ) -> Holdings[Place, Item]:
        """Share the items that were not seen among the cards that were not seen."""
        unknown = [card for card in self.places if card not in layout.known]
        held = Holdings(unknown, self._left(layout))
        for seat, deed in self._deeds:
            if seat in held.weights:
                likely: Odds = {}
                for role, share in roles_of[seat].items():
                    for item, chance in self._likely[deed][role].items():
                        likely[item] = likely.get(item, 0.0) + share * chance
                held.weigh(seat, likely)
        if self.credibility.said:
            self.credibility.weigh_facts(held, self._speakers(roles_of))
        return held
