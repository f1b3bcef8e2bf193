"""Having one message be what its slot says: through a press's answer, by an edit, or anew."""

from collections.abc import Callable

import discord
import structlog

from bot.messages.answers import Shown
from bot.messages.client import (
    TROUBLE,
    FixedError,
    InVainError,
    MessageGoneError,
    NotAllowedError,
    PlaceGoneError,
    RationedError,
    TryLaterError,
    once,
)
from bot.messages.means import Means
from bot.messages.pictures import TablePictures
from bot.messages.post_table import LATE, PostTable
from bot.messages.slots import Slot
from bot.panels.panel import Panel
from bot.tables.table import Table
from bot.values.records import Post, PostKind
from bot.values.tables import Status
from games.engine.asks import Seat

log = structlog.get_logger(__name__)

FIRST_RETRY, LONGEST_RETRY = 5.0, 120.0
"""Seconds after which it is tried again what Discord has not taken; each time in a row longer."""
LOOK_AFTER = 45.0
"""Seconds after which it is looked again whether talk has buried a panel."""


class Filler:
    """Fills the slots of one table, one at a time; raises the errors of `bot.messages.client`."""

    def __init__(
        self, table: Table, there: PostTable, pictures: TablePictures, means: Means
    ) -> None:
        self._table = table
        self._there = there
        self._pictures = pictures
        self._means = means
        # What the last bot has left a moment ago is taken to be where it was.
        self._looked = 0.0 if table.id in means.manager.doubtful else table.clock.now()
        """When it was last looked what is at the bottom of the place."""

    async def fill(self, find: Callable[[], Slot | None], *, below: bool = False) -> bool:
        """Have a message be what its slot says, and say whether it is.

        ``below``: in a new one at the bottom, whatever the slot says. What is to be shown may
        change while its picture is waited for.
        """
        slot, late = find(), False
        if slot is None or not (below or self.differs(slot)):
            return True
        if slot.pictured and not self._pictures.is_ready(slot.seat):
            if not below and await self._is_true(slot):
                return True  # Nothing is drawn for what is there.
            there = None if slot.anew else slot.fills
            limited = there is not None and self._there.way(there) is None
            late = await self._pictures.prepare(slot.seat, limited=limited)
            slot = find()
            if slot is None or not (below or self.differs(slot)):
                return True
        post, gone = slot.fills, False
        if post is not None and post.message_id is not None and not (below or slot.anew):
            panel, mark = self.made(slot, post.first, late=late)
            if await self._shows(post, mark):
                return True
            if slot.last:
                self._looked = self._table.clock.now()
            down = slot.kind is PostKind.PANEL and slot.posts and await self.is_buried()
            if not down:
                try:
                    if await self._change(slot, post, panel, mark):
                        return True
                except MessageGoneError as error:
                    gone = not isinstance(error, FixedError)
                    if not gone and not slot.posts and slot.kind is PostKind.HAND:
                        # Nothing takes its place, and what could be pressed there would stay.
                        await self._means.client.delete(post.place_id, post.message_id)
                        gone = True
                except (NotAllowedError, PlaceGoneError):
                    if slot.kind is not PostKind.HAND:
                        raise
                    gone = True  # What is sent instead finds out whether anything arrives there.
        if slot.posts or below:
            # In place of one that is gone it tells what that did.
            first = post.first if post is not None and gone and slot.first else slot.first
            panel, mark = self.made(slot, first, late=late)
            await self._post(slot, panel, mark, first)
        if post is not None and gone and (slot.posts or slot.kind is PostKind.HAND):
            await self._there.drop([post])
        return slot.posts or below

    def differs(self, slot: Slot) -> bool:
        """Say whether a message has to be changed or posted, as far as that is cheap to say."""
        post = slot.fills
        if post is None or post.message_id is None:
            return slot.posts
        if slot.anew or slot.mark is None:
            return True
        if not self._there.shows(post, post.mark):
            return True
        if post.mark == slot.mark:
            return False
        if post.mark != slot.mark + LATE or self._pictures.of_seat(slot.seat) is not None:
            return True
        # What changes for free is tried until it is true: nothing is drawn again in that loop.
        return slot.spends and self._pictures.can_come_again(slot.seat)

    async def _is_true(self, slot: Slot) -> bool:
        """Say whether a message shows what it should with the picture that is not ready."""
        post = slot.fills
        if post is None or post.message_id is None or slot.anew:
            return False
        picture = self._pictures.wanted(slot.seat)
        mark = slot.mark or slot.panel(post.first, picture).fingerprint.hex()
        return await self._shows(post, mark)

    async def _shows(self, post: Post, mark: str) -> bool:
        """Say whether a message shows what has that mark, and has not been deleted.

        What one person alone sees is not in its channel for a bot that asks there, but through the
        interaction that it answers (https://github.com/discordjs/discord.js/pull/6426): a change,
        which goes that way, finds out whether it is there.
        """
        said = post.mark == mark and self._there.is_sure_of(post)
        if said and not self._there.shows(post, mark) and post.kind is not PostKind.EPHEMERAL:
            try:
                if await self._means.client.is_there(post.place_id, post.message_id or 0):
                    self._there.note(post, mark)
            except InVainError:
                return False  # A change finds out what is wrong.
        return self._there.shows(post, mark)

    def made(self, slot: Slot, first: int, *, late: bool) -> tuple[Panel, str]:
        """Return a slot's panel, with its picture if that is ready, and its mark."""
        picture = self._pictures.of_seat(slot.seat) if slot.pictured else None
        panel = slot.panel(first, picture)
        if slot.mark is None:
            return panel, panel.fingerprint.hex()
        return panel, slot.mark + (LATE if late and slot.pictured and picture is None else "")

    async def _change(self, slot: Slot, post: Post, panel: Panel, mark: str) -> bool:
        """Have a message show a panel; False where only a limited request could, and none may."""
        await self._means.client.require_sure()
        if await self._there.change(post, panel, mark):
            return True
        if slot.spends:
            await self._means.client.edit(post.place_id, post.message_id or 0, panel)
            self._there.note(post, mark)
        return slot.spends

    async def _post(self, slot: Slot, panel: Panel, mark: str, first: int) -> None:
        """Post what fills a slot; after `TryLaterError` it may be there: `find` finds that out.

        What it opens with turns into the panel: at once where that does not say all of it, else
        with the next change.
        """
        lost = slot.fills if slot.fills is not None and slot.fills.message_id is None else None
        shown = panel if slot.opening is None else slot.opening(self._pictures.of_seat(slot.seat))
        guild_id, here = self._table.state.record.guild_id, slot.place
        if shown is not panel and here and not self._means.client.may_embed(guild_id, here):
            shown = shown.without_embed()
        turns = shown is not panel and shown.partial
        place = slot.place if slot.place is not None else await self._dm_of(slot.seat)
        if place is None:
            return
        begun = "" if turns else mark
        await self._means.client.require_sure()
        post = lost or await self._there.begin(
            Post(0, self._table.id, slot.kind, place, slot.seat, first, slot.told, None, begun)
        )
        try:
            way = await self._send_by_press(slot, shown)
            message_id = None if way is None else way.message_id
            if message_id is None:
                nonce = once("post", post.id)
                message_id = await self._means.client.send(place, shown, nonce=nonce)
        except TryLaterError:
            raise
        except Exception as error:
            if isinstance(error, RationedError):
                self._means.dms.note_flagged()
            await self._there.drop([post])
            raise
        await self.arrived(post, message_id, shown, way)
        there = self._there.find(message_id)
        if turns and there is not None:
            try:
                await self._change(slot, there, panel, mark)
            except MessageGoneError as error:
                if slot.kind is PostKind.HAND:
                    raise
                raise TryLaterError from error

    async def _send_by_press(self, slot: Slot, panel: Panel) -> Shown | None:
        """Post a panel by a press on the one before: no limited request; None where none is.

        Raise `TryLaterError` where it may be there all the same.
        """
        voice = self._there.voice(slot.place or 0) if slot.kind is PostKind.PANEL else None
        # One that may be there is known by its nonce, which nothing has that follows a press.
        lost = slot.fills is not None and slot.fills.message_id is None
        if lost or voice is None:
            return None
        try:
            return await voice.follow_up(panel)
        except TROUBLE as trouble:
            self._there.lose_voice()
            if not isinstance(trouble, discord.HTTPException) or trouble.status >= 500:
                raise TryLaterError from trouble
            log.info("no press to post by", table=self._table.id, why=repr(trouble))
            return None

    async def arrived(
        self, post: Post, message_id: int, panel: Panel, way: Shown | None = None
    ) -> None:
        """Write which message a post has become, and have the way to the table lead there."""
        await self._there.finish(post, message_id, way)
        self.lead()
        if panel.content is not None:
            self._means.client.notified(post.kind)
        if post.kind is PostKind.PANEL:
            self._looked = self._table.clock.now()
        if post.kind is PostKind.LOBBY and self._table.state.callers:
            await self._table.store.callers.called(self._table.id)

    def lead(self) -> None:
        """Have the way to the table lead to its newest panel or lobby."""
        at = self._there.current(self._table.state.place_id)
        self._table.note_shown_at(at.message_id if at is not None else None)

    async def _dm_of(self, at: Seat | None) -> int | None:
        """Return the channel of a seat's DM; None where its owner has left meanwhile.

        Raise `RationedError` where nothing new may go.
        """
        seat = self._table.state.record.seats[at or 0]
        channel_id = seat.dm_channel_id
        if channel_id is None:
            channel_id = await self._means.dms.of(seat.user_id or 0)
        if channel_id != seat.dm_channel_id or not seat.cards_in_dm:
            await self._table.note_reached(
                seat.user_id or 0, dm_channel_id=channel_id, cards_in_dm=True
            )
        now = self._table.state.record.seats[at or 0]
        if now.left or now.user_id != seat.user_id:
            # It would be taken for that of whoever plays on there, and follow what they see.
            return None
        self._means.dms.require()
        return channel_id

    async def is_buried(self) -> bool:
        """Look whether something stands below the panel, unless that was just done."""
        table, now = self._table, self._table.clock.now()
        playing = table.state.record.status is Status.PLAYING
        if not playing or now - self._looked < LOOK_AFTER:
            return False
        self._looked = now
        last = await self._means.client.last_message(table.state.place_id)
        return last is not None and self._there.find(last) is None
