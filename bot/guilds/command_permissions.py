"""Who may use `/court` by a server's own integration settings, which Discord keeps."""

import asyncio
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import aiohttp
import discord
import structlog

log = structlog.get_logger(__name__)

GUARDED = "court"
"""The command whose overrides matter."""
PATIENCE = 1.0
"""Seconds that Discord gets to answer: an interaction has three, and work to do after this."""

ROLE, USER, CHANNEL = 1, 2, 3
"""Discord's numbers for what an override is for."""

_Told = Mapping[tuple[int, int], bool]
"""Whether it is allowed, by what an override is for and the id of that."""


class UnknownPermissionsError(Exception):
    """Discord could not be asked who may use the command."""


@dataclass(frozen=True, slots=True)
class GuildPermissions:
    """What one server has settled for the command, and for the application as a whole.

    The command's own settings go before the application's wherever both say something.
    """

    guild_id: int
    own: _Told
    general: _Told

    def of(self, user_id: int, roles: Collection[int]) -> bool | None:
        """Say of a member: allowed, denied, or nothing.

        The application's settings can take away, but never bring what the command does not give
        to everybody.
        """
        own = self._member(self.own, user_id, roles)
        if own is not None:
            return own
        return False if self._member(self.general, user_id, roles) is False else None

    def here(self, *channels: int) -> bool:
        """Say whether the command may be used in a channel; a thread is given with its own."""
        everywhere = self.guild_id - 1  # Discord's constant for all channels.
        for told in (self.own, self.general):
            for channel in (*channels, everywhere):
                if (CHANNEL, channel) in told:
                    return told[CHANNEL, channel]
        return True

    def _member(self, told: _Told, user_id: int, roles: Collection[int]) -> bool | None:
        """Look for the member's own setting, then for those of their roles, then for everybody's.

        Of several roles, one that is allowed is enough.
        """
        if (USER, user_id) in told:
            return told[USER, user_id]
        everyone = self.guild_id  # Discord's constant for @everyone.
        ranks = [told[ROLE, role] for role in roles if role != everyone and (ROLE, role) in told]
        return any(ranks) if ranks else told.get((ROLE, everyone))


class CommandPermissions:
    """Asks Discord for a server's integration settings, and keeps the answer until they change.

    Discord tells of every change while the bot is connected; what it may have missed is forgotten.
    """

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._command_id = 0
        self._kept: dict[int, asyncio.Task[GuildPermissions | None]] = {}

    def learn(self, commands: Iterable[Mapping[str, Any]]) -> None:
        """Note which of the commands that Discord keeps is the guarded one."""
        for command in commands:
            if command["name"] == GUARDED:
                self._command_id = int(command["id"])

    def change(self, guild_id: int, target_id: int) -> None:
        """Note that a server has changed what it settled for a command, or for all of them."""
        if target_id in (self._command_id, self._client.application_id):
            self.forget(guild_id)

    def forget(self, guild_id: int) -> None:
        """Ask anew in a server."""
        self._kept.pop(guild_id, None)

    def forget_all(self) -> None:
        """Ask anew everywhere: changes may have gone unheard."""
        self._kept.clear()

    async def of(self, guild_id: int) -> GuildPermissions:
        """Return what a server has settled.

        Raise `UnknownPermissionsError` if Discord does not say.
        """
        asked = self._kept.get(guild_id)
        if asked is None:
            asked = self._kept[guild_id] = asyncio.create_task(self._ask(guild_id))
        # Whoever comes meanwhile waits for the same answer, so nobody may cancel it.
        await asyncio.wait({asked}, timeout=PATIENCE)
        permissions = asked.result() if asked.done() else None
        if permissions is None:
            raise UnknownPermissionsError
        return permissions

    async def _ask(self, guild_id: int) -> GuildPermissions | None:
        permissions = None
        try:
            of_all: Any = self._client.application_id
            found = await self._client.http.get_guild_application_command_permissions(
                of_all, guild_id
            )
            told = {int(each["id"]): _told(each["permissions"]) for each in found}
            own, general = (told.get(each, {}) for each in (self._command_id, of_all))
            permissions = GuildPermissions(guild_id, own, general)
        except (discord.HTTPException, aiohttp.ClientError, TimeoutError, OSError) as error:
            log.warning("command permissions could not be read", guild=guild_id, error=repr(error))
        finally:
            # Only an answer is kept.
            if permissions is None and self._kept.get(guild_id) is asyncio.current_task():
                self.forget(guild_id)
        return permissions


def _told(permissions: Iterable[Mapping[str, Any]]) -> _Told:
    return {(each["type"], int(each["id"])): each["permission"] for each in permissions}
