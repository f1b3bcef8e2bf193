"""Which version of the program this is: the one place that asks."""

from functools import cache
from importlib.metadata import PackageNotFoundError, version

PACKAGE = "gallows-and-goblets"
UNKNOWN = "unknown"
"""What is said of a copy that is run without having been installed."""


@cache
def own_version() -> str:
    """Return the version that was installed, as pyproject.toml has it."""
    try:
        return version(PACKAGE)
    except PackageNotFoundError:
        return UNKNOWN
