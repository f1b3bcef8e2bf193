"""What one more execution promises the Executioner, in crowns."""

from games.botk.beliefs import Beliefs
from games.botk.cards import Gallows, Item, Role
from games.botk.items import ITEMS
from games.botk.words import CENTRE
from games.engine.asks import Seat


class Prospects:
    """What the Executioner makes of going on, and of stopping."""

    def __init__(self, beliefs: Beliefs) -> None:
        self._beliefs = beliefs
        self._book = beliefs.notebook
        self.heads = self._book.heads
        """How many count as dead now."""

    def now(self) -> float:
        """Return what stopping now pays."""
        return self.stopping_at(self.heads)

    def after_executing(self, seat: Seat) -> float:
        """Return what stopping after this execution pays on average; treason pays nothing."""
        odds = self._beliefs.items[seat]
        return sum(chance * self._after_item(seat, item) for item, chance in odds.items())

    def stopping_at(self, heads: float) -> float:
        """Return what it pays to stop when so many count as dead."""
        bonus = Gallows.BLOOD_MONEY in self._book.gallows and heads > 2.5
        return heads + (1 if bonus else 0)

    def after_deaths(self, seats: list[Seat], holder: Seat | None = None) -> float:
        """Return what stopping after these deaths pays on average; the holder's was no Pardon."""
        safe, heads, stolen = 1.0, float(self.heads), 0.0
        for seat in seats:
            safe *= 1 - self._beliefs.treason(seat)
        if holder is not None:
            safe *= 1 - self._beliefs.role(holder, Role.PRINCESS)
        for seat in [*seats, *([] if holder is None else [holder])]:
            jester = self._beliefs.role(seat, Role.JESTER)
            heads += 1 - jester
            stolen += jester * (1 - self._beliefs.item(seat, Item.CHEESE))
        return safe * self.stopping_at(heads) - stolen

    def beside(self, seat: Seat) -> list[Seat]:
        """Return the nearest prisoner at risk on each side."""
        return self._book.beside(seat)

    def others_at_risk(self, seat: Seat) -> list[Seat]:
        """Return the others at risk."""
        return [other for other in self._book.at_risk() if other != seat]

    def _after_item(self, seat: Seat, item: Item) -> float:
        if item is not Item.MIMIC:
            return ITEMS[item].promises(self, seat)
        centre = {i: n for i, n in self._beliefs.items[CENTRE].items() if i is not Item.MIMIC}
        total = sum(centre.values()) or 1.0
        return sum(n / total * ITEMS[i].promises(self, seat) for i, n in centre.items())
