"""The controls of an ask: a select for a verb with targets, a button for one without."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from enum import StrEnum
from itertools import chain
from typing import Any

from bot.panels.builder import PanelBuilder
from bot.panels.ids import BACK, answer_id, crowd_id, type_id, verb_id
from bot.panels.panel import MOST_OPTIONS, Button, Field, Form, Style
from bot.plugins.formatter import Choice, Formatter, noun_key
from bot.plugins.view import GameView
from bot.text.emblems import emblem
from games.engine.asks import Ask, Target, Typed, Verb

WORD = "word"
"""The one field of the form for an answer that is typed."""

MOST_SELECTS = 2
"""Verbs with targets that are shown side by side; of more, the verb is chosen first."""

MOST_CROWD = 10
"""Buttons for what a crowd may answer."""

MOST_SIGNS = 3
"""Targets that are a button each instead of a select, where a crowd chooses one: a throw."""


def add_ask(
    builder: PanelBuilder,
    fmt: Formatter,
    view: GameView,
    notebook: Any,
    ask: Ask,
    chosen: str | None = None,
    *,
    crowd: bool = False,
) -> None:
    """Add an ask's selects and buttons. A verb whose pool is too small is left out.

    Of many verbs with targets each is a button first, which leads to the targets of the
    ``chosen`` one. So is a verb for several seats, which has a view of its own: `add_draft`.
    ``crowd``: the table has buttons for it, which others share.
    """
    if crowd and all(len(verb.pool) <= MOST_SIGNS for verb in ask.verbs):
        _buttons(builder, fmt, view, notebook, ask, answer_id)
        return
    if view.buttons:
        _add_presses(builder, fmt, view, notebook, ask, ask.verb(chosen or ""))
        return
    aimed = [
        verb
        for verb in ask.verbs
        if verb.most and not verb.typed and len(verb.pool) >= verb.least and not _only_one(verb)
    ]
    shown = [verb for verb in aimed if verb.name in view.at_once]
    if len(aimed) <= MOST_SELECTS:
        shown = aimed
    elif any(verb.name == chosen for verb in aimed):
        shown = [verb for verb in aimed if verb.name == chosen]
    shown = [verb for verb in shown if not verb.each]
    for verb in shown:
        _select(builder, fmt, view, notebook, ask, verb)
    if len(aimed) > MOST_SELECTS and chosen in [verb.name for verb in shown]:
        back = verb_id(fmt.table.id, ask.id, BACK)
        builder.buttons(Button(fmt.words("button-verbs"), back, Style.GREY))
        return
    buttons: list[Button] = []
    for verb in ask.verbs:
        if _only_one(verb):
            buttons += _presses(fmt, view, notebook, ask, verb, answer_id, named=True)
            continue
        if verb.typed:
            buttons.append(_typing(fmt, view, notebook, ask, verb))
            continue
        if verb in shown or (verb.most and verb not in aimed):
            continue
        label, mark = label_of(fmt, view, notebook, ask, verb), emblem_of(fmt, verb)
        if verb.most == 0:
            custom_id = answer_id(fmt.table.id, ask.id, verb.name)
            buttons.append(Button(label, custom_id, _colour(view, verb), emblem=mark))
        else:
            custom_id = verb_id(fmt.table.id, ask.id, verb.name)
            label = fmt.words("button-verb", verb=label)
            buttons.append(Button(label, custom_id, _colour(view, verb), emblem=mark))
    builder.buttons(*buttons)


def _typing(fmt: Formatter, view: GameView, notebook: Any, ask: Ask, verb: Verb) -> Button:
    """Return the button that opens the form of a verb whose pick is typed."""
    label = fmt.words("button-verb", verb=label_of(fmt, view, notebook, ask, verb))
    found = type_id(fmt.table.id, ask.id, verb.name)
    return Button(label, found, _colour(view, verb), emblem=emblem_of(fmt, verb))


def typed_form(fmt: Formatter, view: GameView, notebook: Any, ask: Ask, verb: Verb) -> Form:
    """Have the pick of a verb typed; only for one whose pick is."""
    line = verb.typed or Typed(1)
    title = view.placeholder(fmt.plain, notebook, ask, verb)
    fits = fmt.words("typed-fits", least=line.least, most=line.most)
    field = Field(WORD, title, fits, line.least, line.most)
    return Form(title, type_id(fmt.table.id, ask.id, verb.name), (field,))


def _only_one(verb: Verb) -> bool:
    """Say whether a verb has one target alone: then a button names it, and there is no list."""
    alone = len(verb.pool) == verb.least == verb.most == 1
    return alone and not verb.each and not verb.typed


def label_of(fmt: Formatter, view: GameView, notebook: Any, ask: Ask, verb: Verb) -> str:
    """Return what the button of a verb says."""
    return view.press(fmt.plain, notebook, ask, verb)


def emblem_of(fmt: Formatter, verb: Verb) -> str:
    """Return the emblem of a verb, if the game has one."""
    return emblem(f"{fmt.table.game}-do-{verb.name}")


def choices_of(
    fmt: Formatter, view: GameView, notebook: Any, ask: Ask, verb: Verb
) -> dict[Target, Choice]:
    """Return the targets of a verb as options, seats in their order, nouns with their emblems."""
    choices: dict[Target, Choice] = {}
    seats = iter(sorted(each for each in verb.pool if isinstance(each, int)))
    for target in [next(seats) if isinstance(each, int) else each for each in verb.pool]:
        choice = view.choice(fmt.plain, notebook, ask, verb, target)
        if isinstance(target, StrEnum) and not choice.emblem:
            choice = replace(choice, emblem=emblem(noun_key(fmt.table.game, target)))
        choices[target] = choice
    return choices


def _select(
    builder: PanelBuilder, fmt: Formatter, view: GameView, notebook: Any, ask: Ask, verb: Verb
) -> None:
    choices = list(choices_of(fmt, view, notebook, ask, verb).values())
    most = min(verb.most, len(choices), MOST_OPTIONS)
    custom_id = answer_id(fmt.table.id, ask.id, verb.name)
    placeholder = view.placeholder(fmt.plain, notebook, ask, verb)
    builder.select(custom_id, placeholder, choices, max(1, verb.least), most)


def is_crowd(put: Sequence[Ask]) -> bool:
    """Say whether asks may be answered by buttons that all who were asked share.

    ``put`` are all that were put together: those answered already count as the others, for what
    is left of different asks is no crowd. They may be if several seats were asked, and the same
    of each of them: a few verbs without targets, or with one among a few, and none that is for
    the asked alone. What is secret its game must say to be alike: else the buttons tell what is
    asked.
    """
    if len(put) < 2 or any(ask.hidden for ask in put):
        return False
    first, verbs = put[0], put[0].verbs
    if (first.secret and not first.same_for_all) or not all(ask.same_as(first) for ask in put):
        return False
    few = all(verb.most == verb.least == min(len(verb.pool), 1) for verb in verbs)
    few = few and not any(verb.private or verb.typed for verb in verbs)
    return few and sum(max(1, len(verb.pool)) for verb in verbs) <= MOST_CROWD


def add_crowd(
    builder: PanelBuilder, fmt: Formatter, view: GameView, notebook: Any, ask: Ask
) -> None:
    """Add the buttons that all share who were asked what ``ask`` asks of one of them."""
    _buttons(builder, fmt, view, notebook, ask, crowd_id)


def _buttons(
    builder: PanelBuilder,
    fmt: Formatter,
    view: GameView,
    notebook: Any,
    ask: Ask,
    custom_id: Callable[[int, int, str, str], str],
) -> None:
    """Add a button for each verb without targets, and for each target of the others."""
    each = [_presses(fmt, view, notebook, ask, verb, custom_id) for verb in ask.verbs]
    builder.buttons(*chain.from_iterable(each))


def _colour(view: GameView, verb: Verb) -> Style:
    """Return the colour of a verb's button."""
    if verb.name in view.irrevocable:
        return Style.RED
    return Style.GREY if verb.name in view.minor else Style.BLUE


