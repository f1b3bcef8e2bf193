"""Sending and editing messages, with Discord's errors sorted by what they mean to a table."""

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from enum import IntEnum
from hashlib import blake2b
from typing import Any, Final, Literal, NamedTuple

import aiohttp
import discord
import structlog
from discord.abc import GuildChannel

from bot.messages.attached import Attached
from bot.messages.components import to_send
from bot.panels.panel import Panel
from bot.permissions import is_for_all
from bot.store.errors import StoreError
from bot.values.guilds import NO_SERVER
from bot.values.records import PostKind

log = structlog.get_logger(__name__)

A_WEEK: Final = 10080
AN_HOUR: Final = 60
"""Minutes of silence after which Discord archives a table's thread: the most and the fewest."""

NUMBERED: Final = re.compile(r"\d+ · ")
"""How a table's thread is named: its number, then its game."""
RENAMED_IN: Final = 2.0
"""Seconds that a table waits for the new name of a thread."""
HISTORY: Final = 100
"""Messages that one request for a channel's history brings at most."""
TROUBLE: Final = (discord.HTTPException, aiohttp.ClientError, TimeoutError)
"""What a request may come to."""


class Code(IntEnum):
    """Discord's error codes that mean something to a table."""

    UNKNOWN_CHANNEL = 10003
    UNKNOWN_GUILD = 10004
    UNKNOWN_MEMBER = 10007
    UNKNOWN_MESSAGE = 10008
    UNKNOWN_USER = 10013
    FLAGGED = 20026
    TOO_OLD = 30046
    NO_ACCESS = 50001
    DMS_CLOSED = 50007
    THREAD_ARCHIVED = 50083
    DMS_TOO_FAST = 40003
    ANSWERED = 40060
    SHUT_OUT = 40333
    """For a while, by its network: https://github.com/discord/discord-api-docs/issues/6473."""
    TOKEN_OVER = 50027
    INVALID = 50035
    STRANGER = 50278
    THREAD_EXISTS = 160004
    THREAD_LOCKED = 160005


class InVainError(Exception):
    """It is not done, and would not be if it were tried again."""


class MessageGoneError(InVainError):
    """The message was deleted: post it again."""


class FixedError(MessageGoneError):
    """The message is there and cannot be changed: post anew what it should say.

    It is in a thread that was put away, which a new message opens again, or it has been edited
    too often for its age.
    """


class PlaceGoneError(InVainError):
    """The channel or thread was deleted."""


class NotAllowedError(InVainError):
    """The bot lacks a permission there, or Discord will not have it for another reason."""


class LockedError(NotAllowedError):
    """The thread was closed for good: nothing that is posted opens it again."""


class DmsClosedError(InVainError):
    """This user takes no direct messages from the bot, at least for now."""


class RationedError(DmsClosedError):
    """No new DM now: the bot has opened many."""


class StrangerError(DmsClosedError):
    """There is no such user, or none who shares a guild with the bot any more."""


class TryLaterError(Exception):
    """Discord does not answer as it should: the same request may work later."""


class Own(NamedTuple):
    """One of the bot's own messages, as it is found in a channel's history."""

    id: int
    controls: frozenset[str]
    """The custom ids of its controls."""
    follows: int | None
    """The message whose press it came of, 0 where Discord does not say which; None of any other."""


def once(*parts: str | int | None) -> str:
    """Return a nonce, 25 characters at most: the same post, tried again, is posted once."""
    whole = ":".join(map(str, parts))
    return f"gg-{blake2b(whole.encode(), digest_size=10).hexdigest()}"


NO_EMOJI: Final = "Invalid emoji"
"""What Discord says where a control shows an emoji that there is not, or not any more:
https://github.com/discord/discord-api-docs/issues/8071."""

UNCHOSEN = discord.Locale.american_english
"""The language on Discord of every guild that has not chosen another; most cannot:
https://docs.discord.com/developers/resources/guild#guild-object."""


