"""What a table settles before the deal, and what follows from it."""

from pydantic import BaseModel, ConfigDict

from games.dotk.words import Mode

MOST_AT_COURT = 7
MOST = 16
LEAST = 3
HAND = 3
"""Cards in a hand of the court game, and rounds of a turn."""
MANY = 8
"""From so many players on everybody has fewer lives."""
WINNERS_CROWNS = 2
"""House: what each winner of a table earns."""

TIMES = {Mode.TOKENS: 1, Mode.TOKENS_TWICE: 2, Mode.TOKENS_THRICE: 3}
"""How many rounds of the great game there are for each player."""


class Options(BaseModel):
    """Which game is played."""

    model_config = ConfigDict(frozen=True)

    mode: Mode = Mode.COURT


def seats_of(options: Options) -> range:
    """Return how many may play: up to seven at court, sixteen in the great game."""
    return range(LEAST, (MOST_AT_COURT if options.mode.at_court else MOST) + 1)


def rounds_of(mode: Mode, seats: int) -> int:
    """Return how many turns or rounds there are; 0 is as many as it takes.

    House: a short court game has half as many turns as players, and one that is begun counts.
    """
    if mode is Mode.COURT_SHORT:
        return (seats + 1) // 2
    return seats * TIMES.get(mode, mode is Mode.COURT)


def lives_of(mode: Mode, seats: int) -> int:
    """Return how many lives everybody has: four, from eight players on two; 0 without lives."""
    if mode is not Mode.LIVES:
        return 0
    return 2 if seats >= MANY else 4
