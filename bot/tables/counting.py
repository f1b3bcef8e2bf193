"""Which tables move crowns: a guild's settings against farming."""

from bot.values.guilds import GuildSettings
from bot.values.tables import NotCounted

__all__ = ["NotCounted", "counts"]


def counts(settings: GuildSettings, humans: int, computers: int) -> NotCounted | None:
    """Say why a table moves no crowns; None when it does.

    Of two reasons the one comes first that needs no other people to be put right. That a table
    ended by hand moves nothing, and that a user sits at one counted table at a time, is seen to
    by the manager.
    """
    if computers and not settings.computers_counted:
        return NotCounted.COMPUTERS
    if humans < settings.least_humans:
        return NotCounted.TOO_FEW_HUMANS
    return None