class MessageClient:
    """The messages of one bot. Every method raises the errors of this module, and no other."""

    def __init__(
        self, client: discord.Client, notified: Callable[[PostKind], None], language: str
    ) -> None:
        """``notified`` is told of every message that notifies whom it is for.

        ``language``: of guilds that have chosen none.
        """
        self._client = client
        self._language = language
        self.notified = notified
        self.attached = Attached()
        """Which files are on its messages."""
        self.make_sure: Callable[[], Awaitable[None]] | None = None
        """Raises `StoreError` where another process may show by now what is played."""
        self.look_again: Callable[[], Awaitable[bool]] | None = None
        """Says whether other emojis are shown than before, those that are there."""

    async def send(self, channel_id: int, panel: Panel, *, nonce: str, silent: bool = False) -> int:
        """Post a panel and return the message's id; ``silent``: without a push notification.

        ``nonce`` lets Discord drop the same post sent twice: see `once`. Discord compares it with
        those of all that the bot has posted anywhere in the last minutes, so the place is put in.
        """
        try:
            return await self._send(channel_id, panel, once(channel_id, nonce), silent)
        except MessageGoneError:
            # Discord had taken the post already, and it was deleted since (the answer to a first
            # try was lost): github.com/discord/discord-api-docs/pull/6647, discord.py issue 10116.
            log.info("what was posted is gone; once more", place=channel_id)
        try:
            return await self._send(channel_id, panel, once(channel_id, nonce, "again"), silent)
        except MessageGoneError as error:
            raise TryLaterError from error

    async def _send(self, channel_id: int, panel: Panel, nonce: str, silent: bool) -> int:
        shown = await to_send(panel)
        try:
            async with self._shown():
                place = self._channel(channel_id)
                message = await place.send(**shown, nonce=nonce, silent=silent)
        except FixedError as error:
            raise LockedError from error
        self.attached.note(message)
        return message.id

    async def edit(self, channel_id: int, message_id: int, panel: Panel) -> None:
        """Change a message to show this panel, with its files and no others."""
        message = self._channel(channel_id).get_partial_message(message_id)
        async with self._shown():
            await self.attached.edit(message_id, panel, message.edit)

    async def has_lost_emoji(self, error: Exception) -> bool:
        """Say whether Discord refuses a message for an emoji, and would take it made anew."""
        lost = getattr(error, "code", None) == Code.INVALID and NO_EMOJI in str(error)
        return lost and self.look_again is not None and await self.look_again()

    @asynccontextmanager
    async def _shown(self) -> AsyncIterator[None]:
        """As `_understood`, of a request that shows a panel."""
        try:
            yield
        except TROUBLE as error:
            again = await self.has_lost_emoji(error)
            raise (TryLaterError() if again else _meaning(error)) from error

    async def delete(self, channel_id: int, message_id: int) -> None:
        """Delete one of the bot's own messages; one that is gone already is fine."""
        with _understood(), suppress(discord.NotFound):
            await self._channel(channel_id).get_partial_message(message_id).delete()

    async def require_sure(self) -> None:
        """Raise `TryLaterError` where a process that stood still would show what was then."""
        if self.make_sure is not None:
            try:
                await self.make_sure()
            except StoreError as trouble:
                raise TryLaterError from trouble

    async def start_thread(
        self, channel_id: int, message_id: int, name: str, *, silence: Literal[60, 10080]
    ) -> int:
        """Make a thread from a message and return its id: it is the message's own.

        After so many minutes of ``silence`` Discord archives it, and the next message opens it.
        Raise `NotAllowedError` also where no thread can be.
        """
        with _understood():
            try:
                data = await self._client.http.start_thread_with_message(
                    channel_id, message_id, name=name, auto_archive_duration=silence
                )
            except discord.HTTPException as error:
                if error.code != Code.THREAD_EXISTS:
                    raise
                return message_id
        return int(data["id"])

    async def rename_thread(self, guild_id: int, thread_id: int, name: str) -> None:
        """Name a thread of an earlier table after the one that is played there now.

        Who made a thread may (https://docs.discord.com/developers/topics/threads), but only twice
        in ten minutes: nobody waits for that, and it keeps its name. So does a thread that somebody
        else has named.
        """
        thread = self._place(guild_id, thread_id)
        if not isinstance(thread, discord.Thread) or thread.owner_id != thread.guild.me.id:
            return
        if thread.name == name or not NUMBERED.match(thread.name):
            return
        try:
            await asyncio.wait_for(thread.edit(name=name), RENAMED_IN)
        except TROUBLE as error:
            log.info("a thread keeps its name", thread=thread_id, why=repr(error))

    async def is_there(self, channel_id: int, message_id: int) -> bool:
        """Say whether a message has not been deleted."""
        return await _answers(self._client.http.get_message(channel_id, message_id))

    async def last_message(self, channel_id: int) -> int | None:
        """Return the id of the last message of a channel or thread."""
        with _understood():
            data: Any = await self._client.http.get_channel(channel_id)
        last = data.get("last_message_id")
        return int(last) if last else None

    async def own_messages(self, channel_id: int) -> list[Own]:
        """Return the bot's own among the last hundred messages, newest first."""
        with _understood():
            data = await self._client.http.logs_from(channel_id, limit=HISTORY)
        me = self._client.user
        return [
            Own(int(each["id"]), frozenset(_controls(each.get("components"))), _follows(each))
            for each in data
            if me is not None and int(each["author"]["id"]) == me.id
        ]

    async def open_dm(self, user_id: int, *, anew: bool = False) -> int:
        """Open a direct message channel and return its id.

        Only by `DmChannels`: Discord watches bots that open many.
        ``anew``: Discord does not know the one any more that there was.
        """
        with _understood():
            if anew:  # discord.py would give back the one that it remembers.
                return int((await self._client.http.start_private_message(user_id))["id"])
            return (await self._client.create_dm(discord.Object(user_id))).id

    async def is_member(self, guild_id: int, user_id: int) -> bool:
        """Say whether a user is in a guild, as Discord knows it now."""
        return await _answers(self._client.http.get_member(guild_id, user_id))

    async def is_invited(self, guild_id: int) -> bool:
        """Say whether the bot is in a guild, as Discord knows it now.

        Where it is not, the guild is unknown; once, it was one without access:
        https://github.com/discord/discord-api-docs/issues/5840.
        """
        with _understood():
            try:
                await self._client.http.get_guild(guild_id, with_counts=False)
            except (discord.NotFound, discord.Forbidden) as error:
                if error.code not in (Code.UNKNOWN_GUILD, Code.NO_ACCESS):
                    raise
                return False
        return True

    def guilds(self) -> list[int]:
        """Return the guilds that the bot is in, without those that Discord cannot reach now."""
        return [guild.id for guild in self._client.guilds if not guild.unavailable]

    def may_mention(self, guild_id: int, channel_id: int, role_id: int) -> bool:
        """Say whether the bot may mention a role there, and the role is there to be mentioned."""
        guild = self._client.get_guild(guild_id)
        role = guild.get_role(role_id) if guild is not None else None
        if role is None:
            return False
        return role.mentionable or self._permissions(guild_id, channel_id).mention_everyone

    def may_attach(self, guild_id: int, place_id: int, channel_id: int) -> bool:
        """Say whether the bot may attach files in a channel, or a thread of it, as far as is known.

        One that was put away is not. Where the bot is in no server, each press says it.
        """
        known = place_id if self._place(guild_id, place_id) is not None else channel_id
        return guild_id == NO_SERVER or self._permissions(guild_id, known).attach_files

    def may_embed(self, guild_id: int, channel_id: int) -> bool:
        """Say whether the bot may put something into an embed in a channel."""
        return self._permissions(guild_id, channel_id).embed_links

    def may_write(self, guild_id: int, place_id: int, channel_id: int) -> bool:
        """Say whether the bot may write in a channel, or a thread of it, as far as is known."""
        place = self._place(guild_id, place_id)
        may = self._permissions(guild_id, channel_id if place is None else place_id)
        thread = place is None or isinstance(place, discord.Thread)  # Put away, it is not known.
        return may.view_channel and (may.send_messages_in_threads if thread else may.send_messages)

    def may_write_in_threads(self, guild_id: int, channel_id: int) -> bool:
        """Say whether a channel can have threads that the bot may write in, as far as is known.

        None can be in a thread, a forum's posts among them, nor in the chat of a voice or stage
        channel: https://docs.discord.com/developers/topics/threads.
        """
        channel = self._place(guild_id, channel_id)
        if channel is None:
            return True
        may = channel.permissions_for(channel.guild.me)
        return isinstance(channel, discord.TextChannel) and may.send_messages_in_threads

    def places(self, guild_id: int, *first: int) -> list[int]:
        """Return the channels where the bot may write: the ones named, the system's, the others."""
        guild = self._client.get_guild(guild_id)
        if guild is not None and guild.unavailable:
            raise TryLaterError
        if guild is None or guild.me is None:
            return []
        named = [guild.get_channel_or_thread(channel_id) for channel_id in first]
        others = sorted(guild.text_channels, key=lambda channel: channel.position)
        found = dict.fromkeys(each.id for each in [*named, guild.system_channel, *others] if each)
        return [each for each in found if self.may_write(guild_id, each, each)]

    def is_for_all(self, guild_id: int, place: int, channels: Collection[int]) -> bool:
        """Say whether a place is for players: see `permissions.is_for_all`."""
        return is_for_all(self._client.get_guild(guild_id), place, channels)

    def locale(self, guild_id: int) -> str:
        """Return the language of a guild that has settled none with the bot."""
        guild = self._client.get_guild(guild_id)
        return self.language_of(guild.preferred_locale if guild is not None else None)

    def language_of(self, on_discord: discord.Locale | None) -> str:
        """Return the language of a guild that has settled none with the bot, and has this one."""
        return self._language if on_discord in (None, UNCHOSEN) else str(on_discord)

    def _place(self, guild_id: int, place_id: int) -> GuildChannel | discord.Thread | None:
        """Return a channel or thread, as far as it is known."""
        guild = self._client.get_guild(guild_id)
        return None if guild is None else guild.get_channel_or_thread(place_id)

    def _permissions(self, guild_id: int, place_id: int) -> discord.Permissions:
        """Return what the bot may do in a channel or thread; nothing where that is not known."""
        place = self._place(guild_id, place_id)
        if place is None or place.guild.me is None:
            return discord.Permissions.none()
        return place.permissions_for(place.guild.me)

    def _channel(self, channel_id: int) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel_id)


