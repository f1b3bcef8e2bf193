"""The document of a match of dotk, read in order; and the cards of the rules page."""

from typing import Any

from tests.engine.document import Reader, check
from tests.engine.rules_page import table, word

NAMES = [word(name) for _, name, _ in table("dotk", "Characters")]
DECK = [name for name in NAMES for _ in range(2)]
"""The deck as it lies before it is shuffled."""
ACTORS = ("merchant", "thief", "juggler", "dragon")


def counts(name: str, out: set[str]) -> int:
    """What a character counts, line by line as the rules page has it."""
    match name:
        case "death":
            return 0
        case "innkeeper":
            return 7 if "merchant" in out else 1
        case "merchant":
            return 2
        case "thief":
            return 3
        case "juggler":
            return 4
        case "jester":
            return 10 if "queen" in out or "king" in out else 5
        case "monk":
            return 2 if "princess" in out or "queen" in out else 6
        case "sorceress":
            return 1 if "monk" in out else 7
        case "knight":
            return 11 if "dragon" in out else 8
        case "dragon":
            return 9
        case "princess":
            return 3 if "dragon" in out and "knight" not in out else 10
        case "queen":
            return 5 if "jester" in out else 11
        case _:
            return 12


NORMAL = {
    "death": 0,
    "innkeeper": 1,
    "merchant": 2,
    "thief": 3,
    "juggler": 4,
    "jester": 5,
    "monk": 6,
    "sorceress": 7,
    "knight": 8,
    "dragon": 9,
    "princess": 10,
    "queen": 11,
    "king": 12,
}
READS = {
    "innkeeper": ["merchant"],
    "jester": ["queen", "king"],
    "monk": ["princess", "queen"],
    "sorceress": ["monk"],
    "knight": ["dragon"],
    "princess": ["dragon"],
    "queen": ["jester"],
}


class DotkReader(Reader):
    """Reads a match of dotk from the first event and the first answer on."""

    game = "dotk"

    def answer(self, seat: int, topic: str, offered: dict[str, list[Any]]) -> dict[str, Any]:
        """The next answer is this seat's, to this question, and one of those offered."""
        given = self.given(seat, topic)
        verb, picks = given["verb"], given["picks"]
        check(verb in offered, "not among what was offered:", given, offered)
        wanted = 2 if verb == "juggler" else 1 if offered[verb] else 0
        check(len(picks) == len(set(picks)) == wanted, "it takes as many:", wanted, given)
        check(
            all(pick in offered[verb] for pick in picks), "not in what was offered:", given, offered
        )
        return given
