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
DUEL = ["king", "assassin", "red-knight", "blue-knight"]
HEARTS = ["queen", "princess", "suitor"]
FEUD = [*DUEL, *HEARTS, "prince", "black-knight"]
HUNT = ["king", "assassin", "executioner", *HEARTS]
RIVALS = [*HUNT, "gold-knight", "prince"]
SETS = {
    ("A", 5): ["king", "assassin", "guard", "rebel", "white-knight"],
    ("A", 6): [*DUEL, "white-knight", "executioner"],
    ("A", 7): [*DUEL, "white-knight", "executioner", "guard"],
    ("A", 8): [*DUEL, "white-knight", "guard", "black-knight", "gold-knight"],
    ("A", 9): FEUD,
    ("A", 10): [*FEUD, "executioner"],
    ("B", 5): ["king", *HEARTS, "gold-knight"],
    ("B", 6): HUNT,
    ("B", 7): [*HUNT, "gold-knight"],
    ("B", 8): RIVALS,
    ("B", 9): [*RIVALS, "black-knight"],
    ("B", 10): [*RIVALS, "black-knight", "guard"],
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
    rules = f"7.{len(TITLES)}"

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
