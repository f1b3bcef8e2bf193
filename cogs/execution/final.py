"""How it ended."""

from bot.api import Colour, Formatter, Poster, PosterSeat
from cogs.execution.board import board, rows
from games.execution.cards import ROYALS
from games.execution.layout import BEHIND
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
    score = fmt.words("execution-score", score=ended.score, level=level, hints=ended.hints)
    return [[heading, score], *beside_poster(fmt, notebook)]


def beside_poster(fmt: Formatter, notebook: ExecutionNotebook) -> list[list[str]]:
    """Return what the poster does not say: why it is lost, and which royals are left."""
    if notebook.result is Result.WON:
        return []
    why = fmt.words("execution-why-lost") if notebook.result is Result.LOST else ""
    return [[why], rows(fmt, notebook)]


def hindsight(fmt: Formatter, number: int) -> str:
    """Return up to which hand the game could still be won, as far as the search has shown it."""
    return fmt.words("execution-hindsight", n=number)


def shared(fmt: Formatter, notebook: ExecutionNotebook) -> list[str]:
    """Return twelve squares, by row as the royals lay, and how many hints it took."""
    words, length = fmt.words, BEHIND + 1
    lines = []
    for row in notebook.layout.rows:
        left = row.behind + (row.royal is not None)
        fallen = words("execution-square-executed") * (length - left)
        lines.append(fallen + words("execution-square-left") * left)
    return [*lines, words("execution-hints", n=notebook.hints)]


def poster(fmt: Formatter, notebook: ExecutionNotebook) -> Poster:
    """Return how it ended and at what level, and nothing of the deal."""
    ended, words = notebook.ended, fmt.words
    won = notebook.result is Result.WON
    level, score = fmt.plain.noun(notebook.level), 0 if ended is None else ended.score
    return Poster(
        headline=words(f"execution-poster-{notebook.result}"),
        line=words("execution-poster-line", n=notebook.layout.executed, royals=len(ROYALS)),
        colour=Colour.GOLD if won else Colour.NIGHT,
        seats=(
            PosterSeat(
                emblems=(fmt.key(notebook.level),),
                role=words(
                    "execution-poster-score", level=level, score=score, hints=notebook.hints
                ),
                won=won,
            ),
        ),
    )
