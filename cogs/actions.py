"""What a button does in a lobby, at a table, and at a table that is over."""

import re
from collections.abc import Awaitable, Callable, Collection, Coroutine
from functools import partial
from typing import Any, TypeAlias

from bot.messages.answers import reply, whisper, words_of
from bot.panels.claims import say_panel
from bot.panels.details import dice_panel, story_pages, story_panel, tale_panel
from bot.panels.lobby import called_panel, more_panel
from bot.panels.options import chosen_value, may_choose, offered, options_panel
from bot.permissions import require_posting
from bot.plugins.registry import plugins
from bot.tables import lobby
from bot.tables.admission import require_may_sit
from bot.tables.answering import Answered
from bot.tables.kinds import kind_of
from bot.tables.presence import come_back, seats_offered
from bot.tables.speech import require_voice, turn_of
from bot.tables.table import Table
from bot.tables.tale import tale_of
from bot.values.errors import Declined
from bot.values.records import TableRecord
from bot.values.tables import GATHERING, Status
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
from cogs.nights import replay, show_again
from cogs.plans import come, perhaps
from cogs.replies import Interaction, change, chosen, done, in_time, lead_to
from cogs.seating import opener, own_seat, sit_down, sitting
from cogs.visibility import (
    past_table,
    require_match,
    require_reach,
    table_in_reach,
    told_table,
)
from games.engine.asks import Seat

Act: TypeAlias = Callable[[Interaction, Table], Awaitable[None]]
"""What a button does to a table, or at one."""


def _by_host(move: lobby.Move, at: Collection[Status] = lobby.LOBBY) -> Act:
    """Return what changes a lobby, if its host or a moderator presses."""

    async def act(interaction: Interaction, table: Table) -> None:
        await require_managing(interaction, table)
        await _change_lobby(interaction, table, lobby.alter(table, move, at=at))

    return act


async def _change_lobby(
    interaction: Interaction, table: Table, work: Coroutine[Any, Any, object]
) -> None:
    """Do what changes a lobby, and show it where it was pressed: there, or behind "More"."""
    answers = interaction.client.renderer.at(table)
    if not answers.is_aside(interaction):
        await change(interaction, table, work)
        return
    await in_time(interaction, work, new=False)
    panel = more_panel(table.state.view(), words_of(interaction))
    await answers.aside(interaction, panel, new=False)


async def _volunteer(interaction: Interaction, table: Table) -> None:
    volunteer = partial(lobby.volunteering, user_id=interaction.user.id)
    await _change_lobby(interaction, table, lobby.alter(table, volunteer))


async def _more(interaction: Interaction, table: Table) -> None:
    """Show what else can be done in a lobby, whose message the press lets be changed for free."""
    if table.state.record.status is not Status.LOBBY:
        raise Declined("refused-table-over" if table.state.done else "refused-begun")
    answers = interaction.client.renderer.at(table)
    await answers.update(interaction)
    panel = more_panel(table.state.view(), words_of(interaction))
    await answers.aside(interaction, panel, new=True)


async def change_options(interaction: Interaction, found: re.Match[str]) -> None:
    """Show the host what there is still to choose, or take what was chosen from a list of it."""
    table, name = table_in_reach(interaction, int(found["table"])), found["option"]
    await require_managing(interaction, table)
    if name is None:
        await _show_options(interaction, table, new=True)
        return
    option = next((each for each in offered(table.state.plugin) if each.name == name), None)
    values = chosen(interaction)
    if option is None or not may_choose(option, values):
        raise Declined("refused-not-offered")
    choose = partial(lobby.chosen, option=name, value=chosen_value(option, values))
    await in_time(interaction, lobby.alter(table, choose), new=False)
    await _show_options(interaction, table, new=False)


async def _show_options(interaction: Interaction, table: Table, *, new: bool) -> None:
    state, words = table.state, words_of(interaction)
    panel = options_panel(state.view(), words, state.record.locale)
    await interaction.client.renderer.at(table).aside(interaction, panel, new=new)


