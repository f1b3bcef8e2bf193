"""What exists in the sandbox: users, guilds, channels, messages, interactions."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum, IntFlag
from typing import Any

from sandbox.clock import Timer
from sandbox.permissions import NOTHING, Permission

Json = dict[str, Any]

LOCALE = "en-US"
"""What Discord is in where nobody has chosen."""


class ChannelType(IntEnum):
    """Discord's numbers for kinds of channel."""

    TEXT = 0
    DM = 1
    VOICE = 2
    GROUP_DM = 3
    ANNOUNCEMENT = 5
    ANNOUNCEMENT_THREAD = 10
    PUBLIC_THREAD = 11
    STAGE = 13
    FORUM = 15
    MEDIA = 16


THREADS_IN = {
    ChannelType.TEXT: ChannelType.PUBLIC_THREAD,
    ChannelType.ANNOUNCEMENT: ChannelType.ANNOUNCEMENT_THREAD,
    ChannelType.FORUM: ChannelType.PUBLIC_THREAD,
    ChannelType.MEDIA: ChannelType.PUBLIC_THREAD,
}
"""The kinds of channel that have threads, and of which kind."""

POSTED_IN = (ChannelType.FORUM, ChannelType.MEDIA)
"""The kinds that hold nothing but threads, which are called posts there."""


class MessageFlag(IntFlag):
    """Discord's message flags, as far as the sandbox gives them a meaning."""

    SUPPRESS_EMBEDS = 1 << 2
    HAS_THREAD = 1 << 5
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SUPPRESS_NOTIFICATIONS = 1 << 12
    IS_COMPONENTS_V2 = 1 << 15


NO_FLAGS = MessageFlag(0)


class MessageType(IntEnum):
    """Discord's numbers for kinds of message."""

    DEFAULT = 0
    RECIPIENT_ADD = 1
    RECIPIENT_REMOVE = 2
    THREAD_CREATED = 18
    REPLY = 19
    CHAT_INPUT_COMMAND = 20


@dataclass(slots=True)
class User:
    """A person (or the bot) with an account."""

    id: str
    username: str
    global_name: str | None
    colour: str
    joined_at: float
    locale: str | None = None
    """What they have Discord in, if anybody has said."""
    bot: bool = False
    auto: bool = False
    dms_open: bool = True
    blocked: bool = False
    installed: bool = False
    """Whether they have installed the bot for themselves."""
    avatar: str | None = None
    """The hash of a picture of their own, if there is one."""

    @property
    def name(self) -> str:
        """What people read."""
        return self.global_name or self.username


@dataclass(slots=True)
class Role:
    """A role of a guild."""

    id: str
    name: str
    permissions: Permission
    position: int
    managed: bool = False
    bot_id: str | None = None


@dataclass(slots=True)
class Guild:
    """A guild: who is in it, who moderates it, and which commands are its own."""

    id: str
    name: str
    owner_id: str
    everyone: Role
    moderators: Role
    bot_role: Role
    locale: str = LOCALE
    bot_present: bool = True
    installed: bool = True
    """Whether its commands are there, which can be without the bot."""
    available: bool = True
    commands: dict[str, Json] = field(default_factory=dict)
    member_ids: set[str] = field(default_factory=set)
    moderator_ids: set[str] = field(default_factory=set)

    @property
    def roles(self) -> list[Role]:
        """All roles, lowest first."""
        return [self.everyone, self.bot_role, self.moderators]


@dataclass(slots=True)
class Attachment:
    """A file on a message."""

    id: str
    filename: str
    content_type: str
    data: bytes
    description: str | None = None
    size: tuple[int, int] | None = None
    in_embed: bool = False
    """Shown by an embed, and for that reason not listed by itself."""
    in_component: bool = False
    """Shown by a component, likewise."""


@dataclass(slots=True)
class Emoji:
    """A picture of the application's own that stands in texts, buttons and selects."""

    id: str
    name: str
    data: bytes
    content_type: str

    @property
    def animated(self) -> bool:
        """Whether it moves."""
        return self.content_type == "image/gif"


@dataclass(frozen=True, slots=True)
class Mentions:
    """Whom a message calls: ids of users and roles, and whether everybody."""

    users: list[str] = field(default_factory=list)
    roles: list[str] = field(default_factory=list)
    everyone: bool = False


NOBODY = Mentions()


@dataclass(slots=True)
class Message:
    """A message, whole; `only_for` is the user who alone sees it when it is ephemeral."""

    id: str
    channel_id: str
    author: User
    created: float
    type: MessageType = MessageType.DEFAULT
    content: str = ""
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    flags: MessageFlag = NO_FLAGS
    edited: float | None = None
    mentions: Mentions = NOBODY
    nonce: str | None = None
    reply_to: str | None = None
    reference: Json | None = None
    interaction_metadata: Json | None = None
    interaction: Json | None = None
    application_id: str | None = None
    webhook_id: str | None = None
    only_for: str | None = None
    payload: Json | None = None
    """What Discord shows of it, kept until it changes (see `payloads.message`)."""

    @property
    def is_v2(self) -> bool:
        """Whether components are all that it has."""
        return MessageFlag.IS_COMPONENTS_V2 in self.flags

    @property
    def ephemeral(self) -> bool:
        """Whether one user alone sees it."""
        return MessageFlag.EPHEMERAL in self.flags


@dataclass(slots=True)
class ThreadState:
    """What a thread has besides being a channel."""

    owner_id: str
    created: float
    archive_duration: int
    archived: bool = False
    locked: bool = False
    archive_changed: float = 0.0
    members: dict[str, float] = field(default_factory=dict)
    total_sent: int = 0


@dataclass(slots=True)
class Channel:
    """A channel of a guild, a thread, a direct message with the bot, or a group without it."""

    id: str
    type: ChannelType
    name: str = ""
    guild_id: str = ""
    parent_id: str | None = None
    position: int = 0
    recipient_id: str | None = None
    """With whom a direct message is."""
    group_ids: tuple[str, ...] = ()
    """Who is in a group; the first one owns it."""
    thread: ThreadState | None = None
    bot_denied: Permission = NOTHING
    last_message_id: str | None = None
    messages: dict[str, Message] = field(default_factory=dict)
    read: dict[str, str] = field(default_factory=dict)
    """The last message that each user has read."""

    @property
    def top(self) -> bool:
        """Whether it is a channel of a guild itself, and not a thread in one."""
        return not self.private and self.thread is None

    @property
    def private(self) -> bool:
        """Whether it is in no guild."""
        return self.type in (ChannelType.DM, ChannelType.GROUP_DM)


@dataclass(slots=True)
class Modal:
    """A form that is open before a user."""

    interaction_id: str
    user_id: str
    channel_id: str
    message_id: str | None
    data: Json
    metadata: Json


@dataclass(slots=True)
class Interaction:
    """One thing that a user did to the bot, and what came of it."""

    id: str
    token: str
    type: int
    user: User
    channel: Channel
    created: float
    payload: Json
    metadata: Json
    owners: Json
    """Who has installed what it came of: Discord's `authorizing_integration_owners`."""
    command_name: str | None = None
    message: Message | None = None
    acknowledged: bool = False
    expired: bool = False
    outcome: Json | None = None
    original_id: str | None = None
    follow_ups: int = 0
    own_messages: list[str] = field(default_factory=list)
    deadline: Timer | None = None

    @property
    def by_user_alone(self) -> bool:
        """Whether it came of what a user has installed, where the bot was not invited."""
        return "0" not in self.owners
