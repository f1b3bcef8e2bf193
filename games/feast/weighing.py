"""What each action promises a computer player, in shares of a won game."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from games.engine.asks import Seat, Target
from games.feast.actions import ACTIONS
from games.feast.aims import honor_worth
from games.feast.beliefs import Beliefs
from games.feast.cards import Deck, Food, Role
from games.feast.knowledge import Guest
from games.feast.words import Do

DRINKS = 0.6
"""How likely somebody without a reason to doubt drinks to a toast."""
KING_DRINKS = 0.1
"""And the King, whose goblet was chosen for him."""
LATER = 0.4
"""How likely somebody who drinks does so once more."""
EATEN = 0.45
"""How likely a food is flipped later."""
KING_EATS = 0.2
"""And by the King, who has no need to act; more for each Dishonor he must pay for."""
MATCHES = 0.5
"""How likely a Food Poison finds its food before a seat."""
ACCEPTS = 0.3
"""How likely a challenge is accepted."""
SHAME = 0.06
"""What a Dishonor costs; more, the more there are."""
STAIN = 0.06
"""How much nearer to death a Dishonor brings somebody."""
DEADLY = 0.16
"""And how much more for each that is there already."""


@dataclass(frozen=True, slots=True)
class Plan:
    """An action with its targets, and what it promises."""

    verb: Do
    picks: tuple[Target, ...]
    promise: float


class Weighing:
    """All actions as the one whose turn it is sees them."""

    def __init__(self, beliefs: Beliefs, me: Guest) -> None:
        self.beliefs = beliefs
        self.book = beliefs.book
        self.me = me
        self.wishes = beliefs.wishes
        self.life = self.wishes[me.seat]
        self.honor = honor_worth(self.book)
        self.living = self.book.living()

    def plans(self, most: int) -> Iterator[tuple[int, Plan]]:
        """Yield what could be done with so much energy, and what it costs."""
        for verb in ACTIONS:
            cost = self.book.cost(verb)
            if cost <= most:
                for plan in PLANS[verb](self):
                    yield cost, plan

    def drinks(self, guest: Guest) -> float:
        """Return how likely somebody drinks to a toast."""
        return KING_DRINKS if guest.seat == self.book.king else DRINKS

    def eats(self, guest: Guest) -> float:
        """Return how likely somebody flips a certain food later."""
        if guest.seat != self.book.king:
            return EATEN
        return KING_EATS * (1 + guest.dishonor)

    # --- food and goblets ---

    def dump(self) -> Iterator[Plan]:
        """Rather the food that is likelier poison."""
        for food, card in self.me.foods.items():
            risk = self.beliefs.food(food, card)
            yield Plan(Do.DUMP, (food,), 0.01 + 0.5 * risk * self.life)

    def spill(self) -> Iterator[Plan]:
        """Save a friend from a goblet, or make place for another one."""
        serves = self.book.role is not Role.KING
        for guest in self.living:
            if guest.goblet is None:
                continue
            risk = self.beliefs.goblet(guest)
            worth = self.wishes[guest.seat] * risk * LATER * self.drinks(guest)
            server = guest.goblet.serving.by if guest.goblet.serving else None
            if serves and server == self.me.seat and self.wishes[guest.seat] < 0:
                worth -= 0.5 * self.wishes[guest.seat] * (1 - risk) * LATER * self.drinks(guest)
            yield Plan(Do.SPILL, (guest.seat,), worth + self.shame(self.me))

    def swap_goblets(self) -> Iterator[Plan]:
        """Bring poison to those who should have it."""
        for a, b in combinations(self.living, 2):
            if a.goblet is None and b.goblet is None:
                continue
            shift = self.beliefs.goblet(b) - self.beliefs.goblet(a)
            worth = shift * LATER * (self.careless(b) - self.careless(a))
            yield Plan(Do.SWAP_GOBLETS, (a.seat, b.seat), worth)

    def careless(self, guest: Guest) -> float:
        """Return what keeping a goblet of poison from somebody is worth; oneself looks out."""
        return self.wishes[guest.seat] * (0.2 if guest is self.me else self.drinks(guest))

    def swap_plates(self) -> Iterator[Plan]:
        """Bring poisoned food to those who should have it."""
        risks = {guest.seat: self.plate(guest) for guest in self.living}
        for a, b in combinations(self.living, 2):
            shift = risks[b.seat] - risks[a.seat]
            if shift:
                worth = shift * (
                    self.wishes[b.seat] * self.eats(b) - self.wishes[a.seat] * self.eats(a)
                )
                yield Plan(Do.SWAP_PLATES, (a.seat, b.seat), worth)

    def plate(self, guest: Guest) -> float:
        """Return how much poison somebody's foods hold."""
        return sum(self.beliefs.food(food, card) for food, card in guest.foods.items())

    # --- toast and poison ---

    def toast(self) -> Iterator[Plan]:
        """Let all drink."""
        worth = 0.0
        for guest in self.living:
            if guest.goblet is None:
                continue
            risk = self.beliefs.goblet(guest)
            if guest is self.me:
                worth += max(self.drink(), self.shame(self.me))
            else:
                drinks = self.drinks(guest)
                worth -= drinks * risk * self.wishes[guest.seat]
                worth += (1 - drinks) * self.blame(guest)
                if self.book.role is Role.GOLD_KNIGHT:
                    worth -= 0.05
        yield Plan(Do.TOAST, (), worth)

    def drink(self) -> float:
        """Return what turning the own thumb up promises."""
        risk = self.beliefs.goblet(self.me)
        return (1 - risk) * self.honor - risk * self.life

    def poison(self) -> Iterator[Plan]:
        """Poison whom one wishes dead most, if anybody."""
        if self.book.decks[Deck.POISON_GOBLET]:
            worth = [
                -self.wishes[g.seat] * self.drinks(g) * LATER * (1 - self.beliefs.goblet(g))
                for g in self.living
                if g.goblet is not None
            ]
            yield Plan(Do.POISON, (Deck.POISON_GOBLET,), max(worth, default=0.0))
        if self.book.decks[Deck.FOOD_POISON]:
            food = max(-self.wishes[g.seat] * self.eats(g) * MATCHES for g in self.living)
            yield Plan(Do.POISON, (Deck.FOOD_POISON,), food)

    # --- words and swords ---

    def insult(self) -> Iterator[Plan]:
        """Bring somebody nearer to a death of dishonor."""
        for guest in self.living:
            yield Plan(Do.INSULT, (guest.seat,), self.blame(guest))

    def blame(self, guest: Guest) -> float:
        """Return what a Dishonor for somebody is worth."""
        if guest is self.me:
            return self.shame(guest)
        worth = -self.wishes[guest.seat] * (STAIN + DEADLY * guest.dishonor)
        if self.book.role is Role.GOLD_KNIGHT and guest.honor:
            worth += 0.1 if guest.merit >= self.me.merit - 1 else 0.0
        return worth

    def shame(self, guest: Guest) -> float:
        """Return what an own Dishonor is worth: nothing good, unless one wants to die."""
        if self.life < 0:
            return SHAME * (1 + guest.dishonor)
        if guest.honor:
            return -self.honor - 0.02
        return -SHAME * (1 + guest.dishonor)

    def praise(self) -> Iterator[Plan]:
        """Help a friend, or boast."""
        for guest in self.living:
            worth = 0.05 * self.wishes[guest.seat] + DEADLY * guest.dishonor * max(
                self.wishes[guest.seat], 0
            )
            if guest is self.me:
                worth = self.honor + SHAME * guest.dishonor
            elif self.book.role is Role.GOLD_KNIGHT:
                worth = -0.1
            yield Plan(Do.PRAISE, (guest.seat,), worth)

    def duel(self) -> Iterator[Plan]:
        """Challenge whom one wishes dead, if one's own life is worth less."""
        for guest in self.living:
            if guest is self.me:
                continue
            fought = (self.honor * 2 - self.wishes[guest.seat] - self.life) / 3
            refused = self.blame(guest) + self.honor * (1 + max(guest.dishonor, 0))
            yield Plan(Do.DUEL, (guest.seat,), ACCEPTS * fought + (1 - ACCEPTS) * refused)

    # --- flips ---

    def safest(self) -> list[tuple[float, Food]]:
        """Return the own foods by their risk, the least first; for who wants to die, the most."""
        foods = [(self.beliefs.food(food, card), food) for food, card in self.me.foods.items()]
        return sorted(foods, key=lambda each: each[0], reverse=self.life < 0)

    def accept(self, challenger: Seat) -> bool:
        """Say whether to accept a duel."""
        fought = (self.honor * 2 - self.wishes[challenger] - self.life) / 3
        return fought > self.shame(self.me) - self.honor


PLANS = {
    Do.DUMP: Weighing.dump,
    Do.SPILL: Weighing.spill,
    Do.SWAP_GOBLETS: Weighing.swap_goblets,
    Do.SWAP_PLATES: Weighing.swap_plates,
    Do.TOAST: Weighing.toast,
    Do.POISON: Weighing.poison,
    Do.INSULT: Weighing.insult,
    Do.PRAISE: Weighing.praise,
    Do.DUEL: Weighing.duel,
}