def _follows(message: Any) -> int | None:
    """Return the message whose press another one came of, as `Own` has it.

    https://docs.discord.com/developers/resources/message: Message Component Interaction Metadata
    """
    metadata = message.get("interaction_metadata") or {}
    if metadata.get("type") != discord.InteractionType.component.value:
        return None
    return int(metadata.get("interacted_message_id", 0))


def _controls(components: Any) -> Iterator[str]:
    """Yield the custom ids of a message's controls, however deep they are."""
    for each in components or ():
        if "custom_id" in each:
            yield each["custom_id"]
        yield from _controls(each.get("components"))


@contextmanager
def _understood() -> Iterator[None]:
    """Raise what an error of a request means to a table, in place of it."""
    try:
        yield
    except TROUBLE as error:
        raise _meaning(error) from error


async def _answers(asking: Awaitable[object]) -> bool:
    """Say whether there is what Discord is asked for."""
    try:
        with _understood():
            await asking
    except (MessageGoneError, StrangerError):
        return False
    return True


def _meaning(error: Exception) -> Exception:
    """Return what an error of a request means to a table."""
    match error:
        case discord.HTTPException(code=Code.UNKNOWN_MESSAGE):
            return MessageGoneError()
        case discord.HTTPException(code=Code.UNKNOWN_CHANNEL):
            return PlaceGoneError()
        case discord.HTTPException(code=Code.STRANGER | Code.UNKNOWN_USER | Code.UNKNOWN_MEMBER):
            return StrangerError()
        case discord.HTTPException(code=Code.DMS_CLOSED):
            return DmsClosedError()
        case discord.HTTPException(code=Code.DMS_TOO_FAST | Code.FLAGGED):
            return RationedError()
        case discord.HTTPException(code=Code.THREAD_ARCHIVED | Code.TOO_OLD):
            return FixedError()
        case discord.HTTPException(code=Code.THREAD_LOCKED):
            return LockedError()
        case discord.HTTPException(code=Code.SHUT_OUT):
            return TryLaterError()
        case discord.Forbidden() | discord.NotFound(code=Code.UNKNOWN_GUILD):
            return NotAllowedError()
        case discord.HTTPException(status=400 | 404):
            # The same request would fail again.
            log.error("Discord refuses a request", status=error.status, code=error.code)
            return NotAllowedError()
        case _:
            return TryLaterError()
