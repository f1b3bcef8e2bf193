"""The games that are installed: entry points of the group ``gallows.games``."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from bot.plugins.deprecations import noted
from bot.plugins.plugin import CLAIMS, STRENGTH, GamePlugin, Seating
from bot.text.words import GROUP, own_words
from games.api import API, OLDEST_API

NAME = re.compile("[a-z]{1,32}")
"""It is a slash command, and stands in custom ids and before all texts of the game."""
OPTION = re.compile("[a-z_]{1,32}")
OWN_OPTIONS = ("pace", "computers", STRENGTH.name, CLAIMS.name)
"""What every `start` command offers."""


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

    games: Mapping[str, GamePlugin]
    faults: tuple[Fault, ...]
    dated: tuple[Fault, ...] = ()
    """Games that are played, but use what a later version of the doors will not have."""


def plugins() -> Mapping[str, GamePlugin]:
    """Return the games that can be played here, by id."""
    return installed().games


def with_crowns() -> list[str]:
    """Return the ids of those that can move crowns: nobody wins any alone."""
    return [game.id for game in plugins().values() if game.seating is not Seating.ALONE]


@cache
def installed() -> Registry:
    """Look once: what is installed does not change while a process runs."""
    games: dict[str, GamePlugin] = {}
    faults: list[Fault] = []
    dated: list[Fault] = []
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        try:
            with noted() as said:
                game = load(entry)
            if game.id in games:
                raise PluginError(f"There is another game named {game.id} already.")
        except PluginError as problem:
            faults.append(Fault(entry.name, str(problem)))
        else:
            games[game.id] = game
            dated += [Fault(entry.name, each) for each in said]
    return Registry(games, tuple(faults), tuple(dated))


def load(entry: EntryPoint) -> GamePlugin:
    """Return the game of an entry point; raise `PluginError` for whatever is wrong with it."""
    try:
        found = entry.load()
    except (Exception, SystemExit) as problem:
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
    for option in found.options:
        if option.name in OWN_OPTIONS or not OPTION.fullmatch(option.name):
            raise PluginError(
                f"No option can be named {option.name!r}: use small letters and underscores, and "
                f"neither {' nor '.join(OWN_OPTIONS)}, which every game has."
            )
    return found


def versions() -> str:
    """Return in words for which versions of the doors a game may be written."""
    return f"version {API}" if OLDEST_API == API else f"versions {OLDEST_API} to {API}"


def refuse_name(game: str) -> None:
    """Raise `PluginError` for a name that no game can have."""
    if not NAME.fullmatch(game):
        raise PluginError(f"No game can be named {game!r}: use small letters alone, 32 at most.")
    if game in own_words() | {"all"}:
        raise PluginError(f"No game can be named {game!r}: the bot has a use for that word.")
