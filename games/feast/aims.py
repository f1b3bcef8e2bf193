"""What a computer player wants: whose life, whose death, and what its own is worth."""

from games.feast.cards import Role
from games.feast.notebook import FeastNotebook

R = Role

DESIRES: dict[Role, dict[Role, float]] = {
    R.KING: {R.ASSASSIN: -0.6, R.PRINCE: -0.3, R.GUARD: 0.3},
    R.ASSASSIN: {R.KING: -1.0, R.GUARD: -0.1},
    R.EXECUTIONER: {R.ASSASSIN: -1.0},
    R.GUARD: {R.KING: 1.0, R.ASSASSIN: -0.5, R.PRINCE: -0.2, R.REBEL: -0.1},
    R.REBEL: {R.GUARD: -1.0},
    R.RED_KNIGHT: {R.BLUE_KNIGHT: -1.0},
    R.BLUE_KNIGHT: {R.RED_KNIGHT: -1.0},
    R.WHITE_KNIGHT: {role: 0.35 for role in R if role is not R.BLACK_KNIGHT},
    R.BLACK_KNIGHT: {role: -0.6 for role in R if role is not R.KING},
    R.GOLD_KNIGHT: {},
    R.QUEEN: {R.PRINCESS: 0.3, R.SUITOR: -1.0},
    R.PRINCESS: {R.SUITOR: 1.0, R.QUEEN: -0.4, R.PRINCE: -0.3},
    R.SUITOR: {R.PRINCESS: 1.0, R.QUEEN: -0.4, R.PRINCE: -0.3},
    R.PRINCE: {R.SUITOR: -0.8, R.KING: -0.6},
}
"""What a role wishes those of another role: life above 0, death below."""

OWN_LIFE = 1.0
"""What the own life is worth to those who win as things stand, and cannot win dead."""
HOPEFUL_LIFE = 0.4
"""And to those who need it, but still miss somebody's death."""
USEFUL_LIFE = 0.3
"""And to those who can win dead: the dead do nothing any more."""


def desires(book: FeastNotebook) -> dict[Role, float]:
    """Return what the viewer's role wishes each other role, as things stand."""
    role, lives = book.role, book.lives()
    if role is None:
        return {}
    wishes = DESIRES[role]
    match role:
        case R.BLACK_KNIGHT:
            dead = sum(not alive for alive in lives.values())
            if 2 * (dead + 1) > len(lives):
                return {**wishes, R.KING: -1.0}
            return {**wishes, R.KING: 0.5}
        case R.PRINCE if not lives[R.SUITOR]:
            return {}
        case R.QUEEN if not lives[R.PRINCESS]:
            return {}
        case R.PRINCESS | R.SUITOR if not both_live(lives):
            return {}
        case _:
            return wishes


def own_life(book: FeastNotebook) -> float:
    """Return what the viewer's own life is worth; below 0, death is wanted.

    Princess and Suitor do not want to outlive each other.
    """
    role, lives = book.role, book.lives()
    match role:
        case R.PRINCESS | R.SUITOR:
            return 0.9 if both_live(lives) else -1.0
        case R.KING:
            return OWN_LIFE
        case R.RED_KNIGHT:
            return HOPEFUL_LIFE if lives[R.BLUE_KNIGHT] else OWN_LIFE
        case R.BLUE_KNIGHT:
            return HOPEFUL_LIFE if lives[R.RED_KNIGHT] else OWN_LIFE
        case R.PRINCE:
            return HOPEFUL_LIFE if lives[R.SUITOR] else OWN_LIFE
        case R.BLACK_KNIGHT:
            return 0.1
        case _:
            return USEFUL_LIFE


def both_live(lives: dict[Role, bool]) -> bool:
    """Say whether Princess and Suitor live."""
    return lives[R.PRINCESS] and lives[R.SUITOR]


def honor_worth(book: FeastNotebook) -> float:
    """Return what an own Honor is worth."""
    return 0.35 if book.role is R.GOLD_KNIGHT else 0.05
