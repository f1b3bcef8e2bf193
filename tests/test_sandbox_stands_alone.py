"""The sandbox could be a package of its own: neither it nor its tests know anything of the rest."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FOLDERS = ("sandbox", "tests/sandbox", "tests/page")
TEXT = {".py", ".js", ".css", ".ftl", ".html", ".svg", ".md"}

GAMES = [folder.name for folder in (ROOT / "games").iterdir() if (folder / "game.py").exists()]
OURS = (
    *GAMES, "gallows", "goblets?", "courts?", "courtiers?", "crowns?", "kings?", "queens?",
    "kingdoms?", "royal", "thrones?", "feasts?", "executions?", "executioners?", "prisoners?",
    "dungeons?", "lords?", "treasury", "heralds?", "criers?", "realms?", "deeds?", "decrees?",
)  # fmt: skip
"""Words of this bot and its games; as whole words, in any case."""
WORD = re.compile(rf"\b({'|'.join(OURS)})\b|\bgg:", re.IGNORECASE)

LIBRARIES = {
    "aiohttp", "discord", "fluent", "jsonschema", "jsonschema_rs", "playwright", "pytest",
    "pytest_asyncio", "referencing", "yarl",
}  # fmt: skip


def files(*suffixes: str) -> Iterator[Path]:
    for folder in FOLDERS:
        found = (path for path in (ROOT / folder).rglob("*") if path.suffix in suffixes)
        yield from sorted(found)


def test_there_is_something_to_look_through():
    assert "botk" in GAMES
    assert {path.suffix for path in files(*TEXT)} == TEXT


@pytest.mark.parametrize("folder", FOLDERS)
def test_no_word_of_the_bot_is_in_the_sandbox(folder: str):
    found = [
        f"{path.relative_to(ROOT)}:{number}: {word[0]}"
        for path in files(*TEXT)
        if path.is_relative_to(ROOT / folder)
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        for word in WORD.finditer(f"{path.name} {line}" if number == 1 else line)
    ]
    assert found == []


def test_nothing_of_the_bot_is_imported():
    known = {"sandbox", "tests.sandbox", "tests.page", *LIBRARIES, *sys.stdlib_module_names}
    for path in files(".py"):
        for module in imported(path):
            first, _, rest = module.partition(".")
            package = f"{first}.{rest.partition('.')[0]}" if first == "tests" else first
            assert package in known, f"{path.relative_to(ROOT)} imports {module}"


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "absolute imports only"
            yield node.module or ""
