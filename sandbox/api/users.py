"""Routes of the bot itself, of users, and of direct messages."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from sandbox.allowances import Conversations
from sandbox.api.limits import OPEN_DM
from sandbox.api.router import Call, Route
from sandbox.errors import DiscordError
from sandbox.gateway import Gateway
from sandbox.model import Guild, Json
from sandbox.payloads import Payloads
from sandbox.state import State


class UserRoutes:
    """Who the bot is, where its gateway is, and whom it writes to."""

    def __init__(
        self,
        state: State,
        payloads: Payloads,
        gateway: Gateway,
        conversations: Conversations,
        leave: Callable[[Guild], None],
    ) -> None:
        self._state = state
        self._payloads = payloads
        self._gateway = gateway
        self._conversations = conversations
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

    def gateway(self, call: Call) -> Json:
        """GET where the gateway is."""
        return {"url": self._gateway.url}

    def gateway_bot(self, call: Call) -> Json:
        """GET the same, with how many sessions may still be started."""
        return {
            "url": self._gateway.url,
            "shards": self._gateway.shards,
            "session_start_limit": self._gateway.starts.payload(),
        }

    def own_user(self, call: Call) -> Json:
        """GET the bot's user."""
        return self._payloads.own_user()

    def application(self, call: Call) -> Json:
        """GET the application behind the bot."""
        state, bot = self._state, self._state.bot
        installed = sum(guild.installed for guild in state.guilds.values())
        return {
            "id": bot.id,
            "name": bot.username,
            "icon": None,
            "description": "",
            "type": None,
            "bot": self._payloads.user(bot),
            "bot_public": True,
            "bot_require_code_grant": state.code_grant,
            "verify_key": "0" * 64,
            "flags": 0,
            "flags_new": "0",
            "max_participants": None,
            "tags": [],
            "redirect_uris": [],
            "interactions_endpoint_url": state.endpoint,
            "role_connections_verification_url": None,
            "owner": self._payloads.user(state.account(state.guild.owner_id)),
            "team": None,
            "summary": "",
            "approximate_guild_count": installed,
            "approximate_user_install_count": sum(u.installed for u in state.users.values()),
            "approximate_user_authorization_count": 0,
            "event_webhooks_url": None,
            "event_webhooks_status": 1,
            "event_webhooks_types": [],
            "explicit_content_filter": 0,
            "integration_types_config": {"0": {}, "1": {}} if state.user_install else {"0": {}},
            "eligible_oauth2_scopes": [],
        }

    def own_guilds(self, call: Call) -> list[Json]:
        """GET the guilds that the bot is in.

        Discord does not say whether one with an outage is among them; here it is not.
        """
        return [
            {
                "id": guild.id,
                "name": guild.name,
                "icon": None,
                "banner": None,
                "owner": False,
                "permissions": str(int(guild.everyone.permissions | guild.bot_role.permissions)),
                "features": [],
            }
            for guild in self._state.guilds.values()
            if guild.bot_present and guild.available
        ]

    def leave_guild(self, call: Call) -> None:
        """DELETE the bot's own membership."""
        self._leave(self._state.guild_for_bot(call.params["guild_id"]))

    def open_direct(self, call: Call) -> Json:
        """POST: open the direct messages with a user, whether or not they take any."""
        user = self._state.account(str(call.body.get("recipient_id")))
        if user.bot:
            raise DiscordError(403, 50007, "Cannot send messages to this user")
        channel = self._state.direct(user)
        if channel is None:
            self._conversations.open_another()
            channel = self._state.open_direct(user)
        return self._payloads.channel(channel)

    def user(self, call: Call) -> Json:
        """GET any user."""
        return self._payloads.user(self._state.account(call.params["user_id"]))
