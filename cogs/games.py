"""The slash commands of every game that is installed: a table is opened, found, left and ended."""

import inspect
from collections.abc import Awaitable
from typing import Any

import discord
import structlog
from discord import app_commands

from bot.app import GameBot
from bot.installs import server_of
from bot.messages.answers import whisper, words_of
from bot.messages.client import NotAllowedError, TryLaterError
from bot.panels.rules import rules_panel
from bot.permissions import require_posting
from bot.plugins.command_limits import MOST_CHOICE
from bot.plugins.commands import PACE, WHEN, Completed, Subcommand, about, subcommands_of
from bot.plugins.defaults import option_key
from bot.plugins.formatter import timestamp
from bot.plugins.plugin import (
    STRENGTH,
    WATCHED,
    GamePlugin,
    Number,
    OneOf,
    Seating,
    Switch,
)
from bot.plugins.registry import plugins
from bot.tables.admission import Wanted
from bot.tables.lobby import alter, with_computers
from bot.tables.table import Table
from bot.text import Words, escape
from bot.values.days import ends_at
from bot.values.errors import Declined, Text
from bot.values.guilds import NO_SERVER
from bot.values.records import MODERATOR
from bot.values.tables import GATHERING, Pace
from cogs.actions import show_hand
from cogs.commands import anywhere, called, spoken
from cogs.days import board as days_board
from cogs.leaving import end_table, leave_table
from cogs.plans import Named, named, say_assumed, times
from cogs.replies import Interaction, guild_of, in_time, lead_to, say, show
from cogs.seating import opener
from games.engine.asks import Seat

log = structlog.get_logger(__name__)


def commands_of(game: GamePlugin) -> app_commands.Group:
    """Return the slash commands of a game."""
    group = app_commands.Group(name=game.id, description=spoken(about(game)))
    if game.seating is Seating.ALONE:
        anywhere(group)

    async def start(
        interaction: Interaction,
        when: str = WHEN.default,
        pace: str = PACE.default,
        computers: int = 0,
        strength: str = "",
        **chosen: Any,
    ) -> None:
        choices = game.defaults() | chosen | {STRENGTH: game.strength({STRENGTH: strength}).value}
        time = await in_time(interaction, named(interaction, when), new=True) if when else None
        opening = _wanted(interaction, game, choices, pace, time)
        await _open_table(interaction, opening, computers)
        if time is not None:
            await say_assumed(interaction, time)

    async def play(interaction: Interaction, watched: bool = False, **chosen: Any) -> None:
        choices = game.defaults() | chosen | {WATCHED.name: watched}
        await _play_alone(interaction, game, choices)

    async def daily(interaction: Interaction) -> None:
        choices = game.defaults() | dict(game.daily or {}) | {WATCHED.name: False}
        await _play_alone(interaction, game, choices, daily=True)

    async def board(interaction: Interaction) -> None:
        await interaction.client.require_invited(server_of(interaction))
        await show(interaction, days_board(interaction, game.id, None, 0), new=True)

    async def rules(interaction: Interaction) -> None:
        panel = rules_panel(game.id, game.view.first_page, words_of(interaction))
        await whisper(interaction, panel)

    async def status(interaction: Interaction) -> None:
        here = interaction.client.manager.find(interaction.channel_id or 0)
        table = _of_game(here, game.id)
        _require_permissions(interaction)
        await in_time(interaction, interaction.client.renderer.bring_down(table), new=True)
        await lead_to(interaction, table)

    async def hand(interaction: Interaction) -> None:
        table = _own_table(interaction, game.id)
        await in_time(interaction, _note(interaction, table), new=True)
        await show_hand(interaction, table)

    async def leave(interaction: Interaction) -> None:
        await leave_table(interaction, _own_table(interaction))

    async def end(interaction: Interaction) -> None:
        here = interaction.client.manager.to_end(interaction.channel_id or 0)
        await end_table(interaction, _of_game(here, game.id))

    everything = (start, play, daily, board, rules, status, hand, leave, end)
    callbacks: dict[str, Any] = {each.__name__: each for each in everything}
    for form in subcommands_of(game):
        group.add_command(_command(form, callbacks[form.name]))
    return group


