"""What a host may choose for each game, and how a lobby becomes a match's options."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Any, Protocol

from bot.store.records import SeatRecord, TableRecord
from bot.store.store import Store


class Opening(Protocol):
    """How one game's table opens. ``choices`` are what the host chose, in JSON's own types."""

    def volunteers(self, choices: Mapping[str, Any]) -> bool:
        """Say whether players may volunteer for something in the lobby."""
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


OPENINGS: dict[str, Opening] = {"botk": BotkOpening()}
"""How each game of the catalogue opens."""
