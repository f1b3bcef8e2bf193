"""Who is still in a guild: Discord does not say so by itself to a bot that keeps no members."""

import structlog

from bot.clock import Clock
from bot.herald.post import DmsClosedError, NotAllowedError, Post, TryLaterError
from bot.store.errors import StoreError
from bot.store.store import Store

log = structlog.get_logger(__name__)


class Attendance:
    """Marks who has left a guild, learned from what goes wrong, and who is back."""

    def __init__(self, post: Post, store: Store, clock: Clock) -> None:
        self._post = post
        self._store = store
        self._clock = clock
        self._here: set[tuple[int, int]] = set()
        """Guild and user of those who are known to be there, so that it is written once."""

    def doubt(self, guild_id: int, user_id: int) -> None:
        """Ask Discord soon whether a user is still there: a message could not be delivered."""

        async def deed() -> None:
            try:
                if await self._post.is_member(guild_id, user_id):
                    return
            except DmsClosedError:
                log.info("no such user any more", guild=guild_id)
            except (NotAllowedError, TryLaterError):
                return
            self._here.discard((guild_id, user_id))
            await self._store.member_left(guild_id, user_id, self._clock.now())

        self._clock.at(self._clock.now(), deed)

    def seen(self, guild_id: int | None, user_id: int) -> None:
        """Note that a user has just used something in a guild."""
        if guild_id is None or (guild_id, user_id) in self._here:
            return
        here = (guild_id, user_id)
        self._here.add(here)

        async def deed() -> None:
            try:
                await self._store.member_returned(*here)
            except StoreError:
                log.warning("who is back was not written", guild=guild_id, exc_info=True)
                self._here.discard(here)

        self._clock.at(self._clock.now(), deed)
