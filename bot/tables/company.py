"""The computer players of a table: how well each plays, and of what temper it is."""

from bot.plugins.plugin import STRENGTH
from bot.text import words_for
from bot.values.records import SeatRecord, TableRecord
from games.engine.asks import Seat
from games.engine.manner import USUAL, Manner, Strength, tempers


def manner_of(record: TableRecord, seat: Seat) -> Manner:
    """Return how a computer plays this seat of a game in progress, once and for all.

    Who is away or has left is stood in for as usual: their crowns are at stake.
    """
    computers = [each.seat for each in record.seats if each.user_id is None]
    if seat not in computers:
        return USUAL
    drawn = tempers(record.seed or b"", len(computers))
    strength = Strength(record.choices.get(STRENGTH.name, STRENGTH.default))
    return Manner(strength, drawn[computers.index(seat)])


def name_of(record: TableRecord, seat: SeatRecord) -> str:
    """Return what a seat's player is called; computers by their temper, too, once it is drawn."""
    if seat.user_id is not None or record.seed is None:
        return seat.name
    temper = manner_of(record, Seat(seat.seat)).temper
    return words_for(record.locale)("computer-called", name=seat.name, temper=str(temper))
