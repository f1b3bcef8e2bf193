"""Events become sentences: a text named after the event, filled from the event's typed fields."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import lru_cache, reduce
from operator import or_
from types import NoneType, UnionType
from typing import Any, Literal, Self, TypeAlias, Union, get_args, get_origin, get_type_hints

from bot.plugins.formatter import Formatter, counted, kebab, noun_key
from bot.text import escape
from bot.values.silence import Silent
from games.engine.asks import Seat, Target
from games.engine.claims import WHISPERS, Advised, Claimed, Spoken, TakenBack, Whispered
from games.engine.events import Event

Kind: TypeAlias = Literal["tale", "moment", "story", "news", "chapter", "label"]
"""For everybody; the same where it must be felt; all secrets included; for one player alone; the
heading of a chapter; an option of a list, where no markdown is read."""

Special: TypeAlias = Callable[..., str]
"""(teller, event, and those told together with it): the lines of an event that wants logic."""

Value: TypeAlias = Callable[[Formatter, Any, Event], str]
"""(fmt, field, event): a field of a type in words, where the rule of `Teller` does not fit."""

MOST_OPTION = 100
"""Characters of an option of a list."""

NONE = "none"
"""What a text reads for a field without anything in it, to choose by."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Telling:
    """What of a game's events its texts alone cannot tell."""

    special: Mapping[type[Event], Special] = field(default_factory=dict)
    """Functions for events that want logic."""
    values: Mapping[Any, Value] = field(default_factory=dict)
    """Functions for types of fields that the rule of `Teller` does not fit."""
    together: Callable[[Event, Event], bool] = lambda first, event: False
    """(first, event): whether the lines of the first tell the other one too."""
    implied: Callable[[Sequence[Event], int], bool] = lambda events, at: False
    """(events, at): whether an event goes without saying, because of those around it."""
    idle: tuple[type[Event], ...] = ()
    """Events that say themselves that somebody was silent."""


class StoryLine(str):
    """A line of a story, which knows when it is told: with the last event that it is about."""

    __slots__ = ("event",)

    event: Event

    def __new__(cls, text: str, event: Event) -> Self:
        """Return a line that is told with an event."""
        line = super().__new__(cls, text)
        line.event = event
        return line


