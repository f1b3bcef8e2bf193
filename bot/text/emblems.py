"""Emblems: a small drawing for each noun of a game, which Discord shows as an emoji.

Those of a game lie in ``emblems/*.svg`` beside the module that its entry point names, what all
games share in ``bot/text/emblems/``. A file is named as the noun's text is, without the game; its
attribute ``data-emoji`` is the emoji to show where the drawing cannot be.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b

import structlog

from bot.text.words import OWN, game_folders

EMOJI = re.compile(r'data-emoji="([^"]+)"')
OWN_EMOJI = re.compile(r"<a?:\w{2,32}:\d{13,20}>", re.ASCII)
"""An emoji that somebody has uploaded, as Discord writes it."""
MOST_NAME = 32
"""Characters of an emoji's name: letters, digits and underscores."""

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Emblem:
    """One drawing: its key, such as ``dice-face-one``, its SVG, and the emoji in its stead."""

    key: str
    svg: str
    emoji: str

    @property
    def name(self) -> str:
        """Its name among the application's emojis: a changed drawing has another."""
        mark = blake2b(f"{self.key}\n{self.svg}".encode(), digest_size=3).hexdigest()
        return f"{self.word}_{mark}"

    @property
    def word(self) -> str:
        """What a screen reader says where it stands in a text: the noun, as an emoji's name."""
        word = re.sub(r"\W", "_", self.key.split("-", 2)[-1], flags=re.ASCII)
        return f"{word[: MOST_NAME - 7]:_<2}"

    def as_text(self, uploaded: int) -> str:
        """Write it as the emoji of this id, by its noun and not by its name there.

        Of one from elsewhere Discord shows and reads the name that the text gives it; it finds it
        by its id alone (github.com/discord/discord-api-docs/issues/1413 and 2653).
        """
        return f"<:{self.word}:{uploaded}>"


@cache
def emblems() -> Mapping[str, Emblem]:
    """Return every emblem there is, by key.

    One that cannot be read is left out, and the log says which.
    """
    folders = {"": OWN / "emblems"}
    folders |= {f"{game}-": folder / "emblems" for game, folder in game_folders().items()}
    found: dict[str, Emblem] = {}
    for prefix, folder in folders.items():
        for path in sorted(folder.glob("*.svg")):
            try:
                svg = path.read_text(encoding="utf-8")
            except (OSError, UnicodeDecodeError) as why:
                log.error("emblem left out", file=str(path), why=str(why))
                continue
            emoji = EMOJI.search(svg)
            key = f"{prefix}{path.stem}"
            found[key] = Emblem(key, svg, emoji[1] if emoji else "")
    return found


def may_be_emoji(text: str) -> bool:
    """Say whether a text looks like an emoji: one of Discord's own, or no letters of ours.

    Which Discord takes is known to `gallows check-game`.
    """
    if OWN_EMOJI.fullmatch(text):
        return True
    return not text.isascii() and re.search("[A-Za-z]", text) is None


_shown: dict[str, str] = {}


def emblem(key: str) -> str:
    """Return a noun's emblem as text, which buttons and selects take too; nothing without one."""
    return _shown.get(key, "")


def show_emblems(as_text: Mapping[str, str]) -> None:
    """Have emblems written like this from now on, by key; what is not in it has none."""
    _shown.clear()
    _shown.update(as_text)
