"""What is written on pictures fits its place whole, in every language and in a longer one."""

import re
from collections.abc import Iterator
from html import unescape

import pytest

from bot.drawing.picture import Picture, svg_of
from bot.panels.table_pictures import poster_picture, private_picture, table_picture
from bot.plugins.registry import plugins
from bot.text import Words, locales, words_for
from bot.text.words import bundle_of
from gallows.kit.snapshots import DUE, Snapshot
from games.engine.asks import Seat

from .play import played

SAID = re.compile(r"<text [^>]*>(.*?)</text>")
SHORT = [f"Al{letter}" for letter in "abcdefghijklmnop"]
"""Names that are never cut."""
EVERY = 5
"""Of so many snapshots one is drawn."""


class Longer(Words):
    """English, each text a third longer, as others are."""

    def __call__(self, key: str, /, **args: str | int | float) -> str:
        """Return the text, and as much of it once more."""
        said = super().__call__(key, **args)
        return f"{said} {said}"[: -(-len(said) * 27 // 20)].rstrip()


LANGUAGES = [*map(words_for, locales()), Longer("en", (bundle_of("en"),))]


def pictures(snapshot: Snapshot, words: Words) -> Iterator[Picture | None]:
    """All that can be seen of a table."""
    view, public = snapshot.seen(names=SHORT), snapshot.notebook(None)
    yield table_picture(view, public, words)
    for seat in map(Seat, range(snapshot.match.seats)):
        yield private_picture(view, snapshot.notebook(seat), words)
    if snapshot.settled:
        yield poster_picture(view, public, words, DUE)


@pytest.mark.parametrize("name", list(plugins()))
def test_no_text_of_ours_is_cut_on_a_picture(name: str) -> None:
    game = plugins()[name]
    offered = game.seats_for(game.defaults())
    cut: set[tuple[str, str]] = set()
    for seats in {offered[0], offered[-1]}:
        for k, snapshot in enumerate(played(1, seats, game=game.rules)):
            if k % EVERY and not snapshot.settled:
                continue
            for words in LANGUAGES:
                said = [
                    unescape(re.sub("<[^>]*>", "", text))
                    for picture in pictures(snapshot, words)
                    if picture is not None
                    for text in SAID.findall(svg_of(picture.drawing))
                ]
                cut |= {(f"{type(words).__name__} {words.locale}", t) for t in said if "…" in t}
    assert cut == set()
