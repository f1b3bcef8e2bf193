"""What is asked before something that cannot be undone."""

from bot.panels.ids import court_id
from bot.panels.panel import BLOOD, NIGHT, RED, Panel, Sheet, button
from bot.text import Words


def confirm_panel(
    words: Words, said: str, label: str, custom_id: str, kept: tuple[str, str] | None = None
) -> Panel:
    """Say what would happen; one button does it, the other leaves it.

    ``kept``: label and custom id of the other one, where it is not a moderator's.
    """
    other, other_id = kept or (words("button-leave-it"), court_id("no"))
    sheet = Sheet(BLOOD)
    sheet.text(said)
    sheet.buttons(button(label, custom_id, RED), button(other, other_id))
    return sheet.panel()


def done_panel(said: str) -> Panel:
    """Say what was done, or not, in the place of the question."""
    sheet = Sheet(NIGHT)
    sheet.text(said)
    return sheet.panel()
