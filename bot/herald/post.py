"""Sending and editing messages, with Discord's errors sorted by what they mean to a table."""

import json
from enum import IntEnum
from hashlib import blake2b
from typing import Any

import aiohttp
import discord

from bot.panels.panel import Panel


class Code(IntEnum):
    """Discord's error codes that mean something to a table."""

    UNKNOWN_CHANNEL = 10003
    UNKNOWN_MESSAGE = 10008
    NO_ACCESS = 50001
    DMS_CLOSED = 50007
    NO_PERMISSION = 50013
    DMS_TOO_FAST = 40003
    BLOCKED = 50278
    THREAD_EXISTS = 160004


class MessageGoneError(Exception):
    """The message was deleted: post it again."""


class PlaceGoneError(Exception):
    """The channel or thread was deleted."""


class NotAllowedError(Exception):
    """The bot lacks a permission there."""


class DmsClosedError(Exception):
    """This user takes no direct messages from the bot, at least for now."""


class TryLaterError(Exception):
    """Discord does not answer as it should: the same request may work later."""


def fingerprint(panel: Panel) -> bytes:
    """Return a short mark of what a panel shows, to leave out edits that change nothing."""
    components: Any = panel.view.to_components()  # type: ignore[no-untyped-call]
    shown = json.dumps(components, sort_keys=True, default=str)
    return blake2b(shown.encode(), digest_size=12).digest()


def once(*parts: str | int | None) -> str:
    """Return a nonce, 25 characters at most: the same post, tried again, is posted once."""
    whole = ":".join(str(part) for part in parts)
    return f"gg-{blake2b(whole.encode(), digest_size=10).hexdigest()}"


class Post:
    """The messages of one bot. Every method raises the errors of this module, and no other."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def send(self, channel_id: int, panel: Panel, *, nonce: str) -> int:
        """Post a panel and return the message's id.

        ``nonce`` lets Discord drop the same post sent twice: see `once`.
        """
        try:
            message = await self._channel(channel_id).send(
                view=panel.view,
                files=list(panel.files),
                allowed_mentions=panel.mentions,
                nonce=nonce,
            )
        except (discord.HTTPException, aiohttp.ClientError, TimeoutError) as error:
            raise _meaning(error) from error
        return message.id

    async def edit(self, channel_id: int, message_id: int, panel: Panel) -> None:
        """Change a message to show this panel."""
        message = self._channel(channel_id).get_partial_message(message_id)
        try:
            await message.edit(view=panel.view, allowed_mentions=panel.mentions)
        except (discord.HTTPException, aiohttp.ClientError, TimeoutError) as error:
            raise _meaning(error) from error

    async def delete(self, channel_id: int, message_id: int) -> None:
        """Delete one of the bot's own messages; one that is gone already is fine."""
        try:
            await self._channel(channel_id).get_partial_message(message_id).delete()
        except discord.NotFound:
            return
        except (discord.HTTPException, aiohttp.ClientError, TimeoutError) as error:
            raise _meaning(error) from error

    async def start_thread(self, channel_id: int, message_id: int, name: str) -> int:
        """Make a thread from a message and return its id: it is the message's own.

        `NotAllowedError` also where no thread can be: in a thread, in a voice channel's chat.
        """
        try:
            data = await self._client.http.start_thread_with_message(
                channel_id, message_id, name=name, auto_archive_duration=1440
            )
        except discord.HTTPException as error:
            if error.code == Code.THREAD_EXISTS:
                return message_id
            if error.code == Code.UNKNOWN_CHANNEL:
                raise PlaceGoneError from error
            if error.status < 500 and error.status != 429:
                raise NotAllowedError from error
            raise TryLaterError from error
        except (aiohttp.ClientError, TimeoutError) as error:
            raise TryLaterError from error
        return int(data["id"])

    async def last_message(self, channel_id: int) -> int | None:
        """Return the id of the last message of a channel or thread."""
        try:
            data: Any = await self._client.http.get_channel(channel_id)
        except (discord.HTTPException, aiohttp.ClientError, TimeoutError) as error:
            raise _meaning(error) from error
        last = data.get("last_message_id")
        return int(last) if last else None

    async def open_dm(self, user_id: int) -> int:
        """Open a direct message channel and return its id.

        Only when that user has just pressed something: Discord watches bots that open many.
        """
        try:
            channel = await self._client.create_dm(discord.Object(user_id))
        except (discord.HTTPException, aiohttp.ClientError, TimeoutError) as error:
            raise _meaning(error) from error
        return channel.id

    def _channel(self, channel_id: int) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel_id)


def _meaning(error: Exception) -> Exception:
    """Return what an error of a request means to a table."""
    match error:
        case discord.HTTPException(code=Code.UNKNOWN_MESSAGE):
            return MessageGoneError()
        case discord.HTTPException(code=Code.UNKNOWN_CHANNEL):
            return PlaceGoneError()
        case discord.HTTPException(code=Code.DMS_CLOSED | Code.BLOCKED | Code.DMS_TOO_FAST):
            return DmsClosedError()
        case discord.Forbidden():
            return NotAllowedError()
        case discord.HTTPException(status=400 | 404):
            return error
        case _:
            return TryLaterError()
