"""What an operator or a reader of the project would notice first if it were wrong."""

import importlib
import json
import re
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterable
from fnmatch import fnmatchcase
from importlib.util import find_spec
from pathlib import Path, PurePosixPath
from typing import Any

import pytest
import typer.main
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from gallows.doctor import OLDEST_PYTHON
from run import OLDEST

ROOT = Path(__file__).parent.parent
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
PYTHONS = [
    classifier.rpartition(" ")[2]
    for classifier in PROJECT["project"]["classifiers"]
    if re.fullmatch(r"Programming Language :: Python :: 3\.\d+", classifier)
]
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
PIN = re.compile(r"^(?P<name>[a-z0-9-]+)==(?P<version>\S+)(?P<marker> ; .*)? \\$")
ROOMS = {
    "": [
        ".dockerignore", ".editorconfig", ".env.example", ".gitattributes", ".gitignore",
        ".pre-commit-config.yaml", "CHANGELOG.md", "CONTRIBUTING.md", "Containerfile", "LICENSE",
        "Procfile", "README.md", "SECURITY.md", "pyproject.toml", "run.py",
    ],
    ".ci": ["run"],
    ".github": ["*.md", "*.yml"],
    "benchmarks": ["*.py"],
    "bot": ["*.py", "*.ftl", "*.svg", "*.css", "*.html", "*.js"],
    "cogs": ["*.py", "*.ftl", "*.svg"],
    "deploy": ["*.json", "*.service", "*.timer", "*.yaml"],
    "docs": ["*.md", "*.png", "*.py", "*.svg", "*.webp"],
    "examples": ["*.py", "*.ftl", "*.svg", "pyproject.toml", "README.md"],
    "gallows": ["*.py", "*.ftl", "pyproject.toml", "README.md"],
    "games": ["*.py"],
    "requirements": ["*.txt"],
    "sandbox": ["*.py", "*.md", "*.css", "*.ftl", "*.html", "*.js", "*.svg"],
    "tests": ["*.py", "*.txt", "*.ftl", "*.sql", "*.yaml"],
    "tools": ["*.py"],
}  # fmt: skip
"""What may be in the root, and in each folder of it, its own folders included: names of files."""
TELLING = (
    "*.md", "Procfile", "Containerfile", ".ci/run", ".github", ".pre-commit-config.yaml",
    "deploy", "requirements", "run.py", "tools", "docs/*.py", "benchmarks",
)  # fmt: skip
"""The files in which people are told what to type, or machines type it."""


