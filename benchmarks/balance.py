"""How even a game is: the tables of docs.

`python -m benchmarks.balance botk --matches 10000` plays so many matches a column, of computer
players among themselves, and prints the tables as Markdown; with `--write` it puts them in their
place in the document. Seeds are fixed, so that the same rules and players give the same tables.
"""

import argparse
from pathlib import Path

from benchmarks import botk_balance, feast_balance
from benchmarks.measuring import replace_between

TABLES = {"botk": botk_balance.tables, "feast": feast_balance.tables}
DOCS = Path(__file__).parent.parent / "docs"


def main() -> None:
    """Print the tables, or write them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=TABLES)
    parser.add_argument("--matches", type=int, default=2000)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    tables = "\n".join(TABLES[given.game](given.matches))
    print(tables)
    if given.write:
        replace_between(DOCS / f"{given.game}-balance.md", "benchmarks.balance", tables)


if __name__ == "__main__":
    main()
