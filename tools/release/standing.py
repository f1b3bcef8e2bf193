"""What must stand before a release: a check yields what is wrong, and what to do about it."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

from tools.release.building import git

GUARDS = (
    "tests/test_documents.py",
    "tests/test_project.py",
    "tests/tools",
    "tests/engine/test_speech.py",
    "tests/store/test_migrations.py",
    "tests/upgrades/test_releases.py",
)
"""The tests that see whether what is written down is current: documents and their pictures,
docs/api.md, the stories, locks, alert rules, the dashboard, and the databases of each version."""


def of_version(version: str, root: Path) -> Iterator[str]:
    """Yield what is wrong with a version's number, and with what is written of it."""
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        yield f"{version} is no version: it is three numbers, such as 1.0.0"
        return
    here = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    if here != version:
        yield f'pyproject.toml is at version {here}: write version = "{version}" there'
    changelog = (root / "CHANGELOG.md").read_text("utf-8")
    if not notes(version, changelog):
        yield (
            f"CHANGELOG.md has nothing under a heading like `## [{version}] - 2026-01-31`: put "
            "what is under Unreleased there"
        )
    if under("Unreleased", changelog):
        yield "CHANGELOG.md has changes under Unreleased: they are part of this release, too"


def notes(version: str, changelog: str) -> str:
    """Return what the changelog says of a version; nothing without a heading that has its day."""
    found = re.search(rf"^## \[{re.escape(version)}\] - \d{{4}}-\d\d-\d\d$", changelog, re.M)
    return under(version, changelog) if found else ""


def under(heading: str, changelog: str) -> str:
    """Return what stands under a heading of the changelog."""
    found = re.search(rf"^## \[{re.escape(heading)}\].*\n((?:(?!## ).*\n?)*)", changelog, re.M)
    return found[1].strip() if found else ""


def of_commit(version: str, root: Path) -> Iterator[str]:
    """Yield why the newest commit is not what would be released."""
    changed = git(root, "status", "--porcelain").decode().splitlines()
    if changed:
        more = f", nor are {len(changed) - 1} more" if changed[1:] else ""
        yield f"{changed[0][3:]} is not committed{more}: a release is made of a commit"
    tagged = git(root, "tag", "--list", f"v{version}").decode().strip()
    if tagged and git(root, "rev-list", "-1", tagged) != git(root, "rev-list", "-1", "HEAD"):
        yield f"{tagged} is another commit already: no version is released twice"


def of_documents(root: Path) -> Iterator[str]:
    """Yield the tests that find what is written down out of date."""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-n", "auto", "-p", "no:cacheprovider", *GUARDS],
        cwd=root,
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    if done.returncode:
        failed = re.findall(r"^(?:FAILED|ERROR) (.+)$", done.stdout, re.M)
        yield from failed or [f"the tests did not run: {done.stdout[-500:]}{done.stderr[-500:]}"]
