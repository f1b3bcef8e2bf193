"""Buttons, selects and forms of ``/court``: which of them does what."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, TypeVar

import discord

from bot.messages.answers import reply, words_of
from bot.panels import ids
from bot.panels.court.confirm import done_panel
from bot.values.errors import MadeUp
from cogs.court import order, settings, tables
from cogs.moderators import require_court_here, require_moderator
from cogs.presses import Press
from cogs.replies import Interaction, explain, written

T = TypeVar("T")
Callback = Callable[[Interaction, int, int], Awaitable[None]]


async def _leave_it(interaction: Interaction, _: int, __: int) -> None:
    await reply(interaction, done_panel(words_of(interaction)("court-left")))


async def _ask_end(interaction: Interaction, _: int, __: int) -> None:
    await tables.ask_end(interaction)


async def _ask_numbers(interaction: Interaction, _: int, __: int) -> None:
    await settings.ask_numbers(interaction)


CALLBACKS: dict[str, Callback] = {
    "no": _leave_it,
    "numbers": _ask_numbers,
    "tables": tables.turn,
    "ask-end": _ask_end,
    tables.END: tables.end,
    tables.PUT_AWAY: tables.put_away,
    tables.FREE_SEAT: tables.free_seat,
    tables.REPLACE: tables.replace,
    "bars": order.turn_bars,
    "seasons": order.turn_seasons,
    "ask-season": order.ask_season,
    "end-season": order.end_season,
    "log": order.turn_log,
    "export": order.export,
    "type-forget": order.type_forget,
}
"""What is not in here changes a setting: `settings.CHANGES`."""

FORMS: dict[str, Callable[[Interaction, Mapping[str, str]], Awaitable[None]]] = {
    "numbers": settings.take_numbers,
    "forget": order.forget,
}


class CourtPress(Press, template=ids.COURT):
    """Something that a moderator presses or chooses."""

    async def press(self, interaction: Interaction) -> None:
        """Find what it does."""
        await require_moderator(interaction)
        await require_court_here(interaction)
        act = self.found["act"]
        first, second = (int(self.found[name] or 0) for name in ("first", "second"))
        if act in settings.CHANGES:
            await settings.change(interaction, act, first)
        else:
            await _known(CALLBACKS, act)(interaction, first, second)


async def submitted(interaction: Interaction) -> None:
    """Take a form that was sent, if it is one of ours."""
    data: Any = interaction.data or {}
    found = ids.COURT.fullmatch(str(data.get("custom_id", "")))
    if interaction.type is not discord.InteractionType.modal_submit or found is None:
        return
    if not interaction.client.take_in_hand(interaction.id):
        return
    try:
        await require_moderator(interaction)
        await require_court_here(interaction)
        await _known(FORMS, found["act"])(interaction, written(interaction))
    except Exception as error:
        await explain(interaction, error)


def _known(acts: Mapping[str, T], act: str) -> T:
    """Return what does an act; raise `MadeUp` for one that there is not."""
    if act not in acts:
        raise MadeUp
    return acts[act]
