"""How a game of dotk ended."""

from bot.api import Formatter, change
from cogs.dotk.names import standing
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
    return [[heading, why], [words("dotk-sheet", mode=notebook.mode.value), *sheet], left]


def ranked(notebook: DotkNotebook) -> list[Seat]:
    """Return the seats by how they stand: many points or lives first, few tokens first."""
    sign = 1 if notebook.at_court or notebook.mode is Mode.LIVES else -1
    return sorted(notebook.seats, key=lambda seat: -sign * notebook.tally[seat])


def line(fmt: Formatter, notebook: DotkNotebook, seat: Seat) -> str:
    """Return a seat's line of the score sheet."""
    words = fmt.words
    stands, turns = standing(fmt, notebook, seat), notebook.scored(seat)
    if notebook.at_court and len(turns) > 1:
        by_turn = fmt.commas(map(str, turns))
        stands = words("dotk-points-by-turn", n=notebook.tally[seat], turns=by_turn)
    if not notebook.at_court and (lost := notebook.lost(seat)):
        rounds = fmt.commas(map(str, lost))
        stands = words("dotk-lost-rounds", standing=stands, rounds=rounds)
    parts = [fmt.seat_line(seat), stands]
    if seat in notebook.winners:
        before = notebook.purses_before[seat]
        earned = fmt.crowns_after(seat, notebook.purse(seat)) - before
        parts.append(words("dotk-final-won", earned=change(words, earned)))
    return " · ".join(parts)
