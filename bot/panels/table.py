"""The panels of a game in progress and of its end."""

import re
from collections.abc import Mapping, Sequence
from math import inf
from typing import Any

from bot.drawing.picture import Picture
from bot.panels.behind import add_dice, explain_button, explained_key
from bot.panels.builder import BLOOD, EMBER, PARCHMENT, PanelBuilder
from bot.panels.claims import claim_lines, say_button, whisper_lines
from bot.panels.controls import add_ask, add_crowd, is_crowd
from bot.panels.drafts import add_draft
from bot.panels.height import GAP, PHONE, RULE, text_height
from bot.panels.ids import action_id, rules_id
from bot.panels.medals import earned_lines
from bot.panels.panel import Button, Link, Panel, Style
from bot.panels.pictures import readable
from bot.panels.stopped import end_button
from bot.plugins.formatter import Formatter, timestamp
from bot.plugins.picture import CardPicture
from bot.plugins.plugin import Seating
from bot.plugins.registry import plugins
from bot.plugins.view import GameView, Paragraphs
from bot.text import Words
from bot.text.fitting import fit
from bot.values.days import ends_at
from bot.values.silence import Silent
from bot.values.tables import Status, TableView
from games.engine.asks import Ask, Seat, Target
from games.engine.events import Event

MOST_TALE_LINES, MOST_TALE_WORDS = 5, 45
"""Of the tale on a panel: more is not read on a phone, and waits behind “What happened”."""
MOST_BESIDE_WORDS = 60
"""Of the tale and the claims below it."""
A_LINE = text_height("?") + GAP
"""Pixels of what is to be on the screen of the question, its first line, and of the gap below."""
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
    builder = PanelBuilder(_colour(view, fmt, notebook))
    builder.text(_line(fmt))
    builder.picture(picture)
    if picture is not None and view.beside_picture is not None and _all_readable(table):
        builder.paragraphs(view.beside_picture(fmt, notebook))
        builder.text(fmt.presences())
    else:
        builder.paragraphs(view.board(fmt, notebook))
    standing = _standing(fmt)
    below = GAP + RULE + text_height("\n".join(standing)) + A_LINE
    left = PHONE - builder.height - below
    told, talk = _newest(fmt, notebook, tale, left if picture is not None else inf)
    builder.text(*told)
    builder.text(*talk)
    builder.rule()
    builder.text(*standing)
    asked, crowd = _public_ask(table), _crowd_ask(table)
    if crowd is not None:
        question = words("asked-of-all", question=view.asked_of_all(fmt, notebook, crowd))
        asked_of = len(table.put)
        chosen = asked_of - len(table.waiting)
        key = "asked-of-any-count" if crowd.lapses else "asked-of-all-count"
        count = words(key, n=chosen, of=asked_of)
        _ask(builder, fmt, crowd, question, count, view.silence(fmt, crowd))
        add_crowd(builder, fmt, view, notebook, crowd)
    elif asked is not None:
        question = view.question(fmt, notebook, asked)
        question = words("asked-of", name=fmt.bold(asked.seat), question=question)
        _ask(builder, fmt, asked, question, view.silence(fmt, asked))
        add_ask(builder, fmt, view, notebook, asked)
    elif table.waiting:
        builder.text(words("asked-in-secret"))
    builder.buttons(*_public_buttons(table, words))
    return builder.panel()


