"""What every bot of a process would work out anew, and comes to the same for each: done once."""

import marshal
import os
from copy import deepcopy
from functools import cache, lru_cache
from types import SimpleNamespace
from typing import Any

import simcord._dpy_internals
import simcord._runtime
import simcord.backend.ops.channels
import simcord.components
import simcord.gateway
import simcord.http._helpers
import simcord.http.router
from aiohttp import web_app
from discord import app_commands
from fluent.runtime import FluentResource

from bot import command_sync, workers
from bot.plugins.command_limits import Excess, excesses
from bot.plugins.plugin import GamePlugin
from bot.text import bundle, locales, words_for
from cogs import games
from gallows import hash_replays
from tests.support.statements import share_statements


def _copied(value: Any) -> Any:
    """Copy JSON, as the simulated Discord does several times with each message."""
    try:
        return marshal.loads(marshal.dumps(value))
    except ValueError:
        # There are other things in it than those that are in JSON.
        return _copied_by_parts(value)


def _copied_by_parts(value: Any) -> Any:
    # What is not in JSON is mostly a kind, high up, beside parts that are all JSON.
    if type(value) is dict:
        return {key: _copied_part(each) for key, each in value.items()}
    if type(value) is list:
        return [_copied_part(each) for each in value]
    return deepcopy(value)


def _copied_part(value: Any) -> Any:
    if type(value) in (dict, list):
        return _copied(value) if value else type(value)()
    return value if type(value) in (str, int, bool, type(None)) else deepcopy(value)


def _resolved(components: Any, attachments: Any) -> Any:
    """Put in what a message refers to of its attachments; most refer to none."""
    try:
        as_sent = marshal.dumps(components)
    except ValueError:
        return _resolve(components, attachments)
    if b"attachment://" in as_sent:
        return _resolve(components, attachments)
    return marshal.loads(as_sent)


def _judged_once(components: Any, *, flags: int = 0) -> list[dict[str, Any]]:
    """Judge a message as the simulated Discord does, each time it looks at it."""
    try:
        as_sent = marshal.dumps(components, 2), flags
    except ValueError:
        return _judge(components, flags=flags)
    kept = _judged.get(as_sent)
    if kept is None:
        kept = marshal.dumps(_judge(components, flags=flags), 2)
        if len(_judged) >= MOST_KEPT:
            _judged.clear()
        # What it comes to is judged again, where it is written down, and comes to itself.
        _judged[as_sent] = _judged[kept, flags] = kept
    judged: list[dict[str, Any]] = marshal.loads(kept)
    return judged


def _walked(components: Any) -> list[dict[str, Any]]:
    """Find every component, parents first: without a generator for each of them."""
    found: list[dict[str, Any]] = []
    for each in (components,) if isinstance(components, dict) else components:
        if isinstance(each, dict):
            found.append(each)
            if isinstance(each.get("components"), list):
                found += _walked(each["components"])
            for key in ("accessory", "component"):
                if isinstance(each.get(key), dict):
                    found += _walked(each[key])
    return found


_judged: dict[tuple[bytes, int], bytes] = {}
"""What messages come to, by what was sent and its flags."""
MOST_KEPT = 1000
_judge = simcord.components.validate_components
_resolve = simcord.components.resolve_attachment_references


@lru_cache(maxsize=256)
def _found(command: bytes) -> tuple[Excess, ...]:
    return tuple(excesses(marshal.loads(command)))


def _found_once(command: dict[str, Any]) -> list[Excess]:
    """Judge a command as each bot does at its start."""
    try:
        return list(_found(marshal.dumps(command, 2)))
    except ValueError:
        return excesses(command)


def _translating_once(kind: Any) -> None:
    """Translate a command into all of Discord's languages once, and not for each bot that begins.

    discord.py asks for each text in each of them: thousands, and most are told that there is none.
    """
    translate = kind.get_translated_payload

    async def translated(self: Any, tree: Any, translator: Any) -> dict[str, Any]:
        languages = [words_for(locale) for locale in locales()]
        try:
            written = marshal.dumps(self.to_dict(tree), 2)
        except ValueError:
            return await translate(self, tree, translator)
        command = kind, written, type(translator), *map(id, languages)
        if command not in _translated:
            # The languages are kept as well, so that nothing else has their ids.
            _translated[command] = await translate(self, tree, translator), languages
        return _copied(_translated[command][0])

    kind.get_translated_payload = translated


_translated: dict[tuple[Any, ...], tuple[dict[str, Any], Any]] = {}


def _commands_of(game: GamePlugin) -> app_commands.Group:
    """Make the commands of a game once, as long as it is the same in everything."""
    if id(game) not in _made:
        if len(_made) >= MOST_GAMES:
            del _made[next(iter(_made))]
        _made[id(game)] = game, _make(game)
    return _made[id(game)][1]


_make = games.commands_of
_made: dict[int, tuple[GamePlugin, app_commands.Group]] = {}
"""By which game, which is kept for as long: so nothing else has its id."""
MOST_GAMES = 64


def _monotonic() -> float:
    """Return the time as the simulated Discord does, which looks for whose it is each time."""
    if simcord._runtime._BOT_SCOPE.get() is None:
        return simcord._dpy_internals._REAL_MONOTONIC()
    return _looked_up()


_looked_up = simcord._dpy_internals._clock_monotonic


def work_out_once() -> None:
    """Share between the tests of a process what costs time and is nobody's own."""
    simcord._dpy_internals._clock_monotonic = _monotonic
    # aiohttp remembers what it has made for the requests to fifty servers, and so holds these
    # with all that they ever said: gigabytes.
    web_app._cached_build_middleware = web_app._build_middlewares  # type: ignore[assignment]
    if hasattr(os, "fork"):
        from tests.support.copies import copies
        from tests.support.hashing import Copy

        workers.FRESH = copies()
        hash_replays.begin = Copy  # type: ignore[assignment]
    share_statements()
    bundle.FluentResource = cache(FluentResource)  # type: ignore[attr-defined]
    for module in (simcord.gateway, simcord.http.router):
        module.copy = SimpleNamespace(deepcopy=_copied)  # type: ignore[attr-defined]
    simcord.components.validate_components = _judged_once
    for module in (simcord.http._helpers, simcord.backend.ops.channels):
        module.resolve_attachment_references = _resolved  # type: ignore[attr-defined]
    simcord.components.walk_components = _walked  # type: ignore[assignment]
    command_sync.excesses = _found_once  # type: ignore[attr-defined]
    for kind in (app_commands.Command, app_commands.Group):
        _translating_once(kind)
    # A bot keeps nothing in its commands, and asks each interaction whose it is.
    games.commands_of = _commands_of
    simcord.components.deepcopy = _copied  # type: ignore[attr-defined,assignment]
