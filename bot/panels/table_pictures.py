"""The pictures of a table: how it stands, and how it ended. Each is also said in words."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache, partial
from typing import Any, TypeAlias, TypeVar

from bot.drawing.cards import cards_drawing, label_fits
from bot.drawing.faces import Avatar, Sitter
from bot.drawing.layout import layout_drawing
from bot.drawing.paint import readable, shown
from bot.drawing.picture import Picture
from bot.drawing.poster import Honour, honours_fit, line_fits, poster_drawing
from bot.drawing.table import table_drawing
from bot.panels.last_words import with_last_words
from bot.panels.medals import honours
from bot.panels.panel import MOST_ALT
from bot.plugins.faces import faces
from bot.plugins.formatter import Formatter, change
from bot.plugins.picture import (
    BACK,
    LayoutPicture,
    Poster,
    RoundsRow,
    RowPicture,
    SeatPicture,
    StagePicture,
    TablePicture,
)
from bot.plugins.registry import plugins
from bot.text import Words, legible, numeral, plain
from bot.text.names import LONGEST, shortened
from bot.values.tables import SeatView, TableView
from bot.values.zones import ANYWHERE, day_in
from games.engine.asks import Seat

Avatars: TypeAlias = Mapping[int, Avatar]
"""Those that are there, by user."""
NO_AVATARS: Avatars = {}
LETTERS = (LONGEST, 24, 18, 13, 9)
"""Characters of a name: as it is, and ever fewer where what is said with it is too long."""

Drawn = TypeVar("Drawn")


def table_picture(
    table: TableView, notebook: Any, words: Words, avatars: Avatars = NO_AVATARS
) -> Picture | None:
    """Return the table from above; None for a game without."""
    return _pictured(plugins()[table.game].view.picture, table, notebook, words, avatars)


def _pictured(
    draw: Callable[[Formatter, Any], TablePicture | LayoutPicture | None] | None,
    table: TableView,
    notebook: Any,
    words: Words,
    avatars: Avatars,
) -> Picture | None:
    """Return a table that is drawn so."""
    if draw is None:
        return None
    fmt = next(formatters(table, words))
    picture = draw(fmt, notebook)
    if picture is None:  # Its game has failed.
        return None
    if isinstance(picture, LayoutPicture):
        return Picture(layout_drawing(picture), _laid_out(fmt, picture))
    picture, sitters = with_last_words(fmt, notebook, picture), _sitters(table, avatars)
    said = _short(partial(_said, words, picture), sitters)
    return Picture(table_drawing(picture, sitters), said)


def poster_picture(
    table: TableView,
    notebook: Any,
    words: Words,
    when: float,
    avatars: Avatars = NO_AVATARS,
    zone: str = ANYWHERE,
) -> Picture | None:
    """Return the poster of a game that ended ``when``, if it has one.

    ``zone``: the time zone in which its day is.
    """
    draw = plugins()[table.game].view.poster
    if draw is None:
        return None
    drawn = (draw(fmt, notebook) for fmt in formatters(table, words))
    poster = _whole(drawn, lambda poster: poster is None or line_fits(poster))
    if poster is None:  # Its game has failed.
        return None
    sitters = _sitters(table, avatars)
    footer = words("poster-footer", game=words.game(table.game), day=day_in(zone, when))
    told = (tuple(honours(fmt, drawn=True)) for fmt in formatters(table, words))
    lied = _whole(told, honours_fit)
    said = _short(partial(_told, words, poster, lied), sitters)
    if len(sitters) == 1 and not _nameable(table.seats[0].name):
        sitters = (replace(sitters[0], name=words("picture-alone")),)
    return Picture(poster_drawing(poster, sitters, footer, lied), said)


def private_picture(
    table: TableView, notebook: Any, words: Words, avatars: Avatars = NO_AVATARS
) -> Picture | None:
    """Return the table as a viewer alone sees it, or else what they hold, at their own seat."""
    view = plugins()[table.game].view
    draw = view.cards
    if view.own_picture is not None:
        return _pictured(view.own_picture, table, notebook, words, avatars)
    if draw is None:
        return None
    drawn = (draw(fmt, notebook) for fmt in formatters(table, words))
    cards = _whole(drawn, lambda cards: all(map(label_fits, cards)))
    if not cards:
        return None
    said = [words("picture-card", label=c.label, name=c.name, text=c.text) for c in cards]
    seat: Seat | None = notebook.viewer
    if seat is None:
        return Picture(cards_drawing(cards), " ".join(said))
    # Whether it is awaited, or away, or an avatar has come by now, makes no other picture.
    face = faces(table.seats)[seat]
    sitter = Sitter(plain(table.seats[seat].name, LONGEST), face=face)
    where = words("picture-own-seat", seat=str(seat + 1), name=sitter.name)
    return Picture(cards_drawing(cards, (int(seat), sitter)), " ".join([where, *said]))


def formatters(table: TableView, words: Words) -> Iterator[Formatter]:
    """Yield formatters that name players as pictures can, with ever shorter names."""
    for letters in LETTERS:
        seats = _drawable(table.seats, words, letters)
        yield Formatter(replace(table, seats=seats), words, emblems=0)


@lru_cache(maxsize=256)
def _drawable(seats: tuple[SeatView, ...], words: Words, letters: int) -> tuple[SeatView, ...]:
    """Return seats with names for sentences on a picture: with a number where two look the same.

    Where no letter is left, the number stands alone.
    """
    names = [shown(plain(seat.name, LONGEST)) if _nameable(seat.name) else "" for seat in seats]
    short = shortened(names, lambda _, name: len(name) <= letters)
    looks, drawable = Counter(name.casefold() for name in short), list[SeatView]()
    for seat, name in zip(seats, short, strict=True):
        if looks[name.casefold()] > 1 or not name:
            key = "name-twice" if name else "picture-nameless"
            name = words(key, name=name, seat=str(seat.seat + 1))
        drawable.append(replace(seat, name=name))
    return tuple(drawable)


def _nameable(name: str) -> bool:
    return legible(name) and readable(name)


def _whole(tried: Iterable[Drawn], fits: Callable[[Drawn], bool]) -> Drawn:
    """Return the first that fits, or else the last, in which all names are as short as can be."""
    for each in tried:
        last = each
        if fits(each):
            break
    return last


def _short(say: Callable[[Sequence[Sitter]], str], sitters: Sequence[Sitter]) -> str:
    """Return what a picture says, with names short enough for Discord to take all of it."""
    names = [sitter.name for sitter in sitters]

    def said(letters: int) -> str:
        short = shortened(names, lambda _, name: len(name) <= letters)
        return say([replace(each, name=name) for each, name in zip(sitters, short, strict=True)])

    return _whole(map(said, LETTERS), lambda said: len(said) <= MOST_ALT)


def _sitters(table: TableView, avatars: Avatars) -> tuple[Sitter, ...]:
    awaited = {wait.seat for wait in table.waiting}
    return tuple(
        [
            Sitter(
                plain(seat.name, LONGEST),
                seat.seat in awaited,
                seat.computer,
                avatars.get(seat.user_id or 0),
                face,
            )
            for seat, face in zip(table.seats, faces(table.seats), strict=True)
        ]
    )


def _said(words: Words, picture: TablePicture, sitters: Sequence[Sitter]) -> str:
    seats = [
        words(
            "picture-seat",
            seat=n,
            name=sitter.name,
            computer=str(sitter.computer).lower(),
            number=_number(words, seat),
            cards=_nouns(words, seat.cards) or "none",
            down=seat.cards.count(BACK),
            badge=_nouns(words, [seat.badge, *seat.marks]) or "none",
            sign=_nouns(words, [seat.sign]) or "none",
            fate=str(seat.fate),
            awaited=str(sitter.awaited).lower(),
        )
        for n, (seat, sitter) in enumerate(zip(picture.seats, sitters, strict=True), 1)
    ]
    return words(
        "picture-table",
        phase=picture.banner,
        centre=_lying(words, picture.centre) or "none",
        caption=picture.caption or "none",
        stage=_staged(words, picture.stage, sitters),
        rounds=" ".join(_rounds(words, row) for row in picture.rounds) or "none",
        seats=" ".join(seats),
    )


def _lying(words: Words, keys: Sequence[str]) -> str:
    """Return what lies in the middle, and how many cards of it face down."""
    down = keys.count(BACK)
    said = [_nouns(words, keys), words("picture-down", down=down) if down else ""]
    return words("list-comma").join(filter(None, said))


def _rounds(words: Words, row: RoundsRow) -> str:
    """Return who has won the rounds of a kind so far, by their seats."""
    over = [
        " + ".join(str(seat + 1) for seat in sorted(won)) for won in row.rounds if won is not None
    ]
    return words(
        "picture-rounds",
        what=_nouns(words, [row.emblem]),
        over=words("list-comma").join(seats or "–" for seats in over) or "none",
        left=len(row.rounds) - len(over),
    )


def _staged(words: Words, stage: StagePicture | None, sitters: Sequence[Sitter]) -> str:
    if stage is None:
        return "none"
    return words(
        "picture-stage",
        label=stage.label,
        seat=stage.seat + 1,
        name=sitters[stage.seat].name,
        cards=_nouns(words, stage.cards) or "none",
        down=stage.cards.count(BACK),
        said=_nouns(words, [stage.said]) or "none",
    )


def _number(words: Words, seat: SeatPicture) -> str:
    """Return a seat's number with what it is a number of, as far as the game has words for it."""
    if seat.number is None:
        return "none"
    key = f"{seat.emblem}-number"
    return words(key, n=abs(seat.number)) if key in words else numeral(seat.number)


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


