"""When computer players speak, whether truly, and what they say of each other's claims."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator

from games.engine.asks import Answer, Seat
from games.engine.claims import AGREE, DISAGREE, REPLIES, TAKE_BACK, Claimed, Talk
from games.engine.credibility import Credibility, Statement
from games.engine.dice import Dice
from games.engine.play_style import PlayStyle, Temper

TALKS = {None: 20, Temper.CAREFUL: 15, Temper.BOLD: 35, Temper.TREACHEROUS: 30}
"""Before how many of a hundred answers somebody says something."""
LIES = {None: 15, Temper.CAREFUL: 5, Temper.BOLD: 15, Temper.TREACHEROUS: 60}
"""How many of a hundred claims about what only the speaker knows are lies."""
NEWS = 4
"""So many of the newest claims are answered; what lies further back is forgotten."""
DOUBTED = 0.15
"""Whoever said what is less likely than this takes it back."""


def talks(dice: Dice, style: PlayStyle) -> bool:
    """Say whether a computer speaks up now."""
    return style.talkative or dice.below(100) < TALKS[style.temper]


def lies(dice: Dice, style: PlayStyle) -> bool:
    """Say whether what it says is a lie, where there is something to hide."""
    return dice.below(100) < LIES[style.temper]


class Speech(ABC):
    """What a computer player may say now. A game's own says which ways it has to speak."""

    def __init__(
        self, talk: Talk, credibility: Credibility, me: Seat, dice: Dice, style: PlayStyle
    ) -> None:
        self.talk, self.credibility, self.me = talk, credibility, me
        self.dice, self.style = dice, style

    @property
    @abstractmethod
    def ways(self) -> list[Callable[[], Answer | None]]:
        """What there may be to say of one's own accord, each by chance first."""

    @property
    @abstractmethod
    def of_oneself(self) -> tuple[str, ...]:
        """Kinds of claims that somebody else's words do not make needless."""

    @property
    @abstractmethod
    def gone(self) -> list[Seat]:
        """Who is out of it: what they said, and what was said of them, is answered no more."""

    @abstractmethod
    def opinion(self, claim: Claimed) -> bool | None:
        """Say whether one agrees, or says to, with what is not a matter of knowing."""

    @abstractmethod
    def chance(self, said: Statement) -> float:
        """Return how likely an own guess is by now."""

    @abstractmethod
    def plain(self, claim: Claimed) -> bool:
        """Say whether everybody can see if a claim is true: then nobody lies about it."""

    def lies(self) -> bool:
        """Say whether one lies."""
        return lies(self.dice, self.style)

    def say(self) -> Answer | None:
        """Take something back, or answer a claim, or say something new."""
        return self.regret() or self.reply() or next(self._news(), None)

    def said_before(self, kind: str) -> bool:
        """Say whether one has made such a claim."""
        return any(claim.seat == self.me and claim.kind == kind for claim in self.talk.claims)

    def regret(self) -> Answer | None:
        """Take back what one has said and does not believe, or what others know to be a lie.

        The treacherous stand by their lies.
        """
        doubters = [each for each in self.talk.standing if each.seat != self.me]
        contested = [each.about[0] for each in doubters if each.kind == DISAGREE.name]
        replies = [claim.number for claim in self.talk.claims if claim.kind in REPLIES]
        for said in self.credibility.standing:
            if said.speaker != self.me or said.holder is None or said.own or said.number in replies:
                continue
            if said.witnessed:
                caught = self.credibility.true(said) is False and said.number in contested
                wrong = caught and self.style.temper is not Temper.TREACHEROUS
            else:
                wrong = self.chance(said) < DOUBTED
            if wrong:
                return Answer(TAKE_BACK, (said.number,))
        return None

    def reply(self) -> Answer | None:
        """Agree or disagree with one of the newest claims: as one knows, or lies, or feels."""
        lie, mine = self.lies(), [each for each in self.talk.claims if each.seat == self.me]
        answered = [each.about[0] for each in mine if each.kind in REPLIES]
        known = {said.number: self.credibility.true(said) for said in self.credibility.standing}
        stood_by = self._stood_by()
        for claim in reversed(self.talk.standing[-NEWS:]):
            if claim.seat == self.me or claim.number in answered or claim.kind in REPLIES:
                continue
            if any(seat in self.gone for seat in (claim.seat, *claim.about)):
                continue
            agrees, true = self.opinion(claim), known.get(claim.number)
            if agrees is None and true is not None:
                agrees = true is not (lie and not self.plain(claim))
            if agrees is not None:
                agrees = stood_by.get(claim.number, agrees)
            if agrees is not None:
                return Answer((AGREE if agrees else DISAGREE).name, (claim.number,))
        return None

    def _stood_by(self) -> dict[int, bool]:
        """Return which claims are what one has said oneself of the same, and which are not."""
        standing = [said for said in self.credibility.standing if said.holder is not None]
        own = {
            (said.holder, type(said.kind)): said.kind
            for said in standing
            if said.speaker == self.me and not said.denied
        }
        return {
            said.number: (own[about] == said.kind) is not said.denied
            for said in standing
            if (about := (said.holder, type(said.kind))) in own
        }

    def _news(self) -> Iterator[Answer]:
        ways = self.ways
        for way in (ways.pop(self.dice.below(len(ways))), *ways):
            said = way()
            if said is not None and not self._repeats(said):
                yield said

    def _repeats(self, said: Answer) -> bool:
        """Say whether it was said before: by anybody, but for what somebody says of themselves."""
        return any(
            claim.kind == said.verb
            and claim.about == said.picks
            and (claim.seat == self.me or claim.kind not in self.of_oneself)
            for claim in self.talk.claims
        )
