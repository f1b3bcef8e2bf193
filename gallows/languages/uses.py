"""What a text is made of: what fills it in, what it chooses by, and which other texts are in it."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from fluent.syntax.ast import (
    FunctionReference,
    Identifier,
    Message,
    MessageReference,
    SelectExpression,
    Term,
    TermReference,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from gallows.languages.reading import Text

INITIAL = "INITIAL"
"""The function that says how a name begins: see `bot.text.initials`."""


@dataclass(slots=True)
class Uses:
    """What is in a text, and if it is so said, in those that it is made of."""

    shown: set[str] = field(default_factory=set)
    """Names of what stands in it."""
    chosen: dict[str, set[str]] = field(default_factory=dict)
    """Names of what it chooses by, with the words among the variants."""
    messages: list[tuple[str, str]] = field(default_factory=list)
    """Keys of other texts in it, and of which attribute; empty: of none."""
    terms: list[tuple[str, str, frozenset[str]]] = field(default_factory=list)
    """The same of terms, with hyphen, and the names of what they are given."""
    functions: set[str] = field(default_factory=set)
    initials: dict[str, set[str]] = field(default_factory=dict)
    """Names of what it chooses by the beginning of, with the words among the variants."""
    misused: bool = False
    """Whether `INITIAL` stands where it chooses nothing, or by something else than one name."""
    counted: list[tuple[str, bool, set[str]]] = field(default_factory=list)
    """What it chooses by, whether as in “1st”, and the words among the variants, one by one."""

    @property
    def places(self) -> set[str]:
        """Names of all that it is filled in with."""
        return self.shown | set(self.chosen) | set(self.initials)

    def add(self, other: "Uses") -> None:
        """Have what fills in another text, which is in this one, fill in this one."""
        self.shown |= other.shown
        for own, others in ((self.chosen, other.chosen), (self.initials, other.initials)):
            for name, words in others.items():
                own.setdefault(name, set()).update(words)


class _Reader(Visitor):
    def __init__(self) -> None:
        self.found = Uses()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        """See `Visitor`."""
        self.found.shown.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        """See `Visitor`."""
        attribute = node.attribute.name if node.attribute else ""
        self.found.messages.append((node.id.name, attribute))

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802
        """See `Visitor`. What a term is given has a name, and is no variable."""
        named = node.arguments.named if node.arguments else ()
        given = frozenset(each.name.name for each in named)
        attribute = node.attribute.name if node.attribute else ""
        self.found.terms.append((f"-{node.id.name}", attribute, given))

    def visit_FunctionReference(self, node: FunctionReference) -> None:  # noqa: N802
        """See `Visitor`."""
        self.found.functions.add(node.id.name)
        self.found.misused |= node.id.name == INITIAL
        self.generic_visit(node)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        """See `Visitor`. What is only chosen by is not shown."""
        chosen: Any = node.selector
        words = {each.key.name for each in node.variants if isinstance(each.key, Identifier)}
        ordinal = initial = False
        if isinstance(chosen, FunctionReference):
            initial, given = chosen.id.name == INITIAL, chosen.arguments
            self.found.misused |= initial and (len(given.positional), len(given.named)) != (1, 0)
            self.found.functions.add(chosen.id.name)
            options = [getattr(each.value, "value", "") for each in chosen.arguments.named]
            ordinal = "ordinal" in options
            chosen = next(iter(chosen.arguments.positional), None)
        if isinstance(chosen, VariableReference) and initial:
            # What holds else may be called as one likes.
            keys = [each.key for each in node.variants if not each.default]
            words = {key.name if isinstance(key, Identifier) else key.value for key in keys}
            self.found.initials.setdefault(chosen.id.name, set()).update(words)
        elif isinstance(chosen, VariableReference):
            name = chosen.id.name
            self.found.chosen.setdefault(name, set()).update(words)
            self.found.counted.append((name, ordinal, words))
        elif chosen is not None:
            self.visit(chosen)
        for variant in node.variants:
            self.visit(variant.value)


def uses(text: Text) -> Uses:
    """Return what is in a text itself, and in its attributes."""
    return _uses(text.entry)


@lru_cache(maxsize=65536)
def _uses(entry: Message | Term) -> Uses:
    """Return what is in an entry, looked through once however many checks ask."""
    reader = _Reader()
    for pattern in (entry.value, *(each.value for each in entry.attributes)):
        if pattern is not None:
            reader.visit(pattern)
    return reader.found


def whole(key: str, texts: Mapping[str, Text], inside: Iterable[str] = ()) -> Uses:
    """Return what is in a text and in the texts that it is made of; terms are filled in apart.

    Raise `RecursionError` for a text that is in itself.
    """
    path = (*inside, key)
    if key in path[:-1]:
        raise RecursionError(" → ".join(path))
    own, found = uses(texts[key]), Uses()
    found.add(own)
    for other, _ in own.messages:
        if other in texts:
            found.add(whole(other, texts, path))
    for term, _, _ in own.terms:
        if term in texts:
            whole(term, texts, path)
    return found
