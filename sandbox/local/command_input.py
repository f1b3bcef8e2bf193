"""Turns what a user typed for a slash command into the data of an interaction."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from sandbox.errors import Denied, UserError
from sandbox.installs import Installs
from sandbox.model import Channel, Guild, Json, User
from sandbox.payloads import Payloads
from sandbox.state import State
from sandbox.validation.commands import (
    BOOLEAN,
    CHANNEL,
    CHAT_INPUT,
    GROUP,
    INTEGER,
    ROLE,
    STRING,
    SUBCOMMAND,
    USER,
)


class ResolvedData:
    """Collects the things that ids in an interaction stand for (its `resolved`)."""

    def __init__(
        self, state: State, payloads: Payloads, user: User, *, guild: Guild | None
    ) -> None:
        self._state = state
        self._payloads = payloads
        self._user = user
        self._guild = guild
        self.found: Json = {}

    def user(self, user_id: str) -> None:
        """Add a user, with their membership when this is in the guild."""
        user = self._state.users.get(user_id)
        if user_id == self._state.bot.id:
            user = self._state.bot
        if user is None:
            raise UserError(400, f"There is no user {user_id}.")
        self.found.setdefault("users", {})[user.id] = self._payloads.user(user)
        guild = self._guild
        if guild is not None and self._state.is_member(user, guild):
            member = self._payloads.member(user, guild)
            for key in ("user", "deaf", "mute"):
                del member[key]
            member["permissions"] = str(int(self._state.permissions_in(user, guild)))
            self.found.setdefault("members", {})[user.id] = member

    def channel(self, channel_id: str, kinds: Collection[int] = ()) -> None:
        """Add a channel that the user sees, in a guild one of that guild, of these kinds if any."""
        channel, guild = self._state.channels.get(channel_id), self._guild
        elsewhere = channel is not None and guild is not None and channel.guild_id != guild.id
        if channel is None or elsewhere or not self._state.sees(self._user, channel):
            raise UserError(400, f"There is no channel {channel_id}.")
        if kinds and channel.type not in kinds:
            raise UserError(400, f"Channel {channel_id} is of a kind that is not offered.")
        payload = self._payloads.partial_channel(channel, self._user)
        self.found.setdefault("channels", {})[channel_id] = payload

    def role(self, role_id: str) -> None:
        """Add a role."""
        for role in [] if self._guild is None else self._guild.roles:
            if role.id == role_id:
                self.found.setdefault("roles", {})[role_id] = self._payloads.role(role)
                return
        raise UserError(400, f"There is no role {role_id}.")


class CommandInput:
    """Finds commands by what users call them, and judges what they fill in."""

    def __init__(self, state: State, payloads: Payloads, installs: Installs) -> None:
        self._state = state
        self._payloads = payloads
        self._installs = installs

    def _all(self) -> list[Json]:
        """What somebody may try in a direct message, where a guild's own commands are refused."""
        guilds = self._state.guilds.values()
        return [
            *self._state.global_commands.values(),
            *(command for guild in guilds for command in guild.commands.values()),
        ]

    def _find(self, user: User, name: str, *, channel: Channel, guild: Guild | None) -> Json:
        if guild is not None and not (guild.installed or user.installed):
            raise Denied(409, "page-no-bot")
        for command in self._all() if guild is None else self._state.commands(guild):
            if command["name"] != name:
                continue
            installed = guild is not None and guild.installed
            if guild and installed and not self._state.may_use(user, command, guild):
                raise Denied(403, "page-may-not", name=user.name, command=f"/{name}")
            if not self._installs.owners(user, channel, command):
                raise Denied(403, "page-not-there", command=f"/{name}")
            return command
        raise Denied(404, "page-unknown-command", command=f"/{name}")

    def data(
        self,
        user: User,
        typed: str,
        values: Json,
        *,
        channel: Channel,
        guild: Guild | None,
        focused: str | None = None,
    ) -> tuple[Json, str]:
        """The `data` of a slash command's interaction, and the full name of the command.

        Raises UserError for a command or an option that Discord's client would not send.
        """
        names = typed.strip().removeprefix("/").split()
        if not names:
            raise UserError(400, "Which command?")
        command = self._find(user, names[0], channel=channel, guild=guild)
        data: Json = {"id": command["id"], "name": command["name"], "type": CHAT_INPUT}
        if "guild_id" in command:
            data["guild_id"] = command["guild_id"]
        node, inside, walked = command, data, [names[0]]
        for name in names[1:]:
            child = next((o for o in node.get("options", []) if o["name"] == name), None)
            if child is None or child["type"] not in (SUBCOMMAND, GROUP):
                raise UserError(404, f"/{' '.join(walked)} has no subcommand {name!r}.")
            step: Json = {"name": name, "type": child["type"], "options": []}
            inside["options"] = [step]
            node, inside = child, step
            walked.append(name)
        if any(o["type"] in (SUBCOMMAND, GROUP) for o in node.get("options", [])):
            raise UserError(400, f"/{' '.join(walked)} needs a subcommand.")
        resolved = ResolvedData(self._state, self._payloads, user, guild=guild)
        options = _Options(resolved, focused).fill(node.get("options", []), values)
        if options or node is not command:
            inside["options"] = options
        if resolved.found:
            data["resolved"] = resolved.found
        return data, " ".join(walked)


