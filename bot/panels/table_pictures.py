"""The pictures of a table: how it stands, and how it ended. Each is also said in words."""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, TypeAlias

from bot.drawing.cards import cards_svg
from bot.drawing.faces import Sitter
from bot.drawing.layout import layout_svg
from bot.drawing.poster import poster_svg
from bot.drawing.table import table_svg
from bot.panels.pictures import Drawing
from bot.plugins.formatter import Formatter
from bot.plugins.picture import (
    BACK,
    LayoutPicture,
    Poster,
    PosterSeat,
    RowPicture,
    TablePicture,
)
from bot.plugins.registry import plugins
from bot.text import Words
from bot.values.tables import TableView

Avatars: TypeAlias = Mapping[int, str]
"""Those that are there, by user, as `bot.drawing.faces.avatar` returns them."""
NO_AVATARS: Avatars = {}


def table_picture(
    table: TableView, notebook: Any, words: Words, avatars: Avatars = NO_AVATARS
) -> tuple[Drawing, str] | None:
    """Return the table from above, and what it says in words; None for a game without."""
    fmt, draw = Formatter(table, words, emblems=0), plugins()[table.game].view.picture
    if draw is None:
        return None
    picture = draw(fmt, notebook)
    if isinstance(picture, LayoutPicture):
        return layout_svg(picture), _laid_out(fmt, picture)
    sitters = _sitters(table, avatars)
    return table_svg(picture, sitters), _said(fmt, picture, sitters)


def poster_picture(
    table: TableView, notebook: Any, words: Words, when: float, avatars: Avatars = NO_AVATARS
) -> tuple[Drawing, str] | None:
    """Return the poster of a game that ended ``when``, and what it says in words, if any."""
    fmt, draw = Formatter(table, words, emblems=0), plugins()[table.game].view.poster
    if draw is None:
        return None
    poster = draw(fmt, notebook)
    sitters = _sitters(table, avatars)
    day = datetime.fromtimestamp(when, UTC).strftime("%Y-%m-%d")
    footer = words("poster-footer", game=fmt.game, day=day)
    return poster_svg(poster, sitters, footer), _told(fmt, poster, sitters)


def cards_picture(table: TableView, notebook: Any, words: Words) -> tuple[Drawing, str] | None:
    """Return what a viewer holds, and what that says in words, if there is anything to draw."""
    fmt, draw = Formatter(table, words, emblems=0), plugins()[table.game].view.cards
    cards = () if draw is None else draw(fmt, notebook)
    if not cards:
        return None
    said = [words("picture-card", label=c.label, name=c.name, text=c.text) for c in cards]
    return cards_svg(cards), " ".join(said)


def _sitters(table: TableView, avatars: Avatars) -> list[Sitter]:
    awaited = {wait.seat for wait in table.waiting}
    return [
        Sitter(
            seat.name,
            seat.seat in awaited,
            seat.computer,
            "" if seat.computer else avatars.get(seat.user_id or 0, ""),
        )
        for seat in table.seats
    ]


def _said(fmt: Formatter, picture: TablePicture, sitters: Sequence[Sitter]) -> str:
    words = fmt.words
    seats = [
        words(
            "picture-seat",
            seat=n,
            name=sitter.name,
            computer=str(sitter.computer).lower(),
            number="none" if seat.number is None else str(seat.number),
            cards=_nouns(words, seat.cards) or "none",
            badge=_nouns(words, [seat.badge]) or "none",
            fate=str(seat.fate),
            awaited=str(sitter.awaited).lower(),
        )
        for n, (seat, sitter) in enumerate(zip(picture.seats, sitters, strict=True), 1)
    ]
    centre = _nouns(words, picture.centre) or "none"
    return words("picture-table", phase=picture.banner, centre=centre, seats=" ".join(seats))


def _laid_out(fmt: Formatter, layout: LayoutPicture) -> str:
    words = fmt.words
    rows = [_row(words, n, row) for n, row in enumerate(layout.rows, 1)]
    piles = [
        words(
            "picture-layout-pile",
            label=pile.label,
            n=pile.number,
            top=pile.top.name if pile.top is not None else "none",
        )
        for pile in layout.piles
    ]
    hand = fmt.commas(card.name for card in layout.hand) or "none"
    said = words("picture-layout", game=fmt.game, state=layout.banner, hand=hand)
    return " ".join([said, *rows, *piles])


def _row(words: Words, n: int, row: RowPicture) -> str:
    return words(
        "picture-layout-row",
        n=n,
        front=row.front.name if row.front is not None else "none",
        laid=words("list-comma").join(card.name for card in row.laid) or "none",
        note=row.note or "none",
        behind=row.behind,
    )


def _told(fmt: Formatter, poster: Poster, sitters: Sequence[Sitter]) -> str:
    words = fmt.words
    seats = [
        _person(words, seat, sitter) for seat, sitter in zip(poster.seats, sitters, strict=True)
    ]
    said = words("picture-poster", headline=poster.headline, line=poster.line)
    return " ".join([said, *seats])


def _person(words: Words, seat: PosterSeat, sitter: Sitter) -> str:
    return words(
        "picture-poster-seat",
        name=sitter.name,
        computer=str(sitter.computer).lower(),
        role=seat.role,
        fate=str(seat.fate),
        won=str(seat.won).lower(),
        change="none" if seat.change is None else f"{seat.change:+d}",
    )


def _nouns(words: Words, keys: Sequence[str]) -> str:
    """Return emblems by the names of what they are; a card that lies face down says nothing."""
    known = [words(key) for key in keys if key != BACK and key in words]
    return words("list-comma").join(known)
