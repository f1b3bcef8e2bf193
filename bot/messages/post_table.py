"""What messages a table has, what each of them shows, and what can change it for free."""

import asyncio
from collections.abc import Iterable
from dataclasses import replace

import discord
import structlog

from bot.messages.answers import Shown
from bot.messages.client import TROUBLE, Code
from bot.panels.panel import Panel
from bot.tables.table import Table
from bot.tracebacks import why
from bot.values.records import Post, PostKind
from games.engine.asks import Seat

log = structlog.get_logger(__name__)

LATE = "?"
"""Ends the mark of a message that is without its picture, which is being drawn."""


class PostTable:
    """Everything that is known of one table's messages.

    Each is written before Discord is asked to post it; what it shows is written a little later, so
    that a restart changes what is not true any more, and nothing else.
    """

    def __init__(self, table: Table) -> None:
        self._table_id, self._store, self._clock = table.id, table.store, table.clock
        self._posts: dict[int, Post] = {}
        self._loaded = False
        self._unwritten: set[int] = set()
        self._untrue: set[int] = set()
        """Messages that may show something else than is known of them."""
        self._unsure: set[int] = set()
        """Messages that may have been deleted."""
        self._ways: dict[int, Shown] = {}
        """The answers to presses that messages show, by message: these can be changed by them."""
        self._voice: tuple[int, Shown] | None = None
        """That of the newest press on a panel, by its place."""
        self._ephemeral = 0

    async def load(self, *, sure: bool) -> bool:
        """Read what is written, once; say whether that was now.

        ``sure``: whether it is true; a bot that was cut off has not written the last of it.
        """
        if self._loaded:
            return False
        read = await self._store.posts.of(self._table_id)
        if self._loaded:
            return False
        self._loaded = True
        self._posts = {post.id: post for post in read} | self._posts
        # What was deleted meanwhile is found out by one request at most.
        panels = [post.id for post in read if post.kind is PostKind.PANEL]
        lobbies = [post.id for post in read if post.kind is PostKind.LOBBY]
        self._unsure.update(panels or lobbies)
        # The drawing that one was left to wait for ended with the bot that began it.
        self._untrue |= {post.id for post in read if not sure or post.mark.endswith(LATE)}
        if panels:
            # A lobby in which the game has begun shows what it was noted for, until that is over.
            self._untrue -= set(lobbies)
        return True

    # --- which there are ---

    def all(self) -> list[Post]:
        """Return the messages that are yet to be retired, oldest first."""
        return list(self._posts.values())

    def get(self, post_id: int) -> Post | None:
        """Return one of them, as far as it is known by now."""
        return self._posts.get(post_id)

    def of(self, kind: PostKind) -> list[Post]:
        """Return those of a kind, oldest first."""
        return [post for post in self._posts.values() if post.kind is kind]

    def newest(
        self, kind: PostKind, *, place: int | None = None, seat: Seat | None = None
    ) -> Post | None:
        """Return the newest that is known to be there: the one that fills its slot."""
        for post in reversed(self._posts.values()):
            there = post.kind is kind and post.message_id is not None and post.seat == seat
            if there and place in (None, post.place_id):
                return post
        return None

    def current(self, place_id: int) -> Post | None:
        """Return what shows a table that is played in that place: its panel, or its lobby."""
        return self.newest(PostKind.PANEL, place=place_id) or self.newest(PostKind.LOBBY)

    def find(self, message_id: int) -> Post | None:
        """Return the post that a message is, if it is one."""
        for post in self._posts.values():
            if post.message_id == message_id:
                return post
        return None

    @property
    def announced(self) -> int:
        """How many events the table's place has been told."""
        return max([post.told for post in self.of(PostKind.PANEL)], default=0)

    async def begin(self, post: Post) -> Post:
        """Write that a message is about to be posted, and return it with its id."""
        begun = await self._store.posts.begin(post)
        self._posts[begun.id] = begun
        return begun

    async def finish(self, post: Post, message_id: int, way: Shown | None = None) -> None:
        """Write which message a post has become."""
        finished = replace(post, message_id=message_id)
        # What others have come to show since is written with it: this may stand below that.
        changed = self._changed()
        await self._store.posts.save([finished, *changed])
        self._unwritten -= {each.id for each in changed if self._posts.get(each.id) == each}
        self._posts[post.id] = finished
        if way is not None:
            self._ways[message_id] = way

    async def drop(self, posts: Iterable[Post]) -> None:
        """Forget posts: their messages are retired, or never came to be."""
        gone = [post for post in posts if post.id in self._posts]
        written = [post.id for post in gone if post.id > 0]
        if written:
            await self._store.posts.drop(written)
        for post in gone:
            self._posts.pop(post.id, None)
            self._ways.pop(post.message_id or 0, None)
            self._unwritten.discard(post.id)

    def begin_alone(self, post: Post, way: Shown) -> None:
        """Know the newest message that a seat's owner alone sees, in place of the one before.

        It is not written: nothing can be changed there after a restart.
        """
        for older in self.of(post.kind):
            if older.seat == post.seat:
                self._posts.pop(older.id)
        self._ephemeral -= 1
        post = replace(post, id=self._ephemeral, message_id=post.message_id or self._ephemeral)
        self._posts[post.id] = post
        self._ways[post.message_id or 0] = way

    # --- what they show ---

    def shows(self, post: Post, mark: str) -> bool:
        """Say whether a message is known to show what has that mark."""
        known = post.id not in self._unsure and post.id not in self._untrue
        return known and post.mark == mark

    def is_sure_of(self, post: Post) -> bool:
        """Say whether a message shows what is known of it, as long as it is there."""
        return post.id not in self._untrue

    def note(
        self, post: Post, mark: str | None = None, way: Shown | None = None, *, told: int = 0
    ) -> None:
        """Note what a message shows now, and the press through whose answer it does.

        ``told``: how many events the place has been told when it does.
        """
        known = self._posts.get(post.id)
        if known is None:
            return
        if mark is not None:
            self._unsure.discard(post.id)
            self._untrue.discard(post.id)
        if way is not None and known.message_id is not None:
            self._ways[known.message_id] = way
            if post.kind is PostKind.PANEL:
                self._voice = post.place_id, way
        mark = known.mark if mark is None else mark
        noted = replace(known, mark=mark, told=max(told, known.told))
        if noted != known:
            self._posts[post.id] = noted
            self._unwritten.add(post.id)

    def way(self, post: Post) -> Shown | None:
        """Return the answer to a press that a message shows, as long as it is changed by that."""
        way = self._ways.get(post.message_id or 0)
        if way is not None and self._clock.now() > way.until:
            del self._ways[post.message_id or 0]
            return None
        return way

    def voice(self, place_id: int) -> Shown | None:
        """Return the newest answer that something can be posted below in a place."""
        place, way = self._voice or (0, None)
        lasts = way is not None and self._clock.now() <= way.until
        return way if place == place_id and lasts else None

    def lose_voice(self) -> None:
        """Note that nothing can be posted by that press any more."""
        self._voice = None

    async def change(self, post: Post, panel: Panel, mark: str) -> bool:
        """Have a message show a panel through the answer to a press; False where none can."""
        way = self.way(post)
        if way is None:
            return False
        changed = later = False
        try:
            changed = await way.change(panel)
        except TROUBLE as trouble:
            log.info("a panel was not taken", table=self._table_id, why=repr(trouble))
            refused = isinstance(trouble, discord.HTTPException) and trouble.status < 500
            later = not refused or trouble.status == 429 or trouble.code == Code.SHUT_OUT
        if changed:
            self.note(post, mark)
        elif not later or post.kind is not PostKind.EPHEMERAL:
            # Its owner has put it away; or there is another way.
            self._ways.pop(post.message_id or 0, None)
        return changed

    def forget(self) -> None:
        """Take nothing for granted any more: messages may have been deleted."""
        self._unsure |= set(self._posts)

    async def write(self) -> None:
        """Write what has come to be shown since."""
        if changed := self._changed():
            await self._store.posts.save(changed)
        self._unwritten.clear()

    def write_soon(self) -> None:
        """Have it written with what the table changes next: a bot that is killed before that is
        cut off, and the next one takes nothing of it for granted.
        """
        changed = self._changed()
        self._unwritten.clear()
        if not changed:
            return

        def written(done: "asyncio.Future[object]") -> None:
            if (trouble := done.exception()) is not None:
                log.warning("marks stay for now", table=self._table_id, trouble=why(trouble))
                self._unwritten |= {post.id for post in changed}

        self._store.posts.save_soon(changed).add_done_callback(written)

    def _changed(self) -> list[Post]:
        return [post for post in self.all() if post.id in self._unwritten and post.id > 0]