async def _begin(interaction: Interaction, table: Table) -> None:
    await require_managing(interaction, table)
    await in_time(interaction, _open_game(interaction, table), new=False)
    answers = interaction.client.renderer.at(table)
    await answers.close_lobby(interaction)
    # They need not look for their cards: who they are comes first, and what they are asked.
    seat = table.state.seat_of(interaction.user.id)
    if seat is not None and seat.joined:
        await answers.whisper(interaction, Seat(seat.seat))


async def _open_game(interaction: Interaction, table: Table) -> None:
    """Begin, and put the panel up, so that the lobby can lead there."""
    await lobby.begin(table)
    await interaction.client.renderer.open_table(table)


async def _cancel(interaction: Interaction, table: Table) -> None:
    await require_managing(interaction, table)
    if table.state.record.status is Status.LOBBY and not ends_at_a_word(interaction, table):
        await ask_end(interaction, table)
        return
    await in_time(interaction, lobby.cancel(table), new=False)
    await interaction.client.renderer.at(table).close_lobby(interaction)


async def show_hand(interaction: Interaction, table: Table) -> None:
    """Show a seat's private panel to its owner only."""
    seat = own_seat(interaction, table)
    if table.state.match is None and not table.state.frozen:
        raise Declined("refused-table-over" if table.state.done else "refused-not-playing")
    await interaction.client.renderer.at(table).show(interaction, seat)


async def _refresh(interaction: Interaction, table: Table) -> None:
    await interaction.client.renderer.at(table).show(interaction, own_seat(interaction, table))


async def _say(interaction: Interaction, table: Table) -> None:
    seat = own_seat(interaction, table)
    require_voice(table.state, seat)
    view, book, turn = table.state.view(), table.state.notebook(seat), turn_of(table.state, seat)
    panel = say_panel(view, book, turn, words_of(interaction))
    await whisper(interaction, panel)


async def _offer_seat(interaction: Interaction, table: Table) -> None:
    await require_managing(interaction, table)
    await change(interaction, table, table.change(seats_offered))


async def _take_seat(interaction: Interaction, table: Table) -> None:
    take = interaction.client.manager.take_seat(table, sitting(interaction))
    seat = await in_time(interaction, take, new=False)
    # As after an answer: they are there, play at the table, and have cards to see.
    answered = Answered(Seat(seat.seat), news=True)
    await interaction.client.renderer.at(table).answered(interaction, answered)


async def _back(interaction: Interaction, table: Table) -> None:
    seat = await in_time(interaction, table.act(interaction.user.id, come_back), new=False)
    answered = Answered(seat, news=False)
    await interaction.client.renderer.at(table).answered(interaction, answered)


ACTIONS: dict[str, Act] = {
    "join": sit_down,
    "here": sit_down,
    "coming": come,
    "maybe": perhaps,
    "not-coming": leave_table,
    "call-off": end_table,
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
    "add-computer": _by_host(lobby.with_computers, GATHERING),
    "fill": _by_host(lobby.filled),
    "remove-computer": _by_host(lobby.with_one_computer_less),
    "volunteer": _volunteer,
    "more": _more,
    "begin": _begin,
    "cancel": _cancel,
    "hand": show_hand,
    "refresh": _refresh,
    "say": _say,
    "back": _back,
}


# --- acts at a table that is over ---


async def _tale(interaction: Interaction, table_id: int, page: int | None) -> None:
    table = await past_table(interaction, table_id)
    require_match(table)
    if table.state.hidden and table.state.seat_of(interaction.user.id) is None:
        raise Declined("refused-out-of-sight")
    words = words_of(interaction)
    tale = tale_of(table.state, 0, talk=True)
    panel = tale_panel(table.state.view(), table.state.notebook(None), tale, page, words)
    await reply(interaction, panel)


async def _dice(interaction: Interaction, table_id: int, page: int | None) -> None:
    table = await past_table(interaction, table_id)
    panel = dice_panel(table.state.view(), words_of(interaction))
    if interaction.client.renderer.at(table).is_aside(interaction):
        await whisper(interaction, panel)  # It is to be kept when the lobby is over.
    else:
        await reply(interaction, panel)


