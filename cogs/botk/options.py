"""What a host may choose for botk, and what becomes of it."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Any

from bot.api import Choices, Seat, Sitter


class ExecutionerBy(StrEnum):
    """How the first Executioner is found."""

    EXPERIENCE = "experience"
    VOLUNTEER = "volunteer"
    DICE = "dice"
    SUCCESSOR = "successor"
    """Named at the end of the game before."""


OFFERED = (ExecutionerBy.EXPERIENCE, ExecutionerBy.VOLUNTEER, ExecutionerBy.DICE)
"""What a host can choose; a successor is there only after another game."""


class AlwaysSaboteur(StrEnum):
    """Whether the roles are dealt until a prisoner is a Saboteur."""

    FEW = "few"
    """With few players, where chance would often leave the Saboteurs' side empty."""
    ON = "true"
    OFF = "false"
    """As printed."""


FEW_PLAYERS = 5
"""Up to how many players there is always a Saboteur, unless the host chooses otherwise."""


def volunteers(choices: Choices) -> bool:
    """Say whether players may volunteer to be the Executioner."""
    return bool(choices["executioner"] == ExecutionerBy.VOLUNTEER)


def again(choices: Choices, *, named: bool) -> dict[str, Any]:
    """Return the choices of the next game: a named successor is its Executioner."""
    by = ExecutionerBy.SUCCESSOR if named else ExecutionerBy.VOLUNTEER
    return {**choices, "executioner": by.value}


def match_options(
    choices: Choices, sitters: Sequence[Sitter], successor: Seat | None
) -> dict[str, Any]:
    """Return the match's options. The dice choose where several seats could be Executioner."""
    return {
        "executioner": _executioners(choices, sitters, successor),
        "always_saboteur": _always_saboteur(choices, len(sitters)),
    }


def _always_saboteur(choices: Choices, players: int) -> bool:
    """Say whether a prisoner is sure to be a Saboteur; a lobby may still hold a plain yes or no."""
    chosen = AlwaysSaboteur(str(choices["always_saboteur"]).lower())
    if chosen is AlwaysSaboteur.FEW:
        return players <= FEW_PLAYERS
    return chosen is AlwaysSaboteur.ON


def _executioners(
    choices: Choices, sitters: Sequence[Sitter], successor: Seat | None
) -> tuple[Seat, ...]:
    everybody = tuple(each.seat for each in sitters)
    match ExecutionerBy(choices["executioner"]):
        case ExecutionerBy.SUCCESSOR if successor is not None:
            return (successor,)
        case ExecutionerBy.VOLUNTEER if willing := tuple(s.seat for s in sitters if s.volunteer):
            return willing
        case ExecutionerBy.VOLUNTEER | ExecutionerBy.EXPERIENCE:
            humans = [each for each in sitters if each.human]
            most = max((each.played for each in humans), default=0)
            return tuple(each.seat for each in humans if each.played == most)
        case _:
            return everybody
