"""What others' claims are worth to who hears them: by who says such things, truly or not.

Nothing here checks a claim. A game says what its claims come to, as statements, and how likely each
role makes them: a table that `benchmarks.fitting` fits from the play of its own computers.
"""

from collections.abc import Callable, Container, Hashable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, TypeAlias

from games.engine.asks import Seat
from games.engine.beliefs import RARE, TINY, Holdings
from games.engine.claims import AGREE, DISAGREE, Claimed, Talk

Rates: TypeAlias = Mapping[str, tuple[float, float]]
"""By the speaker's role: how often something is said where it is so, and where it is not."""

FLOOR = 0.25
"""Nobody takes a claim for less likely of one role than so much of how likely it is of another:
people say what computers never do.
"""

MOST = 2
"""No more lies, and no more truths, of somebody are counted."""


@dataclass(frozen=True)
class SpeechRates:
    """How a game's computers speak."""

    says: Mapping[str, Rates]
    """By the sort of a statement; beside each other's, for there is no scale to them."""
    trust: tuple[tuple[float, ...], ...]
    """By how many lies somebody was caught at, and how many truths: how much more that makes it
    likely that they speak the truth."""


def read_speech_rates(roles: str, says: str, trust: tuple[tuple[float, ...], ...]) -> SpeechRates:
    """Read what `benchmarks.fitting` has written: a line of rates in the order of the roles.

    A sort that ends with + is followed by the same with -, for where it is not so.
    """
    found: dict[str, dict[str, tuple[float, float]]] = {}
    for line in says.strip().splitlines():
        sort, _, cells = line.partition(":")
        row = dict(zip(roles.split(), _floored(cells), strict=True))
        if sort.endswith("-"):
            before = found[sort[:-1]]
            found[sort[:-1]] = {role: (before[role][0], rate) for role, rate in row.items()}
        else:
            found[sort.removesuffix("+")] = {role: (rate, rate) for role, rate in row.items()}
    return SpeechRates(found, trust)


def _floored(cells: str) -> list[float]:
    """Return a line of rates, in which no role is excluded."""
    rates = [float(cell) for cell in cells.split()]
    return [max(rate, FLOOR * max(rates)) for rate in rates]


@dataclass(frozen=True, slots=True)
class Statement:
    """What a claim comes to: that a holder has a kind, or only that somebody talks so.

    Holders and kinds are those of `games.engine.beliefs`: seats and roles, places and cards.
    """

    number: int
    speaker: Seat
    sort: str
    """What the table counts it under: its first word is the kind of the claim."""
    holder: Hashable = None
    kind: Any = None
    denied: bool = False
    """Whether it says that the holder has it not."""
    own: bool = False
    """Whether it says which role the speaker has."""
    witnessed: bool = False
    """Whether the speaker knows; what is not so is a lie then."""
    again: bool = False
    """Whether the speaker has said so before: whoever says it often is believed as much as who says
    it once."""


def comes_out(claim: Claimed, role: StrEnum, *, dealt: bool = True) -> Statement:
    """Return what it comes to when somebody says which role they have.

    ``dealt``: whether the role is in the game, as all can see; if not, everybody hears a lie.
    """
    sort = f"{claim.kind} {role if dealt else 'absent'}"
    return Statement(claim.number, claim.seat, sort, claim.seat, role, own=True, witnessed=True)


def statements(talk: Talk, of: Callable[[Claimed], Statement | None]) -> list[Statement]:
    """Return what claims come to; who agrees or disagrees with one speaks of the same."""
    found: dict[int, Statement] = {}
    before = set[Hashable]()
    for claim in talk.claims:
        if claim.kind not in (AGREE.name, DISAGREE.name):
            said = of(claim)
        else:
            said = _reply(claim, found.get(int(claim.about[0])))
        if said is None:
            continue
        meant: Hashable = (claim.kind, claim.about)
        if said.holder is not None:
            meant = (said.holder, said.kind, said.denied)
        # What was taken back says nothing, so that it can be said anew.
        saying = (claim.seat, meant, claim.number in talk.taken_back)
        found[claim.number] = replace(said, again=saying in before)
        before.add(saying)
    return list(found.values())


def _reply(claim: Claimed, other: Statement | None) -> Statement | None:
    if other is None or other.holder == claim.seat:
        return None
    sort = f"{other.sort.split()[0]} {claim.kind}"
    denied = other.denied is not (claim.kind == DISAGREE.name)
    return Statement(claim.number, claim.seat, sort, other.holder, other.kind, denied)


