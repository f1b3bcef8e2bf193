"""Checks of single values in a request body, with Discord's words when they fail."""

from __future__ import annotations

from typing import Any

from sandbox.errors import FormErrors

Path = tuple[str | int, ...]


class Fields(FormErrors):
    """Judges the usual kinds of value; each method gives back what is usable."""

    def text(
        self, path: Path, value: Any, low: int, high: int, *, required: bool = False
    ) -> str | None:
        """A string of that many characters; null counts as absent."""
        if value is None:
            if required:
                self.required(path)
            return None
        if not isinstance(value, str):
            self.complain(path, "STRING_TYPE_CONVERT", "Could not interpret as string.")
            return None
        if required and low > 0 and not value.strip():
            self.required(path)
        elif not low <= len(value) <= high:
            if low:
                self.complain(
                    path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length."
                )
            else:
                self.complain(path, "BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length.")
        return value

    def whole(self, path: Path, value: Any, low: int, high: int, default: int) -> int:
        """A whole number within bounds; null counts as the default."""
        if value is None:
            return default
        if isinstance(value, bool) or not isinstance(value, int):
            self.complain(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
            return default
        if value < low:
            self.complain(
                path, "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {low}."
            )
        elif value > high:
            self.complain(
                path, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {high}."
            )
        return value

    def one_of(self, path: Path, value: Any, allowed: tuple[Any, ...]) -> bool:
        """Whether the value is one of these."""
        if value in allowed and not isinstance(value, bool):
            return True
        listed = ", ".join(repr(item) for item in allowed)
        self.complain(path, "BASE_TYPE_CHOICES", f"Value must be one of ({listed}).")
        return False

    def flag(self, path: Path, value: Any, default: bool = False) -> bool:
        """True or false; null counts as the default."""
        if value is None:
            return default
        if not isinstance(value, bool):
            self.complain(path, "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")
            return default
        return value

    def several(self, path: Path, value: Any, low: int, high: int) -> list[Any]:
        """A list of that many items; null counts as empty."""
        if value is None:
            value = []
        if not isinstance(value, list):
            self.complain(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType.")
            return []
        if not low <= len(value) <= high:
            self.complain(
                path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length."
            )
        return value

    def mapping(self, path: Path, value: Any) -> dict[str, Any]:
        """An object."""
        if isinstance(value, dict):
            return value
        self.complain(path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType.")
        return {}

    def snowflake(self, path: Path, value: Any) -> str:
        """An id, as text."""
        if isinstance(value, bool) or not str(value).isdecimal() or int(value) >= 2**64:
            self.complain(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')
        return str(value)

    def required(self, path: Path) -> None:
        """Complain that there is nothing."""
        self.complain(path, "BASE_TYPE_REQUIRED", "This field is required")
