"""Questions to the table and their answers: data only."""

from collections.abc import Callable
from dataclasses import field, fields, replace
from enum import StrEnum
from operator import attrgetter
from typing import Any, NewType, Self, TypeAlias, TypeVar

from games.engine.values import value

T = TypeVar("T")

HIDDEN = 1_000_000
"""Ids from here on are those of hidden asks."""

Seat = NewType("Seat", int)
"""A seat at the table, counted clockwise from 0."""

Target: TypeAlias = int | str
"""What a verb is aimed at: a `Seat`, or a member of one of the game's string enums.

Numbers lie below a thousand million, words are small letters, digits and hyphens, 40 at most: they
stand in the ids of buttons. A table at which something else is asked stands still.
"""

Kind: TypeAlias = Callable[[Any], T]
"""What a target is: `Seat`, one of the game's enums, or a function that makes it of a target."""


class AskPace(StrEnum):
    """How long the table waits for an answer; the table's clock gives it a length."""

    QUICK = "quick"
    """A confirmation: one tap."""
    TURN = "turn"
    """A move."""
    TALK = "talk"
    """A move that the whole table talks over first."""
    BRISK = "brisk"
    """One of very many moves: a glance and a tap."""


@value
class Typed:
    """What may be typed: one line of so many characters, without any that cannot be seen."""

    most: int
    """So many characters at most; no more than 100 are shown."""
    least: int = 1
    """And so many at least."""

    def fits(self, text: Any) -> bool:
        """Say whether this is such a line, with single spaces, and none at its ends."""
        if not isinstance(text, str) or not self.least <= len(text) <= self.most:
            return False
        return text.isprintable() and text == " ".join(text.split())


@value
class Verb:
    """One way to answer an ask.

    ``pool`` are the targets on offer, in the order to show them, but for seats, which are shown
    in their own; ``least`` and ``most`` say how many different ones an answer names. A verb
    without targets has an empty pool.
    """

    name: str
    """A word of the game, in small letters and hyphens, 32 at most: its button's text is named
    after it."""
    pool: tuple[Target, ...] = ()
    """The targets on offer, 25 at most; none for a verb that needs none."""
    least: int = 0
    """How many different targets an answer names at least."""
    most: int = 0
    """And at most."""
    needed: tuple[Target, ...] = ()
    """Targets that every answer names, whatever the others are."""
    each: tuple[Seat, ...] = ()
    """Whom the picks are for: the first pick for the first of these, and so on. Mostly nobody."""
    private: bool = False
    """That it is on offer, or with which targets, is for the asked seat alone."""
    typed: Typed | None = None
    """What is typed as the one pick, which is any such text; the pool is what chance types."""


def one(name: str, pool: tuple[Target, ...]) -> Verb:
    """Return a verb that takes exactly one target of the pool."""
    return Verb(name, pool, 1, 1)


def two(name: str, pool: tuple[Target, ...]) -> Verb:
    """Return a verb that takes exactly two different targets of the pool."""
    return Verb(name, pool, 2, 2)


CHANCE = ("candle", "mirror", "violin", "basket", "river", "winter", "a cold day", "two words")
"""What chance types where a game does not say what."""


def typed(name: str, most: int, *, least: int = 1, words: tuple[str, ...] = CHANCE) -> Verb:
    """Return a verb whose pick is typed: a line of ``least`` to ``most`` characters.

    It may be anything, so whoever shows it escapes it: texts and `Formatter.typed` do. It stays
    text, also where it is digits. ``words``: what chance types, such as for who is silent.
    """
    line = Typed(most, least)
    return Verb(name, tuple([word for word in words if line.fits(word)]), 1, 1, typed=line)


@value
class Answer:
    """A verb and its targets, as a seat gives them."""

    verb: str
    """The name of the verb."""
    picks: tuple[Target, ...] = ()
    """The targets, in the order chosen."""

    def pick(self, kind: Kind[T]) -> T:
        """Return the first target as what it is, such as ``answer.pick(Seat)``."""
        return kind(self.picks[0])

    def all(self, kind: Kind[T]) -> tuple[T, ...]:
        """Return all targets as what they are."""
        return tuple([kind(target) for target in self.picks])


