"""Answering interactions: at once, once, and with a sentence when something is refused."""

import asyncio
import re
from collections.abc import Coroutine, Iterator
from functools import partial
from typing import Any, TypeAlias, TypeVar

import aiohttp
import discord
import structlog
from discord import app_commands
from discord.app_commands import CommandNotFound, CommandSignatureMismatch

from bot.app import GameBot
from bot.command_tree import InvalidOption, NotInvited
from bot.installs import server_of
from bot.messages.answers import acknowledge, once_more, reply, whisper, words_of
from bot.messages.client import TROUBLE, Code, TryLaterError
from bot.panels.ids import table_of
from bot.panels.messages import here_panel, sentence
from bot.panels.panel import Panel
from bot.permissions import invite_link
from bot.plugins.commands import name_key
from bot.plugins.formatter import Formatter
from bot.plugins.registry import plugins
from bot.store.errors import BeingErased, BeingPurged, LeaseLost, StoreError
from bot.tables.kinds import kind_of
from bot.tables.table import Table
from bot.tracebacks import why
from bot.values.days import ends_at
from bot.values.errors import Declined, Elsewhere, Frozen, MadeUp, Text
from bot.values.guilds import NO_SERVER
from bot.values.records import TableRecord
from games.engine.errors import Reason, Refused

log = structlog.get_logger(__name__)

Interaction: TypeAlias = "discord.Interaction[GameBot]"
T = TypeVar("T")

NOT_YOURS = f"refused-{Reason.NOT_YOURS}"

SOON = 1.8
"""Seconds after which an interaction is acknowledged even though the answer is not ready."""


async def in_time(interaction: Interaction, work: Coroutine[Any, Any, T], *, new: bool) -> T:
    """Do the work of an interaction; acknowledge at once what takes longer than expected.

    ``new`` says that the answer will be a new ephemeral message, not a change of the pressed one.
    """
    task = asyncio.ensure_future(work)
    await asyncio.wait({task}, timeout=SOON)
    if not task.done():
        try:
            await acknowledge(interaction, new=new)
        except TROUBLE as trouble:
            # What is done counts, so nobody is told to try again. The answer may get through.
            log.warning("not acknowledged", interaction=interaction.id, why=why(trouble))
    return await task


async def change(interaction: Interaction, table: Table, work: Coroutine[Any, Any, object]) -> None:
    """Do what changes a table for everybody, and show it on what was pressed."""
    await in_time(interaction, work, new=False)
    await once_more(partial(interaction.client.renderer.at(table).update, interaction))


async def show(interaction: Interaction, making: Coroutine[Any, Any, Panel], *, new: bool) -> None:
    """Make a panel in time, and show it to this user only; ``new`` as for `in_time`."""
    panel = await in_time(interaction, making, new=new)
    await (whisper if new else reply)(interaction, panel)


def guild_of(interaction: Interaction) -> int:
    """Return the server that an interaction belongs to; raise `Declined` where there is none."""
    server = server_of(interaction)
    if server == NO_SERVER:
        raise Declined("refused-not-in-guild")
    return server


def places_of(interaction: Interaction) -> tuple[int, ...]:
    """Return the channel that an interaction is in, and of a thread the one that it belongs to."""
    channel = interaction.channel
    parent = channel.parent_id if isinstance(channel, discord.Thread) else None
    return tuple(place for place in (interaction.channel_id, parent) if place is not None)


def roles_of(user: discord.User | discord.Member) -> tuple[int, ...]:
    """Return the roles that an interaction says its user has, and that of everybody.

    ``Member.roles`` has none of a server that a new session has named, and not told of yet.
    """
    return (user.guild.id, *user._roles) if isinstance(user, discord.Member) else ()


def custom_id(interaction: Interaction) -> str:
    """Return the id of what was pressed or sent; empty for a command."""
    data: Any = interaction.data or {}
    return str(data.get("custom_id", ""))


def chosen(interaction: Interaction) -> list[str]:
    """Return the values of the select that was used; none for a button."""
    data: Any = interaction.data or {}
    return [str(value) for value in data.get("values", ())]


def chosen_one(interaction: Interaction, form: str | re.Pattern[str]) -> re.Match[str]:
    """Return the one value that was chosen; raise `MadeUp` for none, or one in another form."""
    found = [re.fullmatch(form, value) for value in chosen(interaction)]
    if len(found) != 1 or found[0] is None:
        raise MadeUp
    return found[0]


