"""What a button does in a lobby, at a table, and at a table that is over."""

from collections.abc import Awaitable, Callable

import discord

from bot.app import GameBot
from bot.messages.answers import reply, whisper, words_of
from bot.panels.claims import claim_panel
from bot.panels.details import dice_panel, story_panel, tale_panel
from bot.panels.messages import sentence
from bot.panels.options import chosen_value, may_choose, offered, options_panel
from bot.permissions import require_posting
from bot.tables.answering import Answered
from bot.tables.dealing import survives
from bot.tables.lobby import COMPUTERS
from bot.tables.speech import require_voice, turn_of
from bot.tables.substitutes import seats_offered
from bot.tables.table import Table
from bot.text import words_for
from bot.values.errors import Declined, Frozen
from bot.values.tables import Status
from cogs.days import share
from cogs.leaving import (
    ask_end,
    ask_give_up,
    end_for_good,
    end_table,
    ends_at_a_word,
    give_up,
    keep,
    leave_for_good,
    leave_table,
    require_managing,
    want_end,
)
from cogs.replies import Interaction, chosen, in_time
from cogs.seating import opener
from cogs.visibility import require_reach, require_visible
from games.engine.asks import Seat


async def _join(interaction: Interaction, table: Table) -> None:
    user = interaction.user
    join = interaction.client.manager.sit_down(
        table, user_id=user.id, name=user.display_name, join_id=interaction.id
    )
    await in_time(interaction, join, new=False)
    await interaction.client.renderer.at(table).update(interaction)


def _computers(table: Table) -> list[str]:
    words = words_for(table.state.record.locale)
    return [words(f"computer-{n}") for n in range(1, COMPUTERS + 1)]


async def _fill(interaction: Interaction, table: Table) -> None:
    await require_managing(interaction, table)
    lobby = interaction.client.manager.lobby(table)
    await in_time(interaction, lobby.fill(_computers(table)), new=False)
    await interaction.client.renderer.at(table).update(interaction)


async def _add_computer(interaction: Interaction, table: Table) -> None:
    await require_managing(interaction, table)
    lobby = interaction.client.manager.lobby(table)
    await in_time(interaction, lobby.add_computer(_computers(table)), new=False)
    await interaction.client.renderer.at(table).update(interaction)


async def _remove_computer(interaction: Interaction, table: Table) -> None:
    await require_managing(interaction, table)
    lobby = interaction.client.manager.lobby(table)
    await in_time(interaction, lobby.remove_computer(), new=False)
    await interaction.client.renderer.at(table).update(interaction)


async def _volunteer(interaction: Interaction, table: Table) -> None:
    lobby = interaction.client.manager.lobby(table)
    await in_time(interaction, lobby.volunteer(interaction.user.id), new=False)
    await interaction.client.renderer.at(table).update(interaction)


async def show_options(interaction: Interaction, table: Table) -> None:
    """Show the host what there is still to choose."""
    await require_managing(interaction, table)
    await whisper(interaction, options_panel(table.state.view(), words_of(interaction)))


async def choose(interaction: Interaction, table: Table, name: str) -> None:
    """Take what the host has chosen from the list of an option."""
    await require_managing(interaction, table)
    option = next((each for each in offered(table.state.plugin) if each.name == name), None)
    values = chosen(interaction)
    if option is None or not may_choose(option, values):
        raise Declined("refused-not-offered")
    lobby = interaction.client.manager.lobby(table)
    await in_time(interaction, lobby.choose(name, chosen_value(option, values)), new=False)
    await reply(interaction, options_panel(table.state.view(), words_of(interaction)))


async def _begin(interaction: Interaction, table: Table) -> None:
    await require_managing(interaction, table)
    await in_time(interaction, _open_game(interaction, table), new=False)
    await interaction.client.renderer.at(table).close_lobby(interaction)


async def _open_game(interaction: Interaction, table: Table) -> None:
    """Begin, and put the panel up, so that the lobby can lead there."""
    await interaction.client.manager.lobby(table).begin()
    await interaction.client.renderer.open_table(table)


async def _cancel(interaction: Interaction, table: Table) -> None:
    await require_managing(interaction, table)
    if table.state.record.status is Status.LOBBY and not ends_at_a_word(interaction, table):
        await ask_end(interaction, table)
        return
    await in_time(interaction, interaction.client.manager.lobby(table).cancel(), new=False)
    await interaction.client.renderer.at(table).close_lobby(interaction)


async def show_hand(interaction: Interaction, table: Table) -> None:
    """Show a seat's private panel to its owner only."""
    seat = table.state.own_seat(interaction.user.id)
    if table.state.match is None and not table.state.frozen:
        raise Declined("refused-table-over" if table.state.done else "refused-not-playing")
    await interaction.client.renderer.at(table).show(interaction, Seat(seat.seat))


async def _refresh(interaction: Interaction, table: Table) -> None:
    seat = table.state.own_seat(interaction.user.id)
    await interaction.client.renderer.at(table).show(interaction, Seat(seat.seat))


async def _say(interaction: Interaction, table: Table) -> None:
    seat = Seat(table.state.own_seat(interaction.user.id).seat)
    require_voice(table.state, seat)
    view, book, turn = table.state.view(), table.state.notebook(seat), turn_of(table.state, seat)
    panel = claim_panel(view, book, seat, turn, words_of(interaction))
    await whisper(interaction, panel)


async def _offer_seat(interaction: Interaction, table: Table) -> None:
    await require_managing(interaction, table)
    await in_time(interaction, table.change(seats_offered), new=False)
    await interaction.client.renderer.at(table).update(interaction)


