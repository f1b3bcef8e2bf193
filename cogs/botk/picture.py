"""The table as a picture shows it."""

from bot.api import BACK, Colour, Fate, Formatter, SeatPicture, TablePicture
from games.botk.cards import Role
from games.botk.notebook import BotkNotebook
from games.botk.words import CENTRE, Phase
from games.engine.asks import Seat

COLOURS = {
    Phase.SETUP: Colour.BLUE,
    Phase.ACTION: Colour.GREEN,
    Phase.EXECUTION: Colour.RED,
    Phase.REWARDS: Colour.GOLD,
}


def picture(fmt: Formatter, notebook: BotkNotebook) -> TablePicture:
    """Return phase and seats, the gallows cards, and the card in the centre."""
    centre = [fmt.key(card) for card in notebook.gallows]
    if notebook.active_items:
        shown = notebook.centre_shown or notebook.face_up.get(CENTRE)
        centre.append(fmt.key(shown) if shown is not None else BACK)
    return TablePicture(
        banner=fmt.plain.noun(notebook.phase),
        colour=COLOURS[notebook.phase],
        seats=tuple(_seat(fmt, notebook, view.seat) for view in fmt.table.seats),
        centre=tuple(centre),
    )


def _seat(fmt: Formatter, notebook: BotkNotebook, seat: Seat) -> SeatPicture:
    """Return a seat: crowns, the item as it lies, and what its player has turned out to be."""
    number = notebook.purse(seat) if notebook.purses_before else None
    prisoner = notebook.prisoners.get(seat)
    if prisoner is None:
        office = fmt.key(Role.EXECUTIONER) if seat == notebook.executioner else ""
        return SeatPicture(number=number, badge=office)
    fate = Fate.PLAYING
    if prisoner.died is not None:
        fate = Fate.DEAD
    elif prisoner.escaped is not None:
        fate = Fate.OUT
    item = prisoner.shown_item or notebook.face_up.get(seat)
    dealt = (BACK,) if notebook.active_items else ()
    return SeatPicture(
        number=number,
        fate=fate,
        badge=fmt.key(prisoner.shown_role) if prisoner.shown_role is not None else "",
        cards=(fmt.key(item),) if item is not None else dealt,
    )
