"""Matches that are played again in processes of their own, in which words hash otherwise.

A script that goes through a set of words in the set's own order deals other cards there, and so it
would after a restart of the bot. Run as a module, this is such a process: matches on its standard
input, and what came of each on its standard output.
"""

import hashlib
import json
import os
import pickle
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from games.engine.dice import SeededDice
from games.engine.errors import GameFault, Refused
from games.engine.events import event_json
from games.engine.game import Game
from games.engine.match import Given, Match


@dataclass(frozen=True, slots=True)
class Record:
    """A match: how it was begun, and what was given in it."""

    game: Game
    seats: int
    options: Any
    purses: tuple[int, ...]
    seed: bytes
    given: tuple[Given, ...]


def steps(record: Record) -> list[str]:
    """Play a match again; return what it comes to before each answer and at its end, as hashes."""
    dice, found = SeededDice(record.seed), list[str]()
    with suppress(GameFault, Refused):
        match = Match(record.game, record.seats, record.options, record.purses, dice)
        found.append(_hash(match, 0))
        for given in record.given:
            before = len(match.log)
            match.repeat(given)
            found.append(_hash(match, before))
    return found


def played_apart(records: Sequence[Record], hash_seeds: Sequence[int]) -> list[list[list[str]]]:
    """Return the steps of each match in a process with each of these hash seeds.

    Raise `pickle.PicklingError` and the like for a game that no other process finds by its names,
    and `RuntimeError` where such a process fails.
    """
    sent = pickle.dumps(list(records))
    running = [begin(seed) for seed in hash_seeds]
    results = [(each, *each.communicate(sent)) for each in running]
    for process, _, complaint in results:
        if process.returncode:
            last = complaint.decode(errors="replace").strip().splitlines()[-1:]
            raise RuntimeError("".join(last) or f"it ended with {process.returncode}")
    return [json.loads(said) for _, said, _ in results]


def begin(hash_seed: int) -> "subprocess.Popen[bytes]":
    """Begin a process with a hash seed, in which everything is found that is found here."""
    path = os.pathsep.join(each or "." for each in sys.path)
    return subprocess.Popen(
        [sys.executable, "-m", "gallows.hash_replays"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONHASHSEED": str(hash_seed), "PYTHONPATH": path},
    )


def _hash(match: Match, before: int) -> str:
    told = [event_json(each) for each in match.log[before:]]
    state = json.dumps([told, repr(match.asks), repr(match.outcome)])
    return hashlib.sha256(state.encode()).hexdigest()[:16]


def main() -> None:
    """Answer one list of matches."""
    # Whatever a game prints, from when it is imported on, is no answer.
    answers = os.dup(1)
    os.dup2(2, 1)
    records: list[Record] = pickle.load(sys.stdin.buffer)
    found = json.dumps([steps(record) for record in records])
    with os.fdopen(answers, "w") as file:
        file.write(found)


if __name__ == "__main__":
    main()
