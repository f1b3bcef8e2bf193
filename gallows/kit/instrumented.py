"""An instrumented game: its script and its computers do not go on for ever, and are timed.

Of what its matches have told it is known by which line, and which line asks now.
"""

import sys
import time
from collections.abc import Coroutine, Iterable
from dataclasses import dataclass, replace
from functools import wraps
from typing import Any

from bot.plugins.time_limits import LONG, TICK
from bot.tables.thinking import SECONDS, TICKS
from gallows.kit.author import Line, line_that_asks, line_that_calls
from gallows.kit.time_limit import within
from games.engine.asks import Answer, Ask
from games.engine.dice import Dice
from games.engine.events import LogEntry
from games.engine.game import ComputerPlayer, Game
from games.engine.match import Match
from games.engine.play_style import DEFAULT_STYLE, PlayStyle
from games.engine.script_context import ScriptContext

LONGEST_STEP = LONG * TICK
"""Seconds of processor time that a script may take to its next question: so the bot has it."""
LONGEST_THOUGHT = SECONDS
"""Seconds of processor time that a computer player may take for an answer."""
STOPPED = TICKS * TICK
"""Seconds of processor time after which a computer player is stopped, as the bot does."""


class _TracedLog(list[LogEntry]):
    """A match's log, with the lines of its script that have made each entry; and that script."""

    def __init__(self, log: Iterable[LogEntry], script: Coroutine[Any, Any, None]) -> None:
        super().__init__(log)
        self.script = script
        self.lines: dict[int, Line | None] = {}

    def append(self, entry: LogEntry) -> None:
        """Note which line tells it."""
        self.lines[entry.n] = line_that_calls(sys._getframe(1))
        super().append(entry)


def asking_line(match: Match) -> Line | None:
    """Return the line at which a match of an instrumented game waits for an answer."""
    log = match.log
    return line_that_asks(log.script) if isinstance(log, _TracedLog) else None


def telling_line(match: Match, entry: LogEntry) -> Line | None:
    """Return the line that has told an event in a match of an instrumented game."""
    log = match.log
    return log.lines.get(entry.n) if isinstance(log, _TracedLog) else None


class _Steps:
    """A script that is stopped where it takes too long to its next question."""

    def __init__(self, script: Coroutine[Any, Any, None]) -> None:
        self._script = script

    def send(self, answers: Any) -> Any:
        return within(LONGEST_STEP, self._script.send, answers)


@dataclass(frozen=True, slots=True)
class Thought:
    """How long a computer player has taken for an answer, in seconds of processor time."""

    seconds: float
    topic: str
    seats: int


class TimedComputer:
    """A game's computer player: knows what took it longest, and is stopped some time."""

    def __init__(self, computer: ComputerPlayer) -> None:
        self._computer = computer
        self.slowest: Thought | None = None

    def answer(
        self, notebook: Any, ask: Ask, dice: Dice, style: PlayStyle = DEFAULT_STYLE
    ) -> Answer:
        """Return the same as the computer player."""
        began = time.thread_time()
        try:
            return within(STOPPED, self._computer.answer, notebook, ask, dice, style)
        finally:
            took = Thought(time.thread_time() - began, ask.topic, len(notebook.seats))
            if self.slowest is None or took.seconds > self.slowest.seconds:
                self.slowest = took


def instrumented(game: Game) -> Game:
    """Return the game with a script that is looked at."""

    @wraps(game.script)
    def script(context: ScriptContext, options: Any) -> Any:
        running = game.script(context, options)
        context.log = _TracedLog(context.log, running)
        return _Steps(running)

    return replace(game, script=script)
