"""Forgetting a server: asked for twice, the second time by typing its name."""

from bot.panels.court.confirm import confirm_panel
from bot.panels.ids import court_id
from bot.panels.panel import Field, Form, Panel
from bot.text import Words, escape, plain


def forget_panel(guild: str, words: Words) -> Panel:
    """Say what would be gone."""
    said = words("forget-ask", guild=escape(guild, 100))
    return confirm_panel(words, said, words("button-forget"), court_id("type-forget"))


def forget_form(guild: str, words: Words) -> Form:
    """Have the server's name typed."""
    named = plain(guild)
    hint = words("forget-name-hint", guild=named)
    field = Field("name", words("forget-name"), hint, most=100, placeholder=named)
    return Form(words("forget-title"), court_id("forget"), (field,))