@value
class ByDice:
    """Silence lets the dice choose the targets of this verb, as few as it takes."""

    verb: str
    """The name of a verb that the question offers."""


Silence: TypeAlias = Answer | ByDice
"""What silence means. An `Answer` may use a verb that is not on offer, such as doing nothing."""


@value
class Question:
    """What one seat is asked.

    ``about`` is what the question concerns, if anything: a card, a seat. A ``secret`` question's
    answer must not be seen by others, so it is never offered in a public place, unless it is the
    ``same_for_all``: then all who are asked at once are asked the same, and know it, so they may
    press the same buttons, where nobody sees who has pressed which. Whoever says so of questions
    that differ in anything but their seat is not believed.
    """

    seat: Seat
    """Who is asked."""
    topic: str
    """What kind of question it is, by a word of the game: its texts are named after it."""
    verbs: tuple[Verb, ...]
    """The ways to answer it, in the order to show them: 20 at most."""
    silence: Silence
    """What it means if no answer comes in time."""
    pace: AskPace = AskPace.TURN
    """How long it may take."""
    about: Target | None = None
    """A card or a seat that it concerns, for its text to name."""
    secret: bool = False
    """Whether others may not see the answer. That there is a question they see."""
    same_for_all: bool = False
    """Whether all who are asked at once are asked the same, and know it."""

    hidden: bool = False
    """That it is asked is for the asked seat alone, too: then it is secret anyway."""

    def subject(self, kind: Kind[T]) -> T:
        """Return what the question is about as what it is; only where it is about something."""
        return kind(self.about)

    def only_answer(self) -> Answer | None:
        """Return the answer that alone can be given; None where there is a choice."""
        only = self.verbs[0]
        # Of what is all given away, who gets which is a choice.
        if len(self.verbs) > 1 or len(only.pool) > only.least or len(only.each) > 1:
            return None
        return Answer(only.name, only.pool) if only.typed is None else None

    def verb(self, name: str) -> Verb | None:
        """Return the offered verb of that name, if there is one."""
        for verb in self.verbs:
            if verb.name == name:
                return verb
        return None

    def in_public(self) -> Self:
        """Return the question as everybody may see it: without what is for the asked seat alone."""
        return replace(self, verbs=tuple([verb for verb in self.verbs if not verb.private]))

    def shared(self) -> Verb | None:
        """Return the verb whose picks are for several seats, if there is one."""
        return next((verb for verb in self.verbs if verb.each), None)

    def lacks(self, answer: Answer) -> bool:
        """Say whether an answer leaves out what its verb needs."""
        verb = self.verb(answer.verb)
        return verb is not None and any(target not in answer.picks for target in verb.needed)

    def accept(self, answer: Answer) -> Answer | None:
        """Return the answer with the pool's own targets, or None when it is not on offer."""
        picks = answer.picks
        for verb in self.verbs:
            if verb.name == answer.verb:
                break
        else:
            return None
        if not verb.least <= len(picks) <= verb.most:
            return None
        if verb.typed is not None:
            fits = all(verb.typed.fits(pick) for pick in picks)
            return Answer(verb.name, tuple([str(pick) for pick in picks])) if fits else None
        if len(picks) > 1 and len(set(picks)) != len(picks):
            return None
        if verb.needed and self.lacks(answer):
            return None
        pool = verb.pool
        try:
            return Answer(verb.name, tuple([pool[pool.index(pick)] for pick in picks]))
        except ValueError:
            return None


@value
class Ask(Question):
    """A question that was put to the table.

    ``id`` counts the asks of a match from 1; those that are hidden are counted for each seat, from
    `HIDDEN` times its number at the table, so that no other id tells of them.
    """

    id: int = field(kw_only=True)
    """Its number in the match."""
    lapses: bool = field(default=False, kw_only=True)
    """Whether it may end unanswered: several were asked, and the answers of some can be enough."""

    def same_as(self, other: "Ask") -> bool:
        """Say whether two seats are asked the same: in everything that a question says."""
        return _said(self) == _said(other)


_said = attrgetter(*(each.name for each in fields(Ask) if each.name not in ("seat", "id")))
