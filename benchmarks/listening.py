"""What it is worth to computers to listen to each other: the tables of docs/strength.md.

`python -m benchmarks.listening botk` plays matches in which computers speak and prints, as
Markdown, how well listeners and the deaf know who is who, and what who listens gains over who does
not: at mixed tables, each deal played twice as in `benchmarks.strength`, of deals that are fixed
beforehand. With `--write` the tables go into the document.
"""

import argparse
from collections.abc import Iterator, Mapping
from math import log2
from statistics import fmean, stdev
from typing import Any, ClassVar

from benchmarks.measuring import Timed, table, teller
from benchmarks.strength import DOCS, Contest, Field
from benchmarks.talking import GAMES, Deaf, Merciless, Spoken, deaf, roles_of, talking
from games.engine.asks import Answer, Ask
from games.engine.beliefs import RARE
from games.engine.computers import Computer
from games.engine.dice import Dice
from games.engine.game import Game, Player
from games.engine.play_style import PlayStyle, Temper, tempers
from games.engine.random_player import RandomPlayer

SEED = "listening"
HARDLY = 0.02
"""So likely is anything at least, when surprise is measured."""


def surprises(spoken: Spoken, matches: int) -> Iterator[tuple[float, float]]:
    """Yield for each match how surprised listeners are by who is who, and the deaf: in bits.

    Asked whenever somebody answers; of the seats whose role they cannot know.
    """
    for k in range(matches):
        match = talking(spoken.field, SEED, k)
        roles = roles_of(match)
        books = {seat: match.game.notebook(match.seats, seat) for seat in roles}
        found: list[tuple[float, float]] = []
        read = 0
        for answer, before in zip(match.given, match.events_before, strict=True):
            for book in books.values():
                book.read(match.log[read:before])
            read = before
            book = books[answer.seat]
            if not answer.claim and book.talk.claims:
                listener, other = spoken.beliefs(book), spoken.beliefs(deaf(book))
                found += [
                    (bits(listener.roles[seat], role), bits(other.roles[seat], role))
                    for seat, role in roles.items()
                    if seat in other.roles and max(other.roles[seat].values()) < 1 - RARE
                ]
        if found:
            yield fmean(a for a, _ in found), fmean(b for _, b in found)


def bits(odds: Mapping[Any, float], role: Any) -> float:
    """Return how much of a surprise a role is."""
    return -log2(max(odds.get(role, 0.0), HARDLY))


class Clocked(Computer):
    """A computer player whose decisions are timed."""

    def __init__(self, game: Game, style: PlayStyle) -> None:
        super().__init__(game, style)
        self.timed = Timed(Computer(game, style))

    def answer(self, notebook: Any, ask: Ask, dice: Dice) -> Answer:
        """Return an answer that the ask offers."""
        return self.timed.answer(notebook, ask, dice)


class Ears(Contest):
    """Listeners against others, at tables of computers that speak, by the tempers drawn."""

    talk: ClassVar[bool] = True

    def __init__(self, field: Field, other: type[Computer] = Deaf) -> None:
        """Have a pair of each temper: deaf, or who else listens less, and listening."""
        game = field.game
        super().__init__(field, (Computer(game), Computer(game)))
        self.pairs: dict[Temper, tuple[Computer, Clocked]] = {
            each: (other(game, PlayStyle(temper=each)), Clocked(game, PlayStyle(temper=each)))
            for each in Temper
        }

    def player(self, side: int, seed: bytes, seat: int) -> Player:
        """Return who plays a seat; side 0 listens less."""
        return self.pairs[tempers(seed, seat + 1)[seat]][side]

    def times(self) -> tuple[str, str]:
        """Return how long listeners' decisions took: the median, and the 99th percentile."""
        timed = Timed(RandomPlayer())
        timed.took = [each for _, listener in self.pairs.values() for each in listener.timed.took]
        return timed.times()


def tables(name: str) -> Iterator[str]:
    """Play, and yield the lines of a game's tables."""
    spoken = GAMES[name]
    found = list(surprises(spoken, spoken.judged))
    gains = [other - listener for listener, other in found]
    error = stdev(gains) / len(gains) ** 0.5
    yield from table(
        ["", "deaf", "listening", "gain"],
        [
            [
                "bits of surprise at a role",
                f"{fmean(b for _, b in found):.3f}",
                f"{fmean(a for a, _ in found):.3f}",
                f"{fmean(gains):+.3f} ± {error:.3f}",
            ]
        ],
    )
    yield ""
    ears = Ears(spoken.field)
    ears.play(spoken.deals)
    columns = {"listening against deaf": ears}
    if spoken.pleas:
        mercy = Ears(spoken.field, Merciless)
        mercy.play(spoken.deals)
        columns["heeding pleas against not"] = mercy
    yield f"What a role gains by listening, in {spoken.field.unit}:"
    yield ""
    yield from table(
        ["role", *columns],
        [[role, *(each.cell(role) for each in columns.values())] for role in sorted(ears.gains)],
    )
    median, most = ears.times()
    yield ""
    yield f"A decision takes a listener {median} ms in the median, {most} at the 99th percentile."


def main() -> None:
    """Print the tables of a game, or write them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    page = DOCS / "strength.md"
    tell = teller(page, f"benchmarks.listening {given.game}", write=given.write)
    tell("\n".join(tables(given.game)))


if __name__ == "__main__":
    main()
