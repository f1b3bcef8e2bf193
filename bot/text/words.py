"""Texts by locale. A language is a folder of .ftl files and nothing else.

The bot's texts are in ``bot/text/<locale>/``, a game's in ``text/<locale>/`` beside the module that
its entry point names. What a language lacks is said in English.
"""

import re
import signal
from collections.abc import Callable
from functools import cache, lru_cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import ParamSpec, Self, TypeVar, cast

import structlog
from fluent.runtime import FluentBundle

from bot.text.bundle import Bundle, asked_for, is_language, source_of
from bot.text.numbers import number

FALLBACK = "en"
OWN = Path(__file__).parent

GROUP = "gallows.games"
"""The group of entry points by which games are found."""

log = structlog.get_logger(__name__)

P = ParamSpec("P")
T = TypeVar("T")


class MissingText(KeyError):
    """No text has this key, or the text asks for an argument that was not given."""


def _remembered(say: Callable[P, T]) -> Callable[P, T]:
    """Say the same only once, with no call of ours after that; unlike `lru_cache` it keeps types.

    A noun is not taken for a text that looks like it. There is one `Words` of each language, for
    good.
    """
    return cast(Callable[P, T], lru_cache(maxsize=8192, typed=True)(say))


class Noun(str):
    """What a game calls a card or the like: a text with ``$item`` may choose by what that is.

    So no sentence has to do with a bare noun: its article and its case are the language's own.
    """

    __slots__ = ("id", "kind")

    id: str
    """``$item_id``: the member of the game's enum, the same in every language."""
    kind: str
    """``$item_kind``: what the language says of it in its attribute ``.kind``, such as a gender."""

    def __new__(cls, text: str, id: str, kind: str) -> Self:
        """Return a text with what it names."""
        noun = super().__new__(cls, text)
        noun.id, noun.kind = id, kind
        return noun

    def __reduce__(self) -> tuple[type[Self], tuple[str, str, str]]:
        """Return what it is made of anew in a process that draws."""
        return type(self), (str(self), self.id, self.kind)


class Words:
    """One locale's texts: ``words("lobby-title", table="7")`` is one of them.

    ``strict`` raises `MissingText` where a player would otherwise see English, or the bare key.
    """

    def __init__(
        self, locale: str, bundles: tuple[FluentBundle, ...], *, strict: bool = False
    ) -> None:
        """The bot makes them: what a game is given has `Formatter.words`."""
        self.locale = locale
        """The language, as Discord names it."""
        self.strict = strict
        """Whether a text that is missing is an error."""
        self._bundles = bundles

    @_remembered
    def __call__(self, key: str, /, **args: str | int | float) -> str:
        """Return the text; numbers are written and counted as the language does."""
        # Enums are text.
        given = {n: str(arg) if isinstance(arg, str) else _number(arg) for n, arg in args.items()}
        for name, arg in args.items():
            if isinstance(arg, Noun):
                given = {f"{name}_id": arg.id, f"{name}_kind": arg.kind, **given}
        said: str | None = None
        for bundle in self._bundles:
            pattern = bundle.get_message(key).value if bundle.has_message(key) else None
            if pattern is not None:
                text, errors = bundle.format_pattern(pattern, given)
                said = str(text)
                if not errors:
                    return said
                # What a translation gets wrong is said in English, rather than half.
                self._missing(f"{key}: {errors[0]}")
            if self.strict:
                break
        if said is None:
            self._missing(f"{key}: no such text in {self.locale}")
        return key if said is None else said

    @_remembered
    def __contains__(self, key: str) -> bool:
        """Say whether there is such a text."""
        return any(bundle.has_message(key) for bundle in self._bundles)

    @_remembered
    def places(self, key: str) -> frozenset[str]:
        """Return the names of all that a text may be filled with: what it asks for.

        Also what English asks for, which is said where a translation cannot be.
        """
        found = [asked_for(each, key) for each in self._bundles if each.has_message(key)]
        return frozenset().union(*found)

    @_remembered
    def noun(self, key: str, member: str, mark: str = "") -> Noun:
        """Return what a member of a game's enum is called, with an emblem before it."""
        said, kind = self(key), ""
        bundle = next((each for each in self._bundles if each.has_message(key)), None)
        if bundle is not None and "kind" in (said_of_it := bundle.get_message(key).attributes):
            kind = str(bundle.format_pattern(said_of_it["kind"])[0])
        return Noun(f"{mark} {said}" if mark else said, member, kind)

    def game(self, game: str) -> str:
        """Return a game's name; of one that is no longer played, its id."""
        key = f"{game}-name"
        return self(key) if key in self else game

    def _missing(self, what: str) -> None:
        if self.strict:
            raise MissingText(what)
        log.error("missing text", what=what)


