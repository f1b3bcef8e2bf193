"""What a host may choose for each game, and how a lobby becomes a match's options."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Any, Protocol

from bot.store.records import SeatRecord, TableRecord
from bot.store.store import Store
from bot.tables.errors import Declined, Text
from games.feast.cards import Role
from games.feast.scenarios import Scenario, check


class Opening(Protocol):
    """How one game's table opens. ``choices`` are what the host chose, in JSON's own types."""

    def volunteers(self, choices: Mapping[str, Any]) -> bool:
        """Say whether players may volunteer for something in the lobby."""
        ...

    def own_roles(self, choices: Mapping[str, Any]) -> bool:
        """Say whether the host may choose the roles in the lobby."""
        ...

    def check(self, choices: Mapping[str, Any], seats: int) -> None:
        """Raise `Declined` when the choices do not fit so many seats."""
        ...

    def again(self, choices: Mapping[str, Any], *, named: bool) -> dict[str, Any]:
        """Return the choices of a lobby that follows a game; ``named``: a successor sits there."""
        ...

    async def options(
        self, record: TableRecord, named: SeatRecord | None, store: Store
    ) -> dict[str, Any]:
        """Return the match's options for the seats as they are; ``named`` is the successor."""
        ...


class ExecutionerBy(StrEnum):
    """How the first Executioner of a botk table is found."""

    EXPERIENCE = "experience"
    VOLUNTEER = "volunteer"
    DICE = "dice"
    SUCCESSOR = "successor"
    """Named at the end of the game before."""


class BotkOpening:
    """Choices: ``executioner`` (an `ExecutionerBy`), ``always_saboteur`` (true or false)."""

    def volunteers(self, choices: Mapping[str, Any]) -> bool:
        """See `Opening.volunteers`."""
        return bool(choices["executioner"] == ExecutionerBy.VOLUNTEER)

    def own_roles(self, choices: Mapping[str, Any]) -> bool:
        """See `Opening.own_roles`: they are drawn."""
        return False

    def check(self, choices: Mapping[str, Any], seats: int) -> None:
        """See `Opening.check`: any choice fits."""

    def again(self, choices: Mapping[str, Any], *, named: bool) -> dict[str, Any]:
        """See `Opening.again`."""
        by = ExecutionerBy.SUCCESSOR if named else ExecutionerBy.EXPERIENCE
        return {**choices, "executioner": by.value}

    async def options(
        self, record: TableRecord, named: SeatRecord | None, store: Store
    ) -> dict[str, Any]:
        """See `Opening.options`. The dice choose where several seats could be Executioner."""
        seats = await self._executioners(record, named, store)
        return {"executioner": seats, "always_saboteur": record.choices["always_saboteur"]}

    async def _executioners(
        self, record: TableRecord, named: SeatRecord | None, store: Store
    ) -> tuple[int, ...]:
        everybody = tuple(seat.seat for seat in record.seats)
        match ExecutionerBy(record.choices["executioner"]):
            case ExecutionerBy.SUCCESSOR if named is not None and named in record.seats:
                return (named.seat,)
            case ExecutionerBy.VOLUNTEER:
                return tuple(seat.seat for seat in record.seats if seat.volunteer) or everybody
            case ExecutionerBy.EXPERIENCE:
                users = {s.seat: s.user_id for s in record.seats if s.user_id is not None}
                played = await store.games_played(
                    record.guild_id, record.game, list(users.values())
                )
                most = max((played.get(user, 0) for user in users.values()), default=0)
                return tuple(s for s, user in users.items() if played.get(user, 0) == most)
            case _:
                return everybody


class FeastOpening:
    """Choices: ``scenario`` (a `Scenario`) and, for a custom one, ``roles`` (their names)."""

    def volunteers(self, choices: Mapping[str, Any]) -> bool:
        """See `Opening.volunteers`: the deal says who is King."""
        return False

    def own_roles(self, choices: Mapping[str, Any]) -> bool:
        """See `Opening.own_roles`."""
        return True

    def check(self, choices: Mapping[str, Any], seats: int) -> None:
        """See `Opening.check`: a host's own set of roles may be refused."""
        if choices["scenario"] != Scenario.CUSTOM:
            return
        for objection in check([Role(role) for role in choices["roles"]], seats):
            named = {
                name: Text(f"feast-role-{role}")
                for name, role in (("role", objection.role), ("needs", objection.needs))
                if role is not None
            }
            raise Declined(
                f"refused-roles-{objection.flaw}",
                given=objection.given,
                wanted=objection.wanted,
                **named,
            )

    def again(self, choices: Mapping[str, Any], *, named: bool) -> dict[str, Any]:
        """See `Opening.again`."""
        return dict(choices)

    async def options(
        self, record: TableRecord, named: SeatRecord | None, store: Store
    ) -> dict[str, Any]:
        """See `Opening.options`."""
        custom = record.choices["scenario"] == Scenario.CUSTOM
        roles = record.choices["roles"] if custom else []
        return {"scenario": record.choices["scenario"], "roles": roles}


OPENINGS: dict[str, Opening] = {"botk": BotkOpening(), "feast": FeastOpening()}
"""How each game of the catalogue opens."""
