"""``/crowns``: what a player has, who has most, how it came, and how a past table went."""

import re

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import GameBot
from bot.panels import ids
from bot.values.seasons import ALL_TIME
from cogs.commands import called, command, said
from cogs.crowns_views import game_named, games, history, leaderboard, purse, report, seasons
from cogs.replies import Interaction, chosen_one, show

MOST = 999_999_999
"""The largest number of a table or a season."""
Season = app_commands.Range[int, ALL_TIME, MOST]
"""A season's number; 0 is all time."""


def _which(season: int | None) -> str:
    return ids.NOW if season is None else str(season)


class Crowns(
    commands.GroupCog,
    group_name=called("crowns"),
    group_description=said("command-crowns-description"),
):
    """``/crowns``."""

    @command("crowns", "me")
    async def me(self, interaction: Interaction, player: discord.User | None = None) -> None:
        """Show a user's crowns and games."""
        await show(interaction, purse(interaction, player or interaction.user), new=True)

    @command("crowns", "leaderboard")
    @app_commands.autocomplete(season=seasons)
    @app_commands.autocomplete(game=games)
    async def leaderboard(
        self,
        interaction: Interaction,
        season: Season | None = None,
        game: app_commands.Range[str, 1, 100] = ids.ALL,
        page: app_commands.Range[int, 1, 1000] = 1,
    ) -> None:
        """Show who has most."""
        board = leaderboard(interaction, _which(season), game_named(interaction, game), page - 1)
        await show(interaction, board, new=True)

    @command("crowns", "history")
    @app_commands.autocomplete(season=seasons)
    async def history(
        self,
        interaction: Interaction,
        player: discord.User | None = None,
        season: Season | None = None,
    ) -> None:
        """Show a user's crowns over time."""
        user_id = (player or interaction.user).id
        making = history(interaction, user_id, _which(season), 0, player)
        await show(interaction, making, new=True)

    @command("crowns", "game")
    async def game(self, interaction: Interaction, table: app_commands.Range[int, 1, MOST]) -> None:
        """Show the report of a past table."""
        await show(interaction, report(interaction, table, 0), new=True)


async def turn_board(interaction: Interaction, found: re.Match[str]) -> None:
    """Turn to another page of a leaderboard, or another leaderboard."""
    season, game, page = found["season"], found["game"], found["page"] or "0"
    if season is None:
        season, game = chosen_one(interaction, ids.BOARD_CHOICE).groups()
    board = leaderboard(interaction, season, game, int(page))
    await show(interaction, board, new=False)


async def turn_history(interaction: Interaction, found: re.Match[str]) -> None:
    """Turn to another page, or another season, of what a user went through."""
    user, season, page = int(found["user"]), found["season"], int(found["page"])
    await show(interaction, history(interaction, user, season, page), new=False)


async def turn_report(interaction: Interaction, found: re.Match[str]) -> None:
    """Turn to a page of a past table's report; from a list of tables it comes as a new message."""
    listed = found["table"] is None
    table = chosen_one(interaction, ids.NUMBER)[0] if listed else found["table"]
    making = report(interaction, int(table), int(found["page"] or 0))
    await show(interaction, making, new=listed)


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    await bot.add_cog(Crowns())
