"""A player's own panel at a table of several: the hand, and what is asked."""

from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field, replace
from hashlib import blake2b
from typing import Any, Final

from bot.drawing.picture import Picture
from bot.panels.builder import PanelBuilder, action_button, naming, notifying_panel
from bot.panels.claims import say_button, whisper_lines
from bot.panels.controls import MOST_SIGNS, Asked, add_ask, add_draft
from bot.panels.height import PHONE, whole_height
from bot.panels.ids import ANSWER
from bot.panels.last_words import add_last_words
from bot.panels.panel import Link, Panel, Style
from bot.panels.shared import add_question, crowd_ask, frame_colour, is_over, what_is_held
from bot.plugins.formatter import Formatter, timestamp
from bot.plugins.registry import plugins
from bot.plugins.view import Paragraphs
from bot.text import Words
from bot.values.tables import Status, TableView
from games.engine.asks import Ask, Seat, Target


@dataclass(frozen=True, slots=True)
class Hand:
    """What a player has, in words: found out once, for the panel and for its mark."""

    fmt: Formatter
    """That has said it: what follows on the panel has the emblems that are left."""
    fate: Sequence[str]
    held: Paragraphs
    whispers: Sequence[str]


@dataclass(frozen=True, slots=True)
class Shown:
    """What a private panel shows beside how the game stands."""

    note: str = ""
    """What goes on top."""
    verb: str | None = None
    """Of a question with many verbs, the one whose targets are wanted."""
    draft: Mapping[Seat, Target] = field(default_factory=dict)
    """Of an answer for several seats, what is meant for whom so far."""
    picture: Picture | None = None
    frame: int | None = None
    """The colour around it, where it is known: to find it out takes a picture of the table."""
    hint: str = ""
    """What is advised, of a game alone."""
    hand: Hand | None = None
    """What its player has, where that is known."""


NOTHING_MORE: Final = Shown()


def hand_of(table: TableView, notebook: Any, words: Words, *, pictured: bool) -> Hand:
    """Return what a player has, but for what a picture shows that stands above it."""
    fmt = Formatter(table, words)
    fate = plugins()[table.game].view.fate(fmt, notebook)
    held = what_is_held(fmt, notebook, pictured=pictured)
    return Hand(fmt, fate, held, whisper_lines(fmt, notebook.talk))


def hand_panel(
    table: TableView, notebook: Any, ask: Ask | None, words: Words, shown: Shown
) -> Panel:
    """Show a player's hand and question; ``notebook`` is theirs.

    It is one screen of a phone: where it would be higher, advice goes from it, and then what only
    looks good is said shortly.
    """
    hand = shown.hand or hand_of(table, notebook, words, pictured=shown.picture is not None)
    for panel in _ever_lower(table, notebook, ask, hand, shown):
        if whole_height(panel.parts) <= PHONE:
            break
    return panel


def _ever_lower(
    table: TableView, notebook: Any, ask: Ask | None, hand: Hand, shown: Shown
) -> Iterator[Panel]:
    """Yield a hand as it is, without advice, with one line in place of its picture, without it."""
    yield _hand(table, notebook, ask, hand, shown)
    panel = _hand(table, notebook, ask, hand, shown, advised=False)
    yield panel
    for said in (_cards(Formatter(table, hand.fmt.words), notebook), ""):
        parts = (said if isinstance(part, Picture) else part for part in panel.parts)
        yield replace(panel, parts=tuple(part for part in parts if part != ""))


def _cards(fmt: Formatter, notebook: Any) -> str:
    """Return what the picture of a hand shows, in one line."""
    cards = plugins()[fmt.table.game].view.cards
    shown = () if cards is None else cards(fmt, notebook)
    return " · ".join(fmt.words("card-in-short", label=c.label, name=c.name) for c in shown)


def _hand(
    table: TableView,
    notebook: Any,
    ask: Ask | None,
    hand: Hand,
    shown: Shown,
    *,
    advised: bool = True,
) -> Panel:
    words, fmt = hand.fmt.words, copy(hand.fmt)
    asked = None if ask is None else Asked(fmt, notebook, ask)
    if asked is not None and asked.is_further(shown.verb):
        # What its player has is left out, and so are its emblems.
        fmt = Formatter(table, words)
        asked = replace(asked, fmt=fmt)
        shown, fate = replace(shown, picture=None), asked.view.fate(fmt, notebook)
        builder = begin_own(fmt, notebook, _where(fmt), shown, fate)
    else:
        builder = begin_own(fmt, notebook, _where(fmt), shown, hand.fate)
        held, newcomer = list(hand.held), table.seat(notebook.viewer).novice and not is_over(table)
        if advised and newcomer and (asked is None or not asked.steps):
            advice = plugins()[table.game].view.advice(fmt, notebook)
            held.insert(int(shown.picture is None), [advice])  # Below who they are.
        builder.paragraphs(held)
        builder.text(*hand.whispers)
    if table.status is Status.ENDED:
        builder.text(words(f"ended-by-{table.ended_by}"))
    if asked is not None:
        builder.rule()
        due = next((w.due for w in table.waiting if w.ask.id == asked.ask.id), None)
        waits = words("waiting-you", when=timestamp(due)) if due is not None else ""
        add_question(builder, asked, asked.question(shown.verb), waits, asked.silence)
        add_answers(builder, asked, shown)
    elif table.last_words is not None:
        add_last_words(builder, fmt, notebook)
    elif not is_over(table):
        builder.rule()
        # Whom the table waits for stands there: here it would be out of date in a moment.
        secret = words("waiting-hidden") if table.hidden and not table.frozen else ""
        builder.text(words("no-question-now"), secret)
    _add_buttons(builder, fmt, notebook)
    return builder.panel()


