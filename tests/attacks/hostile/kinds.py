"""A hostile game as data: the plain one with a fault in it, and what becomes of its tables."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, replace
from enum import StrEnum
from typing import Any

from bot.api import GamePlugin
from bot.plugins.view import GameView
from games.engine.game import Game
from tests.attacks.hostile.plain import GAME, TEXTS

LOADED = "from tests.attacks.hostile import HOSTILE\n\nGAME = HOSTILE[{name!r}].game()\n"
"""The module of a game that can be imported."""


class Fate(StrEnum):
    """What becomes of a hostile game. None is at its table for ever."""

    LEFT_OUT = "left out"
    """It is not offered, and named."""
    NOT_DEALT = "not dealt"
    """It cannot be begun; the lobby stays, and its host closes it."""
    FROZEN = "frozen"
    """Its table stands still, and says so; its host ends it."""
    PLAYED = "played"
    """Its table comes to the end of the game, whatever is missing at it."""


BESIDE = "texts", "source", "deadly"
"""What is said of a hostile game and is no part of it."""


@dataclass(frozen=True)
class Hostile:
    """One fault."""

    name: str
    """The game's id."""
    fate: Fate
    changes: Mapping[str, Any]
    """Of the plain game: fields of `Game`, of `GameView` and of `GamePlugin`."""
    texts: str = TEXTS
    source: str = LOADED
    """Its module."""
    deadly: bool = False
    """Whether nothing but the end of the bot ends it, once after each start."""

    def game(self) -> GamePlugin:
        """Return its entry object."""
        rules, view = dict(self._of(Game)), dict(self._of(GameView))
        own = {each.name for each in fields(GamePlugin)} - {"rules", "view"}
        rest = {name: each for name, each in self.changes.items() if name in own}
        return replace(
            GAME,
            rules=replace(GAME.rules, id=self.name, **rules),
            view=replace(GAME.view, **view),
            **rest,
        )

    def _of(self, kind: type) -> Iterator[tuple[str, Any]]:
        # What several have is the plug-in's own, and a view's under another name.
        own = {each.name: each.name for each in fields(kind) if each.name != "options"}
        if kind is GameView:
            own["shown_options"] = "options"
        return ((own[name], each) for name, each in self.changes.items() if name in own)


def hostile(name: str, fate: Fate, /, **changes: Any) -> Hostile:
    """Return a game with these changes; what is in `BESIDE` may be among them."""
    beside = {key: changes.pop(key) for key in BESIDE if key in changes}
    return Hostile(name, fate, changes, **beside)
