"""Events become sentences: a text named after the event, filled from the event's typed fields."""

import re
from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from functools import lru_cache
from types import NoneType, UnionType
from typing import Any, TypeAlias, Union, get_args, get_origin, get_type_hints

from bot.plugins.formatter import Formatter, counted
from games.engine.asks import Seat
from games.engine.events import Event

Special: TypeAlias = Callable[["Teller", Any], str]
"""(teller, event): the sentence of an event that wants logic; empty says nothing."""

Values: TypeAlias = Mapping[Any, Callable[[Formatter, Any], str]]
"""How fields of a type are written, where the rule below does not fit."""


class Teller:
    """Tells events of one game.

    The text of ``FoodPrepared`` is ``GAME-tale-food-prepared``; with ``secrets``, first of all
    ``GAME-story-food-prepared``. An event without a text says nothing. Its places are the fields
    of the event: a `Seat` is a name, a member of an enum ``Role`` is ``GAME-role-MEMBER``, several
    of one type are a list, and truth is ``true`` or ``false``, to be chosen by.
    """

    def __init__(
        self,
        fmt: Formatter,
        *,
        special: Mapping[type[Event], Special] | None = None,
        values: Values | None = None,
        secrets: bool = False,
    ) -> None:
        self.fmt = fmt
        self.words = fmt.words
        self._special = special or {}
        self._values = values or {}
        self._kinds = ("story", "tale") if secrets else ("tale",)

    def lines(self, events: Sequence[Event]) -> list[str]:
        """Return a line an event, without those that say nothing."""
        return [line for event in events if (line := self.tell(event))]

    def tell(self, event: Event) -> str:
        """Return an event as a line; empty for one that has nothing to say."""
        special = self._special.get(type(event))
        if special is not None:
            return special(self, event)
        return self.by_text(event)

    def by_text(self, event: Event, variant: str = "") -> str:
        """Return the event's text; ``variant`` is the end of the key of another one for it."""
        for kind in self._kinds:
            key = f"{self.fmt.table.game}-{kind}-{kebab(type(event).__name__)}{variant}"
            if key in self.words:
                return self.words(key, **self.filled(event))
        return ""

    def filled(self, event: Event) -> dict[str, str | int]:
        """Return the event's fields as a text's places."""
        kind: Any = type(event)
        types = _types(kind)
        return {name: self.say(types[name], part) for name, part in event.parts().items()}

    def say(self, kind: Any, part: Any) -> str | int:
        """Return a field of a type in words; numbers stay numbers, for the text to count by."""
        if kind in self._values:
            return self._values[kind](self.fmt, part) if part is not None else ""
        if get_origin(kind) in (Union, UnionType):
            inner = [each for each in get_args(kind) if each is not NoneType]
            return "" if part is None else self.say(inner[0], part)
        if get_origin(kind) is tuple:
            return self._several(get_args(kind)[0], part)
        if kind is Seat:
            return self.fmt.bold(part)
        if isinstance(kind, type) and issubclass(kind, StrEnum):
            return self.words(f"{self.fmt.table.game}-{kebab(kind.__name__)}-{part}")
        if kind is bool:
            return str(part).lower()
        return int(part) if kind is int else str(part)

    def _several(self, kind: Any, parts: Sequence[Any]) -> str:
        said = [str(self.say(kind, part)) for part in parts]
        if kind is Seat:
            return self.fmt.listed(said)
        return counted(self.words, said)


@lru_cache(maxsize=1024)
def kebab(name: str) -> str:
    """Return a class's name as keys of texts are written."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


@lru_cache(maxsize=1024)
def _types(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind)