class Credibility:
    """What one viewer makes of statements: of the speakers' roles, and of what they speak of.

    ``chance`` says how likely a holder has a kind, before anybody is believed: 0 or 1 where the
    viewer knows. Who said what turns out to be a lie is believed less, in all that they say, or,
    if that is so in their game, taken at the opposite. What was taken back counts as a lie still,
    but for nothing else.
    """

    def __init__(
        self,
        speech: SpeechRates,
        viewer: Seat | None,
        said: Sequence[Statement],
        taken_back: Container[int],
        chance: Callable[[Hashable, Any], float],
    ) -> None:
        self.speech = speech
        self.standing = [each for each in said if each.number not in taken_back]
        """Of everybody, the viewer too."""
        self._chances = {each.number: likely(each, chance) for each in said}
        self._records = {each.speaker: [0, 0] for each in said}
        """By speaker: statements that are known to be false, and to be true."""
        for each in said:
            if each.witnessed and not each.again and self.known(each):
                self._records[each.speaker][round(self._chances[each.number])] += 1
        self.said = [
            each
            for each in self.standing
            if each.speaker != viewer and each.sort in speech.says and not each.again
        ]
        """What there is to be weighed."""

    def known(self, said: Statement) -> bool:
        """Say whether the viewer knows if a statement is true."""
        return said.holder is not None and not RARE < self._chances[said.number] < 1 - RARE

    def true(self, said: Statement) -> bool | None:
        """Return whether a statement is true, if the viewer knows."""
        return self._chances[said.number] > 0.5 if self.known(said) else None

    def record(self, said: Statement) -> tuple[int, int]:
        """Return how many other lies the speaker was caught at, and how many truths."""
        counts = list(self._records[said.speaker])
        if said.witnessed and self.known(said):
            counts[round(self._chances[said.number])] -= 1
        lies, truths = counts
        return min(lies, MOST), min(truths, MOST)

    def rates(self, said: Statement) -> dict[str, tuple[float, float]]:
        """Return how often each role says it, where it is so and where not, with that record."""
        rates = self.speech.says[said.sort]
        if not said.witnessed:
            return dict(rates)
        lies, truths = self.record(said)
        trust = self.speech.trust[lies][truths]
        return {role: (trust * true, false) for role, (true, false) in rates.items()}

    def weigh_speakers(self, roles: Holdings[Seat, Any]) -> None:
        """Take in what statements tell of the roles of who makes them."""
        for said in self.said:
            if said.speaker not in roles.weights:
                continue
            found = {}
            for role, (true, false) in self.rates(said).items():
                chance = float(role == said.kind) if said.own else self._chances[said.number]
                found[role] = chance * true + (1 - chance) * false
            roles.weigh(said.speaker, found)

    def weigh_facts(
        self, held: Holdings[Any, Any], roles: Mapping[Seat, Mapping[Any, float]]
    ) -> None:
        """Take in what is said of these holders, by speakers who are likely of these roles."""
        for said in self.said:
            kinds = held.weights.get(said.holder, {})
            if said.own or said.kind not in kinds or self.known(said):
                continue
            true, false = self.odds(said, roles.get(said.speaker, {}))
            held.weigh(said.holder, {k: true if k == said.kind else false for k in kinds})

    def revised(
        self,
        chance: float,
        holder: Hashable,
        kind: Any,
        roles: Mapping[Seat, Mapping[Any, float]],
    ) -> float:
        """Return how likely this holder has the kind, which alone was ``chance``, by Bayes."""
        for said in self.said:
            if said.holder == holder and said.kind == kind and not self.known(said):
                true, false = self.odds(said, roles.get(said.speaker, {}))
                chance = chance * true / max(chance * true + (1 - chance) * false, TINY)
        return chance

    def odds(self, said: Statement, speaker: Mapping[Any, float]) -> tuple[float, float]:
        """Return how likely it is said if the holder has the kind, and if it has not."""
        rates = self.rates(said)
        shares = [(share, *rates[role]) for role, share in speaker.items() if role in rates]
        true = sum(share * truly for share, truly, _ in shares)
        false = sum(share * falsely for share, _, falsely in shares)
        return (false, true) if said.denied else (true, false)


def likely(said: Statement, chance: Callable[[Hashable, Any], float]) -> float:
    """Return how likely a statement is true; a half, where it says nothing that could be."""
    if said.holder is None:
        return 0.5
    held = chance(said.holder, said.kind)
    return 1 - held if said.denied else held
