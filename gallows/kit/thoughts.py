"""What a game thinks about for who plays alone: a hint, and what could still have been won.

The bot has a process of its own think about it, and says nothing where nothing comes of it.
"""

import pickle
import time
from collections.abc import Callable
from typing import Any, TypeAlias

from bot.panels.alone import alone_result_panel, hint_line, private_panel
from bot.panels.hand import NOTHING_MORE, Shown
from bot.plugins.plugin import HINT
from bot.tables.state import Hint
from bot.tables.thinking import SECONDS
from gallows.kit import limits
from gallows.kit.assertions import Broken, require
from gallows.kit.author import line_of
from gallows.kit.game_under_test import GameUnderTest
from gallows.kit.instrumented import STOPPED
from gallows.kit.snapshots import Snapshot, english, played
from gallows.kit.time_limit import within
from games.engine.dice import derive

Thinks: TypeAlias = Callable[..., Any]

MOST = 1
"""Hints of one match that are asked for: each may take more than a second."""


def advised(under_test: GameUnderTest) -> str:
    """What is thought about for who plays alone can be asked for, and comes to words."""
    game, rules, hints = under_test.game, under_test.game.rules, 0
    if game.hint is None and game.hindsight is None:
        return "nothing is thought about"
    for seed, variant in enumerate(under_test.sizes, 1000 * under_test.round):
        seats, options, left = variant.seats, variant.options, MOST
        for moment in played(rules, seed, seats, options, choices=variant.choices, silent=100):
            asks = moment.match.asks
            if game.hint is not None and left and asks and asks[0].verb(HINT) is not None:
                _hint(under_test, moment, game.hint)
                hints, left = hints + 1, left - 1
            if game.hindsight is not None and moment.match.over:
                _hindsight(under_test, moment, game.hindsight)
    return f"{hints} hints"


def _hint(under_test: GameUnderTest, shown: Snapshot, give: Thinks) -> None:
    """Require that a hint can be asked for at a moment."""
    ask, words = shown.match.asks[0], english()
    dice, book = derive(under_test.seed, HINT, ask.id), shown.notebook(ask.seat)
    found = _thought(give, book.events_and_claims, dice)
    require(
        under_test.game.view.hint is not None, "hints are given, and the view has no hint for them"
    )
    for hint in (Hint(ask.id, known=True, found=found), Hint(ask.id)):
        line = hint_line(shown.view, book, hint, words)
        limits.check(private_panel(shown.view, book, ask, words, Shown(hint=line)))


def _hindsight(under_test: GameUnderTest, shown: Snapshot, think: Thinks) -> None:
    """Require that a game that was not won can be looked back at."""
    outcome = shown.match.outcome
    if outcome is None or outcome.seats[0].won:
        return
    until = time.process_time() + SECONDS
    public, events = shown.notebook(None), [entry.event for entry in shown.match.log]
    found = _thought(think, events, lambda: time.process_time() < until)
    require(
        under_test.game.view.hindsight is not None,
        "a game is looked back at, and the view has no hindsight for that",
    )
    panel = alone_result_panel(shown.view, public, english(), NOTHING_MORE, hindsight=found)
    limits.check(panel)


def _thought(think: Thinks, events: Any, more: Any) -> Any:
    """Return what comes of thinking; raise `Broken` for what no other process could do."""
    _sent(think, think)
    found = within(STOPPED, think, events, more)
    _sent(think, found)
    return found


def _sent(think: Thinks, sent: Any) -> None:
    try:
        pickle.dumps(sent)
    except (pickle.PicklingError, AttributeError, TypeError) as why:
        raise Broken(
            f"a process of its own cannot think about it: {why}",
            line_of(think),
            "Name a function of a module, which returns what can be pickled.",
        ) from why
