"""The texts of one language, each read when it is said first.

To read all of them takes a fifth of a second, in each process.
"""

import re
from pathlib import Path
from typing import Any, Final

from babel import Locale, UnknownLocaleError
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.syntax.ast import Message, MessageReference, Term, VariableReference
from fluent.syntax.visitor import Visitor

from bot.text.initials import initial
from bot.text.numbers import number

BEGINNING = re.compile(r"^(-?)([a-zA-Z][\w-]*) *=", re.ASCII | re.MULTILINE)
"""How a text begins; what does not stand at a line's beginning belongs to the one before."""

# The library takes text, too, as what a function returns, but does not say so.
FUNCTIONS: Final[dict[str, Any]] = {"NUMBER": number, "INITIAL": initial}
"""What texts can have done, beside what Fluent brings."""


def source_of(path: Path) -> str:
    """Return what is in a file of texts; some editors put a mark before it.

    Raise `OSError` or `UnicodeDecodeError` where it cannot be read.
    """
    return path.read_text(encoding="utf-8-sig")


def is_language(locale: str) -> bool:
    """Say whether a folder's name is that of a language, such as ``de`` or ``pt-BR``."""
    try:
        # What stands behind a dot, Babel takes for no part of it.
        return "." not in locale and Locale.parse(locale, sep="-") is not None
    except (UnknownLocaleError, ValueError):
        return False


class _Entries(dict[str, Any]):
    """Texts by key, and the sources of those that nobody has asked for."""

    def __init__(self) -> None:
        super().__init__()
        self._sources: dict[str, list[str]] = {}

    def add(self, key: str, source: str) -> None:
        """Have a text; the first of a key that is one is taken."""
        self._sources.setdefault(key, []).append(source)

    def __contains__(self, key: object) -> bool:
        try:
            return self[str(key)] is not None
        except KeyError:
            return False

    def __missing__(self, key: str) -> Message | Term:
        for source in self._sources.pop(key, ()):
            try:
                entry = FluentResource(source).body[0]
            except RecursionError:
                continue  # Brackets in brackets, by the hundred.
            if isinstance(entry, Message | Term):
                self[key] = entry
                return entry
        raise KeyError(key)


class _Asked(Visitor):
    """Finds what a text asks for, and which other texts are in it."""

    def __init__(self) -> None:
        self.places: set[str] = set()
        self.texts: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.places.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.texts.add(node.id.name)


def asked_for(bundle: FluentBundle, key: str) -> frozenset[str]:
    """Return the names of what a text is filled with, and of what those in it are."""
    asked, seen = _Asked(), set[str]()
    asked.texts.add(key)
    while left := asked.texts - seen:
        for text in left:
            seen.add(text)
            pattern = bundle.get_message(text).value if bundle.has_message(text) else None
            if pattern is not None:
                asked.visit(pattern)
    return frozenset(asked.places)


class Bundle(FluentBundle):
    """One language. No isolation marks: names bring their own where they need one."""

    def __init__(self, locale: str) -> None:
        super().__init__([locale], functions=FUNCTIONS, use_isolating=False)
        self._entries = {"": _Entries(), "-": _Entries()}
        self._messages, self._terms = self._entries.values()

    def format_pattern(
        self, pattern: Pattern, args: dict[str, Any] | None = None
    ) -> tuple[Any, list[Exception]]:
        """Return a text and what is wrong with it. What fills it is text, or made by `number`.

        The library would make plain numbers of these, which have a hyphen for a minus sign.
        """
        errors: list[Exception] = []
        filled = CurrentEnvironment(args=args or {})
        try:
            said = pattern(ResolverEnvironment(context=self, current=filled, errors=errors))
        except (ValueError, RecursionError) as error:
            # The latter is a text that is in itself.
            return "{???}", [*errors, error]
        return said, errors

    def add(self, texts: str) -> None:
        """Add what a file says."""
        found = list(BEGINNING.finditer(texts))
        ends = [each.start() for each in found] + [len(texts)]
        for each, end in zip(found, ends[1:], strict=True):
            self._entries[each[1]].add(each[2], texts[each.start() : end])
