"""What the locks hold: each package with its version, where it is wanted, and its files' hashes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

SHIPPED = ("postgres.txt", "scripts.txt")
"""The locks of all that the image holds: what the bot needs, its driver, and the large fonts."""
ENTRY = re.compile(
    r"^(?P<name>[a-z0-9-]+)==(?P<version>[^\s;]+)(?: ; (?P<marker>.*?))?"
    r"(?P<hashes>(?: \\\n    --hash=sha256:[0-9a-f]{64})+)$",
    re.MULTILINE,
)


@dataclass(frozen=True, slots=True)
class Locked:
    """One package of a lock."""

    name: str
    version: str
    marker: str
    """Where it is wanted, as pip reads it; nothing where that is everywhere."""
    hashes: tuple[str, ...]
    """SHA-256 of every file that may be installed as it, in hex."""


def shipped(root: Path) -> list[Locked]:
    """Return all that the image holds besides the project, by name."""
    found = {
        each.name: each
        for lock in SHIPPED
        for each in read((root / "requirements" / lock).read_text("utf-8"))
    }
    return [found[name] for name in sorted(found)]


def read(lock: str) -> Iterator[Locked]:
    """Yield the packages of a lock."""
    for found in ENTRY.finditer(lock):
        hashes = re.findall(r"sha256:([0-9a-f]{64})", found["hashes"])
        yield Locked(found["name"], found["version"], found["marker"] or "", tuple(hashes))
