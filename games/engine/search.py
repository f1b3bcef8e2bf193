"""Thinking ahead: each answer is tried in worlds that may be so, each played out to its end.

Nobody knows which world is the true one. So an answer is worth what it comes to on average over all
the worlds, and in each of them every seat, one's own too, goes on from its own notebook alone.
"""

from itertools import islice
from statistics import fmean, stdev
from typing import Any

from games.engine.asks import Answer, Ask
from games.engine.crowns import Outcome
from games.engine.dice import Dice, derive
from games.engine.game import Game
from games.engine.lookahead import Lookahead
from games.engine.match import Match
from games.engine.playout import play_out

PLAYOUTS = 60
"""How many matches are played out for one decision, for all answers together."""
MOST_TRIED = 14
"""Answers that are tried beside the quick one: with more there would be too few worlds for each."""
SURE = 1.0
"""How many standard errors better than the quick answer another one must be."""


def best(
    game: Game, lookahead: Lookahead, notebook: Any, ask: Ask, quick: Answer, dice: Dice
) -> Answer:
    """Return the quick answer, or one that is clearly better: the same for the same dice."""
    others = [each for each in lookahead.candidates(notebook, ask, dice) if each != quick]
    others = others[:MOST_TRIED]
    if not others:
        return quick
    answers = [quick, *others]
    worths: list[list[float]] = [[] for _ in answers]
    worlds = lookahead.worlds(game, notebook, ask, dice)
    for world in islice(worlds, PLAYOUTS // len(answers)):
        luck = dice.below(1 << 62).to_bytes(8, "big")
        for answer, found in zip(answers, worths, strict=True):
            outcome = _played_out(game, world.match(), ask, answer, luck)
            found.append(lookahead.worth(outcome, ask.seat))
    chosen, most = quick, 0.0
    for answer, found in zip(others, worths[1:], strict=True):
        gains = [one - other for one, other in zip(found, worths[0], strict=True)]
        error = stdev(gains) / len(gains) ** 0.5
        if fmean(gains) > max(most, SURE * error):
            chosen, most = answer, fmean(gains)
    return chosen


def _played_out(game: Game, match: Match, ask: Ask, answer: Answer, luck: bytes) -> Outcome:
    match.submit(ask.seat, ask.id, answer)
    players = [game.computer] * match.seats
    play_out(match, players, [derive(luck, seat) for seat in range(match.seats)])
    if match.outcome is None:
        raise ValueError("a match that was played out has no result")
    return match.outcome
