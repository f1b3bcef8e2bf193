"""What players may say at a table: claims, which nothing checks and which bind nobody.

Kinds and fields follow the terms that the AIWolf protocol has settled for talk in such games
(https://aiwolf.org/control-panel/wp-content/uploads/2019/05/protocol_3.6.pdf): come out, estimate,
divined, vote, request, agree, disagree. A game declares its own few.
"""

from collections.abc import Callable, Container, Iterable
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, TypeAlias

from games.engine.asks import Seat, Target
from games.engine.events import Event
from games.engine.values import value

MOST = 2
"""Claims of one seat in one phase; taking one back is none."""

WHISPERS = 1000
"""Whispers are numbered from a multiple of this, which follows from who hears them: then nobody
else's numbers tell of them. So many less one fit an audience."""

TAKE_BACK = "take-back"
"""In place of a kind: one's own claim, by its number, is said no more."""

ADVISE = "advise"
"""In place of a kind: a word for who is asked, about what has that number. See `LastWords`."""


class Among(StrEnum):
    """What a field names where that is no list of words."""

    OTHERS = "others"
    """A seat that is not the speaker's."""
    CLAIMS = "claims"
    """A claim that somebody else stands by, by its number."""
    OWN = "own"
    """A claim that the speaker stands by, by its number."""


Field: TypeAlias = tuple[Target, ...] | Among
"""What a field of a claim is chosen among: words, which are text, or `Among`."""


@value
class ClaimKind:
    """One thing that can be said: its name, and what each of its fields is chosen among."""

    name: str
    """A word of the game: its texts are named after it."""
    fields: tuple[Field, ...]
    """What each field is chosen among, two at most: words of the game, or `Among`."""
    to: Callable[[Any], Iterable[Seat]] | None = None
    """(the speaker's notebook): who hears it beside the speaker; nobody: it cannot be said now.
    None: everybody. A claim that names a whisper is for those who have heard that."""


AGREE = ClaimKind("agree", (Among.CLAIMS,))
"""To agree with somebody's claim. It needs no texts."""
DISAGREE = ClaimKind("disagree", (Among.CLAIMS,))
"""To disagree with it. In a game that has both, 👍 and 👎 stand below claims."""
REPLIES = (AGREE.name, DISAGREE.name)
"""Kinds of claims that answer another one."""
_TAKE_BACK = ClaimKind(TAKE_BACK, (Among.OWN,))


class Spoken(Event):
    """What players say: told to who hears it among a game's events, and none of them."""

    __slots__ = ()


@value
class Claimed(Spoken):
    """A seat has said something. ``number`` counts the claims of a match from 1."""

    number: int
    """Its number in the match."""
    seat: Seat
    """Who says it."""
    kind: str
    """The name of its kind."""
    about: tuple[Target, ...]
    """What it names, a field each."""


@value
class Whispered(Claimed):
    """A seat has said something to some, the speaker included; its number: see `WHISPERS`."""

    heard_by: tuple[Seat, ...]
    """Who hears it, the speaker included, in the order of the seats."""


@value
class TakenBack(Spoken):
    """A seat says a claim of its own no more."""

    number: int
    seat: Seat


@value
class Advised(Spoken):
    """A seat has said what it would have done, of what was just asked; its last word counts."""

    seat: Seat
    """Who says it."""
    ask: int
    """The number of the first ask that it is about."""
    word: str
    """One of the game's `LastWords.votes`."""


