"""What Discord takes of a command: https://docs.discord.com/developers/interactions/application-commands.

It refuses all commands for the sake of one text, so each is judged before it is sent. A command
here is what is sent of it, as JSON.
"""

import re
from collections.abc import Iterator, Mapping
from copy import deepcopy
from dataclasses import dataclass
from typing import Any, TypeAlias

Json: TypeAlias = dict[str, Any]

NAME = re.compile(r"[-_'\w\u0900-\u097f\u0e00-\u0e7f]+")
"""What names of commands and options are made of, in small letters where there are such."""
MOST_NAME = 32
MOST_DESCRIPTION = 100
MOST_OPTIONS = 25
MOST_CHOICES = 25
MOST_CHOICE = 100
"""Characters of what is shown for a choice, and of its value if that is a text."""
MOST_CHARACTERS = 8000
"""Of a command with all of its options and choices. Of a text that is translated, the longest
counts: https://github.com/discord/discord-api-docs/pull/5343."""
MOST_COMMANDS = 100
"""Of those that are typed, everywhere."""
LARGEST_NUMBER = 2**53 - 1
"""A whole number lies between this and its negative, in JavaScript without loss."""
MOST_TYPED = 6000
"""Characters of a text that is given for an option."""


@dataclass(frozen=True, slots=True)
class Excess:
    """Something that Discord would not take: which command, in which language, and how far off."""

    where: str
    what: str
    locale: str = ""
    """Empty: not in a translation."""

    def __str__(self) -> str:
        return f"{self.where}{f' in {self.locale}' if self.locale else ''}: {self.what}"


@dataclass(frozen=True, slots=True)
class TooLarge(Excess):
    """A command whose texts are together more than Discord takes."""


@dataclass(frozen=True, slots=True)
class CommandText:
    """A text of a command, and what holds it, with its translations beside it."""

    where: str
    holder: Json
    key: str
    most: int
    is_name: bool = False

    @property
    def translations(self) -> dict[str, str]:
        found: dict[str, str] = self.holder.get(f"{self.key}_localizations") or {}
        return found

    def wrong(self, text: str) -> str:
        """Return what is wrong with it in one language; nothing if it fits."""
        size = len(text) if text.strip() else 0
        if not 1 <= size <= self.most:
            return _sized(f"the {self.key} has", size, self.most, "characters", least=1)
        if self.is_name and (not NAME.fullmatch(text) or text != text.lower()):
            return f"{text!r} is no name: use small letters, digits, hyphens and underscores"
        return ""


def excesses(command: Json) -> list[Excess]:
    """Return all that Discord would refuse, whatever the languages, and in which."""
    found = [
        Excess(text.where, wrong, locale)
        for text in _texts(command)
        for locale, said in (("", text.holder[text.key]), *text.translations.items())
        if (wrong := text.wrong(said))
    ]
    found += _shape(f"/{command['name']}", command)
    if (size := length(command)) > MOST_CHARACTERS:
        found.append(TooLarge(f"/{command['name']}", _too_large(size)))
    return found


def fitted(command: Json) -> tuple[Json, list[Excess]]:
    """Return a command without translations that do not fit, and what was wrong with those.

    Where all texts together are too many characters, whole languages are left out, the longest
    first. What a language lacks is shown in English.
    """
    command, lost = deepcopy(command), list[Excess]()
    for text in _texts(command):
        for locale, said in list(text.translations.items()):
            if wrong := text.wrong(said):
                lost.append(Excess(text.where, wrong, locale))
                del text.translations[locale]
    while (size := length(command)) > MOST_CHARACTERS:
        sizes: dict[str, int] = {}
        for text in _texts(command):
            for locale, said in text.translations.items():
                sizes[locale] = sizes.get(locale, 0) + len(said)
        if not sizes:
            break
        longest = max(sizes, key=lambda locale: (sizes[locale], locale))
        lost.append(TooLarge(f"/{command['name']}", _too_large(size), longest))
        for text in _texts(command):
            text.translations.pop(longest, None)
    return command, lost


def length(part: Mapping[str, Any]) -> int:
    """Return how many characters Discord counts of a command, an option or a choice."""
    value = part.get("value")
    total = len(value) if isinstance(value, str) else 0
    for key in ("name", "description"):
        said = (part.get(key) or "", *(part.get(f"{key}_localizations") or {}).values())
        total += max(map(len, said))
    inside = (*part.get("options", ()), *part.get("choices", ()))
    return total + sum(map(length, inside))


def _texts(part: Json, before: str = "/") -> Iterator[CommandText]:
    """Yield every text of a command or an option, and of all that is in it."""
    where = f"{before}{part['name']}"
    yield CommandText(where, part, "name", MOST_NAME, is_name=True)
    yield CommandText(where, part, "description", MOST_DESCRIPTION)
    for choice in part.get("choices", ()):
        yield CommandText(f"{where}, choice {choice['value']!r}", choice, "name", MOST_CHOICE)
    for option in part.get("options", ()):
        yield from _texts(option, f"{where} ")


def _shape(where: str, part: Json) -> Iterator[Excess]:
    """Yield what is wrong with an option or a command that is no matter of its texts."""
    options, choices = part.get("options", ()), part.get("choices", ())
    for inside, most, what, key in (
        (options, MOST_OPTIONS, "options", "name"),
        (choices, MOST_CHOICES, "choices", "value"),
    ):
        if len(inside) > most:
            yield Excess(where, _sized("there are", len(inside), most, what))
        said = [each[key] for each in inside]
        twice = [each for at, each in enumerate(said) if each in said[:at]]
        if twice:
            yield Excess(where, f"two of its {what} have the {key} {twice[0]!r}")
    for value in (each["value"] for each in choices if isinstance(each["value"], str)):
        if not 1 <= len(value) <= MOST_CHOICE:
            size = _sized("has", len(value), MOST_CHOICE, "characters", least=1)
            yield Excess(where, f"the value {value[:20]!r} {size}")
    low, high = part.get("min_value"), part.get("max_value")
    if low is not None and high is not None and low > high:
        yield Excess(where, f"no number is at least {low} and at most {high}")
    if any(abs(each) > LARGEST_NUMBER for each in (low, high) if each is not None):
        yield Excess(where, f"numbers lie between -{LARGEST_NUMBER} and {LARGEST_NUMBER}")
    short, long = part.get("min_length", 0), part.get("max_length", MOST_TYPED)
    if not 0 <= short <= MOST_TYPED:
        yield Excess(where, f"texts have 0 to {MOST_TYPED} characters at least")
    elif not 1 <= long <= MOST_TYPED:
        yield Excess(where, f"texts have 1 to {MOST_TYPED} characters at most")
    elif short > long:
        yield Excess(where, f"no text has at least {short} and at most {long} characters")
    for option in options:
        yield from _shape(f"{where} {option['name']}", option)


def _sized(what: str, size: int, most: int, unit: str, least: int = 0) -> str:
    allowed = f"{least} to {most}" if least else f"{most} at most"
    over = f" ({size - most} too many)" if size > most else ""
    return f"{what} {size} {unit}; Discord takes {allowed}{over}"


def _too_large(size: int) -> str:
    return _sized("all of its texts together have", size, MOST_CHARACTERS, "characters")
