"""How much better the stronger computers are: the tables of docs/strength.md.

`python -m benchmarks.strength botk` plays each pair of neighbouring strengths against each other
and prints the tables as Markdown; with `--write` it puts them in their place in the document. Deals
and seats are fixed beforehand: nothing is played until it looks good.

Each deal is played twice. Chance gives each seat one of the two strengths, and the other one the
second time; so every seat is played by both, with the same cards, at tables where the others are of
either. What a role gains by the better one is the difference, averaged over the seats of a deal and
then over deals, with the standard error of that mean.
"""

import argparse
import dataclasses
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, ClassVar, TypeAlias

from benchmarks.measuring import Timed, table, teller
from games.botk.game import BOTK
from games.dotk.game import DOTK
from games.dotk.words import Mode
from games.engine.asks import Seat
from games.engine.computers import Computer
from games.engine.crowns import Outcome
from games.engine.dice import derive
from games.engine.game import Game, Player
from games.engine.play_style import PlayStyle, Strength
from games.engine.random_player import RandomPlayer
from games.engine.simulation import deal_seed, play
from games.feast.game import FEAST
from games.feast.scenarios import Scenario

SEED = "strength"
EVERYBODY = "everybody"
"""In place of a role: all seats of a deal."""
DOCS = Path(__file__).parent.parent / "docs"

Reward: TypeAlias = Callable[[Outcome, Seat], float]
Setting: TypeAlias = tuple[int, dict[str, Any]]
"""How many seats, and the match's options."""


def crowns(outcome: Outcome, seat: Seat) -> float:
    """Return the crowns that a seat has won or lost."""
    return outcome.net()[seat]


def victory(outcome: Outcome, seat: Seat) -> float:
    """Return 100 for a seat that has won: points of a hundred."""
    return 100.0 * outcome.seats[seat].won


@dataclass(frozen=True)
class Field:
    """A game as it is measured: in these settings in turn, so many deals for each pair."""

    game: Game
    settings: Sequence[Setting]
    reward: Reward
    unit: str
    deals: dict[Strength, int]
    """By the better one of the pair; none where it plays as the one below."""
    by_option: str | None = None
    """The option whose values stand for roles, in a game that has none."""

    def role(self, outcome: Outcome, seat: Seat, options: dict[str, Any]) -> str:
        """Return what a seat is counted under."""
        role = str(outcome.seats[seat].role)
        return str(options[self.by_option]) if self.by_option else role


FIELDS = {
    "botk": Field(
        BOTK,
        [(seats, {}) for seats in BOTK.seats(BOTK.options())],
        crowns,
        "crowns",
        {Strength.EASY: 3000, Strength.NORMAL: 10000, Strength.HARD: 1000},
    ),
    "dotk": Field(
        DOTK,
        [(seats, {"mode": mode}) for seats in (3, 5, 7) for mode in Mode],
        victory,
        "victories in a hundred",
        {Strength.EASY: 500, Strength.NORMAL: 1000, Strength.HARD: 1000},
        by_option="mode",
    ),
    "feast": Field(
        FEAST,
        [
            (seats, {"scenario": each})
            for seats in range(5, 11)
            for each in (Scenario.A, Scenario.B)
        ],
        victory,
        "victories in a hundred",
        {Strength.EASY: 4000, Strength.NORMAL: 6000},
    ),
}


@dataclass
class Contest:
    """What came of one pair, the weaker one first."""

    field: Field
    players: tuple[Player, Player]
    gains: dict[str, list[float]] = dataclasses.field(default_factory=lambda: defaultdict(list))
    """By role and deal: what the better one has over the other."""
    talk: ClassVar[bool] = False
    """Whether computers speak, and plead."""

    def play(self, deals: int) -> None:
        """Play so many deals, each twice."""
        for k in range(deals):
            seats, options = self.field.settings[k % len(self.field.settings)]
            self._deal(deal_seed(self.field.game, seats, SEED, k), seats, options)

    def player(self, side: int, seed: bytes, seat: int) -> Player:
        """Return who plays a seat for a side, in a deal of that seed."""
        return self.players[side]

    def _deal(self, seed: bytes, seats: int, options: dict[str, Any]) -> None:
        game, dice = self.field.game, derive(seed, "strengths")
        sides = [dice.below(2) for _ in range(seats)]
        found: dict[str, dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
        for turned in (0, 1):
            players = [self.player(side ^ turned, seed, n) for n, side in enumerate(sides)]
            chosen = game.options(**options)
            outcome = play(
                game, seed, players, options=chosen, talk=self.talk, last_words=self.talk
            ).outcome
            if outcome is None:
                raise ValueError("the match has no result")
            for n, side in enumerate(sides):
                role = self.field.role(outcome, Seat(n), options)
                for counted in (role, EVERYBODY):
                    found[counted][side ^ turned].append(self.field.reward(outcome, Seat(n)))
        for role, by_side in found.items():
            if len(by_side) == 2:
                self.gains[role].append(fmean(by_side[1]) - fmean(by_side[0]))

    def gain(self, role: str) -> tuple[float, float]:
        """Return the mean gain of a role and its standard error."""
        gains = self.gains[role]
        return fmean(gains), stdev(gains) / len(gains) ** 0.5

    def cell(self, role: str) -> str:
        """Say the same; bold is what is two standard errors above nothing."""
        gain, error = self.gain(role)
        said = f"{gain:+.2f} ± {error:.2f}"
        return f"**{said}**" if gain > 2 * error else said


def tables(name: str, better: Sequence[Strength] = tuple(Strength)) -> Iterator[str]:
    """Play a game's pairs, and yield the lines of its tables."""
    measured = FIELDS[name]
    computers = {each: Timed(Computer(measured.game, PlayStyle(each))) for each in Strength}
    ladder: list[tuple[str, Timed]] = [("random", Timed(RandomPlayer()))]
    ladder += [(each.value, computer) for each, computer in computers.items()]
    columns: dict[str, Contest] = {}
    for (worse, below), (strength, above) in pairwise(ladder):
        if Strength(strength) in better and Strength(strength) in measured.deals:
            contest = Contest(measured, (below, above))
            contest.play(measured.deals[Strength(strength)])
            columns[f"{strength} against {worse}"] = contest
    roles = sorted({role for each in columns.values() for role in each.gains} - {EVERYBODY})
    roles.append(EVERYBODY)
    yield f"What a role gains by it, in {measured.unit}:"
    yield ""
    yield from table(
        ["role", *columns],
        [[role, *(each.cell(role) for each in columns.values())] for role in roles],
    )
    yield ""
    yield from table(
        ["", "decisions", "median, ms", "99th percentile, ms"],
        [
            [each.value, took.decisions, *took.times()]
            for each, took in computers.items()
            if took.took
        ],
    )


def main() -> None:
    """Print the tables of a game, or write them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=FIELDS)
    parser.add_argument("--better", choices=list(Strength), nargs="*", default=list(Strength))
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    tell = teller(DOCS / "strength.md", f"benchmarks.strength {given.game}", write=given.write)
    tell("\n".join(tables(given.game, [Strength(each) for each in given.better])))


if __name__ == "__main__":
    main()
