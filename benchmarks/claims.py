"""What computers make of each other's claims, and what it is worth to them: docs/strength.md.

`python -m benchmarks.claims botk` plays matches in which computers speak and prints, as Markdown,
how well listeners and the deaf know who is who, and what who listens gains over who does not, at
mixed tables, each deal played twice as in `benchmarks.strength`. With `--write` the tables go into
the document. `--fit` writes the game's table of who says what how often, truly and not, from
matches of its own: of other deals, and believed by nobody.
"""

import argparse
import textwrap
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from copy import copy
from dataclasses import dataclass, field
from enum import StrEnum
from math import log2
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, ClassVar

from benchmarks.measuring import replace_between, table
from benchmarks.strength import DOCS, FIELDS, Contest, Field
from games.botk.beliefs import Beliefs as BotkBeliefs
from games.botk.cards import Role as BotkRole
from games.engine.asks import Answer, Ask, Seat
from games.engine.beliefs import RARE, TINY
from games.engine.chance import RandomPlayer
from games.engine.claims import Claimed, Talk
from games.engine.computers import Computer
from games.engine.dice import Dice
from games.engine.game import Player
from games.engine.hearing import MOST, Statement, likely
from games.engine.manner import Manner, tempers
from games.engine.match import Match
from games.engine.simulation import deal_seed, play
from games.feast.beliefs import Beliefs as FeastBeliefs
from games.feast.cards import Role as FeastRole

SEED = "claims"
FITTING = "fitting"
FEW = 20.0
"""So many claims of a role count as much as how often all roles make them."""
HARDLY = 0.02
"""So likely is anything at least, when surprise is measured."""


@dataclass(frozen=True)
class Spoken:
    """A game whose computers listen: how, and from how many matches that is fitted and measured."""

    field: Field
    beliefs: Callable[[Any], Any]
    role: type[StrEnum]
    fitted: int
    judged: int
    deals: int


GAMES = {
    "botk": Spoken(FIELDS["botk"], BotkBeliefs, BotkRole, 3000, 500, 4000),
    "feast": Spoken(FIELDS["feast"], FeastBeliefs, FeastRole, 1000, 100, 1000),
}


def deaf(notebook: Any) -> Any:
    """Return a notebook in which nobody has said anything."""
    silent = copy(notebook)
    silent.talk = Talk()
    return silent


class Deaf(Computer):
    """A computer player that speaks as others do, and answers as if nobody had said anything."""

    def answer(self, notebook: Any, ask: Ask, dice: Dice) -> Answer:
        """Return an answer that the ask offers."""
        return super().answer(deaf(notebook), ask, dice)


def talking(measured: Field, name: str, k: int, player: type[Computer] = Computer) -> Match:
    """Play a match of computers that speak, by tempers that the dice draw."""
    seats, options = measured.settings[k % len(measured.settings)]
    seed = deal_seed(measured.game, seats, name, k)
    players = [player(measured.game, Manner(temper=each)) for each in tempers(seed, seats)]
    chosen = measured.game.options(**options)
    return play(measured.game, seed, players, options=chosen, talk=True)


# --- how often who says what ---


@dataclass
class Heard:
    """Claims of a sort as those heard them who did not know: how many, how many of them true, and
    how many would be by how likely they seemed.
    """

    count: float = 0.0
    true: float = 0.0
    hoped: float = 0.0

    def add(self, true: bool, chance: float) -> None:
        """Count one claim and one hearer."""
        self.count += 1
        self.true += true
        self.hoped += chance

    def with_more(self, others: "Heard") -> "Heard":
        """Return the same with a few more, which are as all others are on average."""
        few = FEW / max(others.count, 1.0)
        return Heard(
            self.count + FEW, self.true + few * others.true, self.hoped + few * others.hoped
        )

    def doubted(self) -> "Heard":
        """Return the same with a few more, which are true as often as it seemed."""
        hoped = FEW * self.hoped / max(self.count, 1.0)
        return Heard(self.count + FEW, self.true + hoped, self.hoped + hoped)

    def believed(self, others: "Heard") -> float:
        """Return how many of others to expect to be true, if they are said as truly as these."""
        odds = self.factor * others.hoped / max(others.count - others.hoped, TINY)
        return others.count * odds / (1 + odds)

    @property
    def truly(self) -> float:
        """How much oftener it is said where it is so than anyway."""
        return self.true / max(self.hoped, TINY)

    @property
    def falsely(self) -> float:
        """The same where it is not."""
        return (self.count - self.true) / max(self.count - self.hoped, TINY)

    @property
    def factor(self) -> float:
        """How much likelier it is than it seemed."""
        return self.truly / max(self.falsely, TINY)


