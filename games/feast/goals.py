"""The fourteen roles' goals, judged when the game ends, the dead included."""

from collections.abc import Callable, Iterable
from itertools import product
from typing import TypeAlias

from games.engine.asks import Seat
from games.feast.cards import Role
from games.feast.events import Judged
from games.feast.person import Person

R = Role
Lives: TypeAlias = dict[Role, bool]
"""The roles in the game, each with whether it lives."""

Goal: TypeAlias = Callable[[Lives], bool]


def both_or_neither(lives: Lives) -> bool:
    """Princess and Suitor: both alive or both dead."""
    return lives[R.PRINCESS] == lives[R.SUITOR]


FATES: dict[Role, tuple[tuple[Role, ...], Goal]] = {
    R.KING: ((R.KING,), lambda lives: lives[R.KING]),
    R.ASSASSIN: ((R.KING,), lambda lives: not lives[R.KING]),
    R.EXECUTIONER: ((R.ASSASSIN,), lambda lives: not lives[R.ASSASSIN]),
    R.GUARD: ((R.KING,), lambda lives: lives[R.KING]),
    R.REBEL: ((R.GUARD,), lambda lives: not lives[R.GUARD]),
    R.RED_KNIGHT: (
        (R.RED_KNIGHT, R.BLUE_KNIGHT),
        lambda lives: lives[R.RED_KNIGHT] and not lives[R.BLUE_KNIGHT],
    ),
    R.BLUE_KNIGHT: (
        (R.BLUE_KNIGHT, R.RED_KNIGHT),
        lambda lives: lives[R.BLUE_KNIGHT] and not lives[R.RED_KNIGHT],
    ),
    R.QUEEN: (
        (R.PRINCESS, R.SUITOR),
        lambda lives: lives[R.PRINCESS] and not lives[R.SUITOR],
    ),
    R.PRINCESS: ((R.PRINCESS, R.SUITOR), both_or_neither),
    R.SUITOR: ((R.SUITOR, R.PRINCESS), both_or_neither),
    R.PRINCE: (
        (R.PRINCE, R.KING, R.SUITOR),
        lambda lives: lives[R.PRINCE] and not (lives[R.KING] and lives[R.SUITOR]),
    ),
}
"""Goals about life and death: whose, and what is wanted."""


def reached(role: Role, lives: Lives) -> bool:
    """Say whether a goal is reached as things stand; the Gold Knight's is not about lives."""
    alive = sum(lives.values())
    match role:
        case R.WHITE_KNIGHT:
            return 2 * alive > len(lives)
        case R.BLACK_KNIGHT:
            return 2 * alive < len(lives)
        case R.GOLD_KNIGHT:
            return False
        case _:
            return FATES[role][1](lives)


def reachable(role: Role, lives: Lives, merit: int) -> bool:
    """Say whether somebody dead may still reach their goal: whoever lives may die, or not.

    ``merit`` is what they keep; that of the living may sink to nothing.
    """
    match role:
        case R.WHITE_KNIGHT:
            return 2 * sum(lives.values()) > len(lives)
        case R.BLACK_KNIGHT:
            return True
        case R.GOLD_KNIGHT:
            return merit > 0
        case _:
            about, goal = FATES[role]
            ends = product(*((False, True) if lives[who] else (False,) for who in about))
            return any(goal({**lives, **dict(zip(about, end, strict=True))}) for end in ends)


def left_to_reach(lives: Lives, *, gold_leads: bool) -> tuple[Role, ...]:
    """Return whose goals living guests have not reached as things stand, and still can.

    ``gold_leads``: whether the Gold Knight has most Honor and Titles. Nobody who lives is ever
    without hope of them.
    """
    return tuple(
        role
        for role, alive in lives.items()
        if alive
        and not (gold_leads if role is R.GOLD_KNIGHT else reached(role, lives))
        and reachable(role, lives, merit=1)
    )


def leads(guest: Person, guests: Iterable[Person]) -> bool:
    """Say whether nobody else has as many Honor and Titles as a guest."""
    return all(guest.merit > other.merit for other in guests if other is not guest)


def judge(seat: Seat, role: Role, lives: Lives, merit: int, best_other: int) -> Judged:
    """Judge one player. ``merit`` counts the own Honor and Titles, ``best_other`` the most of
    anybody else: a tie makes no Gold Knight win.
    """
    alive, players = sum(lives.values()), len(lives)
    match role:
        case R.WHITE_KNIGHT:
            return Judged(seat, role, 2 * alive > players, (), alive, players)
        case R.BLACK_KNIGHT:
            dead = players - alive
            return Judged(seat, role, 2 * dead > players, (), dead, players)
        case R.GOLD_KNIGHT:
            return Judged(seat, role, merit > best_other, (), merit, best_other)
        case _:
            about, goal = FATES[role]
            fates = tuple((who, lives[who]) for who in about)
            return Judged(seat, role, goal(lives), fates, 0, 0)
