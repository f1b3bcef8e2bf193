"""Forgetting a server: asked for twice, the second time by typing its name."""

from typing import Any

from discord import ui

from bot.panels.builder import Panel
from bot.panels.court.confirm import confirm_panel
from bot.panels.ids import court_id
from bot.text import Words, escape, plain
from bot.text.fitting import cut


def forget_panel(guild: str, words: Words) -> Panel:
    """Say what would be gone."""
    said = words("forget-ask", guild=escape(guild, 100))
    return confirm_panel(words, said, words("button-forget"), court_id("type-forget"))


def forget_modal(guild: str, words: Words) -> ui.Modal:
    """Have the server's name typed."""
    modal = ui.Modal(title=cut(words("forget-title"), 45), custom_id=court_id("forget"))
    field: ui.TextInput[Any] = ui.TextInput(
        custom_id="name", placeholder=cut(plain(guild), 100), max_length=100
    )
    modal.add_item(
        ui.Label(
            text=cut(words("forget-name"), 45),
            description=cut(words("forget-name-hint", guild=plain(guild)), 100),
            component=field,
        )
    )
    # Not kept: what is sent is found by its custom id, also after a restart.
    modal.stop()
    return modal
