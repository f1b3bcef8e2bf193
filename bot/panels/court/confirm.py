"""What is asked before something that cannot be undone."""

from bot.panels.ids import court_id
from bot.panels.panel import BLOOD, NIGHT, RED, Panel, Sheet, button
from bot.text import Words


def confirm_panel(words: Words, said: str, label: str, custom_id: str) -> Panel:
    """Say what would happen; one button does it, the other leaves it."""
    sheet = Sheet(BLOOD)
    sheet.text(said)
    sheet.buttons(button(label, custom_id, RED), button(words("button-leave-it"), court_id("no")))
    return sheet.panel()


def done_panel(said: str) -> Panel:
    """Say what was done, or not, in the place of the question."""
    sheet = Sheet(NIGHT)
    sheet.text(said)
    return sheet.panel()
