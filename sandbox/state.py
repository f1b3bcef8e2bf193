"""The state of the sandbox: everything that exists, by id, and who may see and do what."""

from __future__ import annotations

import re
import secrets
from collections import deque
from collections.abc import Iterable, Iterator, Sequence

from sandbox.avatars import avatar_hash
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
from sandbox.permissions import (
    BOT,
    DIRECT,
    EVERYONE,
    EVERYTHING,
    MODERATOR,
    NOTHING,
    Permission,
)
from sandbox.snowflakes import Snowflakes
from sandbox.world import Channels, FurtherGuild, Person, World

RETIRED_KEPT = 200


class State:
    """Everything that one sandbox holds. Of changes it tells nobody: that does the dispatcher."""

    def __init__(self, world: World, clock: Clock) -> None:
        self.clock = clock
        self.ids = Snowflakes(clock)
        self.shortcuts = world.shortcuts
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
        self.command_permissions: dict[str, CommandPermissions] = {}
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
        self.guilds: dict[str, Guild] = {}
        self.guild = self.add_guild(world.guild)
        """The one that the sandbox begins with."""
        self.guild.locale = world.locale
        self._add_channels(world.channels, self.guild)
        for person in world.people:
            self.add_user(person)
        if world.people:
            self._give_to_owner(self.guild)
        for other in world.others:
            self._found(other, world.people)
        self.user_install = world.user_install
        """Whether users may install the bot for themselves."""
        self.endpoint: str | None = None
        """Where interactions go in place of the gateway, and never both ways:
        https://docs.discord.com/developers/interactions/receiving-and-responding."""
        self.code_grant = False
        """Whether the bot cannot be invited by a link alone."""
        ids = dict(zip([person.name for person in world.people], self.users, strict=True))
        for group in world.groups:
            self.add_group(group.name, [ids[name] for name in group.members])
        for user in self.users.values():
            if user.installed:
                self.open_direct(user)
        self.ids.setup_done()

    # -- what is added -----------------------------------------------------------------------

    def _add_channels(self, channels: Channels, guild: Guild) -> None:
        for one in channels:
            name, kind = (one, ChannelType.TEXT) if isinstance(one, str) else one
            self.add_channel(name, kind, guild)

    def _found(self, described: FurtherGuild, people: tuple[Person, ...]) -> None:
        """Make a guild as a world describes it.

        Raises ValueError for a member or moderator whom the world has no person for.
        """
        ids = {person.name: id_ for person, id_ in zip(people, self.users, strict=True)}
        members = tuple(ids) if described.members is None else described.members
        for name in (*members, *described.moderators):
            if name not in ids:
                raise ValueError(f"{described.name} names {name}, who is nobody of this world.")
        guild = self.add_guild(described.name)
        guild.locale = described.locale
        guild.moderator_ids = {ids[name] for name in described.moderators}
        guild.member_ids = guild.moderator_ids | {ids[name] for name in members}
        self._add_channels(described.channels, guild)
        guild.bot_present = guild.installed = described.bot
        guild.owner_id = ids[described.moderators[0]] if described.moderators else ""
        self._give_to_owner(guild)

    def _give_to_owner(self, guild: Guild) -> None:
        """Make the first moderator the owner, if nobody is yet; else the last member."""
        moderator = min(guild.moderator_ids, key=int, default=None)
        guild.owner_id = guild.owner_id or moderator or max(guild.member_ids, key=int)
        guild.moderator_ids.add(guild.owner_id)

    def add_user(self, person: Person, guild: Guild | None = None) -> User:
        """A new user, who is a member of a guild, by default the first."""
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
            dms_open=person.dms_open,
            auto=person.auto,
            installed=person.installed,
        )
        if person.avatar:
            user.avatar = avatar_hash(user)
        self.users[user.id] = user
        guild = guild or self.guild
        guild.member_ids.add(user.id)
        if person.moderator:
            guild.moderator_ids.add(user.id)
        return user

    def add_guild(self, name: str) -> Guild:
        """A guild with nobody and nothing in it but the bot; its neighbours are on other shards."""
        if self.guilds:
            self.ids.turn()
        id_ = self.ids.mint()
        guild = Guild(
            id=id_,
            name=name,
            owner_id="",
            everyone=Role(id_, "@everyone", EVERYONE, 0),
            bot_role=Role(
                self.ids.mint(), self.bot.username, BOT, 1, managed=True, bot_id=self.bot.id
            ),
            moderators=Role(self.ids.mint(), "Moderator", MODERATOR, 2),
        )
        self.guilds[id_] = guild
        self.command_permissions[id_] = CommandPermissions()
        return guild

    def add_channel(
        self, name: str, kind: ChannelType = ChannelType.TEXT, guild: Guild | None = None
    ) -> Channel:
        """A new channel at the end of the list of a guild, by default the first."""
        guild = guild or self.guild
        position = len(self.top_channels(guild))
        channel = Channel(self.ids.mint(), kind, name, guild.id, position=position)
        self.channels[channel.id] = channel
        return channel

    def add_group(self, name: str, member_ids: Sequence[str]) -> Channel:
        """A new group of these users, who write to each other."""
        channel = Channel(self.ids.mint(), ChannelType.GROUP_DM, name)
        channel.group_ids = tuple(member_ids)
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
        guild = self.guilds.get(guild_id)
        if guild is None or not guild.bot_present:
            raise unknown_guild()
        return guild

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

    def guild_of(self, channel: Channel) -> Guild:
        """The guild that a channel is in; a direct message is in none."""
        return self.guilds[channel.guild_id]

    def top_channels(self, guild: Guild) -> list[Channel]:
        """The channels of a guild, threads not among them."""
        return [c for c in self.channels.values() if c.top and c.guild_id == guild.id]

    def is_member(self, user: User, guild: Guild) -> bool:
        """Whether somebody is in a guild."""
        return user.id in guild.member_ids

    def is_moderator(self, user: User, guild: Guild) -> bool:
        """Whether somebody has the moderators' role there."""
        return user.id in guild.moderator_ids

    def guilds_of(self, user: User | None) -> list[Guild]:
        """The guilds that somebody is in; without a user, all."""
        every = self.guilds.values()
        return [guild for guild in every if user is None or self.is_member(user, guild)]

    def shares_guild(self, user: User) -> bool:
        """Whether the bot meets this user anywhere."""
        return any(g.bot_present and self.is_member(user, g) for g in self.guilds.values())

    def bot_reaches(self, channel: Channel) -> bool:
        """Whether the bot is in the guild of this channel, or in the direct message."""
        if channel.private:
            return channel.type == ChannelType.DM
        return self.guild_of(channel).bot_present

    def bot_permissions(self, channel: Channel) -> Permission:
        """What the bot may do there."""
        if channel.private:
            return DIRECT if channel.type == ChannelType.DM else NOTHING
        guild = self.guild_of(channel)
        held = guild.everyone.permissions
        if guild.bot_present:
            held |= guild.bot_role.permissions
        return held & ~self.parent(channel).bot_denied

    def permissions(self, user: User, channel: Channel) -> Permission:
        """What a user may do in that channel."""
        if channel.private:
            return DIRECT
        return self.permissions_in(user, self.guild_of(channel))

    def permissions_in(self, user: User, guild: Guild) -> Permission:
        """What a user may do in a guild."""
        if user.id == guild.owner_id:
            return EVERYTHING
        held = guild.everyone.permissions
        if self.is_moderator(user, guild):
            held |= guild.moderators.permissions
        return held

    def sees(self, user: User, channel: Channel) -> bool:
        """Whether the channel is in the user's list."""
        if channel.private:
            return user.id in (channel.recipient_id, *channel.group_ids)
        return self.is_member(user, self.guild_of(channel))

    def sees_message(self, user: User, channel: Channel, message: Message) -> bool:
        """Whether Discord would show that message to that user."""
        if message.only_for is not None:
            return message.only_for == user.id
        return self.sees(user, channel)

    def members(self, guild: Guild) -> list[User]:
        """Who is in a guild, people only."""
        return [user for user in self.users.values() if self.is_member(user, guild)]

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

    def command(self, command_id: str) -> Json | None:
        """A command, global or of a guild, by its id."""
        shelves = (self.global_commands, *(guild.commands for guild in self.guilds.values()))
        return next((shelf[command_id] for shelf in shelves if command_id in shelf), None)

    def commands(self, guild: Guild) -> list[Json]:
        """The commands of a guild and the global ones that none of them hides."""
        found = {command["name"]: command for command in self.global_commands.values()}
        if guild.installed:
            found |= {command["name"]: command for command in guild.commands.values()}
        return list(found.values())

    def may_use(self, user: User, command: Json, guild: Guild) -> bool:
        """Whether Discord lets this user see and use the command, in that guild.

        An administrator may use everything. For others the command's own permissions decide; where
        they say nothing, those of the whole application can only deny, and the last word is that
        of `default_member_permissions`.
        """
        held = self.permissions_in(user, guild)
        if Permission.ADMINISTRATOR in held:
            return True
        if Permission.USE_APPLICATION_COMMANDS not in held:
            return False
        own = self._allows(user, command["id"], guild)
        if own is not None:
            return own
        wanted = command.get("default_member_permissions")
        if self._allows(user, self.bot.id, guild) is False or wanted == "0":
            return False
        return wanted is None or Permission(int(wanted)) & ~held == 0

    def _allows(self, user: User, command_id: str, guild: Guild) -> bool | None:
        roles = [guild.moderators.id] if self.is_moderator(user, guild) else []
        permissions = self.command_permissions[guild.id]
        return permissions.allows(command_id, user.id, roles, guild.everyone.id)
