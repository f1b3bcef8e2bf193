"""Routes of the guild: its channels, roles and members."""

from __future__ import annotations

from collections.abc import Iterable

from sandbox.api.router import Call, Route
from sandbox.errors import missing_access, unknown_member
from sandbox.gateway import Gateway
from sandbox.model import Json
from sandbox.payloads import Payloads
from sandbox.sessions import Intent
from sandbox.state import State

GUILD = "/guilds/{guild_id}"


class GuildRoutes:
    """What the bot reads of the guild."""

    def __init__(self, state: State, payloads: Payloads, gateway: Gateway) -> None:
        self._state = state
        self._payloads = payloads
        self._gateway = gateway

    def routes(self) -> Iterable[Route]:
        """The table."""
        yield Route("GET", GUILD, self.guild)
        yield Route("GET", GUILD + "/roles", self.roles)
        yield Route("GET", GUILD + "/channels", self.channels)
        yield Route("GET", GUILD + "/members", self.members)
        yield Route("GET", GUILD + "/members/{user_id}", self.member)

    def guild(self, call: Call) -> Json:
        """GET the guild."""
        guild = self._state.guild_for_bot(call.params["guild_id"])
        payload = self._payloads.guild(guild)
        if call.query.get("with_counts", "").lower() in ("true", "1"):
            count = len(self._state.members(guild)) + 1
            payload |= {"approximate_member_count": count, "approximate_presence_count": count}
        return payload

    def roles(self, call: Call) -> list[Json]:
        """GET the guild's roles."""
        guild = self._state.guild_for_bot(call.params["guild_id"])
        return [self._payloads.role(role) for role in guild.roles]

    def channels(self, call: Call) -> list[Json]:
        """GET the guild's channels, threads not among them."""
        guild = self._state.guild_for_bot(call.params["guild_id"])
        found = self._state.top_channels(guild)
        return [self._payloads.channel(channel) for channel in found]

    def members(self, call: Call) -> list[Json]:
        """GET the list of members, which is for bots with the members intent only."""
        guild = self._state.guild_for_bot(call.params["guild_id"])
        if not self._gateway.privileged_allowed & Intent.GUILD_MEMBERS:
            raise missing_access()
        after = int(call.snowflake("after") or "0")
        everybody = [self._state.bot, *self._state.members(guild)]
        found = [user for user in everybody if int(user.id) > after]
        found = found[: call.whole("limit", 1, 1000, 1)]
        return [self._payloads.member(user, guild) for user in found]

    def member(self, call: Call) -> Json:
        """GET one member."""
        guild = self._state.guild_for_bot(call.params["guild_id"])
        wanted = call.params["user_id"]
        user = self._state.account(self._state.bot.id if wanted == "@me" else wanted)
        if not user.bot and not self._state.is_member(user, guild):
            raise unknown_member()
        return self._payloads.member(user, guild)
