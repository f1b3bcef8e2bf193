"""A server's settings in one panel: every change is saved at once."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.panels.builder import PARCHMENT, PanelBuilder
from bot.panels.ids import COURT
from bot.panels.panel import Button, DiscordSelect, Field, Form, Panel, Row, Style
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


def settings_panel(
    settings: GuildSettings, words: Words, *, mentionable: bool = True, lost: bool = False
) -> Panel:
    """Show every setting with its control. ``mentionable``: whether the lobby's role can be.

    ``lost``: whether tables are only for channels that are all deleted.
    """
    builder = PanelBuilder(PARCHMENT, words("settings-title"), words("settings-how"))
    languages = {each: words_for(each)("language-name") for each in locales()}
    _list(builder, "locale", {OWN: words("language-own"), **languages}, settings.locale, words)
    _list(builder, "pace", {pace: _pace(pace, words) for pace in Pace}, settings.pace, words)
    builder.text(_heading("channels", words, lost=lost))
    pick = words("setting-channels-pick")
    channels = DiscordSelect(COURT.of("channels"), pick, MOST_CHANNELS, tuple(settings.channels))
    builder.add((channels,))
    gone = bool(settings.games) and not set(settings.games) & set(plugins())
    builder.text(_heading("games", words, lost=gone))
    games = [Choice(game, words.game(game)) for game in plugins()]
    pick = words("setting-games-pick")
    builder.selects(words, COURT.of("games"), pick, games, settings.games, any_number=True)
    starters = {each: words(f"starters-{each}") for each in Starters}
    _list(builder, "starters", starters, settings.starters, words)
    if settings.starters is Starters.ROLE:
        if settings.starter_role is None:
            builder.text(words("setting-starter-role-none"))
        builder.add(_role("starter-role", settings.starter_role, words))
    builder.text(
        words("setting-heading", name=words("setting-lobby-role")),
        "" if mentionable else words("setting-lobby-role-silent"),
    )
    builder.add(_role("lobby-role", settings.lobby_role, words))
    zone = value_in_words("time_zone", settings.time_zone, words)
    treasury = words("setting-crowns-unlimited")
    if settings.treasury is not None:
        treasury = words("setting-crowns-treasury", n=settings.treasury)
    least = words("setting-crowns-least", n=settings.least_humans)
    counting = words("setting-crowns", least=least, treasury=treasury)
    builder.text(counting, words("setting-times", zone=zone))
    return builder.panel(
        Button(words("button-numbers"), COURT.of("numbers")),
        _switch("computers-allowed", settings.computers_allowed, words),
        _switch("computers-counted", settings.computers_counted, words),
        _switch("thread", settings.place is Place.THREAD, words),
    )


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
    """Return a setting's value in words, as the audit log quotes it: ``most`` of a list."""
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
            more = "setting-channels-more"
            return _listed([f"<#{each}>" for each in value or ()], most, more, words)
        case "games", _:
            return _listed(list(map(words.game, value or ())), most, "season-champions-more", words)
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


def _heading(setting: str, words: Words, *, lost: bool) -> str:
    """Return what stands above a list, which shows nothing of what is ``lost``."""
    heading = words("setting-heading", name=words(f"setting-{setting}"))
    return f"{heading}\n{words('setting-gone')}" if lost else heading


def _pace(pace: Pace, words: Words) -> str:
    """Return a pace as it is for games of which some moves are talked over."""
    return words(f"pace-{pace}", asks=AskPace.TALK)


def _listed(named: Sequence[str], most: int, more: str, words: Words) -> str:
    """Return what something is limited to, so many of it; where nothing limits it, that is all.

    ``more`` is the key of what says how many others there are.
    """
    shown = list(named[:most])
    if len(named) > most:
        shown.append(words(more, n=len(named) - most))
    return words("list-comma").join(shown) or words("setting-all")


def _list(
    builder: PanelBuilder, setting: str, values: Mapping[Any, str], now: str | None, words: Words
) -> None:
    """Add a list of a setting's values, which says itself what it sets; None is the first."""
    name = words(f"setting-{setting}")
    choices = [
        Choice(str(each), words("setting-option", name=name, value=said))
        for each, said in values.items()
    ]
    builder.selects(words, COURT.of(setting), name, choices, [str(now or next(iter(values)))])


def _role(act: str, role: int | None, words: Words) -> Row:
    pick, chosen = words(f"setting-{act}-pick"), () if role is None else (role,)
    return (DiscordSelect(COURT.of(act), pick, 1, chosen, roles=True),)


def _switch(name: str, on: bool, words: Words) -> Button:
    """Return a button that says how a switch stands, in words, and turns it."""
    style = Style.GREEN if on else Style.GREY
    label = words("switch-on" if on else "switch-off", what=words(f"switch-{name}"))
    return Button(label, COURT.of(name, int(not on)), style)
