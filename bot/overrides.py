"""Who may use `/court` by a server's own integration settings, which Discord keeps."""

import asyncio
from collections.abc import Collection, Iterable

import aiohttp
import discord
import structlog
from discord.app_commands import AppCommand, AppCommandPermissions

log = structlog.get_logger(__name__)

GUARDED = "court"
"""The command whose overrides matter."""
PATIENCE = 1.0
"""Seconds that Discord gets to answer: an interaction has three, and work to do after this."""
NONE_SET = 10066
"""Discord's error code for a command without overrides in that server."""


class UntoldError(Exception):
    """Discord could not be asked who may use the command."""


def ruling(
    overrides: Iterable[AppCommandPermissions],
    user_id: int,
    roles: Collection[int],
    everyone: int,
) -> bool | None:
    """Return what a command's overrides say of a member: allowed, denied, or nothing.

    The member's own comes first. Then those of their roles, of which one that allows is enough;
    then the one of ``everyone``. Where a command may be used, Discord alone sees to.
    """
    users: dict[int, bool] = {}
    ranks: dict[int, bool] = {}
    for override in overrides:
        if override.type is discord.AppCommandPermissionType.user:
            users[override.id] = override.permission
        elif override.type is discord.AppCommandPermissionType.role:
            ranks[override.id] = override.permission
    if user_id in users:
        return users[user_id]
    told = [ranks[role] for role in roles if role in ranks and role != everyone]
    return any(told) if told else ranks.get(everyone)


class Overrides:
    """Asks Discord for the overrides of `/court`. Keeps none of them, so none is ever old."""

    def __init__(self) -> None:
        self._command: AppCommand | None = None
        self._changed: set[int] = set()

    def learn(self, commands: Iterable[AppCommand]) -> None:
        """Note which of the commands that Discord has just taken is the guarded one."""
        self._command = next((each for each in commands if each.name == GUARDED), None)

    def change(self, guild_id: int, command_id: int) -> None:
        """Note that a server has changed the overrides of a command."""
        if self._command is not None and command_id == self._command.id:
            self._changed.add(guild_id)

    def changed(self, guild_id: int) -> bool:
        """Say whether a server has changed them since the bot began."""
        return guild_id in self._changed

    async def of(self, guild_id: int, user_id: int, roles: Collection[int]) -> bool | None:
        """Return what the overrides say of a member now; raise `UntoldError` if nothing is told."""
        if self._command is None:
            raise UntoldError
        try:
            async with asyncio.timeout(PATIENCE):
                found = await self._command.fetch_permissions(discord.Object(guild_id))
        except discord.NotFound as error:
            if error.code != NONE_SET:
                raise self._untold(guild_id, error) from error
            return None
        except (discord.HTTPException, aiohttp.ClientError, TimeoutError, OSError) as error:
            raise self._untold(guild_id, error) from error
        return ruling(found.permissions, user_id, roles, guild_id)

    @staticmethod
    def _untold(guild_id: int, error: Exception) -> UntoldError:
        log.warning("overrides could not be read", guild=guild_id, error=repr(error))
        return UntoldError()
