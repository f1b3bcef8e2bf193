"""What one more execution promises the Executioner, in crowns."""

from games.botk.beliefs import Beliefs
from games.botk.cards import Gallows, Item, Role
from games.botk.words import CENTRE
from games.engine.asks import Seat


class Prospects:
    """What the Executioner makes of going on, and of stopping."""

    def __init__(self, beliefs: Beliefs) -> None:
        self._beliefs = beliefs
        self._book = beliefs.notebook

    def now(self) -> float:
        """Return what stopping now pays."""
        return self._reward(self._book.heads)

    def after_executing(self, seat: Seat) -> float:
        """Return what stopping after this execution pays on average; treason pays nothing."""
        odds = self._beliefs.items[seat]
        return sum(chance * self._executed(seat, item) for item, chance in odds.items())

    def _reward(self, heads: float) -> float:
        bonus = Gallows.BLOOD_MONEY in self._book.gallows and heads > 2.5
        return heads + (1 if bonus else 0)

    def _executed(self, seat: Seat, item: Item) -> float:
        heads = self._book.heads
        if item is Item.MIMIC:
            centre = {i: n for i, n in self._beliefs.items[CENTRE].items() if i is not Item.MIMIC}
            total = sum(centre.values()) or 1.0
            return sum(n / total * self._executed(seat, i) for i, n in centre.items())
        beside = self._book.beside(seat)
        match item:
            case Item.PARDON:
                return 0.0
            case Item.DUMMY:
                return self._reward(heads + 1)
            case Item.HIDDEN_KEY:
                return self._reward(heads)
            case Item.SHIELD if beside:
                return sum(self._die([s]) for s in beside) / len(beside)
            case Item.POISONED_WINE:
                others = [s for s in self._book.at_risk() if s != seat]
                if others:
                    return sum(self._die([s], seat) for s in others) / len(others)
            case Item.POWDER_KEG:
                return self._die(beside, seat)
            case _:
                pass
        return self._die([], seat) + (1 if item is Item.GOLDEN_CHALICE else 0)

    def _die(self, seats: list[Seat], holder: Seat | None = None) -> float:
        """Return the average reward after these deaths; of the holder the item is no Pardon."""
        safe, heads, stolen = 1.0, float(self._book.heads), 0.0
        for seat in seats:
            safe *= 1 - self._beliefs.treason(seat)
        if holder is not None:
            safe *= 1 - self._beliefs.role(holder, Role.PRINCESS)
        for seat in [*seats, *([] if holder is None else [holder])]:
            jester = self._beliefs.role(seat, Role.JESTER)
            heads += 1 - jester
            stolen += jester * (1 - self._beliefs.item(seat, Item.CHEESE))
        return safe * self._reward(heads) - stolen
