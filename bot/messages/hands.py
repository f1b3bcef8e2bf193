"""What each player alone sees of a table at the table: one panel, the newest, and kept true."""

import asyncio
from collections import defaultdict
from contextlib import suppress
from dataclasses import replace
from functools import partial

from bot.clock import Alarm
from bot.messages.answers import Shown
from bot.messages.client import TryLaterError
from bot.messages.filler import FIRST_RETRY, LONGEST_RETRY, Filler
from bot.messages.means import Means
from bot.messages.pictures import TablePictures
from bot.messages.post_table import PostTable
from bot.messages.presence import Alone, Presence
from bot.messages.slots import Slot, ephemeral_slot, mark_alone
from bot.messages.table_panels import folded_hand, newer_hand, words_of_seat
from bot.tables.table import Table
from bot.values.records import Post, PostKind
from games.engine.asks import Seat

FOLDED = "folded"
"""The mark of a panel that is not kept up any more, and says so."""
FOLDS_BEFORE = 30.0
"""Seconds before it can be changed no more at which it says so: a busy bot is late with that."""
PATIENCE = 1.5
"""Seconds that a new panel waits until the one before has given way."""


class Hands:
    """The panels that seats' owners alone are shown at one table; those in DMs are other ones.

    Each can be changed for a quarter of an hour, through the answer to the press that it came of.
    As long it follows the table; then it says that it does no more.
    """

    def __init__(
        self,
        table: Table,
        there: PostTable,
        presence: Presence,
        filler: Filler,
        pictures: TablePictures,
        means: Means,
    ) -> None:
        self._table = table
        self._there = there
        self._presence = presence
        self._filler = filler
        self._pictures = pictures
        self._means = means
        self.moving: defaultdict[Seat, asyncio.Lock] = defaultdict(asyncio.Lock)
        """Each is held while a seat's panel is posted anew."""
        self._changing: dict[Seat, asyncio.Task[None]] = {}
        """Those that are just being changed."""
        self._held: dict[Seat, tuple[object, str]] = {}
        self._folding: dict[Seat, Alarm] = {}
        self._following: dict[str, Alarm] = {}
        """What has all of them follow, by why it does."""
        self._retry = FIRST_RETRY

    def mark(self, seat: Seat, locale: str) -> str:
        """Return the mark of what a seat's owner, who reads that, would be shown now."""
        wanted = self._pictures.wanted
        return mark_alone(self._table.state, seat, locale, picture=wanted, held=self._held)

    def shown(self, seat: Seat, alone: Alone, post: Post, way: Shown) -> None:
        """Keep a panel true that a seat's owner was just shown, as long as Discord lets it be."""
        older = self._changing.pop(seat, None)
        if older is not None:
            older.cancel()
            # What Discord has got already may come to lie over what is shown now.
            post = replace(post, mark="")
        self._presence.alone[seat] = alone
        self._there.begin_alone(post, way)
        self._stay_open(seat)
        if self._table.state.kind.deals:
            fold = partial(self._fold, seat, way)
            self._folding[seat] = self._table.clock.at(way.until - FOLDS_BEFORE, fold)
        self._keep(seat)

    def is_old(self, seat: Seat, message_id: int) -> bool:
        """Say whether a seat's owner has been shown a newer panel than this one."""
        newest = self._there.newest(PostKind.EPHEMERAL, seat=seat)
        return newest is not None and newest.message_id != message_id

    async def give_way(self, seat: Seat, user_id: int) -> None:
        """Have a seat's panel say that there is a newer one, before that is posted."""
        alone = self._presence.alone.pop(seat, None)
        post = self._there.newest(PostKind.EPHEMERAL, seat=seat)
        changing = self._changing.pop(seat, None)
        self._stay_open(seat)
        if alone is None or post is None or alone.user_id != user_id:
            return
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                if changing is not None:
                    await asyncio.wait({changing})  # What it shows would come to lie over this.
                words = words_of_seat(self._table.state, seat)
                await self._there.change(post, newer_hand(words), "")

    def follow(self) -> None:
        """Have all of them follow the table where they contradict it; nobody waits for that."""
        for seat in self._presence.alone:
            self._keep(seat)

    def follow_soon(self) -> None:
        """Have them follow as soon as the press that was just answered is done with."""
        if self._presence.alone:
            self._follow_in("pressed", 0.0)

    def _follow_again(self) -> None:
        """Have them follow after a while: Discord has not taken a change, and may take it then."""
        if "again" not in self._following:
            self._follow_in("again", self._retry)
            self._retry = min(self._retry * 2, LONGEST_RETRY)

    def _follow_in(self, why: str, seconds: float) -> None:
        async def callback() -> None:
            del self._following[why]
            self.follow()

        if why not in self._following:
            clock = self._table.clock
            self._following[why] = clock.at(clock.now() + seconds, callback)

    def stop(self) -> None:
        """Do nothing more by itself."""
        for alarm in (*self._following.values(), *self._folding.values()):
            alarm.cancel()

    def _keep(self, seat: Seat) -> None:
        slot = None if seat in self._changing else self._slot(seat)
        if slot is not None and self._filler.differs(slot):
            self._changing[seat] = asyncio.ensure_future(self._follow(seat))

    def _slot(self, seat: Seat) -> Slot | None:
        if self._means.manager.closing or seat not in self._presence.alone:
            return None
        return ephemeral_slot(self._table.state, self._there, self._presence, seat, self.mark)

    async def _follow(self, seat: Seat) -> None:
        """Change it until it is true; what Discord does not take is tried again later."""
        task = asyncio.current_task()
        self._means.take_in_hand()
        try:
            while await self._filler.fill(partial(self._slot, seat)):
                self._retry = FIRST_RETRY
                slot = self._slot(seat)
                if slot is None or not self._filler.differs(slot):
                    return
            self._follow_again()
        except TryLaterError:
            self._follow_again()
        finally:
            if self._changing.get(seat) is task:
                del self._changing[seat]

    def _stay_open(self, seat: Seat) -> None:
        alarm = self._folding.pop(seat, None)
        if alarm is not None:
            alarm.cancel()

    async def _fold(self, seat: Seat, way: Shown) -> None:
        """Have a panel say that it is kept up no more, while it can still be changed."""
        alone = self._presence.alone.get(seat)
        post = self._there.newest(PostKind.EPHEMERAL, seat=seat)
        owner = self._table.state.record.seats[seat]
        if post is None or alone is None or owner.left or owner.user_id != alone.user_id:
            return
        if self._there.way(post) is way and not self._table.state.done:
            del self._presence.alone[seat]
            await self._there.change(post, folded_hand(self._table.state, seat), FOLDED)
