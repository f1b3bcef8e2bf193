"""Tables and seats in a moderator's hands."""

from bot.panels.court.confirm import confirm_panel, done_panel
from bot.panels.court.tables import tables_panel
from bot.panels.ids import court_id
from bot.panels.panel import Panel
from bot.store.records import Order
from bot.tables.errors import Declined
from bot.tables.table import Table
from bot.tables.views import Status
from bot.text import escape
from cogs.bench import bench
from cogs.replies import Interaction, chosen, in_time, redraw, say, words_of


async def show(interaction: Interaction, page: int = 0) -> Panel:
    """Return a page of the open tables, counted from 0."""
    guild_id, _ = await bench(interaction)
    bot = interaction.client
    records = await bot.store.open_tables_of(guild_id)
    stuck = {
        record.id
        for record in records
        if (table := bot.house.get(record.id)) is None or table.frozen
    }
    return tables_panel(records, stuck, page, words_of(interaction))


async def turn(interaction: Interaction, page: int, _: int) -> None:
    """Turn to a page of the open tables."""
    await redraw(interaction, await in_time(interaction, show(interaction, page), new=False))


async def ask_end(interaction: Interaction) -> None:
    """Ask whether the chosen table should really be ended."""
    await bench(interaction)
    table_id, words = int(chosen(interaction)[0]), words_of(interaction)
    said = words("court-end-ask", table=str(table_id))
    panel = confirm_panel(words, said, words("button-end-table"), court_id("end", table_id))
    await redraw(interaction, panel)


async def end(interaction: Interaction, table_id: int, _: int) -> None:
    """End a table, and show what is left."""
    await in_time(interaction, _end(interaction, table_id), new=False)
    await redraw(interaction, await show(interaction))
    await say(interaction, "court-end-done", table=str(table_id))


async def _end(interaction: Interaction, table_id: int) -> None:
    guild_id, actor = await bench(interaction)
    bot = interaction.client
    order = Order("end-table", guild_id, actor, bot.clock.now(), interaction.id)
    await bot.house.free(guild_id, table_id, order)


async def ask_unseat(interaction: Interaction, user_id: int) -> Panel:
    """Ask whether a seat should really be taken away."""
    guild_id, _ = await bench(interaction)
    table = interaction.client.house.of(guild_id, user_id)
    if table is None:
        raise Declined("refused-court-no-seat")
    name, words = _name(table, user_id), words_of(interaction)
    lobby = table.record.status is Status.LOBBY
    said = words(
        "court-unseat-ask-lobby" if lobby else "court-unseat-ask",
        name=escape(name),
        table=str(table.id),
        link=table.view().place_link,
    )
    custom_id = court_id("unseat", table.id, user_id)
    return confirm_panel(words, said, words("button-unseat"), custom_id)


async def unseat(interaction: Interaction, table_id: int, user_id: int) -> None:
    """Take the seat away."""
    name = await in_time(interaction, _unseat(interaction, table_id, user_id), new=False)
    words = words_of(interaction)
    await redraw(interaction, done_panel(words("court-unseat-done", name=escape(name))))


async def _unseat(interaction: Interaction, table_id: int, user_id: int) -> str:
    guild_id, actor = await bench(interaction)
    bot = interaction.client
    table = bot.house.get(table_id)
    if table is None or table.record.guild_id != guild_id or table.seat_of(user_id) is None:
        raise Declined("refused-court-no-seat")
    name = _name(table, user_id)
    order = Order("unseat", guild_id, actor, bot.clock.now(), interaction.id, (user_id, name))
    await bot.house.unseat(table, user_id, order)
    return name


def _name(table: Table, user_id: int) -> str:
    return next((s.name for s in table.record.seats if s.user_id == user_id), "")