def retired_panel(table: TableView, notebook: Any, tale: Sequence[Event], words: Words) -> Panel:
    """Show what remains of a panel that was posted again below: its last lines, and the way."""
    fmt = Formatter(table, words)
    builder = PanelBuilder(PARCHMENT)
    builder.text(words("retired-title", game=fmt.game, table=str(table.id)))
    if tale:
        lines = _last(plugins()[table.game].view.tale(fmt, notebook, tale), MOST_TALE_LINES)
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

    ``begun``: the event of which so many ``beats`` have been told, and not all.
    """
    fmt, view = Formatter(table, words), plugins()[table.game].view
    felt = [each for each in events if type(each) in view.moments or isinstance(each, Silent)]
    while felt and begun is None and isinstance(felt[-1], Silent):
        felt.pop()
    lines = list(view.moment(fmt, notebook, felt)) if felt else []
    if begun is not None:
        lines += view.begun(fmt, begun, beats)
    builder = PanelBuilder(EMBER)
    builder.text(*fit(lines, builder.room))
    return builder.panel() if lines else None


def private_panel(
    table: TableView,
    notebook: Any,
    ask: Ask | None,
    words: Words,
    *,
    note: str | None = None,
    verb: str | None = None,
    at_the_table: bool = False,
    draft: Mapping[Seat, Target] | None = None,
    picture: Picture | None = None,
    notice: str = "",
) -> Panel:
    """Show one viewer's hand and question. ``notebook`` is the viewer's; ``note`` goes on top.

    ``verb``: of a question with many verbs, the one whose targets are wanted. ``at_the_table``:
    the viewer plays there, so the panel says where questions are instead of showing one, and of
    the hand what lasts: nobody looks at it, and it is not kept up.
    ``draft``: of an answer for several seats, what is meant for whom so far. ``notice``: what a
    notification is to say of it; then it is a message that has one.
    """
    fmt, game = Formatter(table, words), plugins()[table.game]
    view, alone = game.view, game.seating is Seating.ALONE
    builder = PanelBuilder(_colour(view, fmt, notebook))
    if not notice:
        builder.text(_line(fmt) if alone else words("hand-where", **_where(table)))
    if note:
        builder.text(note)
    over = table.status in (Status.SETTLED, Status.ENDED) and not table.waiting
    lasting = view.lasting(fmt, notebook) if at_the_table and not over else None
    if lasting is not None and (not lasting or view.own_picture is not None):
        picture = None
    builder.picture(picture)
    if table.frozen:
        builder.text(words("fault-frozen"))
    if notebook.viewer is not None and table.seat(notebook.viewer).dms_closed:
        builder.text(words("dms-closed-note"))
    builder.text(*view.fate(fmt, notebook))
    builder.paragraphs(_held(fmt, view, notebook, lasting, pictured=picture is not None))
    if lasting is None:
        builder.text(*whisper_lines(fmt, notebook.talk))
    if table.status is Status.ENDED:
        builder.text(words(f"ended-by-{table.ended_by}"))
    if not over:
        builder.rule()
    if ask is not None:
        due = next((w.due for w in table.waiting if w.ask.id == ask.id), None)
        _ask(
            builder,
            fmt,
            ask,
            view.question(fmt, notebook, ask),
            words("waiting-you", when=timestamp(due)) if due is not None and not alone else "",
            view.silence(fmt, ask) if not alone else "",
        )
        shared = ask.shared()
        if shared is not None:
            add_draft(builder, fmt, view, notebook, ask, shared, draft or {})
        else:
            add_ask(builder, fmt, view, notebook, ask, verb, crowd=_crowd_ask(table) is not None)
    elif at_the_table and not over:
        builder.text(words("asked-at-the-table"))
    elif not over:
        # A table that stands still, or where nobody else plays, brings nothing to watch for.
        waits = [] if table.frozen or alone else [fmt.waiting(table.waiting)]
        builder.text(words("no-question-now"), *waits)
    buttons: list[Button | Link] = [] if alone else [Link(words("button-table"), table.place_link)]
    if alone:
        buttons.append(Button(words("button-rules"), rules_id(table.game, view.first_page)))
        if ask is not None:
            buttons.append(Button(words("button-give-up"), action_id(table.id, "give-up")))
        elif table.frozen:
            buttons.append(end_button(table, words))
    elif not over:
        buttons.insert(0, Button(words("button-refresh"), action_id(table.id, "refresh")))
    if table.paused:
        builder.text(_paused(table, words))
    if not over:
        buttons += say_button(fmt, notebook)
    if not over and notebook.viewer is not None and table.seat(notebook.viewer).away:
        builder.text(words("you-are-away"))
        buttons.append(Button(words("button-back"), action_id(table.id, "back"), Style.GREEN))
    builder.buttons(*buttons)
    if notice:
        return builder.announced(notice, Button(words("button-hand"), action_id(table.id, "hand")))
    return builder.panel()


def _held(
    fmt: Formatter,
    view: GameView,
    notebook: Any,
    lasting: Sequence[CardPicture] | None,
    *,
    pictured: bool,
) -> Paragraphs:
    """Return a viewer's hand, but for what the picture shows; with ``lasting``, that alone."""
    if lasting is not None:
        drawn = view.cards(fmt, notebook) if pictured and view.cards is not None else ()
        return [
            [fmt.words("lasting-card", label=card.label, name=card.name, text=card.text)]
            for card in lasting
            if card not in drawn
        ]
    if pictured and view.beside_cards is not None:
        return view.beside_cards(fmt, notebook)
    return [view.news(fmt, notebook), *view.hand(fmt, notebook)]


