"""Who may open a table, where, and who may sit down: a guild's own rules."""

from dataclasses import dataclass

from bot.store.records import GuildSettings, Starters
from bot.store.store import Store
from bot.tables.errors import Declined


@dataclass(frozen=True, slots=True)
class Opener:
    """Who wants to open a table, and where."""

    user_id: int
    moderator: bool
    roles: tuple[int, ...]
    places: tuple[int, ...]
    """The channel or thread, and the channel that the thread is in."""


def require_may_open(settings: GuildSettings, opener: Opener) -> None:
    """Raise `Declined` where tables are for other channels, or for other people to open."""
    if settings.channels and not set(settings.channels) & set(opener.places):
        channels = " ".join(f"<#{channel}>" for channel in settings.channels)
        raise Declined("refused-not-in-this-channel", channels=channels)
    if opener.moderator or settings.starters is Starters.EVERYONE:
        return
    if settings.starters is Starters.MODERATORS or settings.starter_role is None:
        raise Declined("refused-only-moderators-start")
    if settings.starter_role not in opener.roles:
        raise Declined("refused-only-role-starts", role=str(settings.starter_role))


async def require_not_barred(store: Store, guild_id: int, user_id: int, now: float) -> None:
    """Raise `Declined` for a user whom a moderator has barred from tables, with until when."""
    bar = await store.barred(guild_id, user_id, now)
    if bar is None:
        return
    if bar.until is None:
        raise Declined("refused-barred-for-good")
    raise Declined("refused-barred", until=f"<t:{int(bar.until)}:f>")
