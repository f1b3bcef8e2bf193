"""The table as pictures show it."""

from bot.api import BACK, Colour, Fate, Formatter, Poster, PosterSeat, SeatPicture, TablePicture
from cogs.dotk.final import by_turn
from games.dotk.notebook import DotkNotebook
from games.dotk.words import Contest, Mode
from games.engine.asks import Seat

COLOURS = {
    Contest.HIGHEST: Colour.GOLD,
    Contest.LOWEST: Colour.BLUE,
    Contest.MIDDLE: Colour.GREEN,
    Contest.LOSER: Colour.RED,
}
POINT, TOKEN, LIFE, DEALER = "dotk-point", "dotk-token", "dotk-life", "dotk-dealer"


def picture(fmt: Formatter, notebook: DotkNotebook) -> TablePicture:
    """Return what the round is about, and everybody's standing and card."""
    return TablePicture(
        banner=fmt.plain.noun(notebook.contest),
        colour=COLOURS[notebook.contest],
        seats=tuple(_seat(fmt, notebook, view.seat) for view in fmt.table.seats),
    )


def poster(fmt: Formatter, notebook: DotkNotebook) -> Poster:
    """Return who won by what, and everybody's standing and crowns."""
    names = fmt.commas(fmt.raw(seat) for seat in notebook.winners)
    return Poster(
        headline=fmt.words(f"dotk-poster-{notebook.result}"),
        line=fmt.words("dotk-poster-line", names=names, n=len(notebook.winners)),
        colour=Colour.GOLD if notebook.winners else Colour.NIGHT,
        seats=tuple(_result(fmt, notebook, view.seat) for view in fmt.table.seats),
    )


def _seat(fmt: Formatter, notebook: DotkNotebook, seat: Seat) -> SeatPicture:
    card = notebook.cards.get(seat)
    cards: tuple[str, ...] = ()
    if card is not None:
        shown = card.character if card.face_up else None
        cards = (fmt.key(shown) if shown is not None else BACK,)
    return SeatPicture(
        number=notebook.tally[seat],
        emblem=_counter(notebook),
        fate=Fate.DEAD if seat in notebook.gone else Fate.PLAYING,
        badge=DEALER if seat == notebook.dealer else "",
        cards=cards,
    )


def _result(fmt: Formatter, notebook: DotkNotebook, seat: Seat) -> PosterSeat:
    after = fmt.crowns_after(seat, notebook.purse(seat))
    return PosterSeat(
        emblems=(),
        role=by_turn(fmt, notebook, seat),
        won=seat in notebook.winners,
        fate=Fate.DEAD if seat in notebook.gone else Fate.PLAYING,
        change=after - notebook.purses_before[seat] if fmt.table.counted else None,
    )


def _counter(notebook: DotkNotebook) -> str:
    if notebook.at_court:
        return POINT
    return LIFE if notebook.mode is Mode.LIVES else TOKEN