def form_fields(interaction: Interaction) -> dict[str, str]:
    """Return what was written into a form, by the field's custom id."""
    data: Any = interaction.data or {}
    return dict(_fields(data.get("components")))


def _fields(parts: Any) -> Iterator[tuple[str, str]]:
    """Yield the fields of a form; a label holds its field."""
    for part in parts if isinstance(parts, list) else ():
        if isinstance(part, dict):
            if "custom_id" in part:
                yield str(part["custom_id"]), str(part.get("value", ""))
            yield from _fields([part.get("component")])
            yield from _fields(part.get("components"))


async def lead_to(interaction: Interaction, table: Table) -> None:
    """Tell this user where a table is, with a button that leads there."""
    await whisper(interaction, here_panel(table.state.view(), words_of(interaction)))


async def say(interaction: Interaction, key: str, **args: str | int) -> None:
    """Tell this user one sentence, by its key, of what counts."""
    await once_more(partial(_tell, interaction, key, **args))


async def _tell(
    interaction: Interaction, key: str, *, away_at: int | None = None, **args: str | int
) -> None:
    """Tell this user one sentence, by its key; ``away_at`` as for `sentence`."""
    words = words_of(interaction)
    game = await _game(interaction)
    values: dict[str, Any] = {"game": game, "start": words(name_key(kind_of(game).begun_by))}
    for name, arg in args.items():
        several = map(words, arg.split()) if isinstance(arg, Text) else None
        values[name] = arg if several is None else words("list-comma").join(several)
    await whisper(interaction, sentence(words, key, away_at=away_at, **values))


async def done(interaction: Interaction, key: str, **args: Any) -> None:
    """Say what was done, or not, by its key: on what was pressed, if nobody else sees that."""
    await reply(interaction, sentence(words_of(interaction), key, **args))


async def say_begun(interaction: Interaction, key: str) -> None:
    """Say that something has begun, by its key: it goes on though Discord does not take that."""
    try:
        await done(interaction, key)
    except TROUBLE as trouble:
        log.warning("not said that it begins", interaction=interaction.id, why=why(trouble))


async def _refuse(interaction: Interaction, key: str, **args: Any) -> None:
    """Say why not; who is away from the table whose control was used can come back right there."""
    table_id = table_of(custom_id(interaction))
    table = None if table_id is None else interaction.client.manager.get(table_id)
    if table is None:
        await _tell(interaction, key, **args)
        return
    if key == NOT_YOURS:
        view = table.state.view()
        who = Formatter(view, words_of(interaction)).names(each.seat for each in view.waiting)
        args = {"who": who} if who else {}
        key = key if who else "refused-not-yours-now"
    seat = table.state.seat_of(interaction.user.id)
    away = seat is not None and seat.away and table.state.going_on and not table.state.frozen
    await _tell(interaction, key, away_at=table.id if away else None, **args)


async def _game(interaction: Interaction) -> str:
    """Return the game that an interaction is about; the first of the catalogue if about none.

    A press may be one on an old message, whose table is only in the database any more.
    """
    command = interaction.command
    group = command.root_parent if isinstance(command, app_commands.Command) else None
    if group is not None and group.name in plugins():
        return group.name
    record = await _pressed(interaction)
    if record is not None and record.game in plugins():
        return record.game
    return next(iter(plugins()), "")


async def _how_over(interaction: Interaction) -> str:
    """Return what is said of a table that is over: of a day's deal, whether its day is, too."""
    record = await _pressed(interaction)
    if record is None or record.day is None or record.guild_id != server_of(interaction):
        return "refused-table-over"
    over = interaction.client.clock.now() >= ends_at(record.day)
    return "refused-day-over" if over else "refused-try-over"


async def _pressed(interaction: Interaction) -> TableRecord | None:
    """Return the table whose button was pressed; None without one, or where it is not known."""
    table_id = table_of(custom_id(interaction))
    if table_id is None:
        return None
    table = interaction.client.manager.get(table_id)
    if table is not None:
        return table.state.record
    try:
        return await in_time(interaction, interaction.client.store.tables.find(table_id), new=True)
    except StoreError:
        return None


