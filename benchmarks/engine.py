"""How many decisions a second the engine takes, beside a bare coroutine in the same process.

`python -m benchmarks.engine`. The ratio says more than the number: it is the same on a slow
machine. A decision is one answer, submitted, checked, recorded and carried out; the deal at the
start of each match is part of the bill.

Where OpenSpiel can be imported, its games are played beside: `pip install --target FOLDER
open_spiel`, then `PYTHONPATH=FOLDER python -m benchmarks.engine`.
"""

import sys
import time
from collections.abc import Callable, Generator
from dataclasses import dataclass
from importlib import import_module
from types import coroutine

from benchmarks.measuring import table
from benchmarks.spiel import rivals
from games.botk.game import BOTK
from games.engine.asks import Answer
from games.engine.dice import SeededDice
from games.engine.game import Game
from games.engine.match import Given, Match
from games.engine.random_player import RandomPlayer
from games.engine.simulation import deal_seed, play
from run import ROOT

MATCHES = 300
SEATS = 6
ROUNDS = 5
LIARS_DICE = "liars_dice"
"""The example, which is a package of its own."""

HEADINGS = "game", "decisions/s", "with what is allowed", "and with what is seen"


@coroutine
def _ask() -> Generator[int, Answer, Answer]:
    return (yield 1)


async def bare_script(decisions: int) -> int:
    """The least that a script can do: ask, take the answer, ask again."""
    taken = 0
    for _ in range(decisions):
        await _ask()
        taken += 1
    return taken


def run_bare(decisions: int) -> None:
    script = bare_script(decisions)
    answer = Answer("peek", (1,))
    script.send(None)
    try:
        while True:
            script.send(answer)
    except StopIteration:
        pass


@dataclass(frozen=True)
class Recorded:
    """Matches of a game and their answers, so that nobody has to think while the clock runs."""

    game: Game
    seats: int
    matches: list[tuple[bytes, list[Given]]]

    @classmethod
    def of(cls, game: Game, seats: int) -> "Recorded":
        """Play matches by chance."""
        seeds = [deal_seed(game, seats, "benchmark", k) for k in range(MATCHES)]
        found = [(seed, play(game, seed, [RandomPlayer()] * seats).given) for seed in seeds]
        return cls(game, seats, found)

    @property
    def decisions(self) -> int:
        """How many answers there are."""
        return sum(len(given) for _, given in self.matches)

    def deal(self, seed: bytes) -> Match:
        """Deal one match."""
        options = self.game.options()
        return Match(self.game, self.seats, options, (5,) * self.seats, SeededDice(seed))

    def run(self) -> None:
        """Play all of them."""
        for seed, given in self.matches:
            match = self.deal(seed)
            for record in given:
                match.submit(record.seat, record.ask, Answer(record.verb, record.picks))

    def run_deals(self) -> None:
        """Deal all of them."""
        for seed, _ in self.matches:
            self.deal(seed)


def run_computers(recorded: Recorded) -> None:
    for seed, _ in recorded.matches[:50]:
        play(BOTK, seed, [BOTK.computer] * 8)


def best(run: Callable[[], None]) -> float:
    """CPU seconds of the quickest of some rounds: what the machine does when left alone."""
    times = []
    for _ in range(ROUNDS):
        start = time.process_time()
        run()
        times.append(time.process_time() - start)
    return min(times)


def liars_dice() -> Game:
    """Return the rules of the example as they stand in the tree."""
    sys.path.append(str(ROOT / "examples" / LIARS_DICE))
    game: Game = import_module(LIARS_DICE).GAME.rules
    return game


def main() -> None:
    botk, dice = Recorded.of(BOTK, SEATS), Recorded.of(liars_dice(), SEATS)
    bare = botk.decisions / best(lambda: run_bare(botk.decisions))
    engine, deals = best(botk.run), best(botk.run_deals)
    rate, playing = botk.decisions / engine, botk.decisions / (engine - deals)
    print(f"bare coroutine          {bare:12,.0f} decisions/s")
    print(f"engine                  {rate:12,.0f} decisions/s   1 : {bare / rate:.1f}")
    print(f"engine without deals    {playing:12,.0f} decisions/s   1 : {bare / playing:.1f}")
    print(f"one deal                {1e6 * deals / MATCHES:12,.0f} µs")
    print(f"8 computers, one match  {1e3 * best(lambda: run_computers(botk)) / 50:12.1f} ms")
    rates = {"**botk**": rate, "**Liar's dice**": dice.decisions / best(dice.run)}
    # What is answered is always checked against what is allowed.
    rows: list[tuple[str, ...]] = [(name, "", f"{each:,.0f}", "") for name, each in rates.items()]
    for rival in rivals(MATCHES):
        ways = (rival.apply, rival.apply_legal, rival.apply_seen)
        rows.append((rival.name, *(f"{rival.decisions / best(way):,.0f}" for way in ways)))
    if len(rows) > len(rates):
        print()
        print(*table(HEADINGS, rows), sep="\n")


if __name__ == "__main__":
    main()
