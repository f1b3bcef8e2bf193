"""The words that a text itself is written in, whatever it is filled in with."""

import re
from functools import lru_cache

from fluent.syntax.ast import Message, Term, TextElement
from fluent.syntax.visitor import Visitor

WORD = re.compile(r"[^\W\d_]\w*(?:[-'’]\w+)*")


class _Written(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.parts: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        """See `Visitor`."""
        self.parts.append(node.value.strip())


@lru_cache(maxsize=65536)
def written(entry: Message | Term) -> tuple[str, ...]:
    """Return all pieces of a text. What an attribute says of it is a sign, which nobody reads."""
    found = _Written()
    if entry.value is not None:
        found.visit(entry.value)
    return tuple(found.parts)
