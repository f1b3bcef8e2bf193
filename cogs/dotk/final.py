"""How a game of dotk ended."""

from bot.api import Formatter, change
from cogs.dotk.names import kind, standing
from games.dotk.notebook import DotkNotebook
from games.dotk.words import Mode
from games.engine.asks import Seat


def final(fmt: Formatter, notebook: DotkNotebook) -> list[list[str]]:
    """Return who won and why, then the score sheet with everybody's crowns, the best first."""
    words = fmt.words
    names = fmt.names(notebook.winners)
    heading = words(f"dotk-final-{notebook.result}", names=names, n=len(notebook.winners))
    why = words(f"dotk-final-{notebook.result}-why", n=len(notebook.winners))
    sheet = [line(fmt, notebook, seat) for seat in ranked(notebook)]
    left = [] if fmt.table.counted else [words("final-not-counted")]
    return [[heading, why], [words("dotk-sheet", mode=kind(notebook)), *sheet], left]


def beside_poster(fmt: Formatter, notebook: DotkNotebook) -> list[list[str]]:
    """Return what the poster does not show: why it was won, and whether crowns moved."""
    why = fmt.words(f"dotk-final-{notebook.result}-why", n=len(notebook.winners))
    return [[why], [] if fmt.table.counted else [fmt.words("dotk-final-no-crowns")]]


def ranked(notebook: DotkNotebook) -> list[Seat]:
    """Return the seats by how they stand: many points or lives first, few tokens first."""
    sign = 1 if notebook.at_court or notebook.mode is Mode.LIVES else -1
    return sorted(notebook.seats, key=lambda seat: -sign * notebook.tally[seat])


def line(fmt: Formatter, notebook: DotkNotebook, seat: Seat) -> str:
    """Return a seat's line of the score sheet."""
    parts = [fmt.seat_line(seat), by_turn(fmt, notebook, seat)]
    if seat in notebook.winners:
        before = notebook.purses_before[seat]
        earned = fmt.crowns_after(seat, notebook.purse(seat)) - before
        parts.append(fmt.words("dotk-final-won", earned=change(fmt.words, earned)))
    return " · ".join(parts)


def by_turn(fmt: Formatter, notebook: DotkNotebook, seat: Seat) -> str:
    """Return how a seat stands, and by which turns, or in the great game by which lost rounds."""
    stands, turns = standing(fmt, notebook, seat), turns_of(notebook, seat)
    if not turns:
        return stands
    return fmt.words("dotk-by-turn", standing=stands, turns=fmt.commas(map(str, turns)))


def turns_of(notebook: DotkNotebook, seat: Seat) -> list[int]:
    """Return a seat's points by turn, or the rounds that it lost; none where one turn is all."""
    if not notebook.at_court:
        return notebook.lost(seat)
    scored = notebook.scored(seat)
    return scored if len(scored) > 1 else []
