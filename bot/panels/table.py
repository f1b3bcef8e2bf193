"""The panels of a game in progress and of its end."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.panels.controls import add_ask, add_crowd, is_crowd
from bot.panels.drafts import add_draft
from bot.panels.faces import FACES
from bot.panels.ids import act_id, rules_id, story_id
from bot.panels.panel import (
    BLOOD,
    GREEN,
    NIGHT,
    PARCHMENT,
    Button,
    Panel,
    Sheet,
    button,
    cut,
    fit,
    link,
    page_buttons,
)
from bot.panels.voice import Voice, timestamp
from bot.tables.fairness import dice_seed
from bot.tables.views import EndedBy, Status, TableView, Waiting
from bot.text import Words
from games.engine.asks import Ask, Seat, Target
from games.engine.events import Event, Told

MOST_TALE = 1200
"""Characters of tale on a panel: more is not read on a phone."""

PAGE = 3400
"""Characters of a page of the whole story."""


def public_panel(table: TableView, notebook: Any, tale: Sequence[Event], words: Words) -> Panel:
    """Show everybody how things stand; ``tale``: public events since this panel was posted.

    A public question is answered here too, by the seat that it is asked of.
    """
    voice, face = Voice(table, words), FACES[table.game]
    sheet = Sheet(PARCHMENT)
    sheet.text(_title(voice))
    for paragraph in face.board(voice, notebook):
        sheet.text(*paragraph)
    sheet.rule()
    asked, crowd = _public_ask(table), _crowd_ask(table)
    closing = [words("fault-frozen") if table.frozen else voice.waiting(table.waiting)]
    if crowd is not None:
        question = face.crowd(voice, notebook, crowd)
        chosen = table.asked - len(table.waiting)
        closing.append(words("asked-of-all", question=question))
        closing.append(words("asked-of-all-count", n=chosen, of=table.asked))
        closing.append(face.silence(voice, crowd))
    elif asked is not None:
        question = face.question(voice, notebook, asked.ask)
        closing.append(words("asked-of", name=voice.bold(asked.seat), question=question))
        closing.append(face.silence(voice, asked.ask))
    elif table.waiting:
        closing.append(words("asked-in-secret"))
    room = sheet.room - sum(len(line) + 1 for line in closing) - 10
    sheet.text(*_tale(voice, notebook, tale, min(room, MOST_TALE)))
    sheet.rule()
    sheet.text(*closing)
    if crowd is not None:
        add_crowd(sheet, voice, face, notebook, crowd)
    elif asked is not None:
        add_ask(sheet, voice, face, notebook, asked.ask)
    sheet.buttons(*_public_buttons(table, words))
    return sheet.panel(voice.awaited())


def retired_panel(table: TableView, notebook: Any, tale: Sequence[Event], words: Words) -> Panel:
    """Show what remains of a panel that was posted again below: its tale, and the way there."""
    voice = Voice(table, words)
    sheet = Sheet(PARCHMENT)
    sheet.text(words("retired-title", game=voice.game, table=str(table.id)))
    if tale:
        sheet.text(*_tale(voice, notebook, tale, sheet.room - 300))
    sheet.text(words("retired-link", link=table.place_link))
    return sheet.panel()


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
) -> Panel:
    """Show one viewer's hand and question. ``notebook`` is the viewer's; ``note`` goes on top.

    ``verb``: of a question with many verbs, the one whose targets are wanted. ``at_the_table``:
    the viewer answers there, so the panel says where questions are instead of showing one.
    ``draft``: of an answer for several seats, what is meant for whom so far.
    """
    voice, face = Voice(table, words), FACES[table.game]
    sheet = Sheet(NIGHT)
    sheet.text(_title(voice), words("hand-where", channel=str(table.place_id)))
    if note:
        sheet.text(note)
    if table.frozen:
        sheet.text(words("fault-frozen"))
    if notebook.viewer is not None and table.seat(notebook.viewer).dms_closed:
        sheet.text(words("dms-closed-note"))
    sheet.text(*face.news(voice, notebook))
    for paragraph in face.hand(voice, notebook):
        sheet.text(*paragraph)
    over = table.status in (Status.SETTLED, Status.ENDED) and not table.waiting
    if table.status is Status.ENDED:
        sheet.text(words(f"ended-by-{table.ended_by}"))
    if not over:
        sheet.rule()
    if ask is not None:
        due = next((w.due for w in table.waiting if w.ask.id == ask.id), None)
        sheet.text(
            face.question(voice, notebook, ask),
            words("waiting-you", when=timestamp(due)) if due is not None else "",
            face.silence(voice, ask),
        )
        shared = ask.shared()
        if shared is not None:
            add_draft(sheet, voice, face, notebook, ask, shared, draft or {})
        else:
            add_ask(sheet, voice, face, notebook, ask, verb, crowd=_crowd_ask(table) is not None)
    elif at_the_table and not over:
        sheet.text(words("asked-at-the-table"), words("hand-refresh"))
    elif not over:
        sheet.text(words("no-question-now"), voice.waiting(table.waiting), words("hand-refresh"))
    buttons = [link(words("button-table"), table.place_link)]
    if not over:
        buttons.insert(0, button(words("button-refresh"), act_id(table.id, "refresh")))
    if not over and notebook.viewer is not None and table.seat(notebook.viewer).away:
        sheet.text(words("you-are-away"))
        buttons.append(button(words("button-back"), act_id(table.id, "back"), GREEN))
    sheet.buttons(*buttons)
    return sheet.panel()


def final_panel(table: TableView, notebook: Any, words: Words) -> Panel:
    """Show how it ended: who was what, who earned what and why, and the dice's secret.

    The Executioner's last question, whom to name, is answered here too; then it may be played
    again.
    """
    voice, face = Voice(table, words), FACES[table.game]
    sheet = Sheet(BLOOD)
    sheet.text(_title(voice))
    for paragraph in face.final(voice, notebook):
        sheet.text(*paragraph)
    if table.short:
        sheet.text(words("crowns-short"))
    if table.secret is not None:
        sheet.rule()
        sheet.text(_proof(table, table.secret, words))
    asked = _public_ask(table)
    if asked is not None:
        sheet.rule()
        question = face.question(voice, notebook, asked.ask)
        sheet.text(
            voice.waiting(table.waiting),
            words("asked-of", name=voice.bold(asked.seat), question=question),
            face.silence(voice, asked.ask),
        )
        add_ask(sheet, voice, face, notebook, asked.ask)
    sheet.buttons(
        button(
            words("button-again"), act_id(table.id, "again"), GREEN, disabled=bool(table.waiting)
        ),
        button(words("button-story"), act_id(table.id, "story")),
        button(words("button-rules"), rules_id(table.game, FACES[table.game].pages()[0])),
    )
    return sheet.panel(voice.awaited())


def ended_panel(table: TableView, words: Words) -> Panel:
    """Show that a game was ended without a result, and why; some may be played again."""
    sheet = Sheet(BLOOD)
    voice = Voice(table, words)
    sheet.text(words("ended-title", game=voice.game, table=str(table.id)))
    sheet.text(words(f"ended-by-{table.ended_by}"))
    if table.secret is not None:
        sheet.text(_proof(table, table.secret, words))
    if table.ended_by is EndedBy.UPGRADE:
        sheet.buttons(button(words("button-again"), act_id(table.id, "again"), GREEN))
    return sheet.panel()


def story_pages(table: TableView, told: Sequence[Told], words: Words) -> list[str]:
    """Return the whole game as readable pages, secrets included."""
    voice = Voice(table, words)
    pages: list[str] = []
    page = ""
    for heading, lines in FACES[table.game].story(voice, told):
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
            words("story-proof-seed", seed=seed, table=str(table.id)),
        )
    )


def story_panel(table: TableView, told: Sequence[Told], page: int, words: Words) -> Panel:
    """Show one page of the whole story, counted from 0; a page beyond the last is the last."""
    pages = story_pages(table, told, words)
    page = max(0, min(page, len(pages) - 1))
    sheet = Sheet(NIGHT)
    sheet.text(words("story-title", table=str(table.id)))
    sheet.text(pages[page])
    sheet.text(words("story-page", page=page + 1, pages=len(pages)))
    sheet.buttons(*page_buttons(words, page, len(pages), lambda to: story_id(table.id, to)))
    return sheet.panel()


def _proof(table: TableView, secret: str, words: Words) -> str:
    """Return the secret of the dice, and how to check them."""
    return words("ended-proof", secret=secret, commitment=table.commitment, table=str(table.id))


def _title(voice: Voice) -> str:
    return voice.words("table-title", game=voice.game, table=str(voice.table.id))


def _tale(voice: Voice, notebook: Any, tale: Sequence[Event], room: int) -> list[str]:
    """Return the heading and as much of the end of the tale as fits."""
    words = voice.words
    lines = FACES[voice.table.game].tale(voice, notebook, tale)
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


def _public_buttons(table: TableView, words: Words) -> list[Button]:
    buttons = [
        button(words("button-hand"), act_id(table.id, "hand")),
        button(words("button-rules"), rules_id(table.game, FACES[table.game].pages()[0])),
    ]
    if any(seat.away for seat in table.seats):
        buttons.append(button(words("button-back"), act_id(table.id, "back"), GREEN))
    return buttons
