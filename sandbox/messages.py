"""Messages: how they are sent, edited and deleted, each with the checks that Discord makes."""

from __future__ import annotations

from typing import Any

from sandbox.allowances import Allowance, Conversations
from sandbox.dispatcher import Dispatcher
from sandbox.errors import DiscordError, invalid, unknown_message
from sandbox.model import (
    POSTED_IN,
    Channel,
    ChannelType,
    Interaction,
    Json,
    Mentions,
    Message,
    MessageFlag,
    MessageType,
    User,
)
from sandbox.permissions import Permission
from sandbox.state import State
from sandbox.validation.messages import MessageParser, ParsedMessage, Upload

NONCE_SECONDS = 300.0
HOUR = 3600.0


class Messages:
    """The one place where messages come to be and cease."""

    def __init__(
        self,
        state: State,
        parser: MessageParser,
        dispatcher: Dispatcher,
        conversations: Conversations,
    ) -> None:
        self._state = state
        self._parser = parser
        self._dispatcher = dispatcher
        self._conversations = conversations
        self._nonces: dict[str, Message] = {}
        self.old_edits = Allowance(state.clock, most=3, seconds=6.0)
        """The edits of messages older than an hour that a channel takes (30046).

        https://docs.discord.food/resources/message#edit-message; Discord itself names no number:
        https://github.com/discord/discord-api-docs/issues/4413.
        """

    # -- by the bot, over the channel routes ---------------------------------------------------

    def send(self, channel: Channel, body: Json, uploads: list[Upload]) -> Message:
        """A message of the bot in a channel, with every check that Discord makes."""
        nonce = body.get("nonce")
        if nonce is not None and len(str(nonce)) > 25:
            raise invalid(("nonce",), "NONCE_TYPE_TOO_LONG", "Nonce may be at most 25 characters.")
        if nonce is not None and body.get("enforce_nonce"):
            earlier = self._earlier(str(nonce))
            if earlier is not None:
                return earlier
        parsed = self._parser.parse(channel.id, body, uploads)
        self._may_send(channel, parsed)
        message = self._build(channel, self._state.bot, parsed)
        message.nonce = None if nonce is None else str(nonce)
        if body.get("message_reference"):
            self._reply(channel, message, body["message_reference"])
        self.publish(channel, message)
        if nonce is not None:
            self._nonces[str(nonce)] = message
        return message

    def _earlier(self, nonce: str) -> Message | None:
        """The bot's message of a few minutes ago that had this nonce, in whatever channel.

        One author's nonces are unique across channels: "created by the same author with the same
        nonce" (https://discord.com/developers/docs/resources/message#create-message). That a
        deleted message is not posted again, but answered 10008, is meant so:
        https://github.com/discord/discord-api-docs/pull/6647.
        """
        since = self._state.clock.now() - NONCE_SECONDS
        self._nonces = {n: m for n, m in self._nonces.items() if m.created > since}
        message = self._nonces.get(nonce)
        if message is None:
            return None
        channel = self._state.channels.get(message.channel_id)
        if channel is None or message.id not in channel.messages:
            raise unknown_message()
        return message

    def _may_send(self, channel: Channel, parsed: ParsedMessage) -> None:
        if channel.type in POSTED_IN:
            raise DiscordError(400, 50008, "Cannot send messages in a non-text channel")
        held = self._state.bot_permissions(channel)
        needed = Permission.SEND_MESSAGES
        if channel.thread is not None:
            needed = Permission.SEND_MESSAGES_IN_THREADS
            self._require_unlocked(channel)
        if parsed.attachments:
            needed |= Permission.ATTACH_FILES
        if parsed.embeds:
            needed |= Permission.EMBED_LINKS
        if needed & ~held:
            raise DiscordError(403, 50013, "Missing Permissions")
        if channel.type == ChannelType.DM:
            if channel.last_message_id is None:
                self._conversations.check_quarantine()
            self._may_write_to(self._state.account(channel.recipient_id or ""))

    def _require_unlocked(self, channel: Channel) -> None:
        """Refuse to write in a locked thread, which answers to interactions may not, either:
        https://github.com/discord/discord-api-docs/issues/6884.
        """
        held = self._state.bot_permissions(channel)
        locked = channel.thread is not None and channel.thread.locked
        if locked and Permission.MANAGE_THREADS not in held:
            raise DiscordError(400, 50083, "Thread is archived")

    def _may_write_to(self, user: User) -> None:
        if not self._state.shares_guild(user):
            # Of a user who has blocked it a bot learns no more than that:
            # https://github.com/discord/discord-api-docs/pull/8244.
            what = "Cannot send messages to this user due to having no mutual guilds"
            raise DiscordError(403, 50278, what)
        if user.blocked or not user.dms_open:
            raise DiscordError(403, 50007, "Cannot send messages to this user")

    def _reply(self, channel: Channel, message: Message, raw: Json) -> None:
        if raw.get("type"):
            raise invalid(("message_reference", "type"), "BASE_TYPE_CHOICES", "Only replies.")
        original = channel.messages.get(str(raw.get("message_id")))
        if original is None or original.ephemeral:
            if raw.get("fail_if_not_exists", True):
                raise invalid(("message_reference",), "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
            return
        if Permission.READ_MESSAGE_HISTORY not in self._state.bot_permissions(channel):
            raise DiscordError(
                403, 160002, "Cannot reply without permission to read message history"
            )
        self.make_reply(channel, message, original)

    def make_reply(self, channel: Channel, message: Message, original: Message) -> None:
        """Let the message point at the one that it answers."""
        message.type = MessageType.REPLY
        message.reply_to = original.id
        message.reference = {"type": 0, "channel_id": channel.id, "message_id": original.id}
        if not channel.private:
            message.reference["guild_id"] = channel.guild_id

    def may_edit(self, channel: Channel, message: Message) -> None:
        """Refuse an edit over the channel routes that Discord would refuse."""
        if message.author.id != self._state.bot.id:
            raise DiscordError(403, 50005, "Cannot edit a message authored by another user")
        if channel.thread is not None and channel.thread.archived:
            raise DiscordError(400, 50083, "Thread is archived")
        if self._state.clock.now() - message.created > HOUR:
            wait = self.old_edits.take(channel.id)
            if wait:
                raise DiscordError(
                    429,
                    30046,
                    "Maximum number of edits to messages older than 1 hour reached. "
                    "Try again later",
                    retry_after=wait,
                )

    # -- by an interaction -----------------------------------------------------------------------

    def answer(
        self,
        interaction: Interaction,
        body: Json,
        uploads: list[Upload],
        *,
        follows: Message | None = None,
    ) -> Message:
        """A message of the bot in answer to an interaction; needs no permission to send."""
        channel = interaction.channel
        self._require_unlocked(channel)
        parsed = self._parser.parse(channel.id, body, uploads, ephemeral_allowed=True)
        message = self._build(channel, self._state.bot, parsed)
        if self._may_only_whisper(interaction):
            message.flags |= MessageFlag.EPHEMERAL
        self._sign(message, interaction, follows)
        self.publish(channel, message)
        return message

    def loading(self, interaction: Interaction, *, ephemeral: bool) -> Message:
        """The message that says that the bot is thinking."""
        self._require_unlocked(interaction.channel)
        ephemeral = ephemeral or self._may_only_whisper(interaction)
        flags = MessageFlag.LOADING | (MessageFlag.EPHEMERAL if ephemeral else MessageFlag(0))
        message = self._build(interaction.channel, self._state.bot, ParsedMessage(flags=flags))
        self._sign(message, interaction, None)
        self.publish(interaction.channel, message)
        return message

    def change(
        self, interaction: Interaction, message: Message, body: Json, uploads: list[Upload]
    ) -> None:
        """Change a message of the bot in answer to an interaction."""
        self._require_unlocked(interaction.channel)
        self.edit(interaction.channel, message, body, uploads)

    def _may_only_whisper(self, interaction: Interaction) -> bool:
        """Whether nobody but who acts is shown an answer: where the bot was not invited, and users
        may not have others see what they have installed, or may not write.

        https://docs.discord.com/developers/topics/permissions, Bitwise Permission Flags;
        https://docs.discord.com/developers/resources/application, User Context.
        """
        channel = interaction.channel
        if channel.private or not interaction.by_user_alone:
            return False
        needed = Permission.USE_EXTERNAL_APPS | Permission.SEND_MESSAGES
        return needed not in self._state.permissions(interaction.user, channel)

    def _sign(self, message: Message, interaction: Interaction, follows: Message | None) -> None:
        message.application_id = message.webhook_id = self._state.bot.id
        message.interaction_metadata = dict(interaction.metadata)
        if message.ephemeral:
            message.only_for = interaction.user.id
        if follows is not None:
            message.interaction_metadata["original_response_message_id"] = follows.id
            self.make_reply(interaction.channel, message, follows)
        elif interaction.message is not None:
            self.make_reply(interaction.channel, message, interaction.message)
        elif interaction.command_name is not None:
            message.type = MessageType.CHAT_INPUT_COMMAND
            message.interaction = {
                "id": interaction.id,
                "type": interaction.type,
                "name": interaction.command_name,
                "user": interaction.metadata["user"],
            }

    # -- by anybody --------------------------------------------------------------------------------

    def say(self, channel: Channel, user: User, content: str) -> Message:
        """A message of a user."""
        mentions = self._parser.mentions.of_user(user, channel, content)
        message = self._build(channel, user, ParsedMessage(content=content, mentions=mentions))
        parent = self._state.parent(channel)
        if parent.type in POSTED_IN and not channel.messages:
            message.id = channel.id  # a post's first message has the post's id
        self.publish(channel, message)
        return message

    def notice(self, channel: Channel, author: User, kind: MessageType, **parts: Any) -> Message:
        """A message by which Discord itself says what the author has done."""
        message = self._build(channel, author, ParsedMessage(**parts))
        message.type = kind
        self._place(channel, message)
        return message

    def _build(self, channel: Channel, author: User, parsed: ParsedMessage) -> Message:
        return Message(
            id=self._state.ids.mint(),
            channel_id=channel.id,
            author=author,
            created=self._state.clock.now(),
            content=parsed.content,
            embeds=parsed.embeds,
            components=parsed.components,
            attachments=parsed.attachments,
            flags=parsed.flags,
            mentions=parsed.mentions,
            reference=parsed.reference,
        )

    def publish(self, channel: Channel, message: Message) -> None:
        """Put a finished message into its channel; an archived thread comes back for it."""
        spoken_in = None if message.ephemeral else channel.thread
        if spoken_in is not None and spoken_in.archived and not spoken_in.locked:
            spoken_in.archived = False
            spoken_in.archive_changed = self._state.clock.now()
            self._dispatcher.channel_updated(channel)
        if channel.type == ChannelType.DM and not channel.messages:
            # A user's client lists a direct message only when there is something to read.
            self._dispatcher.channel_shown(channel)
        self._place(channel, message)
        if spoken_in is not None:
            self.add_to_thread(channel, message.author, by=message.author)
            self._add_mentioned(channel, message)

    def _place(self, channel: Channel, message: Message) -> None:
        channel.messages[message.id] = message
        if not message.ephemeral:
            channel.last_message_id = message.id
            if channel.thread is not None:
                channel.thread.total_sent += 1
        self._dispatcher.message_created(channel, message)

    def _add_mentioned(self, channel: Channel, message: Message) -> None:
        """Who is mentioned in a thread is in it from then on, without a ping if by an edit.

        https://github.com/MarcusOtter/discord-needle/issues/107
        """
        for user_id in message.mentions.users:
            user = self._state.users.get(user_id)
            if user is not None and self._state.sees(user, channel):
                self.add_to_thread(channel, user, by=message.author)

    def add_to_thread(self, channel: Channel, user: User, *, by: User) -> None:
        """Make somebody a member of a thread; who is added by another, all are told of.

        https://discord.com/developers/docs/topics/threads#new-message-types
        """
        thread = channel.thread
        if thread is None or user.id in thread.members:
            return
        thread.members[user.id] = self._state.clock.now()
        self._dispatcher.thread_members(channel, [user.id], [])
        self._dispatcher.channel_shown(channel, user)
        if by is not user:
            self.notice(channel, by, MessageType.RECIPIENT_ADD, mentions=Mentions([user.id]))

    def remove_from_thread(self, channel: Channel, user: User, *, by: User) -> None:
        """Make somebody no member any more; whom another removed, all are told of."""
        thread = channel.thread
        if thread is None or thread.members.pop(user.id, None) is None:
            return
        self._dispatcher.thread_members(channel, [], [user.id])
        if by is not user:
            self.notice(channel, by, MessageType.RECIPIENT_REMOVE, mentions=Mentions([user.id]))

    def edit(self, channel: Channel, message: Message, body: Json, uploads: list[Upload]) -> None:
        """Change a message of the bot as the body asks."""
        was_loading = MessageFlag.LOADING in message.flags
        parsed = self._parser.parse(channel.id, body, uploads, before=message)
        held = self._state.bot_permissions(channel)
        if uploads and message.webhook_id is None and Permission.ATTACH_FILES not in held:
            raise DiscordError(403, 50013, "Missing Permissions")
        self._state.retire(a for a in message.attachments if a not in parsed.attachments)
        message.content, message.embeds = parsed.content, parsed.embeds
        message.components, message.attachments = parsed.components, parsed.attachments
        message.flags = parsed.flags & ~MessageFlag.LOADING
        if {"content", "components"} & body.keys():
            message.mentions = parsed.mentions
        if not was_loading:
            message.edited = self._state.clock.now()
        self._dispatcher.message_updated(channel, message)
        if channel.thread is not None and not message.ephemeral:
            self._add_mentioned(channel, message)

    def reflag(self, channel: Channel, message: Message, flag: MessageFlag) -> None:
        """Add a flag that Discord itself sets."""
        message.flags |= flag
        self._dispatcher.message_updated(channel, message)

    def delete(self, channel: Channel, message: Message) -> None:
        """Remove a message."""
        self._dispatcher.message_deleted(channel, message)
        self._state.retire(message.attachments)
        del channel.messages[message.id]  # `last_message_id` stays, as Discord leaves it

    def history(
        self, channel: Channel, user: User | None, limit: int, **bounds: Any
    ) -> list[Message]:
        """The newest messages within bounds, newest first; `user` None is the bot's view.

        Bounds: `before`, `after`, `around`: a message id each.
        """
        seen = [
            message
            for message in channel.messages.values()
            if (
                not message.ephemeral
                if user is None
                else self._state.sees_message(user, channel, message)
            )
        ]
        if bounds.get("around") is not None:
            centre = int(bounds["around"])
            older = [m for m in seen if int(m.id) < centre][-(limit // 2) :]
            newer = [m for m in seen if int(m.id) >= centre][: limit - len(older)]
            return list(reversed(older + newer))
        if bounds.get("after") is not None:
            return list(reversed([m for m in seen if int(m.id) > int(bounds["after"])][:limit]))
        if bounds.get("before") is not None:
            seen = [m for m in seen if int(m.id) < int(bounds["before"])]
        return list(reversed(seen[-limit:]))
