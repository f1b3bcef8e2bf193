"""What a guild's settings mean for those who gather at a table."""

from dataclasses import replace

from bot.store.store import Store
from bot.tables.kinds import kind_of
from bot.values.records import TableRecord
from bot.values.tables import Terms


async def weighed(store: Store, record: TableRecord) -> tuple[TableRecord, Terms]:
    """Find out what the guild's settings mean for those who are here, crowns above all."""
    settings = await store.guilds.settings(record.guild_id)
    humans = sum(seat.user_id is not None and seat.joined for seat in record.seats)
    computers = sum(seat.user_id is None for seat in record.seats)
    terms = Terms(
        kind_of(record.game).not_counted(settings, humans, computers),
        settings.least_humans,
        settings.computers_allowed,
        # Who wants another game needs no call.
        settings.lobby_role if record.follows is None else None,
    )
    return replace(record, counted=terms.not_counted is None), terms
