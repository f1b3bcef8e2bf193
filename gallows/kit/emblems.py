"""Emblems that a game's pictures name: without a file they are left out, and nobody says so."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields
from typing import Any

from bot.plugins.formatter import Formatter
from bot.plugins.picture import (
    CardPicture,
    LaidCard,
    LayoutPicture,
    PilePicture,
    Poster,
    PosterSeat,
    RoundsRow,
    RowPicture,
    SeatPicture,
    StagePicture,
    TablePicture,
)
from bot.plugins.registry import plugins
from bot.text import Words
from bot.text.emblems import emblems
from gallows.kit.assertions import require
from gallows.kit.author import line_of
from gallows.kit.snapshots import Snapshot
from games.engine.asks import Seat
from sandbox.validation.emoji import is_emoji

NAMED: Mapping[type[Any], tuple[str, ...]] = {
    SeatPicture: ("emblem", "badge", "sign", "marks", "cards"),
    StagePicture: ("cards",),
    RoundsRow: ("emblem",),
    TablePicture: ("centre",),
    LaidCard: ("emblem", "mark"),
    RowPicture: ("mark",),
    PilePicture: ("emblem",),
    LayoutPicture: (),
    PosterSeat: ("emblems",),
    Poster: (),
    CardPicture: ("emblem",),
}
"""Which parts of a picture are keys of emblems."""


def stand_ins(game: str) -> None:
    """Require that what stands in for each emblem of a game is an emoji, or nothing."""
    for key, each in emblems().items():
        name = key.removeprefix(f"{game}-")
        require(
            name == key or not each.emoji or is_emoji(each.emoji),
            f"emblems/{name}.svg: {each.emoji!r} is no emoji that Discord shows on a control",
            remedy="Give data-emoji another: one emoji, and nothing else.",
        )


def named(picture: Any) -> Iterator[str]:
    """Yield the keys of all emblems that a picture names."""
    if isinstance(picture, (tuple, list)):
        for part in picture:
            yield from named(part)
    own = NAMED.get(type(picture))
    if own is None:
        return
    for part in fields(picture):
        held = getattr(picture, part.name)
        if part.name not in own:
            yield from named(held)
        elif isinstance(held, str):
            yield from [held] if held else []
        else:
            yield from held


def known(snapshot: Snapshot, words: Words) -> None:
    """Require that there is a file for each emblem that the pictures of a snapshot name."""
    table, public = snapshot.view, snapshot.notebook(None)
    fmt, view = Formatter(table, words, emblems=0), plugins()[table.game].view
    drawn: list[tuple[Callable[..., Any], Any]]
    drawn = [(view.picture, view.picture(fmt, public))] if view.picture is not None else []
    if view.poster is not None and snapshot.settled:
        drawn.append((view.poster, view.poster(fmt, public)))
    for own in (view.cards, view.own_picture):
        if own is not None:
            books = [snapshot.notebook(Seat(seat)) for seat in range(snapshot.match.seats)]
            drawn += [(own, own(fmt, book)) for book in books]
    for function, picture in drawn:
        lacking = sorted({*named(picture)} - {*emblems()})
        files = ", ".join(f"{key.removeprefix(f'{table.game}-')}.svg" for key in lacking)
        require(
            not lacking,
            f"a picture names emblems that nothing draws: {', '.join(lacking)}",
            line_of(function),
            f"Draw emblems/{files} beside the entry object, or name another.",
        )
