"""The controls of an ask: a select for a verb with targets, a button for one without; for an answer
that is for several seats a select for each, then one button.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property, partial
from typing import Any

from bot.panels.builder import PanelBuilder
from bot.panels.ids import ANSWER, BACK, DRAFT, STEP, TYPE, VERB, IdForm
from bot.panels.panel import MOST_OPTIONS, Button, Field, Form, Style
from bot.plugins.formatter import Choice, Formatter, noun_key
from bot.plugins.registry import plugins
from bot.plugins.view import GameView
from bot.text.emblems import emblem
from bot.text.fitting import cut
from games.engine.asks import Ask, Seat, Target, Typed, Verb

WORD = "word"
"""The one field of the form for an answer that is typed."""

MOST_SELECTS = 2
"""Verbs with targets that are shown side by side; of more, the verb is chosen first."""

MOST_CONTROLS = 6
"""Buttons side by side; of more, a game's steps are shown one after the other."""

MOST_CROWD = 10
"""Buttons for what a crowd may answer."""

MOST_SIGNS = 3
"""Targets that are a button each instead of a select, where a crowd chooses one: a throw."""

MOST_NAME = 40
"""Characters of a name in an option, so that what is chosen for it is still read."""
MOST_LISTS = 4
"""So many selects are there at a time: more are higher than a phone's screen."""


@dataclass(frozen=True)
class Asked:
    """An ask as one viewer sees it, whose notebook it is, in words."""

    fmt: Formatter
    notebook: Any
    ask: Ask

    @cached_property
    def view(self) -> GameView:
        return plugins()[self.fmt.table.game].view

    def question(self, chosen: str | None = None) -> str:
        """Return what is asked; in the step that a ``chosen`` verb or step is in, only of that."""
        step = self.step(chosen)
        ask = self.ask if step is None else replace(self.ask, verbs=(*self.steps[step],))
        return self.view.question(self.fmt, self.notebook, ask)

    @property
    def is_public(self) -> bool:
        """Whether everybody sees it, below the table."""
        return self.notebook.viewer is None

    @property
    def silence(self) -> str:
        """What silence will mean."""
        return self.view.silence(self.fmt, self.ask)

    def label(self, verb: Verb) -> str:
        return self.view.press(self.fmt.plain, self.notebook, self.ask, verb)

    def placeholder(self, verb: Verb) -> str:
        return self.view.placeholder(self.fmt.plain, self.notebook, self.ask, verb)

    def emblem(self, verb: Verb) -> str:
        """Return the emblem of a verb, if the game has one."""
        return emblem(f"{self.fmt.table.game}-do-{verb.name}")

    def style(self, verb: Verb) -> Style:
        if verb.name in self.view.irrevocable:
            return Style.RED
        return Style.GREY if verb.name in self.view.minor else Style.BLUE

    def choices(self, verb: Verb) -> dict[Target, Choice]:
        """Return a verb's targets as options, seats in their order, nouns with their emblems."""
        choices: dict[Target, Choice] = {}
        seats = iter(sorted([each for each in verb.pool if isinstance(each, int)]))
        for target in [next(seats) if isinstance(each, int) else each for each in verb.pool]:
            choice = self.view.choice(self.fmt.plain, self.notebook, self.ask, verb, target)
            if isinstance(target, StrEnum) and not choice.emblem:
                choice = replace(choice, emblem=emblem(noun_key(self.fmt.table.game, target)))
            # Discord takes no list with one value twice, and the answer has to name this target.
            value = str(int(target) if isinstance(target, int) else target)
            choices[target] = choice if choice.value == value else replace(choice, value=value)
        return choices

    def press(self, verb: Verb, form: IdForm = ANSWER) -> Button:
        """Return the button that answers with a verb, which has no target."""
        found = form.of(self.fmt.table.id, self.ask.id, verb.name)
        return Button(self.label(verb), found, self.style(verb), emblem=self.emblem(verb))

    def way_to(self, verb: Verb, form: IdForm = VERB) -> Button:
        """Return the button that leads to what is chosen, or typed, for a verb."""
        press = self.press(verb, form)
        return replace(press, label=self.fmt.words("button-verb", verb=press.label))

    def way_back(self, verb: Verb) -> Button:
        """Return the button that leads from a verb's targets to all verbs again, or to its step."""
        step = self.step(verb.name)
        form = VERB if step is None else STEP
        found = form.of(self.fmt.table.id, self.ask.id, step or BACK)
        return Button(self.fmt.words("button-verbs"), found)

    def way_to_step(self, step: str) -> Button:
        """Return the button that leads to a step."""
        found = STEP.of(self.fmt.table.id, self.ask.id, step)
        return Button(self.fmt.words(f"{self.fmt.table.game}-step-{step}"), found, Style.GREY)

    @cached_property
    def steps(self) -> dict[str, list[Verb]]:
        """The steps of what is asked, each with its verbs; none where one screen is enough."""
        verbs, at_once = self.ask.verbs, self.view.at_once
        steps = {
            name: found
            for name, names in self.view.steps.items()
            if (found := [verb for verb in verbs if verb.name in names])
        }
        controls = sum([len(verb.pool) if verb.name in at_once else 1 for verb in verbs])
        many = self.is_public or controls > MOST_CONTROLS
        whole = sum(map(len, steps.values())) == len(verbs)
        return steps if many and whole else {}

    def step(self, chosen: str | None) -> str | None:
        """Return the step that a ``chosen`` verb or step is in, else the first, if any."""
        for name, verbs in self.steps.items():
            if chosen == name or any(verb.name == chosen for verb in verbs):
                return name
        return next(iter(self.steps), None)

    def is_further(self, chosen: str | None) -> bool:
        """Say whether a ``chosen`` verb or step leads away from the first view of the steps."""
        if not self.steps:
            return False
        return self.ask.verb(chosen or "") is not None or chosen in [*self.steps][1:]

    def targets(self, verb: Verb, form: IdForm = ANSWER) -> list[Button]:
        """Return a button for each target of a verb, or its one button."""
        if verb.most == 0:
            return [self.press(verb, form)]
        form_of = partial(form.of, self.fmt.table.id, self.ask.id, verb.name)
        style = self.style(verb)
        return [
            Button(each.label, form_of(each.value), style, emblem=each.emblem)
            for each in self.choices(verb).values()
        ]

    def all_targets(self, form: IdForm) -> list[Button]:
        """Return a button for each verb without targets, and for each target of the others."""
        return [each for verb in self.ask.verbs for each in self.targets(verb, form)]

    def named_target(self, verb: Verb) -> list[Button]:
        """Return the button of a verb with one target, which says both."""
        does = f"{self.fmt.table.game}-do-{verb.name}" in self.fmt.words
        said = (self.label(verb) if does else self.placeholder(verb)).rstrip("… ")
        return [
            replace(
                each,
                label=self.fmt.words("button-only", verb=said, target=each.label),
                emblem=each.emblem or self.emblem(verb),
            )
            for each in self.targets(verb)
        ]


