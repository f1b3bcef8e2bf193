"""How likely each role says what, truly and not: the tables by which computers listen.

`python -m benchmarks.fitting botk` plays matches in which computers speak, and among them scripted
people (`benchmarks.people`), and nobody believes anybody, and writes `games/botk/likelihoods.py`. A
rate is how often a role says such a thing, beside all roles, times how much oftener it is said
where it is so (+), or is not (-), than those who heard it and did not know thought likely.
"""

import argparse
import textwrap
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from benchmarks.talking import GAMES, Spoken, deaf, mixed, roles_of
from games.botk.statements import PLEA
from games.engine.asks import Seat
from games.engine.beliefs import RARE, TINY
from games.engine.claims import AGREE, DISAGREE, Claimed
from games.engine.credibility import MOST, Statement, likely
from games.engine.match import Match

SEED = "fitting"
FEW = 30.0
"""So many claims of a role count as much as how often all roles make them."""
FEW_HEARERS = 100.0
"""So many hearers of a role's claims, or of a record's, count as much as those of all."""

MOST_TRUST = 2.0
"""Who has told the truth may have done so to be believed the next time."""
COSTS = 0.8
"""A lie more leaves no more than so much of the trust."""


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
        few = FEW_HEARERS / max(others.count, 1.0)
        return Heard(
            self.count + FEW_HEARERS, self.true + few * others.true, self.hoped + few * others.hoped
        )

    def doubted(self) -> "Heard":
        """Return the same with a few more, which are true as often as it seemed."""
        hoped = FEW_HEARERS * self.hoped / max(self.count, 1.0)
        return Heard(self.count + FEW_HEARERS, self.true + hoped, self.hoped + hoped)

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
    """Of what speakers must know: by at how many other lies they were caught in the end, and at how
    many truths, and by sort."""

    def add(self, match: Match) -> None:
        """Count one match."""
        roles = roles_of(match)
        self.seats.update(str(role) for role in roles.values())
        books = {seat: match.game.notebook(match.seats, seat) for seat in roles}
        heard: list[tuple[Seat, Statement, bool, float]] = []
        for entry in match.log[: match.events_before[-1]]:
            for book in books.values():
                book.read([entry])
            if isinstance(entry.event, Claimed):
                heard += self._claim(entry.event, roles, books)
        beliefs = {seat: self.spoken.beliefs(book) for seat, book in books.items()}
        for seat, said, true, chance in heard:
            record = beliefs[seat].credibility.record(said)
            self.records[record][said.sort].add(true, chance)

    def _claim(
        self, claim: Claimed, roles: Mapping[Seat, Any], books: Mapping[Seat, Any]
    ) -> Iterator[tuple[Seat, Statement, bool, float]]:
        """Count a claim; yield who heard what that its speaker must know, if true, how likely."""
        role = str(roles[claim.seat])
        told = self.spoken.beliefs(books[claim.seat])
        said = statement_of(told, claim)
        if said is None:
            return
        self.said[said.sort][role] += 1
        plea = said.sort.endswith(f" {PLEA}") and said.witnessed and not said.own
        true = self._truth(said, roles, told)
        if true is None:
            return
        for seat, book in books.items():
            beliefs = self.spoken.beliefs(book)
            heard = statement_of(beliefs, claim)
            if seat == claim.seat or heard is None or beliefs.credibility.known(heard):
                continue
            chance = likely(heard, beliefs.chance)
            if heard.kind in self.spoken.role and not heard.own:
                odds = self.spoken.beliefs(deaf(book)).roles.get(heard.holder, {})
                chance = likely(heard, lambda _, kind, odds=odds: odds.get(kind, 0.0))
            if plea:
                # Nobody is condemned by chance: what deeds told before is not the plea's doing.
                chance = self.spoken.beliefs(deaf(book)).item(claim.seat, heard.kind)
            if not said.own:
                self.heard[said.sort][role].add(true, chance)
            if said.witnessed:
                yield seat, heard, true, chance

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
        said = {sort.split()[0] for sort in self.said}
        replies = {f"{kind} {reply.name}" for kind in said for reply in (AGREE, DISAGREE)}
        for sort in sorted({*self.said, *replies}):
            often = self._often(sort)
            heard = self.heard.get(sort)
            if heard is None:
                rows.append(row(f"{sort}:", [often[role] for role in roles]))
                continue
            all_ = together(heard.values()).doubted()
            by = {role: heard.get(role, Heard()).with_more(all_) for role in roles}
            rows.append(row(f"{sort}+:", [often[r] * by[r].truly for r in roles]))
            rows.append(row(f"{sort}-:", [often[r] * by[r].falsely for r in roles]))
        trust = [", ".join(f"{each:.2f}" for each in line) for line in self._trusted()]
        return PAGE.format(
            name=name,
            roles=textwrap.fill(" ".join(roles), 90, break_on_hyphens=False),
            rows="\n".join(rows),
            trust="".join(f"        ({each}),\n" for each in trust),
        )

    def _often(self, sort: str) -> dict[str, float]:
        """Return how often each role says it, 1 for as often as all together."""
        hidden = {role: n for role, n in self.seats.items() if role != self.spoken.public}
        said = self.said[sort]
        usual = sum(said[role] for role in hidden) / sum(hidden.values())
        found = {role: (said[role] + FEW) / (usual * count + FEW) for role, count in hidden.items()}
        # Everybody knows who that is: only whether it is so counts.
        return {**found, str(self.spoken.public): 1.0}

    def _trusted(self) -> list[list[float]]:
        """Return the table of trust, 1 for who was caught at nothing: less by some for each lie,
        and no less for a truth.
        """
        usual = self._trust(0, 0)
        found = [
            [min(self._trust(lies, n) / usual, MOST_TRUST) for n in range(MOST + 1)]
            for lies in range(MOST + 1)
        ]
        for lies, line in enumerate(found):
            for truths in range(MOST + 1):
                if truths:
                    line[truths] = max(line[truths], line[truths - 1])
                if lies:
                    line[truths] = min(line[truths], COSTS * found[lies - 1][truths])
        return found

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


PAGE = '''"""How computers of {name} speak: by `python -m benchmarks.fitting {name}`."""

from games.engine.credibility import read_speech_rates

SPEECH_RATES = read_speech_rates(
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


def statement_of(beliefs: Any, claim: Claimed) -> Statement | None:
    """Return what somebody makes of a claim."""
    standing: list[Statement] = beliefs.credibility.standing
    return next((each for each in standing if each.number == claim.number), None)


def fit(name: str) -> str:
    """Return a game's table, from matches in which nobody believes anybody."""
    census = Census(GAMES[name])
    for k in range(census.spoken.fitted):
        census.add(mixed(census.spoken.field, SEED, k))
    return census.module(name)


def main() -> None:
    """Write the table of a game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAMES)
    name = parser.parse_args().game
    page = Path(__file__).parent.parent / "games" / name / "likelihoods.py"
    page.write_text(fit(name), "utf-8")


if __name__ == "__main__":
    main()
