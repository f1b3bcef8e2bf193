"""The document of a match of feast, read in order; and the numbers of the rulebook."""

from collections.abc import Iterable
from typing import Any

from tests.engine.document import Reader, check
from tests.engine.rules_page import table, word

ROLES = [word(name) for name, _ in table("feast", "Roles")]
TITLES = [word(name) for name, *_ in table("feast", "Titles")]
SETUP = ["cupbearer", "seneschal", "chamberlain"]
ALWAYS = ["marshal", "steward"]
OTHERS = [title for title in TITLES if title not in SETUP + ALWAYS]
FOODS = ["bread", "cheese", "fish", "fruit", "roast", "pie"]
HEARTS = ["king", "assassin", "queen", "princess", "suitor"]
RIVALS = [*HEARTS, "prince", "black-knight", "gold-knight"]
DUEL = ["king", "assassin", "red-knight", "blue-knight", "white-knight"]
REVOLT = [*DUEL, "executioner", "guard", "rebel", "black-knight"]
SETS = {
    ("A", 5): ["king", "assassin", "guard", "rebel", "white-knight"],
    ("A", 6): [*DUEL, "executioner"],
    ("A", 7): [*DUEL, "executioner", "guard"],
    ("A", 8): [*DUEL, "guard", "black-knight", "gold-knight"],
    ("A", 9): REVOLT,
    ("A", 10): [*REVOLT, "gold-knight"],
    ("B", 5): ["king", "white-knight", "queen", "princess", "suitor"],
    ("B", 6): [*HEARTS, "executioner"],
    ("B", 7): [*HEARTS, "white-knight", "black-knight"],
    ("B", 8): RIVALS,
    ("B", 9): [*RIVALS, "executioner"],
    ("B", 10): [*RIVALS, "executioner", "white-knight"],
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
CHEAPER = {
    "master-cook": {"poison": 1},
    "marshal": {"duel": 2},
    "steward": {"toast": 1},
    "herald": {"insult": 1, "praise": 1},
}
BEATS = {("rock", "scissors"), ("scissors", "paper"), ("paper", "rock")}

Offer = dict[str, tuple[list[Any], int, int]]


class FeastReader(Reader):
    """Reads a feast in order: what happened, and what was answered."""

    game = "feast"
    rules = f"6.{len(TITLES)}"

    def answer(self, seat: int, topic: str, offer: Offer, silence: Any) -> tuple[str, list[Any]]:
        """The next answer; ``silence`` is a verb by dice, or the verb and picks themselves."""
        given = self.given(seat, topic)
        verb, picks = given["verb"], given["picks"]
        if given["silent"] and not isinstance(silence, str):
            check((verb, picks) == silence, "silence means:", silence, given)
            return verb, picks
        check(not given["silent"] or verb == silence, "silence means:", silence, given)
        check(verb in offer, "not on offer:", given)
        pool, least, most = offer[verb]
        check(len(set(picks)) == len(picks), "twice the same:", given)
        check(least <= len(picks) <= most, "too few or too many:", given)
        check(not given["silent"] or len(picks) == least, "silence takes as few:", given)
        check(all(pick in pool for pick in picks), "not on offer:", given, pool)
        return verb, picks

    def together(
        self, seats: Iterable[int], topic: str, offer: Offer, silence: Any
    ) -> dict[int, Any]:
        """Answers of several seats, which may come in any order."""
        waiting, found = list(seats), {}
        while waiting:
            check(self.answered < len(self.answers), "nobody answered:", topic)
            seat = self.answers[self.answered]["seat"]
            check(seat in waiting, "not asked:", seat, topic)
            waiting.remove(seat)
            found[seat] = self.answer(seat, topic, offer, silence)
        return found


def one(pool: Iterable[Any]) -> tuple[list[Any], int, int]:
    return list(pool), 1, 1


NO_TARGET: tuple[list[Any], int, int] = ([], 0, 0)
