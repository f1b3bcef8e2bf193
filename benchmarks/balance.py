"""How even a game is: the tables of docs/botk-balance.md and docs/feast-balance.md.

`python -m benchmarks.balance botk --matches 10000` plays so many matches a column, of computer
players among themselves, and prints the tables as Markdown; with `--write` it puts them in their
place in the document. Seeds are fixed, so that the same rules and players give the same tables.
"""

import argparse
import re
from pathlib import Path

from benchmarks import botk_balance, feast_balance

TABLES = {"botk": botk_balance.tables, "feast": feast_balance.tables}
DOCS = Path(__file__).parent.parent / "docs"
BEGIN, END = "<!-- benchmarks.balance -->", "<!-- end -->"


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
        page = DOCS / f"{given.game}-balance.md"
        text = page.read_text("utf-8")
        place = re.compile(f"{BEGIN}.*{END}", re.DOTALL)
        page.write_text(place.sub(lambda _: f"{BEGIN}\n\n{tables}\n\n{END}", text), "utf-8")


if __name__ == "__main__":
    main()
