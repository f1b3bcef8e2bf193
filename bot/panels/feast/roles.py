"""Where a host chooses the roles of a feast."""

from bot.panels.ids import act_id
from bot.panels.panel import Choice, Panel, Sheet
from bot.tables.views import TableView
from bot.text import Words
from games.feast.cards import Role
from games.feast.scenarios import Scenario


def roles_panel(table: TableView, words: Words) -> Panel:
    """Show the scenarios and, for a host's own set, the roles to choose from."""
    sheet = Sheet()
    sheet.text(words("feast-roles-title"))
    sheet.select(
        act_id(table.id, "scenario"),
        words("feast-roles-scenario"),
        [Choice(s.value, words(f"command-feast-start-scenario-{s.lower()}")) for s in Scenario],
        chosen=str(table.choices["scenario"]),
    )
    sheet.select(
        act_id(table.id, "roles"),
        words("feast-roles-own"),
        [Choice(role.value, words(f"feast-role-{role}")) for role in Role],
        least=5,
        most=10,
    )
    return sheet.panel()
