"""How even Death Over the Kingdom is: what `benchmarks.balance` puts into docs/dotk-balance.md."""

import statistics
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from benchmarks.measuring import shared_out, table
from games.dotk import events as ev
from games.dotk.cards import CARDS, Character
from games.dotk.game import DOTK
from games.dotk.setup import Options
from games.dotk.words import Do, Mode, Result
from games.engine.asks import Seat
from games.engine.match import Match
from games.engine.simulation import deal_seed, play

SEED = "balance"
TIMES = {Mode.COURT: 3, Mode.COURT_SHORT: 2, Mode.TOKENS_TWICE: 2, Mode.TOKENS_THRICE: 3}
"""About how often everybody acts for each player at the table, where it is not once."""
ACTIONS = tuple(Character(verb) for verb in (Do.MERCHANT, Do.THIEF, Do.JUGGLER, Do.DRAGON))
ENDS = tuple(card.id for card in CARDS.values() if card.beside)


@dataclass
class Tally:
    """What came of all matches of one mode at one number of seats. Places: 0 begins first."""

    seats: int
    matches: int = 0
    results: Counter[Result] = field(default_factory=Counter)
    wins: Counter[int] = field(default_factory=Counter)
    """Matches won, by place in the first line."""
    questions: list[int] = field(default_factory=list)
    """Of each match; those that are put at once are one."""
    rounds: int = 0
    decided: Counter[int] = field(default_factory=Counter)
    """Rounds scored at court, or lost in the great game, by place in the round's own line."""
    powers: Counter[Character] = field(default_factory=Counter)
    """Matches in which a character's power did something."""

    def count(self, match: Match) -> None:
        """Add one match."""
        lines = [entry.event.order for entry in match.log if isinstance(entry.event, ev.RoundBegan)]
        did: set[Character] = set()
        line: Sequence[Seat] = ()
        for entry in match.log:
            match entry.event:
                case ev.RoundBegan(order=line):
                    pass
                case ev.PowerUsed(card=card) | ev.ValueChanged(card=card):
                    did.add(card)
                case ev.RoundWon(seats=seats) | ev.RoundLost(seats=seats):
                    self.decided.update(line.index(seat) for seat in seats)
                case ev.GameEnded(result=result, winners=winners):
                    self.results[result] += 1
                    self.wins.update(lines[0].index(seat) for seat in winners)
        self.matches += 1
        self.questions.append(match.questions)
        self.rounds += len(lines)
        self.powers.update(did)

    def _percent(self, counts: Counter[int], whole: int) -> str:
        return " ".join(f"{100 * counts[place] / whole:.0f}" for place in range(self.seats))

    def won(self) -> str:
        """Return how many matches in a hundred each place won."""
        return self._percent(self.wins, self.matches)

    def lost(self) -> str:
        """Return how many rounds in a hundred each place scored, or lost."""
        return self._percent(self.decided, self.rounds)

    def ended(self, result: Result) -> str:
        """Return how many matches in a hundred ended so."""
        return f"{100 * self.results[result] / self.matches:.1f}"

    def median(self) -> int:
        """Return the questions of the median match."""
        return round(statistics.median(self.questions))


@dataclass(frozen=True)
class Column:
    """A mode at a number of seats, and how many matches are played of it."""

    mode: Mode
    seats: int
    matches: int

    def questions(self) -> int:
        """Return about how many questions its matches put: so long it takes."""
        turns = self.seats**2 * TIMES.get(self.mode, 1)
        return turns * self.matches


def measure(column: Column) -> Tally:
    """Play a column's matches: those of `gallows simulate dotk` with the same seed."""
    tally = Tally(column.seats)
    for k in range(column.matches):
        seed = deal_seed(DOTK, column.seats, SEED, k)
        options = Options(mode=column.mode)
        tally.count(play(DOTK, seed, [DOTK.computer] * column.seats, options=options))
    return tally


def report(tallies: dict[Mode, dict[int, Tally]]) -> Iterator[str]:
    """Yield the lines of all tables, from what every mode came to at every number of seats."""

    def rows(mode: Mode, *cells: Callable[[Tally], object]) -> Iterator[list[object]]:
        for seats, tally in tallies[mode].items():
            yield [seats, *(cell(tally) for cell in cells)]

    def questions(seats: int) -> Iterator[object]:
        for mode in (Mode.COURT, Mode.COURT_SHORT, Mode.TOKENS, Mode.LIVES):
            yield tallies[mode][seats].median() if seats in tallies[mode] else ""

    yield "Questions of the median game:"
    yield ""
    heads = ["players", "court game", "short court game", "great game, tokens", "great game, lives"]
    yield from table(heads, ([seats, *questions(seats)] for seats in tallies[Mode.TOKENS]))
    yield ""
    yield "The court game, and the short one, with the games in a hundred that nobody won, and how"
    yield "many rounds in a hundred each place scores:"
    yield ""
    for mode, wins in ((Mode.COURT, "wins by place"), (Mode.COURT_SHORT, "short: wins by place")):
        yield from table(
            ["players", wins, "nobody", "scores by place"],
            rows(mode, Tally.won, lambda t: t.ended(Result.NOBODY), Tally.lost),
        )
        yield ""
    yield "The great game with tokens: as many rounds as players, twice, and three times as many:"
    yield ""
    tokens = [Mode.TOKENS, Mode.TOKENS_TWICE, Mode.TOKENS_THRICE]
    for times, mode in zip(("once", "twice", "three times"), tokens, strict=True):
        yield from table(["players", f"wins by place, {times}"], rows(mode, Tally.won))
        yield ""
    yield "With lives, with its rounds, and the games in a hundred whose last went out together:"
    yield ""
    yield from table(
        ["players", "wins by place", "rounds", "together"],
        rows(
            Mode.LIVES,
            Tally.won,
            lambda t: round(t.rounds / t.matches),
            lambda t: t.ended(Result.TOGETHER),
        ),
    )
    yield ""
    yield "How often each place loses a round with tokens, in percent:"
    yield ""
    heads = ["players", "rounds", "loses by place"]
    yield from table(heads, rows(Mode.TOKENS, lambda t: f"{t.rounds:,}", Tally.lost))
    yield ""
    yield "In how many games each power did something, and how games ended:"
    yield ""
    yield from table(["mode", "games", *ACTIONS, *ENDS, *Result], happenings(tallies))


def happenings(measured: dict[Mode, dict[int, Tally]]) -> Iterator[list[object]]:
    """Yield a line a mode: in how many of its matches what happened."""
    for mode, by_seats in measured.items():
        tallies = by_seats.values()
        powers = sum((tally.powers for tally in tallies), Counter[Character]())
        results = sum((tally.results for tally in tallies), Counter[Result]())
        counts = [powers[each] for each in (*ACTIONS, *ENDS)] + [results[each] for each in Result]
        yield [mode, sum(tally.matches for tally in tallies), *(n or "" for n in counts)]


def tables(matches: int) -> Iterator[str]:
    """Yield the lines of all tables, from so many matches of each mode and number of seats."""
    columns = [Column(mode, n, matches) for mode in Mode for n in DOTK.seats(Options(mode=mode))]
    # The longest first, so that both processes end together.
    columns.sort(key=Column.questions, reverse=True)
    found = dict(zip(columns, shared_out(measure, columns), strict=True))
    by_mode = {mode: {c.seats: found[c] for c in columns[::-1] if c.mode is mode} for mode in Mode}
    yield from report(by_mode)