def hand_mark(table: TableView, notebook: Any, hand: Hand, picture: Picture | None) -> str:
    """Return a short mark of what a hand shows but for its question: of another, another one."""
    seat = table.seat(notebook.viewer)
    shown = (
        (hand.fate, hand.held, hand.whispers),
        picture and picture.mark,
        (table.last_words, table.last_words and notebook.talk.advised),
        (table.status, table.frozen, table.paused, table.hidden, seat.away, seat.dms_closed),
    )
    return blake2b(repr(shown).encode(), digest_size=12).hexdigest()


def lasting_panel(table: TableView, notebook: Any, words: Words, shown: Shown) -> Panel:
    """Show a direct message in which its owner does not play: where questions are instead of one.

    Of the hand it shows what lasts: nobody looks at it, and it is not kept up.
    """
    fmt, view = Formatter(table, words), plugins()[table.game].view
    lasting = view.lasting(fmt, notebook)
    if not lasting or view.own_picture is not None:
        shown = replace(shown, picture=None)
    builder = begin_own(fmt, notebook, _where(fmt), shown, view.fate(fmt, notebook))
    pictured = shown.picture is not None
    drawn = view.cards(fmt, notebook) if pictured and view.cards is not None else ()
    for card in lasting:
        if card not in drawn:
            builder.text(words("lasting-card", label=card.label, name=card.name, text=card.text))
    builder.rule()
    builder.text(words("asked-at-the-table"))
    _add_buttons(builder, fmt, notebook)
    return builder.panel()


def notifying(
    panel: Panel, table: TableView, words: Words, *, asked: bool, again: bool = False
) -> Panel:
    """Return a hand as a message that notifies, and whose notification tells no secret.

    ``asked``: a question is waiting there. ``again``: the cards are known already.
    """
    question = "push-question" if again else "push-dealt-asked"
    key = question if asked else "push-dealt"
    hand = action_button(table.id, "hand", words)
    # The notice says where it belongs.
    shown = replace(panel, parts=panel.parts[1:])
    return notifying_panel(shown, naming(key, table, words), hand)


def add_answers(builder: PanelBuilder, asked: Asked, shown: Shown) -> None:
    """Add what answers a question, for who is asked: where others share buttons for it, these."""
    shared, table, verbs = asked.ask.shared(), asked.fmt.table, asked.ask.verbs
    crowd = crowd_ask(table) is not None
    if shared is not None:
        add_draft(builder, asked, shared, shown.draft)
    elif crowd and all(len(verb.pool) <= MOST_SIGNS for verb in verbs):
        builder.buttons(*asked.all_targets(ANSWER))
    else:
        add_ask(builder, asked, shown.verb)


def _where(fmt: Formatter) -> str:
    return fmt.words("hand-where", channel=str(fmt.table.place_id), table=str(fmt.table.id))


def begin_own(
    fmt: Formatter, notebook: Any, title: str, shown: Shown, fate: Sequence[str]
) -> PanelBuilder:
    """Return a panel of one viewer with what stands above the hand."""
    table, words = fmt.table, fmt.words
    builder = PanelBuilder(shown.frame or frame_colour(fmt, notebook), title)
    builder.text(shown.note)
    builder.picture(shown.picture)
    if table.frozen:
        builder.text(words(table.fault))
    if notebook.viewer is not None and table.seat(notebook.viewer).dms_closed:
        builder.text(words("dms-closed-note"))
    builder.text(*fate)
    return builder


def _add_buttons(builder: PanelBuilder, fmt: Formatter, notebook: Any) -> None:
    """Add what is not the answer to a question, and what there is to say of it."""
    table, words = fmt.table, fmt.words
    if table.paused:
        builder.text(words("table-paused", when=timestamp(table.closes_at or 0.0)))
    way = Link(words("button-table"), table.place_link)
    if is_over(table):
        builder.buttons(way)
        return
    buttons = [action_button(table.id, "refresh", words), way, *say_button(fmt, notebook)]
    if notebook.viewer is not None and table.seat(notebook.viewer).away:
        builder.text(words("you-are-away"))
        buttons.append(action_button(table.id, "back", words, Style.GREEN))
    builder.buttons(*buttons)