def add_ask(builder: PanelBuilder, asked: Asked, chosen: str | None = None) -> None:
    """Add an ask's selects and buttons. A verb whose pool is too small is left out.

    Of many verbs with targets each is a button first, which leads to the targets of the
    ``chosen`` one. So is a verb for several seats, which has a view of its own: `add_draft`.
    """
    view, ask = asked.view, asked.ask
    if view.buttons:
        _add_presses(builder, asked, ask.verb(chosen or ""))
        return
    step = asked.step(chosen)
    if step is not None and ask.verb(chosen or "") is None:
        _add_step(builder, asked, step)
        return
    aimed = [
        verb
        for verb in ask.verbs
        if verb.most and not verb.typed and len(verb.pool) >= verb.least and not _only_one(verb)
    ]
    few = len(aimed) <= MOST_SELECTS
    wanted = [] if few else [verb for verb in aimed if verb.name == chosen]
    at_once = [verb for verb in aimed if few or verb.name in view.at_once]
    shown = [verb for verb in wanted or at_once if not verb.each]
    for verb in shown:
        choices = list(asked.choices(verb).values())
        most = min(verb.most, len(choices), MOST_OPTIONS)
        custom_id = ANSWER.of(asked.fmt.table.id, ask.id, verb.name)
        builder.select(custom_id, asked.placeholder(verb), choices, max(1, verb.least), most)
    if wanted and shown:
        builder.buttons(asked.way_back(wanted[0]))
        return
    buttons: list[Button] = []
    for verb in ask.verbs:
        if verb not in shown:
            buttons += _way(asked, verb)
    builder.buttons(*buttons)


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


def typed_form(asked: Asked, verb: Verb) -> Form:
    """Have the pick of a verb typed; only for one whose pick is."""
    line, title, fmt = verb.typed or Typed(1), asked.placeholder(verb), asked.fmt
    fits = fmt.words("typed-fits", least=line.least, most=line.most)
    field = Field(WORD, title, fits, line.least, line.most)
    return Form(title, TYPE.of(fmt.table.id, asked.ask.id, verb.name), (field,))


def _only_one(verb: Verb) -> bool:
    """Say whether a verb has one target alone: then a button names it, and there is no list."""
    alone = len(verb.pool) == verb.least == verb.most == 1
    return alone and not verb.each and not verb.typed


def _way(asked: Asked, verb: Verb) -> list[Button]:
    """Return the button of a verb: it answers, or leads to what is chosen or typed, if anything."""
    if _only_one(verb) and not asked.view.buttons:
        # Of verbs at once the targets say themselves what they do.
        at_once = verb.name in asked.view.at_once
        return asked.targets(verb) if at_once else asked.named_target(verb)
    if verb.typed:
        return [asked.way_to(verb, TYPE)]
    if verb.most == 0:
        return [asked.press(verb)]
    return [asked.way_to(verb)] if len(verb.pool) >= verb.least else []


