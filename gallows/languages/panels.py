"""Panels and pictures in a language, as they are in games that are played for it."""

from collections.abc import Iterator

from bot.drawing.paint import said_in
from bot.drawing.picture import Picture, svg_of
from bot.panels.table_pictures import poster_picture, private_picture, table_picture
from bot.plugins.registry import plugins
from bot.text import Words
from gallows.kit.assertions import Broken
from gallows.kit.checks import emblems_as_long_as_can_be
from gallows.kit.snapshots import DUE, Snapshot, played
from gallows.kit.word_counts import brief
from games.engine.asks import Seat

EVERY = 5
"""Of so many moments one is looked at."""
SHORT = [f"Al{letter}" for letter in "abcdefghijklmnop"]
"""Names that are never cut."""


def moments(game: str) -> Iterator[Snapshot]:
    """Play a game with the fewest and with the most seats, and yield some moments, the last too."""
    plugin = plugins()[game]
    seats = plugin.seats_for(plugin.defaults())
    for count in dict.fromkeys((seats[0], seats[-1])):
        for n, snapshot in enumerate(played(plugin.rules, 1, count)):
            if n % EVERY == 0 or snapshot.settled:
                yield snapshot


def wrong_with(snapshot: Snapshot, words: Words) -> Iterator[str]:
    """Yield what says too much, is higher than a phone, or is cut, at one moment in a language."""
    try:
        with emblems_as_long_as_can_be():
            brief(snapshot, words)
    except Broken as broken:
        yield str(broken).partition("\n")[0]
    for cut in sorted(cut_on_pictures(snapshot, words)):
        yield f"a picture has no room for {cut!r}"


def cut_on_pictures(snapshot: Snapshot, words: Words) -> set[str]:
    """Return the texts of pictures that do not fit their places."""
    return {
        said
        for picture in _pictures(snapshot, words)
        if picture is not None
        for said in said_in(svg_of(picture.drawing))
        if "…" in said
    }


def _pictures(snapshot: Snapshot, words: Words) -> Iterator[Picture | None]:
    view, public = snapshot.seen(names=SHORT), snapshot.notebook(None)
    yield table_picture(view, public, words)
    for seat in map(Seat, range(snapshot.match.seats)):
        yield private_picture(view, snapshot.notebook(seat), words)
    if snapshot.settled:
        yield poster_picture(view, public, words, DUE)