class Teller:
    """Tells the events of one game by its texts.

    The text of ``FoodPrepared`` is ``GAME-tale-food-prepared``. A story prefers
    ``GAME-story-food-prepared``, as the news is ``GAME-news-...`` and a chapter's heading
    ``GAME-chapter-...``. An event without a text, or with an empty one, says nothing.

    A text's places are the event's fields. A `Seat` is a name, bold except in headings; a member
    of an enum its noun. Several of one type are a list, with how many there are of each; pairs
    stand side by side. Numbers are to be counted by, and ``true``, ``false`` and ``none`` to be
    chosen by. Beside ``$role`` there is ``$role_id``, the bare member, and beside ``$seat`` the
    bare number, or ``none``: what a text chooses by must not depend on its language.
    """

    def __init__(self, fmt: Formatter, kind: Kind = "tale", telling: Telling = Telling()) -> None:
        """``kind``: which of these texts it tells by, such as ``"story"``."""
        self.fmt = fmt
        """Who and what."""
        self.words = fmt.words
        """The texts."""
        self.telling = telling
        """What the texts alone cannot tell."""
        self._kinds = (kind, "tale") if kind in ("story", "moment") else (kind,)
        names = {"chapter": fmt.name, "label": fmt.unmarked}
        self._name = names.get(kind, fmt.bold)

    def chapters(self, events: Sequence[Event]) -> list[tuple[str, list[str]]]:
        """Return the events as headings with their lines, each a `StoryLine`.

        A chapter begins with an event that has a heading; the first is called as the game is.
        """
        headings = Teller(self.fmt, "chapter", self.telling)
        chapters: list[tuple[str, list[Event]]] = [(self.fmt.game, [])]
        for event in events:
            if heading := headings.by_text(event):
                chapters.append((heading, []))
            chapters[-1][1].append(event)
        return [
            (heading, [StoryLine(line, event) for event, line in self._told(part)])
            for heading, part in chapters
            if part
        ]

    def lines(self, events: Sequence[Event]) -> list[str]:
        """Return the events as lines, without those that say nothing."""
        return [line for _, line in self._told(events)]

    def _told(self, events: Sequence[Event]) -> list[tuple[Event, str]]:
        """Return the lines, each with the last of the events that it is about."""
        batches = self._batches(self._unimplied(events))
        told = [(batch[-1], self.tell(*batch).split("\n")) for batch in batches]
        return [(event, line) for event, lines in told for line in lines if line]

    def tell(self, event: Event, *more: Event) -> str:
        """Return an event, and those told together with it; empty if there is nothing to say."""
        if isinstance(event, Silent):
            return self._silent(event)
        if isinstance(event, Spoken):
            return self._spoken(event)
        special = self.telling.special.get(type(event))
        return self.by_text(event) if special is None else special(self, event, *more)

    def by_text(self, event: Event, **places: str | int | None) -> str:
        """Return an event by its text alone, with these places beside or instead of its fields."""
        for kind in self._kinds:
            key = f"{self.fmt.table.game}-{kind}-{kebab(type(event).__name__)}"
            if key in self.words:
                asked = self.words.places(key)
                filled = self._filled(event, asked)
                for name, part in places.items():
                    if type(part) is not str:
                        part = self._said(type(part), part, event)
                    filled[name] = part
                return self.words(key, **filled)
        return ""

    def _unimplied(self, events: Sequence[Event]) -> list[Event]:
        """Return the events that do not go without saying, and silences and talk between them."""
        game = [event for event in events if not isinstance(event, (Silent, Spoken))]
        said: list[Event] = []
        at = 0
        for event in events:
            if isinstance(event, Spoken):
                said.append(event)
                continue
            if isinstance(event, Silent):
                if not (game[at:] and isinstance(game[at], self.telling.idle)):
                    said.append(event)
                continue
            if not self.telling.implied(game, at):
                said.append(event)
            at += 1
        return said

    def _silent(self, event: Silent) -> str:
        """Tell that somebody said nothing, and what the dice chose, if they did."""
        fmt, name = self.fmt, self.fmt.bold(event.seat)
        chosen = [
            self._number(event, pick)
            if isinstance(pick, int)
            else str(self._said(type(pick), pick, event))
            for pick in event.picks
            if not isinstance(pick, StrEnum) or self._has_words(pick)
        ]
        if not chosen:
            return self.words("tale-silent", name=name)
        return self.words("tale-silent-dice", name=name, chosen=fmt.listed(chosen))

    def _number(self, event: Silent, pick: int) -> str:
        """Return a seat as a name, any other number as the lists of the question have it."""
        fmt, seated = self.fmt, pick in range(len(self.fmt.table.seats))
        label = "" if event.label is None else event.label(fmt, pick)
        if seated and label in ("", fmt.label(Seat(pick), None)):
            return fmt.bold(Seat(pick))
        return escape(label, MOST_OPTION) if label else str(pick)

    def _spoken(self, event: Spoken) -> str:
        """Tell what somebody said, with what it was worth, or that they say it no more."""
        if isinstance(event, TakenBack):
            name, n = self._name(event.seat), self.number(event.number)
            return self.words("tale-taken-back", name=name, n=n)
        if isinstance(event, Advised):
            vote = self.words(f"{self.fmt.table.game}-vote-{event.word}")
            return self.words("tale-advised", name=self._name(event.seat), vote=vote)
        if not isinstance(event, Claimed):
            return ""
        verdict = self.fmt.table.lied.of(event.number)
        if verdict is None:
            return self.spoken(event)
        so = NONE if verdict.instead is None else self.sentence(event.kind, verdict.instead)
        worth = self.words(f"claim-was-{verdict.truth}", so=so)
        return self.words("tale-judged", said=self.spoken(event), worth=worth)

    def sentence(self, kind: str, about: tuple[Target, ...]) -> str:
        """Return what a claim of a kind says that names these."""
        places = self._named("first", *about[:1]) | self._named("second", *about[1:2])
        return self.words(claim_key(self.fmt, kind), **places)

    def spoken(self, claim: Claimed) -> str:
        """Return a claim with its number and its speaker."""
        said = self.sentence(claim.kind, claim.about)
        name, n = self._name(claim.seat), self.number(claim.number)
        if "label" in self._kinds:
            return self.words("claim-option", name=name, n=n, said=said)
        if isinstance(claim, Whispered):
            whom = self.fmt.listed([self._name(at) for at in claim.heard_by if at != claim.seat])
            return self.words("tale-whispered", name=name, n=n, said=said, whom=whom)
        return self.words("tale-claimed", name=name, n=n, said=said)

    def number(self, number: int) -> str:
        """Return the number of a claim; whispers are counted among those who hear the same.

        It never looks like a seat's.
        """
        whispered = number >= WHISPERS
        key = "claim-whisper-number" if whispered else "claim-number"
        return self.words(key, n=str(number % WHISPERS))

    def _named(self, place: str, target: Target = NONE) -> dict[str, str | int]:
        """Return what a claim names as a text's places: a word's noun, a number, a name."""
        if isinstance(target, int):
            seated = 0 <= target < len(self.fmt.table.seats)
            name = self._name(Seat(target)) if seated else NONE
            return {place: self.number(int(target)), f"{place}_name": name}
        if isinstance(target, StrEnum):
            return {place: self.fmt.noun(target), f"{place}_id": str(target)}
        key = f"{self.fmt.table.game}-target-{target}"
        said = self.words(key) if key in self.words else target
        return {place: said, f"{place}_id": target}

    def _batches(self, events: Sequence[Event]) -> list[list[Event]]:
        batches: list[list[Event]] = []
        for event in events:
            if batches and self.telling.together(batches[-1][0], event):
                batches[-1].append(event)
            else:
                batches.append([event])
        return batches

    def _filled(self, event: Event, asked: frozenset[str]) -> dict[str, str | int]:
        """Return the event's fields as a text's places, as far as the text asks for them."""
        kind: Any = type(event)
        places: dict[str, str | int] = {}
        for name, of_type in zip(event.__match_args__, _types(kind), strict=True):
            part = getattr(event, name)
            if f"{name}_id" in asked:
                if part is None or isinstance(part, StrEnum):
                    places[f"{name}_id"] = NONE if part is None else str(part)
                elif _is_seat(of_type) and isinstance(part, int):
                    places[f"{name}_id"] = int(part)
            has_words = not isinstance(part, StrEnum) or of_type in self.telling.values
            if name in asked and (has_words or self._has_words(part)):
                places[name] = self._said(of_type, part, event)
        return places

    def _has_words(self, part: StrEnum) -> bool:
        """Say whether a member of an enum can be written: it may be there to choose by."""
        return noun_key(self.fmt.table.game, part) in self.words

    def _said(self, kind: Any, part: Any, event: Event) -> str | int:
        """Return a field of a type in words; numbers stay numbers.

        Text that is no word of the game may have been typed.
        """
        if part is None or part == ():
            return NONE
        if kind in self.telling.values:
            return self.telling.values[kind](self.fmt, part, event)
        if isinstance(part, tuple):
            return self._several(get_args(kind), part, event)
        if isinstance(part, StrEnum):
            return self.fmt.noun(part) if self._has_words(part) else str(part)
        if isinstance(part, bool):
            return str(part).lower()
        if isinstance(part, int):
            return self._name(Seat(part)) if _is_seat(kind) else int(part)
        return self.fmt.typed(part) if isinstance(part, str) else str(part)

    def _several(self, kinds: tuple[Any, ...], parts: Sequence[Any], event: Event) -> str:
        if kinds[1:] != (Ellipsis,):
            pair = zip(kinds, parts, strict=True)
            return " ".join([str(self._said(kind, part, event)) for kind, part in pair])
        said = [str(self._said(kinds[0], part, event)) for part in parts]
        return self.fmt.listed(said) if _is_seat(kinds[0]) else counted(self.words, said)


def claim_key(fmt: Formatter, kind: str) -> str:
    """Return the key of a claim's text: the game's own, or the one that all games share."""
    own = f"{fmt.table.game}-claim-{kind}"
    return own if own in fmt.words else f"claim-{kind}"


@lru_cache(maxsize=1024)
def _is_seat(kind: Any) -> bool:
    """Say whether a field's type is `Seat`, or that or something else."""
    return kind is Seat or (get_origin(kind) in (Union, UnionType) and Seat in get_args(kind))


@lru_cache(maxsize=1024)
def _types(kind: type[Event]) -> tuple[Any, ...]:
    """Return the types of an event's fields, in order; that a field may be None is left out."""
    hints = get_type_hints(kind)
    return tuple(_without_none(hints[name]) for name in kind.__match_args__)


def _without_none(kind: Any) -> Any:
    if get_origin(kind) not in (Union, UnionType):
        return kind
    return reduce(or_, [each for each in get_args(kind) if each is not NoneType])
