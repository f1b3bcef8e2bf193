"""A past game shown again: a moving picture for all who are there, or a page to take away."""

import structlog

from bot.messages.answers import acknowledge, announce, is_private, whisper, words_of
from bot.messages.components import to_edit
from bot.panels.messages import again_panel, sentence
from bot.panels.panel import Panel
from bot.tables.table import Table
from bot.text import Words, words_for
from bot.values.errors import Declined
from cogs.files import send_file
from cogs.replies import Interaction, may_attach
from cogs.visibility import told_table

log = structlog.get_logger(__name__)


async def show_again(interaction: Interaction, table_id: int, _page: int | None) -> None:
    """Show a table's game as a moving picture: to all at the table once, else to the user alone."""
    table = await told_table(interaction, table_id)
    if not interaction.client.nights.drawn:
        raise Declined("refused-again-no-pictures")
    if interaction.guild_id is not None and not may_attach(interaction):
        raise Declined("refused-again-no-files")
    # For everybody where all of them saw the game, once. What was acknowledged already can only be
    # for the user alone; a day's result has its own way.
    record = table.state.record
    hidden = table.state.hidden or record.day is not None or is_private(interaction)
    here = interaction.channel_id in (record.thread_id, record.channel_id)
    public = here and not hidden and not interaction.response.is_done()
    if public and await interaction.client.store.days.share(table_id):
        await _show_all(interaction, table)
        return
    words = words_of(interaction)
    shown = await whisper(interaction, _coming(table, words))
    await shown.change((await _drawn(interaction, table, words))[0])


async def _show_all(interaction: Interaction, table: Table) -> None:
    days, words = interaction.client.store.days, words_for(table.state.record.locale)
    try:
        await announce(interaction, _coming(table, words))
        panel, made = await _drawn(interaction, table, words, by=interaction.user.display_name)
        await interaction.edit_original_response(**await to_edit(panel, {}))
    except Exception:
        await days.share(table.id, shared=False)
        raise
    if not made:
        await days.share(table.id, shared=False)


def _coming(table: Table, words: Words) -> Panel:
    return sentence(words, "again-drawing", table=str(table.id))


async def _drawn(
    interaction: Interaction, table: Table, words: Words, *, by: str | None = None
) -> tuple[Panel, bool]:
    """Return a game as a moving picture, or why it is none, and whether it is one."""
    try:
        made = await interaction.client.nights.animation(table.state, words.locale)
    except Declined as why:
        return sentence(words, why.key), False
    except Exception:
        log.exception("a game cannot be shown again", table=table.id)
        return sentence(words, "again-failed", table=str(table.id)), False
    return again_panel(table.state.view(), made, words, by=by), True


async def replay(interaction: Interaction, table_id: int, _page: int | None) -> None:
    """Hand over a table's game as a page to take away; by DM where no file can be attached."""
    table, words = await told_table(interaction, table_id), words_of(interaction)
    await acknowledge(interaction, new=True)
    try:
        made = await interaction.client.nights.page(table.state, words.locale)
    except Declined:
        raise
    except Exception as trouble:
        log.exception("a game cannot be shown step by step", table=table.id)
        raise Declined("again-failed", table=str(table.id)) from trouble
    name, nowhere = f"table-{table.id}.html", "refused-replay-nowhere"
    await send_file(interaction, "replay-here", (name, made), nowhere=nowhere, table=str(table.id))
