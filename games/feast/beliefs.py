"""What a computer player believes: who is who, and where the poison is.

Everything comes from one notebook, so from what its viewer was told.
"""

from collections.abc import Hashable
from functools import cached_property
from math import exp, log
from statistics import fmean
from typing import Any

from games.engine.asks import Seat
from games.engine.beliefs import Holdings
from games.engine.credibility import Credibility, statements
from games.feast.cards import COUNTS, Deck, Food, Goblet, Role
from games.feast.knowledge import Card, Guest, Serving
from games.feast.likelihoods import SPEECH_RATES
from games.feast.notebook import FeastNotebook
from games.feast.statements import statement
from games.feast.wishes import desires, own_life, table_of

TELLING = 1.6
"""How much what somebody openly did tells of what they wish: the likelihood's exponent."""
SPITEFUL = 2.0
"""The same of whoever poured a goblet, and chose where the poison goes."""
HARMLESS = 1.6
"""How much likelier than a guest without enemies the box gets the poison."""
COURAGE = 0.7
"""How much the number of flipped foods tells."""
CAREFUL = (Role.PRINCESS, Role.SUITOR)
"""Who is careful with the own life above all."""
FLIPS_OF_THE_CAREFUL = 0.8
FLIPS_OF_THE_BOLD = 1.7
"""How many foods they flip in a turn."""
POISONS_AT = 0.12
"""Who wishes somebody worse than this counts as hostile."""


