"""How even a game is: the tables of docs/botk-balance.md, docs/feast-balance.md and their like.

`python -m benchmarks.balance botk --matches 10000` plays so many matches a column, of computer
players among themselves, and prints the tables as Markdown; with `--write` it puts them in their
place in the document, where it has one. Seeds are fixed, so that the same rules and players give
the same tables.
"""

import argparse
from pathlib import Path

from benchmarks import botk_balance, dotk_balance, execution_balance, feast_balance
from benchmarks.measuring import teller

TABLES = {
    "botk": botk_balance.tables,
    "dotk": dotk_balance.tables,
    "execution": execution_balance.tables,
    "feast": feast_balance.tables,
}
WRITTEN = ("botk", "dotk", "feast")
"""Whose document has a place for all of it."""
DOCS = Path(__file__).parent.parent / "docs"


def main() -> None:
    """Print the tables, or write them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=TABLES)
    parser.add_argument("--matches", type=int, default=2000)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    if given.write and given.game not in WRITTEN:
        parser.error(f"--write: {given.game} has no document to write into; leave it out")
    page = DOCS / f"{given.game}-balance.md"
    tell = teller(page, "benchmarks.balance", write=given.write)
    tell("\n".join(TABLES[given.game](given.matches)))


if __name__ == "__main__":
    main()
