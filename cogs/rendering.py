"""What a press shows to the one who pressed, and on the message that was pressed."""

from bot.herald.herald import FINAL
from bot.panels.faces import FACES
from bot.panels.messages import sentence
from bot.panels.voice import Voice
from bot.tables.table import Table
from bot.tables.views import Status
from cogs.replies import Interaction, redraw, whisper, words_of
from games.engine.asks import Answer, Ask, Seat
from games.engine.errors import Reason, Refused


def is_private(interaction: Interaction) -> bool:
    """Say whether the pressed message is seen by this user only."""
    message = interaction.message
    return interaction.guild_id is None or (message is not None and message.flags.ephemeral)


async def render(interaction: Interaction, table: Table, seat: Seat, before: int) -> None:
    """Show what came of an answer, on the panel that was pressed.

    From the public panel, what only this seat may see is whispered.
    """
    herald = interaction.client.herald
    if is_private(interaction):
        await redraw(interaction, herald.private.panel(table, seat))
        herald.private.was_shown(table, seat, in_dm=interaction.guild_id is None)
        return
    await redraw_public(interaction, table)
    herald.private.was_shown(table, seat, in_dm=False)
    unreached = herald.private.must_say_that_dms_are_closed(table, seat)
    own_news = any(told.to is not None and told.reaches(seat) for told in table.told()[before:])
    ask = table.ask_of(seat)
    if unreached or own_news or (ask is not None and ask.secret):
        await whisper(interaction, herald.private.panel(table, seat))


async def show_private(
    interaction: Interaction, table: Table, seat: Seat, verb: str | None = None
) -> None:
    """Show the seat's private panel, in place of the pressed one if that is it.

    ``verb``: as for the panel.
    """
    private = interaction.client.herald.private
    panel = private.panel(table, seat, verb=verb)
    if is_private(interaction):
        await redraw(interaction, panel)
        private.was_shown(table, seat, in_dm=interaction.guild_id is None)
    else:
        await whisper(interaction, panel)


async def render_choice(interaction: Interaction, table: Table, ask: Ask, answer: Answer) -> None:
    """Show that one of several who are asked at once has chosen; only they learn what."""
    await redraw_public(interaction, table)
    interaction.client.herald.private.was_shown(table, ask.seat, in_dm=False)
    words = words_of(interaction)
    voice = Voice(table.view(), words)
    note = FACES[table.record.game].chosen(voice, ask, answer)
    await whisper(interaction, sentence(words, "chosen-wait", note=note))


async def refresh_after_refusal(interaction: Interaction, table: Table, refused: Refused) -> None:
    """A refused answer changes nothing; who pressed sees the panel as it stands now."""
    seat = table.seat_of(interaction.user.id)
    if seat is None or refused.reason is Reason.NOT_YOURS:
        raise refused
    herald, words = interaction.client.herald, words_of(interaction)
    note = words(f"refused-{refused.reason.value}")
    panel = herald.private.panel(table, Seat(seat.seat), note=note)
    if is_private(interaction):
        await redraw(interaction, panel)
    else:
        await whisper(interaction, panel)


async def redraw_public(interaction: Interaction, table: Table) -> None:
    """Change the pressed public message, if it is the table's current one."""
    herald, message, record = interaction.client.herald, interaction.message, table.record
    current = record.panel_message_id or record.lobby_message_id
    shows_result = record.panel_from == FINAL
    settled = record.status is Status.SETTLED
    if message is not None and message.id == current and settled == shows_result:
        panel = herald.panel(table)
        await redraw(interaction, panel)
        herald.was_shown(table, panel)
    elif not interaction.response.is_done():
        await interaction.response.defer()