def text(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


def kept_files(*patterns: str) -> list[Path]:
    """The project's own files: what git has or would take, without what it ignores."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", *patterns],
        cwd=ROOT,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    )
    files = (ROOT / name for name in listed.stdout.split("\0") if name)
    return [file for file in files if file.is_file()]


def strays(names: Iterable[str]) -> list[str]:
    """Which of these files, by their paths from the root, no room owns."""
    lost = []
    for name in names:
        *folders, file = PurePosixPath(name).parts
        kinds = ROOMS.get(folders[0] if folders else "", [])
        owned = any(fnmatchcase(file, kind) for kind in kinds)
        if not owned or any(part.startswith("-") for part in (*folders, file)):
            lost.append(name)
    return lost


def pins(lock: Path) -> dict[str, str]:
    lines = map(PIN.match, lock.read_text("utf-8").splitlines())
    return {found["name"]: found["version"] for found in lines if found}


def gallows_commands() -> set[str]:
    app = importlib.import_module("gallows.commands").command_line()
    return set(getattr(typer.main.get_command(app), "commands", ()))


# The commands that people are told to type


def lines(file: str) -> list[str]:
    """A file's lines, with whichever Python the checks have found as the one that people type."""
    typed = text(file).replace('"$python"', "python3")
    return [line.strip() for line in typed.splitlines()]


def test_the_checks_run_the_test_command_of_the_readme() -> None:
    blocks = re.findall(r"^```.*?\n(.*?)^```", text("README.md"), re.MULTILINE | re.DOTALL)
    told = [line for block in blocks for line in block.splitlines() if "run.py test" in line]
    assert told, "README.md does not say how to run the tests"
    assert told[0] in lines(".ci/run")


def test_every_command_in_the_documents_exists() -> None:
    commands = {"test"} | gallows_commands()
    wrong = []
    for document in kept_files(*TELLING):
        written = document.read_text("utf-8")
        told = re.findall(r"python3? run\.py ([a-z]+(?:-[a-z]+)*)", written)
        modules = re.findall(r"python3? -m ([a-z_.]+[a-z])", written)
        wrong += [f"{document.name}: run.py {each}" for each in told if each not in commands]
        wrong += [f"{document.name}: -m {each}" for each in modules if not find_spec(each)]
    assert not wrong


def test_a_commit_and_the_checks_lint_by_the_same_command() -> None:
    assert find_spec("tools.lint")
    for file, line in (
        (".pre-commit-config.yaml", "entry: python3 -m tools.lint"),
        (".ci/run", "python3 -m tools.lint"),
        ("CONTRIBUTING.md", "| `python3 -m tools.lint` | everything but the tests |"),
    ):
        assert line in lines(file), file


def test_the_procfile_starts_the_bot() -> None:
    processes = text("Procfile").splitlines()
    commands = [line.partition(":")[2].split() for line in processes]
    assert ["python3", "run.py", "run"] in commands
    assert "run" in gallows_commands()


# The Pythons that it runs with


def test_every_place_names_the_same_pythons() -> None:
    oldest = PYTHONS[0]
    minor = int(oldest.partition(".")[2])
    assert PROJECT["project"]["requires-python"] == f">={oldest}"
    assert PROJECT["tool"]["pyrefly"]["python-version"] == oldest
    assert PROJECT["tool"]["ruff"]["target-version"] == f"py3{minor}"
    assert OLDEST == OLDEST_PYTHON == (3, minor)
    (matrix,) = re.findall(r"^ +python: (\[.*\])$", text(".github/workflows/checks.yml"), re.M)
    assert json.loads(matrix) == PYTHONS
    for document in ("README.md", "CONTRIBUTING.md"):
        told = re.findall(r"Python (3\.\d+) or newer", text(document))
        assert set(told) == {oldest}, document
    assert f"Python {', '.join(PYTHONS[:-1])} and {PYTHONS[-1]}" in text("CONTRIBUTING.md")
    (image,) = re.findall(r"^ARG PYTHON_IMAGE=(\S+)", text("Containerfile"), re.M)
    exact = re.fullmatch(r"docker\.io/library/python:(3\.\d+)\.\d+-slim-[a-z]+", image)
    assert exact, "a tag that names one version of Python, on one Debian"
    assert exact[1] in PYTHONS
    assert set(re.findall(r"^FROM (\S+)", text("Containerfile"), re.M)) == {"${PYTHON_IMAGE}"}


# Dependencies


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_a_lock_has_only_pins_with_hashes_and_names_no_place(lock: Path) -> None:
    entries = re.split(r"\n(?=\S)", lock.read_text("utf-8").rstrip())
    pinned = [entry for entry in entries if not entry.startswith("#")]
    assert pinned
    for entry in pinned:
        head, *hashes = entry.splitlines()
        assert PIN.match(head), head
        assert hashes, head
        for line in hashes:
            assert re.fullmatch(r"    --hash=sha256:[0-9a-f]{64}( \\)?", line), head
    assert "://" not in lock.read_text("utf-8")


def test_the_locks_hold_what_the_project_asks_for() -> None:
    groups, extras = PROJECT["dependency-groups"], PROJECT["project"]["optional-dependencies"]
    run = PROJECT["project"]["dependencies"] + groups["build"]
    asked = {
        "run.txt": run,
        "postgres.txt": run + extras["postgres"],
        "play-postgres.txt": run + extras["play-postgres"],
        "dev.txt": run + groups["dev"],
        "scripts.txt": groups["scripts"],
    }
    assert sorted(asked) == [lock.name for lock in LOCKS]
    for lock in LOCKS:
        locked = pins(lock)
        for requirement in map(Requirement, asked[lock.name]):
            version = locked.get(canonicalize_name(requirement.name))
            assert version, (lock.name, requirement)
            assert version in requirement.specifier, (lock.name, requirement)


def test_the_locks_agree_on_every_version() -> None:
    run = pins(ROOT / "requirements/run.txt")
    for lock in LOCKS:
        if lock.name == "scripts.txt":  # Of two packages alone, put beside the others.
            continue
        assert run.items() <= pins(lock).items(), lock.name


def test_every_package_that_is_asked_for_has_its_row() -> None:
    groups, extras = PROJECT["dependency-groups"], PROJECT["project"]["optional-dependencies"]
    parts = (PROJECT["project"]["dependencies"], *groups.values(), *extras.values())
    asked = {Requirement(each).name for part in parts for each in part}
    rows = re.findall(r"^\| (`.+?) \|", text("docs/dependencies.md"), re.M)
    told = {name for row in rows for name in re.findall(r"`([\w.-]+)`", row)}
    assert asked - told == set()
    assert told - asked == {"postgres", "scripts"}, "the names of the extra and of the group"


def test_no_file_names_a_package_registry() -> None:
    hosts = [f"{name}.{top}" for name, top in (("pypi", "org"), ("pythonhosted", "org"))]
    hosts += [f"{name}.{top}" for name, top in (("npmjs", "org"), ("npmjs", "com"))]
    naming = [
        (file.relative_to(ROOT).as_posix(), host)
        for file in kept_files()
        for host in hosts
        if host.encode() in file.read_bytes()
    ]
    assert not naming


# The package


def test_an_installed_wheel_has_every_file_of_the_packages(tmp_path: Path) -> None:
    packages = PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"]
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        check=True,
    )
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        packed = set(archive.namelist())
    files = {file.relative_to(ROOT).as_posix() for file in kept_files(*packages)}
    assert files
    assert files - packed == set()


def test_the_newest_release_in_the_changelog_is_this_version() -> None:
    headings = re.findall(r"^## \[(.+?)\]", text("CHANGELOG.md"), re.M)
    assert headings[0] == "Unreleased"
    assert headings[1:2] in ([], [PROJECT["project"]["version"]])


def test_every_file_has_a_room() -> None:
    lost = strays(file.relative_to(ROOT).as_posix() for file in kept_files())
    assert not lost, "give it a room in ROOMS, or have git ignore it, or remove it"


@pytest.mark.parametrize(
    "name",
    ["-q", "-q-wal", "notes.md", "data/gallows.db", "bot/gallows.db", "tests/-q.py", "games/a.png"],
)
def test_a_file_without_a_room_is_found(name: str) -> None:
    assert strays(["README.md", "bot/app.py", name]) == [name]


def test_no_python_file_is_longer_than_450_lines() -> None:
    lengths = {file: len(file.read_bytes().splitlines()) for file in kept_files("*.py")}
    long = {f"{file.relative_to(ROOT)}: {n}" for file, n in lengths.items() if n > 450}
    assert not long, "look for the seam"
