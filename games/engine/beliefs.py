"""What a player may believe: who holds what, kept consistent with how many there are of each."""

from collections.abc import Iterable, Mapping
from typing import Generic, TypeVar

from games.engine.dice import Dice, shuffle, weighted

H = TypeVar("H")
K = TypeVar("K")

ROUNDS = 5
"""How often the odds are made to fit: one kind a holder, and of each kind as many as there are."""

TINY = 1e-9
"""No weight falls below this: what deeds make unlikely stays possible."""


RARE = 1e-6
"""Odds below this are nothing to count on."""


class Holdings(Generic[H, K]):
    """Odds of which holder has which of so many kinds: of players and roles, of places and cards.

    Before anything is weighed, each holder is as likely as the others to have each kind. With
    fewer holders than things, the rest lies where nobody looks.
    """

    def __init__(self, holders: Iterable[H], counts: Mapping[K, float]) -> None:
        self.counts = {kind: n for kind, n in counts.items() if n > 0}
        self.weights: dict[H, dict[K, float]] = {
            holder: dict.fromkeys(self.counts, 1.0) for holder in holders
        }

    def weigh(self, holder: H, likelihoods: Mapping[K, float]) -> None:
        """Take in what was seen of a holder: how likely it was, if it has each of the kinds."""
        weights = self.weights[holder]
        for kind in weights:
            weights[kind] = max(weights[kind] * likelihoods.get(kind, 1.0), TINY)

    def draw(self, dice: Dice) -> dict[H, K]:
        """Draw a kind for every holder by the odds, never more of a kind than there are."""
        odds, left = self.odds(), dict(self.counts)
        holders = list(odds)
        shuffle(dice, holders)
        # Who can have few kinds comes first, so that one of these is left.
        holders.sort(key=lambda holder: sum(share > RARE for share in odds[holder].values()))
        hoped = {kind: sum(odds[holder][kind] for holder in holders) for kind in left}
        drawn: dict[H, K] = {}
        for holder in holders:
            here = {
                kind: share * left[kind] / max(hoped[kind], TINY)
                for kind, share in odds[holder].items()
                if left[kind] > 0
            }
            drawn[holder] = weighted(dice, here)
            left[drawn[holder]] -= 1
            for kind, share in odds[holder].items():
                hoped[kind] -= share
        return drawn

    def odds(self) -> dict[H, dict[K, float]]:
        """Return how likely each holder has each kind; together 1 for every holder.

        Weights are scaled by kind and by holder in turn until both fit (Sinkhorn). That is quick,
        and more careful than counting all assignments would be: a lead counts for less.
        """
        held = {holder: dict(weights) for holder, weights in self.weights.items()}
        total = sum(self.counts.values())
        if not held or not total:
            return held
        rows = list(held.values())
        over = max(total - len(rows), 0.0)
        rest = dict.fromkeys(self.counts, 1.0)
        for _ in range(ROUNDS):
            for kind, count in self.counts.items():
                scale = count / (sum([row[kind] for row in rows]) + over * rest[kind])
                rest[kind] *= scale
                for row in rows:
                    row[kind] *= scale
            for row in (*rows, rest):
                scale = 1 / sum(row.values())
                for kind in row:
                    row[kind] *= scale
        return held
