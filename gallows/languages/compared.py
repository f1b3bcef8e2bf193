"""A language beside English: what is missing or too much, filled in or chosen by otherwise."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from babel import Locale

from bot.text.bundle import Bundle
from bot.text.initials import initial
from bot.text.words import FALLBACK
from gallows.languages.lengths import CALLED, COMMAND, longest, too_long, typical, use
from gallows.languages.reading import Fault, Text
from gallows.languages.uses import Uses, uses, whole
from gallows.languages.written import WORD, written

CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
"""Words for how many there are, of which each language has some: those of Unicode's CLDR."""
COMMON = range(201)
"""Numbers that are said often: what only others are counted by, a text need not have."""
ABSENT = "is no text in this language, so this one is said in English"
FUNCTIONS = frozenset(Bundle(FALLBACK)._functions)
"""What texts can have done: `NUMBER` and `INITIAL`, and what Fluent brings."""
INITIALS = {initial("a"), initial("b")}
"""What `INITIAL` says."""
FEW_WORDS = 4
"""Fewer words may be the same in two languages."""
HINTS = ("_id", "_kind", "_name")
"""Ends of what a game's texts may choose by beside ``$role``, or say beside ``$first``, where the
house fills them in."""


@dataclass(frozen=True, slots=True)
class Language:
    """What a text is looked at with."""

    locale: str
    texts: Mapping[str, Text]
    """All of it that its texts may be made of: a game's, also of the bot's own."""
    english: Mapping[str, Text]
    """The same in English."""
    of_game: bool
    """Whether it is a game's."""
    longest_game: str
    """The longest name of a game, which texts of commands have a place for."""


def faults_of(text: Text, language: Language) -> Iterator[Fault]:
    """Yield what is wrong with one text. Terms are a language's own: English need not have them."""
    yield from _references(text, language.texts)
    yield from _counted(text, language.locale)
    yield from _initials(text)
    if text.key.startswith("-"):
        return
    yield from _length(text, language)
    english = language.english.get(text.key)
    if english is None:
        yield text.wrong("is no text in English", "Remove it, or see whether its key is right.")
        return
    own = {"kind", *(each.id.name for each in english.entry.attributes)}
    for name in dict.fromkeys(each.id.name for each in text.entry.attributes):
        if name not in own:
            yield text.wrong(f"has .{name}, which English has not", "Remove it: nothing reads it.")
    if text.entry.value is None and english.entry.value is not None:
        yield text.wrong("has attributes alone", "Write the text itself behind the “=”.")
    elif language.locale != FALLBACK:
        try:
            found, shown = whole(text.key, language.texts), whole(text.key, language.english)
        except RecursionError:
            return  # It was said.
        yield from _places(text, found, shown, language.of_game)
        yield from _variants(text, found, shown)
        yield from _english(text, english, language.locale)


def _references(text: Text, texts: Mapping[str, Text]) -> Iterator[Fault]:
    """Yield what a text is made of that is not there."""
    found = uses(text)
    try:
        whole(text.key, texts)
    except RecursionError as circle:
        yield text.wrong(f"is in itself ({circle})", "Write out one of them.")
        return
    led = [*found.messages, *((key, attribute) for key, attribute, _ in found.terms)]
    for key, attribute in led:
        if not _is_there(key, attribute, texts):
            named = f"{key}.{attribute}" if attribute else key
            yield text.wrong(f"{{ {named} }} {ABSENT}", "Add it, or write it out.")
    for key, _, given in found.terms:
        lacking = sorted(uses(texts[key]).shown - given) if key in texts else ()
        for name in lacking[:1]:
            remedy = f'What fills this text is not known there: {{ {key}({name}: "…") }}.'
            yield text.wrong(f"{{ {key} }} is not told ${name}", remedy)
    for name in sorted(found.functions - FUNCTIONS):
        remedy = f"There are {' and '.join(sorted(FUNCTIONS))}."
        yield text.wrong(f"there is no function {name}()", remedy)


def _is_there(key: str, attribute: str, texts: Mapping[str, Text]) -> bool:
    if key not in texts:
        return False
    entry = texts[key].entry
    if attribute:
        return attribute in [each.id.name for each in entry.attributes]
    return entry.value is not None


