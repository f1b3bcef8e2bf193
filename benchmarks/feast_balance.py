"""How even King's Feast is: what `benchmarks.balance` puts into docs/feast-balance.md."""

import statistics
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from math import sqrt

from benchmarks.measuring import Timed, shared_out, table
from games.engine.asks import Seat
from games.engine.match import Match
from games.engine.simulation import deal_seed, play
from games.feast import events as ev
from games.feast.actions import ACTIONS
from games.feast.cards import Role, Title
from games.feast.game import FEAST
from games.feast.scenarios import Options, Scenario
from games.feast.titles import ABILITIES
from games.feast.words import Result, Topic

SEED = "balance"
PART = 100
"""How many matches of a column a process plays in one go."""
COLUMNS = [
    (scenario, seats) for scenario in (Scenario.A, Scenario.B) for seats in FEAST.seats(Options())
]


FLIPS, DIES_OF_FOOD, DRINKS = "flips food", "dies of food", "drinks"
SILLY = (
    "toasts that nobody drinks to",
    "callers with a goblet who do not drink",
    "toasts with one goblet",
    "turns in which the King spills his own goblet",
)
"""What no human would forgive, if it were often."""
DEEDS: tuple[str, ...] = (*ACTIONS, FLIPS, DIES_OF_FOOD, DRINKS, "claim", "steal")
"""What a title may change: how often its bearer does each in a turn."""


@dataclass
class Sums:
    """Deeds a turn, of so many guests: their sums, and those of their squares."""

    guests: int = 0
    once: Counter[str] = field(default_factory=Counter)
    squared: Counter[str] = field(default_factory=Counter)

    def add(self, done: dict[str, float]) -> None:
        """Add one guest in one match."""
        self.guests += 1
        self.once.update(done)
        self.squared.update({deed: times * times for deed, times in done.items()})

    def __add__(self, other: "Sums") -> "Sums":
        """Return both together."""
        return Sums(
            self.guests + other.guests, self.once + other.once, self.squared + other.squared
        )

    def __sub__(self, other: "Sums") -> "Sums":
        """Return those that are not the other's."""
        return Sums(
            self.guests - other.guests, self.once - other.once, self.squared - other.squared
        )

    def mean(self, deed: str) -> float:
        """Return how often somebody does it in a turn."""
        return self.once[deed] / self.guests

    def variance(self, deed: str) -> float:
        """Return the variance of that mean."""
        return max(self.squared[deed] / self.guests - self.mean(deed) ** 2, 0.0) / self.guests


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
    silly: Counter[tuple[str, bool]] = field(default_factory=Counter)
    """How often each of these could have been, by whether it was."""
    bearers: dict[Title, Sums] = field(default_factory=dict)
    """What whoever had a title from the setup on did in each match."""

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
        for entry in match.log:
            match entry.event:
                case ev.TurnBegan(seat=seat):
                    begun.append(seat)
                case ev.Died(seat=seat):
                    self.deaths += 1
                    early = early or seat not in begun
        self.turns += len(begun)
        self.early += early
        self.questions.append(match.questions)
        self.actions.update(str(g.verb) for g in match.given if g.topic == Topic.ACT)
        self._compare(match)
        self._wonder(match)

    def _wonder(self, match: Match) -> None:
        """Count what looks silly."""
        nobody, sober, one, spilled = SILLY
        called: ev.ToastCalled | None = None
        king = seat = None
        spills = False
        for entry in match.log:
            match entry.event:
                case ev.KingShown(seat=king):
                    pass
                case ev.TurnBegan() | ev.GameEnded():
                    if seat is not None and seat == king:
                        self.silly[spilled, spills] += 1
                    seat = getattr(entry.event, "seat", None)
                    spills = False
                case ev.WineSpilled(by=by, seat=whose):
                    spills = spills or by == whose == seat
                case ev.ToastCalled():
                    called = entry.event
                    self.silly[one, len(called.seats) == 1] += 1
                case ev.ThumbsShown(up=up) if called is not None:
                    self.silly[nobody, not up] += 1
                    if called.by in called.seats:
                        self.silly[sober, called.by not in up] += 1
                    called = None
                case _:
                    pass

    def _compare(self, match: Match) -> None:
        """Count each guest's deeds under the title that the dice gave them."""
        first: dict[Seat, Title] = {}
        turns: Counter[Seat] = Counter()
        deeds: dict[Seat, Counter[str]] = defaultdict(Counter)
        for entry in match.log:
            match entry.event:
                case ev.TitleGiven(title=title, seat=seat) if not turns:
                    first[seat] = title
                case ev.TurnBegan(seat=seat):
                    turns[seat] += 1
                case ev.FoodFlipped(seat=seat, poison=poison):
                    deeds[seat][DIES_OF_FOOD if poison else FLIPS] += 1
                case ev.ThumbsShown(up=up):
                    for seat in up:
                        deeds[seat][DRINKS] += 1
        for given in match.given:
            if given.topic in (Topic.ACT, Topic.END):
                deeds[given.seat][str(given.verb)] += 1
        for seat, title in first.items():
            if turns[seat]:
                done = {deed: deeds[seat][deed] / turns[seat] for deed in (*DEEDS, *Title)}
                self.bearers.setdefault(title, Sums()).add(done)

    def add(self, other: "Tally") -> None:
        """Add other matches of the same column."""
        self.matches += other.matches
        self.wins += other.wins
        self.roles |= other.roles
        self.results += other.results
        self.turns += other.turns
        self.deaths += other.deaths
        self.early += other.early
        self.questions += other.questions
        self.actions += other.actions
        self.silly += other.silly
        for title, sums in other.bearers.items():
            self.bearers[title] = self.bearers.get(title, Sums()) + sums

    def percent(self, n: float) -> str:
        """Return a share of the matches as text."""
        return str(round(100 * n / self.matches))