def final_panel(
    table: TableView,
    notebook: Any,
    words: Words,
    *,
    note: str = "",
    hindsight: Any = None,
    picture: Picture | None = None,
    elsewhere: bool = False,
) -> Panel:
    """Show how it ended: who was what, who earned what and why, and the dice's secret.

    A last question is answered here too; then it may be played again. ``note`` goes on top.
    ``hindsight`` is what the game's thinking about it has come to. ``elsewhere``: it is looked at
    in another server than its own, where its story is not told.
    """
    fmt, view = Formatter(table, words), plugins()[table.game].view
    builder = PanelBuilder(BLOOD)
    builder.text(_line(fmt) if picture is not None else _title(fmt), note)
    builder.picture(picture)
    beside = view.beside_poster if picture is not None and _all_readable(table) else None
    builder.paragraphs((beside or view.final)(fmt, notebook))
    builder.text(*earned_lines(fmt))
    if hindsight is not None and view.hindsight is not None:
        builder.text(view.hindsight(fmt, hindsight))
    if table.short:
        builder.text(words("crowns-short"))
    if table.secret is not None:
        add_dice(builder, table, words)
    asked = _public_ask(table)
    if asked is not None:
        builder.rule()
        builder.text(fmt.waiting(table.waiting))
        question = view.question(fmt, notebook, asked)
        question = words("asked-of", name=fmt.bold(asked.seat), question=question)
        _ask(builder, fmt, asked, question, view.silence(fmt, asked))
        add_ask(builder, fmt, view, notebook, asked)
    builder.buttons(*_final_buttons(fmt, elsewhere=elsewhere))
    return builder.panel()


def _final_buttons(fmt: Formatter, *, elsewhere: bool) -> list[Button]:
    """Return what can be done with a game that is over, where it is looked at."""
    table, words = fmt.table, fmt.words
    page, waits = plugins()[table.game].view.first_page, bool(table.waiting)
    again = Button(words("button-again"), action_id(table.id, "again"), Style.GREEN, disabled=waits)
    buttons = [] if elsewhere else [again]
    if table.day is not None:
        buttons.append(Button(words("button-share"), action_id(table.id, "share")))
    if not elsewhere and (table.day is None or table.secret is not None):
        buttons.append(Button(words("button-story"), action_id(table.id, "story")))
    return [*buttons, Button(words("button-rules"), rules_id(table.game, page))]


def _ask(builder: PanelBuilder, fmt: Formatter, ask: Ask, *lines: str) -> None:
    """Add a question, with “?” beside it where there is a text behind that."""
    if explained_key(fmt.table.game, ask) in fmt.words:
        builder.section(explain_button(fmt, ask), *lines)
    else:
        builder.text(*lines)


