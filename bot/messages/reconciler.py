"""Bringing the messages of one table to what they should be, and what Discord's errors mean there.

It is told nothing but that something may have changed: it looks what is wanted (`slots`) and what
is there (`post_table`), and changes the difference, through a press's answer where it can, by an
edit, or by a new message.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Literal

import structlog

from bot.clock import Alarm, Callback
from bot.messages.answers import Shown
from bot.messages.client import (
    A_WEEK,
    AN_HOUR,
    TROUBLE,
    DmsClosedError,
    InVainError,
    LockedError,
    MessageGoneError,
    NotAllowedError,
    PlaceGoneError,
    RationedError,
    TryLaterError,
)
from bot.messages.filler import FIRST_RETRY, LONGEST_RETRY, Filler
from bot.messages.hands import Hands
from bot.messages.means import Means
from bot.messages.pictures import TablePictures
from bot.messages.post_table import PostTable
from bot.messages.presence import Presence
from bot.messages.retired import Retired
from bot.messages.slots import (
    AT_THE_TABLE,
    Slot,
    hand_slot,
    in_place,
    lobby_since_slot,
    lobby_slot,
    moment_slot,
    panel_slot,
    ping_slot,
    shown_in,
    tells,
)
from bot.messages.table_panels import lobby_aside
from bot.store.errors import StoreError
from bot.tables.ending import end
from bot.tables.table import Table
from bot.text import Words, plain, words_for
from bot.values.errors import Declined
from bot.values.guilds import Place
from bot.values.records import Post, PostKind
from bot.values.tables import Pace
from games.engine.asks import Seat

log = structlog.get_logger(__name__)

LOOK_EVERY = {Pace.QUICK: 60.0, Pace.NORMAL: 120.0, Pace.DAILY: 3600.0}
"""Seconds between two looks whether talk has buried a panel that waits for somebody, by pace."""


class Reconciler:
    """All that is kept of one table's messages, from its first to its last.

    What asks Discord for something raises the errors of `bot.messages.client`.
    """

    def __init__(self, table: Table, means: Means) -> None:
        self.table = table
        self.there = there = PostTable(table)
        self.presence = presence = Presence(table.clock.now())
        self._retired = Retired(table, there, means.client)
        self.pictures = TablePictures(table, means, self._picture_came)
        self.filler = Filler(table, there, self.pictures, means)
        self.hands = Hands(table, there, presence, self.filler, self.pictures, means)
        self.asides: dict[int, tuple[Shown, Words]] = {}
        """What is behind a lobby's "More", as people were shown it alone, and in which words, by
        message. What is pressed there after a restart, or later, is refused by a sentence."""
        self.lock = asyncio.Lock()
        """Held while the messages are changed."""
        self.due = False
        """Whether they are about to be."""
        self.gone = False
        """Whether the table was let go of: nothing of it may be written any more."""
        self.refused = False
        """Whether the bot may not write where it is played."""
        self._thread_gone = False
        """Whether its thread was deleted: Discord knows the lobby's message to have had one."""
        self.retry = FIRST_RETRY
        """Seconds after which it is tried again what could not be done."""
        self._means = means
        self._again: Alarm | None = None
        """Rings then; what changes before that does not wait for it."""
        self._watch: Alarm | None = None

    # --- the whole ---

    async def reconcile(self) -> None:
        """Have every message be what it should; raise `TryLaterError` after all were tried.

        DMs do not wait for the public messages, and neither for what one alone sees.
        """
        table, wait = self.table, None
        self.hands.follow()
        if self.asides and not table.state.gathering:
            await self._close_asides()
        if table.state.hidden:
            return  # Its player sees it by answers to interactions alone.
        self.presence.shown_to_all = self.refused = False
        try:
            await self._show_all()
            self.presence.shown_to_all = True
        except PlaceGoneError:
            await self.leave_place()
        except NotAllowedError:
            # A change of the table, or of what the bot may, tries again; "My cards" is there.
            self.refused = True
            log.warning("not allowed to write", table=table.id, place=table.state.place_id)
        except TryLaterError as error:
            wait = error
        # Panels and DMs can wait for the end of what is just being told.
        if not table.state.gathering and table.state.caught_up:
            alone: list[Callable[[], Awaitable[None]]] = [
                partial(self._hand, Seat(seat.seat)) for seat in table.state.record.seats
            ]
            for bring in (*alone, self._pings):
                try:
                    await bring()
                except TryLaterError as error:
                    wait = error
        self.there.write_soon()
        if wait is not None:
            raise wait
        await self._retire()

    async def _show_all(self) -> None:
        """Show everybody the table, and what the lobby's message has become."""
        try:
            await self.announce()
        except PlaceGoneError:
            if not self.table.state.done or self.table.state.record.thread_id is None:
                raise
            # Nothing of it is drawn again: its end is told in the channel, now or never.
            await self.leave_place()
            await self.announce()
        await self._lobby_since()

    async def _public(self) -> None:
        """Bring what everybody sees up to date; in the channel, if the thread takes none.

        What a game begins with is told before its panel, which then comes below it.
        """
        table, there = self.table, self.there
        if table.state.record.started_at is None:
            await self.filler.fill(self.lobby)
            return
        await self._choose_place()
        try:
            await self._game()
        except NotAllowedError as error:
            panel = there.newest(PostKind.PANEL, place=table.state.place_id)
            felt = panel is not None and tells(panel)
            if table.state.record.thread_id is not None and (
                isinstance(error, LockedError) or panel is None or felt
            ):
                await table.note_place(None)
                await self._game()
            elif felt or table.state.done:
                # Nothing may be posted below what had to be felt, or below a game that is over and
                # not drawn again: so it takes its place. After a kill that is to be known, for what
                # tells has nothing to press, and is left as it is.
                if panel is not None:
                    there.note(panel, "")
                    await there.write()
                await self.filler.fill(lambda: in_place(self._panel()))
            else:
                raise

    async def _game(self) -> None:
        await self.filler.fill(lambda: moment_slot(self.table.state, self.there))
        await self.filler.fill(self._panel)

    async def _lobby_since(self) -> None:
        """Have the lobby's message lead to the game, and tell of its end.

        Where that cannot be, it stays as it is.
        """
        lobby = self.there.newest(PostKind.LOBBY)
        try:
            shown = await self.filler.fill(lambda: lobby_since_slot(self.table.state, self.there))
        except InVainError:
            shown = False
        if not shown and lobby is not None:
            log.info("a lobby stays as it was", table=self.table.id, message=lobby.message_id)
            await self.there.drop([lobby])

    def _panel(self) -> Slot | None:
        return panel_slot(self.table.state, self.there)

    def lobby(self) -> Slot | None:
        """Return the lobby's message as it should be; None where nobody gathers any more."""
        return lobby_slot(self.table.state, self.there, self.role())

    def role(self) -> int | None:
        """Return the role that the lobby calls, if there is one that may be mentioned here."""
        record, role = self.table.state.record, self.table.state.view().terms.calls
        place, client = (record.guild_id, record.channel_id), self._means.client
        return role if role is not None and client.may_mention(*place, role) else None

    async def _close_asides(self) -> None:
        """Have them show, in place of what could be pressed, what became of the lobby."""
        every, self.asides = self.asides, {}
        await asyncio.gather(*(self._close(*each) for each in every.values()))

    async def _close(self, aside: Shown, words: Words) -> None:
        if self.table.clock.now() >= aside.until:
            return
        try:
            await aside.change(lobby_aside(self.table.state, words))
        except TROUBLE as trouble:
            # It was put away, or stays: whatever is pressed there is refused.
            log.info("an aside was not closed", why=repr(trouble))

    async def announce(self) -> None:
        """Find what is there, show what everybody sees, and note how much was told by that."""
        told = len(self.table.state.told())
        await self.find()
        await self._public()
        panel = self.there.newest(PostKind.PANEL, place=self.table.state.place_id)
        if self.table.state.caught_up and panel is not None:
            self.there.note(panel, told=told)

    async def bring_down(self) -> None:
        """Post the table's message anew at the bottom, unless it is there already."""
        await self.find()
        last = await self._means.client.last_message(self.table.state.place_id)
        if last is not None and self.there.find(last) is not None:
            # Discord's last message may be one that was deleted: an edit finds that out.
            self.there.forget()
            await self.reconcile()
            return
        lobby = self.table.state.gathering
        await self.filler.fill(self.lobby if lobby else self._panel, below=True)
        await self._retire()

    async def leave_place(self) -> None:
        """A thread that was deleted is replaced by its channel; without a channel it is over."""
        table = self.table
        log.warning("place is gone", table=table.id, place=table.state.place_id)
        if table.state.record.thread_id is not None:
            self._thread_gone = True
            await table.note_place(None)
            table.tell()
        elif table.state.going_on:
            with suppress(Declined):  # It has just ended, by whatever else.
                await end(table)

    # --- where it is played ---

    async def _choose_place(self) -> None:
        """Make the thread, once, where the bot may and can write in it; or stay in the channel.

        A thread that an earlier table has left is named after this one.
        """
        record, client = self.table.state.record, self._means.client
        lobby = self.there.newest(PostKind.LOBBY)
        begun = record.thread_id is not None or self._thread_gone or self.there.of(PostKind.PANEL)
        if begun or lobby is None or lobby.message_id is None:
            return
        settings = await self.table.store.guilds.settings(record.guild_id)
        if settings.place is Place.CHANNEL:
            return
        words = words_for(record.locale)
        name = plain(words("thread-name", game=words.game(record.game), table=record.id))
        if not client.may_write_in_threads(record.guild_id, record.channel_id):
            await client.rename_thread(record.guild_id, record.channel_id, name)
            return
        silence: Literal[60, 10080] = A_WEEK if record.pace is Pace.DAILY else AN_HOUR
        try:
            thread_id = await client.start_thread(
                record.channel_id, lobby.message_id, name, silence=silence
            )
        except (NotAllowedError, MessageGoneError):
            return
        await self.table.note_place(thread_id)

    def keep_watch(self) -> None:
        """Look after a while whether talk has buried the panel, if somebody is waited for then."""
        table = self.table
        if self._watch is not None or self.gone or not self._waits_for_somebody():
            return

        async def callback() -> None:
            self._watch = None
            if self._waits_for_somebody() and await self._look_below():
                self.keep_watch()

        due = table.clock.now() + LOOK_EVERY[table.state.record.pace]
        self._watch = table.clock.at(due, callback)

    def try_again(self, draw: Callback) -> None:
        """Draw once more after a while, each time in a row later.

        What fails meanwhile, when something has changed, does not count: at a lively table the
        wait would soon be the longest, however short the trouble was.
        """
        if self._again is not None or self.gone:
            return

        async def callback() -> None:
            self._again = None
            await draw()

        self._again = self.table.clock.at(self.table.clock.now() + self.retry, callback)
        self.retry = min(self.retry * 2, LONGEST_RETRY)

    def need_no_retry(self) -> None:
        """Note that all could be done."""
        self.retry = FIRST_RETRY
        if self._again is not None:
            self._again.cancel()
            self._again = None

    def stop(self) -> None:
        """Do nothing more by itself."""
        self.gone = True
        self.hands.stop()
        for alarm in (self._again, self._watch):
            if alarm is not None:
                alarm.cancel()

    def _waits_for_somebody(self) -> bool:
        """Say whether a question is open, for all to see, that a person is to answer."""
        table = self.table
        asked = [table.state.record.seats[ask.seat] for ask in table.state.asks() if not ask.hidden]
        return not table.state.done and not all(seat.played_by_computer for seat in asked)

    async def _look_below(self) -> bool:
        """Bring the panel down if it is buried; say whether it makes sense to look again."""
        table = self.table
        async with self.lock:
            if self.gone:
                return False
            try:
                if self.there.newest(PostKind.PANEL, place=table.state.place_id) is not None:
                    if await self.filler.is_buried():
                        await self.filler.fill(self._panel, below=True)
                        await self._retire()
                    return True
            except PlaceGoneError:
                self.there.forget()
                table.tell()
            except (TryLaterError, StoreError):
                # The panel may be there twice, until a drawing finds that out.
                table.tell()
                return True
            except NotAllowedError:
                log.warning("not allowed to look", table=table.id, place=table.state.place_id)
            return False  # The next change draws, and keeps watch again.

    # --- what people are told apart ---

    async def _pings(self) -> None:
        """Call those who are to be called; below them, nobody looks for the panel."""
        self.presence.note_asks(self.table.state, self.table.clock.now())
        for late in (False, True):
            try:
                if late and self._ping(late=late) is not None and await self.filler.is_buried():
                    await self.filler.fill(self._panel, below=True)
                await self.filler.fill(partial(self._ping, late=late))
            except InVainError:
                log.warning("nobody could be called", table=self.table.id)
                if (slot := self._ping(late=late)) is not None:
                    self.presence.unheard |= {int(ask) for ask in (slot.mark or "").split()}

    def _ping(self, *, late: bool) -> Slot | None:
        return ping_slot(self.table.state, self.there, self.presence, late=late)

    async def _hand(self, at: Seat) -> None:
        """Deal a seat its panel, and put an open question into it."""
        table, seat = self.table, self.table.state.record.seats[at]
        find = partial(hand_slot, there=self.there, presence=self.presence, at=at)
        fill = partial(self.filler.fill, lambda: find(table.state))
        try:
            try:
                await fill()
            except PlaceGoneError:
                if at in self.presence.reopened:
                    raise
                # Whatever the seat had there is lost with it.
                await self.there.drop(self._hands(at))
                channel_id = await self._means.dms.of(seat.user_id or 0, anew=True)
                await table.note_reached(seat.user_id or 0, dm_channel_id=channel_id)
                self.presence.reopened.add(at)
                log.info("a DM was opened anew", table=table.id, seat=at)
                await fill()
        except DmsClosedError as error:
            # No DM arrives any more: the seat stays, "My cards" shows everything.
            if not isinstance(error, RationedError):
                self._means.doubt(table.state.record.guild_id, seat.user_id or 0)
            self.presence.unreached.add(at)
            await self.there.drop(self._hands(at))
            await table.note_reached(seat.user_id or 0, dms_closed=True, cards_in_dm=False)
        except InVainError:
            log.warning("a DM was not taken", table=table.id, seat=at)
            await self._delete_hands(at)

    def _hands(self, at: Seat) -> list[Post]:
        return [post for post in self.there.of(PostKind.HAND) if post.seat == at]

    async def _delete_hands(self, at: Seat) -> None:
        """Take a DM away that nothing takes the place of; what stays is known to be there."""
        for post in self._hands(at):
            try:
                await self._means.client.delete(post.place_id, post.message_id or 0)
            except InVainError:
                continue
            await self.there.drop([post])

    def _picture_came(self) -> None:
        """Put a picture where it is missing that has come too late to be waited for."""
        self.hands.follow()
        self.table.tell()

    # --- messages of before ---

    async def find(self) -> None:
        """Read what is there, and find out what has become of posts without an answer."""
        await self.load()
        await self._retired.find()
        self.filler.lead()

    async def load(self) -> None:
        """Read what is there, once."""
        sure = self.table.id not in self._means.manager.doubtful
        if await self.there.load(sure=sure):
            for post in self.there.of(PostKind.HAND):
                # The bot before has had its owner's presses there, as far as is known.
                if not sure or shown_in(post)[0] != AT_THE_TABLE:
                    self.presence.elsewhere.setdefault(Seat(post.seat or 0), False)

    async def _retire(self) -> None:
        await self._retired.retire()
        self.filler.lead()
