"""The table as pictures show it."""

from collections.abc import Collection, Iterator

from bot.api import (
    BACK,
    Colour,
    Fate,
    Formatter,
    Poster,
    PosterSeat,
    RoundsRow,
    SeatPicture,
    TablePicture,
)
from cogs.dotk.final import turns_of
from games.dotk.contests import ROUNDS, second_place
from games.dotk.events import WentOut
from games.dotk.notebook import DotkNotebook
from games.dotk.words import Contest, Mode, Result
from games.engine.asks import Seat

COLOURS = {
    Contest.HIGHEST: Colour.GOLD,
    Contest.LOWEST: Colour.BLUE,
    Contest.MIDDLE: Colour.GREEN,
    Contest.LOSER: Colour.RED,
}
POINT, TOKEN, LIFE, DEALER = "dotk-point", "dotk-token", "dotk-life", "dotk-dealer"
SECOND = "dotk-second"


def picture(fmt: Formatter, notebook: DotkNotebook) -> TablePicture:
    """Return what the round is about, everybody's standing and card, and at court all rounds."""
    second = second_place(notebook.tally) if notebook.at_court else ()
    return TablePicture(
        banner=fmt.plain.noun(notebook.contest),
        colour=COLOURS[notebook.contest],
        seats=tuple(_seat(fmt, notebook, view.seat, second) for view in fmt.table.seats),
        rounds=tuple(_rounds(fmt, notebook)) if notebook.at_court else (),
    )


def _rounds(fmt: Formatter, notebook: DotkNotebook) -> Iterator[RoundsRow]:
    """Yield the rounds of each kind, one a turn, with who has scored in those that are over."""
    for contest in ROUNDS:
        over = [each.seats for _, each in notebook.reveals if each.contest is contest]
        left = (None,) * (notebook.rounds - len(over))
        yield RoundsRow(emblem=fmt.key(contest), rounds=(*over, *left))


def poster(fmt: Formatter, notebook: DotkNotebook) -> Poster:
    """Return who won by what, and everybody's standing and crowns."""
    return Poster(
        headline=fmt.words(f"dotk-poster-{notebook.result}"),
        line=_decided(fmt, notebook),
        colour=Colour.GOLD if notebook.winners else Colour.NIGHT,
        seats=tuple(_result(fmt, notebook, view.seat) for view in fmt.table.seats),
    )


def _decided(fmt: Formatter, notebook: DotkNotebook) -> str:
    """Return what decided the game: the two best totals, the tokens, or the last round."""
    winners, tally = notebook.winners, notebook.tally
    most = max(tally.values())
    if notebook.result is Result.SECOND:
        others = tuple(seat for seat in notebook.seats if tally[seat] == most)
    else:
        out = (each.seats for each in reversed(notebook.events) if isinstance(each, WentOut))
        others = next(out, ())
    return fmt.words(
        f"dotk-poster-{notebook.result}-line",
        names=fmt.drawn(winners),
        standing=_standing(fmt, notebook, winners[0]) if winners else "none",
        others=fmt.drawn(others),
        most=most,
        round=notebook.round,
    )


def _seat(
    fmt: Formatter, notebook: DotkNotebook, seat: Seat, second: Collection[Seat]
) -> SeatPicture:
    card = notebook.cards.get(seat)
    cards: tuple[str, ...] = ()
    if card is not None:
        shown = card.character if card.face_up else None
        cards = (fmt.key(shown) if shown is not None else BACK,)
    return SeatPicture(
        number=notebook.tally[seat],
        emblem=_counter(notebook),
        fate=Fate.OUT if seat in notebook.gone else Fate.PLAYING,
        badge=DEALER if seat == notebook.dealer else "",
        sign=SECOND if seat in second else "",
        cards=cards,
    )


def _result(fmt: Formatter, notebook: DotkNotebook, seat: Seat) -> PosterSeat:
    """Return how a seat stands, and where there is room for all of them, by which rounds."""
    after, note = fmt.crowns_after(seat, notebook.purse(seat)), ""
    if (turns := turns_of(notebook, seat)) and not fmt.crowded:
        key = "dotk-poster-scored" if notebook.at_court else "dotk-poster-lost"
        note = fmt.words(key, turns=fmt.commas(map(str, turns)), n=len(turns))
    return PosterSeat(
        emblems=(),
        role=_standing(fmt, notebook, seat),
        won=seat in notebook.winners,
        fate=Fate.OUT if seat in notebook.gone else Fate.PLAYING,
        change=after - notebook.purses_before[seat] if fmt.table.counted else None,
        note=note,
    )


def _standing(fmt: Formatter, notebook: DotkNotebook, seat: Seat) -> str:
    return fmt.words(f"{_counter(notebook)}-number", n=notebook.tally[seat])


def _counter(notebook: DotkNotebook) -> str:
    if notebook.at_court:
        return POINT
    return LIFE if notebook.mode is Mode.LIVES else TOKEN
