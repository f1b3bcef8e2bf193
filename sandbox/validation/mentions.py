"""Whom a message mentions: what its words say, as far as they may reach people."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Any

from sandbox.model import Channel, Json, Mentions, User
from sandbox.permissions import Permission
from sandbox.state import State
from sandbox.validation.fields import Fields, Path

ALL_KINDS = ("users", "roles", "everyone")
MOST_LISTED = 100
"""Users, and roles: `MessageAllowedMentionsRequest` in Discord's OpenAPI description."""
IN_INTERACTIONS = ("users",)
"""What is mentioned unless the body says otherwise.

https://discord.com/developers/docs/resources/message#allowed-mentions-object
"""


class MentionReader:
    """Reads mentions as Discord does: in content and in text components, never in embeds."""

    def __init__(self, state: State) -> None:
        self._state = state

    def of_bot(
        self,
        fields: Fields,
        allowed: Json | None,
        channel: Channel | None,
        *,
        content: str,
        components: list[Json],
        interaction: bool,
    ) -> Mentions:
        """The mentions of a message of the bot, with the `allowed_mentions` of its request."""
        words = "\n".join([content, *(part["content"] for part in _texts(components))])
        default = IN_INTERACTIONS if interaction else ALL_KINDS
        place: Path = ("allowed_mentions",)
        allowed = {"parse": list(default)} if allowed is None else fields.mapping(place, allowed)
        parse = fields.several((*place, "parse"), allowed.get("parse"), 0, len(ALL_KINDS))
        for index, kind in enumerate(parse):
            fields.one_of((*place, "parse", index), kind, ALL_KINDS)
        held = Permission(0) if channel is None else self._state.bot_permissions(channel)
        found = self._read(words, channel, all_roles=Permission.MENTION_EVERYONE in held)
        users = self._chosen(fields, "users", found.users, parse, allowed.get("users"))
        roles = self._chosen(fields, "roles", found.roles, parse, allowed.get("roles"))
        everyone = "everyone" in parse and Permission.MENTION_EVERYONE in held
        return Mentions(users, roles, everyone and found.everyone)

    def of_user(self, user: User, channel: Channel, content: str) -> Mentions:
        """The mentions of what a user says."""
        powerful = Permission.MENTION_EVERYONE in self._state.permissions(user, channel)
        found = self._read(content, channel, all_roles=powerful)
        return Mentions(found.users, found.roles, found.everyone and powerful)

    def _read(self, words: str, channel: Channel | None, *, all_roles: bool) -> Mentions:
        users = dict.fromkeys(re.findall(r"<@!?(\d+)>", words))
        roles = dict.fromkeys(re.findall(r"<@&(\d+)>", words))
        state = self._state
        guild = state.guilds.get(channel.guild_id) if channel is not None else None
        known = [] if guild is None else [guild.moderators]
        if guild is not None and all_roles:
            known.append(guild.bot_role)
        return Mentions(
            [u for u in users if u in state.users or u == state.bot.id],
            [role.id for role in known if role.id in roles],
            "@everyone" in words or "@here" in words,
        )

    @staticmethod
    def _chosen(
        fields: Fields, kind: str, found: list[str], parse: Collection[str], listed: Any
    ) -> list[str]:
        path: Path = ("allowed_mentions", kind)
        ids: set[str] = set()
        for index, one in enumerate(fields.several(path, listed, 0, MOST_LISTED)):
            id_ = fields.snowflake((*path, index), one)
            if id_ in ids:
                code = "SET_TYPE_ALREADY_CONTAINS_VALUE"
                fields.complain((*path, index), code, "The set already contains this value")
            ids.add(id_)
        if kind not in parse:
            return [one for one in found if one in ids]
        if listed:
            fields.complain(
                ("allowed_mentions",),
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                f"parse:['{kind}'] and {kind}: [ids...] are mutually exclusive.",
            )
        return found


def _texts(components: list[Json]) -> list[Json]:
    found = []
    for component in components:
        if component["type"] == 10:
            found.append(component)
        found += _texts(component.get("components", []))
    return found
