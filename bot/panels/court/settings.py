"""A server's settings in one panel: every change is saved at once."""

from collections.abc import Sequence
from functools import partial
from typing import Any

import discord
from discord import ChannelType, SelectDefaultValue, SelectDefaultValueType, ui

from bot.panels.builder import (
    GREEN,
    GREY,
    PARCHMENT,
    Button,
    Panel,
    PanelBuilder,
    button,
)
from bot.panels.ids import court_id
from bot.plugins.formatter import Choice
from bot.plugins.registry import plugins
from bot.text import Words, words_for
from bot.text.fitting import cut
from bot.text.words import locales
from bot.values.guilds import GuildSettings, Place, Starters
from bot.values.tables import Pace
from games.engine.asks import Pace as AskPace

OWN = "own"
"""In place of a language: the one that the server has on Discord."""

MOST_CHANNELS = 25


def settings_panel(settings: GuildSettings, words: Words, *, mentionable: bool = True) -> Panel:
    """Show every setting with its control. ``mentionable``: whether the lobby's role can be."""
    builder = PanelBuilder(PARCHMENT)
    builder.text(words("settings-title"), words("settings-how"))
    builder.selects(
        words,
        partial(_list_id, "locale"),
        words("setting-locale"),
        _languages(words),
        [settings.locale or OWN],
    )
    paces = [_set("pace", pace.value, _pace(pace, words), words) for pace in Pace]
    builder.select(court_id("pace"), words("setting-pace"), paces, chosen=[settings.pace.value])
    builder.text(words("setting-heading", name=words("setting-channels")))
    builder.menu(_channel_menu(settings, words))
    builder.text(words("setting-heading", name=words("setting-games")))
    games = [Choice(game, words.game(game)) for game in plugins()]
    builder.selects(
        words,
        partial(_list_id, "games"),
        words("setting-games-pick"),
        games,
        settings.games,
        any_number=True,
    )
    starters = [_set("starters", each.value, words(f"starters-{each}"), words) for each in Starters]
    builder.select(
        court_id("starters"), words("setting-starters"), starters, chosen=[settings.starters.value]
    )
    if settings.starters is Starters.ROLE:
        if settings.starter_role is None:
            builder.text(words("setting-starter-role-none"))
        builder.menu(_role_menu("starter-role", settings.starter_role, words))
    builder.text(
        words("setting-heading", name=words("setting-lobby-role")),
        "" if mentionable else words("setting-lobby-role-silent"),
    )
    builder.menu(_role_menu("lobby-role", settings.lobby_role, words))
    builder.text(_counting(settings, words))
    builder.buttons(
        button(words("button-numbers"), court_id("numbers")),
        _switch("computers-allowed", settings.computers_allowed, words),
        _switch("computers-counted", settings.computers_counted, words),
        _switch("thread", settings.place is Place.THREAD, words),
    )
    return builder.panel()


def numbers_modal(settings: GuildSettings, words: Words, least_humans: range) -> ui.Modal:
    """Ask for the settings that are numbers: the least people for crowns among these."""
    limit = settings.treasury
    # The form takes along what it shows, so that only what differs is changed.
    custom_id = court_id("numbers", settings.least_humans, limit or 0)
    modal = ui.Modal(title=cut(words("numbers-title"), 45), custom_id=custom_id)
    for name, value, required in (
        ("least-humans", str(settings.least_humans), True),
        ("treasury", "" if limit is None else str(limit), False),
    ):
        field: ui.TextInput[Any] = ui.TextInput(
            custom_id=name, default=value or None, required=required, max_length=6
        )
        modal.add_item(
            ui.Label(
                text=cut(words(f"numbers-{name}"), 45),
                description=cut(words(f"numbers-{name}-hint", most=least_humans[-1]), 100),
                component=field,
            )
        )
    # Not kept: what is sent is found by its custom id, also after a restart.
    modal.stop()
    return modal


def said(name: str, value: Any, words: Words, *, most: int = MOST_CHANNELS) -> str:
    """Return a setting's value in words, as the audit log quotes it: ``most`` of its channels."""
    match name, value:
        case "locale", None:
            return words("language-own")
        case "locale", _:
            return words_for(value)("language-name")
        case "pace", _:
            return _pace(value, words)
        case "place", _:
            return words(f"place-{value}")
        case "starters", _:
            return words(f"starters-{value}")
        case "channels", _:
            return _listed(value or (), most, words) or _none(words)
        case "games", _:
            return words("list-comma").join(map(words.game, value or ())) or words("setting-all")
        case "starter_role" | "lobby_role", int():
            return f"<@&{value}>"
        case _, bool():
            return words("setting-on" if value else "setting-off")
        case "treasury", None:
            return words("treasury-unlimited")
        case _, None:
            return _none(words)
        case _:
            return str(value)


def _pace(pace: Pace, words: Words) -> str:
    """Return a pace as it is for games of which some moves are talked over."""
    return words(f"pace-{pace}", asks=AskPace.TALK)


def _listed(channels: Sequence[int], most: int, words: Words) -> str:
    named = [f"<#{each}>" for each in channels[:most]]
    if len(channels) > most:
        named.append(words("setting-channels-more", n=len(channels) - most))
    return words("list-comma").join(named)


def _none(words: Words) -> str:
    return words("setting-none")


def _set(setting: str, value: str, said: str, words: Words) -> Choice:
    """Return a value of a setting whose list says itself what it sets."""
    return Choice(value, words("setting-option", name=words(f"setting-{setting}"), value=said))


def _languages(words: Words) -> list[Choice]:
    own = _set("locale", OWN, words("language-own"), words)
    others = [_set("locale", each, words_for(each)("language-name"), words) for each in locales()]
    return [own, *others]


def _list_id(act: str, number: int) -> str:
    """Return the id of a setting's list among several, counted from 0."""
    return court_id(act, *([number] if number else []))


def _counting(settings: GuildSettings, words: Words) -> str:
    treasury = words("setting-crowns-unlimited")
    if settings.treasury is not None:
        treasury = words("setting-crowns-treasury", n=settings.treasury)
    least = words("setting-crowns-least", n=settings.least_humans)
    return words("setting-crowns", least=least, treasury=treasury)


def _channel_menu(settings: GuildSettings, words: Words) -> "ui.ChannelSelect[Any]":
    kind = SelectDefaultValueType.channel
    return ui.ChannelSelect(
        custom_id=court_id("channels"),
        channel_types=[ChannelType.text, ChannelType.news, ChannelType.voice, ChannelType.forum],
        placeholder=cut(words("setting-channels-pick"), 150),
        min_values=0,
        max_values=MOST_CHANNELS,
        default_values=[SelectDefaultValue(id=each, type=kind) for each in settings.channels],
    )


def _role_menu(act: str, role: int | None, words: Words) -> "ui.RoleSelect[Any]":
    kind = SelectDefaultValueType.role
    return ui.RoleSelect(
        custom_id=court_id(act),
        placeholder=cut(words(f"setting-{act}-pick"), 150),
        min_values=0,
        max_values=1,
        default_values=[SelectDefaultValue(id=role, type=kind)] if role is not None else [],
    )


def _switch(name: str, on: bool, words: Words) -> Button:
    """Return a button that says how a switch stands, in words, and turns it."""
    style: discord.ButtonStyle = GREEN if on else GREY
    label = words("switch-on" if on else "switch-off", what=words(f"switch-{name}"))
    return button(label, court_id(name, int(not on)), style)
