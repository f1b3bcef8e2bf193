"""One view for an answer that is for several seats: a select for each, then one button."""

from collections.abc import Mapping
from dataclasses import replace

from bot.panels.builder import PanelBuilder
from bot.panels.controls import Asked
from bot.panels.ids import DRAFT
from bot.panels.panel import Button, Style
from bot.plugins.formatter import Choice, Formatter
from bot.text.fitting import cut
from games.engine.asks import Seat, Target, Verb

MOST_NAME = 40
"""Characters of a name in an option, so that what is chosen for it is still read."""
MOST_LISTS = 4
"""So many selects are there at a time: more are higher than a phone's screen."""


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
            [_option(fmt, verb, seat, draft, *each) for each in choices.items()],
            chosen=[choices[draft[seat]].value] if seat in draft else (),
        )
    give = DRAFT.of(table, ask.id, verb.name)
    done = Button(asked.label(verb), give, Style.BLUE, disabled=bool(lacking or needed))
    builder.buttons(done, *(asked.press(other) for other in ask.verbs if other.most == 0))


def _option(
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
