"""A line of what the doctor has found."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Finding:
    """One line of the report. A problem says what to do about it."""

    well: bool
    what: str
    remedy: str = ""
