"""The table as a picture shows it."""

from bot.api import (
    BACK,
    Colour,
    Fate,
    Formatter,
    Poster,
    PosterSeat,
    SeatPicture,
    StagePicture,
    TablePicture,
)
from cogs.botk.final import counts, won
from games.botk import events as ev
from games.botk.cards import Item, Role
from games.botk.notebook import BotkNotebook, Prisoner
from games.botk.words import CENTRE, Phase, Result
from games.engine.asks import Seat

COLOURS = {
    Phase.SETUP: Colour.BLUE,
    Phase.ACTION: Colour.GREEN,
    Phase.EXECUTION: Colour.RED,
    Phase.REWARDS: Colour.GOLD,
}


def picture(fmt: Formatter, notebook: BotkNotebook) -> TablePicture:
    """Return phase and seats, and in the middle the scaffold, or the cards that lie there."""
    stage = _scaffold(fmt, notebook)
    centre = [fmt.key(card) for card in notebook.gallows]
    if notebook.active_items:
        shown = notebook.centre_shown or notebook.face_up.get(CENTRE)
        centre.append(fmt.key(shown) if shown is not None else BACK)
    return TablePicture(
        banner=fmt.plain.noun(notebook.phase),
        colour=COLOURS[notebook.phase],
        seats=tuple([_seat(fmt, notebook, view.seat) for view in fmt.table.seats]),
        centre=tuple(centre) if stage is None else (),  # Words beside it say what these do.
        stage=stage,
    )


def _scaffold(fmt: Formatter, notebook: BotkNotebook) -> StagePicture | None:
    """Return who stands on the scaffold, or was the last there, with what was turned up."""
    seat = on_scaffold(notebook)
    if seat is None or not notebook.active_items:
        return None
    item = notebook.prisoners[seat].shown_item
    cards = [BACK if item is None else fmt.key(item)]
    if item is Item.MIMIC and notebook.centre_shown is not None:
        cards.append(fmt.key(notebook.centre_shown))
    return StagePicture(seat=seat, cards=tuple(cards), label=fmt.words("botk-scaffold"))


def on_scaffold(notebook: BotkNotebook) -> Seat | None:
    """Return who was led to the scaffold last, as long as nobody has relented."""
    if notebook.phase is not Phase.EXECUTION:
        return None
    led = (
        event
        for event in reversed(notebook.events)
        if isinstance(event, ev.Condemned | ev.Executed | ev.Relented)
    )
    last = next(led, None)
    return None if last is None or isinstance(last, ev.Relented) else last.seat


def _seat(fmt: Formatter, notebook: BotkNotebook, seat: Seat) -> SeatPicture:
    """Return a seat: crowns, the item as it lies, and what its player has turned out to be."""
    number = notebook.purse(seat) if notebook.purses_before else None
    prisoner = notebook.prisoners.get(seat)
    if prisoner is None:
        office = fmt.key(Role.EXECUTIONER) if seat == notebook.executioner else ""
        return SeatPicture(number=number, badge=office)
    item = prisoner.shown_item or notebook.face_up.get(seat)
    dealt = (BACK,) if notebook.active_items else ()
    return SeatPicture(
        number=number,
        fate=_fate(prisoner),
        badge=fmt.key(prisoner.shown_role) if prisoner.shown_role is not None else "",
        cards=(fmt.key(item),) if item is not None else dealt,
    )


def poster(fmt: Formatter, notebook: BotkNotebook) -> Poster:
    """Return who won and by whose death, and what everybody was and held."""
    saboteurs = notebook.result is Result.SABOTEURS
    key = "botk-poster-saboteurs" if saboteurs else "botk-poster-crown"
    names = fmt.drawn(notebook.brought_by)
    return Poster(
        headline=fmt.words(key),
        line=fmt.words(f"{key}-line", names=names, n=notebook.heads, **counts(fmt, notebook)),
        colour=Colour.RED if saboteurs else Colour.BLUE,
        seats=tuple(_unveiled(fmt, notebook, view.seat) for view in fmt.table.seats),
    )


def _unveiled(fmt: Formatter, notebook: BotkNotebook, seat: Seat) -> PosterSeat:
    role = notebook.final_roles.get(seat, Role.EXECUTIONER)
    item = notebook.final_items.get(seat)
    after = fmt.crowns_after(seat, notebook.purse(seat))
    prisoner = notebook.prisoners.get(seat)
    died = prisoner.died if prisoner is not None else None
    return PosterSeat(
        emblems=(fmt.key(role), *([fmt.key(item)] if item is not None else [])),
        role=fmt.plain.noun(role),
        won=won(notebook, seat),
        fate=_fate(prisoner),
        change=after - notebook.purses_before[seat] if fmt.table.counted else None,
        note=fmt.words(f"botk-poster-died-{died}") if died is not None else "",
    )


def _fate(prisoner: Prisoner | None) -> Fate:
    if prisoner is None:
        return Fate.PLAYING
    if prisoner.died is not None:
        return Fate.DEAD
    return Fate.PLAYING if prisoner.escaped is None else Fate.ESCAPED
