"""The table as a picture shows it."""

from bot.api import (
    BACK,
    CardPicture,
    Colour,
    Fate,
    Formatter,
    Poster,
    PosterSeat,
    SeatPicture,
    TablePicture,
)
from cogs.botk.final import won
from games.botk.cards import Item, Role
from games.botk.notebook import BotkNotebook, Prisoner
from games.botk.words import CENTRE, Phase, Result, Spot
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
    names = fmt.commas(fmt.raw(seat) for seat in notebook.brought_by)
    return Poster(
        headline=fmt.words(key),
        line=fmt.words(f"{key}-line", names=names, n=notebook.heads),
        colour=Colour.RED if saboteurs else Colour.BLUE,
        seats=tuple(_unveiled(fmt, notebook, view.seat) for view in fmt.table.seats),
    )


def _unveiled(fmt: Formatter, notebook: BotkNotebook, seat: Seat) -> PosterSeat:
    role = notebook.final_roles.get(seat, Role.EXECUTIONER)
    item = notebook.final_items.get(seat)
    after = fmt.crowns_after(seat, notebook.purse(seat))
    return PosterSeat(
        emblems=(fmt.key(role), *([fmt.key(item)] if item is not None else [])),
        role=fmt.plain.noun(role),
        won=won(notebook, seat),
        fate=_fate(notebook.prisoners.get(seat)),
        change=after - notebook.purses_before[seat] if fmt.table.counted else None,
    )


def _fate(prisoner: Prisoner | None) -> Fate:
    if prisoner is None or prisoner.at_risk:
        return Fate.PLAYING
    return Fate.DEAD if prisoner.died is not None else Fate.OUT


def cards(fmt: Formatter, notebook: BotkNotebook) -> list[CardPicture]:
    """Return the card that was seen last, or else the viewer's role and the item dealt."""
    if notebook.viewer is None or notebook.result is not None:
        return []
    latest = next((s for s in reversed(notebook.sightings) if not s.dealt), None)
    if latest is not None:
        where = latest.seen_at
        if isinstance(where, Spot):
            label = fmt.words("botk-card-seen-centre")
        elif where == notebook.viewer:
            label = fmt.words("botk-card-seen-own")
        else:
            label = fmt.words("botk-card-seen", name=fmt.raw(where))
        return [_item(fmt, latest.item, label)]
    role = Role.EXECUTIONER if notebook.viewer == notebook.executioner else notebook.role
    if role is None:
        return []
    own = CardPicture(
        emblem=fmt.key(role),
        label=fmt.words("botk-card-role"),
        name=fmt.plain.noun(role),
        text=fmt.words(f"botk-role-{role}-goal"),
    )
    dealt = [s.item for s in notebook.sightings if s.dealt]
    return [own, *(_item(fmt, item, fmt.words("botk-card-item")) for item in dealt)]


def _item(fmt: Formatter, item: Item, label: str) -> CardPicture:
    text = fmt.words(f"botk-item-{item}-text")
    return CardPicture(emblem=fmt.key(item), label=label, name=fmt.plain.noun(item), text=text)
