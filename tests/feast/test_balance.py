"""The tables of balance count every match once, however they are shared out."""

from benchmarks.feast_balance import COLUMNS, PART, Part, parts, put_together, show
from benchmarks.measuring import Timed
from games.feast.cards import Title
from games.feast.game import FEAST


def test_every_match_of_every_column_is_in_one_part() -> None:
    wanted = parts(2 * PART + 1)
    for column in COLUMNS:
        mine = [part for part in wanted if (part.scenario, part.seats) == column]
        played = [k for part in mine for k in range(part.first, part.first + part.matches)]
        assert played == list(range(2 * PART + 1))


def test_the_tables_are_the_same_in_whatever_parts_they_are_played() -> None:
    # What the parts of a column come to is seen by two: one of each scenario.
    divided = COLUMNS[0], COLUMNS[-1]
    whole = [Part(*column, 0, 1 + (column in divided)) for column in COLUMNS]
    played = [(part, part.play()) for part in whole]
    cut = [Part(*column, n, 1) for column in divided for n in range(2)]
    parted = [(part, part.play()) for part in cut] + played[1:-1]
    found = []
    for shares in (played, parted):
        player = Timed(FEAST.computer)
        tables = list(show(put_together(shares, player), player))
        found.append(tables[:-1])
    assert found[0] == found[1]
    assert all(any(line.startswith(f"| {title} ") for line in found[0]) for title in Title)
