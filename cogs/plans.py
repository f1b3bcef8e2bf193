"""A time is agreed on: naming it, saying whether one comes, changing it, calling it off."""

import re
from datetime import datetime
from functools import partial
from itertools import islice
from typing import NamedTuple
from zoneinfo import ZoneInfo

from discord import app_commands

from bot.messages.answers import words_of
from bot.messages.components import modal_of
from bot.panels.panel import MOST_OPTION, MOST_OPTIONS
from bot.panels.plan import time_form
from bot.plugins.formatter import timestamp
from bot.tables.lobby import PLANNED, alter
from bot.tables.plan import moved
from bot.tables.table import Table
from bot.text.fitting import cut
from bot.text.times import offered, shown, understood
from bot.values.errors import Declined
from bot.values.tables import Status
from bot.values.zones import assumed, zone
from cogs.leaving import require_managing
from cogs.replies import Interaction, change, form_fields, in_time, say
from cogs.seating import sit_down, sitting
from cogs.visibility import table_in_reach

TYPED = "%Y-%m-%d %H:%M"
"""A time as it can be typed and is understood."""


async def zone_here(interaction: Interaction) -> tuple[ZoneInfo, bool]:
    """Return the server's time zone, and whether it has settled that.

    Else it is the one of its language, or of the language of who asks.
    """
    client = interaction.client
    settled = (await client.store.guilds.settings(interaction.guild_id or 0)).time_zone
    spoken = client.messages.language_of(interaction.guild_locale), str(interaction.locale)
    return zone(settled or assumed(*spoken)), settled is not None


async def times(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Return the times that are meant by what is typed, as they are understood.

    At most 25, of 100 characters each:
    https://docs.discord.com/developers/interactions/receiving-and-responding#autocomplete.
    """
    words, now = words_of(interaction), interaction.client.clock.now()
    here, _ = await zone_here(interaction)
    found = islice(offered(typed, now, here, words), MOST_OPTIONS)
    choices = [
        app_commands.Choice(
            name=cut(shown(when, now, here, words), MOST_OPTION), value=timestamp(when, "F")
        )
        for when in found
    ]
    how = app_commands.Choice(name=words("time-how"), value=cut(typed.strip() or "?", MOST_OPTION))
    return choices or [how]


class Named(NamedTuple):
    """The time that somebody has typed, in the server's time zone."""

    when: float | None
    """None is now."""
    assumed: str | None
    """The time zone, where it makes a difference and the server has not settled it."""


async def named(interaction: Interaction, typed: str) -> Named:
    """Return the time that is meant; raise `Declined` for what is none, is over or too far away."""
    now, (here, settled) = interaction.client.clock.now(), await zone_here(interaction)
    moment = understood(typed, now, here, words_of(interaction))
    unsure = moment.by_clock and not settled
    return Named(moment.when if moment.when > now else None, here.key if unsure else None)


async def say_assumed(interaction: Interaction, time: Named) -> None:
    """Say which time zone was assumed, where that makes a difference."""
    if time.assumed is not None and time.when is not None:
        exact = timestamp(time.when, "F")
        await say(interaction, "plan-zone-assumed", zone=time.assumed, exact=exact)


# --- answers ---


async def come(interaction: Interaction, table: Table) -> None:
    """Say that one is coming; sit down where the lobby is open by now."""
    if table.state.record.status is Status.PLANNED:
        await _answer(interaction, table, maybe=False)
    else:
        await sit_down(interaction, table)


async def perhaps(interaction: Interaction, table: Table) -> None:
    """Say that one may be coming."""
    await _answer(interaction, table, maybe=True)


async def _answer(interaction: Interaction, table: Table, *, maybe: bool) -> None:
    answer = interaction.client.manager.answer(table, sitting(interaction), maybe=maybe)
    await change(interaction, table, answer)


# --- another time ---


async def ask_time(interaction: Interaction, found: re.Match[str]) -> None:
    """Open the form for another time, to who may run the table."""
    table = await _planned(interaction, found)
    here, _ = await zone_here(interaction)
    holds = _typed(table.state.record.planned_for or 0.0, here)
    form = time_form(table.state.view(), holds, here.key, words_of(interaction))
    await interaction.response.send_modal(modal_of(form))


async def take_time(interaction: Interaction, found: re.Match[str]) -> None:
    """Have a table open at the time that was typed into the form."""
    table = await _planned(interaction, found)
    typed = form_fields(interaction).get("when", "")
    holds = table.state.record.planned_for or 0.0
    time = await in_time(interaction, _meant(interaction, typed, holds), new=False)
    when = interaction.client.clock.now() if time.when is None else time.when
    await change(interaction, table, alter(table, partial(moved, when=when), at=PLANNED))
    await say_assumed(interaction, time)


async def _meant(interaction: Interaction, typed: str, holds: float) -> Named:
    """Return the time that is meant by what was typed into the form; raise as `named`.

    What was left as it stood there is the time that ``holds``: clocks show some times twice.
    """
    here, _ = await zone_here(interaction)
    return (
        Named(holds, None)
        if typed.strip() == _typed(holds, here)
        else await named(interaction, typed)
    )


def _typed(when: float, here: ZoneInfo) -> str:
    return f"{datetime.fromtimestamp(when, here):{TYPED}}"


async def _planned(interaction: Interaction, found: re.Match[str]) -> Table:
    """Return a table that the user may run and that is planned still."""
    table = table_in_reach(interaction, int(found["table"]))
    await require_managing(interaction, table)
    if table.state.record.status is Status.LOBBY:
        raise Declined("refused-open-already")
    if table.state.record.status is not Status.PLANNED:
        raise Declined("refused-table-over" if table.state.done else "refused-begun")
    return table
