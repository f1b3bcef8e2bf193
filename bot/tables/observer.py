"""Who is told what happens at tables."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.tables.table import Table


class Observer:
    """Is told what happens at tables; what an observer has no use for, it leaves out.

    Tables tell it in passing, so it may only make a note of what is to be done.
    """

    def changed(self, table: "Table") -> None:
        """A table has come, or something about it has changed."""

    def season_ended(self) -> None:
        """A table's settlement has ended its guild's season."""

    def let_go(self, table: "Table") -> None:
        """A table is done with: nothing of it will happen any more."""