def words_for(locale: str | None) -> Words:
    """Choose the language: the locale itself, its language without the region, or English."""
    return _words(choose(locale))


@cache
def choose(locale: str | None) -> str:
    """Return the locale among those we have that fits best."""
    have = locales()
    wanted = locale or FALLBACK
    language = wanted.partition("-")[0]
    return next((each for each in (wanted, language) if each in have), FALLBACK)


@cache
def locales() -> tuple[str, ...]:
    """Return the locales that have a folder in the bot's own texts."""
    found = {path.parent.name for path in OWN.glob("*/*.ftl")}
    return tuple(sorted(filter(is_language, found)))


def files_of(locale: str) -> list[Path]:
    """Return all text files of a locale: the bot's own first, which no game can replace."""
    own = sorted(OWN.glob(f"{locale}/*.ftl"))
    return own + [
        path
        for folder in game_folders().values()
        for path in sorted(folder.glob(f"text/{locale}/*.ftl"))
    ]


@cache
def game_folders() -> dict[str, Path]:
    """Return the folders of the games that are installed, by name.

    One that cannot be found is left out, and so is a second one of the same name.
    """
    found: dict[str, Path] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        try:
            spec = find_spec(entry.module)
        except BaseException as problem:
            if is_ctrl_c(problem):
                raise
            # A stranger's package may raise anything; the registry of games says what is wrong.
            continue
        if spec is not None and spec.origin is not None:
            found.setdefault(entry.name, Path(spec.origin).parent)
    return found


def is_ctrl_c(problem: BaseException) -> bool:
    """Say whether somebody has pressed Ctrl+C, rather than a stranger's module raised it."""
    # Where Ctrl+C does something else than to raise, it was the module that did.
    by_hand = signal.getsignal(signal.SIGINT) is signal.default_int_handler
    return isinstance(problem, KeyboardInterrupt) and by_hand


@cache
def own_words() -> frozenset[str]:
    """Return the words that keys of the bot's own texts begin with."""
    keys = re.compile(r"^([a-z]+)[a-z0-9-]* =", re.MULTILINE)
    files = OWN.glob(f"{FALLBACK}/*.ftl")
    return frozenset(word for path in files for word in keys.findall(path.read_text("utf-8")))


@cache
def command_keys() -> tuple[str, ...]:
    """Return the keys of what the bot's own commands say, but for those of games."""
    keys = re.compile(r"^(command-(?!table-)[a-z0-9-]+) =", re.MULTILINE)
    files = sorted(OWN.glob(f"{FALLBACK}/*.ftl"))
    return tuple(key for path in files for key in keys.findall(path.read_text("utf-8")))


@cache
def bundle_of(locale: str) -> Bundle:
    """Read one locale's files; one that cannot be read is left out, and the log says which."""
    bundle = Bundle(locale)
    for path in files_of(locale):
        try:
            bundle.add(source_of(path))
        except (OSError, UnicodeDecodeError) as why:
            log.error("texts left out", file=str(path), why=str(why))
    return bundle


@lru_cache(maxsize=1024, typed=True)
def _number(value: float) -> object:
    """Return a number for Fluent, which is not to cut it up by commas."""
    return number(value, useGrouping=False)


@cache
def _words(locale: str) -> Words:
    return Words(locale, tuple(bundle_of(each) for each in dict.fromkeys((locale, FALLBACK))))
