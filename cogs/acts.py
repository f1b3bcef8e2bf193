"""What a button does in a lobby, at a table, and at a table that is over."""

from collections.abc import Awaitable, Callable

from bot.panels.feast.roles import roles_panel
from bot.panels.messages import sentence
from bot.panels.table import story_panel
from bot.tables.errors import Declined
from bot.tables.lobby import COMPUTERS
from bot.tables.table import Table
from bot.tables.views import Status
from bot.text import words_for
from cogs.parting import (
    ask_end,
    end_for_good,
    ends_at_a_word,
    keep,
    leave_for_good,
    leave_table,
    require_managing,
)
from cogs.rendering import is_private, redraw_public, render
from cogs.replies import Interaction, chosen, in_time, redraw, whisper, words_of
from cogs.seating import after_joining, opener
from games.engine.asks import Seat
from games.feast.cards import Role
from games.feast.scenarios import Scenario


async def _join(interaction: Interaction, table: Table) -> None:
    user = interaction.user
    join = interaction.client.house.sit_down(
        table, user_id=user.id, name=user.display_name, join_id=interaction.id
    )
    seat = await in_time(interaction, join, new=False)
    await redraw_public(interaction, table)
    interaction.client.herald.changed(table)
    await after_joining(interaction, table, seat)


async def _add_computer(interaction: Interaction, table: Table) -> None:
    await require_managing(interaction, table)
    words = words_for(table.record.locale)
    names = [words(f"computer-{n}") for n in range(1, COMPUTERS + 1)]
    lobby = interaction.client.house.lobby(table)
    await in_time(interaction, lobby.add_computer(names), new=False)
    await redraw_public(interaction, table)
    interaction.client.herald.changed(table)


async def _remove_computer(interaction: Interaction, table: Table) -> None:
    await require_managing(interaction, table)
    lobby = interaction.client.house.lobby(table)
    await in_time(interaction, lobby.remove_computer(), new=False)
    await redraw_public(interaction, table)
    interaction.client.herald.changed(table)


async def _volunteer(interaction: Interaction, table: Table) -> None:
    lobby = interaction.client.house.lobby(table)
    await in_time(interaction, lobby.volunteer(interaction.user.id), new=False)
    await redraw_public(interaction, table)
    interaction.client.herald.changed(table)


async def _roles(interaction: Interaction, table: Table) -> None:
    """Show the host the roles to choose from, or take what the host chose there."""
    await require_managing(interaction, table)
    values = chosen(interaction)
    if values:
        await _choose(
            interaction, table, scenario=Scenario.CUSTOM.value, roles=[Role.KING.value, *values]
        )
    else:
        await whisper(interaction, roles_panel(table.view(), words_of(interaction)))


async def _scenario(interaction: Interaction, table: Table) -> None:
    await require_managing(interaction, table)
    await _choose(interaction, table, scenario=Scenario(chosen(interaction)[0]).value)


async def _choose(interaction: Interaction, table: Table, **choices: str | list[str]) -> None:
    lobby = interaction.client.house.lobby(table)
    await in_time(interaction, lobby.choose(**choices), new=False)
    await redraw(interaction, roles_panel(table.view(), words_of(interaction)))
    interaction.client.herald.changed(table)


async def _begin(interaction: Interaction, table: Table) -> None:
    await require_managing(interaction, table)
    await in_time(interaction, _open_game(interaction, table), new=False)
    await redraw(interaction, interaction.client.herald.closed_lobby(table))


async def _open_game(interaction: Interaction, table: Table) -> None:
    """Begin, and put the panel up, so that the lobby can lead there."""
    await interaction.client.house.lobby(table).begin()
    await interaction.client.herald.open_table(table)


async def _cancel(interaction: Interaction, table: Table) -> None:
    await require_managing(interaction, table)
    if table.record.status is Status.LOBBY and not ends_at_a_word(interaction, table):
        await ask_end(interaction, table)
        return
    await in_time(interaction, interaction.client.house.lobby(table).cancel(), new=False)
    await redraw(interaction, interaction.client.herald.closed_lobby(table))
    interaction.client.herald.changed(table)


async def show_hand(interaction: Interaction, table: Table) -> None:
    """Show a seat's private panel to its owner only."""
    seat = table.own_seat(interaction.user.id)
    if table.match is None:
        raise Declined("refused-table-over" if table.done else "refused-not-playing")
    await whisper(interaction, interaction.client.herald.private.panel(table, Seat(seat.seat)))


async def _refresh(interaction: Interaction, table: Table) -> None:
    seat = table.own_seat(interaction.user.id)
    herald = interaction.client.herald
    await redraw(interaction, herald.private.panel(table, Seat(seat.seat)))
    herald.private.was_shown(table, Seat(seat.seat), in_dm=interaction.guild_id is None)


async def _back(interaction: Interaction, table: Table) -> None:
    come_back = table.come_back(interaction.user.id)
    before = len(table.told())
    seat = await in_time(interaction, come_back, new=False)
    await render(interaction, table, seat, before)


ACTS: dict[str, Callable[[Interaction, Table], Awaitable[None]]] = {
    "join": _join,
    "leave": leave_table,
    "sure-leave": leave_for_good,
    "sure-end": end_for_good,
    "keep": keep,
    "add-computer": _add_computer,
    "remove-computer": _remove_computer,
    "volunteer": _volunteer,
    "roles": _roles,
    "scenario": _scenario,
    "begin": _begin,
    "cancel": _cancel,
    "hand": show_hand,
    "refresh": _refresh,
    "back": _back,
}


# --- acts at a table that is over ---


async def _story(interaction: Interaction, table_id: int, page: int) -> None:
    table = await in_time(interaction, interaction.client.house.recall(table_id), new=True)
    if table is None or table.record.status is not Status.SETTLED:
        raise Declined("refused-not-settled")
    if table.match is None:
        raise Declined("account-other-rules")
    panel = story_panel(table.view(), table.told(), page, words_of(interaction))
    await (redraw if is_private(interaction) else whisper)(interaction, panel)


async def _again(interaction: Interaction, table_id: int, page: int) -> None:
    user = interaction.user
    table = await in_time(interaction, _lobby_after(interaction, table_id), new=True)
    link = table.view().place_link
    panel = sentence(words_of(interaction), "table-is-here", link=link, leads_to=link)
    await whisper(interaction, panel)
    own = table.seat_of(user.id)
    if own is not None:
        await after_joining(interaction, table, own)


async def _lobby_after(interaction: Interaction, table_id: int) -> Table:
    """Open the lobby of the next game, or sit down in it when somebody else was faster."""
    house, herald, user = interaction.client.house, interaction.client.herald, interaction.user
    before = await house.recall(table_id)
    if before is None or not before.done:
        raise Declined("refused-not-again-yet")
    table = await house.play_again(
        before,
        opener=opener(interaction, before.record.channel_id),
        host_name=user.display_name,
        join_id=interaction.id,
    )
    await herald.draw(table)
    return table


PAST: dict[str, Callable[[Interaction, int, int], Awaitable[None]]] = {
    "story": _story,
    "again": _again,
}
