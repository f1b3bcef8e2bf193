"""One view for an answer that is for several seats: a select for each, then one button."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from bot.panels.faces import Face
from bot.panels.ids import answer_id, draft_id
from bot.panels.panel import BLUE, RED, Button, Choice, Sheet, button, cut
from bot.panels.voice import Voice
from games.engine.asks import Ask, Seat, Target, Verb

MOST_NAME = 40
"""Characters of a name in an option, so that what is chosen for it is still read."""


def add_draft(
    sheet: Sheet,
    voice: Voice,
    face: Face,
    notebook: Any,
    ask: Ask,
    verb: Verb,
    draft: Mapping[Seat, Target],
) -> None:
    """Add what is missing, a select for each seat, and the button that gives it all.

    ``verb``: the ask's that is for several seats; ``draft``: what is meant for whom so far. The
    ask's other verbs are buttons beside it.
    """
    words, table = voice.words, voice.table.id
    choices = {target: face.choice(voice, notebook, ask, verb, target) for target in verb.pool}
    lacking = [seat for seat in verb.each if seat not in draft]
    needed = [choices[each].label for each in verb.needed if each not in draft.values()]
    sheet.text(
        words("draft-lacking", names=voice.names(lacking)) if lacking else "",
        words("draft-needed", what=voice.listed(needed)) if needed else "",
        words("draft-complete") if not lacking and not needed else "",
    )
    for seat in verb.each:
        sheet.select(
            draft_id(table, ask.id, verb.name, seat),
            words("draft-for", name=_name(voice, seat)),
            [_option(voice, verb, seat, draft, *each) for each in choices.items()],
            chosen=[choices[draft[seat]].value] if seat in draft else (),
        )
    label, _ = face.press(voice, notebook, ask, verb)
    give = draft_id(table, ask.id, verb.name)
    buttons: list[Button] = [button(label, give, BLUE, disabled=bool(lacking or needed))]
    for other in ask.verbs:
        if other.most == 0:
            label, final = face.press(voice, notebook, ask, other)
            custom_id = answer_id(table, ask.id, other.name)
            buttons.append(button(label, custom_id, RED if final else BLUE))
    sheet.buttons(*buttons)


def _option(
    voice: Voice,
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
    words = voice.words
    if holder == seat:
        name = _name(voice, seat)
        return replace(choice, label=words("draft-chosen", name=name, what=choice.label))
    if target in verb.needed:
        choice = replace(choice, label=words("draft-must", what=choice.label))
    if holder is not None:
        name = _name(voice, holder)
        return replace(choice, hint=words("draft-held", name=name, hint=choice.hint))
    return choice


def _name(voice: Voice, seat: Seat) -> str:
    return cut(voice.label(seat, None), MOST_NAME)
