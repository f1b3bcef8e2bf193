"""Routes of the bot itself, of users, and of the guild."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from sandbox.api import Call, Route
from sandbox.errors import (
    DiscordError,
    missing_access,
    unknown_guild,
    unknown_member,
)
from sandbox.gateway import Gateway, Intent
from sandbox.herald import Herald
from sandbox.limits import OPEN_DM, DirectOpenings
from sandbox.model import ChannelType, Json
from sandbox.realm import Realm
from sandbox.shapes import Shapes

GUILD = "/guilds/{guild_id}"
SESSION_STARTS = 1000


class PeopleRoutes:
    """Who the bot is, and whom it meets."""

    def __init__(
        self,
        realm: Realm,
        shapes: Shapes,
        gateway: Gateway,
        herald: Herald,
        openings: DirectOpenings,
        leave: Callable[[], None],
    ) -> None:
        self._realm = realm
        self._shapes = shapes
        self._gateway = gateway
        self._herald = herald
        self._openings = openings
        self._leave = leave

    def routes(self) -> Iterable[Route]:
        """The table."""
        yield Route("GET", "/gateway", self.gateway, public=True)
        yield Route("GET", "/gateway/bot", self.gateway_bot)
        yield Route("GET", "/users/@me", self.own_user)
        yield Route("GET", "/applications/@me", self.application)
        yield Route("GET", "/oauth2/applications/@me", self.application)
        yield Route("GET", "/users/@me/guilds", self.own_guilds)
        yield Route("DELETE", "/users/@me/guilds/{guild_id}", self.leave_guild)
        yield Route("POST", "/users/@me/channels", self.open_direct, OPEN_DM)
        yield Route("GET", "/users/{user_id}", self.user)
        yield Route("GET", GUILD, self.guild)
        yield Route("GET", GUILD + "/roles", self.roles)
        yield Route("GET", GUILD + "/channels", self.channels)
        yield Route("GET", GUILD + "/members", self.members)
        yield Route("GET", GUILD + "/members/{user_id}", self.member)

    def gateway(self, call: Call) -> Json:
        """GET where the gateway is."""
        return {"url": self._gateway.url}

    def gateway_bot(self, call: Call) -> Json:
        """GET the same, with how many sessions may still be started."""
        return {
            "url": self._gateway.url,
            "shards": 1,
            "session_start_limit": {
                "total": SESSION_STARTS,
                "remaining": max(0, SESSION_STARTS - self._gateway.identifies),
                "reset_after": 86_400_000,
                "max_concurrency": 1,
            },
        }

    def own_user(self, call: Call) -> Json:
        """GET the bot's user."""
        return self._shapes.own_user()

    def application(self, call: Call) -> Json:
        """GET the application behind the bot."""
        bot, guild = self._realm.bot, self._realm.guild
        return {
            "id": bot.id,
            "name": bot.username,
            "icon": None,
            "description": "",
            "type": None,
            "bot": self._shapes.user(bot),
            "bot_public": True,
            "bot_require_code_grant": False,
            "verify_key": "0" * 64,
            "flags": 0,
            "flags_new": "0",
            "max_participants": None,
            "tags": [],
            "redirect_uris": [],
            "interactions_endpoint_url": None,
            "role_connections_verification_url": None,
            "owner": self._shapes.user(self._realm.account(guild.owner_id)),
            "team": None,
            "summary": "",
            "approximate_guild_count": int(guild.bot_present),
            "approximate_user_install_count": 0,
            "approximate_user_authorization_count": 0,
            "event_webhooks_url": None,
            "event_webhooks_status": 1,
            "event_webhooks_types": [],
            "explicit_content_filter": 0,
            "integration_types_config": {"0": {}},
            "eligible_oauth2_scopes": [],
        }

    def own_guilds(self, call: Call) -> list[Json]:
        """GET the guilds that the bot is in."""
        guild = self._realm.guild
        if not guild.bot_present:
            return []
        permissions = guild.everyone.permissions | guild.bot_role.permissions
        return [
            {
                "id": guild.id,
                "name": guild.name,
                "icon": None,
                "banner": None,
                "owner": False,
                "permissions": str(int(permissions)),
                "features": [],
            }
        ]

    def leave_guild(self, call: Call) -> None:
        """DELETE the bot's own membership."""
        if call.params["guild_id"] != self._realm.guild.id or not self._realm.guild.bot_present:
            raise unknown_guild()
        self._leave()

    def open_direct(self, call: Call) -> Json:
        """POST: open the direct messages with a user; that always works, writing may not."""
        user = self._realm.account(str(call.body.get("recipient_id")))
        if user.bot:
            raise DiscordError(403, 50007, "Cannot send messages to this user")
        channel = self._realm.direct(user)
        if channel is None:
            if not self._openings.allow():
                message = "You are opening direct messages too fast."
                raise DiscordError(403, 40003, message)
            channel = self._realm.open_direct(user)
        return self._shapes.channel(channel)

    def user(self, call: Call) -> Json:
        """GET any user."""
        return self._shapes.user(self._realm.account(call.params["user_id"]))

    def guild(self, call: Call) -> Json:
        """GET the guild."""
        self._realm.guild_for_bot(call.params["guild_id"])
        shape = self._shapes.guild()
        if call.query.get("with_counts", "").lower() in ("true", "1"):
            count = len(self._realm.members()) + 1
            shape |= {"approximate_member_count": count, "approximate_presence_count": count}
        return shape

    def roles(self, call: Call) -> list[Json]:
        """GET the guild's roles."""
        guild = self._realm.guild_for_bot(call.params["guild_id"])
        return [self._shapes.role(role) for role in guild.roles]

    def channels(self, call: Call) -> list[Json]:
        """GET the guild's channels, threads not among them."""
        self._realm.guild_for_bot(call.params["guild_id"])
        found = [c for c in self._realm.channels.values() if c.type == ChannelType.TEXT]
        return [self._shapes.channel(channel) for channel in found]

    def members(self, call: Call) -> list[Json]:
        """GET the list of members, which is for bots with the members intent only."""
        self._realm.guild_for_bot(call.params["guild_id"])
        if not self._gateway.privileged_allowed & Intent.GUILD_MEMBERS:
            raise missing_access()
        after = int(call.snowflake("after") or "0")
        everybody = [self._realm.bot, *self._realm.members()]
        found = [user for user in everybody if int(user.id) > after]
        found = found[: call.whole("limit", 1, 1000, 1)]
        return [self._shapes.member(user) for user in found]

    def member(self, call: Call) -> Json:
        """GET one member."""
        self._realm.guild_for_bot(call.params["guild_id"])
        wanted = call.params["user_id"]
        user = self._realm.account(self._realm.bot.id if wanted == "@me" else wanted)
        if not user.present:
            raise unknown_member()
        return self._shapes.member(user)
