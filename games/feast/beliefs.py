"""What a computer player believes: who is who, and where the poison is.

Everything comes from one notebook, so from what its viewer was told.
"""

from functools import cached_property

from games.engine.asks import Seat
from games.feast.aims import DESIRES, desires, own_life
from games.feast.cards import Food, Role
from games.feast.knowledge import Card, Guest
from games.feast.notebook import FeastNotebook

SUSPICION = 2.5
"""How much likelier what somebody openly did makes a role that wishes its target just that."""
SURPRISE = 0.5
"""And how much less likely one that wishes the contrary."""
KINGS_GOBLET = 0.4
"""How likely a Cupbearer poisons the King, as far as others can tell."""
ROUNDS = 4
"""How often the odds are made to fit: one role a player, one player a role."""


class Beliefs:
    """The odds of roles, goblets and foods, as one viewer sees them."""

    def __init__(self, book: FeastNotebook) -> None:
        self.book = book

    # --- roles ---

    @cached_property
    def roles(self) -> dict[Seat, dict[Role, float]]:
        """How likely each living player has each role; together 1 for every player."""
        book = self.book
        known = {seat: role for seat in book.seats if (role := book.known_role(seat))}
        odds = {seat: {role: 1.0} for seat, role in known.items()}
        unknown = [seat for seat in book.seats if seat not in known]
        left = [role for role in book.roles if role not in known.values()]
        if not unknown:
            return odds
        weights = {seat: dict.fromkeys(left, 1.0) for seat in unknown}
        for seen in book.evidence:
            target = known.get(seen.seat)
            if seen.by in weights and target is not None:
                for role, weight in weights[seen.by].items():
                    wish = DESIRES[role].get(target, 0.0)
                    if wish:
                        suits = (wish > 0) == seen.friendly
                        weights[seen.by][role] = weight * (SUSPICION if suits else SURPRISE)
        return odds | _fit(weights, left)

    @cached_property
    def wishes(self) -> dict[Seat, float]:
        """What the viewer wishes each living player: life above 0, death below."""
        wanted = desires(self.book)
        wishes = {}
        for guest in self.book.living():
            odds = self.roles[guest.seat]
            wishes[guest.seat] = sum(share * wanted.get(r, 0.0) for r, share in odds.items())
        if self.book.viewer is not None:
            wishes[self.book.viewer] = own_life(self.book)
        return wishes

    # --- goblets ---

    def goblet(self, guest: Guest) -> float:
        """Return how likely a goblet is poison; 0 where there is none."""
        card = guest.goblet
        if card is None:
            return 0.0
        chance = _seen(card)
        if chance is None:
            chance = 0.0
            if card.serving is not None and card.serving.poisons:
                chance = card.serving.poisons / max(card.serving.cards, 1)
                if card.serving.by == guest.seat:
                    chance *= 0.3
                elif guest.seat == self.book.king and card.serving.cards == 2:
                    chance = KINGS_GOBLET
        return chance + (1 - chance) * _spread(card, self.goblets)

    @cached_property
    def goblets(self) -> int:
        """How many goblets there are."""
        return sum(guest.goblet is not None for guest in self.book.living())

    # --- foods ---

    def food(self, food: Food, card: Card) -> float:
        """Return how likely a food is poison."""
        chance = _seen(card)
        if chance is None:
            chance = self.base[food]
        return chance + (1 - chance) * _spread(card, 3 * len(self.book.living()))

    @cached_property
    def base(self) -> dict[Food, float]:
        """How likely an unseen card of each food is poison, from what was mixed in and found."""
        book = self.book
        size = len(book.seats) + 3
        found = sum(pile.found for pile in book.piles.values())
        odds = {}
        for food, pile in book.piles.items():
            if book.mixed:
                left = float(pile.mixed - pile.found)
            else:
                left = (book.poisons_mixed - found) / len(Food)
            odds[food] = min(max(left, 0.0) / size, 1.0)
        return odds

    def top(self, food: Food) -> float:
        """Return how likely the top card of a food's deck is poison."""
        cards = self.book.piles[food].cards
        return self.food(food, cards[0]) if cards else 0.0


def _seen(card: Card) -> float | None:
    return None if card.poison is None else float(card.poison)


def _spread(card: Card, among: int) -> float:
    """Return how likely one of the later poisonings hit this card."""
    return 1 - (1 - 1 / max(among, 1)) ** card.doubts if card.doubts else 0.0


def _fit(weights: dict[Seat, dict[Role, float]], left: list[Role]) -> dict[Seat, dict[Role, float]]:
    """Scale weights until they are odds: every player has one role, every role one player."""
    for _ in range(ROUNDS):
        for role in left:
            total = sum(odds[role] for odds in weights.values())
            for odds in weights.values():
                odds[role] /= total
        for odds in weights.values():
            total = sum(odds.values())
            for role in odds:
                odds[role] /= total
    return weights
