"""The cards as a page of rules has them: what referees and dealers know of a deck.

They read the page that people read, and nothing of the code. `docs/simulate.md` says how a card's
word follows from its name.
"""

import re
from pathlib import Path

RULES = Path(__file__).parents[2] / "docs/rules"


def table(game: str, heading: str) -> list[list[str]]:
    """The cells of the first table below a heading that begins so, without the table's own."""
    text = (RULES / f"{game}.md").read_text("utf-8")
    below = re.split(rf"^#+ {re.escape(heading)}\b", text, maxsplit=1, flags=re.MULTILINE)[1]
    found = re.search(r"(?:^\|.*\n)+", below, re.MULTILINE)
    assert found, f"no table below {heading} in {game}.md"
    _, _, *lines = found[0].splitlines()
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def word(name: str) -> str:
    """What a card is called where it is data: Bird's-Eye View is `birds-eye-view`."""
    plain = name.replace("**house**", "").replace("'", "").strip()
    return plain.lower().replace(" ", "-")


def deck(rows: list[list[str]]) -> list[str]:
    """The cards in the order of the page, each as often as its second cell says."""
    return [word(name) for name, copies, *_ in rows for _ in range(int(copies))]