class Beliefs:
    """The odds of roles, goblets and foods, as one viewer sees them."""

    def __init__(self, book: FeastNotebook) -> None:
        self.book = book
        self.wanted = table_of(book)
        """What each role wishes each other."""

    # --- roles ---

    @cached_property
    def roles(self) -> dict[Seat, dict[Role, float]]:
        """How likely each player has each role; together 1 for every player."""
        book = self.book
        known = self._known
        odds = {seat: {role: 1.0} for seat, role in known.items()}
        unknown = [seat for seat in book.seats if seat not in known]
        if not unknown:
            return odds
        left = self._unseen
        held = Holdings(unknown, dict.fromkeys(left, 1.0))
        even = dict.fromkeys(left, 1 / len(left))
        for seen in book.evidence:
            if seen.by not in held.weights:
                continue
            target = known.get(seen.seat)
            pull = TELLING * seen.strength * (1 if seen.friendly else -1)
            likelihoods = {}
            for role in left:
                wish = self.wanted.get(role, {})
                if target is not None:
                    felt = wish.get(target, 0.0)
                else:
                    felt = sum(share * wish.get(other, 0.0) for other, share in even.items())
                likelihoods[role] = exp(pull * felt)
            held.weigh(seen.by, likelihoods)
        for seat in unknown:
            guest = book.guests[seat]
            if guest.turns:
                held.weigh(seat, {role: boldness(role, guest) for role in left})
        if self.credibility.said:
            self.credibility.weigh_speakers(held)
            self.credibility.weigh_facts(held, odds | held.odds())
        return odds | held.odds()

    @cached_property
    def _known(self) -> dict[Seat, Role]:
        return {seat: role for seat in self.book.seats if (role := self.book.known_role(seat))}

    @cached_property
    def _unseen(self) -> list[Role]:
        return [role for role in self.book.roles if role not in self._known.values()]

    @cached_property
    def credibility(self) -> Credibility:
        """What others have said."""
        book = self.book
        said = statements(
            book.talk,
            lambda claim: statement(claim, book.spoken_of.get(claim.number), book.king, book.roles),
        )
        return Credibility(SPEECH_RATES, book.viewer, said, book.talk.taken_back, self.chance)

    def chance(self, holder: Any, kind: Role | Goblet) -> float:
        """Return how likely a seat has a role, or a card is poison, before anybody is believed."""
        if not isinstance(kind, Role):
            return self._cards[holder]
        known = self._known.get(holder)
        if known is not None:
            return float(known is kind)
        return 1 / len(self._unseen) if kind in self._unseen else 0.0

    @cached_property
    def _cards(self) -> dict[Hashable, float]:
        """How likely those cards were poison of which somebody spoke, by counts alone."""
        found: dict[Hashable, float] = {}
        for then in self.book.spoken_of.values():
            card = then.card
            if then.poison is not None:
                chance = float(then.poison)
            elif card.serving is not None:
                chance = card.serving.poisons / max(card.serving.cards, 1)
            else:
                chance = fmean(self.base.values())
            found[id(card)] = chance
        return found

    @cached_property
    def wishes(self) -> dict[Seat, float]:
        """What the viewer wishes each living player: life above 0, death below."""
        wanted = desires(self.book)
        found = {
            guest.seat: sum(
                share * wanted.get(role, 0.0) for role, share in self.roles[guest.seat].items()
            )
            for guest in self.book.living()
        }
        if self.book.viewer is not None:
            found[self.book.viewer] = own_life(self.book)
        return found

    def wish_of(self, by: Seat, seat: Seat) -> float:
        """Return what one player wishes another, as far as the viewer can tell."""
        targets = self.roles[seat]
        return sum(
            share * sum(odds * self.wanted.get(role, {}).get(r, 0.0) for r, odds in targets.items())
            for role, share in self.roles[by].items()
        )

    def wants_dead(self, seat: Seat, role: Role) -> float:
        """Return how likely a player would like who has that role dead."""
        return sum(
            share
            for own, share in self.roles[seat].items()
            if self.wanted.get(own, {}).get(role, 0.0) < -POISONS_AT
        )

    @cached_property
    def disloyal(self) -> dict[Seat, float]:
        """How likely each living player would like the King dead."""
        return {guest.seat: self.wants_dead(guest.seat, Role.KING) for guest in self.book.living()}

    def suspicion(self, record: float) -> float:
        """Return how likely somebody would like the King dead, for all who know only their deeds.

        ``record``: how much these tell of a friend of the King, as `Evidence`; below 0 of an enemy.
        """
        wishes = [
            self.wanted[role].get(Role.KING, 0.0)
            for role, lives in self.book.lives().items()
            if lives and role is not Role.KING
        ]
        likely = [exp(TELLING * record * wish) for wish in wishes]
        hostile = [odds for odds, wish in zip(likely, wishes, strict=True) if wish < -POISONS_AT]
        return sum(hostile) / sum(likely)

    # --- goblets ---

    def goblet(self, guest: Guest) -> float:
        """Return how likely a goblet is poison; 0 where there is none."""
        card = guest.goblet
        if card is None:
            return 0.0
        chance = _seen(card)
        if chance is None:
            chance = self._served(card)
        return chance + (1 - chance) * _spread(card, self.goblets)

    def _served(self, card: Card) -> float:
        """Return how likely a goblet was poison when it was poured."""
        serving = card.serving
        if serving is None or not serving.poisons:
            return 0.0
        return self.servings[id(serving)].get(id(card), 0.0)

    @cached_property
    def servings(self) -> dict[int, dict[Hashable, float]]:
        """By serving and goblet: the odds that the one Poison Goblet is there."""
        poured: dict[int, tuple[Serving, list[Card]]] = {}
        for guest in self.book.living():
            card = guest.goblet
            if card is not None and card.serving is not None and card.poison is None:
                poured.setdefault(id(card.serving), (card.serving, []))[1].append(card)
        found = {}
        for key, (serving, cards) in poured.items():
            gone = serving.cards - len(cards)
            holders: list[Hashable] = [*(id(card) for card in cards), *range(max(gone, 0))]
            counts = {Goblet.POISON: serving.poisons, Goblet.WINE: len(holders) - serving.poisons}
            held = Holdings(holders, counts)
            for card in cards:
                held.weigh(id(card), {Goblet.POISON: self._pours(serving.by, card.served)})
            self.credibility.weigh_facts(held, self.roles)
            for n in range(max(gone, 0)):
                held.weigh(n, {Goblet.POISON: HARMLESS})
            found[key] = {h: odds.get(Goblet.POISON, 0.0) for h, odds in held.odds().items()}
        return found

    def _pours(self, by: Seat, seat: Seat | None) -> float:
        """Return how likely somebody pours poison for a seat, beside others."""
        if seat is None or seat == by:
            return 0.1
        if by not in self.roles or seat not in self.roles:
            return 1.0
        return exp(-SPITEFUL * self.wish_of(by, seat))

    @cached_property
    def goblets(self) -> int:
        """How many goblets there are."""
        return sum(guest.goblet is not None for guest in self.book.living())

    @cached_property
    def foods(self) -> int:
        """How many foods the living have before them, at most."""
        return 3 * len(self.book.living())

    # --- foods ---

    def food(self, food: Food, card: Card) -> float:
        """Return how likely a food is poison."""
        chance = _seen(card)
        if chance is None:
            chance = self._heard(card, self.base[food])
        return chance + (1 - chance) * _spread(card, self.foods)

    @cached_property
    def base(self) -> dict[Food, float]:
        """How likely an unseen card of each food is poison, from what was mixed in and found."""
        book = self.book
        size = COUNTS.sizes(len(book.seats))[Deck.BREAD]
        found = sum(pile.found for pile in book.piles.values())
        odds = {}
        for food, pile in book.piles.items():
            if book.mixed:
                left = float(pile.mixed - pile.found)
            else:
                left = (book.poisons_mixed - found) / len(Food)
            odds[food] = min(max(left, 0.0) / size, 1.0)
        return odds

    def _heard(self, card: Card, chance: float) -> float:
        """Return the same after what was said of a card."""
        if not self.credibility.said:
            return chance
        return self.credibility.revised(chance, id(card), Goblet.POISON, self.roles)

    def plate(self, guest: Guest) -> float:
        """Return how likely one of somebody's foods, taken at random, is poison."""
        if not guest.foods:
            return 0.0
        return sum(self.food(food, card) for food, card in guest.foods.items()) / len(guest.foods)


def boldness(role: Role, guest: Guest) -> float:
    """Return how likely somebody of that role flipped so many foods in so many turns (Poisson)."""
    usual = FLIPS_OF_THE_CAREFUL if role in CAREFUL else FLIPS_OF_THE_BOLD
    return exp(COURAGE * (guest.flips * log(usual) - guest.turns * usual))


def _seen(card: Card) -> float | None:
    return None if card.poison is None else float(card.poison)


def _spread(card: Card, among: int) -> float:
    """Return how likely one of the later poisonings hit this card."""
    return 1 - (1 - 1 / max(among, 1)) ** card.doubts if card.doubts else 0.0
