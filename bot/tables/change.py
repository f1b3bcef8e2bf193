"""What a decision comes to: a table as it is to be, and what its match is to take."""

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from typing import TypeAlias

from bot.tables.state import TableState
from bot.values.moderation import Order
from games.engine.match import Given


@dataclass(frozen=True, slots=True)
class Change:
    """What is to be written, and to be so from then on, all of it or nothing."""

    after: TableState
    """The table as it is to be, but for what follows from the answers."""
    answers: Iterable[Given] = ()
    """What the match takes, one after the other; each is asked for when the last was taken."""
    by: str = ""
    """Whose answers they are, as the journal has it."""
    order: Order | None = None
    """The moderator's order that is logged with it. Where it was before, nothing changes."""
    unseen: bool = False
    """Whether nothing of it is to be seen at the table."""


Decide: TypeAlias = Callable[[TableState], "Change | Awaitable[Change | None] | None"]
"""From a table as it stands to what is to change about it; None: nothing. It raises a refusal.

What has to read the database for that is awaited.
"""
