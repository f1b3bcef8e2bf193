"""What a host may choose, and what the lobby says of it: how long a game takes above all."""

from bot.api import Choices, Formatter
from games.dotk.game import DOTK
from games.dotk.setup import Options, lives_of, rounds_of
from games.dotk.words import Mode
from games.engine.asks import AskPace

COURT_SECONDS, GREAT_SECONDS = 12, 6
"""What a question takes people who are there, as a measure of how long a game is."""

MANY_AT_COURT = 6
"""From so many players on the lobby says what the short court game would take."""

QUESTIONS: dict[Mode, tuple[int, ...]] = {
    Mode.COURT: (33, 56, 85, 121, 162),
    Mode.COURT_SHORT: (22, 28, 51, 60, 92),
    Mode.TOKENS: (9, 16, 26, 37, 51, 67, 84, 104, 126, 149, 175, 203, 233, 265),
    Mode.LIVES: (26, 47, 71, 98, 129, 73, 89, 107, 125, 146, 169, 192, 219, 249),
}
"""Questions of the median game, by seats from the fewest on: docs/dotk-balance.md. All that are put
at once count as one."""


def seats(choices: Choices) -> range:
    """Return how many may sit down."""
    return DOTK.seats(Options(mode=choices["mode"]))


def pace(choices: Choices) -> AskPace:
    """Return how long a move may take: the great game has very many."""
    return AskPace.TURN if Mode(choices["mode"]).at_court else AskPace.BRISK


def lines(fmt: Formatter) -> list[str]:
    """Return which game it is, how many rounds, and about how long it takes for those present."""
    words, mode = fmt.words, Mode(fmt.table.choices["mode"])
    able = seats(fmt.table.choices)
    present = sum(seat.joined for seat in fmt.table.seats)
    players = min(max(present, able.start), able.stop - 1)
    n, minutes = estimate(mode, players)
    said = words(
        f"dotk-lobby-game-{mode if mode.at_court else 'great'}",
        least=able.start,
        most=able.stop - 1,
        players=players,
        rounds=rounds_of(mode, players),
        lives=lives_of(mode, players),
    )
    many = mode is Mode.COURT and players >= MANY_AT_COURT
    shorter = estimate(Mode.COURT_SHORT, players)[1] if many else 0
    return [
        said,
        words("dotk-lobby-length", players=players, n=n, minutes=minutes, shorter=shorter),
    ]


def estimate(mode: Mode, players: int) -> tuple[int, int]:
    """Return the questions of the median game, and its minutes with people who are there."""
    times = {Mode.TOKENS_TWICE: 2, Mode.TOKENS_THRICE: 3}.get(mode, 1)
    table = QUESTIONS[Mode.TOKENS if times > 1 else mode]
    n = table[players - DOTK.least_seats] * times
    seconds = COURT_SECONDS if mode.at_court else GREAT_SECONDS
    return n, -(-n * seconds // 60)