def _ways(asked: Asked, verbs: Iterable[Verb]) -> list[Button]:
    """Return the buttons of verbs; of those at once, one for each target."""
    buttons: list[Button] = []
    for verb in verbs:
        at_once = verb.name in asked.view.at_once and not verb.typed
        buttons += asked.targets(verb) if at_once else _way(asked, verb)
    return buttons


def _add_step(builder: PanelBuilder, asked: Asked, step: str) -> None:
    """Add what is done in a step, and the ways to the next ones, then to the ones before.

    As many as there is room for: the next step is always among them. Below a table, which takes
    most of a screen, what has targets is left to a panel of one's own, where the ways lead.
    """
    if asked.is_public:
        at_once = [asked.press(verb) for verb in asked.steps[step] if verb.most == 0]
        builder.buttons(*map(asked.way_to_step, asked.steps), *at_once)
        return
    buttons = _ways(asked, asked.steps[step])
    names = list(asked.steps)
    here = names.index(step)
    others = (*names[here + 1 :], *reversed(names[:here]))
    room = max(1, MOST_CONTROLS - len(buttons))
    builder.buttons(*buttons, *map(asked.way_to_step, others[:room]))


def _add_presses(builder: PanelBuilder, asked: Asked, chosen: Verb | None) -> None:
    """Add an ask without lists: the targets of the chosen verb, or what there is to choose of."""
    if chosen is not None and chosen.most:
        builder.text(asked.view.placeholder(asked.fmt, asked.notebook, asked.ask, chosen))
        builder.buttons(*asked.targets(chosen), asked.way_back(chosen))
        return
    builder.buttons(*_ways(asked, asked.ask.verbs))


def add_draft(
    builder: PanelBuilder, asked: Asked, verb: Verb, draft: Mapping[Seat, Target]
) -> None:
    """Add what is missing, selects for the next seats, and the button that gives it all.

    ``verb``: the ask's that is for several seats; ``draft``: what is meant for whom so far, the
    latest last. Where that is all, the latest can be chosen anew, and by them each other: who has
    what is chosen for somebody else is asked again. The ask's other verbs are buttons beside it.
    """
    fmt, ask = asked.fmt, asked.ask
    words, table = fmt.words, fmt.table.id
    choices = asked.choices(verb)
    lacking = [seat for seat in verb.each if seat not in draft]
    needed = [choices[each].label for each in verb.needed if each not in draft.values()]
    listed = [*lacking, *reversed(list(draft))][:MOST_LISTS]
    meant = [
        words("draft-chosen", name=fmt.briefly(seat), what=choices[draft[seat]].label)
        for seat in verb.each
        if seat in draft and seat not in listed
    ]
    builder.text(
        words("draft-meant", what=" · ".join(meant)) if meant else "",
        words("draft-lacking", n=len(lacking)) if lacking else "",
        words("draft-needed", what=fmt.listed(needed)) if needed else "",
        words("draft-complete") if not lacking and not needed else "",
        words("draft-change") if meant and not lacking else "",
    )
    for seat in sorted(listed, key=verb.each.index):
        builder.select(
            DRAFT.of(table, ask.id, verb.name, seat),
            words("draft-for", name=_name(fmt, seat)),
            [_meant(fmt, verb, seat, draft, *each) for each in choices.items()],
            chosen=[choices[draft[seat]].value] if seat in draft else (),
        )
    give = DRAFT.of(table, ask.id, verb.name)
    done = Button(asked.label(verb), give, Style.BLUE, disabled=bool(lacking or needed))
    builder.buttons(done, *(asked.press(other) for other in ask.verbs if other.most == 0))


def _meant(
    fmt: Formatter,
    verb: Verb,
    seat: Seat,
    draft: Mapping[Seat, Target],
    target: Target,
    choice: Choice,
) -> Choice:
    """Return a target as an option for a seat.

    A select that is closed shows its choice alone, so that says for whom it is. Others say whom
    they would be taken from, and whether they must be given.
    """
    holder = next((who for who, what in draft.items() if what == target), None)
    words = fmt.words
    if holder == seat:
        name = _name(fmt, seat)
        return replace(choice, label=words("draft-chosen", name=name, what=choice.label))
    if target in verb.needed:
        choice = replace(choice, label=words("draft-must", what=choice.label))
    if holder is not None:
        name = _name(fmt, holder)
        return replace(choice, hint=words("draft-held", name=name, hint=choice.hint))
    return choice


def _name(fmt: Formatter, seat: Seat) -> str:
    return cut(fmt.label(seat, None), MOST_NAME)
