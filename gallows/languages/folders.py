"""Which languages there are, and where: the house's, each installed game's, or in a folder."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TypeAlias

import discord

from bot.plugins.command_limits import TooLarge
from bot.plugins.registry import installed
from bot.text import words
from bot.text.bundle import is_language
from bot.text.words import FALLBACK, own_words, words_for
from gallows.languages.compared import Language, faults_of
from gallows.languages.reading import Fault, Texts, read
from sandbox import texts as page

HOUSE = "the bot"
PAGE = "the page of `play`"


@dataclass(frozen=True, slots=True)
class Place:
    """A folder of languages: the bot's own, that of `play`'s page, or a game's."""

    folder: Path
    name: str = ""
    """The bot, the page, the game's id, or nothing, where it is not known which game that is."""

    @property
    def of_game(self) -> bool:
        """Whether it is a game's."""
        return self.name not in (HOUSE, PAGE)


@dataclass(slots=True)
class Progress:
    """How far a language is."""

    locale: str
    done: int = 0
    """Texts that can be said, of those that English has."""
    all: int = 0
    faults: list[Fault] = field(default_factory=list)

    @property
    def grave(self) -> int:
        """How many of the faults are no mere remarks."""
        return sum(fault.grave for fault in self.faults)

    def __str__(self) -> str:
        return f"{self.locale}: {self.done:,} of {self.all:,} texts"


SIGNS = {"language-name": HOUSE, "page-language": PAGE}
"""By which texts of theirs these are known."""

Found: TypeAlias = "list[tuple[Place, str]]"
"""Places, and a language in each."""


def everything() -> Found:
    """Return every language of the house and of every installed game, each in every place.

    A place may have no text of one: then that language lacks all of its texts.
    """
    places = [Place(words.OWN, HOUSE), Place(page.OWN, PAGE)]
    places += [_place_of(game, folder) for game, folder in words.game_folders().items()]
    locales = dict.fromkeys(locale for place in places for locale in _locales(place.folder))
    return [(place, locale) for place in places for locale in locales]


def of_game(game: str, folder: Path) -> Found:
    """Return the languages of a game, whose entry object is in that folder."""
    place = _place_of(game, folder)
    return [(place, locale) for locale in _locales(place.folder)]


def found_in(folder: Path) -> Found:
    """Return the languages of a ``text`` folder, or the one of a locale's folder.

    Raise `LookupError` if it is neither: there has to be English to compare with.
    """
    asked, folder = folder, folder.resolve()
    if not folder.is_dir():
        raise LookupError(f"There is no folder {asked}.")
    if FALLBACK in _locales(folder):
        return [(_place(folder), locale) for locale in _locales(folder)]
    if any(folder.glob("*.ftl")) and FALLBACK in _locales(folder.parent):
        return [(_place(folder.parent), folder.name)]
    raise LookupError(
        f"{asked} is no folder of texts: name one that has {FALLBACK}/ in it, or beside it, with "
        "files *.ftl."
    )


def _place_of(game: str, folder: Path) -> Place:
    return Place(folder / "text", game)


def _place(folder: Path) -> Place:
    if folder == words.OWN.resolve():
        return Place(words.OWN, HOUSE)
    if folder == page.OWN.resolve():
        return Place(page.OWN, PAGE)
    for game, beside in words.game_folders().items():
        if folder == (beside / "text").resolve():
            return _place_of(game, beside)
    # A copy of these is one of them, too.
    keys = read(folder / FALLBACK).by_key
    return Place(folder, next((name for key, name in SIGNS.items() if key in keys), ""))


def _locales(folder: Path) -> list[str]:
    """Return the names of the folders of languages, English first."""
    names = {path.parent.name for path in folder.glob("*/*.ftl")}
    return sorted(names, key=lambda name: (name != FALLBACK, name))


def check(found: Found, *, whole: bool = False) -> list[Progress]:
    """Return how far each language is, and all that is wrong with it, English first.

    ``whole``: it is wrong, too, that a text is missing.
    """
    languages, files = dict[str, Progress](), cache(read)
    for place, locale in found:
        progress = languages.setdefault(locale, Progress(locale))
        progress.faults += _looked_at(place, locale, files)
        english, texts = files(place.folder / FALLBACK), files(place.folder / locale)
        wanted = [key for key in english.by_key if not key.startswith("-")]
        lacking = [key for key in wanted if key not in texts.by_key]
        progress.all += len(wanted)
        progress.done += len(wanted) - len(lacking)
        progress.faults += _lacking(english, texts, lacking) if whole else ()
    return sorted(languages.values(), key=lambda each: (each.locale != FALLBACK, each.locale))


def _lacking(english: Texts, texts: Texts, keys: Iterable[str]) -> Iterator[Fault]:
    unread = {fault.key for fault in texts.faults}
    for key in keys:
        if key not in unread:
            own = english.by_key[key]
            remedy = f"Translate {own.path.name}:{own.line} of {FALLBACK}."
            yield Fault(texts.folder, "is missing", remedy, key)


def _looked_at(place: Place, locale: str, files: Callable[[Path], Texts]) -> Iterator[Fault]:
    """Yield all that is wrong with a language in a place, but for what it lacks."""
    texts = files(place.folder / locale)
    yield from texts.faults
    if not texts.by_key:
        return
    if not is_language(locale):
        remedy = "Name the folder as Discord does: de, fr, sv-SE. Until then nobody sees it."
        yield Fault(texts.folder, f"{locale} is no language", remedy)
        return
    if not _spoken(locale):
        what = f"Discord itself is not there in {locale}"
        remedy = "Only a server that chooses it in /court settings is shown it."
        yield Fault(texts.folder, what, remedy, grave=False)
    known, english = texts.by_key, files(place.folder / FALLBACK).by_key
    if place.of_game:
        house = files(words.OWN / locale).by_key
        if place.name and not house:
            what = f"the bot has no texts in {locale}, so nobody sees those of the game"
            remedy = "They are shown once somebody translates the bot's own."
            yield Fault(texts.folder, what, remedy, grave=False)
        known, english = {**house, **known}, {**files(words.OWN / FALLBACK).by_key, **english}
    language = Language(locale, known, english, place.of_game, _longest_name(locale))
    for text in texts.by_key.values():
        if wrong := _misnamed(place, text.key):
            yield text.wrong(wrong, "What it begins with keeps the texts of games apart.")
        yield from faults_of(text, language)
    if place.folder == words.OWN and locale != FALLBACK:
        yield from _too_large(texts.folder, locale)


def _misnamed(place: Place, key: str) -> str:
    """Return what is wrong with the beginning of a game's key."""
    bare = key.removeprefix("-")
    if not place.of_game:
        return ""
    if place.name:
        return "" if bare.startswith(f"{place.name}-") else f"begins not with {place.name}-"
    word = bare.partition("-")[0]
    return f"begins with {word}, as texts of the bot do" if word in own_words() else ""


def _longest_name(locale: str) -> str:
    """Return the longest name of a game that is installed."""
    language = words_for(locale)
    return max((language.game(game) for game in words.game_folders()), key=len, default="")


def _too_large(folder: Path, locale: str) -> Iterator[Fault]:
    """Yield the commands that are left in English, for all of their texts are too much."""
    for excess in installed().untranslated:
        if isinstance(excess, TooLarge) and excess.locale == locale:
            remedy = "Shorten what is said of its options; until then it is in English."
            yield Fault(folder, f"{excess.where}: {excess.what}", remedy)


def _spoken(locale: str) -> bool:
    """Say whether anybody's Discord can be in that language."""
    return any(locale in (each.value, each.value.partition("-")[0]) for each in discord.Locale)
