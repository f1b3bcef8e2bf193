"""Which roles a table plays with: what the lobby says of it, and where the host chooses."""

from collections.abc import Sequence

from bot.panels.feast import names
from bot.panels.ids import act_id
from bot.panels.panel import PARCHMENT, Choice, Panel, Sheet
from bot.tables.views import TableView
from bot.text import Words
from games.feast.cards import Role
from games.feast.game import FEAST
from games.feast.scenarios import SETS, Objection, Scenario, check

OTHERS = tuple(role for role in Role if role is not Role.KING)


def roles_panel(table: TableView, words: Words) -> Panel:
    """Show the host the scenarios and the roles to choose from, and what is wrong with a set."""
    scenario, roles = _chosen(table)
    sheet = Sheet(PARCHMENT)
    sheet.text(words("feast-roles-title", table=str(table.id)), words("feast-roles-text"))
    sheet.text(*option_lines(table, words))
    sheet.select(
        act_id(table.id, "scenario"),
        words("feast-roles-pick-scenario"),
        [Choice(each.value, names.scenario(words, each)) for each in Scenario],
        chosen=[scenario],
    )
    sheet.select(
        act_id(table.id, "roles"),
        words("feast-roles-pick"),
        [
            Choice(role.value, names.role(words, role), words(f"feast-role-{role}-goal"))
            for role in OTHERS
        ],
        least=FEAST.least_seats - 1,
        most=FEAST.most_seats - 1,
        chosen=roles if scenario is Scenario.CUSTOM else (),
    )
    return sheet.panel()


def option_lines(table: TableView, words: Words) -> list[str]:
    """Return the scenario, its roles for those present, and what is wrong with a host's own set.

    With too few players for a game, the roles for the fewest are shown.
    """
    scenario, roles = _chosen(table)
    present = sum(seat.joined for seat in table.seats)
    players = max(present, FEAST.least_seats)
    lines = [words("feast-option-scenario", scenario=names.scenario(words, scenario))]
    if scenario is Scenario.DICE:
        lines.append(words("feast-option-dice"))
    elif scenario is Scenario.CUSTOM:
        lines.append(names.roles(words, roles))
        lines += _verdict(words, roles, players, soon=present < FEAST.least_seats)
    else:
        listed = names.roles(words, SETS[scenario][players])
        lines.append(words("feast-option-roles", n=players, roles=listed))
    if scenario is not Scenario.CUSTOM:
        lines.append(words("feast-option-house"))
    return lines


def _chosen(table: TableView) -> tuple[Scenario, tuple[Role, ...]]:
    chosen = [Role(role) for role in table.choices["roles"]]
    roles = tuple(role for role in Role if role is Role.KING or role in chosen)
    return Scenario(table.choices["scenario"]), roles


def _verdict(words: Words, roles: Sequence[Role], players: int, *, soon: bool) -> list[str]:
    objections = check(roles, players)
    if soon:
        lacking = [each for each in objections if each.needs is not None]
        return [*(_objection(words, each) for each in lacking), words("feast-fits-later")]
    return [_objection(words, each) for each in objections] or [words("feast-fits", n=players)]


def _objection(words: Words, objection: Objection) -> str:
    return words(
        f"feast-flaw-{objection.flaw}",
        given=objection.given,
        wanted=objection.wanted,
        role=names.role(words, objection.role) if objection.role else "",
        needs=names.role(words, objection.needs) if objection.needs else "",
    )