@dataclass(slots=True)
class Talk:
    """All that has been said at a table."""

    claims: list[Claimed] = field(default_factory=list)
    """In the order in which they were said."""
    taken_back: frozenset[int] = frozenset()
    """The numbers of those that were."""
    advised: list[Advised] = field(default_factory=list)
    """What was said to who was asked, in order."""
    earlier: int = 0
    """How many of them, the first ones, are about what is over."""

    @property
    def recent(self) -> list[Claimed]:
        """The claims that are about what goes on now, in order."""
        return self.claims[self.earlier :]

    def begin_anew(self) -> None:
        """What claims are about is over: a game's notebook says so, where that happens."""
        self.earlier = len(self.claims)

    def hear(self, event: Spoken) -> None:
        """Take in what was just said."""
        if isinstance(event, Claimed):
            self.claims.append(event)
        elif isinstance(event, TakenBack):
            self.taken_back |= {event.number}
        elif isinstance(event, Advised):
            self.advised.append(event)

    def votes(self, ask: int) -> dict[Seat, str]:
        """Return what each has said last about an ask."""
        return {each.seat: each.word for each in self.advised if each.ask == ask}

    @property
    def standing(self) -> list[Claimed]:
        """The claims that were not taken back, in order."""
        return [claim for claim in self.claims if claim.number not in self.taken_back]

    def of(self, seat: Seat) -> "Talk":
        """Return what of it a seat has heard."""
        heard = [
            claim
            for claim in self.claims
            if not isinstance(claim, Whispered) or seat in claim.heard_by
        ]
        return Talk(heard, self.taken_back)

    def said_by(self, seat: Seat) -> list[Claimed]:
        """Return the claims that a seat has made, those taken back, too."""
        return [claim for claim in self.claims if claim.seat == seat]

    def claim(self, number: int) -> Claimed:
        """Return the claim with a number; there must be one."""
        return next(claim for claim in self.claims if claim.number == number)

    def next_number(self, heard_by: tuple[Seat, ...] | None) -> int:
        """Return the number of the next claim that these hear; None is everybody."""
        if heard_by is None:
            return 1 + sum(not isinstance(claim, Whispered) for claim in self.claims)
        before = [each for each in self.claims if isinstance(each, Whispered)]
        said = sum(each.heard_by == heard_by for each in before)
        return sum(1 << seat for seat in heard_by) * WHISPERS + 1 + said

    def named(self, kind: ClaimKind, about: tuple[Target, ...]) -> list[Whispered]:
        """Return the whispers that a claim names."""
        numbers = [
            target
            for field, target in zip(kind.fields, about, strict=True)
            if field in (Among.CLAIMS, Among.OWN)
        ]
        found = [claim for claim in self.claims if claim.number in numbers] if numbers else []
        return [claim for claim in found if isinstance(claim, Whispered)]

    def replies(self, number: int) -> dict[Seat, Claimed]:
        """Return who agrees or disagrees with a claim: of each the last that they stand by."""
        return {
            claim.seat: claim
            for claim in self.standing
            if claim.kind in REPLIES and claim.about == (number,)
        }

    @property
    def spoken(self) -> int:
        """How often anybody has spoken: claims, takings back, and advice."""
        return len(self.claims) + len(self.taken_back) + len(self.advised)

    def choices(self, of: Field, seats: int, by: Seat) -> tuple[Target, ...]:
        """Return what a field of a claim offers to a speaker."""
        match of:
            case Among.OTHERS:
                return tuple([Seat(seat) for seat in range(seats) if seat != by])
            case Among.CLAIMS:
                return tuple([claim.number for claim in self.standing if claim.seat != by])
            case Among.OWN:
                return tuple([claim.number for claim in self.standing if claim.seat == by])
            case _:
                return of

    def about(
        self, kind: ClaimKind, picks: tuple[Target, ...], seats: int, by: Seat
    ) -> tuple[Target, ...] | None:
        """Return what a claim names, as its fields have it; None where they do not offer that."""
        offered = [self.choices(each, seats, by) for each in kind.fields]
        if len(picks) != len(offered):
            return None
        try:
            return tuple([pool[pool.index(one)] for one, pool in zip(picks, offered, strict=True)])
        except ValueError:
            return None


def nobody(_notebook: Any) -> Container[Seat]:
    """Let everybody speak: see `Claims.quiet`."""
    return ()


def nothing(_notebook: Any) -> Container[Target]:
    """Let everything be spoken of: see `Claims.absent`."""
    return ()


@dataclass(frozen=True, kw_only=True)
class Claims:
    """What may be said in a game."""

    kinds: tuple[ClaimKind, ...]
    """What can be said, in the order to show it."""
    phases: tuple[type[Event], ...]
    """Public events with which a phase begins, and with it everybody may speak anew."""
    quiet: Callable[[Any], Container[Seat]] = nobody
    """Who has to keep quiet now, by the public notebook."""
    absent: Callable[[Any], Container[Target]] = nothing
    """(a notebook): words of which everybody knows that they are not in this deal. They are not
    offered."""

    @property
    def all(self) -> tuple[ClaimKind, ...]:
        """The kinds, and that one's own can be taken back."""
        return (*self.kinds, _TAKE_BACK)

    def kind(self, name: str) -> ClaimKind | None:
        """Return the kind of that name, if there is one."""
        return next((kind for kind in self.all if kind.name == name), None)

    def turn(self, heard: Iterable[Event], seat: Seat) -> "Turn":
        """Return how far a seat has come in speaking.

        ``heard``: the events so far that are for all, and what the seat has said itself.
        """
        phase, said = 0, 0
        for event in heard:
            if isinstance(event, self.phases):
                phase, said = phase + 1, 0
            elif isinstance(event, Claimed) and event.seat == seat:
                said += 1
        return Turn(phase, said)


@value
class Turn:
    """In which phase a seat would speak now, and how much it has said there before."""

    phase: int
    said: int

    @property
    def over(self) -> bool:
        """Whether the seat has said all that it may in this phase."""
        return self.said >= MOST

    @property
    def index(self) -> int:
        """A number that no later turn of this seat has."""
        return self.phase * (MOST + 1) + self.said
