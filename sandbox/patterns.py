"""Texts in Fluent as plain JSON, so that the page can fill them in: see sandbox/page/js/texts.js.

Terms, and texts in texts, are written out: what is left to do is to fill in and to choose.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    FunctionReference,
    Identifier,
    Message,
    MessageReference,
    NumberLiteral,
    Pattern,
    Placeable,
    SelectExpression,
    StringLiteral,
    Term,
    TermReference,
    TextElement,
    VariableReference,
)

Part: TypeAlias = "str | dict[str, Any]"
Given: TypeAlias = "Mapping[str, str] | None"
"""What a term is given; None: it is no term, and the page fills it in."""
DEEPEST = 20


def compiled(source: str) -> dict[str, list[Part]]:
    """Return each text by its key; one that cannot be read, or is in itself, is left out."""
    entries: dict[str, Message | Term] = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, Message | Term):
            key = f"-{entry.id.name}" if isinstance(entry, Term) else entry.id.name
            entries.setdefault(key, entry)
    found: dict[str, list[Part]] = {}
    for key, entry in entries.items():
        if isinstance(entry, Message) and entry.value is not None:
            try:
                found[key] = _Writer(entries).pattern(entry.value, None)
            except ValueError:
                continue
    return found


class _Writer:
    def __init__(self, entries: Mapping[str, Message | Term]) -> None:
        self._entries = entries
        self._depth = 0

    def pattern(self, pattern: Pattern, given: Given) -> list[Part]:
        """Return a text's parts; what is plain text side by side is one."""
        parts: list[Part] = []
        for element in pattern.elements:
            for part in self._parts(element, given):
                if isinstance(part, str) and parts and isinstance(parts[-1], str):
                    parts[-1] += part
                else:
                    parts.append(part)
        return parts

    def _parts(self, element: Any, given: Given) -> list[Part]:
        match element:
            case TextElement():
                return [str(element.value)]
            case Placeable():
                return self._parts(element.expression, given)
            case StringLiteral() | NumberLiteral():
                return [str(element.parse()["value"])]
            case SelectExpression():
                return self._choice(element, given)
            case MessageReference() | TermReference():
                return self._other(element)
            case VariableReference() | FunctionReference():
                return [self._place(element, given)]
        raise ValueError(f"{type(element).__name__} cannot stand in a text.")

    def _place(self, element: VariableReference | FunctionReference, given: Given) -> Part:
        if isinstance(element, VariableReference):
            name = str(element.id.name)
            if given is None:
                return {"place": name}
            if name not in given:
                raise ValueError(f"A term is not told ${name}.")
            return given[name]
        (what,) = element.arguments.positional
        if element.id.name != "NUMBER" or not isinstance(what, VariableReference):
            raise ValueError(f"There is no function {element.id.name}() of this.")
        options = {each.name.name: each.value.parse()["value"] for each in element.arguments.named}
        place = self._place(what, given)
        return place if isinstance(place, str) else {**place, "options": options}

    def _choice(self, element: SelectExpression, given: Given) -> list[Part]:
        variants = {
            str(each.key.name if isinstance(each.key, Identifier) else each.key.value): each
            for each in element.variants
        }
        otherwise = next(key for key, each in variants.items() if each.default)
        selector: Part = otherwise
        if given is None or not isinstance(element.selector, VariableReference):
            selector = self._selector(element.selector, given)
        elif element.selector.id.name in given:
            selector = given[element.selector.id.name]
        if isinstance(selector, str):
            return self.pattern(variants.get(selector, variants[otherwise]).value, given)
        among = {key: self.pattern(each.value, given) for key, each in variants.items()}
        return [{**selector, "among": among, "otherwise": otherwise}]

    def _selector(self, selector: Any, given: Given) -> Part:
        parts = self._parts(selector, given)
        return parts[0] if len(parts) == 1 else ""

    def _other(self, element: MessageReference | TermReference) -> list[Part]:
        """Write out another text, or a term with what it is given."""
        given: dict[str, str] | None = None
        key = str(element.id.name)
        if isinstance(element, TermReference):
            key, named = f"-{key}", element.arguments.named if element.arguments else ()
            given = {each.name.name: str(each.value.parse()["value"]) for each in named}
        entry = self._entries.get(key)
        if entry is None:
            raise ValueError(f"There is no text {key}.")
        value = entry.value
        if element.attribute is not None:
            asked = element.attribute.name
            value = next((each.value for each in entry.attributes if each.id.name == asked), None)
        self._depth += 1
        if value is None or self._depth > DEEPEST:
            raise ValueError(f"{key} cannot be written out.")
        parts = self.pattern(value, given)
        self._depth -= 1
        return parts
