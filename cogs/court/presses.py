"""Buttons, selects and forms of ``/court``: which of them does what."""

import re
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from functools import partial
from typing import Any, TypeVar

from bot.panels.panel import Panel
from bot.values.errors import MadeUp
from cogs.court import acts, settings, tables
from cogs.moderators import require_court_here, require_moderator
from cogs.replies import Interaction, done, form_fields, show

T = TypeVar("T")
Callback = Callable[[Interaction, int, int], Awaitable[None]]
"""What a press does, with the numbers of its id; 0 for those that it has not."""


def _page_of(making: Callable[[Interaction, int], Coroutine[Any, Any, Panel]]) -> Callback:
    """Return what turns to a page of what is too long for one panel."""

    async def turn(interaction: Interaction, page: int, _: int) -> None:
        await show(interaction, making(interaction, page), new=False)

    return turn


async def _leave_it(interaction: Interaction, _: int, __: int) -> None:
    await done(interaction, "court-left")


CALLBACKS: dict[str, Callback] = {
    "no": _leave_it,
    "numbers": settings.ask_numbers,
    "tables": _page_of(tables.open_tables),
    "ask-end": tables.ask_end,
    **{act: partial(tables.end, asked=act) for act in (tables.END, tables.PUT_AWAY)},
    **{act: partial(tables.unseat, asked=act) for act in (tables.FREE_SEAT, tables.REPLACE)},
    "bars": _page_of(acts.bars),
    "seasons": _page_of(acts.season),
    "ask-season": acts.ask_season,
    "end-season": acts.end_season,
    "log": _page_of(acts.log),
    "export": acts.export,
    "type-forget": acts.type_forget,
}
"""What is not in here changes a setting: `settings.CHANGES`."""

FORMS: dict[str, Callable[[Interaction, Mapping[str, str]], Awaitable[None]]] = {
    "numbers": settings.take_numbers,
    "forget": acts.forget,
}


async def press(interaction: Interaction, found: re.Match[str]) -> None:
    """Do what a moderator has pressed or chosen."""
    await _require(interaction)
    act = found["act"]
    first, second = (int(found[name] or 0) for name in ("first", "second"))
    if act in settings.CHANGES:
        await settings.change(interaction, act, first)
    else:
        await _known(CALLBACKS, act)(interaction, first, second)


async def take_form(interaction: Interaction, found: re.Match[str]) -> None:
    """Take a form that a moderator has sent."""
    await _require(interaction)
    await _known(FORMS, found["act"])(interaction, form_fields(interaction))


async def _require(interaction: Interaction) -> None:
    await require_moderator(interaction)
    await require_court_here(interaction)


def _known(known: Mapping[str, T], act: str) -> T:
    """Return what does an act; raise `MadeUp` for one that there is not."""
    if act not in known:
        raise MadeUp
    return known[act]