def _title(fmt: Formatter) -> str:
    return fmt.words("table-title", game=fmt.game, table=str(fmt.table.id))


def _line(fmt: Formatter) -> str:
    """Return which table it is, and of a day's deal that is played, until when."""
    table, words = fmt.table, fmt.words
    line = words("table-line", game=fmt.game, table=str(table.id))
    if table.day is None or table.status is not Status.PLAYING:
        return line
    return f"{line}\n{words('table-line-day', when=timestamp(ends_at(table.day)))}"


def _where(table: TableView) -> dict[str, str]:
    return {"channel": str(table.place_id), "table": str(table.id)}


def _colour(view: GameView, fmt: Formatter, notebook: Any) -> int:
    """Return the colour of the frame: that of the phase, where the game draws one."""
    picture = view.picture(fmt, notebook) if view.picture is not None else None
    return int(picture.colour.removeprefix("#"), 16) if picture is not None else PARCHMENT


def _all_readable(table: TableView) -> bool:
    """Say whether a picture can name everybody; where it cannot, the words do."""
    return all(readable(seat.name) for seat in table.seats)


def _standing(fmt: Formatter) -> list[str]:
    """Return whom the table waits for, and what its players may want of it."""
    table, words = fmt.table, fmt.words
    lines = [words("fault-frozen") if table.frozen else fmt.waiting(table.waiting)]
    if table.paused:
        lines = [_paused(table, words)]
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

    The oldest make room where they are long; the very last of both there always is.
    """
    talk, view = claim_lines(fmt, notebook.talk), plugins()[fmt.table.game].view
    # Most of its lines are not shown: their emblems are not to be missed in those that are.
    telling = Formatter(fmt.table, fmt.words, emblems=inf)
    told = list(view.tale(telling, notebook, tale))
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
    return told, talk


def _last(told: Sequence[str], most: int) -> list[str]:
    """Return the last lines of a tale: so many at most, and no more than are read."""
    last = list(told[-most:])
    while len(last) > 1 and _words_in(last) > MOST_TALE_WORDS:
        last.pop(0)
    return last


def _words_in(lines: Sequence[str]) -> int:
    return sum(len(MARKUP.sub("", line).split()) for line in lines)


def _height(lines: Sequence[str]) -> float:
    return text_height("\n".join(lines)) if lines else 0.0


def _public_ask(table: TableView) -> Ask | None:
    """Return the open question that may be answered in public, as all may see it, if any."""
    return next((wait.ask.in_public() for wait in table.waiting if not wait.ask.secret), None)


def _crowd_ask(table: TableView) -> Ask | None:
    """Return one of the asks that all who were asked may answer by the same buttons, if any."""
    return table.waiting[0].ask if table.waiting and is_crowd(table.put) else None


def _paused(table: TableView, words: Words) -> str:
    return words("table-paused", when=timestamp(table.closes_at or 0.0))


def _public_buttons(table: TableView, words: Words) -> list[Button]:
    buttons = [
        Button(words("button-hand"), action_id(table.id, "hand")),
        Button(words("button-tale"), action_id(table.id, "tale")),
    ]
    if table.frozen:
        return [*buttons, end_button(table, words)]
    if any(seat.offered for seat in table.seats):
        buttons.append(
            Button(words("button-take-seat"), action_id(table.id, "take-seat"), Style.GREEN)
        )
    elif any(seat.left for seat in table.seats):
        buttons.append(Button(words("button-offer-seat"), action_id(table.id, "offer-seat")))
    if any(seat.wants_end for seat in table.seats):
        buttons.append(Button(words("button-want-end"), action_id(table.id, "want-end")))
    if any(seat.away for seat in table.seats):
        buttons.append(Button(words("button-back"), action_id(table.id, "back"), Style.GREEN))
    return buttons
