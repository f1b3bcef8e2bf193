"""A guild's own rules: who may open a table, of what, where, who may sit down, and for what."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Any

from bot.plugins.registry import plugins
from bot.store.errors import BeingErased
from bot.store.store import Store
from bot.tables.fairness import new_secret
from bot.tables.kinds import kind_of
from bot.values.errors import Declined
from bot.values.guilds import GuildSettings, Starters
from bot.values.records import SeatRecord, TableRecord
from bot.values.tables import Pace, Status, Terms


@dataclass(frozen=True, slots=True)
class Person:
    """Who wants to sit down, and by which press."""

    user_id: int
    name: str
    join_id: int
    """Discord's id of the press, which takes the seat."""
    locale: str | None = None
    """What this user has Discord in."""

    @property
    def seat(self) -> SeatRecord:
        """A seat that is theirs, before it has a number."""
        return self.on(SeatRecord(0, self.user_id, self.name))

    def on(self, seat: SeatRecord, *, joined: bool = True) -> SeatRecord:
        """Return a seat of this user's as they are seen there since that press."""
        return replace(
            seat, name=self.name, join_id=self.join_id, joined=joined, locale=self.locale
        )


@dataclass(frozen=True, slots=True)
class Opener:
    """Who wants to open a table, and where."""

    who: Person
    moderator: Callable[[], Awaitable[bool]]
    """Says whether this is a moderator. It may have to ask Discord, so it is asked seldom."""
    roles: tuple[int, ...]
    places: tuple[int, ...]
    """The channel or thread, and the channel that the thread is in."""
    gone: Callable[[int], bool]
    """Says whether the server has no such channel or role any more."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """Which table somebody wants to open."""

    guild_id: int
    channel_id: int
    game: str
    choices: dict[str, Any]
    locale: str
    """Is spoken where the guild has not set any."""
    pace: Pace | None = None
    """None is the guild's own."""
    planned_for: float | None = None
    """When it opens; None is now."""
    spoken: str | None = None
    """What was spoken in the game before, which this one follows."""

    def opened(self, settings: GuildSettings, host: SeatRecord, now: float) -> TableRecord:
        """Return the record of the table that nobody but its host sits at, not yet written."""
        return TableRecord(
            id=0,
            guild_id=self.guild_id,
            channel_id=self.channel_id,
            host_id=host.user_id or 0,
            game=self.game,
            rules_version=plugins()[self.game].rules.version,
            status=Status.LOBBY,
            pace=self.pace or settings.pace,
            choices=self.choices,
            locale=self.spoken or settings.locale or self.locale,
            secret=new_secret(),
            created_at=now,
            touched_at=now,
            counted=True,
            seats=(host,),
        )


async def admitted(store: Store, guild_id: int, opener: Opener, game: str) -> GuildSettings:
    """Return the guild's settings.

    Raise `Declined` where tables are for other channels, games, or people to open. Where all of
    these are deleted nobody else may: it was the moderators' wish.
    """
    settings = await store.guilds.settings(guild_id)
    if settings.channels and not set(settings.channels) & set(opener.places):
        left = [f"<#{channel}>" for channel in settings.channels if not opener.gone(channel)]
        if not left:
            raise Declined("refused-settings-gone")
        raise Declined("refused-not-in-this-channel", channels=" ".join(left))
    if settings.games and game not in settings.games:
        played = [f"`/{each}`" for each in settings.games if each in plugins()]
        if not played:
            raise Declined("refused-settings-gone")
        raise Declined("refused-not-this-game", games=", ".join(played))
    role = settings.starter_role if settings.starters is Starters.ROLE else None
    if settings.starters is Starters.EVERYONE or role in opener.roles or await opener.moderator():
        return settings
    if role is None:
        raise Declined("refused-only-moderators-start")
    if opener.gone(role):
        raise Declined("refused-settings-gone")
    raise Declined("refused-only-role-starts", role=str(role))


async def require_may_sit(store: Store, guild_id: int, user_id: int, now: float) -> None:
    """Raise `Declined` for a user whom a moderator has barred, with until when.

    Raise `BeingErased` for one who is: what is played now would be half somebody else's.
    """
    if await store.erasing.going_on([user_id]):
        raise BeingErased
    bar = await store.court.barred(guild_id, user_id, now)
    if bar is None:
        return
    if bar.until is None:
        raise Declined("refused-barred-for-good")
    raise Declined("refused-barred", until=f"<t:{int(bar.until)}:f>")


async def weighed(store: Store, record: TableRecord) -> tuple[TableRecord, Terms]:
    """Find out what the guild's settings mean for those who are here, crowns above all."""
    settings = await store.guilds.settings(record.guild_id)
    humans = sum(seat.user_id is not None and seat.joined for seat in record.seats)
    computers = sum(seat.user_id is None for seat in record.seats)
    terms = Terms(
        kind_of(record.game).not_counted(settings, humans, computers),
        settings.least_humans,
        settings.computers_allowed,
        # Who wants another game needs no call.
        settings.lobby_role if record.follows is None else None,
    )
    return replace(record, counted=terms.not_counted is None), terms