def _command(form: Subcommand, callback: Any) -> Any:
    """Return a subcommand; discord.py is to see its options as parameters of the callback."""
    if form.parameters:
        interaction = inspect.Parameter(
            "interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=discord.Interaction
        )
        own = [_parameter(each.option) for each in form.parameters]
        callback.__signature__ = inspect.Signature([interaction, *own])
    says = {each.option.name: spoken(each.says) for each in form.parameters}
    menus = {
        each.option.name: [
            app_commands.Choice(name=spoken(shown), value=value) for value, shown in each.menu
        ]
        for each in form.parameters
        if each.menu
    }
    typed = [each.option.name for each in form.parameters if isinstance(each.option, Completed)]
    app_commands.autocomplete(**dict.fromkeys(typed, times))(callback)
    app_commands.describe(**says)(callback)
    names = {each.option.name: called(each.option.name, each.game) for each in form.parameters}
    app_commands.rename(**names)(callback)
    app_commands.choices(**menus)(callback)
    return app_commands.Command(
        name=called(form.name), description=spoken(form.says), callback=callback
    )


def _parameter(option: OneOf | Switch | Number | Completed) -> inspect.Parameter:
    kind: Any = str
    if isinstance(option, Switch):
        kind = bool
    elif isinstance(option, Completed):
        kind = app_commands.Range[str, 1, MOST_CHOICE]
    elif isinstance(option, Number):
        kind = app_commands.Range[int, option.least, option.most]
    return inspect.Parameter(
        option.name, inspect.Parameter.KEYWORD_ONLY, default=option.default, annotation=kind
    )


async def _play_alone(
    interaction: Interaction,
    game: GamePlugin,
    choices: dict[str, Any],
    *,
    daily: bool = False,
) -> None:
    """Deal to this user, or show the game that they play already."""
    bot, server = interaction.client, server_of(interaction)
    manager = bot.manager
    await bot.require_invited(server)
    begun = None if daily else manager.alone.find(server, interaction.user.id, game.id)
    if choices[WATCHED.name] and begun is None:
        _require_permissions(interaction)
    wanted = _wanted(interaction, game, choices)
    playing = manager.alone.play(opener(interaction), wanted, daily=daily)
    table, note = await in_time(interaction, _noted(interaction, playing, begun), new=True)
    await bot.renderer.at(table).show(interaction, Seat(0), note=note)
    if await manager.alone.look_back(table) or await manager.alone.advise(table):
        await bot.renderer.at(table).show_again(interaction, Seat(0), note=note)


async def _noted(
    interaction: Interaction, playing: Awaitable[Table], begun: Table | None
) -> tuple[Table, str]:
    """Return the table where one plays alone, and what is to be said of it besides, if anything.

    ``begun``: the one that was open before. Raise `Declined` for a day's try that goes on in
    another server.
    """
    table, words = await playing, words_of(interaction)
    await _note(interaction, table)
    here = table.state.record.guild_id == server_of(interaction)
    if not here or table.state.done:
        return table, await _had_try(interaction, table, here=here)
    choices = table.state.record.choices
    asked = [choices.get(name) == value for name, value in interaction.namespace]
    if table is not begun or all(asked):
        return table, ""
    terms = _terms(table, words)
    return table, words("still-open", n=len(terms), terms=" · ".join(terms))


async def _note(interaction: Interaction, table: Table) -> None:
    """Have a table know that who uses a command is there, and what they read."""
    await table.note_presence(interaction.user.id, str(interaction.locale))


async def _had_try(interaction: Interaction, table: Table, *, here: bool) -> str:
    """Return what is said of a day's try that is over; raise `Declined` for one that goes on."""
    record, words = table.state.record, words_of(interaction)
    server = None if here else await _server_of_both(interaction, record.guild_id)
    when = timestamp(ends_at(record.day or 0))
    if not table.state.done:
        still = table.state.frozen
        if server is None:
            key = "refused-frozen-out-of-sight" if still else "refused-played-out-of-sight"
            raise Declined(key, when=when)
        key = "refused-frozen-elsewhere" if still else "refused-played-elsewhere"
        raise Declined(key, server=server, link=table.state.view().place_link, when=when)
    lines = [words("played-today", when=when)]
    answers = await interaction.client.store.journal.answers(table.id)
    if any(each.by == MODERATOR for each in answers):
        lines.append(words("played-today-ended"))
    if server is not None:
        lines.append(words("played-today-server", server=server))
    elif not here and record.guild_id != NO_SERVER:
        lines.append(words("played-today-another-server"))
    return "\n".join(lines)


