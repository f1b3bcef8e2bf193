"""How asks, answers and events are made: immutable to the type checker, and cheap to create."""

from dataclasses import dataclass, field
from typing import TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def value(cls: type[T]) -> type[T]:
    """Make a class of values: compared and hashed by their fields, never to be changed.

    To a type checker it is a frozen dataclass. At run time that is not checked.
    """
    # The check would take half of all the time that a decision costs: benchmarks/engine.py.
    return dataclass(slots=True, unsafe_hash=True)(cls)
