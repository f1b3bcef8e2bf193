"""Anybody's way from a game that they have seen into the next one of that channel."""

from bot.messages.answers import reply, whisper, words_of
from bot.panels.lobby_since import called_panel
from bot.panels.messages import sentence
from bot.tables.kinds import kind_of
from bot.values.errors import Declined
from bot.values.records import TableRecord
from cogs.replies import Interaction, in_time, lead_to
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
        panel = called_panel(table_id, record.game, words, start=kind_of(record.game).begun_by)
        await whisper(interaction, panel)
        return
    seat = lobby.state.seat_of(interaction.user.id)
    if seat is None or not seat.joined:
        sitting = bot.manager.sit_down(
            lobby, user_id=user.id, name=user.display_name, join_id=interaction.id
        )
        await in_time(interaction, sitting, new=True)
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
    before = await in_time(interaction, interaction.client.manager.recall(table_id), new=new)
    if before is None:
        raise Declined("refused-table-over")
    require_reach(interaction, before.state.record)
    return before.state.record