def together(several: Iterable[Heard]) -> Heard:
    """Return them as one."""
    each = list(several)
    return Heard(sum(h.count for h in each), sum(h.true for h in each), sum(h.hoped for h in each))


@dataclass
class Census:
    """What was said in many matches, and by whom."""

    spoken: Spoken
    seats: Counter[str] = field(default_factory=Counter)
    """By role: how many there were."""
    said: dict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    """By sort and role: how many claims."""
    heard: dict[str, dict[str, Heard]] = field(
        default_factory=lambda: defaultdict(lambda: defaultdict(Heard))
    )
    """By sort and role, of what is so or not."""
    records: dict[tuple[int, int], dict[str, Heard]] = field(
        default_factory=lambda: defaultdict(lambda: defaultdict(Heard))
    )
    """Of what speakers must know: by at how many lies they were caught, and how many truths, and
    by sort."""

    def add(self, match: Match) -> None:
        """Count one match."""
        roles = roles_of(match)
        self.seats.update(str(role) for role in roles.values())
        books = {seat: match.game.notebook(match.seats, seat) for seat in roles}
        for told in match.told:
            for book in books.values():
                book.read([told])
            if isinstance(told.event, Claimed):
                self._claim(told.event, roles, books)

    def _claim(self, claim: Claimed, roles: Mapping[Seat, Any], books: Mapping[Seat, Any]) -> None:
        role = str(roles[claim.seat])
        told = self.spoken.beliefs(books[claim.seat])
        said = statement_of(told, claim)
        if said is None:
            return
        self.said[said.sort][role] += 1
        true = self._truth(said, roles, told)
        if true is None:
            return
        for seat, book in books.items():
            beliefs = self.spoken.beliefs(book)
            heard = statement_of(beliefs, claim)
            if seat == claim.seat or heard is None or beliefs.hearing.known(heard):
                continue
            chance = likely(heard, beliefs.chance)
            if heard.kind in self.spoken.role and not heard.own:
                odds = self.spoken.beliefs(deaf(book)).roles.get(heard.holder, {})
                chance = likely(heard, lambda _, kind, odds=odds: odds.get(kind, 0.0))
            if not said.own:
                self.heard[said.sort][role].add(true, chance)
            if said.witnessed:
                self.records[beliefs.hearing.record(heard)][said.sort].add(true, chance)

    def _truth(self, said: Statement, roles: Mapping[Seat, Any], speaker: Any) -> bool | None:
        """Say whether a statement is true; of a card, whether its speaker believes it."""
        if said.holder is None:
            return None
        if said.kind in self.spoken.role:
            return (roles[Seat(int(str(said.holder)))] == said.kind) is not said.denied
        chance = likely(said, speaker.chance)
        return chance > 0.5 if min(chance, 1 - chance) < RARE else None

    def module(self, name: str) -> str:
        """Return the game's table as the file that it stands in."""
        roles = [str(role) for role in self.spoken.role if self.seats[str(role)]]
        rows = []
        for sort in sorted(self.said):
            often = self._often(sort)
            heard = self.heard.get(sort)
            if heard is None:
                rows.append(row(f"{sort}:", [often[role] for role in roles]))
                continue
            all_ = together(heard.values()).doubted()
            by = {role: heard.get(role, Heard()).with_more(all_) for role in roles}
            rows.append(row(f"{sort}+:", [often[r] * by[r].truly for r in roles]))
            rows.append(row(f"{sort}-:", [often[r] * by[r].falsely for r in roles]))
        trust = [
            ", ".join(f"{self._trust(lies, truths):.2f}" for truths in range(MOST + 1))
            for lies in range(MOST + 1)
        ]
        return PAGE.format(
            name=name,
            roles=textwrap.fill(" ".join(roles), 90, break_on_hyphens=False),
            rows="\n".join(rows),
            trust="".join(f"        ({each}),\n" for each in trust),
        )

    def _often(self, sort: str) -> dict[str, float]:
        """Return how often each role says it, 1 for as often as all together."""
        said, seats = self.said[sort], self.seats
        usual = said.total() / seats.total()
        return {
            role: (said[role] + FEW * usual) / (count + FEW) / usual
            for role, count in seats.items()
        }

    def _trust(self, lies: int, truths: int) -> float:
        """Return how much more the record makes it likely that somebody speaks the truth."""
        all_, here = Heard(), Heard()
        for sort in {sort for by_sort in self.records.values() for sort in by_sort}:
            heard = together(by_sort[sort] for by_sort in self.records.values() if sort in by_sort)
            all_ = together((all_, Heard(heard.count, heard.true, heard.true)))
            some = self.records[lies, truths].get(sort, Heard())
            share = heard.doubted().believed(some)
            here = together((here, Heard(some.count, some.true, share)))
        return here.with_more(all_).factor