@dataclass(frozen=True)
class Part:
    """Some of the matches of one column, to be played: those from the first of them on."""

    scenario: Scenario
    seats: int
    first: int
    matches: int

    def play(self) -> tuple[Tally, list[float]]:
        """Play them; return what came of them, and how long the decisions took."""
        player = Timed(FEAST.computer)
        tally, options = Tally(), Options(scenario=self.scenario)
        for k in range(self.first, self.first + self.matches):
            seed = deal_seed(FEAST, self.seats, f"{SEED}:{self.scenario}", k)
            tally.count(play(FEAST, seed, [player] * self.seats, options=options))
        return tally, player.took


def parts(matches: int) -> list[Part]:
    """Return what is to be played, in parts small enough for both processes to end together."""
    return [
        Part(scenario, seats, first, min(PART, matches - first))
        for first in range(0, matches, PART)
        for scenario, seats in COLUMNS
    ]


def put_together(
    played: Iterable[tuple[Part, tuple[Tally, list[float]]]], player: Timed
) -> dict[tuple[Scenario, int], Tally]:
    """Return what came of each column."""
    found = {column: Tally() for column in COLUMNS}
    for part, (tally, took) in played:
        found[part.scenario, part.seats].add(tally)
        player.add(took)
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


def shifts(found: Iterable[Tally]) -> Iterator[list[str]]:
    """Yield for each title what it changes most: the deed, how often with it and without it.

    The dice give the titles of the setup, so that nothing else tells its bearers from others.
    """
    sums: dict[Title, Sums] = defaultdict(Sums)
    for tally in found:
        for title, some in tally.bearers.items():
            sums[title] += some
    everybody = sum(sums.values(), Sums())
    for title in Title:
        mine, others = sums[title], everybody - sums[title]

        def errors(deed: str, mine: Sums = mine, others: Sums = others) -> float:
            error = sqrt(mine.variance(deed) + others.variance(deed))
            return abs(mine.mean(deed) - others.mean(deed)) / error if error else 0.0

        for deed in sorted(DEEDS, key=errors, reverse=True)[:2]:
            yield [
                title,
                f"{100 * mine.mean(title):.0f}" if title in ABILITIES else "",
                deed,
                f"{100 * mine.mean(deed):.1f}",
                f"{100 * others.mean(deed):.1f}",
                f"{errors(deed):.0f}",
            ]


def share(was: int, was_not: int) -> tuple[int, str]:
    """Return of how many something is, and of how many in a hundred, with the standard error."""
    of = was + was_not
    rate = was / max(of, 1)
    return of, f"{100 * rate:.1f} ± {100 * sqrt(rate * (1 - rate) / max(of, 1)):.1f}"


def tables(matches: int) -> Iterator[str]:
    """Yield the lines of all tables, from so many matches a column."""
    player = Timed(FEAST.computer)
    jobs = parts(matches)
    found = put_together(zip(jobs, shared_out(Part.play, jobs), strict=True), player)
    yield from show(found, player)


def show(found: dict[tuple[Scenario, int], Tally], player: Timed) -> Iterator[str]:
    """Yield the lines of all tables from what came of the columns."""
    matches = sum(tally.matches for tally in found.values())
    names = [f"{scenario}{seats}" for scenario, seats in found]
    yield from table(["", *names], ([name, *cells] for name, cells in rows(found)))
    yield ""
    total = sum((tally.actions for tally in found.values()), Counter[str]())
    used = [
        (verb, f"{total[verb] / matches:.2f}")
        for verb in (*ACTIONS, *Title, "claim", "steal")
        if verb in total
    ]
    yield from table(["used", "times a match"], used)
    yield ""
    silly = sum((tally.silly for tally in found.values()), Counter[tuple[str, bool]]())
    yield from table(
        ["what looks silly", "of", "%"],
        [[each, *share(silly[each, True], silly[each, False])] for each in SILLY],
    )
    yield ""
    heading = ["title", "used", "what else changes", "with it", "without it", "standard errors"]
    yield from table(heading, shifts(found.values()))
    yield ""
    yield str(player)
