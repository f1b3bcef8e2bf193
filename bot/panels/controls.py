"""The controls of an ask: a select for a verb with targets, a button for one without."""

from typing import Any

from bot.panels.faces import Face
from bot.panels.ids import answer_id
from bot.panels.panel import BLUE, MOST_OPTIONS, RED, Button, Sheet, button
from bot.panels.voice import Voice
from games.engine.asks import Ask


def add_ask(sheet: Sheet, voice: Voice, face: Face, notebook: Any, ask: Ask) -> None:
    """Add an ask's selects and buttons. A verb whose pool is too small is left out."""
    buttons: list[Button] = []
    for verb in ask.verbs:
        custom_id = answer_id(voice.table.id, ask.id, verb.name)
        if verb.most == 0:
            label, final = face.press(voice, verb)
            buttons.append(button(label, custom_id, RED if final else BLUE))
            continue
        choices = [face.choice(voice, notebook, ask, target) for target in verb.pool]
        most = min(verb.most, len(choices), MOST_OPTIONS)
        if choices and most >= verb.least:
            sheet.select(
                custom_id, face.placeholder(voice, ask, verb), choices, max(1, verb.least), most
            )
    sheet.buttons(*buttons)
