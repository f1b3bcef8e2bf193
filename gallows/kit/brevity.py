"""How many words a panel says before its question: it is read on a phone, beside its picture."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from string import ascii_lowercase
from typing import Any

from bot.panels.builder import Panel
from bot.panels.pictures import Picture
from bot.panels.table import final_panel, private_panel, public_panel
from bot.panels.table_pictures import Drawing, cards_picture, poster_picture, table_picture
from bot.plugins.formatter import Formatter
from bot.plugins.registry import plugins
from bot.text import Words
from gallows.kit import limits, screens
from gallows.kit.holding import require
from gallows.kit.moments import DUE, Moment
from games.engine.asks import Ask, Seat

MOST_PUBLIC, MOST_PRIVATE = 120, 80
"""Words before the question, names aside."""
NAMES = tuple(f"Qx{letter}" for letter in ascii_lowercase)
"""Names of players, which are not counted."""
NO_WORD = re.compile(r"<@\d+>|<a?:\w+:\d+>|https?://\S+|Qx[a-z](?:'s)?")
TIME = re.compile(r"<t:\d+:\w>")
WORD = re.compile(r"\w+(?:[-'’]\w+)*")


@dataclass(frozen=True, slots=True)
class Count:
    """The words of one panel before its question. ``seat`` None: everybody's."""

    seat: Seat | None
    before: int
    high: int
    """Pixels of a phone's screen above the question, about."""
    panel: Panel
    """As it is with its picture, which is left empty."""
    drawing: Drawing | None


def counted(text: str) -> int:
    """Return how many words a text has; a time is three, as in “in two minutes”."""
    return len(WORD.findall(TIME.sub("in two minutes", NO_WORD.sub("", text))))


def counts(moment: Moment, words: Words) -> Iterator[Count]:
    """Yield the panels of a moment as they are with their pictures."""
    view, public = moment.seen(names=NAMES), moment.notebook(None)
    fmt, asks = Formatter(view, words), {ask.seat: ask for ask in moment.match.asks}
    if moment.settled:
        drawn = poster_picture(view, public, words, DUE)
        panel = final_panel(view, public, words, picture=_empty(drawn))
    else:
        drawn = table_picture(view, public, words)
        panel = public_panel(view, public, moment.tale, words, picture=_empty(drawn))
    yield _count(fmt, None, public, moment.match.asks, panel, drawn)
    for seat in map(Seat, range(moment.match.seats)):
        book, ask = moment.notebook(seat), asks.get(seat)
        drawn = cards_picture(view, book, words)
        panel = private_panel(view, book, ask, words, picture=_empty(drawn))
        yield _count(fmt, seat, book, [ask] if ask else [], panel, drawn)


def brief(moment: Moment, words: Words) -> None:
    """Require that no panel of a moment says too much before its question, and fits a phone."""
    for each in counts(moment, words):
        whose, most = "everybody's", MOST_PUBLIC
        if each.seat is not None:
            whose, most = f"seat {each.seat}'s", MOST_PRIVATE
        said = limits.text(each.panel)
        require(each.before <= most, f"{whose} panel has {each.before} words, not {most}: {said}")
        fits = f"{whose} panel begins to ask {each.high} pixels down, not {screens.MOST}: {said}"
        require(each.high <= screens.MOST, fits)


def _empty(drawn: tuple[Drawing, str] | None) -> Picture | None:
    return None if drawn is None else Picture(b"", drawn[1])


def _count(
    fmt: Formatter,
    seat: Seat | None,
    notebook: Any,
    asks: Sequence[Ask],
    panel: Panel,
    drawn: tuple[Drawing, str] | None,
) -> Count:
    view, said = plugins()[fmt.table.game].view, limits.text(panel)
    ways = (view.question, view.asked_of_all)
    questions = chain.from_iterable((way(fmt, notebook, ask) for way in ways) for ask in asks)
    found = [said.find(each.split("\n")[0]) for each in questions if each]
    at = min((each for each in found if each >= 0), default=len(said))
    drawing = drawn[0] if drawn else None
    return Count(seat, counted(said[:at]), screens.high(said[:at], drawing), panel, drawing)
