"""Which role cards are used: the two scenarios, a random set, or a set of the host's own.

House: the rulebook speaks of recommended scenarios and gives none.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from pydantic import BaseModel, ConfigDict

from games.engine.dice import Dice, draw
from games.feast.cards import Role, in_order

R = Role


class Scenario(StrEnum):
    """How the roles are chosen."""

    A = "A"
    B = "B"
    DICE = "dice"
    """A random set that the check accepts."""
    CUSTOM = "custom"


class Options(BaseModel):
    """What a table settles before the deal. ``roles`` are those of a custom scenario.

    ``spared``, house: nobody drinks to a toast or fights a duel before a first turn of their own.
    ``decided``, house: the feast ends when nobody living has a goal left to reach.
    ``forewarned``, house: the Queen sees in the setup who the Suitor is.
    ``mourning``, house: whoever of Princess and Suitor outlives the other drinks to no toast and
    fights no duel any more.
    ``sets_before``: scenarios A and B have the roles that they had until version 6.
    """

    model_config = ConfigDict(frozen=True)

    scenario: Scenario = Scenario.A
    roles: tuple[Role, ...] = ()
    spared: bool = True
    decided: bool = True
    forewarned: bool = True
    mourning: bool = True
    sets_before: bool = False


_DUEL = (R.KING, R.ASSASSIN, R.RED_KNIGHT, R.BLUE_KNIGHT)
_HEARTS = (R.QUEEN, R.PRINCESS, R.SUITOR)
_FEUD = (*_DUEL, *_HEARTS, R.PRINCE, R.BLACK_KNIGHT)
_HUNT = (R.KING, R.ASSASSIN, R.EXECUTIONER, *_HEARTS)
_RIVALS = (*_HUNT, R.GOLD_KNIGHT, R.PRINCE)

SETS: dict[Scenario, dict[int, tuple[Role, ...]]] = {
    Scenario.A: {
        5: (R.KING, R.ASSASSIN, R.GUARD, R.REBEL, R.WHITE_KNIGHT),
        6: (*_DUEL, R.WHITE_KNIGHT, R.EXECUTIONER),
        7: (*_DUEL, R.WHITE_KNIGHT, R.EXECUTIONER, R.GUARD),
        8: (*_DUEL, R.WHITE_KNIGHT, R.GUARD, R.BLACK_KNIGHT, R.GOLD_KNIGHT),
        9: _FEUD,
        10: (*_FEUD, R.EXECUTIONER),
    },
    Scenario.B: {
        5: (R.KING, *_HEARTS, R.GOLD_KNIGHT),
        6: _HUNT,
        7: (*_HUNT, R.GOLD_KNIGHT),
        8: _RIVALS,
        9: (*_RIVALS, R.BLACK_KNIGHT),
        10: (*_RIVALS, R.BLACK_KNIGHT, R.GUARD),
    },
}
"""House: chosen by what computer players make of them, see docs/feast-balance.md."""

_REVOLT = (*SETS[Scenario.A][7], R.REBEL, R.BLACK_KNIGHT)
_ROMANCE = (R.KING, R.ASSASSIN, *_HEARTS)
_COURT = (*_ROMANCE, R.PRINCE, R.BLACK_KNIGHT, R.GOLD_KNIGHT)

SETS_BEFORE: dict[Scenario, dict[int, tuple[Role, ...]]] = {
    Scenario.A: SETS[Scenario.A] | {9: _REVOLT, 10: (*_REVOLT, R.GOLD_KNIGHT)},
    Scenario.B: {
        5: (R.KING, *_HEARTS, R.WHITE_KNIGHT),
        6: _HUNT,
        7: (*_ROMANCE, R.WHITE_KNIGHT, R.BLACK_KNIGHT),
        8: _COURT,
        9: (*_COURT, R.EXECUTIONER),
        10: (*_COURT, R.EXECUTIONER, R.WHITE_KNIGHT),
    },
}
"""Those that versions 5 and 6 dealt."""

NEEDS: dict[Role, tuple[Role, ...]] = {
    R.EXECUTIONER: (R.ASSASSIN,),
    R.REBEL: (R.GUARD,),
    R.RED_KNIGHT: (R.BLUE_KNIGHT,),
    R.BLUE_KNIGHT: (R.RED_KNIGHT,),
    R.PRINCESS: (R.SUITOR,),
    R.SUITOR: (R.PRINCESS,),
    R.QUEEN: (R.PRINCESS, R.SUITOR),
    R.PRINCE: (R.SUITOR,),
}
"""Whose goals speak of whom."""


class Flaw(StrEnum):
    """Why a set of roles is refused; the key of the sentence that the host reads."""

    WRONG_NUMBER = "wrong-number"
    """Not one role a player."""
    NO_KING = "no-king"
    TWICE = "twice"
    """There is one card of each role."""
    NEEDS = "needs"
    """A role's goal is about another that is not there."""


@dataclass(frozen=True, slots=True)
class Objection:
    """One reason to refuse a set, with what its sentence needs.

    WRONG_NUMBER: ``given`` roles for ``wanted`` players. TWICE: ``role``. NEEDS: ``role`` needs
    ``needs``.
    """

    flaw: Flaw
    role: Role | None = None
    needs: Role | None = None
    given: int = 0
    wanted: int = 0

    def __str__(self) -> str:
        """Say it in few words, for who is not at a table: the command line, a log."""
        match self.flaw:
            case Flaw.WRONG_NUMBER:
                return f"there are {self.given} for {self.wanted} players"
            case Flaw.NO_KING:
                return "the king is missing"
            case Flaw.TWICE:
                return f"there is only one {self.role}"
            case Flaw.NEEDS:
                return f"the {self.role} needs the {self.needs}"


def check(roles: Sequence[Role], seats: int) -> tuple[Objection, ...]:
    """Return everything that is wrong with a set of roles for so many players."""
    found = []
    if len(roles) != seats:
        found.append(Objection(Flaw.WRONG_NUMBER, given=len(roles), wanted=seats))
    if Role.KING not in roles:
        found.append(Objection(Flaw.NO_KING))
    present = [role for role in Role if role in roles]
    found += [Objection(Flaw.TWICE, role=role) for role in present if roles.count(role) > 1]
    found += [
        Objection(Flaw.NEEDS, role=role, needs=needed)
        for role in present
        for needed in NEEDS.get(role, ())
        if needed not in roles
    ]
    return tuple(found)


def choose_roles(options: Options, seats: int, dice: Dice) -> tuple[Role, ...]:
    """Return the role cards of a game, in the rulebook's order.

    Dice: a King and others at random, drawn anew until the check accepts them. Raise
    `ValueError` when the host's own set is refused.
    """
    match options.scenario:
        case Scenario.DICE:
            others = [role for role in Role if role is not Role.KING]
            while True:
                roles = (Role.KING, *draw(dice, others, seats - 1))
                if not check(roles, seats):
                    return in_order(roles)
        case Scenario.CUSTOM:
            objections = check(options.roles, seats)
            if objections:
                why = "; ".join(str(objection) for objection in objections)
                raise ValueError(f"These roles cannot play: {why}.")
            return in_order(options.roles)
        case scenario:
            sets = SETS_BEFORE if options.sets_before else SETS
            return in_order(sets[scenario][seats])
