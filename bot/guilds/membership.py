"""Who is still in a guild: Discord does not say so by itself to a bot that keeps no members."""

from collections import deque
from collections.abc import Iterable, Sequence
from functools import partial

import structlog

from bot.clock import Clock
from bot.messages.client import MessageClient, NotAllowedError, TryLaterError
from bot.store.errors import StoreError
from bot.store.store import Store
from bot.values.guilds import NO_SERVER

log = structlog.get_logger(__name__)

DAY = 86400.0
"""Seconds for which it is remembered that somebody was seen, or asked after."""
AT_ONCE = 10
"""Users that are asked after at a time: a page of a leaderboard."""
FIRST_ROUND = 3600.0
"""Seconds after the start at which the absent are asked after; from then on daily."""
MOST_A_ROUND = 250
"""Absent users of a guild that are asked after in a round, about; if there are more, by turns."""
GAP = 1.0
"""Seconds between two questions of a round: Discord takes fifty in one, for all that a bot does."""


class Membership:
    """Marks who has left a guild, learned from asking after them, and who is back.

    Asked after are those to whom a message could not be delivered, those on a list that somebody
    looks at, and, in a daily round, those who play no more: nobody may look at the page with them,
    and they leave the boards with the season only if it is known that they left the guild.
    """

    def __init__(self, messages: MessageClient, store: Store, clock: Clock) -> None:
        self._messages = messages
        self._store = store
        self._clock = clock
        self._here: set[tuple[int, int]] = set()
        """Guild and user of those who are known to be there, so that it is written once."""
        self._known: dict[tuple[int, int], float] = {}
        """When somebody was last seen, or asked after."""
        self._due: deque[tuple[int, int]] = deque()
        """Who is still to be asked after in this round."""

    def begin_rounds(self) -> None:
        """Ask after those without a game this season, soon and then daily."""
        self._clock.at(self._clock.now() + FIRST_ROUND, self._go_round)

    def doubt(self, guild_id: int, user_id: int) -> None:
        """Ask Discord soon whether a user is still there: a message could not be delivered."""
        self._clock.at(self._clock.now(), partial(self._ask, guild_id, user_id))

    def look(self, guild_id: int, user_ids: Iterable[int]) -> None:
        """Ask Discord soon after those of a list who were not seen for a day.

        Who has left is marked when the list is shown the next time.
        """
        now = self._clock.now()
        self._forget_old()
        due = [each for each in user_ids if each > 0 and (guild_id, each) not in self._known]
        self._known |= {(guild_id, each): now for each in due[:AT_ONCE]}
        self._clock.at(now, partial(self._ask_after, guild_id, due[:AT_ONCE]))

    def seen(self, guild_id: int, user_id: int) -> None:
        """Note that a user has just used something in a guild, if it was in one."""
        if guild_id == NO_SERVER:
            return
        here = (guild_id, user_id)
        self._known[here] = self._clock.now()
        if here not in self._here:
            self._here.add(here)
            self._clock.at(self._clock.now(), partial(self._write_back, guild_id, user_id))

    async def _write_back(self, guild_id: int, user_id: int) -> None:
        try:
            await self._store.guilds.member_returned(guild_id, user_id)
        except StoreError:
            log.warning("who is back was not written", guild=guild_id, exc_info=True)
            self._here.discard((guild_id, user_id))

    async def _go_round(self) -> None:
        now = self._clock.now()
        self._clock.at(now + DAY, self._go_round)
        if self._due:
            return
        self._forget_old()
        for guild_id in self._messages.guilds():
            try:
                absent = await self._store.boards.absent(guild_id)
            except StoreError:
                log.warning("who is absent is not known", guild=guild_id, exc_info=True)
                continue
            turn = whose_turn(absent, int(now // DAY))
            self._due.extend((guild_id, each) for each in turn)
        await self._ask_next()

    async def _ask_next(self) -> None:
        # Half a day: who was asked after in the last round is asked after in this one.
        recent = self._clock.now() - DAY / 2
        while self._due and self._known.get(self._due[0], 0.0) > recent:
            self._due.popleft()
        if not self._due:
            return
        guild_id, user_id = self._due.popleft()
        self._known[guild_id, user_id] = self._clock.now()
        told = False
        try:
            told = await self._ask(guild_id, user_id)
        finally:
            if not told:
                # There it would be the same with the others. Tomorrow again.
                self._due = deque(each for each in self._due if each[0] != guild_id)
            self._clock.at(self._clock.now() + GAP, self._ask_next)

    def _forget_old(self) -> None:
        now = self._clock.now()
        self._known = {who: at for who, at in self._known.items() if now - at < DAY}
        self._here &= self._known.keys()

    async def _ask_after(self, guild_id: int, user_ids: Iterable[int]) -> None:
        for each in user_ids:
            if not await self._ask(guild_id, each):
                return

    async def _ask(self, guild_id: int, user_id: int) -> bool:
        """Mark a user who is no longer there; False where that is not known, or not written."""
        try:
            if not await self._messages.is_member(guild_id, user_id):
                self._here.discard((guild_id, user_id))
                await self._store.guilds.member_left(guild_id, user_id, self._clock.now())
        except (NotAllowedError, TryLaterError):
            return False
        except StoreError:
            log.warning("who has left was not written", guild=guild_id, exc_info=True)
            return False
        return True


def whose_turn(user_ids: Sequence[int], day: int) -> list[int]:
    """Return all of a few users, or of many those whose turn it is on a day.

    Turns go by the moment in which Discord made the account. Their number is a power of two, so
    that nobody is passed over for ever where it changes now and then.
    """
    turns = 1 << ((len(user_ids) - 1) // MOST_A_ROUND).bit_length()
    return [each for each in user_ids if ((each >> 22) - day) % turns == 0]
