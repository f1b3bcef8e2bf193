"""The deals of botk by the words of docs/fairness.md, and by nothing of the project's own code.

`python -m tests.botk.deals` writes the worked deal of that page anew. It tells its decks, so it
stays true when there is another card.
"""

import re
from collections.abc import Callable, Iterator
from hashlib import sha256
from itertools import count
from pathlib import Path

from tests.botk.document import GALLOWS, ITEMS, ROLES, SAFE
from tests.engine.fair_dice import below, shuffled, words

Deal = dict[str, list[str]]
"""The rows of the worked deal: what is looked at, and the cards, from first to last."""

DECKS: Deal = {"the role deck": ROLES, "the item deck": ITEMS, "the gallows deck": GALLOWS}
PAGE = Path(__file__).parents[2] / "docs/fairness.md"
SEATS = 4
EXAMPLE = re.compile(r"`both guards (\d+)`.*?\nseed +([0-9a-f]{64})\n", re.DOTALL)
ROW = re.compile(r"^\| ([^|]+) \| ([^|]+) \|$", re.MULTILINE)

Remove = Callable[[list[str], Iterator[int]], str]
"""What the Executioner removes of these items; silent, by the stream."""


def deal(stream: Iterator[int], seats: int, remove: Remove, decks: Deal = DECKS) -> Deal:
    """Everything that is dealt before the first question of the action."""
    rows = {"the Executioner": [f"seat {below(stream, seats)}"]}
    roles = rows["the roles drawn"] = shuffled(stream, decks["the role deck"])[:seats]
    deck = shuffled(stream, decks["the item deck"])
    rows["the items drawn"], rows["the deck behind them"] = deck[:seats], deck[seats:]
    items, deck = deck[:seats], deck[seats:]
    if "pardon" not in items:
        items[-1] = "pardon"
        deck.remove("pardon")
        rows["with a Pardon for the last"] = list(items)
    if not set(SAFE) & set(items):
        removed = remove(items, stream)
        items.remove(removed)
        rows["removed"] = [removed]
        drawn = rows["drawn for it"] = [deck.pop(0)]
        while drawn[-1] not in SAFE:
            drawn.append(deck.pop(0))
        items.append(drawn[-1])
        rows["with a safe item at the end"] = list(items)
    rows["the roles dealt"] = shuffled(stream, roles)
    rows["the items dealt"] = shuffled(stream, items)
    rows["the gallows cards"] = shuffled(stream, decks["the gallows deck"])[:2]
    return rows


def removable(items: list[str]) -> list[str]:
    """What may be removed, each kind once, as they lie: no only Pardon."""
    kinds = dict.fromkeys(items)
    return [kind for kind in kinds if kind != "pardon" or items.count(kind) > 1]


def by_silence(items: list[str], stream: Iterator[int]) -> str:
    """A silent Executioner: the stream picks."""
    kinds = removable(items)
    return kinds[below(stream, len(kinds))]


def seed_of(k: int) -> bytes:
    """The seed of the worked deal with that number."""
    return sha256(f"both guards {k}".encode()).digest()


def worked() -> tuple[int, str, Deal, Deal]:
    """The worked deal as it stands on the page: its number, its seed, its decks, and the rows."""
    text = PAGE.read_text("utf-8")
    found = EXAMPLE.search(text)
    assert found
    rows = ROW.findall(text[found.end() :].partition("\n## ")[0])
    told = {what: cards.split(", ") for what, cards in rows[1:]}
    decks = {what: told.pop(what) for what in DECKS}
    return int(found[1]), found[2], decks, told


def write() -> None:
    """Put the first deal in which both guards act, and an unsafe item leaves, onto the page."""
    for k in count():
        rows = deal(words(seed_of(k)), SEATS, by_silence)
        if "with a Pardon for the last" in rows and len(rows.get("drawn for it", ())) > 1:
            break
    text = PAGE.read_text("utf-8")
    found = EXAMPLE.search(text)
    assert found
    head = text[: found.start(1)] + str(k) + text[found.end(1) : found.start(2)] + seed_of(k).hex()
    lead, _, rest = text[found.end(2) :].partition("| the role deck ")
    _, _, rest = rest.partition("|\n\n")
    table = "".join(f"| {what} | {', '.join(cards)} |\n" for what, cards in (DECKS | rows).items())
    PAGE.write_text(f"{head}{lead}{table}\n{rest}", "utf-8")


if __name__ == "__main__":
    write()
