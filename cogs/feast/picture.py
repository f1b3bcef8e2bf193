"""The table as a picture shows it."""

from collections.abc import Mapping

from bot.api import Colour, Fate, Formatter, Poster, PosterSeat, SeatPicture, TablePicture
from games.engine.asks import Seat
from games.feast import events as ev
from games.feast.cards import Food, Role
from games.feast.events import Judged
from games.feast.notebook import FeastNotebook
from games.feast.words import Cause, Result, Step

COLOURS = {
    Step.SETUP: Colour.BLUE,
    Step.START: Colour.PLUM,
    Step.ACT: Colour.GREEN,
    Step.REFILL: Colour.BLUE,
    Step.END: Colour.NIGHT,
    Step.OVER: Colour.RED,
}
CALM = (Result.DECKS_EMPTY, Result.DECIDED)
"""Endings that nobody's death brings about at that moment."""
GOBLET, HONOR, DISHONOR = "feast-goblet", "feast-honor", "feast-dishonor"
UP, DOWN = "feast-thumb-up", "feast-thumb-down"


def picture(fmt: Formatter, notebook: FeastNotebook) -> TablePicture:
    """Return the step, the guests with goblets and plates, and the decks that are empty."""
    shown, empty = thumbs(notebook), notebook.empty_decks()
    return TablePicture(
        banner=fmt.words(f"feast-banner-{notebook.step}"),
        colour=COLOURS[notebook.step],
        seats=tuple(_seat(fmt, notebook, view.seat, shown) for view in fmt.table.seats),
        # A food's deck has the food's emblem.
        centre=tuple(fmt.key(Food(deck) if deck in [*Food] else deck) for deck in empty),
        caption=fmt.words("feast-picture-empty") if empty else "",
    )


def _seat(
    fmt: Formatter, notebook: FeastNotebook, seat: Seat, shown: Mapping[Seat, str]
) -> SeatPicture:
    """Return a guest: Honor or Dishonor, titles, goblet, foods, thumb; King, who the dead were."""
    guest = notebook.guests.get(seat)
    if guest is None:
        return SeatPicture()
    thumb = shown.get(seat, "")
    role = Role.KING if seat == notebook.king else guest.role
    badge = fmt.key(role) if role is not None else ""
    if not guest.alive:
        return SeatPicture(fate=Fate.DEAD, badge=badge, sign=thumb)
    cards = [GOBLET] if guest.goblet is not None else []
    return SeatPicture(
        number=guest.tokens,
        emblem=DISHONOR if guest.tokens < 0 else HONOR,
        badge=badge,
        sign=thumb,
        marks=tuple(map(fmt.key, guest.titles)),
        cards=(*cards, *map(fmt.key, guest.foods)),
    )


def thumbs(notebook: FeastNotebook) -> dict[Seat, str]:
    """Return the thumbs of the last toast, until another is called or two more turns began."""
    turns = 0
    for event in reversed(notebook.events):
        turns += isinstance(event, ev.TurnBegan)
        if turns > 1 or isinstance(event, ev.ToastCalled):
            break
        if isinstance(event, ev.ThumbsShown):
            return {**dict.fromkeys(event.up, UP), **dict.fromkeys(event.down, DOWN)}
    return {}


def poster(fmt: Formatter, notebook: FeastNotebook) -> Poster:
    """Return what ended the feast, and everybody's role, reached or missed."""
    verdicts = {verdict.seat: verdict for verdict in notebook.verdicts}
    won = sum(each.won for each in notebook.verdicts)
    return Poster(
        headline=fmt.words(f"feast-poster-{notebook.result}"),
        line=fmt.words("feast-poster-line", how=_end(fmt, notebook), n=won),
        colour=Colour.PLUM if notebook.result in CALM else Colour.RED,
        seats=tuple(_judged(fmt, notebook, verdicts[view.seat]) for view in fmt.table.seats),
    )


def _end(fmt: Formatter, notebook: FeastNotebook) -> str:
    """Return what ended the feast: the decks, the last death, or whose doing the King's was."""
    words = fmt.words
    if notebook.result is Result.DECKS_EMPTY:
        empty = fmt.listed([fmt.plain.noun(deck) for deck in notebook.empty_decks()])
        return words("feast-poster-decks", empty=empty)
    if notebook.result is Result.DECIDED:
        return words("feast-poster-settled")
    if notebook.result is Result.ONE_LEFT:
        return words("feast-poster-left", name=fmt.drawn(g.seat for g in notebook.living()))
    king = notebook.king
    cause = notebook.guests[king].cause if king is not None else None
    by: Seat | None = None
    for event in notebook.events:
        if isinstance(event, ev.ToastCalled) and cause is Cause.GOBLET:
            by = event.by
        elif isinstance(event, ev.DuelFought) and cause is Cause.DUEL:
            by = event.seat if event.by == king else event.by
    own = str(by == king).lower()
    name = fmt.drawn([by]) if by is not None else "none"
    return words(f"feast-poster-king-{cause}", name=name, own=own)


def _judged(fmt: Formatter, notebook: FeastNotebook, verdict: Judged) -> PosterSeat:
    seat = verdict.seat
    after, guest = fmt.crowns_after(seat, notebook.purse(seat)), notebook.guests[seat]
    return PosterSeat(
        emblems=(fmt.key(verdict.role),),
        role=fmt.plain.noun(verdict.role),
        won=verdict.won,
        fate=Fate.PLAYING if guest.alive else Fate.DEAD,
        change=after - notebook.purses_before[seat] if fmt.table.counted else None,
        note="" if guest.cause is None else fmt.words(f"feast-poster-died-{guest.cause}"),
    )
