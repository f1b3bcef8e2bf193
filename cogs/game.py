"""What the slash commands of every game share: a table is opened, found, left and ended."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Gallows
from bot.panels.faces import FACES
from bot.panels.messages import sentence
from bot.panels.rules import rules_panel
from bot.permissions import missing
from bot.tables.errors import Declined
from bot.tables.lobby import COMPUTERS
from bot.tables.table import Table
from bot.tables.views import Pace
from bot.text import words_for
from cogs.acts import show_hand
from cogs.commands import said
from cogs.parting import end_table, leave_table
from cogs.replies import Interaction, in_time, say, whisper, words_of
from cogs.seating import after_joining, opener

PACES = [
    app_commands.Choice(name=said(f"command-table-start-pace-{pace}"), value=pace.value)
    for pace in Pace
]


class GameCog(commands.GroupCog):
    """The commands of one game. A subclass names the game and brings ``start`` and ``rules``."""

    game = ""

    def __init__(self, bot: Gallows) -> None:
        self.bot = bot

    async def open_table(
        self,
        interaction: Interaction,
        *,
        pace: str | None,
        choices: dict[str, Any],
        computers: int,
    ) -> None:
        """Check the permissions, open a lobby in this channel, and seat its host.

        ``pace`` None is what the server has settled.
        """
        guild_id, channel_id = _require_permissions(interaction)
        house, user = self.bot.house, interaction.user
        opening = house.open_lobby(
            guild_id=guild_id,
            channel_id=channel_id,
            opener=opener(interaction),
            host_name=user.display_name,
            join_id=interaction.id,
            game=self.game,
            pace=Pace(pace) if pace is not None else None,
            choices=choices,
            locale=str(interaction.guild_locale or "en"),
        )
        table = await in_time(interaction, opening, new=True)
        words = words_for(table.record.locale)
        names = [words(f"computer-{n}") for n in range(1, COMPUTERS + 1)]
        for _ in range(computers if table.terms.computers else 0):
            await house.lobby(table).add_computer(names)
        await self._show_lobby(interaction, table)
        if computers and not table.terms.computers:
            await say(interaction, "refused-no-computers")
        await after_joining(interaction, table, table.record.seats[0])

    async def open_rules(self, interaction: Interaction) -> None:
        """Open the rules browser at its first page."""
        first = FACES[self.game].pages()[0]
        await whisper(interaction, rules_panel(self.game, first, words_of(interaction)))

    async def _show_lobby(self, interaction: Interaction, table: Table) -> None:
        herald = self.bot.herald
        if interaction.response.is_done():
            await herald.draw(table)
            await say(interaction, "table-is-here", link=table.view().place_link)
            return
        panel = herald.panel(table)
        answer = await interaction.response.send_message(
            view=panel.view, allowed_mentions=panel.mentions
        )
        if answer.message_id is not None:
            await herald.lobby_posted(table, answer.message_id, panel)
        else:
            await herald.draw(table)

    @app_commands.command(name="status", description=said("command-table-status-description"))
    async def status(self, interaction: Interaction) -> None:
        """Bring this channel's table down to the bottom."""
        table = self._table_here(interaction)
        _require_permissions(interaction)
        await in_time(interaction, self.bot.herald.bring_down(table), new=True)
        link = table.view().place_link
        panel = sentence(words_of(interaction), "table-is-here", link=link, leads_to=link)
        await whisper(interaction, panel)

    @app_commands.command(name="hand", description=said("command-table-hand-description"))
    async def hand(self, interaction: Interaction) -> None:
        """Show the user's private panel."""
        await show_hand(interaction, self._own_table(interaction))

    @app_commands.command(name="leave", description=said("command-table-leave-description"))
    async def leave(self, interaction: Interaction) -> None:
        """Leave a lobby; in a game, be asked whether a computer player is to have the seat."""
        await leave_table(interaction, self._own_table(interaction))

    @app_commands.command(name="end", description=said("command-table-end-description"))
    async def end(self, interaction: Interaction) -> None:
        """End this channel's table by hand; a running game only after a question."""
        await end_table(interaction, self._table_here(interaction))

    def _table_here(self, interaction: Interaction) -> Table:
        table = self.bot.house.find(interaction.channel_id or 0)
        if table is None or table.record.game != self.game:
            raise Declined("refused-no-table-here")
        return table

    def _own_table(self, interaction: Interaction) -> Table:
        """Return the table of this channel if the user sits there, else the user's own."""
        here = self.bot.house.find(interaction.channel_id or 0)
        if here is not None and here.seat_of(interaction.user.id) is not None:
            return here
        own = self.bot.house.of(interaction.guild_id or 0, interaction.user.id)
        if own is None:
            raise Declined("refused-not-seated" if here else "refused-no-table-here")
        return own


def _require_permissions(interaction: Interaction) -> tuple[int, int]:
    """Return guild and channel; raise `Declined` with the names of missing permissions."""
    channel: Any = interaction.channel
    if interaction.guild_id is None or channel is None:
        raise Declined("refused-not-in-guild")
    in_thread = isinstance(channel, discord.Thread)
    lacking = missing(
        interaction.app_permissions,
        "view_channel",
        "send_messages_in_threads" if in_thread else "send_messages",
        "embed_links",
        "read_message_history",
    )
    if lacking:
        names = ", ".join(need.label for need in lacking)
        raise Declined("refused-missing-permissions", channel=str(channel.id), permissions=names)
    return interaction.guild_id, channel.id
