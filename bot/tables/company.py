"""The computer players of a table: how well each plays, and of what temper it is."""

from bot.values.records import TableRecord
from games.engine.asks import Seat
from games.engine.manner import USUAL, Manner, Strength, tempers

STRENGTH = "strength"
"""What the host has chosen beside the game's own options: how well the table's computers play."""


def manner_of(record: TableRecord, seat: Seat) -> Manner:
    """Return how a computer plays this seat of a game in progress, once and for all.

    Who is away or has left is stood in for as usual: their crowns are at stake.
    """
    computers = [each.seat for each in record.seats if each.user_id is None]
    if seat not in computers:
        return USUAL
    drawn = tempers(record.seed or b"", len(computers))
    strength = Strength(record.choices.get(STRENGTH, Strength.NORMAL))
    return Manner(strength, drawn[computers.index(seat)])