async def _story(interaction: Interaction, table_id: int, page: int | None) -> None:
    table = await told_table(interaction, table_id)
    view, words = table.state.view(), words_of(interaction)
    panel = story_panel(view, story_pages(view, table.state.told(), words), page or 0, words)
    await reply(interaction, panel)


async def _again(interaction: Interaction, table_id: int, page: int | None) -> None:
    table = await in_time(interaction, _lobby_after(interaction, table_id), new=True)
    if not table.state.kind.gathers:
        await interaction.client.renderer.at(table).show(interaction, Seat(0))
        return
    await lead_to(interaction, table)


async def _lobby_after(interaction: Interaction, table_id: int) -> Table:
    """Open the lobby of the next game, or sit down in it when somebody else was faster."""
    bot = interaction.client
    before = await bot.manager.recall(table_id)
    if before is None or not before.state.done:
        raise Declined("refused-not-again-yet")
    require_reach(interaction, before.state.record)
    await bot.require_invited(before.state.record.guild_id)
    channel_id = before.state.record.channel_id
    guild = bot.get_guild(before.state.record.guild_id)
    channel = guild.get_channel_or_thread(channel_id) if guild else None
    if channel is not None and before.state.kind.gathers:
        require_posting(channel, channel.permissions_for(channel.guild.me))
    table = await bot.manager.play_again(before, opener(interaction, channel_id))
    if table.state.kind.gathers:
        await bot.renderer.draw(table)
    return table


async def _next_game(interaction: Interaction, table_id: int, page: int | None) -> None:
    """Sit down in the lobby that is open now where this table was, or be called to the next one."""
    bot, user = interaction.client, interaction.user
    record = await _past_record(interaction, table_id, new=True)
    gathering = bot.manager.lobby_in(record.channel_id)
    if gathering is None:
        gathering = await in_time(interaction, _ask_to_be_called(interaction, record), new=True)
    if gathering is None:
        start = kind_of(record.game).begun_by if record.game in plugins() else None
        words = words_of(interaction)
        await whisper(interaction, called_panel(table_id, record.game, words, start=start))
        return
    seat = gathering.state.seat_of(user.id)
    if seat is None or not seat.joined:
        seating = bot.manager.sit_down(gathering, sitting(interaction))
        await in_time(interaction, seating, new=True)
        await bot.renderer.draw(gathering)
    await lead_to(interaction, gathering)


async def _ask_to_be_called(interaction: Interaction, record: TableRecord) -> Table | None:
    """Write that a user is to be called; raise `Declined` for who could not sit down then.

    Return the lobby that has opened meanwhile, if one has: it calls nobody any more.
    """
    bot, guild_id, user_id = interaction.client, record.guild_id, interaction.user.id
    async with bot.manager.seating:
        gathering = bot.manager.lobby_in(record.channel_id)
        if gathering is None:
            await require_may_sit(bot.store, guild_id, user_id, bot.clock.now())
            await bot.store.callers.ask(guild_id, record.channel_id, user_id, bot.clock.now())
        return gathering


async def _call_off(interaction: Interaction, table_id: int, page: int | None) -> None:
    """Take back that a user is to be called to the next game."""
    record = await _past_record(interaction, table_id, new=False)
    taking = interaction.client.store.callers.take_back(record.channel_id, interaction.user.id)
    await in_time(interaction, taking, new=False)
    await done(interaction, "next-game-not-asked")


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
    "show-again": show_again,
    "replay": replay,
    "again": _again,
    "next-game": _next_game,
    "uncall": _call_off,
    "share": _share,
}


async def act(interaction: Interaction, found: re.Match[str]) -> None:
    """Do what a button says to a table, or at one."""
    table_id, action, page = int(found["table"]), found["action"], found["page"]
    if action in PAST:
        await PAST[action](interaction, table_id, None if page is None else int(page))
        return
    table = table_in_reach(interaction, table_id)
    if action not in ACTIONS:
        raise Declined("refused-stale")
    await ACTIONS[action](interaction, table)
