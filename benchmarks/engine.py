"""How many decisions a second the engine takes, beside a bare coroutine in the same process.

`python -m benchmarks.engine`. The ratio says more than the number: it is the same on a slow
machine. A decision is one answer, submitted, checked, recorded and carried out; the deal at the
start of each match is part of the bill.
"""

import time
from collections.abc import Callable, Generator
from types import coroutine

from games.botk.game import BOTK
from games.botk.setup import Options
from games.engine.asks import Answer
from games.engine.dice import SeededDice
from games.engine.match import Given, Match
from games.engine.random_player import RandomPlayer
from games.engine.simulation import deal_seed, play

MATCHES = 300
SEATS = 6
ROUNDS = 5


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


def recorded() -> list[tuple[bytes, list[Given]]]:
    """Matches and their answers, so that nobody has to think while the clock runs."""
    seeds = [deal_seed(BOTK, SEATS, "benchmark", k) for k in range(MATCHES)]
    return [(seed, play(BOTK, seed, [RandomPlayer()] * SEATS).given) for seed in seeds]


def run_engine(matches: list[tuple[bytes, list[Given]]]) -> None:
    for seed, given in matches:
        match = Match(BOTK, SEATS, Options(), (5,) * SEATS, SeededDice(seed))
        for record in given:
            match.submit(record.seat, record.ask, Answer(record.verb, record.picks))


def run_deals(matches: list[tuple[bytes, list[Given]]]) -> None:
    for seed, _ in matches:
        Match(BOTK, SEATS, Options(), (5,) * SEATS, SeededDice(seed))


def run_computers(matches: list[tuple[bytes, list[Given]]]) -> None:
    for seed, _ in matches[:50]:
        play(BOTK, seed, [BOTK.computer] * 8)


def best(run: Callable[[], None]) -> float:
    """CPU seconds of the quickest of some rounds: what the machine does when left alone."""
    times = []
    for _ in range(ROUNDS):
        start = time.process_time()
        run()
        times.append(time.process_time() - start)
    return min(times)


def main() -> None:
    matches = recorded()
    decisions = sum(len(given) for _, given in matches)
    bare = decisions / best(lambda: run_bare(decisions))
    engine = best(lambda: run_engine(matches))
    deals = best(lambda: run_deals(matches))
    rate, playing = decisions / engine, decisions / (engine - deals)
    print(f"bare coroutine          {bare:12,.0f} decisions/s")
    print(f"engine                  {rate:12,.0f} decisions/s   1 : {bare / rate:.1f}")
    print(f"engine without deals    {playing:12,.0f} decisions/s   1 : {bare / playing:.1f}")
    print(f"one deal                {1e6 * deals / MATCHES:12,.0f} µs")
    print(f"8 computers, one match  {1e3 * best(lambda: run_computers(matches)) / 50:12.1f} ms")


if __name__ == "__main__":
    main()
