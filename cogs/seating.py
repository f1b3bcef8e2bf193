"""What several commands and buttons share about seats."""

import discord

from bot.store.records import SeatRecord
from bot.tables.table import Table
from cogs.replies import Interaction, say


def may_manage(interaction: Interaction, table: Table) -> bool:
    """Say whether this user may run the table: its host, or who may manage the server."""
    if interaction.user.id == table.record.host_id:
        return True
    member = interaction.user
    return isinstance(member, discord.Member) and interaction.permissions.manage_guild


async def after_joining(interaction: Interaction, table: Table, seat: SeatRecord) -> None:
    """Open the DM of a user who has sat down; with closed DMs, say where the cards will be."""
    if not await interaction.client.herald.private.welcome(table, seat):
        await say(interaction, "dms-closed-note")
        interaction.client.herald.changed(table)
