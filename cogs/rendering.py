"""What a press shows to the one who pressed, and on the message that was pressed."""

from bot.panels.messages import sentence
from bot.plugins.formatter import Formatter
from bot.plugins.registry import plugins
from bot.rendering.renderer import FINAL
from bot.tables.table import Table
from bot.values.tables import Status
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
    renderer = interaction.client.renderer
    if is_private(interaction):
        await redraw(interaction, renderer.private.panel(table, seat))
        renderer.private.was_shown(table, seat, in_dm=interaction.guild_id is None)
        return
    await redraw_public(interaction, table)
    renderer.private.was_shown(table, seat, in_dm=False)
    unreached = renderer.private.must_say_that_dms_are_closed(table, seat)
    own_news = any(told.to is not None and told.reaches(seat) for told in table.told()[before:])
    ask = table.ask_of(seat)
    if unreached or own_news or (ask is not None and ask.secret):
        await whisper(interaction, renderer.private.panel(table, seat))


async def show_private(
    interaction: Interaction, table: Table, seat: Seat, verb: str | None = None
) -> None:
    """Show the seat's private panel, in place of the pressed one if that is it.

    ``verb``: as for the panel.
    """
    private = interaction.client.renderer.private
    panel = private.panel(table, seat, verb=verb)
    if is_private(interaction):
        await redraw(interaction, panel)
        private.was_shown(table, seat, in_dm=interaction.guild_id is None)
    else:
        await whisper(interaction, panel)


async def render_choice(interaction: Interaction, table: Table, ask: Ask, answer: Answer) -> None:
    """Show that one of several who are asked at once has chosen; only they learn what."""
    await redraw_public(interaction, table)
    interaction.client.renderer.private.was_shown(table, ask.seat, in_dm=False)
    words = words_of(interaction)
    fmt = Formatter(table.view(), words)
    note = plugins()[table.record.game].view.chosen(fmt, ask, answer)
    await whisper(interaction, sentence(words, "chosen-wait", note=note))


async def refresh_after_refusal(interaction: Interaction, table: Table, refused: Refused) -> None:
    """A refused answer changes nothing; who pressed sees the panel as it stands now."""
    seat = table.seat_of(interaction.user.id)
    if seat is None or refused.reason is Reason.NOT_YOURS:
        raise refused
    renderer, words = interaction.client.renderer, words_of(interaction)
    note = words(f"refused-{refused.reason.value}")
    panel = renderer.private.panel(table, Seat(seat.seat), note=note)
    if is_private(interaction):
        await redraw(interaction, panel)
    else:
        await whisper(interaction, panel)


async def redraw_public(interaction: Interaction, table: Table) -> None:
    """Change the pressed public message, if it is the table's current one."""
    renderer, message, record = interaction.client.renderer, interaction.message, table.record
    current = record.panel_message_id or record.lobby_message_id
    shows_result = record.panel_from == FINAL
    settled = record.status is Status.SETTLED
    if message is not None and message.id == current and settled == shows_result:
        panel = renderer.panel(table)
        await redraw(interaction, panel)
        renderer.was_shown(table, panel)
    elif not interaction.response.is_done():
        await interaction.response.defer()
