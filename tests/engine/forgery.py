"""Documents of matches for a referee to read: fair ones, and forged ones."""

import json
import marshal
from collections.abc import Callable, Iterable
from typing import Any

import pytest
from pydantic import BaseModel

from gallows.kit.properties import step
from games.engine.dice import SeededDice, derive
from games.engine.game import Game
from games.engine.match import Match
from games.engine.random_player import RandomPlayer
from games.engine.simulation import deal_seed, match_line, play
from tests.engine.document import Document, Foul


def document_of(game: Game, k: int, seats: int, kind: str, options: BaseModel) -> Document:
    """A match as somebody else's program reads it: of computers, by chance, or half silent."""
    seed = deal_seed(game, seats, "referee", k)
    purses = tuple((k + seat) % 6 for seat in range(seats))
    if kind == "silent":
        match, hand = Match(game, seats, options, purses, SeededDice(seed)), derive(seed, "hand")
        while match.asks:
            step(match, hand, silent=2)
    else:
        player = game.computer if kind == "computer" else RandomPlayer()
        match = play(game, seed, [player] * seats, options=options, purses=purses)
    document: Document = json.loads(match_line(match, seed))
    return document


def catches(
    referee: Callable[[Document], None],
    cheat: Callable[[Document], None],
    fair: Iterable[Document],
    needed: set[str],
) -> int:
    """See that the referee calls a foul on each forgery; return how many documents were forged.

    ``needed`` are the events without which there would be nothing to forge.
    """
    forged = 0
    for document in fair:
        if needed <= {event["event"] for event in document["events"]}:
            forgery = marshal.loads(marshal.dumps(document))
            cheat(forgery)
            with pytest.raises(Foul):
                referee(forgery)
            forged += 1
    return forged


def event(document: Document, name: str, n: int = 0) -> dict[str, Any]:
    """The event of that name in a document: the first, unless said otherwise."""
    return [each for each in document["events"] if each["event"] == name][n]


# --- forgeries of any game's document ---


def crown_too_much(document: Document) -> None:
    document["result"]["net"][0] += 1


def winner_denied(document: Document) -> None:
    part = document["result"]["seats"][0]
    part["won"] = not part["won"]
