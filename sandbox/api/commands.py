"""Routes of application commands, global and of the guild, and of who may use them there."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sandbox.api.limits import COMMANDS
from sandbox.api.router import Call, Route
from sandbox.dispatcher import Dispatcher
from sandbox.errors import (
    DiscordError,
    missing_access,
    unknown_command,
    unknown_command_permissions,
)
from sandbox.model import Guild, Json
from sandbox.payloads import Payloads
from sandbox.state import State
from sandbox.validation.commands import MOST_COMMANDS, check_command, check_distinct
from sandbox.validation.fields import Fields, Path

GLOBAL = "/applications/{application_id}/commands"
GUILD = "/applications/{application_id}/guilds/{guild_id}/commands"


class CommandRoutes:
    """How the bot says which commands it has."""

    def __init__(self, state: State, payloads: Payloads, dispatcher: Dispatcher) -> None:
        self._state = state
        self._payloads = payloads
        self._dispatcher = dispatcher

    def routes(self) -> Iterable[Route]:
        """The table."""
        yield Route("GET", GUILD + "/permissions", self.all_permissions)
        yield Route("GET", GUILD + "/{command_id}/permissions", self.permissions)
        for path in (GLOBAL, GUILD):
            yield Route("GET", path, self.list_all)
            yield Route("PUT", path, self.replace, COMMANDS)
            yield Route("POST", path, self.create, COMMANDS, 201)
            yield Route("GET", path + "/{command_id}", self.get)
            yield Route("PATCH", path + "/{command_id}", self.edit, COMMANDS)
            yield Route("DELETE", path + "/{command_id}", self.delete, COMMANDS)

    def _shelf(self, call: Call) -> dict[str, Json]:
        if call.params["application_id"] != self._state.bot.id:
            raise DiscordError(403, 20012, "You are not authorized to perform this action")
        guild_id = call.params.get("guild_id")
        if guild_id is None:
            return self._state.global_commands
        return self._guild(guild_id).commands

    def _guild(self, guild_id: str) -> Guild:
        guild = self._state.guilds.get(guild_id)
        if guild is None or not guild.installed:
            raise missing_access()
        return guild

    def _command(self, call: Call) -> Json:
        try:
            return self._shelf(call)[call.params["command_id"]]
        except KeyError:
            raise unknown_command() from None

    def _checked(self, fields: Fields, path: Path, raw: Any) -> Json:
        return check_command(fields, path, raw, user_install=self._state.user_install)

    def list_all(self, call: Call) -> list[Json]:
        """GET the commands; localizations only when asked for."""
        full = call.query.get("with_localizations", "").lower() in ("true", "1")
        found = list(self._shelf(call).values())
        return found if full else [_plain(command) for command in found]

    def get(self, call: Call) -> Json:
        """GET one command."""
        return self._command(call)

    def replace(self, call: Call) -> list[Json]:
        """PUT the whole list; commands of the same name keep their ids."""
        shelf = self._shelf(call)
        fields = Fields()
        checked = [self._checked(fields, (n,), raw) for n, raw in enumerate(call.listed)]
        check_distinct(fields, checked)
        fields.check()
        _count(checked)
        before = {command["name"]: command for command in shelf.values()}
        shelf.clear()
        for command in checked:
            self._keep(call, shelf, command, before.get(command["name"]))
        self._forget_permissions()
        self._dispatcher.commands_changed()
        return list(shelf.values())

    def create(self, call: Call) -> Json:
        """POST a command; it takes the place of another of its name."""
        shelf = self._shelf(call)
        fields = Fields()
        command = self._checked(fields, (), call.body)
        fields.check()
        earlier = next((c for c in shelf.values() if c["name"] == command["name"]), None)
        others = [c for c in shelf.values() if c is not earlier]
        _count([*others, command])
        kept = self._keep(call, shelf, command, earlier)
        self._dispatcher.commands_changed()
        return kept

    def edit(self, call: Call) -> Json:
        """PATCH a command."""
        earlier = self._command(call)
        fields = Fields()
        command = self._checked(fields, (), {**earlier, **call.body})
        fields.check()
        kept = self._keep(call, self._shelf(call), command, earlier)
        self._dispatcher.commands_changed()
        return kept

    def delete(self, call: Call) -> None:
        """DELETE a command."""
        del self._shelf(call)[self._command(call)["id"]]
        self._forget_permissions()
        self._dispatcher.commands_changed()

    def all_permissions(self, call: Call) -> list[Json]:
        """GET what a guild has changed about who may use which command."""
        self._shelf(call)
        guild = self._guild(call.params["guild_id"])
        changed = self._state.command_permissions[guild.id].commands()
        return [self._payloads.command_permissions(id_, guild) for id_ in changed]

    def permissions(self, call: Call) -> Json:
        """GET what it has changed for one command, or for all by the application's own id."""
        self._shelf(call)
        guild, command_id = self._guild(call.params["guild_id"]), call.params["command_id"]
        if command_id not in self._known(guild):
            raise unknown_command()
        if command_id not in self._state.command_permissions[guild.id].commands():
            raise unknown_command_permissions()
        return self._payloads.command_permissions(command_id, guild)

    def _known(self, guild: Guild) -> list[str]:
        return [self._state.bot.id, *self._state.global_commands, *guild.commands]

    def _forget_permissions(self) -> None:
        for guild in self._state.guilds.values():
            self._state.command_permissions[guild.id].keep(self._known(guild))

    def _keep(
        self, call: Call, shelf: dict[str, Json], command: Json, earlier: Json | None
    ) -> Json:
        kept: Json = {
            "id": self._state.ids.mint() if earlier is None else earlier["id"],
            "application_id": self._state.bot.id,
            "version": self._state.ids.mint(),
            **command,
        }
        if "guild_id" in call.params:
            kept["guild_id"] = call.params["guild_id"]
            kept.pop("dm_permission", None)
            kept["contexts"] = None
        shelf[kept["id"]] = kept
        return kept


def _count(commands: list[Json]) -> None:
    if len(commands) > MOST_COMMANDS:
        message = f"Maximum number of application commands reached ({MOST_COMMANDS})."
        raise DiscordError(400, 30032, message)


def _plain(command: Json) -> Json:
    return {k: v for k, v in command.items() if not k.endswith("_localizations")}
