"""Tables and seats in a moderator's hands."""

from bot.messages.answers import reply, words_of
from bot.panels.court.confirm import confirm_panel
from bot.panels.court.tables import tables_panel
from bot.panels.ids import COURT, NUMBER
from bot.panels.panel import Panel
from bot.tables.ending import has_result
from bot.tables.table import Table
from bot.text import escape
from bot.values.errors import Declined
from bot.values.records import SeatRecord
from bot.values.tables import Status
from cogs.moderators import ordered, require_moderator
from cogs.replies import Interaction, chosen_one, done, in_time, say


async def open_tables(interaction: Interaction, page: int = 0) -> Panel:
    """Return a page of the open tables, counted from 0."""
    guild_id, _ = await require_moderator(interaction)
    bot = interaction.client
    records = await bot.store.tables.open_in(guild_id)
    tables = [table for each in records if (table := bot.manager.get(each.id)) is not None]
    links = {each.id: each.state.view().place_link for each in tables if not each.state.frozen}
    return tables_panel(records, links, page, words_of(interaction))


# Buttons say what was asked for: when that has changed, another question is due.

END = "end"
"""End a table that goes on: no crowns move."""
PUT_AWAY = "put-away"
"""Have done with a table that only its last question keeps open: the crowns have moved."""
FREE_SEAT = "unseat"
"""Take a seat in a lobby: somebody else may have it."""
REPLACE = "replace"
"""Take a seat in a game: a computer player plays on, for good."""


async def ask_end(interaction: Interaction, _: int, __: int) -> None:
    """Ask whether the chosen table should really be ended."""
    await _ask_end(interaction, int(chosen_one(interaction, NUMBER)[0]))


async def _ask_end(interaction: Interaction, table_id: int) -> None:
    act = await in_time(interaction, _way_to_end(interaction, table_id), new=False)
    words = words_of(interaction)
    table = interaction.client.manager.get(table_id)
    of_a_day = table is not None and table.state.record.day is not None and not table.state.frozen
    key = "court-end-ask-daily" if of_a_day else "court-end-ask"
    if act == PUT_AWAY:
        key = "court-put-away-ask"
    elif table is not None and has_result(table.state):
        key = "court-end-ask-settled"
    said = words(key, table=str(table_id))
    panel = confirm_panel(words, said, words(f"button-{act}-table"), COURT.of(act, table_id))
    await reply(interaction, panel)


async def end(interaction: Interaction, table_id: int, _: int, *, asked: str) -> None:
    """End a table, or have done with it, as was ``asked``, and show what is left."""
    if not await in_time(interaction, _end(interaction, table_id, asked), new=False):
        await _ask_end(interaction, table_id)
        return
    await reply(interaction, await open_tables(interaction))
    await say(interaction, "court-end-done", table=str(table_id))


async def _end(interaction: Interaction, table_id: int, asked: str) -> bool:
    """End a table; False if that means something else by now."""
    if await _way_to_end(interaction, table_id) != asked:
        return False
    order = await ordered(interaction, "end-table")
    await interaction.client.manager.free(order.guild_id, table_id, order)
    return True


async def _way_to_end(interaction: Interaction, table_id: int) -> str:
    """Return what ending a table means now; raise `Declined` when there is none to end."""
    guild_id, _ = await require_moderator(interaction)
    for record in await interaction.client.store.tables.open_in(guild_id):
        if record.id == table_id:
            return PUT_AWAY if record.status is Status.SETTLED else END
    raise Declined("refused-no-such-table")


async def ask_unseat(interaction: Interaction, user_id: int) -> Panel:
    """Ask whether a seat should really be taken away, or an answer to what is planned."""
    guild_id, _ = await require_moderator(interaction)
    manager = interaction.client.manager
    for table in (manager.of(guild_id, user_id), *manager.coming(guild_id, user_id)):
        # Who has left a game may have crowns there still, and come to another.
        if table is not None and table.state.seat_of(user_id) is not None:
            return _unseat_panel(interaction, table, user_id)
    raise Declined("refused-court-no-seat")


def _unseat_panel(interaction: Interaction, table: Table, user_id: int) -> Panel:
    seat, act, words = _seated(table, user_id), _way_to_unseat(table), words_of(interaction)
    planned = table.state.record.status is Status.PLANNED
    said = words(
        "court-unseat-plan-ask" if planned else f"court-{act}-ask",
        name=escape(seat.name),
        table=str(table.id),
        counted=str(table.state.record.counted).lower(),
        owner=escape(seat.stake[1]),
        link=table.state.view().place_link,
    )
    return confirm_panel(words, said, words("button-unseat"), COURT.of(act, table.id, user_id))


async def unseat(interaction: Interaction, table_id: int, user_id: int, *, asked: str) -> None:
    """Take a seat in a lobby, or in a game, as was ``asked``."""
    guild_id, _ = await require_moderator(interaction)
    table = interaction.client.manager.get(table_id)
    if table is None or table.state.record.guild_id != guild_id:
        raise Declined("refused-court-no-seat")
    name = _seated(table, user_id).name
    unseating = _unseat(interaction, table, (user_id, name), asked)
    if await in_time(interaction, unseating, new=False):
        await done(interaction, "court-unseat-done", name=escape(name))
    else:
        await reply(interaction, _unseat_panel(interaction, table, user_id))


async def _unseat(
    interaction: Interaction, table: Table, whom: tuple[int, str], asked: str
) -> bool:
    """Take a seat; False if that means something else by now."""
    if _way_to_unseat(table) != asked:
        return False
    order = await ordered(interaction, "unseat", whom)
    try:
        await interaction.client.manager.unseat(table, whom[0], order)
    except Declined:
        # Somebody was quicker, and what is said of it is meant for the player.
        _seated(table, whom[0])
        return False
    return True


def _way_to_unseat(table: Table) -> str:
    return FREE_SEAT if table.state.gathering else REPLACE


def _seated(table: Table, user_id: int) -> SeatRecord:
    """Return a user's seat at a table; raise `Declined` for who has none, any more."""
    seat = table.state.seat_of(user_id)
    if seat is None or not table.state.going_on:
        raise Declined("refused-court-no-seat")
    return seat
