"""Thinking ahead: each answer is tried in worlds that may be so, each played out to its end.

Nobody knows which world is the true one. So an answer is worth what it comes to on average over all
the worlds, and in each of them every seat, one's own too, goes on from its own notebook alone.
"""

from collections.abc import Sequence
from statistics import fmean, stdev
from typing import Any, Protocol

from games.engine.asks import Answer, Ask, Seat
from games.engine.crowns import Outcome
from games.engine.dice import Dice, derive
from games.engine.game import Game
from games.engine.match import Match
from games.engine.simulation import play_on

PLAYOUTS = 96
"""How many matches are played out for one decision, for all answers together."""
SURE = 1.0
"""How many standard errors better than the quick player's answer another one must be."""


class World(Protocol):
    """One way in which all may be that a notebook does not tell."""

    def match(self) -> Match:
        """Return a match of its own that has come to the question; the same each time."""
        ...


class Ahead(Protocol):
    """What a game says of its own, so that its computers can think ahead."""

    def answers(self, notebook: Any, ask: Ask, quick: Answer, dice: Dice) -> Sequence[Answer]:
        """Return what is worth trying beside the quick answer; nothing where nothing is at stake."""
        ...

    def world(self, notebook: Any, ask: Ask, dice: Dice) -> World:
        """Sample a world by what the notebook makes likely."""
        ...

    def worth(self, outcome: Outcome, seat: Seat) -> float:
        """Return what an end is worth to a seat."""
        ...


def best(
    game: Game, ahead: Ahead, notebook: Any, ask: Ask, quick: Answer, dice: Dice
) -> Answer:
    """Return the quick answer, or one that is clearly better: the same for the same dice."""
    others = [each for each in ahead.answers(notebook, ask, quick, dice) if each != quick]
    if not others:
        return quick
    answers = [quick, *others]
    worths: list[list[float]] = [[] for _ in answers]
    for n in range(PLAYOUTS // len(answers)):
        world = ahead.world(notebook, ask, dice)
        luck = dice.below(1 << 62).to_bytes(8, "big")
        for answer, found in zip(answers, worths, strict=True):
            found.append(ahead.worth(_played_out(game, world.match(), ask, answer, luck), ask.seat))
    chosen, gain = quick, 0.0
    for answer, found in zip(others, worths[1:], strict=True):
        gains = [one - other for one, other in zip(found, worths[0], strict=True)]
        error = stdev(gains) / len(gains) ** 0.5
        if fmean(gains) > max(gain, SURE * error):
            chosen, gain = answer, fmean(gains)
    return chosen


def _played_out(game: Game, match: Match, ask: Ask, answer: Answer, luck: bytes) -> Outcome:
    match.submit(ask.seat, ask.id, answer)
    players = [game.computer] * match.seats
    play_on(match, players, [derive(luck, seat) for seat in range(match.seats)])
    if match.outcome is None:
        raise ValueError("a match that was played out has no result")
    return match.outcome
