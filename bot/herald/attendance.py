"""Who is still in a guild: Discord does not say so by itself to a bot that keeps no members."""

from collections.abc import Iterable

import structlog

from bot.clock import Clock
from bot.herald.post import DmsClosedError, NotAllowedError, Post, TryLaterError
from bot.store.errors import StoreError
from bot.store.store import Store

log = structlog.get_logger(__name__)

DAY = 86400.0
"""Seconds for which it is remembered that somebody was seen, or asked after."""
AT_ONCE = 10
"""Users that are asked after at a time: a page of a leaderboard."""


class Attendance:
    """Marks who has left a guild, learned from asking after who is listed, and who is back."""

    def __init__(self, post: Post, store: Store, clock: Clock) -> None:
        self._post = post
        self._store = store
        self._clock = clock
        self._here: set[tuple[int, int]] = set()
        """Guild and user of those who are known to be there, so that it is written once."""
        self._known: dict[tuple[int, int], float] = {}
        """When somebody was last seen, or asked after."""

    def doubt(self, guild_id: int, user_id: int) -> None:
        """Ask Discord soon whether a user is still there: a message could not be delivered."""

        async def deed() -> None:
            await self._ask(guild_id, user_id)

        self._clock.at(self._clock.now(), deed)

    def look(self, guild_id: int, user_ids: Iterable[int]) -> None:
        """Ask Discord soon after those of a list who were not seen for a day.

        Who has left is marked when the list is shown the next time.
        """
        now = self._clock.now()
        self._known = {who: at for who, at in self._known.items() if now - at < DAY}
        due = [each for each in user_ids if each > 0 and (guild_id, each) not in self._known]
        due = due[:AT_ONCE]
        if not due:
            return
        self._known |= {(guild_id, each): now for each in due}

        async def deed() -> None:
            for each in due:
                try:
                    if not await self._ask(guild_id, each):
                        return
                except StoreError:
                    log.warning("who has left was not written", guild=guild_id, exc_info=True)
                    return

        self._clock.at(now, deed)

    def seen(self, guild_id: int | None, user_id: int) -> None:
        """Note that a user has just used something in a guild."""
        if guild_id is None:
            return
        here = (guild_id, user_id)
        self._known[here] = self._clock.now()
        if here in self._here:
            return
        self._here.add(here)

        async def deed() -> None:
            try:
                await self._store.member_returned(*here)
            except StoreError:
                log.warning("who is back was not written", guild=guild_id, exc_info=True)
                self._here.discard(here)

        self._clock.at(self._clock.now(), deed)

    async def _ask(self, guild_id: int, user_id: int) -> bool:
        """Mark a user who is no longer there; False where Discord does not say."""
        try:
            if await self._post.is_member(guild_id, user_id):
                return True
        except DmsClosedError:
            log.info("no such user any more", guild=guild_id)
        except (NotAllowedError, TryLaterError):
            return False
        self._here.discard((guild_id, user_id))
        await self._store.member_left(guild_id, user_id, self._clock.now())
        return True
