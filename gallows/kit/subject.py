"""The game that is looked at: what a host may choose, and matches of it, played to their ends."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from pydantic import BaseModel

from bot.plugins.plugin import GamePlugin, Number, OneOf, Option, Several, Sitter, Switch
from bot.values.errors import Declined
from gallows.kit.holding import Broken, require
from gallows.kit.properties import CountingDice
from games.engine.asks import Answer, Ask, Seat
from games.engine.chance import RandomPlayer
from games.engine.crowns import FIRST_PURSE
from games.engine.dice import derive
from games.engine.errors import GameFault, Refused
from games.engine.match import Match

MOST_ANSWERS = 5000
"""A game that has not ended by then is taken not to end."""
KINDS = ("computers", "chance", "silence")
"""Who plays."""


@dataclass(frozen=True)
class Variant:
    """What a host has chosen, and how many sit down."""

    choices: Mapping[str, Any]
    options: BaseModel
    seats: int

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
    asks: list[Ask] = field(default_factory=list)

    def __str__(self) -> str:
        return f"{self.variant.seats} seats, {self.variant.options}, played by {self.kind}"


@dataclass
class Subject:
    """A game, and what all checks of it share."""

    game: GamePlugin
    reveals: frozenset[str] | None = None
    """By what the dice may come out, as `gallows.kit.secrets.shown_by` says it; None: anything."""

    @cached_property
    def variants(self) -> list[Variant]:
        """Every option on its own, with every number of seats that it allows."""
        return list(variants(self.game))

    @cached_property
    def matches(self) -> list[Played]:
        """One for each variant; with what is chosen where nothing is, one of each kind."""
        return [
            play(self.game, variant, kind, n)
            for n, variant in enumerate(self.variants)
            for kind in (KINDS if self._usual(variant) else (KINDS[n % len(KINDS)],))
        ]

    @cached_property
    def sizes(self) -> list[Variant]:
        """The fewest and the most seats, where the host has chosen nothing.

        Raise `Broken` for a game that does not end: nothing else is to be played of it.
        """
        require(bool(self.matches), "there is nothing to be played: no number of seats fits")
        usual = [variant for variant in self.variants if self._usual(variant)]
        return [usual[n] for n in sorted({0, len(usual) - 1})]

    def length(self, variant: Variant) -> int:
        """Return how many answers a match of such a size takes by chance."""
        return max(
            len(each.match.given)
            for each in self.matches
            if each.variant == variant and each.kind == "chance"
        )

    def _usual(self, variant: Variant) -> bool:
        return variant.choices == self.game.defaults()


def variants(game: GamePlugin) -> Iterator[Variant]:
    """Yield what a host may choose, one option at a time, by numbers of seats."""
    usual = game.defaults()
    chosen = [usual]
    for option in game.options:
        chosen += [game.choose(usual, option.name, value) for value in other_values(option)]
    for choices in chosen:
        for seats in game.seats_for(choices):
            try:
                game.check(choices, seats)
            except Declined:
                continue
            sitters = [Sitter(Seat(n), n > 0, n == 0, n) for n in range(seats)]
            options = game.match_options(choices, sitters, None)
            yield Variant(choices, game.rules.options.model_validate(options), seats)


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
    done = Played(variant, kind, variant.begin(game, seed)[0])
    match, hand = done.match, derive(seed, "hand")
    books = [game.rules.notebook(variant.seats, Seat(n)) for n in range(variant.seats)]
    noted = [0] * variant.seats
    while not match.over:
        require(bool(match.asks), f"{done}: it stalls, and asks nobody")
        require(len(match.given) < MOST_ANSWERS, f"{done}: no end after {MOST_ANSWERS} answers")
        ask = match.asks[0]
        done.asks.append(ask)
        answer: Answer | None = None
        if kind == "computers":
            books[ask.seat].read(match.told[noted[ask.seat] :])
            noted[ask.seat] = len(match.told)
            try:
                answer = game.rules.computer.answer(books[ask.seat], ask, hand)
            except Exception as problem:
                raise Broken(f"{done}: the computer failed at {ask}: {problem!r}") from problem
        elif kind == "chance" and hand.below(6):
            answer = RandomPlayer().answer(None, ask, hand)
        try:
            match.submit(ask.seat, ask.id, answer)
        except Refused:
            raise Broken(f"{done}: {answer} is no answer to {ask}") from None
        except GameFault as fault:
            raise Broken(f"{done}: its script failed: {fault.__cause__ or fault!r}") from fault
    return done
