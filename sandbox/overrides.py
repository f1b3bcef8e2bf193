"""What a guild's integration settings say of commands: who may use which, and who may not."""

from __future__ import annotations

from collections.abc import Collection
from enum import IntEnum

from sandbox.model import Json

MOST = 100
"""Overrides that Discord keeps of one command."""


class Kind(IntEnum):
    """What an override is for; the numbers are Discord's, which has channels (3) besides."""

    ROLE = 1
    USER = 2


class Overrides:
    """The overrides of the guild's commands; those of the application's own id are of all."""

    def __init__(self) -> None:
        self._set: dict[str, dict[tuple[Kind, str], bool]] = {}

    def put(self, command_id: str, kind: Kind, target_id: str, allowed: bool | None) -> bool:
        """Allow or deny a command to a role or a user, or say nothing; whether there is room."""
        told = self._set.setdefault(command_id, {})
        if allowed is None:
            told.pop((kind, target_id), None)
        elif len(told) >= MOST and (kind, target_id) not in told:
            return False
        else:
            told[kind, target_id] = allowed
        if not told:
            del self._set[command_id]
        return True

    def keep(self, command_ids: Collection[str]) -> None:
        """Forget the overrides of commands that are no more."""
        self._set = {id_: told for id_, told in self._set.items() if id_ in command_ids}

    def commands(self) -> list[str]:
        """The ids that have any."""
        return list(self._set)

    def shape(self, command_id: str) -> list[Json]:
        """The overrides of a command as Discord lists them."""
        return [
            {"id": target_id, "type": int(kind), "permission": allowed}
            for (kind, target_id), allowed in self._set.get(command_id, {}).items()
        ]

    def ruling(
        self, command_id: str, user_id: str, roles: Collection[str], everyone: str
    ) -> bool | None:
        """What they say of a member: their own, else that of a role, else that of `everyone`.

        Of several roles, one that is allowed is enough.
        """
        told = self._set.get(command_id, {})
        own = told.get((Kind.USER, user_id))
        if own is not None:
            return own
        ranks = [told[Kind.ROLE, role] for role in roles if (Kind.ROLE, role) in told]
        return any(ranks) if ranks else told.get((Kind.ROLE, everyone))
