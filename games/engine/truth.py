"""Who lied: what claims were worth, by what those who made them knew then.

Looked at when a match is over. All of it follows from what happened.
"""

from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, Any, TypeAlias

from games.engine.asks import Seat, Target
from games.engine.claims import AGREE, DISAGREE, REPLIES, Claimed, TakenBack
from games.engine.crowns import Outcome
from games.engine.events import LogEntry
from games.engine.values import value

if TYPE_CHECKING:
    from games.engine.game import Game

Known: TypeAlias = bool | tuple[Target, ...] | None
"""Whether a claim was true when it was made. In place of False it may be what would have been
true, a target for each of the claim's fields; None is not to be known."""

Judge: TypeAlias = Callable[[Any, Claimed], Known]
"""(notebook, claim): whether the claim was true when it was made, as far as this notebook is sure,
which may be the speaker's or anybody else's, and of any time since."""


class Truth(StrEnum):
    """What a claim was worth, by what its speaker knew when they made it."""

    TRUE = "true"
    """It was so, and its speaker knew."""
    FALSE = "false"
    """It was not so, and its speaker knew: a lie."""
    UNKNOWN = "unknown"
    """Its speaker could not know; or it says nothing that could be so, such as a wish."""


@value
class Verdict:
    """What one claim was worth."""

    number: int
    """The claim's."""
    seat: Seat
    """Who made it."""
    truth: Truth
    """Whether it was so."""
    instead: tuple[Target, ...] | None = None
    """Of a lie: what would have been true, a target for each of the claim's fields."""


@value
class Liar:
    """Who lied best."""

    seat: Seat
    """Whose lie it was."""
    claim: Claimed
    """The lie that was believed longest."""


@value
class Nose:
    """Who smelled lies best."""

    seat: Seat
    """Who."""
    lies: int
    """With how many lies they disagreed."""


@value
class WhoLied:
    """What there is to tell of all that was said, when it is over."""

    verdicts: tuple[Verdict, ...] = ()
    """One for each claim, in order."""
    liars: tuple[Liar, ...] = ()
    """The best, and whoever was as good; nobody, where nobody lied."""
    noses: tuple[Nose, ...] = ()
    """The best, and whoever was as good; nobody, where nobody disagreed with a lie."""

    def of(self, number: int) -> Verdict | None:
        """Return what the claim with that number was worth, once that is known."""
        return next((each for each in self.verdicts if each.number == number), None)

    @property
    def honest(self) -> bool:
        """Whether something true was said, and no lie; what cannot be known is neither."""
        told = {verdict.truth for verdict in self.verdicts}
        return Truth.TRUE in told and Truth.FALSE not in told


NOTHING_SAID = WhoLied()


def who_lied(game: "Game", seats: int, log: Sequence[LogEntry], outcome: Outcome | None) -> WhoLied:
    """Judge all claims of a match that is over, and name who was best at them.

    The best liar is, of those who lied, who won rather than who did not; then whose lie was
    believed longest; then who has earned most. The best nose is who disagreed with most lies; each
    truth that they disagreed with counts against that. Raise whatever the game's own judge does.
    """
    hearing = Hearing(game, seats, log)
    for entry in log:
        hearing.take_in(entry)
    return WhoLied(tuple(hearing.verdicts), hearing.liars(outcome), hearing.noses())


class Lie:
    """A lie, and for how long it was believed.

    It is until it is taken back, until more players disagree with it than agree, until everybody
    can see that it was one, or until what it is about is over.
    """

    def __init__(self, claim: Claimed, *, believed: bool) -> None:
        self.claim = claim
        self.believed = believed
        self.lasted = 0
        """How many events of the game everybody was told while it was believed."""


