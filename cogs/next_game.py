"""Anybody's way from a game that they have seen into the next one of that channel."""

from bot.messages.answers import reply, whisper, words_of
from bot.panels.lobby import called_panel
from bot.panels.messages import sentence
from bot.plugins.registry import plugins
from bot.tables.kinds import kind_of
from bot.values.errors import Declined
from bot.values.records import TableRecord
from cogs.replies import Interaction, in_time, lead_to
from cogs.seating import sitting
from cogs.visibility import require_reach


async def next_game(interaction: Interaction, table_id: int, page: int | None) -> None:
    """Sit down in the lobby that is open now where this table was, or be called to the next one."""
    bot, user = interaction.client, interaction.user
    record = await _past_record(interaction, table_id, new=True)
    lobby = bot.manager.lobby_in(record.channel_id)
    if lobby is None:
        asking = bot.store.callers.ask(record.guild_id, record.channel_id, user.id, bot.clock.now())
        await in_time(interaction, asking, new=True)
        words = words_of(interaction)
        start = kind_of(record.game).begun_by if record.game in plugins() else None
        panel = called_panel(table_id, record.game, words, start=start)
        await whisper(interaction, panel)
        return
    seat = lobby.state.seat_of(interaction.user.id)
    if seat is None or not seat.joined:
        seating = bot.manager.sit_down(lobby, sitting(interaction))
        await in_time(interaction, seating, new=True)
        await bot.renderer.draw(lobby)
    await lead_to(interaction, lobby)


async def call_off(interaction: Interaction, table_id: int, page: int | None) -> None:
    """Take back that a user is to be called to the next game."""
    record = await _past_record(interaction, table_id, new=False)
    taking = interaction.client.store.callers.take_back(record.channel_id, interaction.user.id)
    await in_time(interaction, taking, new=False)
    await reply(interaction, sentence(words_of(interaction), "next-game-not-asked"))


async def _past_record(interaction: Interaction, table_id: int, *, new: bool) -> TableRecord:
    """Return what is written of a table within reach; raise `Declined` where there is none.

    ``new`` as for `in_time`.
    """
    bot = interaction.client
    table = bot.manager.get(table_id)
    if table is not None:
        record: TableRecord | None = table.state.record
    else:
        # Where it was is enough: it is not dealt again, and its game may be gone.
        record = await in_time(interaction, bot.store.tables.find(table_id), new=new)
    if record is None:
        raise Declined("refused-table-over")
    require_reach(interaction, record)
    return record
