"""The slash commands of By Order of the King."""

from discord import app_commands

from bot.app import Gallows
from bot.tables.openings import ExecutionerBy
from cogs.commands import said
from cogs.game import PACES, GameCog
from cogs.replies import Interaction

EXECUTIONERS = [
    app_commands.Choice(name=said(f"command-botk-start-executioner-{by}"), value=by.value)
    for by in (ExecutionerBy.EXPERIENCE, ExecutionerBy.VOLUNTEER, ExecutionerBy.DICE)
]


@app_commands.guild_only()
class Botk(GameCog, group_name="botk", group_description=said("command-botk-description")):
    """``/botk``."""

    game = "botk"

    @app_commands.command(name="start", description=said("command-botk-start-description"))
    @app_commands.describe(
        pace=said("command-table-start-pace-description"),
        executioner=said("command-botk-start-executioner-description"),
        always_saboteur=said("command-botk-start-always-saboteur-description"),
        computers=said("command-table-start-computers-description"),
    )
    @app_commands.choices(pace=PACES, executioner=EXECUTIONERS)
    async def start(
        self,
        interaction: Interaction,
        pace: str | None = None,
        executioner: str = ExecutionerBy.EXPERIENCE.value,
        always_saboteur: bool = False,
        computers: app_commands.Range[int, 0, 7] = 0,
    ) -> None:
        """Open a lobby."""
        await self.open_table(
            interaction,
            pace=pace,
            choices={"executioner": executioner, "always_saboteur": always_saboteur},
            computers=computers,
        )

    @app_commands.command(name="rules", description=said("command-botk-rules-description"))
    async def rules(self, interaction: Interaction) -> None:
        """Open the rules browser."""
        await self.open_rules(interaction)


async def setup(bot: Gallows) -> None:
    """Add the cog."""
    await bot.add_cog(Botk(bot))