class Hearing:
    """Goes through a match with the notebooks of those who spoke, and with everybody's."""

    def __init__(self, game: "Game", seats: int, log: Sequence[LogEntry]) -> None:
        self._judge = game.truth
        self._claims = {e.event.number: e.event for e in log if isinstance(e.event, Claimed)}
        speakers = sorted({claim.seat for claim in self._claims.values()})
        self._books = {seat: game.notebook(seats, seat) for seat in speakers}
        self._public = game.notebook(seats, None)
        self._replies: dict[int, dict[Seat, Claimed]] = {}
        """By the number of a claim: what each has replied to it last."""
        self._lies: dict[int, Lie] = {}
        self.verdicts: list[Verdict] = []
        """Of the claims so far."""

    def take_in(self, entry: LogEntry) -> None:
        """Hear what happened next."""
        if not self._books:
            return
        for book in (*self._books.values(), self._public):
            book.read([entry])
        event = entry.event
        if isinstance(event, Claimed):
            self._weigh(event)
        elif isinstance(event, TakenBack):
            self._take_back(event)
        elif entry.to is None:
            for lie in self._lies.values():
                lie.lasted += lie.believed
                lie.believed = lie.believed and self._stands(lie.claim)

    def liars(self, outcome: Outcome | None) -> tuple[Liar, ...]:
        """Return who lied best, with their best lie."""
        best: dict[Seat, Lie] = {}
        for lie in self._lies.values():
            seat = lie.claim.seat
            if seat not in best or lie.lasted > best[seat].lasted:
                best[seat] = lie
        merits = {seat: _merit(outcome, lie) for seat, lie in best.items()}
        most = max(merits.values(), default=None)
        return tuple(Liar(s, lie.claim) for s, lie in sorted(best.items()) if merits[s] == most)

    def noses(self) -> tuple[Nose, ...]:
        """Return who disagreed with most lies, and with the fewest truths beside."""
        truths = {verdict.number: verdict.truth for verdict in self.verdicts}
        lies, right = dict.fromkeys(self._books, 0), dict.fromkeys(self._books, 0)
        for number, replies in self._replies.items():
            for seat, reply in replies.items():
                if reply.kind == DISAGREE.name:
                    lies[seat] += truths[number] is Truth.FALSE
                    right[seat] += (truths[number] is Truth.FALSE) - (truths[number] is Truth.TRUE)
        most = max(right.values(), default=0)
        return tuple(Nose(seat, lies[seat]) for seat in right if 0 < most == right[seat])

    def _weigh(self, claim: Claimed) -> None:
        """Judge a claim by what its speaker knows now, and let it tell against another."""
        known = self._known(self._books[claim.seat], claim)
        truth = Truth.UNKNOWN if known is None else Truth.TRUE if known is True else Truth.FALSE
        instead = known if isinstance(known, tuple) else None
        self.verdicts.append(Verdict(claim.number, claim.seat, truth, instead))
        if truth is Truth.FALSE:
            self._lies[claim.number] = Lie(claim, believed=self._stands(claim))
        if claim.kind in REPLIES:
            number = int(claim.about[0])
            replies = self._replies.setdefault(number, {})
            replies[claim.seat] = claim
            against = sum(1 if reply.kind == DISAGREE.name else -1 for reply in replies.values())
            if against > 0 and number in self._lies:
                self._lies[number].believed = False

    def _take_back(self, event: TakenBack) -> None:
        for replies in self._replies.values():
            reply = replies.get(event.seat)
            if reply is not None and reply.number == event.number:
                del replies[event.seat]
        if event.number in self._lies:
            self._lies[event.number].believed = False

    def _stands(self, claim: Claimed) -> bool:
        """Say whether a claim is about what goes on still, and may be true for all to see."""
        talk = self._books[claim.seat].talk
        return claim not in talk.claims[: talk.earlier] and self._known(self._public, claim) in (
            True,
            None,
        )

    def _known(self, book: Any, claim: Claimed) -> Known:
        """Return what a notebook knows of a claim: of a reply, of what that is a reply to."""
        agrees, reply = True, False
        while claim.kind in REPLIES:
            agrees, reply = agrees is (claim.kind == AGREE.name), True
            claim = self._claims[int(claim.about[0])]
        known = self._judge(book, claim) if self._judge is not None else None
        return known if known is None or not reply else (known is True) is agrees


def _merit(outcome: Outcome | None, lie: Lie) -> tuple[bool, int, int, int]:
    """Return how good a liar's best lie was: the more, the better."""
    if outcome is None:
        return False, lie.lasted, 0, 0
    seat = lie.claim.seat
    part = outcome.seats[seat]
    return part.won, lie.lasted, outcome.net()[seat], part.score or 0
