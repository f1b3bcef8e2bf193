"""What everybody sees of a game: how it stands, what must be felt, and how it ended."""

import re
from collections.abc import Sequence
from math import inf
from typing import Any

from bot.drawing.paint import readable
from bot.drawing.picture import Picture
from bot.panels.builder import (
    BLOOD,
    EMBER,
    PARCHMENT,
    PanelBuilder,
    action_button,
    naming,
    short_panel,
)
from bot.panels.claims import claim_lines, thumbs
from bot.panels.controls import Asked
from bot.panels.details import add_dice
from bot.panels.height import PHONE, text_height
from bot.panels.ids import ACTION, CROWD
from bot.panels.last_words import add_last_words, vote_lines
from bot.panels.lobby import next_button
from bot.panels.medals import earned_lines, honour_lines
from bot.panels.panel import Button, Panel, Style
from bot.panels.shared import (
    add_public,
    crowd_ask,
    explaining,
    frame_colour,
    public_ask,
    table_line,
    waits_for_one,
)
from bot.plugins.formatter import Formatter, timestamp
from bot.plugins.registry import plugins
from bot.tables.kinds import kind_of
from bot.text import Words
from bot.text.fitting import fit
from bot.values.silence import Silent
from bot.values.tables import EndedBy, TableView
from games.engine.events import Event

MOST_TALE_LINES, MOST_TALE_WORDS = 5, 45
"""Of the tale on a panel: more is not read on a phone, and waits behind “Recap”."""
FEW_EVENTS = 32
"""Of the tale are told at first: enough for twice the lines, mostly. A line may be of several."""
MOST_BESIDE_WORDS = 60
"""Of the tale and the claims below it."""
MARKUP = re.compile(r"<[^<>]*>")


def public_panel(
    table: TableView,
    notebook: Any,
    tale: Sequence[Event],
    words: Words,
    *,
    picture: Picture | None = None,
) -> Panel:
    """Show everybody how things stand; ``tale``: public events since this panel was posted.

    A public question is answered here too, by the seat that it is asked of.
    """
    fmt, view = Formatter(table, words), plugins()[table.game].view
    below = _asking(fmt, notebook)
    builder = PanelBuilder(frame_colour(fmt, notebook, picture), below=below)
    beside = view.beside_picture if picture is not None and _all_readable(table) else None
    builder.text(table_line(fmt, computers=fmt.computers if beside is not None else 0))
    builder.picture(picture)
    builder.paragraphs((beside or view.board)(fmt, notebook))
    builder.text(fmt.presences() if beside is not None else "")
    room = PHONE - builder.whole_height if picture is not None else inf
    builder.paragraphs(_newest(fmt, notebook, tale, room))
    builder.end()
    return builder.panel()


def _asking(fmt: Formatter, notebook: Any) -> PanelBuilder:
    """Return what stands below the newest: what can be said, whom the table asks, and its ways."""
    builder, table = PanelBuilder(), fmt.table
    # It leads each to what they may say.
    say = [action_button(table.id, "say", fmt.words)] if table.claims else []
    builder.buttons(*thumbs(fmt, notebook.talk), *say)
    builder.rule()
    builder.text(*_standing(fmt))
    if table.put:
        builder.text(*vote_lines(fmt, notebook, table.put[0].id))
    ask, explained = crowd_ask(table) or public_ask(table), list[Button]()
    if ask is not None:
        asked = Asked(fmt, notebook, ask)
        (add_public if crowd_ask(table) is None else _add_crowd)(builder, asked)
        explained = explaining(asked)
    elif table.waiting:
        builder.text(fmt.words("asked-in-secret"))
    builder.buttons(*_buttons(fmt, explained))
    return builder


def _add_crowd(builder: PanelBuilder, asked: Asked) -> None:
    """Add what is asked of several at once, who answer it by the same buttons."""
    words, table = asked.fmt.words, asked.fmt.table
    all_of = asked.view.asked_of_all(asked.fmt, asked.notebook, asked.ask)
    question = words("asked-of-all", question=all_of)
    key = "asked-of-any-count" if asked.ask.lapses else "asked-of-all-count"
    count = words(key, n=len(table.put) - len(table.waiting), of=len(table.put))
    builder.text(question, count, asked.silence)
    builder.buttons(*asked.all_targets(CROWD))


def retired_panel(table: TableView, notebook: Any, tale: Sequence[Event], words: Words) -> Panel:
    """Show what remains of a panel that was posted again below: its last lines, and the way."""
    fmt = Formatter(table, words)
    builder = PanelBuilder(PARCHMENT, naming("retired-title", table, words))
    if tale:
        lines = _last(_told(fmt, notebook, tale), MOST_TALE_LINES)
        builder.text(*fit(lines, builder.room - 300))
    builder.text(words("retired-link", link=table.place_link))
    return builder.panel()