def _told(words: Words, poster: Poster, lied: Sequence[Honour], sitters: Sequence[Sitter]) -> str:
    seats = [
        words(
            "picture-poster-seat",
            seat=n,
            name=sitter.name,
            alone=str(len(sitters) == 1).lower(),
            computer=str(sitter.computer).lower(),
            role=seat.role,
            others=_nouns(words, seat.emblems[1:]) or "none",
            note=seat.note or "none",
            fate=str(seat.fate),
            won=str(seat.won).lower(),
            change=_change(words, seat.change),
        )
        for n, (seat, sitter) in enumerate(zip(poster.seats, sitters, strict=True), 1)
    ]
    said = words(
        "picture-poster", headline=poster.headline, line=poster.line, seats=" ".join(seats)
    )
    honours = (
        words("picture-honour", what=h.what, who=h.who or "none", why=h.why or "none") for h in lied
    )
    return " ".join([said, *honours])


def _change(words: Words, n: int | None) -> str:
    if n is None:
        return "none"
    return change(words, n) if n else words("crowns", n=n)


def _nouns(words: Words, keys: Sequence[str]) -> str:
    """Return emblems by the names of what they are; cards that lie face down are counted apart."""
    # Nothing is called as the back of a card is.
    return words("list-comma").join(map(words, filter(words.__contains__, keys)))