async def _server_of_both(interaction: Interaction, guild_id: int) -> str | None:
    """Return the name of another server, if both the bot and this user are in it."""
    bot = interaction.client
    guild = bot.get_guild(guild_id)
    if guild is None:
        return None
    try:
        there = await bot.messages.is_member(guild_id, interaction.user.id)
    except (NotAllowedError, TryLaterError):
        return None
    return escape(guild.name) if there else None


def _terms(table: Table, words: Words) -> list[str]:
    """Return what was chosen for a game from menus, as these name it."""
    game, choices = table.state.plugin, table.state.record.choices
    return [
        words(f"{game.id}-start-{option_key(each.name)}-{str(choices[each.name]).lower()}")
        for each in game.options
        if isinstance(each, OneOf)
    ]


async def _open_table(interaction: Interaction, wanted: Wanted, computers: int) -> None:
    """Check the permissions, open a lobby in this channel, or plan one, and seat its host."""
    bot = interaction.client
    _require_permissions(interaction)
    opening = bot.manager.open_lobby(opener(interaction), wanted)
    table = await in_time(interaction, opening, new=True)
    # The command offers what the largest game of the kind has seats for.
    room = table.state.plugin.seats_for(table.state.record.choices).stop - 2
    for _ in range(min(computers, room) if table.state.terms.computers else 0):
        await alter(table, with_computers, at=GATHERING)
    if not await bot.renderer.post_lobby(interaction, table):
        await say(interaction, "table-is-here", link=table.state.view().place_link)
    if computers and not table.state.terms.computers:
        await say(interaction, "refused-no-computers")


def _wanted(
    interaction: Interaction,
    game: GamePlugin,
    choices: dict[str, Any],
    pace: str = "",
    time: Named | None = None,
) -> Wanted:
    """Return the table that is wanted here; no ``pace`` is what the server has settled."""
    server = server_of(interaction)
    spoken_here = interaction.client.messages.language_of(interaction.guild_locale)
    return Wanted(
        guild_id=server,
        channel_id=interaction.channel_id or 0,
        game=game.id,
        choices=choices,
        locale=str(interaction.locale) if server == NO_SERVER else spoken_here,
        pace=Pace(pace) if pace else None,
        planned_for=time.when if time is not None else None,
    )


def _of_game(table: Table | None, game: str) -> Table:
    """Return the table of a channel; raise `Declined` where it is none of that game."""
    if table is None:
        raise Declined("refused-no-table-here")
    # No game that is here has a command for one that is not.
    if table.state.record.game != game and not table.state.gone:
        raise _another(table)
    return table


def _another(table: Table) -> Declined:
    """Return the refusal that names the table of another game, or says that its game is gone."""
    if table.state.gone:
        return Declined("fault-game-gone")
    name, number = Text(f"{table.state.record.game}-name"), str(table.id)
    return Declined(
        "refused-other-game", other=name, table=number, link=table.state.view().place_link
    )


def _own_table(interaction: Interaction, game: str | None = None) -> Table:
    """Return the table of this channel if the user sits there, else the user's own.

    Raise `Declined`, with its name, where that is one of another game than the command's.
    """
    manager = interaction.client.manager
    here = manager.find(interaction.channel_id or 0)
    own = manager.of(server_of(interaction), interaction.user.id)
    if here is not None and here.state.seat_of(interaction.user.id) is not None:
        # What has not begun has no cards to show yet: a seat may be kept there for who plays.
        shows = game is None or not here.state.gathering
        own = here if shows or own is None else own
    shown = own or here
    if game is not None and shown is not None and shown.state.record.game != game:
        raise _another(shown)
    if own is not None:
        return own
    if here is None:
        raise Declined("refused-no-table-here")
    # That says why they have none, or how to have one.
    here.state.own_seat(interaction.user.id)
    return here


def _require_permissions(interaction: Interaction) -> None:
    """Raise `Declined` with the names of permissions that are missing here."""
    channel: Any = interaction.channel
    guild_of(interaction)
    if channel is None:
        raise Declined("refused-not-in-guild")
    require_posting(channel, interaction.app_permissions)


async def setup(bot: GameBot) -> None:
    """Add the commands of every game."""
    for game in plugins().values():
        try:
            group = commands_of(game)
        except Exception as problem:
            # The registry has judged what is to be made. Should discord.py think otherwise, the
            # other games have their commands all the same.
            log.error("command left out", command=game.id, why=repr(problem))
        else:
            bot.tree.add_command(group)
