"""What lies open on the table."""

from bot.api import Formatter
from cogs.botk import names
from games.botk.notebook import BotkNotebook, Prisoner
from games.botk.words import CENTRE, Phase
from games.engine.asks import Seat


def board(fmt: Formatter, notebook: BotkNotebook) -> list[list[str]]:
    """Return phase and cards, then the seats, then the heads."""
    phase = fmt.words("botk-phase-line", phase=fmt.noun(notebook.phase))
    return [
        [phase, *gallows(fmt, notebook), *active(fmt, notebook)],
        [seat_line(fmt, notebook, view.seat) for view in fmt.table.seats],
        heads(fmt, notebook),
    ]


def beside_picture(fmt: Formatter, notebook: BotkNotebook) -> list[list[str]]:
    """Return what the picture does not show: the gallows card and what it does, and marks.

    Of several only the names are there: what they do stands with what is in the deal.
    """
    cards = gallows(fmt, notebook)
    if len(cards) > 1:
        cards = [fmt.words("botk-gallows-names", cards=fmt.nouns(notebook.gallows))]
    marks = " · ".join(marked(fmt, notebook))
    return [[*cards, *(f"-# {line}" for line in [marks, *heads(fmt, notebook)] if line)]]


def in_deal(fmt: Formatter, notebook: BotkNotebook) -> list[str]:
    """Return what the gallows cards do, and which roles and items are in the game."""
    return [*gallows(fmt, notebook), *active(fmt, notebook)]


def gallows(fmt: Formatter, notebook: BotkNotebook) -> list[str]:
    """Return the gallows cards with what they do."""
    return [names.gallows_line(fmt.words, card) for card in notebook.gallows]


def marked(fmt: Formatter, notebook: BotkNotebook) -> list[str]:
    """Return each mark of prisoners that no picture shows, with their names.

    Where these would fill more than a line of a phone, there are their seats' numbers.
    """
    words, seats = fmt.words, dict[str, list[Seat]]()
    for _, prisoner in sorted(notebook.prisoners.items()):
        mark = fate(fmt, notebook, prisoner)
        if mark in (words("botk-mark-waits"), words("botk-mark-mob")):
            seats.setdefault(mark, []).append(prisoner.seat)
        if prisoner.sealed and prisoner.shown_item is None:
            seats.setdefault(words("botk-mark-sealed"), []).append(prisoner.seat)
    return [words("marked", mark=mark, names=fmt.shortly(who)) for mark, who in seats.items()]


def active(fmt: Formatter, notebook: BotkNotebook) -> list[str]:
    """Return which roles and items are in the game, once that is settled."""
    words = fmt.words
    if not notebook.active_roles:
        return []
    lines = [
        words(
            "botk-active-roles",
            roles=names.cards(fmt, notebook.active_roles),
            sure=str(notebook.sure_saboteur).lower(),
        ),
        words("botk-active-items", items=names.cards(fmt, notebook.active_items)),
    ]
    shown = notebook.centre_shown or notebook.face_up.get(CENTRE)
    if shown is not None:
        lines.append(words("botk-centre-face-up", item=fmt.noun(shown)))
    return lines


def seat_line(fmt: Formatter, notebook: BotkNotebook, seat: Seat) -> str:
    """Return a seat and all that is publicly known of it."""
    words = fmt.words
    parts = [fmt.seat_line(seat), *fmt.presence(seat)]
    if seat == notebook.executioner:
        parts.append(words("botk-mark-executioner"))
    prisoner = notebook.prisoners.get(seat)
    if prisoner is not None:
        parts += marks(fmt, notebook, prisoner)
    if notebook.purses_before:
        parts.append(words("botk-purse", n=notebook.purse(seat)))
    return " · ".join(parts)


def marks(fmt: Formatter, notebook: BotkNotebook, prisoner: Prisoner) -> list[str]:
    """Return what is publicly known of a prisoner, each mark with its words."""
    words, seat = fmt.words, prisoner.seat
    parts = [fate(fmt, notebook, prisoner)]
    if prisoner.sealed and prisoner.shown_item is None:
        parts.append(words("botk-mark-sealed"))
    if prisoner.shown_item is not None:
        parts.append(words("botk-mark-held", item=fmt.noun(prisoner.shown_item)))
    elif seat in notebook.face_up:
        parts.append(words("botk-mark-face-up", item=fmt.noun(notebook.face_up[seat])))
    if prisoner.shown_role is not None:
        parts.append(words("botk-mark-was", role=fmt.noun(prisoner.shown_role)))
    return parts


def fate(fmt: Formatter, notebook: BotkNotebook, prisoner: Prisoner) -> str:
    """Return the one mark that every prisoner has."""
    words = fmt.words
    if prisoner.died is not None:
        return words("botk-mark-dead")
    if prisoner.escaped is not None:
        return words("botk-mark-escaped")
    if prisoner.shown_item is not None:
        return words("botk-mark-scaffold")
    if notebook.condemned == prisoner.seat:
        return words("botk-mark-condemned")
    if notebook.phase is Phase.ACTION:
        if prisoner.called:
            return words("botk-mark-called")
        return words("botk-mark-acted" if prisoner.acted else "botk-mark-waits")
    if notebook.mob == prisoner.seat and not notebook.executions:
        return words("botk-mark-mob")
    return words("botk-mark-alive")


def heads(fmt: Formatter, notebook: BotkNotebook) -> list[str]:
    """Return how many count as dead, and how many executions are still to come."""
    if notebook.phase not in (Phase.EXECUTION, Phase.REWARDS):
        return []
    owed = max(0, notebook.least_executions - notebook.executions)
    if owed and notebook.phase is Phase.EXECUTION:
        return [fmt.words("botk-heads-owed", n=notebook.heads, owed=owed)]
    return [fmt.words("botk-heads", n=notebook.heads)]
