"""The panels of a game in progress and of its end."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.panels.builder import (
    BLOOD,
    EMBER,
    GREEN,
    NIGHT,
    PARCHMENT,
    Button,
    Panel,
    PanelBuilder,
    button,
    link,
    page_buttons,
)
from bot.panels.controls import add_ask, add_crowd, is_crowd
from bot.panels.drafts import add_draft
from bot.panels.ids import action_id, rules_id, story_id
from bot.panels.medals import earned_lines
from bot.panels.pictures import Picture
from bot.plugins.formatter import Formatter, timestamp
from bot.plugins.plugin import Seating
from bot.plugins.registry import plugins
from bot.tables.fairness import dice_seed
from bot.text import Words
from bot.text.fitting import cut, fit
from bot.values.silence import Silent
from bot.values.tables import EndedBy, Status, TableView, Waiting
from games.engine.asks import Ask, Seat, Target
from games.engine.events import Event, Told

MOST_TALE = 1200
"""Characters of tale on a panel: more is not read on a phone."""

PAGE = 3400
"""Characters of a page of the whole story."""


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
    builder = PanelBuilder(PARCHMENT)
    builder.text(_title(fmt))
    builder.picture(picture)
    for paragraph in view.board(fmt, notebook):
        builder.text(*paragraph)
    builder.rule()
    asked, crowd = _public_ask(table), _crowd_ask(table)
    closing = [words("fault-frozen") if table.frozen else fmt.waiting(table.waiting)]
    if table.paused:
        closing = [_paused(table, words)]
    offered = [seat.seat for seat in table.seats if seat.offered]
    if offered:
        closing.append(words("seats-offered", who=fmt.names(offered)))
    voters = [seat.seat for seat in table.seats if seat.wants_end]
    if voters:
        who, needed = fmt.names(voters), table.votes_needed
        closing.append(words("votes-to-end", who=who, n=len(voters), needed=needed))
    if crowd is not None:
        question = view.asked_of_all(fmt, notebook, crowd)
        chosen = table.asked - len(table.waiting)
        closing.append(words("asked-of-all", question=question))
        closing.append(words("asked-of-all-count", n=chosen, of=table.asked))
        closing.append(view.silence(fmt, crowd))
    elif asked is not None:
        question = view.question(fmt, notebook, asked.ask)
        closing.append(words("asked-of", name=fmt.bold(asked.seat), question=question))
        closing.append(view.silence(fmt, asked.ask))
    elif table.waiting:
        closing.append(words("asked-in-secret"))
    room = builder.room - sum(len(line) + 1 for line in closing) - 10
    builder.text(*_tale(fmt, notebook, tale, min(room, MOST_TALE)))
    builder.rule()
    builder.text(*closing)
    if crowd is not None:
        add_crowd(builder, fmt, view, notebook, crowd)
    elif asked is not None:
        add_ask(builder, fmt, view, notebook, asked.ask.in_public())
    builder.buttons(*_public_buttons(table, words))
    return builder.panel()


def retired_panel(table: TableView, notebook: Any, tale: Sequence[Event], words: Words) -> Panel:
    """Show what remains of a panel that was posted again below: its tale, and the way there."""
    fmt = Formatter(table, words)
    builder = PanelBuilder(PARCHMENT)
    builder.text(words("retired-title", game=fmt.game, table=str(table.id)))
    if tale:
        builder.text(*_tale(fmt, notebook, tale, builder.room - 300))
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
) -> Panel:
    """Show one viewer's hand and question. ``notebook`` is the viewer's; ``note`` goes on top.

    ``verb``: of a question with many verbs, the one whose targets are wanted. ``at_the_table``:
    the viewer answers there, so the panel says where questions are instead of showing one.
    ``draft``: of an answer for several seats, what is meant for whom so far.
    """
    fmt, game = Formatter(table, words), plugins()[table.game]
    view, alone = game.view, game.seating is Seating.ALONE
    builder = PanelBuilder(NIGHT)
    where = "" if alone else words("hand-where", channel=str(table.place_id))
    builder.text(_title(fmt), where)
    if note:
        builder.text(note)
    builder.picture(picture)
    if table.frozen:
        builder.text(words("fault-frozen"))
    if notebook.viewer is not None and table.seat(notebook.viewer).dms_closed:
        builder.text(words("dms-closed-note"))
    builder.text(*view.fate(fmt, notebook))
    builder.text(*view.news(fmt, notebook))
    for paragraph in view.hand(fmt, notebook):
        builder.text(*paragraph)
    over = table.status in (Status.SETTLED, Status.ENDED) and not table.waiting
    if table.status is Status.ENDED:
        builder.text(words(f"ended-by-{table.ended_by}"))
    if not over:
        builder.rule()
    if ask is not None:
        due = next((w.due for w in table.waiting if w.ask.id == ask.id), None)
        builder.text(
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
        builder.text(words("asked-at-the-table"), words("hand-refresh"))
    elif not over:
        builder.text(words("no-question-now"), fmt.waiting(table.waiting), words("hand-refresh"))
    buttons = [] if alone else [link(words("button-table"), table.place_link)]
    if alone:
        buttons.append(button(words("button-rules"), rules_id(table.game, view.first_page)))
        if ask is not None:
            buttons.append(button(words("button-give-up"), action_id(table.id, "give-up")))
    elif not over:
        buttons.insert(0, button(words("button-refresh"), action_id(table.id, "refresh")))
    if table.paused:
        builder.text(_paused(table, words))
    if not over and notebook.viewer is not None and table.seat(notebook.viewer).away:
        builder.text(words("you-are-away"))
        buttons.append(button(words("button-back"), action_id(table.id, "back"), GREEN))
    builder.buttons(*buttons)
    return builder.panel()


def final_panel(
    table: TableView,
    notebook: Any,
    words: Words,
    *,
    note: str = "",
    hindsight: Any = None,
    picture: Picture | None = None,
) -> Panel:
    """Show how it ended: who was what, who earned what and why, and the dice's secret.

    A last question is answered here too; then it may be played again. ``note`` goes on top.
    ``hindsight`` is what the game's thinking about it has come to.
    """
    fmt, view = Formatter(table, words), plugins()[table.game].view
    builder = PanelBuilder(BLOOD)
    builder.text(_title(fmt), note)
    builder.picture(picture)
    for paragraph in view.final(fmt, notebook):
        builder.text(*paragraph)
    builder.text(*earned_lines(fmt))
    if hindsight is not None and view.hindsight is not None:
        builder.text(view.hindsight(fmt, hindsight))
    if table.short:
        builder.text(words("crowns-short"))
    if table.secret is not None:
        builder.rule()
        builder.text(_proof(table, table.secret, words))
    asked = _public_ask(table)
    if asked is not None:
        builder.rule()
        question = view.question(fmt, notebook, asked.ask)
        builder.text(
            fmt.waiting(table.waiting),
            words("asked-of", name=fmt.bold(asked.seat), question=question),
            view.silence(fmt, asked.ask),
        )
        add_ask(builder, fmt, view, notebook, asked.ask.in_public())
    builder.buttons(
        button(
            words("button-again"), action_id(table.id, "again"), GREEN, disabled=bool(table.waiting)
        ),
        *([button(words("button-share"), action_id(table.id, "share"))] if table.day else []),
        button(words("button-story"), action_id(table.id, "story")),
        button(words("button-rules"), rules_id(table.game, view.first_page)),
    )
    return builder.panel()


def ended_panel(table: TableView, words: Words) -> Panel:
    """Show that a game was ended without a result, and why; some may be played again."""
    builder = PanelBuilder(BLOOD)
    fmt = Formatter(table, words)
    builder.text(words("ended-title", game=fmt.game, table=str(table.id)))
    builder.text(words(f"ended-by-{table.ended_by}"))
    if table.secret is not None:
        builder.text(_proof(table, table.secret, words))
    if table.ended_by is EndedBy.UPGRADE:
        builder.buttons(button(words("button-again"), action_id(table.id, "again"), GREEN))
    return builder.panel()


def story_pages(table: TableView, told: Sequence[Told], words: Words) -> list[str]:
    """Return the whole game as readable pages, secrets included."""
    fmt = Formatter(table, words)
    pages: list[str] = []
    page = ""
    for heading, lines in plugins()[table.game].view.story(fmt, told):
        fresh = True
        for line in lines:
            part = f"### {heading}\n{cut(line, PAGE)}" if fresh else cut(line, PAGE)
            fresh = False
            if page and len(page) + len(part) + 1 > PAGE:
                pages.append(page)
                page = ""
            page = f"{page}\n{part}" if page else part
    pages.append(page or words("story-nothing"))
    if table.joins and table.secret is not None:
        pages.append(proof_page(table, words))
    return pages


def proof_page(table: TableView, words: Words) -> str:
    """Return what anybody needs to deal a past table again: docs/fairness.md."""
    joins = " ".join(map(str, table.joins))
    seed = dice_seed(bytes.fromhex(table.secret or ""), table.joins).hex()
    return "\n".join(
        (
            words("story-proof-title"),
            words("story-proof-secret", secret=table.secret or "", commitment=table.commitment),
            words("story-proof-joins", joins=joins),
            words("story-proof-seed", seed=seed, table=str(table.id), verify=table.verify),
        )
    )


def story_panel(table: TableView, told: Sequence[Told], page: int, words: Words) -> Panel:
    """Show one page of the whole story, counted from 0; a page beyond the last is the last."""
    pages = story_pages(table, told, words)
    page = max(0, min(page, len(pages) - 1))
    builder = PanelBuilder(NIGHT)
    builder.text(words("story-title", table=str(table.id)))
    builder.text(pages[page])
    builder.text(words("story-page", page=page + 1, pages=len(pages)))
    builder.buttons(*page_buttons(words, page, len(pages), lambda to: story_id(table.id, to)))
    return builder.panel()


def _proof(table: TableView, secret: str, words: Words) -> str:
    """Return the secret of the dice, and how to check them."""
    if plugins()[table.game].seating is Seating.ALONE:
        # Nobody joins, so nobody was shown anything before.
        key = "ended-proof-alone" if table.day is None else "ended-proof-day"
        return words(key, secret=secret, verify=table.verify, table=str(table.id))
    return words(
        "ended-proof",
        secret=secret,
        commitment=table.commitment,
        verify=table.verify,
        table=str(table.id),
    )


def _title(fmt: Formatter) -> str:
    return fmt.words("table-title", game=fmt.game, table=str(fmt.table.id))


def _tale(fmt: Formatter, notebook: Any, tale: Sequence[Event], room: int) -> list[str]:
    """Return the heading and as much of the end of the tale as fits."""
    words = fmt.words
    lines = plugins()[fmt.table.game].view.tale(fmt, notebook, tale)
    heading, more = words("tale-heading"), words("tale-cut")
    if not lines:
        return [heading, words("tale-nothing")]
    kept = fit(lines, room - len(heading) - len(more) - 4)
    return [heading, *([] if len(kept) == len(lines) else [more]), *kept]


def _public_ask(table: TableView) -> Waiting | None:
    """Return the open question that may be answered in public, if there is one."""
    return next((wait for wait in table.waiting if not wait.ask.secret), None)


def _crowd_ask(table: TableView) -> Ask | None:
    """Return one of the asks that all who were asked may answer by the same buttons, if any."""
    asks = [wait.ask for wait in table.waiting]
    return asks[0] if is_crowd(asks, table.asked) else None


def _paused(table: TableView, words: Words) -> str:
    until = max((wait.due for wait in table.waiting), default=0.0)
    return words("table-paused", when=timestamp(until))


def _public_buttons(table: TableView, words: Words) -> list[Button]:
    buttons = [
        button(words("button-hand"), action_id(table.id, "hand")),
        button(words("button-rules"), rules_id(table.game, plugins()[table.game].view.first_page)),
    ]
    if any(seat.offered for seat in table.seats):
        buttons.append(button(words("button-take-seat"), action_id(table.id, "take-seat"), GREEN))
    elif any(seat.left for seat in table.seats):
        buttons.append(button(words("button-offer-seat"), action_id(table.id, "offer-seat")))
    if any(seat.wants_end for seat in table.seats):
        buttons.append(button(words("button-want-end"), action_id(table.id, "want-end")))
    if any(seat.away for seat in table.seats):
        buttons.append(button(words("button-back"), action_id(table.id, "back"), GREEN))
    return buttons
