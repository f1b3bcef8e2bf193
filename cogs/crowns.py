"""``/crowns``: what a player has, who has most, how it came, and how a past table went."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import GameBot
from bot.messages.answers import reply, whisper, words_of
from bot.panels import ids
from bot.panels.panel import Panel
from bot.values.seasons import ALL_TIME
from cogs.commands import said
from cogs.crowns_views import games, history, leaderboard, named, purse, report, seasons
from cogs.presses import Press
from cogs.replies import Interaction, chosen_one, in_time

MOST = 999_999_999
"""The largest number of a table or a season."""
Season = app_commands.Range[int, ALL_TIME, MOST]
"""A season's number; 0 is all time."""


async def _games(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return [
        app_commands.Choice(name=name, value=game)
        for game, name in games(words_of(interaction), typed)
    ]


async def _seasons(interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
    return [
        app_commands.Choice(name=name, value=number)
        for number, name in await seasons(interaction, typed)
    ]


def _which(season: int | None) -> str:
    return ids.NOW if season is None else str(season)


class Crowns(
    commands.GroupCog, group_name="crowns", group_description=said("command-crowns-description")
):
    """``/crowns``."""

    @app_commands.command(name="me", description=said("command-crowns-me-description"))
    @app_commands.describe(player=said("command-crowns-player-description"))
    async def me(self, interaction: Interaction, player: discord.User | None = None) -> None:
        """Show a user's crowns and games."""
        panel = purse(interaction, player or interaction.user)
        await whisper(interaction, await in_time(interaction, panel, new=True))

    @app_commands.command(
        name="leaderboard", description=said("command-crowns-leaderboard-description")
    )
    @app_commands.describe(
        season=said("command-crowns-season-description"),
        game=said("command-crowns-leaderboard-game-description"),
        page=said("command-crowns-leaderboard-page-description"),
    )
    @app_commands.autocomplete(season=_seasons)
    @app_commands.autocomplete(game=_games)
    async def leaderboard(
        self,
        interaction: Interaction,
        season: Season | None = None,
        game: app_commands.Range[str, 1, 100] = ids.ALL,
        page: app_commands.Range[int, 1, 1000] = 1,
    ) -> None:
        """Show who has most."""
        board = leaderboard(interaction, _which(season), named(interaction, game), page - 1)
        panel, listed = await in_time(interaction, board, new=True)
        await whisper(interaction, panel)
        interaction.client.membership.look(interaction.guild_id or 0, listed)

    @app_commands.command(name="history", description=said("command-crowns-history-description"))
    @app_commands.describe(
        player=said("command-crowns-player-description"),
        season=said("command-crowns-season-description"),
    )
    @app_commands.autocomplete(season=_seasons)
    async def history(
        self,
        interaction: Interaction,
        player: discord.User | None = None,
        season: Season | None = None,
    ) -> None:
        """Show a user's crowns over time."""
        user_id = (player or interaction.user).id
        panel = history(interaction, user_id, _which(season), 0, player)
        await whisper(interaction, await in_time(interaction, panel, new=True))

    @app_commands.command(name="game", description=said("command-crowns-game-description"))
    @app_commands.describe(table=said("command-crowns-game-table-description"))
    async def game(self, interaction: Interaction, table: app_commands.Range[int, 1, MOST]) -> None:
        """Show the report of a past table."""
        panel = report(interaction, table, 0)
        await whisper(interaction, await in_time(interaction, panel, new=True))


class BoardPress(Press, template=ids.BOARD):
    """Another page of a leaderboard, or another leaderboard."""

    async def press(self, interaction: Interaction) -> None:
        """Turn to it."""
        season, game, page = self.found["season"], self.found["game"], self.found["page"] or "0"
        if season is None:
            season, game = chosen_one(interaction, ids.BOARD_CHOICE).groups()
        board = leaderboard(interaction, season, game, int(page))
        panel, listed = await in_time(interaction, board, new=False)
        await _turn(interaction, panel)
        interaction.client.membership.look(interaction.guild_id or 0, listed)


class HistoryPress(Press, template=ids.HISTORY):
    """Another page, or another season, of what a user went through."""

    async def press(self, interaction: Interaction) -> None:
        """Turn to it."""
        panel = history(
            interaction, int(self.found["user"]), self.found["season"], int(self.found["page"])
        )
        await _turn(interaction, await in_time(interaction, panel, new=False))


class ReportPress(Press, template=ids.REPORT):
    """A page of a past table's report; from a list of tables it comes as a new message."""

    async def press(self, interaction: Interaction) -> None:
        """Turn to it."""
        if self.found["table"] is None:
            panel = report(interaction, int(chosen_one(interaction, ids.NUMBER)[0]), 0)
            await whisper(interaction, await in_time(interaction, panel, new=True))
            return
        panel = report(interaction, int(self.found["table"]), int(self.found["page"]))
        await _turn(interaction, await in_time(interaction, panel, new=False))


async def _turn(interaction: Interaction, panel: Panel) -> None:
    await reply(interaction, panel)


async def setup(bot: GameBot) -> None:
    """Add the cog and its buttons."""
    bot.add_dynamic_items(BoardPress, HistoryPress, ReportPress)
    await bot.add_cog(Crowns())
