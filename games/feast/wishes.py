"""What each role wants: whose life, whose death, and whether the King's death would suit it.

The King's death ends the game at once, so it suits whoever has won as things stand and may still
lose, and it is a loss to all who still hope. That makes allies, and everybody can work it out.
"""

from functools import lru_cache

from games.feast.cards import Role
from games.feast.goals import reached
from games.feast.notebook import FeastNotebook

R = Role

GRUDGES: dict[Role, dict[Role, float]] = {
    R.KING: {R.GUARD: 0.1},
    R.ASSASSIN: {},
    R.EXECUTIONER: {R.ASSASSIN: -1.0},
    R.GUARD: {R.REBEL: -0.15},
    R.REBEL: {R.GUARD: -1.0},
    R.RED_KNIGHT: {R.BLUE_KNIGHT: -1.0},
    R.BLUE_KNIGHT: {R.RED_KNIGHT: -1.0},
    R.WHITE_KNIGHT: dict.fromkeys(R, 0.3),
    R.BLACK_KNIGHT: dict.fromkeys(R, -0.5),
    R.GOLD_KNIGHT: {},
    R.QUEEN: {R.PRINCESS: 0.1, R.SUITOR: -1.0},
    R.PRINCESS: {R.SUITOR: 1.0, R.QUEEN: -0.3, R.PRINCE: -0.2},
    R.SUITOR: {R.PRINCESS: 1.0, R.QUEEN: -0.3, R.PRINCE: -0.2},
    R.PRINCE: {R.SUITOR: -0.7},
}
"""What a role wishes those of another role, but for what follows from the King's death."""

HOPES: dict[Role, float] = {
    R.KING: 1.0,
    R.ASSASSIN: 0.0,
    R.EXECUTIONER: 0.5,
    R.GUARD: 1.0,
    R.REBEL: 0.4,
    R.RED_KNIGHT: 0.3,
    R.BLUE_KNIGHT: 0.3,
    R.WHITE_KNIGHT: 0.4,
    R.BLACK_KNIGHT: 0.4,
    R.GOLD_KNIGHT: 0.3,
    R.QUEEN: 0.3,
    R.PRINCESS: 0.6,
    R.SUITOR: 0.6,
    R.PRINCE: 0.4,
}
"""How likely a role wins, if the game goes on from where it has not won for good."""

LATE = 0.5
"""How many rounds before the end half of what may change is decided."""


ALLIES = 0.35
"""How much of what two want with the King makes them wish each other well, or ill."""

OWN_LIFE = 1.0
"""What the own life is worth to those who win as things stand, and cannot win dead."""
HOPEFUL_LIFE = 0.45
"""And to those who need it, but still miss somebody's death."""
SHARED_LIFE = 0.6
"""And to Princess and Suitor: whoever of them dies first still wins, if the other one follows."""
USEFUL_LIFE = 0.25
"""And to those who can win dead: the dead do nothing any more."""


TURNS_A_CARD = 3.5
"""How many turns it takes until each deck of food has one card less."""
STEPS = 8
"""How finely the time that is left is told: the same wishes serve for many a turn."""


def to_come(book: FeastNotebook) -> float:
    """Return how much of the game may still change: 1 is all, 0 is nothing.

    The second deck that runs out ends the game, and plates are filled from the fullest.
    """
    sizes = sorted(book.decks.values())
    turns = TURNS_A_CARD * sizes[1] if sizes else 0.0
    rounds = turns / max(len(book.living()), 1)
    return round(STEPS * rounds / (rounds + LATE)) / STEPS


