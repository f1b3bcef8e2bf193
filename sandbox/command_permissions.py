"""Command permissions: what the guild's integration settings say of who may use which command."""

from __future__ import annotations

from collections.abc import Collection
from enum import IntEnum

from sandbox.model import Json

MOST = 100
"""Permissions that Discord keeps of one command."""


class TargetType(IntEnum):
    """Whom a permission is for; the numbers are Discord's, which has channels (3) besides."""

    ROLE = 1
    USER = 2


class CommandPermissions:
    """The permissions of each command, by its id; those of the application's own id are of all."""

    def __init__(self) -> None:
        self._set: dict[str, dict[tuple[TargetType, str], bool]] = {}

    def put(self, command_id: str, kind: TargetType, target_id: str, allowed: bool | None) -> bool:
        """Allow or deny a command to a role or a user, or say nothing; whether there is room."""
        entries = self._set.setdefault(command_id, {})
        if allowed is None:
            entries.pop((kind, target_id), None)
        elif len(entries) >= MOST and (kind, target_id) not in entries:
            return False
        else:
            entries[kind, target_id] = allowed
        if not entries:
            del self._set[command_id]
        return True

    def keep(self, command_ids: Collection[str]) -> None:
        """Forget the permissions of commands that are no more."""
        kept = {id_: entries for id_, entries in self._set.items() if id_ in command_ids}
        self._set = kept

    def commands(self) -> list[str]:
        """The ids that have any."""
        return list(self._set)

    def payload(self, command_id: str) -> list[Json]:
        """The permissions of a command as Discord lists them."""
        return [
            {"id": target_id, "type": int(kind), "permission": allowed}
            for (kind, target_id), allowed in self._set.get(command_id, {}).items()
        ]

    def allows(
        self, command_id: str, user_id: str, roles: Collection[str], everyone: str
    ) -> bool | None:
        """What they say of a member: their own, else that of a role, else that of `everyone`.

        Of several roles, one that is allowed is enough. None: they say nothing.
        """
        entries = self._set.get(command_id, {})
        own = entries.get((TargetType.USER, user_id))
        if own is not None:
            return own
        of_roles = [entries[TargetType.ROLE, r] for r in roles if (TargetType.ROLE, r) in entries]
        return any(of_roles) if of_roles else entries.get((TargetType.ROLE, everyone))
