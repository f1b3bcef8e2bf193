"""What several commands and buttons share about seats."""

from functools import partial

import discord

from bot.tables.admission import Opener
from bot.tables.lobby import COMPUTERS
from bot.tables.table import Table
from bot.text import words_for
from bot.values.moderation import Actor, Order
from cogs.moderators import is_moderator
from cogs.replies import Interaction
from games.engine.asks import Seat


def own_seat(interaction: Interaction, table: Table) -> Seat:
    """Return the user's seat; raise `Declined` for who has none."""
    return Seat(table.state.own_seat(interaction.user.id).seat)


def computer_names(table: Table) -> list[str]:
    """Return what computers are called at a table, in its language."""
    words = words_for(table.state.record.locale)
    return [words(f"computer-{n}") for n in range(1, COMPUTERS + 1)]


async def may_manage(interaction: Interaction, table: Table) -> bool:
    """Say whether this user may run the table: its host, or a moderator."""
    return interaction.user.id == table.state.record.host_id or await is_moderator(interaction)


def opener(interaction: Interaction, *places: int) -> Opener:
    """Return who opens a table; ``places`` beside the channel, and the one that a thread is in."""
    member, channel = interaction.user, interaction.channel
    parent = channel.parent_id if isinstance(channel, discord.Thread) else None
    here = (interaction.channel_id, parent, *places)
    return Opener(
        member.id,
        partial(is_moderator, interaction),
        tuple(role.id for role in member.roles) if isinstance(member, discord.Member) else (),
        tuple(place for place in here if place is not None),
    )


def order_to_end(interaction: Interaction, table: Table) -> Order | None:
    """Return the order by which a moderator ends a table; None for its host, whose it is."""
    member, record = interaction.user, table.state.record
    if member.id == record.host_id:
        return None
    actor, now = Actor(member.id, member.display_name), interaction.client.clock.now()
    return Order("end-table", record.guild_id, actor, now, interaction.id)