@lru_cache(maxsize=4096)
def wishes(
    alive: tuple[Role, ...], dead: tuple[Role, ...], left: float = 1.0
) -> dict[Role, dict[Role, float]]:
    """Return what each living role wishes each other one: life above 0, death below.

    ``left``: how much of the game may still change, from `to_come`.
    """
    lives = dict.fromkeys(alive, True) | dict.fromkeys(dead, False)
    loyalty = {role: kings_life(role, lives, left) for role in alive}
    found = {}
    for role in alive:
        mine = {R.KING: loyalty[role]} if role is not R.KING else {}
        for other in alive:
            if other not in (role, R.KING):
                grudge = GRUDGES[role].get(other, 0.0) if open_still(role, lives) else 0.0
                bond = ALLIES * loyalty[role] * loyalty[other]
                mine[other] = max(-1.0, min(1.0, grudge + bond))
        found[role] = mine
    return found


def kings_life(role: Role, lives: dict[Role, bool], left: float) -> float:
    """Return what the King's life is worth to a role: what it hopes for, less what it has won.

    Towards the end, hope is what it has won.
    """
    if role is R.KING:
        return 1.0
    hope = float(reached(role, lives))
    if open_still(role, lives):
        hope += left * (HOPES[role] - hope)
    return hope - float(reached(role, {**lives, R.KING: False}))


def open_still(role: Role, lives: dict[Role, bool]) -> bool:
    """Say whether deaths can still change whether a role wins."""
    match role:
        case R.EXECUTIONER:
            return lives[R.ASSASSIN]
        case R.REBEL:
            return lives[R.GUARD]
        case R.BLACK_KNIGHT:
            return not reached(role, lives)
        case R.WHITE_KNIGHT:
            return reached(role, lives)
        case R.PRINCESS | R.SUITOR:
            return lives[R.PRINCESS] or lives[R.SUITOR]
        case R.QUEEN:
            return lives[R.PRINCESS]
        case _:
            return True


def table_of(book: FeastNotebook) -> dict[Role, dict[Role, float]]:
    """Return what everybody at the table wishes everybody, as all can work it out."""
    lives = book.lives()
    alive = tuple(role for role in book.roles if lives[role])
    return wishes(alive, tuple(role for role in book.roles if not lives[role]), to_come(book))


def desires(book: FeastNotebook) -> dict[Role, float]:
    """Return what the viewer's role wishes each other role, as things stand."""
    role, lives = book.role, book.lives()
    if role is None:
        return {}
    if role is R.GOLD_KNIGHT:
        standing = book.standing()
        return {R.KING: -0.5 if standing is not None and standing.won else 0.3}
    wish = dict(table_of(book).get(role, {}))
    if role is R.WHITE_KNIGHT and not reached(role, lives):
        return {}
    if role in (R.PRINCESS, R.SUITOR) and not both_live(lives):
        return {R.KING: 0.5}
    return wish


def own_life(book: FeastNotebook) -> float:
    """Return what the viewer's own life is worth; below 0, death is wanted.

    Princess and Suitor do not want to outlive each other.
    """
    role, lives = book.role, book.lives()
    hopeful = HOPEFUL_LIFE * to_come(book)
    match role:
        case R.PRINCESS | R.SUITOR:
            return SHARED_LIFE if both_live(lives) else -1.0
        case R.KING:
            return OWN_LIFE
        case R.RED_KNIGHT:
            return hopeful if lives[R.BLUE_KNIGHT] else OWN_LIFE
        case R.BLUE_KNIGHT:
            return hopeful if lives[R.RED_KNIGHT] else OWN_LIFE
        case R.PRINCE:
            return hopeful if lives[R.SUITOR] else OWN_LIFE
        case R.BLACK_KNIGHT | R.QUEEN:
            return 0.05
        case R.WHITE_KNIGHT:
            return 0.45
        case _:
            return USEFUL_LIFE * to_come(book)


def both_live(lives: dict[Role, bool]) -> bool:
    """Say whether Princess and Suitor live."""
    return lives[R.PRINCESS] and lives[R.SUITOR]


def honor_worth(book: FeastNotebook) -> float:
    """Return what an own Honor is worth."""
    return 0.3 if book.role is R.GOLD_KNIGHT else 0.05
