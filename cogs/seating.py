"""What several commands and buttons share about seats."""

from functools import partial

from bot.tables.admission import Opener, Person
from bot.tables.table import Table
from bot.values.moderation import Actor, Order
from cogs.moderators import is_moderator
from cogs.replies import Interaction, change, places_of, roles_of
from games.engine.asks import Seat


def own_seat(interaction: Interaction, table: Table) -> Seat:
    """Return the user's seat; raise `Declined` for who has none."""
    return Seat(table.state.own_seat(interaction.user.id).seat)


def sitting(interaction: Interaction) -> Person:
    """Return who has pressed, as one who wants to sit down."""
    user = interaction.user
    return Person(user.id, user.display_name, interaction.id, str(interaction.locale))


async def sit_down(interaction: Interaction, table: Table) -> None:
    """Seat the user in a lobby, and show it on what was pressed."""
    seating = interaction.client.manager.sit_down(table, sitting(interaction))
    await change(interaction, table, seating)


async def may_manage(interaction: Interaction, table: Table) -> bool:
    """Say whether this user may run the table: its host, or a moderator."""
    return interaction.user.id == table.state.record.host_id or await is_moderator(interaction)


def opener(interaction: Interaction, *places: int) -> Opener:
    """Return who opens a table; ``places`` beside the channel, and the one that a thread is in."""
    member = interaction.user
    return Opener(
        sitting(interaction),
        partial(is_moderator, interaction),
        roles_of(member),
        (*places_of(interaction), *places),
        partial(is_gone, interaction),
    )


def is_gone(interaction: Interaction, id: int) -> bool:
    """Say whether the server has no such channel or role; not where it cannot be seen now."""
    guild = interaction.client.get_guild(interaction.guild_id or 0)
    if guild is None or guild.unavailable:
        return False
    return guild.get_channel(id) is None and guild.get_role(id) is None


def order_to_end(interaction: Interaction, table: Table) -> Order | None:
    """Return the order by which a moderator ends a table; None for its host, whose it is."""
    member, record = interaction.user, table.state.record
    if member.id == record.host_id:
        return None
    actor, now = Actor(member.id, member.display_name), interaction.client.clock.now()
    return Order("end-table", record.guild_id, actor, now, interaction.id)
