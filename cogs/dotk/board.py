"""What lies open on the table."""

from collections.abc import Sequence

from bot.api import Formatter
from cogs.dotk.names import heading, standing
from games.dotk.cards import Character
from games.dotk.notebook import DotkNotebook
from games.dotk.words import Topic
from games.engine.asks import Seat

MOST_NAMES = 24
"""Characters of names in the line that says what everybody has done: more fill several lines."""


def board(fmt: Formatter, notebook: DotkNotebook) -> list[list[str]]:
    """Return the round, then everybody who is in, in turn, the Dealer last; then who is not."""
    order = notebook.order or notebook.seats
    lines = [seat_line(fmt, notebook, seat) for seat in order]
    return [
        [heading(fmt, notebook)] if notebook.round else [],
        [*lines, *others(fmt, notebook)],
        [aside(fmt, notebook)],
    ]


def beside_picture(fmt: Formatter, notebook: DotkNotebook) -> list[list[str]]:
    """Return the round, and what everybody has done in it."""
    words, done = fmt.words, dict[str, list[Seat]]()
    for seat, did in notebook.did.items():
        done.setdefault(words(f"dotk-did-{did}"), []).append(seat)
    short = len(fmt.commas(map(fmt.name, notebook.did))) > MOST_NAMES
    lines = [
        words("marked", mark=mark, names=briefly(fmt, seats, numbers=short))
        for mark, seats in done.items()
    ]
    title = words("dotk-heading-line", heading=heading(fmt, notebook)) if notebook.round else ""
    acts = words("dotk-did-line", did=" · ".join(lines)) if lines else ""
    return [[title, acts, face_up(fmt, notebook)]]


def in_deal(fmt: Formatter, notebook: DotkNotebook) -> list[str]:
    """Return the cards of earlier rounds, which are not in this one."""
    return [aside(fmt, notebook)]


def face_up(fmt: Formatter, notebook: DotkNotebook) -> str:
    """Return what lies face up at a crowded table, where it is drawn small."""
    if not fmt.crowded:
        return ""
    shown = [
        fmt.words("dotk-face-up-card", seat=str(seat + 1), card=fmt.noun(card.character))
        for seat, card in sorted(notebook.cards.items())
        if card.face_up and card.character is not None
    ]
    return fmt.words("dotk-face-up", cards=fmt.commas(shown)) if shown else ""


def briefly(fmt: Formatter, seats: Sequence[Seat], *, numbers: bool) -> str:
    """Return names, or the ``numbers`` that stand beside them in the picture."""
    if not (numbers or fmt.crowded):
        return fmt.commas(map(fmt.name, seats))
    return fmt.commas(runs(sorted(seat + 1 for seat in seats)))


def seat_line(fmt: Formatter, notebook: DotkNotebook, seat: Seat) -> str:
    """Return a seat with how it stands, what it has done, and its card if that lies face up."""
    words = fmt.words
    parts = [fmt.seat_line(seat)]
    if not fmt.crowded:
        parts += fmt.presence(seat)
    parts.append(standing(fmt, notebook, seat))
    if seat == notebook.dealer:
        parts.append(words("dotk-mark-dealer"))
    if seat in acting(fmt):
        parts.append(words("dotk-mark-acts"))
    elif seat in notebook.did:
        parts.append(words(f"dotk-did-{notebook.did[seat]}"))
    card = notebook.cards.get(seat)
    if card is not None and card.face_up and card.character is not None:
        parts.append(words("dotk-mark-shows", card=fmt.noun(card.character)))
    return " · ".join(parts)


def acting(fmt: Formatter) -> list[Seat]:
    """Return whose action the table waits for."""
    return [wait.seat for wait in fmt.table.waiting if wait.ask.topic != Topic.LAY]


def others(fmt: Formatter, notebook: DotkNotebook) -> list[str]:
    """Return who is out, and at a crowded table for whom the computer plays."""
    words, lines = fmt.words, []
    if notebook.gone:
        lines.append(words("dotk-gone", names=fmt.names(notebook.gone)))
    if fmt.crowded:
        played = [view for view in fmt.table.seats if view.computer or view.away]
        if played:
            seats = fmt.commas(runs([view.seat + 1 for view in played]))
            lines.append(words("dotk-computers", n=len(played), seats=seats))
    return lines


def runs(numbers: Sequence[int]) -> list[str]:
    """Return ever higher numbers as text, those that follow each other as the first and last."""
    found: list[list[int]] = []
    for n in numbers:
        if found and found[-1][-1] == n - 1:
            found[-1] = [found[-1][0], n]
        else:
            found.append([n])
    return ["–".join(map(str, run)) for run in found]


def aside(fmt: Formatter, notebook: DotkNotebook) -> str:
    """Return the cards of earlier rounds of this turn."""
    if not notebook.aside:
        return ""
    order = list(Character)
    cards = sorted(notebook.aside, key=lambda character: order.index(character))
    return fmt.words("dotk-aside", cards=fmt.counted(cards))
