"""How even King's Feast is: what `benchmarks.balance` puts into docs/feast-balance.md."""

import statistics
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from benchmarks.measuring import Timed, table
from games.engine.asks import Seat
from games.engine.match import Match
from games.engine.simulation import deal_seed, play
from games.feast import events as ev
from games.feast.actions import ACTIONS
from games.feast.cards import Role, Title
from games.feast.game import FEAST
from games.feast.scenarios import Options, Scenario
from games.feast.words import Result, Topic

SEED = "balance"
COLUMNS = [
    (scenario, seats) for scenario in (Scenario.A, Scenario.B) for seats in FEAST.seats(Options())
]


@dataclass
class Tally:
    """What came of all matches of one scenario at one number of seats."""

    matches: int = 0
    wins: Counter[str] = field(default_factory=Counter)
    roles: set[str] = field(default_factory=set)
    results: Counter[str] = field(default_factory=Counter)
    turns: int = 0
    deaths: int = 0
    early: int = 0
    """Matches in which somebody died before a first turn of their own."""
    questions: list[int] = field(default_factory=list)
    actions: Counter[str] = field(default_factory=Counter)

    def count(self, match: Match) -> None:
        """Add one match."""
        outcome = match.outcome
        if outcome is None:
            raise ValueError("the match has no result")
        self.matches += 1
        self.results[str(outcome.result)] += 1
        for part in outcome.seats:
            self.roles.add(str(part.role))
            self.wins[str(part.role)] += part.won
        begun: list[Seat] = []
        early = False
        for told in match.told:
            match told.event:
                case ev.TurnBegan(seat=seat):
                    begun.append(seat)
                case ev.Died(seat=seat):
                    self.deaths += 1
                    early = early or seat not in begun
        self.turns += len(begun)
        self.early += early
        self.questions.append(match.questions)
        self.actions.update(str(g.verb) for g in match.given if g.topic == Topic.ACT)

    def percent(self, n: float) -> str:
        """Return a share of the matches as text."""
        return str(round(100 * n / self.matches))


def tallies(matches: int, player: Timed) -> dict[tuple[Scenario, int], Tally]:
    """Play them all."""
    found = {}
    for scenario, seats in COLUMNS:
        tally = found[scenario, seats] = Tally()
        for k in range(matches):
            seed = deal_seed(FEAST, seats, f"{SEED}:{scenario}", k)
            options = Options(scenario=scenario)
            tally.count(play(FEAST, seed, [player] * seats, options=options))
    return found


def rows(found: dict[tuple[Scenario, int], Tally]) -> Iterator[tuple[str, list[str]]]:
    """Yield the lines of the first table."""
    columns = list(found.values())
    for role in Role:
        cells = [t.percent(t.wins[role]) if role in t.roles else "" for t in columns]
        if any(cells):
            yield role.replace("-", " ").title(), cells
    lines: list[tuple[str, Callable[[Tally], str]]] = [
        ("*ended by the King's death*", lambda t: t.percent(t.results[Result.KING_DEAD])),
        ("*dead before a first turn*", lambda t: t.percent(t.early)),
        ("*questions, median*", lambda t: str(round(statistics.median(t.questions)))),
        ("*turns*", lambda t: f"{t.turns / t.matches:.0f}"),
        ("*deaths*", lambda t: f"{t.deaths / t.matches:.1f}"),
    ]
    for name, cell in lines:
        yield name, [cell(tally) for tally in columns]


def tables(matches: int) -> Iterator[str]:
    """Yield the lines of all tables, from so many matches a column."""
    player = Timed(FEAST.computer)
    found = tallies(matches, player)
    names = [f"{scenario}{seats}" for scenario, seats in found]
    yield from table(["", *names], ([name, *cells] for name, cells in rows(found)))
    yield ""
    total = sum((tally.actions for tally in found.values()), Counter[str]())
    used = [
        (verb, f"{total[verb] / (matches * len(found)):.2f}")
        for verb in (*ACTIONS, *Title, "claim", "steal")
        if verb in total
    ]
    yield from table(["used", "times a match"], used)
    yield ""
    yield str(player)
