"""Silence that decided something, as it is told among a game's events."""

from collections.abc import Callable
from dataclasses import field
from typing import Any

from games.engine.asks import Seat, Target
from games.engine.events import Event
from games.engine.values import value


@value
class Silent(Event):
    """A seat said nothing. What the dice chose in its place; nothing where they had no part."""

    seat: Seat
    picks: tuple[Target, ...]
    label: Callable[[Any, Target], str] | None = field(default=None, compare=False)
    """(fmt, pick): what the lists of the question say of a number; None: that it is a seat."""
