"""The slash commands of King's Feast."""

from discord import app_commands

from bot.app import Gallows
from cogs.commands import said
from cogs.game import PACES, GameCog
from cogs.replies import Interaction
from games.feast.scenarios import Scenario

SCENARIOS = [
    app_commands.Choice(
        name=said(f"command-feast-start-scenario-{scenario.lower()}"), value=scenario.value
    )
    for scenario in Scenario
]


@app_commands.guild_only()
class Feast(GameCog, group_name="feast", group_description=said("command-feast-description")):
    """``/feast``."""

    game = "feast"

    @app_commands.command(name="start", description=said("command-feast-start-description"))
    @app_commands.describe(
        pace=said("command-table-start-pace-description"),
        scenario=said("command-feast-start-scenario-description"),
        computers=said("command-table-start-computers-description"),
    )
    @app_commands.choices(pace=PACES, scenario=SCENARIOS)
    async def start(
        self,
        interaction: Interaction,
        pace: str | None = None,
        scenario: str = Scenario.A.value,
        computers: app_commands.Range[int, 0, 9] = 0,
    ) -> None:
        """Open a lobby. A host's own set of roles is chosen there."""
        await self.open_table(
            interaction,
            pace=pace,
            choices={"scenario": scenario, "roles": []},
            computers=computers,
        )

    @app_commands.command(name="rules", description=said("command-feast-rules-description"))
    async def rules(self, interaction: Interaction) -> None:
        """Open the rules browser."""
        await self.open_rules(interaction)


async def setup(bot: Gallows) -> None:
    """Add the cog."""
    await bot.add_cog(Feast(bot))
