"""How it ended."""

from bot.api import Formatter
from cogs.execution.board import board, rows
from games.execution.cards import ROYALS
from games.execution.notebook import ExecutionNotebook
from games.execution.words import Result


def final(fmt: Formatter, notebook: ExecutionNotebook) -> list[list[str]]:
    """Return the result and the score, and which royals are left."""
    ended = notebook.ended
    if ended is None:
        return board(fmt, notebook)
    level = fmt.words(f"execution-level-{notebook.level}")
    heading = fmt.words(
        f"execution-end-{ended.result}", n=ended.executed, royals=len(ROYALS), left=ended.score
    )
    score = fmt.words("execution-score", score=ended.score, level=level)
    if ended.result is Result.WON:
        return [[heading, score]]
    return [[heading, score], rows(fmt, notebook)]


def hindsight(fmt: Formatter, number: int) -> str:
    """Return up to which hand the game could still be won, as far as the search has shown it."""
    return fmt.words("execution-hindsight", n=number)