def _presses(
    fmt: Formatter,
    view: GameView,
    notebook: Any,
    ask: Ask,
    verb: Verb,
    custom_id: Callable[[int, int, str, str], str],
    *,
    named: bool = False,
) -> list[Button]:
    """Return a button for a verb without targets, or one for each of its targets.

    ``named``: those say the verb, too.
    """
    if verb.most == 0:
        label, mark = label_of(fmt, view, notebook, ask, verb), emblem_of(fmt, verb)
        found = custom_id(fmt.table.id, ask.id, verb.name, "")
        return [Button(label, found, _colour(view, verb), emblem=mark)]
    does = f"{fmt.table.game}-do-{verb.name}" in fmt.words
    said = view.press if does else view.placeholder
    verb_said = said(fmt.plain, notebook, ask, verb).rstrip("…") if named else ""
    mark = emblem_of(fmt, verb) if named else ""
    return [
        Button(
            fmt.words("button-only", verb=verb_said, target=each.label) if named else each.label,
            custom_id(fmt.table.id, ask.id, verb.name, each.value),
            _colour(view, verb),
            emblem=each.emblem or mark,
        )
        for each in choices_of(fmt, view, notebook, ask, verb).values()
    ]


def _add_presses(
    builder: PanelBuilder,
    fmt: Formatter,
    view: GameView,
    notebook: Any,
    ask: Ask,
    chosen: Verb | None,
) -> None:
    """Add an ask without lists: the targets of the chosen verb, or what there is to choose of."""
    if chosen is not None and chosen.most:
        back = verb_id(fmt.table.id, ask.id, BACK)
        builder.text(view.placeholder(fmt, notebook, ask, chosen))
        builder.buttons(
            *_presses(fmt, view, notebook, ask, chosen, answer_id),
            Button(fmt.words("button-verbs"), back, Style.GREY),
        )
        return
    buttons: list[Button] = []
    for verb in ask.verbs:
        if verb.typed:
            buttons.append(_typing(fmt, view, notebook, ask, verb))
        elif verb.most == 0 or verb.name in view.at_once:
            buttons += _presses(fmt, view, notebook, ask, verb, answer_id)
        else:
            label = fmt.words("button-verb", verb=label_of(fmt, view, notebook, ask, verb))
            found = verb_id(fmt.table.id, ask.id, verb.name)
            mark = emblem_of(fmt, verb)
            buttons.append(Button(label, found, _colour(view, verb), emblem=mark))
    builder.buttons(*buttons)
