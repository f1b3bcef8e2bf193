"""The games that are installed: entry points of the group ``gallows.games``."""

import re
import warnings
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from keyword import kwlist
from pathlib import PurePath

from bot.plugins.command_limits import MOST_COMMANDS, MOST_OPTIONS, Excess, excesses, fitted
from bot.plugins.commands import OWN_OPTIONS, as_json
from bot.plugins.plugin import GamePlugin, Number, Option, Several, Switch, in_lobby
from bot.plugins.safeguard import guarded
from bot.text.words import GROUP, is_ctrl_c, own_words
from games.api import API, OLDEST_API, Deprecated, Game, Strength
from games.engine.play_style import AS_USUAL

NAME = re.compile("[a-z]{1,32}")
"""It is a slash command, and stands in custom ids and before all texts of the game."""
OPTION = re.compile("[a-z_]{1,32}")
MOST_LISTS = 16
"""Options of a game that the lobby shows, each as a list: with those of every game and the words
above, they are the 40 components of a message."""
OWN_COMMANDS = 4
"""Commands beside those of the games."""
MOST_GAMES = MOST_COMMANDS - OWN_COMMANDS
OWN_PACKAGE = "cogs"
"""Where the games are that come with the bot."""


class PluginError(Exception):
    """An entry point leads to no game that can be played here; the message says why."""


@dataclass(frozen=True, slots=True)
class Fault:
    """What there is to say of an entry point: its name, and why it is left out, or may be soon."""

    name: str
    why: str


@dataclass(frozen=True, slots=True)
class Registry:
    """What was found: games by id, in the order of their ids, and what is left out."""

    games: dict[str, GamePlugin] = field(default_factory=dict)
    faults: list[Fault] = field(default_factory=list)
    dated: list[Fault] = field(default_factory=list)
    """Games that are played, but use what a later version of the doors will not have."""
    untranslated: list[Excess] = field(default_factory=list)
    """Texts of commands that Discord would not take in a language, and are shown in English."""
    strangers: set[str] = field(default_factory=set)
    """Those that come from another package than the bot: nobody here knows how they behave."""


def plugins() -> Mapping[str, GamePlugin]:
    """Return the games that can be played here, by id."""
    return installed().games


def is_strange(game: str) -> bool:
    """Say whether a game comes from another package than the bot."""
    return game in installed().strangers


def leave_out(game: str) -> None:
    """Play a game no more as long as this process runs."""
    installed().games.pop(game, None)


@cache
def installed() -> Registry:
    """Look once: what is installed does not change while a process runs."""
    found = Registry()
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        try:
            with noted() as said:
                game = load(entry)
            if game.id in found.games:
                raise PluginError(f"There is another game named {game.id} already.")
            if len(found.games) == MOST_GAMES:
                raise PluginError(
                    f"Discord takes {MOST_COMMANDS} commands of a bot, so the first {MOST_GAMES} "
                    "games by name are played. Remove one of them."
                )
            lost = refuse_commands(game)
            found.games[game.id] = guarded(game)
        except PluginError as problem:
            found.faults.append(Fault(entry.name, str(problem)))
        except Exception as problem:
            # Whatever is wrong with a game that nobody has thought of, the others are to be played.
            found.faults.append(Fault(entry.name, f"It cannot be read: {problem!r}."))
        else:
            found.untranslated.extend(lost)
            found.dated.extend(Fault(entry.name, each) for each in said)
            if entry.module.partition(".")[0] != OWN_PACKAGE:
                found.strangers.add(game.id)
    return found


@contextmanager
def noted() -> Iterator[list[str]]:
    """Note what a game uses of the doors that a later version of them will not have.

    Each thing once, with file and line. Other warnings are shown as ever.
    """
    said: list[str] = []
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always", Deprecated)
        yield said
    for each in caught:
        if not issubclass(each.category, Deprecated):
            warnings.showwarning(each.message, each.category, each.filename, each.lineno)
            continue
        line = f"{each.message} ({PurePath(each.filename).name}, line {each.lineno})"
        if line not in said:
            said.append(line)


