"""What is asked before something that cannot be undone."""

from bot.panels.builder import BLOOD, short_panel
from bot.panels.ids import COURT
from bot.panels.panel import Button, Field, Form, Panel, Style
from bot.text import Words, escape, plain


def confirm_panel(
    words: Words, said: str, label: str, custom_id: str, kept: tuple[str, str] | None = None
) -> Panel:
    """Say what would happen; one button does it, the other leaves it.

    ``kept``: label and custom id of the other one, where it is not a moderator's.
    """
    other, other_id = kept or (words("button-leave-it"), COURT.of("no"))
    return short_panel(
        BLOOD, said, buttons=[Button(label, custom_id, Style.RED), Button(other, other_id)]
    )


def forget_panel(guild: str, words: Words) -> Panel:
    """Say what would be gone with a server: that is asked twice, the second time in a form."""
    said = words("forget-ask", guild=escape(guild, 100))
    return confirm_panel(words, said, words("button-forget"), COURT.of("type-forget"))


def forget_form(guild: str, words: Words) -> Form:
    """Have the name of a server typed that is to be forgotten."""
    named = plain(guild)
    hint = words("forget-name-hint", guild=named)
    field = Field("name", words("forget-name"), hint, most=100, placeholder=named)
    return Form(words("forget-title"), COURT.of("forget"), (field,))
