"""Faults that a test orders: requests that fail, whose answers get lost, or that are held back."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field


@dataclass(slots=True)
class Fault:
    """What happens to the next `times` requests of that method and route (None: any)."""

    method: str | None = None
    route: str | None = None
    times: int = 1
    status: int | None = None
    code: int = 0
    message: str = ""
    retry_after: float = 1.0
    is_global: bool = False
    lose: bool = False
    hold: Hold | None = None

    def matches(self, method: str, route: str) -> bool:
        """Whether it is for this request."""
        return self.method in (None, method) and self.route in (None, route)


@dataclass(slots=True)
class Hold:
    """A request that is held before it is applied, until `release` is called."""

    reached: asyncio.Event = field(default_factory=asyncio.Event)
    released: asyncio.Event = field(default_factory=asyncio.Event)

    def release(self) -> None:
        """Let it go on."""
        self.released.set()


class Faults:
    """The faults that are on order.

    Routes are templates such as `/channels/{channel_id}/messages`.
    """

    def __init__(self) -> None:
        self._ordered: list[Fault] = []

    def fail(
        self,
        status: int,
        *,
        method: str | None = None,
        route: str | None = None,
        times: int = 1,
        code: int = 0,
        message: str = "",
        retry_after: float = 1.0,
        is_global: bool = False,
    ) -> None:
        """Answer the next requests with this status, and apply nothing."""
        self._ordered.append(
            Fault(
                method,
                route,
                times,
                status,
                code,
                message,
                retry_after=retry_after,
                is_global=is_global,
            )
        )

    def lose_answer(
        self,
        *,
        method: str | None = None,
        route: str | None = None,
        times: int = 1,
        status: int | None = None,
    ) -> None:
        """Apply the next requests, then break the line (or answer with `status`) instead."""
        self._ordered.append(Fault(method, route, times, status, lose=True))

    def hold(self, *, method: str | None = None, route: str | None = None) -> Hold:
        """Hold the next request: await `reached`, then call `release`."""
        hold = Hold()
        self._ordered.append(Fault(method, route, hold=hold))
        return hold

    def clear(self) -> None:
        """Cancel everything that is on order."""
        self._ordered.clear()

    def take(self, method: str, route: str) -> Fault | None:
        """The fault that is on order for this request; it is used up by one."""
        for fault in self._ordered:
            if fault.matches(method, route):
                fault.times -= 1
                if fault.times <= 0:
                    self._ordered.remove(fault)
                return fault
        return None
