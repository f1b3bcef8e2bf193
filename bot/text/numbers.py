"""Numbers as people read them: one that is below nothing has a minus sign, and no hyphen."""

from typing import Any

from babel import Locale
from fluent.runtime.types import FluentFloat, FluentInt, FluentNone, FluentNumber, fluent_number

HYPHEN, MINUS = "-", "−"


def numeral(value: int | str) -> str:
    """Return a number where no language writes it: on a picture, in a table of figures."""
    return str(value).replace(HYPHEN, MINUS)


class _Whole(FluentInt):
    def format(self, locale: Locale) -> str:
        """Write it as the language does; English has a hyphen for a minus sign there."""
        return super().format(locale).replace(HYPHEN, MINUS)


class _Broken(FluentFloat):
    def format(self, locale: Locale) -> str:
        """Write it as the language does; English has a hyphen for a minus sign there."""
        return super().format(locale).replace(HYPHEN, MINUS)


def number(value: Any, **options: Any) -> FluentNumber | FluentNone:
    """Return a number for a text, with what it is to be written like: also `NUMBER` in texts."""
    made = fluent_number(value, **options)
    if isinstance(made, FluentInt):
        return _Whole(made)
    return _Broken(made) if isinstance(made, FluentFloat) else made