async def _take_seat(interaction: Interaction, table: Table) -> None:
    user = interaction.user
    take = interaction.client.manager.take_seat(table, user_id=user.id, name=user.display_name)
    seat = await in_time(interaction, take, new=False)
    answers = interaction.client.renderer.at(table)
    await answers.update(interaction)
    await answers.whisper(interaction, Seat(seat.seat))


async def _back(interaction: Interaction, table: Table) -> None:
    seat = await in_time(interaction, table.come_back(interaction.user.id), new=False)
    answered = Answered(seat, news=False)
    await interaction.client.renderer.at(table).answered(interaction, answered)


ACTIONS: dict[str, Callable[[Interaction, Table], Awaitable[None]]] = {
    "join": _join,
    "leave": leave_table,
    "sure-leave": leave_for_good,
    "end": end_table,
    "sure-end": end_for_good,
    "want-end": want_end,
    "offer-seat": _offer_seat,
    "take-seat": _take_seat,
    "keep": keep,
    "give-up": ask_give_up,
    "sure-give-up": give_up,
    "add-computer": _add_computer,
    "fill": _fill,
    "remove-computer": _remove_computer,
    "volunteer": _volunteer,
    "begin": _begin,
    "cancel": _cancel,
    "hand": show_hand,
    "refresh": _refresh,
    "say": _say,
    "back": _back,
}


# --- acts at a table that is over ---


async def _past(interaction: Interaction, table_id: int) -> Table | None:
    """Return a table, open or long over, whose account the user may read; None without one."""
    table = await in_time(interaction, interaction.client.manager.recall(table_id), new=True)
    if table is not None:
        await require_visible(interaction, table.state.record)
    return table


def _require_match(table: Table) -> None:
    """Raise `Declined`, or `Frozen`, for a table of which nothing can be told."""
    if table.state.match is not None:
        return
    if table.state.frozen:
        raise Frozen(f"table {table.id}")
    if table.state.record.seed is None:
        raise Declined("refused-table-over" if table.state.done else "refused-not-playing")
    raise Declined("fault-untold" if survives(table.state.record) else "report-other-rules")


async def _tale(interaction: Interaction, table_id: int, page: int | None) -> None:
    table = await _past(interaction, table_id)
    if table is None:
        raise Declined("refused-table-over")
    _require_match(table)
    if table.state.hidden and table.state.seat_of(interaction.user.id) is None:
        raise Declined("refused-out-of-sight")
    words = words_of(interaction)
    tale = table.state.tale(0, talk=True)
    panel = tale_panel(table.state.view(), table.state.notebook(None), tale, page, words)
    await reply(interaction, panel)


async def _dice(interaction: Interaction, table_id: int, page: int | None) -> None:
    table = await _past(interaction, table_id)
    if table is None:
        raise Declined("refused-table-over")
    await reply(interaction, dice_panel(table.state.view(), words_of(interaction)))


async def _story(interaction: Interaction, table_id: int, page: int | None) -> None:
    table = await _past(interaction, table_id)
    if table is None or table.state.record.status is not Status.SETTLED:
        raise Declined("refused-not-settled")
    _require_match(table)
    if table.state.view().secret is None:
        raise Declined("refused-sealed", when=f"<t:{int(table.state.sealed_until or 0)}:R>")
    panel = story_panel(table.state.view(), table.state.told(), page or 0, words_of(interaction))
    await reply(interaction, panel)


async def _again(interaction: Interaction, table_id: int, page: int | None) -> None:
    table = await in_time(interaction, _lobby_after(interaction, table_id), new=True)
    if not table.state.kind.gathers:
        await interaction.client.renderer.at(table).show(interaction, Seat(0))
        return
    link = table.state.view().place_link
    panel = sentence(words_of(interaction), "table-is-here", link=link, leads_to=link)
    await whisper(interaction, panel)


async def _lobby_after(interaction: Interaction, table_id: int) -> Table:
    """Open the lobby of the next game, or sit down in it when somebody else was faster."""
    bot, user = interaction.client, interaction.user
    before = await bot.manager.recall(table_id)
    if before is None or not before.state.done:
        raise Declined("refused-not-again-yet")
    require_reach(interaction, before.state.record)
    await bot.require_invited(before.state.record.guild_id)
    _require_posting(bot, before)
    table = await bot.manager.play_again(
        before,
        opener=opener(interaction, before.state.record.channel_id),
        host_name=user.display_name,
        join_id=interaction.id,
    )
    if table.state.kind.gathers:
        await bot.renderer.draw(table)
    return table


def _require_posting(bot: GameBot, before: Table) -> None:
    """Raise `Declined` where the next game's lobby could not be posted."""
    guild = bot.get_guild(before.state.record.guild_id)
    channel = guild.get_channel_or_thread(before.state.record.channel_id) if guild else None
    if guild is not None and channel is not None and before.state.kind.gathers:
        in_thread = isinstance(channel, discord.Thread)
        require_posting(channel.id, channel.permissions_for(guild.me), in_thread=in_thread)


async def _share(interaction: Interaction, table_id: int, page: int | None) -> None:
    # Acknowledged first, the answer could only be for the user alone.
    table = await interaction.client.manager.recall(table_id)
    if table is None:
        raise Declined("refused-table-over")
    await share(interaction, table)


PAST: dict[str, Callable[[Interaction, int, int | None], Awaitable[None]]] = {
    "tale": _tale,
    "dice": _dice,
    "story": _story,
    "again": _again,
    "share": _share,
}