class _Options:
    def __init__(self, resolved: ResolvedData, focused: str | None) -> None:
        self._resolved = resolved
        self._focused = focused

    def fill(self, options: list[Json], values: Json) -> list[Json]:
        known = {option["name"] for option in options}
        for name in values:
            if name not in known:
                raise UserError(400, f"There is no option {name!r}.")
        if self._focused is not None and self._focused not in known:
            raise UserError(400, f"There is no option {self._focused!r}.")
        filled = []
        for option in options:
            name = option["name"]
            if name == self._focused:
                # As it was typed, whatever it is to become.
                value = str(values.get(name, ""))
                filled.append(
                    {"name": name, "type": option["type"], "value": value, "focused": True}
                )
            elif values.get(name) is not None:
                value = self._value(option, values[name])
                filled.append({"name": name, "type": option["type"], "value": value})
            elif option.get("required") and self._focused is None:
                raise UserError(400, f"The option {name!r} is required.")
        return filled

    def _value(self, option: Json, value: Any) -> Any:
        kind, name = option["type"], option["name"]
        resolve = {
            USER: self._resolved.user,
            CHANNEL: self._resolved.channel,
            ROLE: self._resolved.role,
        }.get(kind)
        if resolve is not None:
            resolve(str(value))
            self._check_channel(option, str(value))
            return str(value)
        if kind == BOOLEAN:
            if isinstance(value, bool):
                return value
            if str(value).lower() in ("true", "false"):
                return str(value).lower() == "true"
            raise UserError(400, f"The option {name!r} is true or false.")
        if kind == STRING:
            value = str(value)
            low, high = option.get("min_length") or 0, option.get("max_length") or 6000
            if not low <= len(value) <= high:
                raise Denied(400, "page-option-length", option=name, least=low, most=high)
        else:
            value = self._number(option, value)
        choices = option.get("choices")
        if choices and all(choice["value"] != value for choice in choices):
            raise UserError(400, f"The option {name!r} does not offer {value!r}.")
        return value

    def _check_channel(self, option: Json, channel_id: str) -> None:
        allowed = option.get("channel_types")
        if option["type"] != CHANNEL or not allowed:
            return
        if self._resolved.found["channels"][channel_id]["type"] not in allowed:
            raise Denied(400, "page-option-channels", option=option["name"])

    @staticmethod
    def _number(option: Json, value: Any) -> int | float:
        name = option["name"]
        try:
            number = int(value) if option["type"] == INTEGER else float(value)
        except (TypeError, ValueError):
            raise UserError(400, f"The option {name!r} is a number.") from None
        low, high = option.get("min_value"), option.get("max_value")
        if (low is not None and number < low) or (high is not None and number > high):
            raise UserError(400, f"The option {name!r} is out of bounds.")
        return number
