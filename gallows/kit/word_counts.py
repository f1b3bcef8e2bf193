"""How many words a panel says before its question: it is read on a phone, beside its picture."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from string import ascii_lowercase
from typing import Any

from bot.panels.alone import private_panel
from bot.panels.controls import Asked
from bot.panels.hand import Shown
from bot.panels.height import GAP, PHONE, height, whole_height
from bot.panels.panel import Panel
from bot.panels.table import final_panel, public_panel, retired_panel
from bot.panels.table_pictures import poster_picture, private_picture, table_picture
from bot.plugins.formatter import Formatter
from bot.plugins.registry import plugins
from bot.text import Words
from bot.text.words import FALLBACK
from bot.values.tables import TableView
from gallows.kit import limits
from gallows.kit.assertions import Broken, require
from gallows.kit.author import Line, line_of
from gallows.kit.snapshots import DUE, Snapshot
from games.engine.asks import Ask, Seat

MOST_PUBLIC, MOST_PRIVATE = 102, 80
"""Words before the question, names aside, in English."""
MOST_RETIRED = 60
"""Words of a panel that has moved down: nobody reads the whole evening in passing."""
ELSEWHERE = 1.25
"""By how much more other languages may say."""
MOST_WHOLE = 1100
"""Pixels of a phone's screen that a panel may take with all its controls."""
NAMES = tuple(
    f"Qx{letter} Prudence the Careful" if n % 2 else f"Qx{letter}hilda"
    for n, letter in enumerate(ascii_lowercase)
)
"""Names of players and of computers in turn, as long as such names are; they are not counted."""
COMPUTERS = tuple(range(1, len(NAMES), 2))
NO_WORD = re.compile(
    r"<@\d+>|<a?:\w+:\d+>|https?://\S+|Qx[a-z](?:hilda| Prudence the Careful)(?:'s)?"
)
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
    """As it is with its picture, if it has one."""

    @property
    def whole(self) -> int:
        """Pixels that it takes with its controls, about."""
        return round(whole_height(self.panel.parts))


def counted(text: str) -> int:
    """Return how many words a text has; a time is three, as in “in two minutes”."""
    return len(WORD.findall(TIME.sub("in two minutes", NO_WORD.sub("", text))))


def counts(snapshot: Snapshot, words: Words) -> Iterator[Count]:
    """Yield the panels of a snapshot as they are with their pictures."""
    view, public = snapshot.seen(names=NAMES, computers=COMPUTERS), snapshot.notebook(None)
    asks = {ask.seat: ask for ask in snapshot.match.asks}
    if snapshot.settled:
        drawn = poster_picture(view, public, words, DUE)
        panel = final_panel(view, public, words, picture=drawn)
    else:
        drawn = table_picture(view, public, words)
        panel = public_panel(view, public, snapshot.tale, words, picture=drawn)
    asked = [ask.in_public() for ask in snapshot.match.asks if not ask.hidden]
    yield _count(view, words, None, public, asked, panel)
    for seat in map(Seat, range(snapshot.match.seats)):
        book, ask = snapshot.notebook(seat), asks.get(seat)
        view = snapshot.seen(seat, names=NAMES, computers=COMPUTERS)
        drawn = private_picture(view, book, words)
        panel = private_panel(view, book, ask, words, Shown(picture=drawn))
        yield _count(view, words, seat, book, [ask] if ask else [], panel)


def brief(snapshot: Snapshot, words: Words) -> None:
    """Require that no panel of a snapshot says too much before its question, and fits a phone."""
    for each in counts(snapshot, words):
        whose = "everybody's" if each.seat is None else f"seat {each.seat}'s"
        most = allowed(MOST_PUBLIC if each.seat is None else MOST_PRIVATE, words)
        wrong = ""
        if each.before > most:
            wrong = f"begins to ask after {each.before} words, not {most}"
        elif each.high > PHONE:
            wrong = f"begins to ask {each.high} pixels down, not {PHONE}"
        elif each.whole > MOST_WHOLE:
            wrong = f"ends {each.whole} pixels down, not {MOST_WHOLE}"
        if wrong:
            said = limits.text(each.panel)
            what = f"{whose} panel {wrong}{_in(words)}: {said}"
            raise Broken(what, *_remedy(snapshot, each))
        limits.uncut(each.panel)
    view, public = snapshot.seen(names=NAMES, computers=COMPUTERS), snapshot.notebook(None)
    for ask in snapshot.match.asks:
        limits.uncut_targets(Asked(Formatter(view, words), snapshot.notebook(ask.seat), ask))
    said = limits.text(retired_panel(view, public, snapshot.tale, words))
    count, most = counted(said), allowed(MOST_RETIRED, words)
    too_much = f"a panel that has moved down has {count} words, not {most}{_in(words)}: {said}"
    require(count <= most, too_much)


def allowed(most: int, words: Words) -> int:
    """Return how many words a language may say where English says so many at most."""
    return most if words.locale == FALLBACK else int(most * ELSEWHERE)


def _in(words: Words) -> str:
    return "" if words.locale == FALLBACK else f", in {words.locale}"


def _remedy(snapshot: Snapshot, count: Count) -> tuple[Line | None, str]:
    """Return which of a view's functions says too much, and what can be done about it."""
    view = plugins()[snapshot.match.game.id].view
    whole, beside = ("final", "beside_poster") if snapshot.settled else ("board", "beside_picture")
    if count.seat is not None:
        whole, beside = "hand", "beside_cards"
    line = line_of(getattr(view, whole))
    if not count.panel.pictures:
        return line, f"Say less in `{whole}`, or behind “?” and in the rules."
    if getattr(view, beside) is None:
        return line, f"Give `{beside}`: it says only what the picture does not show."
    return line_of(getattr(view, beside)), f"Say less in `{beside}`: the picture shows the rest."


def _count(
    table: TableView,
    words: Words,
    seat: Seat | None,
    notebook: Any,
    asks: Sequence[Ask],
    panel: Panel,
) -> Count:
    view, said = plugins()[table.game].view, limits.text(panel)
    # Each with a formatter of its own: one has emblems for so many nouns.
    questions = [Asked(Formatter(table, words), notebook, ask).question() for ask in asks]
    questions += [view.asked_of_all(Formatter(table, words), notebook, ask) for ask in asks]
    begins = [each.split("\n")[0] for each in questions if each]
    at = min((said.find(each) for each in begins if each in said), default=len(said))
    high = round(height(panel.parts, begins) + GAP)
    return Count(seat, counted(said[:at]), high, panel)
