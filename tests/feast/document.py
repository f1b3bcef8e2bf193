"""The document of a match of feast, read in order; and the numbers of the rulebook."""

from collections.abc import Iterable
from typing import Any

from tests.engine.document import Reader, check

ROLES = [
    *("king", "assassin", "executioner", "guard", "rebel", "red-knight", "blue-knight"),
    *("white-knight", "black-knight", "gold-knight", "queen", "princess", "suitor", "prince"),
]
SETUP = ["cupbearer", "seneschal", "chamberlain"]
OTHERS = [
    *("taster", "spymaster", "master-cook", "chaplain", "inquisitor"),
    *("marshal", "steward", "herald", "fool"),
]
FOODS = ["bread", "cheese", "fish", "fruit", "roast", "pie"]
A5 = ["king", "assassin", "executioner", "guard", "rebel"]
B5 = ["king", "queen", "princess", "suitor", "prince"]
KNIGHTS = ["red-knight", "blue-knight", "white-knight", "black-knight"]
SETS = {
    ("A", 5): A5,
    ("A", 6): ["king", "assassin", "guard", "rebel", "white-knight", "black-knight"],
    ("A", 7): A5 + KNIGHTS[:2],
    ("A", 8): [*B5, "assassin", "guard", "gold-knight"],
    ("A", 9): A5 + KNIGHTS,
    ("A", 10): [*A5, *KNIGHTS, "gold-knight"],
    ("B", 5): B5,
    ("B", 6): ["king", "assassin", "executioner", "guard", *KNIGHTS[:2]],
    ("B", 7): [*B5, "assassin", "guard"],
    ("B", 8): [*A5, *KNIGHTS[2:], "gold-knight"],
    ("B", 9): A5 + B5[1:],
    ("B", 10): [*A5, *B5[1:], "gold-knight"],
}
NEEDED = {
    "executioner": ["assassin"],
    "rebel": ["guard"],
    "red-knight": ["blue-knight"],
    "blue-knight": ["red-knight"],
    "princess": ["suitor"],
    "suitor": ["princess"],
    "queen": ["princess", "suitor"],
    "prince": ["suitor"],
}
COSTS = {
    "dump": 0,
    "spill": 1,
    "swap-goblets": 2,
    "swap-plates": 2,
    "toast": 3,
    "poison": 3,
    "insult": 4,
    "praise": 4,
    "duel": 4,
}
BEATS = {("rock", "scissors"), ("scissors", "paper"), ("paper", "rock")}

Offer = dict[str, tuple[list[Any], int, int]]


class FeastReader(Reader):
    """Reads a feast in order: what happened, and what was answered."""

    game = "feast"
    rules = "3"

    def answer(self, seat: int, topic: str, offer: Offer, silence: Any) -> tuple[str, list[Any]]:
        """The next answer; ``silence`` is a verb by dice, or the verb and picks themselves."""
        given = self.given(seat, topic)
        verb, picks = given["verb"], given["picks"]
        if given["silent"] and not isinstance(silence, str):
            check((verb, picks) == silence, f"silence means {silence}: {given}")
            return verb, picks
        check(not given["silent"] or verb == silence, f"silence means {silence}: {given}")
        check(verb in offer, f"{verb} is not on offer: {given}")
        pool, least, most = offer[verb]
        check(len(set(picks)) == len(picks), f"twice the same: {given}")
        check(least <= len(picks) <= most, f"too few or too many: {given}")
        check(not given["silent"] or len(picks) == least, f"silence takes as few: {given}")
        check(all(pick in pool for pick in picks), f"not on offer: {given}, {pool}")
        return verb, picks

    def together(
        self, seats: Iterable[int], topic: str, offer: Offer, silence: Any
    ) -> dict[int, Any]:
        """Answers of several seats, which may come in any order."""
        waiting, found = list(seats), {}
        while waiting:
            check(self.answered < len(self.answers), f"nobody answered {topic}")
            seat = self.answers[self.answered]["seat"]
            check(seat in waiting, f"{seat} was not asked {topic}")
            waiting.remove(seat)
            found[seat] = self.answer(seat, topic, offer, silence)
        return found


def one(pool: Iterable[Any]) -> tuple[list[Any], int, int]:
    return list(pool), 1, 1


NO_TARGET: tuple[list[Any], int, int] = ([], 0, 0)
