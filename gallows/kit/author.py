"""Where in an author's own files something is: the file and line that a fault points at."""

import inspect
import sys
import traceback
from collections.abc import Callable, Iterator
from dataclasses import fields
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, TypeAlias

from bot.plugins.plugin import GamePlugin
from bot.text.words import game_folders
from games.engine import script_context

ENGINE = str(Path(script_context.__file__).parent)
"""What every game shares: a line of it is no author's."""

SHARED = ("bot.", "games.engine.", "gallows.kit.", "builtins")
"""Modules that are no author's."""

Line: TypeAlias = tuple[str, int]
"""A file, and a line of it, from 1."""


def place(line: Line | None) -> str:
    """Return a file, with the folder that it lies in, and a line; empty where there is none."""
    if line is None:
        return ""
    path = Path(line[0])
    return f"{path.parent.name}/{path.name}:{line[1]}"


def line_of(function: Callable[..., Any] | None) -> Line | None:
    """Return where a function is defined; None for what has no lines."""
    code = getattr(own(function), "__code__", None)
    return (code.co_filename, code.co_firstlineno) if isinstance(code, CodeType) else None


def own(part: Any) -> Any:
    """Return a function of a game's itself, without what it is held in."""
    return inspect.unwrap(getattr(part, "call", part))


def line_that_asks(script: Any) -> Line | None:
    """Return the line at which a game's script waits for an answer."""
    found: Line | None = None
    while inspect.iscoroutine(script) and script.cr_frame is not None:
        path = script.cr_frame.f_code.co_filename
        if not path.startswith(ENGINE):
            found = path, script.cr_frame.f_lineno
        script = script.cr_await
    return found


def line_that_calls(frame: FrameType | None) -> Line | None:
    """Return the line of a game's that has called what every game shares."""
    while frame is not None:
        path = frame.f_code.co_filename
        if not path.startswith(ENGINE):
            return path, frame.f_lineno
        frame = frame.f_back
    return None


def line_of_trouble(trouble: BaseException, game: GamePlugin) -> Line | None:
    """Return the last line of the author's own that an exception has come through."""
    theirs = list(folders(game))
    found: Line | None = None
    each: BaseException | None = trouble
    while each is not None:
        for frame, line in traceback.walk_tb(each.__traceback__):
            path = Path(frame.f_code.co_filename)
            if any(folder in path.parents for folder in theirs):
                found = str(path), line
        each = each.__cause__
    return found


def folders(game: GamePlugin) -> Iterator[Path]:
    """Yield the folders in which the files of a game lie."""
    if game.id in game_folders():
        yield game_folders()[game.id]
    rules, view = game.rules, game.view
    parts = [rules.script, rules.options, rules.notebook, type(rules.computer)]
    parts += [rules.likely, rules.truth, rules.speaker]
    parts += [getattr(view, part.name) for part in fields(view)]
    for part in filter(callable, parts):
        name = getattr(own(part), "__module__", "")
        path = getattr(sys.modules.get(name), "__file__", None)
        if path is not None and not name.startswith(SHARED):
            yield Path(path).parent
