"""A server's settings in one panel: every change is saved at once."""

from collections.abc import Sequence
from typing import Any

from bot.panels.builder import PARCHMENT, PanelBuilder
from bot.panels.ids import COURT
from bot.panels.panel import Button, DiscordList, DiscordSelect, Field, Form, Panel, Style
from bot.plugins.formatter import Choice
from bot.plugins.registry import plugins
from bot.text import Words, words_for
from bot.text.words import locales
from bot.values.guilds import GuildSettings, Place, Starters
from bot.values.tables import Pace
from games.engine.asks import AskPace

OWN = "own"
"""In place of a language: the one that the server has on Discord."""

MOST_CHANNELS = 25


def settings_panel(settings: GuildSettings, words: Words, *, mentionable: bool = True) -> Panel:
    """Show every setting with its control. ``mentionable``: whether the lobby's role can be."""
    builder = PanelBuilder(PARCHMENT)
    builder.text(words("settings-title"), words("settings-how"))
    builder.selects(
        words,
        COURT.of("locale"),
        words("setting-locale"),
        _languages(words),
        [settings.locale or OWN],
    )
    paces = [_setting_choice("pace", pace.value, _pace(pace, words), words) for pace in Pace]
    builder.select(COURT.of("pace"), words("setting-pace"), paces, chosen=[settings.pace.value])
    builder.text(words("setting-heading", name=words("setting-channels")))
    builder.discord_select(_channels(settings, words))
    builder.text(words("setting-heading", name=words("setting-games")))
    games = [Choice(game, words.game(game)) for game in plugins()]
    builder.selects(
        words,
        COURT.of("games"),
        words("setting-games-pick"),
        games,
        settings.games,
        any_number=True,
    )
    starters = [
        _setting_choice("starters", each.value, words(f"starters-{each}"), words)
        for each in Starters
    ]
    builder.select(
        COURT.of("starters"), words("setting-starters"), starters, chosen=[settings.starters.value]
    )
    if settings.starters is Starters.ROLE:
        if settings.starter_role is None:
            builder.text(words("setting-starter-role-none"))
        builder.discord_select(_role("starter-role", settings.starter_role, words))
    builder.text(
        words("setting-heading", name=words("setting-lobby-role")),
        "" if mentionable else words("setting-lobby-role-silent"),
    )
    builder.discord_select(_role("lobby-role", settings.lobby_role, words))
    zone = value_in_words("time_zone", settings.time_zone, words)
    builder.text(_counting(settings, words), words("setting-times", zone=zone))
    builder.buttons(
        Button(words("button-numbers"), COURT.of("numbers")),
        _switch("computers-allowed", settings.computers_allowed, words),
        _switch("computers-counted", settings.computers_counted, words),
        _switch("thread", settings.place is Place.THREAD, words),
    )
    return builder.panel()


def numbers_form(settings: GuildSettings, words: Words, least_humans: range) -> Form:
    """Ask for the settings that are numbers: the least people for crowns among these."""
    limit = settings.treasury
    # The form takes along what it shows, so that only what differs is changed.
    custom_id = COURT.of("numbers", settings.least_humans, limit or 0)
    fields = tuple(
        Field(
            name,
            words(f"numbers-{name}"),
            words(f"numbers-{name}-hint", most=least_humans[-1]),
            most=6,
            value=value,
            required=required,
        )
        for name, value, required in (
            ("least-humans", str(settings.least_humans), True),
            ("treasury", "" if limit is None else str(limit), False),
        )
    )
    return Form(words("numbers-title"), custom_id, fields)


def value_in_words(name: str, value: Any, words: Words, *, most: int = MOST_CHANNELS) -> str:
    """Return a setting's value in words, as the audit log quotes it: ``most`` of its channels."""
    match name, value:
        case "locale", _:
            return words_for(value)("language-name") if value else words("language-own")
        case "pace", _:
            return _pace(value, words)
        case "place", _:
            return words(f"place-{value}")
        case "starters", _:
            return words(f"starters-{value}")
        case "channels", _:
            return _listed(value or (), most, words) or words("setting-none")
        case "games", _:
            return words("list-comma").join(map(words.game, value or ())) or words("setting-all")
        case "starter_role" | "lobby_role", int():
            return f"<@&{value}>"
        case "time_zone", _:
            return str(value or words("time-zone-own"))
        case _, bool():
            return words("setting-on" if value else "setting-off")
        case _, None:
            return words("treasury-unlimited" if name == "treasury" else "setting-none")
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


def _setting_choice(setting: str, value: str, said: str, words: Words) -> Choice:
    """Return a value of a setting whose list says itself what it sets."""
    return Choice(value, words("setting-option", name=words(f"setting-{setting}"), value=said))


def _languages(words: Words) -> list[Choice]:
    own = _setting_choice("locale", OWN, words("language-own"), words)
    others = [
        _setting_choice("locale", each, words_for(each)("language-name"), words)
        for each in locales()
    ]
    return [own, *others]


def _counting(settings: GuildSettings, words: Words) -> str:
    treasury = words("setting-crowns-unlimited")
    if settings.treasury is not None:
        treasury = words("setting-crowns-treasury", n=settings.treasury)
    least = words("setting-crowns-least", n=settings.least_humans)
    return words("setting-crowns", least=least, treasury=treasury)


def _channels(settings: GuildSettings, words: Words) -> DiscordSelect:
    pick = words("setting-channels-pick")
    chosen = tuple(settings.channels)
    return DiscordSelect(DiscordList.CHANNELS, COURT.of("channels"), pick, MOST_CHANNELS, chosen)


def _role(act: str, role: int | None, words: Words) -> DiscordSelect:
    pick = words(f"setting-{act}-pick")
    return DiscordSelect(DiscordList.ROLES, COURT.of(act), pick, 1, () if role is None else (role,))


def _switch(name: str, on: bool, words: Words) -> Button:
    """Return a button that says how a switch stands, in words, and turns it."""
    style = Style.GREEN if on else Style.GREY
    label = words("switch-on" if on else "switch-off", what=words(f"switch-{name}"))
    return Button(label, COURT.of(name, int(not on)), style)
