"""What each action promises a computer player, in shares of a won game."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import combinations

from games.engine.asks import Seat, Target
from games.feast.actions import ACTIONS
from games.feast.beliefs import POISONS_AT, Beliefs
from games.feast.cards import POISON_DECKS, Deck, Role, Title
from games.feast.knowledge import Guest
from games.feast.wishes import honor_worth
from games.feast.words import Do

LATER = 0.5
"""How likely a goblet is drunk before it is spilled or swapped, by who would drink it."""
MATCHES = 0.5
"""How likely a Food Poison finds its food before a seat."""
ACCEPTS = 0.2
"""How likely a challenge is accepted."""
EATEN = 0.25
"""How likely somebody flips a certain food later, who need not; the King, half of that."""
STAIN = 0.02
"""How much nearer to death a Dishonor brings somebody who can still pay."""
WEAR = 0.08
"""The same of the King, whom so many wish ill: what one begins, others go on with."""
PRESSURE = 0.3
"""How likely somebody brings another one a Dishonor in a turn, whoever they are."""
LEAST_RISK = 0.06
"""How likely a food kills that somebody must flip, when nothing is known of it."""
TELLS = {Do.INSULT: -1.0, Do.DUEL: -1.0, Do.PRAISE: 1.0, Do.TOAST: -0.3}
"""What a deed to the King tells everybody of a friend of his, as `Evidence` has it."""


@dataclass(frozen=True, slots=True)
class Plan:
    """An action with its targets, and what it promises."""

    verb: Do
    picks: tuple[Target, ...]
    promise: float


class Weighing:
    """All actions as the one whose turn it is sees them."""

    def __init__(self, beliefs: Beliefs, me: Guest, guise: float = 0.0) -> None:
        """``guise``: what it is worth to an enemy of the King that nobody takes them for one."""
        self.guise = guise
        self.beliefs = beliefs
        self.book = beliefs.book
        self.me = me
        self.wishes = beliefs.wishes
        self.life = self.wishes[me.seat]
        self.honor = honor_worth(self.book)
        self.living = self.book.living()
        self._fates: dict[tuple[Seat, int], float] = {}

    def plans(self, most: int) -> Iterator[tuple[int, Plan]]:
        """Yield what could be done with so much energy, and what it costs."""
        for verb in ACTIONS:
            cost = self.book.cost(verb)
            if cost <= most:
                for plan in PLANS[verb](self):
                    yield cost, self.disguised(plan)

    # --- how a deed looks ---

    def disguised(self, plan: Plan) -> Plan:
        """Return a plan with what it is worth how it looks to all others."""
        look = self.looks.get(plan.verb)
        if look is None or (plan.picks and plan.picks[0] != self.book.king):
            return plan
        return replace(plan, promise=plan.promise + look)

    @cached_property
    def looks(self) -> dict[Do, float]:
        """What it is worth how a deed to the King looks: some arouse suspicion, some allay it."""
        king = self.book.king
        if not self.guise or king is None or king == self.me.seat:
            return {}
        if self.wishes[king] > -POISONS_AT:
            return {}
        record = sum(
            seen.strength * (1 if seen.friendly else -1)
            for seen in self.book.evidence
            if seen.by == self.me.seat and seen.seat == king
        )
        now, suspicion = self.beliefs.suspicion(record), self.beliefs.suspicion
        found = {
            verb: self.guise * (now - suspicion(record + tells)) for verb, tells in TELLS.items()
        }
        if self.book.guests[king].goblet is None:
            del found[Do.TOAST]
        return found

    # --- how near somebody is to death ---

    def drinks(self, guest: Guest) -> float:
        """Return how likely somebody drinks to a toast, who knows no more than others do."""
        if guest.goblet is None or guest.seat == self.book.mourner:
            return 0.0
        if guest.seat == self.book.king:
            trust = 1.0 - self.server_hates(guest)
            chance = 0.1 + 0.6 * trust * trust + 0.15 * min(guest.dishonor, 2)
        else:
            chance = max(0.15, 0.85 - 0.25 * guest.goblet.doubts)
        return max(chance, self.compelled)

    @cached_property
    def compelled(self) -> float:
        """How likely somebody calls a toast that nobody can refuse."""
        steward = self.book.bearer(Title.STEWARD)
        return 0.0 if steward in (None, self.book.king) else 0.5

    def server_hates(self, guest: Guest) -> float:
        """Return how likely whoever poured somebody's goblet wants them dead."""
        serving = guest.goblet.serving if guest.goblet else None
        return self.beliefs.disloyal.get(serving.by, 0.0) if serving is not None else 0.3

    @cached_property
    def strain(self) -> dict[Seat, float]:
        """How many more Dishonors each may get before their next turn."""
        order = [guest.seat for guest in self.living]
        now = order.index(self.book.turn) if self.book.turn in order else 0
        coming = order[now + 1 :] + order[: now + 1]
        found, king = {}, self.book.king
        for n, seat in enumerate(coming):
            if seat == king:
                found[seat] = sum(0.15 + 0.75 * self.beliefs.disloyal[s] for s in coming[:n])
            else:
                found[seat] = PRESSURE * n * 0.5
        return found

    def fate(self, guest: Guest, tokens: int) -> float:
        """Return how likely somebody with so many tokens dies when they must pay for them."""
        who = guest.seat, tokens
        if who not in self._fates:
            self._fates[who] = self._fate(guest, tokens)
        return self._fates[who]

    def _fate(self, guest: Guest, tokens: int) -> float:
        strain = min(self.strain[guest.seat], 2.0) / 2
        calm, busy = (1 - strain) ** 2, strain**2
        some = 1 - calm - busy
        return (
            calm * self.dies(guest, tokens)
            + some * self.dies(guest, tokens - 1)
            + busy * self.dies(guest, tokens - 2)
        )

    def dies(self, guest: Guest, tokens: int) -> float:
        """Return the same, if nothing more comes: each Dishonor but one takes a flip."""
        flips = -tokens - 1
        if flips <= 0:
            return STAIN * max(0, -tokens)
        if flips > len(guest.foods):
            return 1.0
        risk = max(self.plates[guest.seat], LEAST_RISK)
        return min(1.0, 1 - (1 - risk) ** flips + 2 * STAIN)

    @cached_property
    def plates(self) -> dict[Seat, float]:
        """How likely one food of each is poison."""
        return {guest.seat: self.beliefs.plate(guest) for guest in self.living}

    def eats(self, guest: Guest) -> float:
        """Return how likely somebody flips a certain food later."""
        must = max(0.0, -guest.tokens - 1 + self.strain[guest.seat]) / 3
        if guest.seat != self.book.king:
            return min(0.8, EATEN + must)
        return min(0.8, EATEN / 2 + must)

    # --- food and goblets ---

    def dump(self) -> Iterator[Plan]:
        """Rather the food that is likelier poison."""
        for food, card in self.me.foods.items():
            risk = self.beliefs.food(food, card)
            yield Plan(Do.DUMP, (food,), 0.005 + 0.3 * risk * self.life)

    def spill(self) -> Iterator[Plan]:
        """Save a friend from a goblet, or make place for another one."""
        serves = self.book.role is not Role.KING
        for guest in self.living:
            if guest.goblet is None:
                continue
            risk = self.beliefs.goblet(guest)
            wish = self.wishes[guest.seat]
            worth = wish * risk * LATER * self.drinks(guest)
            if guest is self.me:
                worth = -LATER * self.own_goblet()
            server = guest.goblet.serving.by if guest.goblet.serving else None
            if serves and server == self.me.seat and wish < 0:
                worth -= 0.5 * wish * (1 - risk) * LATER * self.drinks(guest)
            yield Plan(Do.SPILL, (guest.seat,), worth - self.shame())

    def swap_goblets(self) -> Iterator[Plan]:
        """Bring poison to those who should have it."""
        cups = {guest.seat: self.beliefs.goblet(guest) for guest in self.living}
        for a, b in combinations(self.living, 2):
            if a.goblet is None and b.goblet is None:
                continue
            shift = cups[b.seat] - cups[a.seat]
            worth = shift * LATER * (self.careless(b) - self.careless(a))
            yield Plan(Do.SWAP_GOBLETS, (a.seat, b.seat), worth)

    def careless(self, guest: Guest) -> float:
        """Return what keeping a goblet of poison from somebody is worth; oneself looks out."""
        if guest.seat == self.book.mourner:
            return 0.0
        return self.wishes[guest.seat] * (0.3 if guest is self.me else max(self.drinks(guest), 0.4))

    def swap_plates(self) -> Iterator[Plan]:
        """Bring poisoned food to those who should have it."""
        eats = {guest.seat: self.eats(guest) * self.wishes[guest.seat] for guest in self.living}
        for a, b in combinations(self.living, 2):
            shift = 3 * (self.plates[b.seat] - self.plates[a.seat])
            if shift:
                worth = shift * (eats[b.seat] - eats[a.seat])
                yield Plan(Do.SWAP_PLATES, (a.seat, b.seat), worth)

    # --- toast and poison ---

    def toast(self) -> Iterator[Plan]:
        """Let all drink."""
        worth, forced = 0.0, self.book.compels(Do.TOAST)
        for guest in self.living:
            if guest.goblet is None or not self.book.at_risk(guest):
                continue
            risk = self.beliefs.goblet(guest)
            if guest is self.me:
                worth += self.drink() if forced else max(self.drink(), -self.shame())
            else:
                drinks = 1.0 if forced else self.drinks(guest)
                worth -= drinks * risk * self.wishes[guest.seat]
                worth += (1 - drinks) * self.blame(guest) - drinks * (1 - risk) * self.favour(guest)
                if self.book.role is Role.GOLD_KNIGHT:
                    worth -= 0.04
        yield Plan(Do.TOAST, (), worth)

    def drink(self) -> float:
        """Return what turning the own thumb up promises."""
        risk = self.beliefs.goblet(self.me)
        return (1 - risk) * self.pride() - risk * self.life

    def own_goblet(self) -> float:
        """Return what the own goblet promises at somebody's toast: one may leave it, but for that
        of a Steward who wants one dead.
        """
        if self.me.seat == self.book.mourner:
            return 0.0
        steward, role, forced = self.book.bearer(Title.STEWARD), self.book.role, 0.0
        if steward is not None and steward != self.me.seat and role is not None:
            forced = self.compelled * self.beliefs.wants_dead(steward, role)
        choice = max(self.drink(), -self.shame())
        return forced * self.drink() + (1 - forced) * choice

    def poison(self) -> Iterator[Plan]:
        """Poison whom one wishes dead most, if anybody."""
        decks = {deck for deck in POISON_DECKS if self.book.decks[deck]}
        if Deck.POISON_GOBLET in decks:
            worth = [
                -self.wishes[g.seat] * self.drinks(g) * LATER * (1 - self.beliefs.goblet(g))
                for g in self.living
                if g.goblet is not None
            ]
            yield Plan(Do.POISON, (Deck.POISON_GOBLET,), max(worth, default=0.0))
        if Deck.FOOD_POISON in decks:
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
            return -self.shame()
        nearer = self.fate(guest, guest.tokens - 1) - self.fate(guest, guest.tokens)
        wear = WEAR if guest.seat == self.book.king else STAIN
        worth = -self.wishes[guest.seat] * (nearer + wear)
        if self.book.role is Role.GOLD_KNIGHT and guest.honor:
            worth += 0.12 if guest.merit >= self.me.merit - 1 else 0.0
        return worth

    def favour(self, guest: Guest) -> float:
        """Return what an Honor for somebody else costs: the contrary of a Dishonor."""
        nearer = self.fate(guest, guest.tokens) - self.fate(guest, guest.tokens + 1)
        return -self.wishes[guest.seat] * nearer

    def shame(self) -> float:
        """Return what an own Dishonor costs; below 0, if one wants to die."""
        nearer = self.fate(self.me, self.me.tokens - 1) - self.fate(self.me, self.me.tokens)
        return self.life * (nearer + STAIN) + (self.honor if self.me.honor else 0.0)

    def pride(self) -> float:
        """Return what an own Honor is worth."""
        nearer = self.fate(self.me, self.me.tokens) - self.fate(self.me, self.me.tokens + 1)
        return self.life * nearer + (0.02 if self.me.dishonor else self.honor)

    def praise(self) -> Iterator[Plan]:
        """Help a friend, or boast."""
        for guest in self.living:
            worth = self.pride() if guest is self.me else -self.favour(guest)
            if guest is not self.me and self.book.role is Role.GOLD_KNIGHT:
                worth = -0.1
            yield Plan(Do.PRAISE, (guest.seat,), worth)

    def duel(self) -> Iterator[Plan]:
        """Challenge whom one wishes dead, if one's own life is worth less."""
        if not self.book.at_risk(self.me):
            return
        for guest in self.living:
            if guest is self.me or not self.book.at_risk(guest):
                continue
            fought = (self.pride() * 2 - self.wishes[guest.seat] - self.life) / 3
            refused = self.blame(guest) + self.pride() * (1 + guest.dishonor)
            accepts = 0.05 if guest.seat == self.book.king else ACCEPTS
            if self.book.compels(Do.DUEL):
                accepts = 1.0
            yield Plan(Do.DUEL, (guest.seat,), accepts * fought + (1 - accepts) * refused)

    def accept(self, challenger: Seat) -> bool:
        """Say whether to accept a duel: the own life against the challenger's, or a Dishonor."""
        fought = (self.pride() * 2 - self.wishes[challenger] - self.life) / 3
        them = self.book.guests[challenger]
        return fought > -self.shame() - self.favour(them)

    # --- flips ---

    def safest(self) -> list[tuple[float, Target]]:
        """Return the own foods by their risk, the least first; for who wants to die, the most."""
        foods: list[tuple[float, Target]] = [
            (self.beliefs.food(food, card), food) for food, card in self.me.foods.items()
        ]
        return sorted(foods, key=lambda each: each[0], reverse=self.life < 0)


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
