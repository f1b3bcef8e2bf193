"""The state of the sandbox: everything that exists, by id, and who may see and do what."""

from __future__ import annotations

import re
import secrets
from collections import deque
from collections.abc import Iterable, Iterator

from sandbox.clock import Clock
from sandbox.command_permissions import CommandPermissions
from sandbox.errors import (
    missing_access,
    missing_permissions,
    unknown_channel,
    unknown_guild,
    unknown_message,
    unknown_user,
)
from sandbox.model import (
    Attachment,
    Channel,
    ChannelType,
    Emoji,
    Guild,
    Interaction,
    Json,
    Message,
    Modal,
    Role,
    User,
)
from sandbox.permissions import BOT, DIRECT, EVERYONE, EVERYTHING, MODERATOR, Permission
from sandbox.snowflakes import Snowflakes
from sandbox.world import Person, World

RETIRED_KEPT = 200


class State:
    """Everything that one sandbox holds. Of changes it tells nobody: that does the dispatcher."""

    def __init__(self, world: World, clock: Clock) -> None:
        self.clock = clock
        self.ids = Snowflakes(clock)
        self.token = world.token or f"sandbox.{secrets.token_urlsafe(24)}"
        self.users: dict[str, User] = {}
        self.channels: dict[str, Channel] = {}
        self.interactions: dict[str, Interaction] = {}
        self.tokens: dict[str, Interaction] = {}
        self.modals: dict[str, Modal] = {}
        self.attachments: dict[str, Attachment] = {}
        self.emojis: dict[str, Emoji] = {}
        self._retired: deque[str] = deque()
        self._directs: dict[str, Channel] = {}
        self.global_commands: dict[str, Json] = {}
        self.guild_commands: dict[str, Json] = {}
        self.command_permissions = CommandPermissions()
        self.origin = ""

        now = clock.now()
        self.bot = User(
            id=self.ids.mint(),
            username=world.bot,
            global_name=None,
            colour="#b08d3c",
            joined_at=now,
            bot=True,
        )
        guild_id = self.ids.mint()
        self.guild = Guild(
            id=guild_id,
            name=world.guild,
            owner_id="",
            everyone=Role(guild_id, "@everyone", EVERYONE, 0),
            bot_role=Role(self.ids.mint(), world.bot, BOT, 1, managed=True, bot_id=self.bot.id),
            moderators=Role(self.ids.mint(), "Moderator", MODERATOR, 2),
        )
        for one in world.channels:
            self.add_channel(*((one,) if isinstance(one, str) else one))
        for person in world.people:
            user = self.add_user(person)
            if not self.guild.owner_id and (user.moderator or person is world.people[-1]):
                self.guild.owner_id = user.id
                user.moderator = True
        self.ids.setup_done()

    # -- what is added -----------------------------------------------------------------------

    def add_user(self, person: Person) -> User:
        """A new member of the guild."""
        plain = re.sub(r"[^a-z0-9_.]", "", (person.username or person.name).lower())
        name = plain or "guest"
        taken = {user.username for user in self.users.values()}
        number = 2
        while name in taken:
            name = f"{plain or 'guest'}{number}"
            number += 1
        user = User(
            id=self.ids.mint(),
            username=name,
            global_name=person.name,
            colour=person.colour,
            joined_at=self.clock.now(),
            locale=person.locale,
            moderator=person.moderator,
            dms_open=person.dms_open,
            auto=person.auto,
        )
        self.users[user.id] = user
        return user

    def add_channel(self, name: str, kind: ChannelType = ChannelType.TEXT) -> Channel:
        """A new channel at the end of the list."""
        position = sum(1 for channel in self.channels.values() if channel.top)
        channel = Channel(self.ids.mint(), kind, name, position=position)
        self.channels[channel.id] = channel
        return channel

    def direct(self, user: User) -> Channel | None:
        """The direct message channel between this user and the bot, if it was ever opened."""
        return self._directs.get(user.id)

    def open_direct(self, user: User) -> Channel:
        """The direct message channel with this user, opened when there is none."""
        channel = self.direct(user)
        if channel is None:
            channel = Channel(self.ids.mint(), ChannelType.DM, recipient_id=user.id)
            self.channels[channel.id] = self._directs[user.id] = channel
        return channel

    def retire(self, attachments: Iterable[Attachment]) -> None:
        """Let files go that no message has any more, save the latest: a page may be loading them.

        Bots that draw would otherwise fill the memory with every picture they ever replaced.
        """
        self._retired.extend(attachment.id for attachment in attachments)
        while len(self._retired) > RETIRED_KEPT:
            self.attachments.pop(self._retired.popleft(), None)

    # -- what the bot finds ------------------------------------------------------------------

    def account(self, user_id: str) -> User:
        """Any user, the bot included, or error 10013."""
        if user_id == self.bot.id:
            return self.bot
        try:
            return self.users[user_id]
        except KeyError:
            raise unknown_user() from None

    def guild_for_bot(self, guild_id: str) -> Guild:
        """The guild as the bot reaches it, or error 10004."""
        if guild_id != self.guild.id or not self.guild.bot_present:
            raise unknown_guild()
        return self.guild

    def channel_for_bot(self, channel_id: str, *needed: Permission) -> Channel:
        """A channel in which the bot has these permissions: errors 10003, 50001, 50013."""
        channel = self.channels.get(channel_id)
        if channel is None:
            raise unknown_channel()
        held = self.bot_permissions(channel)
        if Permission.VIEW_CHANNEL not in held or not self.bot_reaches(channel):
            raise missing_access()
        if any(permission not in held for permission in needed):
            raise missing_permissions()
        return channel

    def message_for_bot(self, channel: Channel, message_id: str) -> Message:
        """A message that the channel routes reach (never an ephemeral one), or error 10008."""
        message = channel.messages.get(message_id)
        if message is None or message.ephemeral:
            raise unknown_message()
        return message

    # -- who may see and do what -------------------------------------------------------------

    def parent(self, channel: Channel) -> Channel:
        """The channel whose permissions count: a thread's parent, else the channel itself."""
        if channel.parent_id is not None:
            return self.channels.get(channel.parent_id, channel)
        return channel

    def bot_reaches(self, channel: Channel) -> bool:
        """Whether the bot is in the guild of this channel."""
        return channel.type == ChannelType.DM or self.guild.bot_present

    def bot_permissions(self, channel: Channel) -> Permission:
        """What the bot may do there."""
        if channel.type == ChannelType.DM:
            return DIRECT
        held = self.guild.everyone.permissions
        if self.guild.bot_present:
            held |= self.guild.bot_role.permissions
        return held & ~self.parent(channel).bot_denied

    def permissions(self, user: User, channel: Channel | None = None) -> Permission:
        """What a user may do in the guild (or in that channel)."""
        if channel is not None and channel.type == ChannelType.DM:
            return DIRECT
        if user.id == self.guild.owner_id:
            return EVERYTHING
        held = self.guild.everyone.permissions
        if user.moderator:
            held |= self.guild.moderators.permissions
        return held

    def sees(self, user: User, channel: Channel) -> bool:
        """Whether the channel is in the user's list."""
        if channel.type == ChannelType.DM:
            return channel.recipient_id == user.id
        return user.present

    def sees_message(self, user: User, channel: Channel, message: Message) -> bool:
        """Whether Discord would show that message to that user."""
        if message.only_for is not None:
            return message.only_for == user.id
        return self.sees(user, channel)

    def members(self) -> list[User]:
        """Who is in the guild, people only."""
        return [user for user in self.users.values() if user.present]

    def audience(self, channel: Channel) -> Iterator[User]:
        """The users in whose list the channel is."""
        return (user for user in self.users.values() if self.sees(user, channel))

    def threads(self, parent: Channel) -> list[Channel]:
        """The threads under a channel, archived ones too."""
        return [channel for channel in self.channels.values() if channel.parent_id == parent.id]

    def unread(self, user: User, channel: Channel) -> int:
        """How many messages of others there are that this user has not read."""
        read = int(channel.read.get(user.id, "0"))
        count = 0
        for message in reversed(channel.messages.values()):
            if int(message.id) <= read:
                break
            if message.author.id != user.id and self.sees_message(user, channel, message):
                count += 1
        return count

    def unread_dms(self, user: User) -> int:
        """How many direct messages of the bot this user has not read."""
        channel = self.direct(user)
        return 0 if channel is None else self.unread(user, channel)

    def commands(self) -> list[Json]:
        """The commands of the guild and the global ones that none of them hides."""
        found = {command["name"]: command for command in self.global_commands.values()}
        if self.guild.installed:
            found |= {command["name"]: command for command in self.guild_commands.values()}
        return list(found.values())

    def may_use(self, user: User, command: Json) -> bool:
        """Whether Discord lets this user see and use the command, in the guild.

        An administrator may use everything. For others the command's own permissions decide; where
        they say nothing, those of the whole application can only deny, and the last word is that
        of `default_member_permissions`.
        """
        held = self.permissions(user)
        if Permission.ADMINISTRATOR in held:
            return True
        if Permission.USE_APPLICATION_COMMANDS not in held:
            return False
        own = self._allows(user, command["id"])
        if own is not None:
            return own
        wanted = command.get("default_member_permissions")
        if self._allows(user, self.bot.id) is False or wanted == "0":
            return False
        return wanted is None or Permission(int(wanted)) & ~held == 0

    def _allows(self, user: User, command_id: str) -> bool | None:
        roles = [self.guild.moderators.id] if user.moderator else []
        return self.command_permissions.allows(command_id, user.id, roles, self.guild.everyone.id)
