"""A game's slash commands as data: judged before Discord sees them, and what the cogs build."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, TypeAlias

from bot.plugins.command_limits import MOST_CHOICE, MOST_DESCRIPTION, MOST_NAME, CommandText, Excess
from bot.plugins.defaults import option_key
from bot.plugins.plugin import (
    CLAIMS,
    LANGUAGE,
    LAST_WORDS,
    STRENGTH,
    WATCHED,
    GamePlugin,
    Number,
    OneOf,
    Seating,
    Several,
    Switch,
)
from bot.text import Words, locales, words_for
from bot.text.words import FALLBACK, command_keys
from bot.values.tables import Pace

SUBCOMMAND, STRING, INTEGER, BOOLEAN = 1, 3, 4, 5
"""Discord's types of options."""

PACE = OneOf("pace", tuple(Pace), "")
"""Nothing chosen is what the server has settled."""


@dataclass(frozen=True, slots=True)
class Completed:
    """An option that is typed, and completed as it is."""

    name: str
    default: str = ""


Offered: TypeAlias = OneOf | Switch | Number | Completed

WHEN = Completed("when")
"""Nothing typed is now."""
OWN_OPTIONS = (
    WHEN.name,
    PACE.name,
    "computers",
    STRENGTH,
    CLAIMS.name,
    LAST_WORDS.name,
    LANGUAGE,
    WATCHED.name,
)
"""What commands offer beside a game's own options."""


@dataclass(frozen=True, slots=True)
class Phrase:
    """A text of a command by its Fluent key.

    ``game``: the id of the game whose name the text has a place for, if it has.
    """

    key: str
    game: str = ""

    def said(self, words: Words) -> str:
        """Return it in a language."""
        return words(self.key, game=words.game(self.game)) if self.game else words(self.key)


def name_key(name: str, game: str = "") -> str:
    """Return the key of what a command or an option is called; ``game``: whose own option it is.

    In English it is the name itself: Discord shows the others, and goes by this one.
    """
    key = option_key(name)
    return f"{game}-option-name-{key}" if game else f"command-name-{key}"


@dataclass(frozen=True, slots=True)
class Parameter:
    """An option of a command. It need not be given."""

    option: Offered
    says: Phrase
    menu: tuple[tuple[str, Phrase], ...] = ()
    """The values that it offers, each with what is shown for it."""
    game: str = ""
    """Whose own it is; empty: it is the same for all games."""


@dataclass(frozen=True, slots=True)
class Subcommand:
    """A subcommand of a game's command."""

    name: str
    says: Phrase
    parameters: tuple[Parameter, ...] = ()


def about(game: GamePlugin) -> Phrase:
    """Return what is said of the whole command."""
    return Phrase(f"{game.id}-about")


def subcommands_of(game: GamePlugin) -> tuple[Subcommand, ...]:
    """Return the subcommands of a game, with the game's own options in those that begin it."""
    if game.seating is Seating.ALONE:
        by_day = ("daily", "board") if game.daily is not None else ()
        play = (*_own(game), _house(game, "play", WATCHED))
        return (_form(game, "play", play), *(_form(game, each) for each in (*by_day, "rules")))
    most = Number("computers", 0, game.rules.most_seats - 1, 0)
    house: list[Offered] = [WHEN, PACE, most, game.strength_option]
    house += [CLAIMS] if game.rules.claims is not None else []
    house += [LAST_WORDS] if game.rules.last_words is not None else []
    when, pace, *rest = [_house(game, "start", each) for each in house]
    start = (when, pace, *_own(game), *rest)
    others = ("rules", "status", "hand", "leave", "end")
    return (_form(game, "start", start), *(_form(game, each) for each in others))


def _form(game: GamePlugin, name: str, parameters: tuple[Parameter, ...] = ()) -> Subcommand:
    return Subcommand(name, Phrase(f"command-table-{name}-description", game.id), parameters)


def _house(game: GamePlugin, command: str, option: Offered) -> Parameter:
    """Return an option that is the same for all games."""
    key = f"command-table-{command}-{option_key(option.name)}"
    return Parameter(option, Phrase(f"{key}-description", game.id), _menu(option, key))


def _own(game: GamePlugin) -> tuple[Parameter, ...]:
    """Return the game's own options, as far as a command has room for them."""
    return tuple(
        Parameter(each, Phrase(key), _menu(each, key), game.id)
        for each in game.options
        if not isinstance(each, Several)
        for key in (f"{game.id}-start-{option_key(each.name)}",)
    )


def _menu(option: Offered, key: str) -> tuple[tuple[str, Phrase], ...]:
    if not isinstance(option, OneOf):
        return ()
    return tuple((str(each), Phrase(f"{key}-{each.lower()}")) for each in option.values)


def as_json(game: GamePlugin) -> dict[str, Any]:
    """Return a game's command as Discord is told of it, in all languages that there are."""
    return {
        "name": game.id,
        **_texts("description", about(game)),
        "options": [
            {
                "type": SUBCOMMAND,
                **_named(form.name),
                **_texts("description", form.says),
                "options": [_option(each) for each in form.parameters],
            }
            for form in subcommands_of(game)
        ],
    }


def untranslated() -> Iterator[Excess]:
    """Yield the texts of the bot's own commands that Discord would not take in a language."""
    for words in _others():
        for key in command_keys():
            text = CommandText(key, {}, "text", MOST_DESCRIPTION)
            if key.startswith(name_key("")):
                text = CommandText(key, {}, "name", MOST_NAME, is_name=True)
            if wrong := text.wrong(words(key)):
                yield Excess(key, wrong, words.locale)


def _option(parameter: Parameter) -> dict[str, Any]:
    option: dict[str, Any] = {
        **_named(parameter.option.name, parameter.game),
        **_texts("description", parameter.says),
    }
    match parameter.option:
        case Switch():
            return {"type": BOOLEAN, **option}
        case Number(least=least, most=most):
            return {"type": INTEGER, **option, "min_value": least, "max_value": most}
        case Completed():
            sizes = {"min_length": 1, "max_length": MOST_CHOICE}
            return {"type": STRING, **option, **sizes, "autocomplete": True}
        case OneOf():
            menu = [{"value": value, **_texts("name", says)} for value, says in parameter.menu]
            return {"type": STRING, **option, "choices": menu}


def _named(name: str, game: str = "") -> dict[str, Any]:
    key = name_key(name, game)
    told = {words.locale: words(key) for words in _others() if key in words}
    return {"name": name, "name_localizations": told}


def _texts(name: str, phrase: Phrase) -> dict[str, Any]:
    told = {words.locale: _told(phrase, words) for words in _others()}
    return {name: _told(phrase, words_for(None)), f"{name}_localizations": told}


def _others() -> list[Words]:
    """Return the languages that there are beside English."""
    return [words for words in map(words_for, locales()) if words.locale != FALLBACK]


def _told(phrase: Phrase, words: Words) -> str:
    """Return a text; of one that is missing, what would be shown for it."""
    return phrase.said(words) if phrase.key in words else phrase.key
