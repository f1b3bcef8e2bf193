"""How often King's Feast goes on after it is decided, and how much sooner the house rule ends it.

`python -m benchmarks.decided --each 129` plays so many matches of each of the twelve columns of
docs/feast-balance.md twice, in one process: without the house rule and with it. A match is decided
from the last turn on after which somebody has died and every living guest's goal either is reached
as things stand or can be no more, to who sees all roles; counted are those that go on for three
turns or more. Plus or minus is one standard error. Seeds are fixed, so the same rules and players
give the same figures; `--write` puts them into docs/feast-balance.md.
"""

import argparse
import statistics
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import sqrt

from benchmarks.balance import DOCS
from benchmarks.feast_balance import COLUMNS, SEED
from benchmarks.measuring import table, teller
from games.engine.match import Match
from games.engine.simulation import deal_seed, play
from games.feast import events as ev
from games.feast.cards import Role
from games.feast.game import FEAST
from games.feast.goals import leads, left_to_reach
from games.feast.scenarios import Options, Scenario
from games.feast.words import Result

LONG = 3
"""So many turns after it was decided count as going on."""


@dataclass
class Tally:
    """What came of some matches."""

    went_on: list[int] = field(default_factory=list)
    """How many turns each match went on after it was decided."""
    turns: list[int] = field(default_factory=list)
    questions: list[int] = field(default_factory=list)
    results: Counter[str] = field(default_factory=Counter)

    def count(self, match: Match) -> None:
        """Add one match."""
        turns, decided = turns_and_decided(match)
        self.turns.append(turns)
        self.went_on.append(turns - decided)
        self.questions.append(match.questions)
        self.results[str(match.outcome.result if match.outcome else "")] += 1

    def share(self, n: int) -> str:
        """Return a share of the matches in percent, with its standard error."""
        of = len(self.turns)
        return f"{100 * n / of:.1f} ± {100 * sqrt(n * (of - n) / of) / of:.1f}"

    def rows(self) -> Iterator[str]:
        """Yield the cells of the table's column."""
        long = [n for n in self.went_on if n >= LONG]
        yield self.share(len(long))
        yield str(round(statistics.median(long))) if long else ""
        yield str(max(long, default=0))
        yield mean(self.turns)
        yield mean(self.questions)
        for result in Result:
            yield self.share(self.results[result])


def mean(numbers: list[int]) -> str:
    """Return the mean of some numbers, with its standard error."""
    return f"{statistics.mean(numbers):.1f} ± {statistics.stdev(numbers) / sqrt(len(numbers)):.1f}"


def turns_and_decided(match: Match) -> tuple[int, int]:
    """Return how many turns a match had, and after which of them it was decided for good."""
    book, roles = FEAST.notebook(match.seats, None), {}
    turns = decided = 0
    for entry in match.log:
        event = entry.event
        match event:
            case ev.RoleDealt(seat=seat, role=role):
                roles[role] = seat
            case ev.TurnBegan() | ev.GameEnded() if turns:
                knight, guests = roles.get(Role.GOLD_KNIGHT), book.guests
                lives = book.lives()
                first = knight is not None and leads(guests[knight], guests.values())
                if all(lives.values()) or left_to_reach(lives, gold_leads=first):
                    decided = turns
        if isinstance(event, ev.TurnBegan):
            turns += 1
        if entry.to is None:
            book.note(event)
    return turns, min(decided + 1, turns)


def tally(each: int, *, house_rule: bool) -> Tally:
    """Play so many matches of each column."""
    found = Tally()
    for scenario, seats in COLUMNS:
        options = Options(scenario=Scenario(scenario), decided=house_rule)
        for k in range(each):
            seed = deal_seed(FEAST, seats, f"{SEED}:{scenario}", k)
            found.count(play(FEAST, seed, [FEAST.computer] * seats, options=options))
    return found


ROWS = (
    f"decided {LONG} turns or more before the end, %",
    "turns that these went on, median",
    "and at most",
    "turns",
    "questions",
    *(f"ended by {result}, %" for result in Result),
)


def main() -> None:
    """Print the table, or write it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--each", type=int, default=129)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    tell = teller(DOCS / "feast-balance.md", "benchmarks.decided", write=given.write)
    before, after = (tally(given.each, house_rule=rule) for rule in (False, True))
    heading = [f"of {len(before.turns)} matches", "without the rule", "with it"]
    tell("\n".join(table(heading, zip(ROWS, before.rows(), after.rows(), strict=True))))


if __name__ == "__main__":
    main()
