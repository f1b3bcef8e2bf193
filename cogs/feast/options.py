"""Which roles a table plays with: what the host may choose, and what the lobby says of it."""

from collections.abc import Sequence
from typing import Any

from bot.api import Choice, Choices, Declined, Formatter, Seat, Sitter, Text
from games.feast.cards import Role
from games.feast.game import FEAST
from games.feast.scenarios import SETS, Objection, Scenario, check

OTHERS = tuple(role for role in Role if role is not Role.KING)
"""The roles that a host chooses among: the King is always in."""


def lines(fmt: Formatter) -> list[str]:
    """Return the scenario, its roles for those present, and what is wrong with a host's own set.

    With too few players for a game, the roles for the fewest are shown.
    """
    table, words = fmt.table, fmt.words
    scenario = Scenario(table.choices["scenario"])
    roles = [role for role in Role if role is Role.KING or role in table.choices["roles"]]
    present = sum(seat.joined for seat in table.seats)
    players = max(present, FEAST.least_seats)
    said = [words("feast-option-scenario", scenario=fmt.noun(scenario))]
    if scenario is Scenario.DICE:
        said.append(words("feast-option-dice"))
    elif scenario is Scenario.CUSTOM:
        said.append(fmt.nouns(roles))
        said += _verdict(fmt, roles, players, soon=present < FEAST.least_seats)
    else:
        listed = fmt.nouns(SETS[scenario][players])
        said.append(words("feast-option-roles", n=players, roles=listed))
    return said


def option(fmt: Formatter, name: str, value: str) -> Choice:
    """Return a scenario, or a role with its goal, as the host's lists show it."""
    if name == "scenario":
        return Choice(value, fmt.noun(Scenario(value)))
    return Choice(value, fmt.noun(Role(value)), fmt.words(f"feast-role-{value}-goal"))


def choose(choices: Choices, name: str, value: Any) -> dict[str, Any]:
    """Return the choices with one that the host has changed: own roles are an own scenario."""
    if name == "roles":
        roles = [Role.KING.value, *value]
        return {**choices, "scenario": Scenario.CUSTOM.value, "roles": roles}
    return {**choices, name: value}


def fits(choices: Choices, seats: int) -> None:
    """Raise `Declined` for a host's own set of roles that cannot be played by so many."""
    if choices["scenario"] != Scenario.CUSTOM:
        return
    for objection in check([Role(role) for role in choices["roles"]], seats):
        named = {
            name: Text(f"feast-role-{role}")
            for name, role in (("role", objection.role), ("needs", objection.needs))
            if role is not None
        }
        raise Declined(
            f"feast-refused-roles-{objection.flaw}",
            given=objection.given,
            wanted=objection.wanted,
            **named,
        )


def match_options(
    choices: Choices, sitters: Sequence[Sitter], successor: Seat | None
) -> dict[str, Any]:
    """Return the match's options: roles only where they are the host's own."""
    custom = choices["scenario"] == Scenario.CUSTOM
    return {"scenario": choices["scenario"], "roles": choices["roles"] if custom else []}


def _verdict(fmt: Formatter, roles: Sequence[Role], players: int, *, soon: bool) -> list[str]:
    objections = check(roles, players)
    if soon:
        lacking = [each for each in objections if each.needs is not None]
        return [*(_objection(fmt, each) for each in lacking), fmt.words("feast-fits-later")]
    return [_objection(fmt, each) for each in objections] or [fmt.words("feast-fits", n=players)]


def _objection(fmt: Formatter, objection: Objection) -> str:
    return fmt.words(
        f"feast-flaw-{objection.flaw}",
        given=objection.given,
        wanted=objection.wanted,
        role=fmt.noun(objection.role) if objection.role else "",
        needs=fmt.noun(objection.needs) if objection.needs else "",
    )
