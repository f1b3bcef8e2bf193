"""What is asked before something that cannot be undone."""

from bot.panels.builder import BLOOD, NIGHT, short
from bot.panels.ids import court_id
from bot.panels.panel import Button, Panel, Style
from bot.text import Words


def confirm_panel(
    words: Words, said: str, label: str, custom_id: str, kept: tuple[str, str] | None = None
) -> Panel:
    """Say what would happen; one button does it, the other leaves it.

    ``kept``: label and custom id of the other one, where it is not a moderator's.
    """
    other, other_id = kept or (words("button-leave-it"), court_id("no"))
    return short(
        BLOOD, said, buttons=[Button(label, custom_id, Style.RED), Button(other, other_id)]
    )


def done_panel(said: str) -> Panel:
    """Say what was done, or not, in the place of the question."""
    return short(NIGHT, said)