def moment_panel(
    table: TableView,
    notebook: Any,
    events: Sequence[Event],
    begun: Event | None,
    beats: int,
    words: Words,
) -> Panel | None:
    """Show the moments of what one answer has set off, so far; None where there is nothing to say.

    While last words are said after it, these stand below.

    ``begun``: the event of which so many ``beats`` have been told, and not all.
    """
    fmt, view = Formatter(table, words), plugins()[table.game].view
    felt = [each for each in events if type(each) in view.moments or isinstance(each, Silent)]
    while felt and begun is None and isinstance(felt[-1], Silent):
        felt.pop()
    lines = list(view.moment(fmt, notebook, felt)) if felt else []
    if begun is not None:
        lines += view.begun(fmt, begun, beats)
    builder, said = PanelBuilder(EMBER), [line for line in lines if line]
    # Of one that is longer than a message may be, the builder keeps what fits.
    builder.text(*(fit(said, builder.room) or said[-1:]))
    add_last_words(builder, fmt, notebook)
    return builder.panel() if said or table.last_words else None


def final_panel(
    table: TableView, notebook: Any, words: Words, *, picture: Picture | None = None
) -> Panel:
    """Show how it ended: who was what, who earned what and why, and the dice's secret.

    A last question is answered here too; then the dice are shown, and it may be played again.
    """
    fmt = Formatter(table, words)
    builder = begin_result(fmt, notebook, picture)
    ask = public_ask(table)
    if ask is None:
        add_dice(builder, table, words)
        return builder.panel(*ways_on(fmt))
    builder.rule()
    builder.text("" if waits_for_one(table) else fmt.waiting(table.waiting))
    asked = Asked(fmt, notebook, ask)
    add_public(builder, asked)
    return builder.panel(*explaining(asked), *_all_of_it(fmt)[-1:])


def begin_result(
    fmt: Formatter, notebook: Any, picture: Picture | None, note: str = ""
) -> PanelBuilder:
    """Return a panel of how a game ended, which medals it has brought, and whether all crowns were
    paid; a ``note`` stands on top.
    """
    view, key = plugins()[fmt.table.game].view, "table-title" if picture is None else "table-line"
    builder = PanelBuilder(BLOOD, naming(key, fmt.table, fmt.words), note)
    builder.picture(picture)
    beside = view.beside_poster if picture is not None and _all_readable(fmt.table) else None
    builder.paragraphs((beside or view.final)(fmt, notebook))
    builder.text(fmt.played_for())
    # The poster says it, in a game that has one.
    builder.text(*(honour_lines(fmt) if beside is None else ()))
    builder.text(*earned_lines(fmt))
    if fmt.table.short:
        builder.text(fmt.words("crowns-short"))
    return builder


def ways_on(fmt: Formatter) -> list[Button]:
    """Return what can be done with a game that is over, in its own server."""
    table, words = fmt.table, fmt.words
    waits = bool(table.waiting)
    again = action_button(table.id, "again", words, Style.GREEN, disabled=waits)
    buttons = [again, *share_button(fmt)]
    if kind_of(table.game).gathers:
        buttons.append(next_button(table, words, disabled=waits))
    return [*buttons, *_all_of_it(fmt)]


def _all_of_it(fmt: Formatter) -> list[Button]:
    """Return what tells a game once more: none of a day's deal that others play still."""
    table = fmt.table
    if table.day is not None and table.secret is None:
        return []
    return [action_button(table.id, each, fmt.words) for each in ("show-again", "story")]


def share_button(fmt: Formatter) -> list[Button]:
    """Return the button that shows a day's result to others, of a day's deal."""
    table = fmt.table
    share = action_button(table.id, "share", fmt.words)
    return [share] if table.day is not None else []


def _all_readable(table: TableView) -> bool:
    """Say whether a picture can name everybody; where it cannot, the words do."""
    return all(map(readable, [seat.name for seat in table.seats]))


def _standing(fmt: Formatter) -> list[str]:
    """Return whom the table waits for, and what its players may want of it."""
    table, words = fmt.table, fmt.words
    lines = [words(table.fault)] if table.frozen else []
    if table.paused:
        key = "table-paused" if [s for s in table.seats if s.away] else "table-deserted"
        lines = [words(key, when=timestamp(table.closes_at or 0.0))]
    elif not table.frozen and not waits_for_one(table):
        lines.append(fmt.waiting(table.waiting))
    offered = [seat.seat for seat in table.seats if seat.offered]
    if offered:
        lines.append(words("seats-offered", who=fmt.names(offered)))
    voters = [seat.seat for seat in table.seats if seat.wants_end]
    if voters:
        who, needed = fmt.names(voters), table.votes_needed
        lines.append(words("votes-to-end", who=who, n=len(voters), needed=needed))
    return lines


