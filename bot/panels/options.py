"""What the host may still change in the lobby: a list for each option of the game."""

from collections.abc import Sequence

from bot.panels.builder import PARCHMENT, PanelBuilder
from bot.panels.ids import OPTION
from bot.panels.panel import MOST_OPTIONS, Panel
from bot.plugins.defaults import option_key
from bot.plugins.formatter import Choice, Formatter
from bot.plugins.plugin import (
    CLAIMS,
    LANGUAGE,
    LAST_WORDS,
    GamePlugin,
    OneOf,
    Option,
    Several,
    Switch,
    in_lobby,
)
from bot.plugins.registry import plugins
from bot.tables.kinds import KINDS
from bot.text import Words, words_for
from bot.text.words import FALLBACK, locales
from bot.values.tables import TableView

ON, OFF = "true", "false"
"""The values of a `Switch` in its list."""


def offered(game: GamePlugin) -> list[Option]:
    """Return the options that can be changed in the lobby: the game's own, and every game's."""
    return [*in_lobby(game.options), *shared(game)]


def shared(game: GamePlugin) -> list[OneOf | Switch]:
    """Return the options that are the same for every game that has a use for them."""
    options: list[OneOf | Switch] = [game.strength_option] if KINDS[game.seating].gathers else []
    if game.rules.claims is not None:
        options.append(CLAIMS)
    if game.rules.last_words is not None:
        options.append(LAST_WORDS)
    spoken = locales()[:MOST_OPTIONS]
    if KINDS[game.seating].gathers and len(spoken) > 1:
        options.append(OneOf(LANGUAGE, spoken, FALLBACK, in_lobby=True))
    return options


def options_panel(table: TableView, words: Words, spoken: str = FALLBACK) -> Panel:
    """Show the host what is chosen, what there is to choose, and what does not fit.

    ``spoken``: the table's language, where ``words`` are those of who looks.
    """
    game = plugins()[table.game]
    builder = PanelBuilder(PARCHMENT)
    builder.text(
        words("options-title", game=words.game(game.id), table=str(table.id)),
        words(f"{game.id}-options-text") if f"{game.id}-options-text" in words else "",
    )
    fmt = Formatter(table, words)
    computers = words(f"computers-up-to-{game.rules.strengths[-1]}")
    builder.text(*game.view.options(fmt), computers, too_many(table, words))
    for option in offered(game):
        several = isinstance(option, Several)
        whose = "" if option in shared(game) else f"{game.id}-"
        builder.select(
            OPTION.of(table.id, option.name),
            words(f"{whose}options-pick-{option_key(option.name)}"),
            _listed(game, option, fmt),
            *_bounds(option),
            chosen=table.choices[option.name] if several else [_value(table, option, spoken)],
        )
    return builder.panel()


def too_many(table: TableView, words: Words) -> str:
    """Return that more have sat down than what the host has chosen is for, if they have."""
    most = plugins()[table.game].seats_for(table.choices).stop - 1
    return words("lobby-too-many", most=most) if len(table.seats) > most else ""


def _listed(game: GamePlugin, option: Option, fmt: Formatter) -> list[Choice]:
    words = fmt.words
    if option.name == LANGUAGE:
        # Who looks for their own finds it by its own name, whatever else they do not read.
        return [Choice(each, words_for(each)("language-name")) for each in _values(option)]
    if option in shared(game):
        keys = [(value, f"option-{option_key(option.name)}-{value}") for value in _values(option)]
        return [Choice(value, words(key), words(f"{key}-text")) for value, key in keys]
    return [game.view.option(fmt.plain, option.name, value) for value in _values(option)]


def _values(option: Option) -> tuple[str, ...]:
    return option.values if isinstance(option, OneOf | Several) else (ON, OFF)


def _value(table: TableView, option: Option, spoken: str) -> str:
    if option.name == LANGUAGE:
        return words_for(spoken).locale
    if isinstance(option, OneOf):
        # A lobby of before may have a choice that there is no more.
        chosen = table.choices.get(option.name)
        return str(chosen if chosen in option.values else option.default)
    chosen = table.choices.get(option.name, isinstance(option, Switch) and option.default)
    return ON if chosen else OFF


def _bounds(option: Option) -> tuple[int, int]:
    return (option.least, option.most) if isinstance(option, Several) else (1, 1)


def may_choose(option: Option, values: Sequence[str]) -> bool:
    """Say whether these values can come from an option's list."""
    least, most = _bounds(option)
    return least <= len(set(values)) == len(values) <= most and set(values) <= set(_values(option))


def chosen_value(option: Option, values: Sequence[str]) -> object:
    """Return what values of an option's list mean."""
    if isinstance(option, Several):
        return list(values)
    return values[0] if isinstance(option, OneOf) else values[0] == ON
