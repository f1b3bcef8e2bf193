"""Changes of a server's settings: each is saved, audited and shown at once."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any
from zoneinfo import ZoneInfo

from discord import app_commands

from bot.messages.answers import reply, words_of
from bot.messages.components import modal_of
from bot.panels.court.settings import OWN, numbers_form, settings_panel
from bot.panels.ids import COURT, SNOWFLAKE
from bot.panels.panel import MOST_OPTIONS, Panel
from bot.plugins.registry import plugins
from bot.tables.kinds import kind_of
from bot.text import escape
from bot.text.times import clock
from bot.text.words import locales
from bot.values.errors import Declined, MadeUp
from bot.values.guilds import GuildSettings, Place, Starters
from bot.values.tables import Pace
from bot.values.zones import known, zone, zones_like
from cogs.moderators import ordered, require_moderator
from cogs.replies import Interaction, chosen, custom_id, in_time
from cogs.seating import is_gone

GAMES = "games"
TREASURY = range(1, 100_001)

Change = Callable[[list[str], int], dict[str, Any]]
"""From a select's values, or a button's number, to the changed settings."""

CHANGES: dict[str, Change] = {
    "locale": lambda values, _: {"locale": _locale(values)},
    "pace": lambda values, _: {"pace": Pace(_one(values, tuple(Pace)))},
    "channels": lambda values, _: {"channels": _channels(values)},
    GAMES: lambda values, _: {"games": _games(values)},
    "starters": lambda values, _: {"starters": Starters(_one(values, tuple(Starters)))},
    "starter-role": lambda values, _: {"starter_role": _role(values)},
    "lobby-role": lambda values, _: {"lobby_role": _role(values)},
    "computers-allowed": lambda _, on: {"computers_allowed": bool(on)},
    "computers-counted": lambda _, on: {"computers_counted": bool(on)},
    "thread": lambda _, on: {"place": Place.THREAD if on else Place.CHANNEL},
}


async def settings(interaction: Interaction) -> Panel:
    """Return the panel as the settings are now."""
    return _panel(interaction, await _settled(interaction))


async def change(interaction: Interaction, act: str, number: int) -> None:
    """Change what was chosen or switched, and show it."""
    values = chosen(interaction)
    if act == GAMES:
        # Those stay that are chosen already in other lists than this one, counted from 0.
        settled, shown = await _settled(interaction), list(plugins())
        here = shown[number * MOST_OPTIONS : (number + 1) * MOST_OPTIONS]
        values += [game for game in settled.games if game in shown and game not in here]
    await _apply(interaction, CHANGES[act](values, number))


async def set_time_zone(interaction: Interaction, typed: str) -> ZoneInfo:
    """Settle which time zone times are named in; raise `Declined` for what is none."""
    name = known(typed)
    if name is None:
        raise Declined("refused-no-such-zone")
    await _save(interaction, {"time_zone": name})
    return zone(name)


async def time_zones(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Return the time zones that fit what is typed, each with what its clocks show."""
    words, now = words_of(interaction), interaction.client.clock.now()
    return [
        app_commands.Choice(
            name=words("time-zone-choice", zone=name, clock=clock(now, zone(name))), value=name
        )
        for name in zones_like(typed)[:MOST_OPTIONS]
    ]


async def ask_numbers(interaction: Interaction, _: int, __: int) -> None:
    """Open the form for the settings that are numbers."""
    form = numbers_form(await _settled(interaction), words_of(interaction), _least_humans())
    await interaction.response.send_modal(modal_of(form))


async def take_numbers(interaction: Interaction, fields: Mapping[str, str]) -> None:
    """Take the form's numbers; raise `Declined` for what is none."""
    limit = fields.get("treasury", "").strip()
    given = {
        "least_humans": _number(fields.get("least-humans", ""), _least_humans()),
        "treasury": _number(limit, TREASURY) if limit else None,
    }
    # What was left as the form showed it may have been changed by somebody else since.
    form = COURT.fullmatch(custom_id(interaction))
    shown = [int(form[n] or 0) if form else 0 for n in ("first", "second")]
    before = {"least_humans": shown[0], "treasury": shown[1] or None}
    await _apply(interaction, {n: value for n, value in given.items() if value != before[n]})


async def _apply(interaction: Interaction, changes: dict[str, Any]) -> None:
    settings = await in_time(interaction, _save(interaction, changes), new=False)
    await reply(interaction, _panel(interaction, settings))


async def _save(interaction: Interaction, changes: dict[str, Any]) -> GuildSettings:
    order = await ordered(interaction, "settings")
    settings = await interaction.client.store.guilds.change(order, **changes)
    await interaction.client.manager.settings_changed(order.guild_id)
    return settings


async def _settled(interaction: Interaction) -> GuildSettings:
    guild_id, _ = await require_moderator(interaction)
    return await interaction.client.store.guilds.settings(guild_id)


def _panel(interaction: Interaction, settings: GuildSettings) -> Panel:
    there = _without_gone(interaction, settings)
    role, messages = there.lobby_role, interaction.client.messages
    can = role is None or messages.may_mention(
        interaction.guild_id or 0, interaction.channel_id or 0, role
    )
    lost = bool(settings.channels) and not there.channels
    return settings_panel(there, words_of(interaction), mentionable=can, lost=lost)


def _without_gone(interaction: Interaction, settings: GuildSettings) -> GuildSettings:
    """Return settings without channels and roles that were deleted: no list can show them."""

    def there(role: int | None) -> int | None:
        return None if role is not None and is_gone(interaction, role) else role

    return replace(
        settings,
        channels=tuple(each for each in settings.channels if not is_gone(interaction, each)),
        starter_role=there(settings.starter_role),
        lobby_role=there(settings.lobby_role),
    )


def _least_humans() -> range:
    """Return how many people crowns may want: with more than a game seats, its never moved."""
    games = [game.rules for game in plugins().values() if kind_of(game.id).gathers]
    return range(1, 1 + min((game.most_seats for game in games), default=1))


def _one(values: list[str], offered: Sequence[str]) -> str:
    if len(values) != 1 or values[0] not in offered:
        raise MadeUp
    return values[0]


def _snowflake(value: str) -> int:
    if not re.fullmatch(SNOWFLAKE, value):
        raise MadeUp
    return int(value)


def _channels(values: list[str]) -> tuple[int, ...]:
    """Return each once: a list of them that shows one twice, or too many, Discord refuses."""
    channels = tuple(dict.fromkeys(map(_snowflake, values)))
    if len(channels) > MOST_OPTIONS:
        raise MadeUp
    return channels


def _games(values: list[str]) -> tuple[str, ...]:
    chosen = {_one([value], tuple(plugins())) for value in values}
    return tuple(game for game in plugins() if game in chosen)


def _locale(values: list[str]) -> str | None:
    value = _one(values, (OWN, *locales()))
    return None if value == OWN else value


def _role(values: list[str]) -> int | None:
    return _snowflake(values[0]) if values else None


def _number(text: str, fits: range) -> int:
    text = text.strip()
    if not text.isascii() or not text.isdecimal() or int(text) not in fits:
        given = escape(text, 20) if text else ""
        raise Declined("refused-number", given=given, least=fits[0], most=fits[-1])
    return int(text)
