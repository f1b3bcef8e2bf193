"""The game that is looked at: what a host may choose, and matches of it, played to their ends.

It is looked at in rounds. The first has every option and every number of seats; each one more, as
long as there is time, has other seeds.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from pydantic import BaseModel

from bot.plugins.plugin import GamePlugin, Number, OneOf, Option, Several, Sitter, Switch
from bot.values.errors import Declined
from gallows.kit.assertions import Broken, require
from gallows.kit.author import Line
from gallows.kit.coverage import Coverage
from gallows.kit.instrumented import LONGEST_STEP, TimedComputer, asking_line, instrumented
from gallows.kit.properties import CountingDice
from gallows.kit.time_limit import Endless, within
from games.engine.asks import Answer, Ask, Seat
from games.engine.crowns import FIRST_PURSE
from games.engine.dice import derive
from games.engine.errors import GameFault, Refused
from games.engine.match import Match
from games.engine.random_player import RandomPlayer

MOST_ANSWERS = 5000
"""A game that has not ended by then is taken not to end."""
KINDS = ("computers", "chance", "silence")
"""Who plays."""
MOST_CHOSEN = 1
"""Choices of a host that a round looks into beside the usual ones."""
MOST_SIZES = 16
"""Numbers of seats whose panels are looked at."""


@dataclass(frozen=True)
class Variant:
    """What a host has chosen, and how many sit down."""

    choices: Mapping[str, Any]
    options: BaseModel
    seats: int

    def __str__(self) -> str:
        return f"{self.seats} seats, {self.options}"

    def begin(self, game: GamePlugin, seed: bytes) -> tuple[Match, CountingDice]:
        """Deal; some have few crowns, and some none."""
        dice = CountingDice(seed)
        purses = tuple((len(seed) + n) % (FIRST_PURSE + 1) for n in range(self.seats))
        return Match(game.rules, self.seats, self.options, purses, dice), dice


@dataclass
class Played:
    """A match that was played to its end, and all that was asked in it."""

    variant: Variant
    kind: str
    match: Match
    seed: bytes
    asks: list[Ask] = field(default_factory=list)
    put: list[tuple[Ask, ...]] = field(default_factory=list)
    """What was put to the table at once, one time after the other."""
    lines: list[Line | None] = field(default_factory=list)
    """The lines of the script that have put it, one for one."""

    def __str__(self) -> str:
        return f"{self.variant}, played by {self.kind}"


@dataclass
class GameUnderTest:
    """A game, and what all checks of it share."""

    original: GamePlugin
    """As it is installed."""
    reveals: frozenset[str] | None = None
    """By what the dice may come out, as `gallows.kit.secrets.shown_by` says it; None: anything."""
    round: int = 0
    """Which round it is; the first is 0."""
    coverage: Coverage = field(default_factory=Coverage)
    """What has been seen, in all rounds."""

    def __post_init__(self) -> None:
        """Have the game instrumented."""
        self.computer = TimedComputer(self.original.rules.computer)
        rules = instrumented(replace(self.original.rules, computer=self.computer))
        self.game = replace(self.original, rules=rules)

    def next_round(self) -> None:
        """Look at other matches from now on."""
        self.round += 1
        for kept in ("matches", "sizes", "chosen", "every_size"):
            self.__dict__.pop(kept, None)

    @property
    def seed(self) -> bytes:
        """What chance in this round hangs on."""
        return f"kit {self.round}".encode() if self.round else b"kit"

    @cached_property
    def variants(self) -> list[Variant]:
        """Every option on its own, with every number of seats that it allows."""
        return list(variants(self.game))

    @cached_property
    def usual(self) -> list[Variant]:
        """What is chosen where the host has chosen nothing, with every number of seats.

        Where nobody can play that, the first that somebody can.
        """
        first = [each.choices for each in self.variants[:1]]
        return [each for each in self.variants if each.choices in first]

    @cached_property
    def chosen(self) -> list[Variant]:
        """What this round looks into beside that: a few of what else a host may choose, in turn.

        Of each the fewest seats, and when its turn comes again the most, and so on.
        """
        others: list[list[Variant]] = []
        for each in self.variants:
            if not others or others[-1][0].choices != each.choices:
                others.append([])
            others[-1].append(each)
        del others[:1]
        few = min(MOST_CHOSEN, len(others))
        turns = range(self.round * few, (self.round + 1) * few)
        return [others[n % len(others)][-(n // len(others) % 2)] for n in turns]

    @cached_property
    def matches(self) -> list[Played]:
        """One for each variant; with what is chosen where nothing is, one of each kind.

        In a round that is not the first: of one number of seats, and of one option.
        """
        variants, usual, first = self.variants, self.usual, self.round * len(self.variants)
        if self.round and variants:
            one = variants[self.round * len(variants) // 3 % len(variants)]
            usual = self.sizes[:1]
            variants = [*self.sizes, *([] if one in self.sizes else [one])]
        matches = [
            play(self.game, variant, kind, n)
            for n, variant in enumerate(variants, first)
            for kind in (KINDS if variant in usual else (KINDS[n % len(KINDS)],))
        ]
        for each in matches:
            self.coverage.add(each.match, each.put)
        return matches

    @cached_property
    def sizes(self) -> list[Variant]:
        """The fewest and the most seats, where the host has chosen nothing; later one of all.

        And what else is `chosen`. Raise `Broken` for a game that does not end: nothing else is to
        be played of it.
        """
        if self.round:
            return [self.usual[self.round % len(self.usual)], *self.chosen]
        require(bool(self.matches), "there is nothing to be played: no number of seats fits")
        return [*(self.usual[n] for n in sorted({0, len(self.usual) - 1})), *self.chosen]

    @cached_property
    def every_size(self) -> list[Variant]:
        """Every number of seats that is played, by whatever choice allows it, and what is `chosen`.

        Of very many some, from the fewest to the most. Raise `Broken` as `sizes` does.
        """
        require(bool(self.matches), "there is nothing to be played: no number of seats fits")
        found: dict[int, Variant] = {}
        for each in self.matches:
            found.setdefault(each.variant.seats, each.variant)
        sizes = [found[seats] for seats in sorted(found)]
        step = max(1.0, (len(sizes) - 1) / (MOST_SIZES - 1))
        some = [sizes[round(n * step)] for n in range(min(MOST_SIZES, len(sizes)))]
        return [*some, *(each for each in self.chosen if each not in some)]

    def length(self, variant: Variant) -> int:
        """Return how many answers a match of such a size takes in which somebody says something.

        Where none was played, one of the nearest size.
        """
        spoken = [each for each in self.matches if each.kind != "silence"] or self.matches
        alike = [each for each in spoken if each.variant == variant]
        away = min(abs(each.variant.seats - variant.seats) for each in spoken)
        near = [each for each in spoken if abs(each.variant.seats - variant.seats) == away]
        return max(len(each.match.given) for each in alike or near)


def variants(game: GamePlugin) -> Iterator[Variant]:
    """Yield what a host may choose, one option at a time, by numbers of seats."""
    for choices in _choices(game):
        for seats in game.seats_for(choices):
            if _declined(game, choices, seats) is not None:
                continue
            sitters = [Sitter(Seat(n), n > 0, n == 0, n) for n in range(seats)]
            options = game.match_options(choices, sitters, None)
            yield Variant(choices, game.rules.options.model_validate(options), seats)


def _choices(game: GamePlugin) -> list[Mapping[str, Any]]:
    usual = game.defaults()
    chosen: list[Mapping[str, Any]] = [usual]
    for option in game.options:
        chosen += [game.choose(usual, option.name, value) for value in other_values(option)]
    return chosen


def _declined(game: GamePlugin, choices: Mapping[str, Any], seats: int) -> Declined | None:
    try:
        game.check(choices, seats)
    except Declined as why:
        return why
    return None


def declined(game: GamePlugin) -> list[Declined]:
    """Return why choices of a host do not go together, each sentence once."""
    found: dict[str, Declined] = {}
    for choices in _choices(game):
        for seats in game.seats_for(choices):
            why = _declined(game, choices, seats)
            if why is not None:
                found.setdefault(why.key, why)
    return list(found.values())


def by_seats(game: GamePlugin) -> list[Variant]:
    """Return every number of seats of a game, by the first choice that allows it."""
    found: dict[int, Variant] = {}
    for each in variants(game):
        found.setdefault(each.seats, each)
    return [found[seats] for seats in sorted(found)]


def other_values(option: Option) -> list[Any]:
    """Return what a host may choose beside what is chosen anyway."""
    match option:
        case OneOf():
            return [str(value) for value in option.values if value != option.default]
        case Several():
            few = sorted({option.least, option.most})
            return [[str(value) for value in option.values[:n]] for n in few]
        case Switch():
            return [not option.default]
        case Number():
            return [n for n in sorted({option.least, option.most}) if n != option.default]


def play(game: GamePlugin, variant: Variant, kind: str, n: int) -> Played:
    """Play a match to its end; raise `Broken` where it cannot go on, or does not end."""
    seed = f"{kind} {n}".encode()
    try:
        done = Played(variant, kind, variant.begin(game, seed)[0], seed)
    except GameFault as fault:
        raise Broken(_failed(variant, fault)) from fault
    match, hand = done.match, derive(seed, "hand")
    books = [game.rules.notebook(variant.seats, Seat(n)) for n in range(variant.seats)]
    noted = [0] * variant.seats
    while not match.over:
        require(bool(match.asks), f"{done}: it stalls, and asks nobody")
        if len(match.given) >= MOST_ANSWERS:
            raise Broken(f"{done}: no end after {MOST_ANSWERS} answers", asking_line(match))
        ask = match.asks[0]
        if not done.put or done.put[-1] is not match.asked_together:
            done.put.append(match.asked_together)
            done.lines.append(asking_line(match))
        done.asks.append(ask)
        answer: Answer | None = None
        if kind == "computers":
            try:
                within(LONGEST_STEP, books[ask.seat].read, match.log[noted[ask.seat] :])
            except Endless as endless:
                what = f"{done}: the notebook reads what happened without end: {endless}"
                raise Broken(what) from endless
            noted[ask.seat] = len(match.log)
            try:
                answer = game.rules.computer.answer(books[ask.seat], ask, hand)
            except Endless as endless:
                what = f"{done}: the computer thinks about {ask.topic!r} without end: {endless}"
                raise Broken(what) from endless
            except Exception as problem:
                raise Broken(f"{done}: the computer failed at {ask}: {problem!r}") from problem
        elif kind == "chance" and hand.below(6):
            answer = RandomPlayer().answer(None, ask, hand)
        try:
            within(LONGEST_STEP, match.submit, ask.seat, ask.id, answer)
        except Refused:
            raise Broken(f"{done}: {answer} is no answer to {ask}") from None
        except Endless as endless:
            what = f"{done}: whether answers are enough is not said, without end: {endless}"
            raise Broken(what) from endless
        except GameFault as fault:
            raise Broken(_failed(done, fault)) from fault
    return done


def _failed(of: Played | Variant, fault: GameFault) -> str:
    if isinstance(fault.__cause__, Endless):
        return f"{of}: its script does not come to a question: {fault.__cause__}"
    return f"{of}: its script failed: {fault.__cause__ or fault!r}"