PAGE = '''"""How computers of {name} speak: by `python -m benchmarks.claims {name} --fit`."""

from games.engine.hearing import fitted

FITTED = fitted(
    """
{roles}
    """,
    """
{rows}
    """,
    trust=(
{trust}    ),
)
'''


def row(name: str, rates: Iterable[float]) -> str:
    """Return a line of a game's table."""
    return f"{name:<29}" + "".join(f"{min(max(rate, 0.01), 9.99):5.2f}" for rate in rates)


def roles_of(match: Match) -> dict[Seat, Any]:
    """Return who was who."""
    if match.outcome is None:
        raise ValueError("the match has no result")
    return {part.seat: part.role for part in match.outcome.seats}


def statement_of(beliefs: Any, claim: Claimed) -> Statement | None:
    """Return what somebody makes of a claim."""
    standing: list[Statement] = beliefs.hearing.standing
    return next((each for each in standing if each.number == claim.number), None)


def fit(name: str) -> str:
    """Return a game's table, from matches in which nobody believes anybody."""
    spoken = GAMES[name]
    census = Census(spoken)
    for k in range(spoken.fitted):
        census.add(talking(spoken.field, FITTING, k, Deaf))
    return census.module(name)


# --- who knows more, and who wins more ---


def surprises(spoken: Spoken) -> Iterator[tuple[float, float]]:
    """Yield for each match how surprised listeners are by who is who, and the deaf: in bits.

    Asked whenever somebody answers; of the seats whose role they cannot know.
    """
    for k in range(spoken.judged):
        match = talking(spoken.field, SEED, k)
        roles = roles_of(match)
        books = {seat: match.game.notebook(match.seats, seat) for seat in roles}
        found: list[tuple[float, float]] = []
        read = 0
        for answer, before in zip(match.given, match.told_before, strict=True):
            for book in books.values():
                book.read(match.told[read:before])
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


class Ears(Contest):
    """Listeners against the deaf, at tables of computers that speak, by tempers."""

    talk: ClassVar[bool] = True

    def player(self, side: int, seed: bytes, seat: int) -> Player:
        """Return who plays a seat: side 0 is deaf."""
        manner = Manner(temper=tempers(seed, seat + 1)[seat])
        return (Computer if side else Deaf)(self.field.game, manner)


def tables(name: str) -> Iterator[str]:
    """Play, and yield the lines of a game's tables."""
    spoken = GAMES[name]
    found = list(surprises(spoken))
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
    ears = Ears(spoken.field, (RandomPlayer(), RandomPlayer()))
    ears.play(spoken.deals)
    yield f"What a role gains by listening, in {spoken.field.unit}:"
    yield ""
    yield from table(
        ["role", "listening against deaf"],
        [[role, ears.cell(role)] for role in sorted(ears.gains)],
    )


def main() -> None:
    """Print the tables of a game, or write them, or the table that its computers listen by."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--fit", action="store_true")
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    if given.fit:
        page = Path(__file__).parent.parent / "games" / given.game / "likelihoods.py"
        page.write_text(fit(given.game), "utf-8")
        return
    found = "\n".join(tables(given.game))
    print(found)
    if given.write:
        replace_between(DOCS / "strength.md", f"benchmarks.claims {given.game}", found)


if __name__ == "__main__":
    main()