def load(entry: EntryPoint) -> GamePlugin:
    """Return the game of an entry point; raise `PluginError` for whatever is wrong with it."""
    try:
        found = entry.load()
    except BaseException as problem:
        if is_ctrl_c(problem):
            raise
        # Whatever a stranger's module does when it is imported, the others are to be played.
        raise PluginError(
            f"{entry.value} cannot be loaded: {problem!r}. If that is a name of bot.api or "
            f"games.api, the game is written for another version of them; this bot takes "
            f"{versions()}."
        ) from problem
    if not isinstance(found, GamePlugin):
        raise PluginError(f"{entry.value} is no GamePlugin.")
    if found.api not in range(OLDEST_API, API + 1):
        raise PluginError(
            f"{found.id} is written for version {found.api} of bot.api and games.api; this bot "
            f"takes {versions()}. Install a version of the game that fits."
        )
    if entry.name != found.id:
        raise PluginError(f"The entry point {entry.name} leads to a game named {found.id}.")
    refuse_name(found.id)
    refuse_options(found.options)
    refuse_strengths(found.rules)
    return found


def refuse_commands(game: GamePlugin) -> list[Excess]:
    """Raise `PluginError` for commands that Discord would not take.

    Return what it would not take in other languages alone.
    """
    command, lost = fitted(as_json(game))
    found = excesses(command)
    if found:
        raise PluginError("\n".join(map(str, found)))
    return lost


def refuse_strengths(rules: Game) -> None:
    """Raise `PluginError` unless a game has easy computers and normal ones, and maybe hard ones."""
    if rules.strengths not in (AS_USUAL, tuple(Strength)):
        raise PluginError(
            f"strengths={rules.strengths!r}: every game has easy and normal computers. Leave it "
            "out, or say tuple(Strength) where there are hard ones, too."
        )


def refuse_options(options: tuple[Option, ...]) -> None:
    """Raise `PluginError` for options that a command or a list cannot offer."""
    given: tuple[object, ...] = options
    for option in given:
        if not isinstance(option, Option):
            raise PluginError(f"{option!r} is no option.")
        if option.name in OWN_OPTIONS or not OPTION.fullmatch(option.name):
            raise PluginError(
                f"No option can be named {option.name!r}: use small letters and underscores, and "
                f"neither {' nor '.join(OWN_OPTIONS)}, which the bot has."
            )
        if option.name in (*kwlist, "interaction"):
            # discord.py finds them as the parameters of a function.
            raise PluginError(f"No option can be named {option.name!r}: Python uses that word.")
        if why := _unfit(option):
            raise PluginError(f"The option {option.name} {why}.")
    if (listed := len(in_lobby(options))) > MOST_LISTS:
        raise PluginError(f"{listed} options are for the lobby, which shows {MOST_LISTS}.")


def _unfit(option: Option) -> str:
    """Say what is wrong with an option's values, if something is."""
    default: object = option.default if not isinstance(option, Several) else None
    if isinstance(option, Switch):
        return "" if isinstance(default, bool) else "is neither on nor off by default"
    if isinstance(option, Number):
        bounds = (option.least, option.default, option.most)
        if not all(type(each) is int for each in bounds):
            return "is a number with bounds that are none"
        return "" if sorted(bounds) == list(bounds) else "does not have its default in its bounds"
    values: tuple[object, ...] = option.values
    if not values or not all(isinstance(each, str) for each in values):
        return "has values that are no text, or none at all"
    if len(values) > MOST_OPTIONS:
        more = len(values) - MOST_OPTIONS
        return f"has {len(values)} values; a list takes {MOST_OPTIONS} ({more} too many)"
    if not isinstance(option, Several):
        return "" if default in values else "does not have its default in its values"
    fits = 0 <= option.least <= option.most <= len(values) and option.most > 0
    return "" if fits else f"takes {option.least} to {option.most} of {len(values)} values"


def versions() -> str:
    """Return in words for which versions of the doors a game may be written."""
    return f"version {API}" if OLDEST_API == API else f"versions {OLDEST_API} to {API}"


def refuse_name(game: str) -> None:
    """Raise `PluginError` for a name that no game can have."""
    if not NAME.fullmatch(game):
        raise PluginError(f"No game can be named {game!r}: use small letters alone, 32 at most.")
    if game in own_words() | {"all"}:
        raise PluginError(f"No game can be named {game!r}: the bot has a use for that word.")
