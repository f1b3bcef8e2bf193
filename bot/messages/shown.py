"""What messages a table has, and what they show now."""

from collections.abc import Iterable
from dataclasses import replace

import aiohttp
import discord

from bot.clock import Clock
from bot.messages.answers import Interaction, redraw
from bot.messages.client import MessageClient, TryLaterError, once
from bot.panels.panel import Panel
from bot.store.store import Store
from bot.values.records import Post, PostKind

ANSWERS_LAST = 14 * 60.0
"""Seconds within which the answer to a press is changed: Discord's tokens last 15 minutes.
docs.discord.com/developers/interactions/receiving-and-responding#followup-messages"""


class ShownMessages:
    """The one way to post and to change a table's messages, which knows what each of them shows.

    It is told of what answers to interactions have put there. After a restart nothing is known of
    what they show, so every message is drawn once; but which there are is in the database, where
    each is written before Discord is asked to post it.
    """

    def __init__(self, table_id: int, messages: MessageClient, store: Store, clock: Clock) -> None:
        self._table_id = table_id
        self._messages = messages
        self._store = store
        self._clock = clock
        self._pressed: dict[int, tuple[Interaction, float]] = {}
        """The latest press that each message was the answer of, and when."""
        self._shown: dict[int, bytes] = {}
        self._posts: dict[int, Post] | None = None

    def shows(self, message_id: int, panel: Panel) -> bool:
        """Say whether a message is known to show a panel already."""
        return self._shown.get(message_id) == panel.fingerprint

    def note(self, message_id: int, panel: Panel, press: "Interaction | None" = None) -> None:
        """Note that a message has just been made to show a panel, by the answer to a press."""
        self._shown[message_id] = panel.fingerprint
        if press is not None:
            self._pressed[message_id] = press, self._clock.now()

    def forget(self) -> None:
        """Take nothing for granted any more: messages may have been deleted."""
        self._shown.clear()

    # --- which there are ---

    async def posts(self) -> list[Post]:
        """Return the messages that are yet to be retired, oldest first."""
        return list((await self._known()).values())

    async def begin(
        self, kind: PostKind, place_id: int, *, seat: int | None = None, first: int = 0
    ) -> Post:
        """Write that a message is about to be posted; the fields are those of `Post`."""
        known = await self._known()
        post = await self._store.posts.begin(Post(0, self._table_id, kind, place_id, seat, first))
        known[post.id] = post
        return post

    async def finish(self, post: Post, message_id: int) -> None:
        """Write which message a post has become."""
        await self._store.posts.finish(post.id, message_id)
        (await self._known())[post.id] = replace(post, message_id=message_id)

    async def drop(self, posts: Iterable[Post]) -> None:
        """Forget posts: their messages are retired, or never came to be."""
        gone = {post.id for post in posts}
        if gone:
            await self._store.posts.drop(gone)
            self._posts = {id_: p for id_, p in (await self._known()).items() if id_ not in gone}

    async def drop_message(self, message_id: int) -> None:
        """Forget the post that a message was."""
        await self.drop([post for post in await self.posts() if post.message_id == message_id])

    async def _known(self) -> dict[int, Post]:
        if self._posts is None:
            self._posts = {post.id: post for post in await self._store.posts.of(self._table_id)}
        return self._posts

    # --- what they show ---

    async def post(
        self,
        kind: PostKind,
        place_id: int,
        panel: Panel,
        *,
        seat: int | None = None,
        first: int = 0,
        again: Post | None = None,
    ) -> int:
        """Post a panel and return the message's id; errors as for `MessageClient.send`.

        After `TryLaterError` it may be there all the same: `Leftovers` finds that out. ``again``:
        a post that may have arrived and of which that cannot be found out; Discord takes it once.
        """
        post = again or await self.begin(kind, place_id, seat=seat, first=first)
        try:
            message_id = await self._messages.send(place_id, panel, nonce=once("post", post.id))
        except TryLaterError:
            raise
        except Exception:
            await self.drop([post])
            raise
        await self.posted(post, message_id, panel)
        return message_id

    async def posted(self, post: Post, message_id: int, panel: Panel) -> None:
        """Write which message a post has become, and note what it shows."""
        await self.finish(post, message_id)
        self.note(message_id, panel)
        if panel.content is not None:
            self._messages.notified(post.kind)

    async def edit(self, channel_id: int, message_id: int, panel: Panel) -> None:
        """Have a message show a panel, unless it does already: see `MessageClient.edit`.

        Where it was pressed lately, that answer is changed, which is none of the bot's limited
        requests.
        """
        if self.shows(message_id, panel):
            return
        if not await self.change_answer(message_id, panel):
            await self._messages.edit(channel_id, message_id, panel)
            self.note(message_id, panel)

    async def change_answer(self, message_id: int, panel: Panel) -> bool:
        """Have a message show a panel where that is the answer to a press; say whether it does."""
        if self.shows(message_id, panel):
            return True
        press, at = self._pressed.pop(message_id, (None, 0.0))
        if press is None or self._clock.now() - at > ANSWERS_LAST:
            return False
        try:
            changed = await redraw(press, panel)
        except (discord.HTTPException, aiohttp.ClientError, TimeoutError):
            return False
        if not changed:
            return False
        self._pressed[message_id] = press, at
        self.note(message_id, panel)
        return True