def _newest(
    fmt: Formatter, notebook: Any, tale: Sequence[Event], most: float
) -> tuple[list[str], list[str]]:
    """Return the last lines of the tale and the newest claims, as many as so many pixels hold.

    The oldest make room where they are long. The newest claim, which can be answered, is always
    there; what has happened waits behind “Recap” where not even one line of it has room.
    """
    talk, view = claim_lines(fmt, notebook.talk), plugins()[fmt.table.game].view
    # Most of its lines are not shown: their emblems are not to be missed in those that are.
    telling = Formatter(fmt.table, fmt.words, emblems=inf)
    told = _told(telling, notebook, tale)
    begun = [event for event in tale if type(event) is view.titled]
    if begun and told[-1:] == list(view.tale(telling, notebook, begun[-1:])):
        told.pop()
    told = _last(told, MOST_TALE_LINES - bool(talk))
    while len(talk) > 1 and (
        len(told) + len(talk) > MOST_TALE_LINES + 1
        or _words_in(told) + _words_in(talk) > MOST_BESIDE_WORDS
    ):
        talk.pop(0)
    while max(len(told), len(talk)) > 1 and _height(told) + _height(talk) > most:
        (talk if len(talk) > 1 else told).pop(0)
    if _height(told) + _height(talk) > most:
        # In one part, and in small letters, both lines fit, or else what can be answered.
        least = min(1, len(talk))
        small = [line if line.startswith("-# ") else f"-# {line}" for line in told]
        told, talk = [], [*small, *talk]
        while len(talk) > least and _height(talk) > most:
            talk.pop(0)
    return told, talk


def _told(fmt: Formatter, notebook: Any, tale: Sequence[Event]) -> list[str]:
    """Return more lines than are shown of a tale, the last of them; the others are not told."""
    tell, most = plugins()[fmt.table.game].view.tale, FEW_EVENTS
    told = list(tell(fmt, notebook, tale[-most:]))
    while len(told) < 2 * MOST_TALE_LINES and most < len(tale):
        most *= 2
        told = list(tell(fmt, notebook, tale[-most:]))
    return told


def _last(told: Sequence[str], most: int) -> list[str]:
    """Return the last lines of a tale: so many at most, and no more than are read."""
    last = list(told[-most:])
    while len(last) > 1 and _words_in(last) > MOST_TALE_WORDS:
        last.pop(0)
    return last


def _words_in(lines: Sequence[str]) -> int:
    return len(MARKUP.sub("", "\n".join(lines)).split())


def _height(lines: Sequence[str]) -> float:
    return text_height("\n".join(lines)) if lines else 0.0


def _buttons(fmt: Formatter, explained: Sequence[Button]) -> list[Button]:
    table, words = fmt.table, fmt.words
    buttons = [
        action_button(table.id, "hand", words),
        action_button(table.id, "tale", words),
        *explained,
    ]
    if table.frozen:
        return [*buttons, end_button(table, words)]
    if [seat for seat in table.seats if seat.offered]:
        buttons.append(action_button(table.id, "take-seat", words, Style.GREEN))
    elif [seat for seat in table.seats if seat.left]:
        buttons.append(action_button(table.id, "offer-seat", words))
    if [seat for seat in table.seats if seat.wants_end]:
        buttons.append(action_button(table.id, "want-end", words))
    if [seat for seat in table.seats if seat.away]:
        buttons.append(action_button(table.id, "back", words, Style.GREEN))
    return buttons


def frozen_panel(table: TableView, words: Words) -> Panel:
    """Show a table that stands still, and of which its game can show nothing; it can be ended."""
    title = naming("table-title", table, words)
    return short_panel(BLOOD, title, words(table.fault), buttons=[end_button(table, words)])


def end_button(table: TableView, words: Words) -> Button:
    """Return the button that asks whether a table is to be ended."""
    return Button(words("button-end-table"), ACTION.of(table.id, "end"), Style.RED)


def ended_panel(table: TableView, words: Words) -> Panel:
    """Show that a game was ended without a result, and why; some may be played again."""
    builder = PanelBuilder(BLOOD, naming("ended-title", table, words))
    builder.text(words(f"ended-by-{table.ended_by}"))
    add_dice(builder, table, words)
    if table.ended_by is EndedBy.UPGRADE:
        builder.buttons(action_button(table.id, "again", words, Style.GREEN))
    return builder.panel()
