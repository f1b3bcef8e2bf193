"""Which tables somebody's presses reach, and of which tables somebody may read."""

import discord

from bot.installs import server_of
from bot.plugins.formatter import timestamp
from bot.tables.dealing import survives
from bot.tables.table import Table
from bot.values.errors import Declined, MadeUp
from bot.values.guilds import NO_SERVER
from bot.values.records import TableRecord
from bot.values.tables import Status
from cogs.moderators import is_moderator
from cogs.replies import Interaction, in_time


def table_in_reach(interaction: Interaction, table_id: int) -> Table:
    """Return an open table by its number; raise `Declined` for one that is over or out of reach."""
    table = interaction.client.manager.require(table_id)
    require_reach(interaction, table.state.record)
    return table


def require_reach(interaction: Interaction, record: TableRecord) -> None:
    """Raise `Declined` for a table of another server.

    Where there is none, as in direct messages, raise it for whoever did not sit there. So it is
    with a table that belongs to none, wherever it is pressed: the bot may have been invited since.
    """
    server = server_of(interaction)
    if NO_SERVER in (server, record.guild_id):
        if not _sat(interaction, record):
            raise Declined("refused-not-seated")
    elif server != record.guild_id:
        raise MadeUp


async def require_visible(interaction: Interaction, record: TableRecord) -> None:
    """Raise `Declined` for the account of a table that was played where this user cannot look.

    Who sat there may read it, and so may moderators; where the channel is gone, nobody else.
    """
    require_reach(interaction, record)
    if _sat(interaction, record) or _sees(interaction, record) or await is_moderator(interaction):
        return
    raise Declined("refused-out-of-sight")


async def past_table(
    interaction: Interaction, table_id: int, unless: str = "refused-table-over"
) -> Table:
    """Return a table, open or long over, whose account the user may read.

    Raise `Declined`, by the key ``unless``, where there is none.
    """
    table = await in_time(interaction, interaction.client.manager.recall(table_id), new=True)
    if table is None:
        raise Declined(unless)
    await require_visible(interaction, table.state.record)
    return table


def require_match(table: Table) -> None:
    """Raise `Declined`, or `Frozen`, for a table of which nothing can be told."""
    if table.state.match is not None:
        return
    if table.state.frozen:
        raise table.state.still()
    if table.state.record.seed is None:
        raise Declined("refused-table-over" if table.state.done else "refused-not-playing")
    raise Declined("fault-untold" if survives(table.state.record) else "report-other-rules")


async def told_table(interaction: Interaction, table_id: int) -> Table:
    """Return a table whose game is over, and may be told with all its secrets.

    Raise `Declined`, or `Frozen`, where it is not, or not yet, or the user may not read it.
    """
    table = await past_table(interaction, table_id, unless="refused-not-settled")
    if table.state.record.status is not Status.SETTLED:
        raise Declined("refused-not-settled")
    require_match(table)
    if table.state.view().secret is None:
        raise Declined("refused-sealed", when=timestamp(table.state.record.sealed_until or 0))
    return table


def _sat(interaction: Interaction, record: TableRecord) -> bool:
    return any(seat.user_id == interaction.user.id for seat in record.seats)


def _sees(interaction: Interaction, record: TableRecord) -> bool:
    places = [place for place in (record.thread_id, record.channel_id) if place is not None]
    if interaction.channel_id in places:
        return True
    guild, user = interaction.guild, interaction.user
    if guild is None or not isinstance(user, discord.Member):
        return False
    found = [guild.get_channel_or_thread(place) for place in places]
    return any(
        channel.permissions_for(user).view_channel
        # Who was invited to a private thread, Discord does not say.
        and not (isinstance(channel, discord.Thread) and channel.is_private())
        for channel in found
        if channel is not None
    )