def _places(text: Text, found: Uses, own: Uses, of_game: bool) -> Iterator[Fault]:
    """Yield what a text is filled in with otherwise than English is."""
    for name in sorted(found.places - own.places):
        known = ", ".join(f"${each}" for each in sorted(own.places)) or "nothing"
        bare = [name.removesuffix(end) for end in HINTS if name.endswith(end)]
        maybe = of_game and not own.places.isdisjoint(bare)
        what = f"${name} is not in the English text" + (", and may not be filled in" * maybe)
        yield text.wrong(what, f"English has {known}.", grave=not maybe)
    for name in sorted(own.shown - found.shown - set(found.chosen)):
        yield text.wrong(f"${name} is not in it, and English shows it", "Put it in.")


def _variants(text: Text, found: Uses, own: Uses) -> Iterator[Fault]:
    """Yield words by which a text chooses that are never there: those of numbers are its own."""
    for name, words in found.chosen.items():
        known = own.chosen.get(name, set())
        signs = known - CATEGORIES
        for word in sorted(words - known - CATEGORIES) if signs else ():
            remedy = f"Names of variants are not translated: English has {_listed(known)}."
            yield text.wrong(f"${name} is never [{word}]", remedy)
        for word in sorted(signs - words):
            remedy = "See whether what holds else fits there, too."
            yield text.wrong(f"[{word}] of ${name} is not in it", remedy, grave=False)


def _english(text: Text, english: Text, locale: str) -> Iterator[Fault]:
    """Yield what of a text is English still. What a game is called may stay as it is."""
    if locale.partition("-")[0] == FALLBACK or re.fullmatch(r"[a-z]+-name", text.key):
        return
    own = set(written(english.entry))
    for said in dict.fromkeys(written(text.entry)):
        if said in own and len(WORD.findall(said)) >= FEW_WORDS:
            yield text.wrong(f"says “{said}” in English", "Translate it.", grave=False)


def _counted(text: Text, locale: str) -> Iterator[Fault]:
    """Yield categories of numbers that a language has not, or is said without."""
    for name, ordinal, words in uses(text).counted:
        if not words or words - CATEGORIES:
            continue
        has, common = _categories(locale, ordinal)
        for word in sorted(words - has):
            what = f"[{word}] of ${name} is never said: {locale} does not count by that"
            yield text.wrong(what, f"It has {_listed(has)}.", grave=False)
        lacking = common - words - {"other"}
        if lacking and words != {"other"}:
            what = f"{_listed(lacking)} of ${name} is not in it, and {locale} counts by that"
            yield text.wrong(what, "Add it, if it is said otherwise.", grave=False)


def _initials(text: Text) -> Iterator[Fault]:
    """Yield where a text chooses by how something begins, and by what that never is."""
    found = uses(text)
    if found.misused:
        yield text.wrong(
            "INITIAL does not choose by one name", "Write { INITIAL($name) -> … } with variants."
        )
    for name, words in found.initials.items():
        for word in sorted(words - INITIALS):
            yield text.wrong(f"INITIAL(${name}) is never [{word}]", f"It is {_listed(INITIALS)}.")


@cache
def _categories(locale: str, ordinal: bool) -> tuple[set[str], set[str]]:
    """Return the categories that a language has, and those of numbers that are said often."""
    language = Locale.parse(locale, sep="-")
    form = language.ordinal_form if ordinal else language.plural_form
    return {*form.tags, "other"}, {form(n) for n in COMMON}


def _length(text: Text, language: Language) -> Iterator[Fault]:
    """Yield it if a text is longer than Discord takes where it is used."""
    what = use(text.key, of_game=language.of_game)
    if not what:
        return
    till = "it is said in English" if what in (COMMAND, CALLED) else "what is too much is cut off"
    fewer = "one word" if what == CALLED else "fewer words"
    remedy = f"Say it in {fewer}; until then {till}."
    filled = {"game": language.longest_game}
    if wrong := too_long(what, longest(text, language.texts, filled)):
        yield text.wrong(wrong, remedy)
        return
    filled = typical(uses(text).places) | filled
    if wrong := too_long(what, longest(text, language.texts, filled)):
        yield text.wrong(f"filled in, {wrong}", remedy, grave=False)


def _listed(words: set[str]) -> str:
    return ", ".join(f"[{each}]" for each in sorted(words))