def may_attach(interaction: Interaction) -> bool:
    """Say whether the bot may send files where this interaction is."""
    return interaction.app_permissions.attach_files


async def explain(interaction: Interaction, error: BaseException) -> None:
    """Answer an interaction that failed. In this order:

    a bot that has just been stopped cannot answer; what is another process's is handed over to it;
    what no client sends gets a sentence, and a line in the log; a player's mistake gets its
    sentence; a frozen table says so; where there are the commands without the bot, the invite link
    is given; a token or a channel that Discord no longer knows, and a thread that was locked, can
    only be logged; a pressed message that was deleted meanwhile is said to have been replaced; a
    Discord that cannot be reached, has the bot wait too long, or has lost an emoji, is named; what
    another process has taken over meanwhile is to be pressed again, which that one hears; trouble
    with the database, and all the rest, is our mistake: logged whole, and the user is told that
    nothing was lost.
    """
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    if interaction.client.is_closed():
        _note_stop(interaction)
        return
    try:
        match error:
            case Refused():
                await _refuse(interaction, f"refused-{error.reason.value}")
            case MadeUp() | InvalidOption() | CommandNotFound() | CommandSignatureMismatch():
                log.info("made up", interaction=interaction.id)
                if interaction.type is discord.InteractionType.autocomplete:
                    await interaction.response.autocomplete([])  # No sentence can be said there.
                else:
                    await _tell(interaction, MadeUp().key)
            case Elsewhere(guild_id=int() as guild_id):
                if not await interaction.client.hand_over(interaction, guild_id):
                    await _refuse(interaction, error.key)
            case Declined(key="refused-table-over"):
                await _tell(interaction, await _how_over(interaction))
            case Declined():
                await _refuse(interaction, error.key, **error.fill)
            case Frozen():
                await _tell(interaction, error.key)
            case NotInvited():
                link = invite_link(interaction.application_id)
                await _tell(interaction, "refused-not-invited", link=link)
            case discord.HTTPException(code=10062 | 10015 | 10003 | Code.TOKEN_OVER):
                # The last, after a quarter of an hour.
                log.warning("answered too late", interaction=interaction.id)
            case discord.HTTPException(
                code=Code.THREAD_ARCHIVED | Code.THREAD_LOCKED | Code.NO_ACCESS
            ):
                # So it would refuse the sentence that says so; where the bot is not, for access:
                # https://github.com/discord/discord-api-docs/issues/5517, and 6884.
                log.warning("a locked thread takes no answer", interaction=interaction.id)
            case discord.NotFound(code=10008):
                await _tell(interaction, "message-replaced")
            case discord.HTTPException(code=Code.ANSWERED):
                log.warning("answered twice", interaction=interaction.id)
            case BeingErased():
                await _tell(interaction, "refused-being-erased")
            case BeingPurged():
                await _tell(interaction, "refused-being-forgotten")
            case (
                discord.DiscordServerError()
                | discord.HTTPException(status=429)
                | discord.HTTPException(code=Code.SHUT_OUT)
                | aiohttp.ClientError()
                | TimeoutError()
                | TryLaterError()
            ):
                log.warning("Discord did not answer", interaction=interaction.id, why=why(error))
                await _tell(interaction, "fault-discord")
            case Exception() if await interaction.client.messages.has_lost_emoji(error):
                log.warning("an emoji was deleted", interaction=interaction.id)
                await _tell(interaction, "fault-discord")
            case LeaseLost():
                log.warning("put out before it was written", interaction=interaction.id)
                await _tell(interaction, Elsewhere().key)
            case StoreError():
                log.error("nothing could be written", interaction=interaction.id, exc_info=error)
                await _tell(interaction, "fault-storage")
            case _:
                log.error("interaction failed", interaction=interaction.id, exc_info=error)
                await _tell(interaction, "fault-generic")
    except (discord.HTTPException, aiohttp.ClientError, TimeoutError) as trouble:
        log.warning("no answer could be given", interaction=interaction.id, why=repr(trouble))
    except RuntimeError:
        # It has been stopped meanwhile, and can send nothing any more.
        if not interaction.client.is_closed():
            raise
        _note_stop(interaction)


def _note_stop(interaction: Interaction) -> None:
    log.warning("stopped before it was answered", interaction=interaction.id)
