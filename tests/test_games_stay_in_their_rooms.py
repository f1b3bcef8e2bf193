"""No name, role or rule of a game stands outside its rooms, its entry point aside; and a game has
nothing there but the doors, its rules and what is harmless of Python's library.
"""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from bot.plugins.registry import plugins
from bot.text.words import game_folders
from gallows.kit.texts import texts_of
from tests.test_project import ROOT, kept_files

HOUSE = ("bot", "games/engine", "games/api.py", "gallows", "sandbox", "cogs")
OLD = "bot/store/migrations/versions/"
"""What is in a database of last year is not changed any more."""
LIBRARIES = re.compile("execution_options")
"""Words of libraries that have a game's name in them."""

RULES_HAVE = {
    "__future__", "abc", "ast", "collections", "dataclasses", "enum", "functools", "hashlib",
    "heapq", "hmac", "inspect", "itertools", "json", "math", "operator", "pydantic", "re",
    "statistics", "struct", "textwrap", "types", "typing",
}  # fmt: skip
"""What rules import besides `games`: no Discord, clock, chance, file, network or database."""
SIDES_HAVE = {"collections", "dataclasses", "enum", "functools", "itertools", "typing"}
"""What a game's Discord side imports besides the doors, the engine and its own."""


@cache
def house() -> tuple[Path, ...]:
    """Every file of the house, games' rooms aside."""
    rooms = [ROOT / "cogs" / game for game in plugins()]
    return tuple(
        path
        for path in kept_files(*HOUSE)
        if not path.relative_to(ROOT).as_posix().startswith(OLD)
        and not any(room in path.parents for room in rooms)
    )


@cache
def parsed(path: Path) -> tuple[ast.AST, ...]:
    """All nodes of a module; to walk it takes longer than to read it."""
    return tuple(ast.walk(ast.parse(path.read_text("utf-8"))))


def modules(game: str) -> Iterator[tuple[ast.AST, ...]]:
    """The modules of a game: its rules, and its Discord side."""
    rules = import_module(plugins()[game].rules.options.__module__).__file__
    assert rules
    for room in (game_folders()[game], Path(rules).parent):
        yield from map(parsed, sorted(room.rglob("*.py")))


def classes(trees: Iterable[Iterable[ast.AST]]) -> dict[str, ast.ClassDef]:
    """Every class, events among them, by name."""
    return {node.name: node for tree in trees for node in tree if isinstance(node, ast.ClassDef)}


def roles(game: str) -> set[str]:
    """The roles of a game, as they are written down."""
    found = classes(modules(game)).get("Role")
    assigned = (each.value for each in found.body if isinstance(each, ast.Assign)) if found else ()
    return {str(value.value) for value in assigned if isinstance(value, ast.Constant)}


def bound(tree: Iterable[ast.AST]) -> Iterator[str]:
    """What a module of the house names itself."""
    for node in tree:
        match node:
            case ast.ClassDef(name=name) | ast.FunctionDef(name=name):
                yield name
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                yield name


def docstrings(tree: Iterable[ast.AST]) -> set[ast.AST]:
    """The texts that only tell about what stands before them."""
    bodies = (body for node in tree if isinstance(body := getattr(node, "body", 0), list))
    return {each.value for body in bodies for each in body if isinstance(each, ast.Expr)}


def words(tree: Iterable[ast.AST]) -> Iterator[tuple[int, str]]:
    """Every name in a module, and every text that is no docstring, with its line."""
    docs = docstrings(tree)
    for node in tree:
        line = getattr(node, "lineno", 0)
        match node:
            case ast.Name(id=str(word)) | ast.arg(arg=str(word)) | ast.keyword(arg=str(word)):
                yield line, word
            case ast.Attribute(attr=str(word)):
                yield line, f".{word}"
            case ast.alias(name=str(word)) | ast.ImportFrom(module=str(word)):
                yield from ((line, part) for part in word.split("."))
            case ast.Constant(value=str(word)) if node not in docs:
                yield line, word


def imports(room: Path) -> Iterator[tuple[str, str]]:
    """Every module that is imported in a room, and where."""
    for path in sorted(room.rglob("*.py")):
        for node in parsed(path):
            found: list[str] = []
            match node:
                case ast.Import(names=names):
                    found = [each.name for each in names]
                case ast.ImportFrom(module=module, names=names, level=level):
                    found = [f"{'.' * level}{module or ''}.{each.name}" for each in names]
                case ast.Name(id="__import__" | "exec" | "eval" | "open" as name):
                    found = [name]
            line = getattr(node, "lineno", 0)
            yield from ((name, f"{path}:{line}: {name}") for name in found)


def odd(room: Path, own: Iterable[str], library: set[str]) -> list[str]:
    """What is imported in a room that is none of its own, and not of Python's library for it."""
    begins = tuple(f"{each}." for each in own)
    return [
        where
        for name, where in imports(room)
        if not f"{name}.".startswith(begins) and name.partition(".")[0] not in library
    ]


def test_rules_import_nothing_but_rules() -> None:
    assert odd(ROOT / "games", ["games"], RULES_HAVE) == []


def test_a_games_discord_side_imports_the_doors_and_its_own_rules() -> None:
    doors = ["bot.api", "games.api", "games.engine"]
    for game, folder in game_folders().items():
        own = [*doors, f"games.{game}", f"cogs.{game}"]
        assert odd(folder, own, SIDES_HAVE) == []


@pytest.mark.parametrize("line", [
    "import discord", "from bot.drawing import picture", "from bot import replay", "import shutil",
    "from cogs.replies import say", "from http import client", "x = __import__('os')",
    "from games.other import game", "from .. import replies",
])  # fmt: skip
def test_what_a_game_is_not_to_import_is_noticed(line: str, tmp_path: Path) -> None:
    (tmp_path / "game.py").write_text(line, "utf-8")
    assert len(odd(tmp_path, ["bot.api", "games.own"], SIDES_HAVE)) == 1


# One test for all games: the house is read once.
def test_no_file_of_the_house_names_a_game() -> None:
    word = re.compile(rf"(?<![a-z])({'|'.join(plugins())})(?![a-z])", re.IGNORECASE)
    naming = [
        f"{path.relative_to(ROOT)}:{n}"
        for path in house()
        for n, line in enumerate(path.read_text("utf-8", "replace").splitlines(), 1)
        if word.search(LIBRARIES.sub("", line))
    ]
    assert not naming


def test_no_class_role_or_text_of_a_game_is_a_word_of_the_house() -> None:
    """A class of the house's own, or of a library, may be called as one of a game's is."""
    code = [path for path in house() if path.suffix == ".py"]
    ours = {name for path in code for name in bound(parsed(path))}
    forbidden = set[str]()
    for game in plugins():
        theirs, keys = set(classes(modules(game))), set(texts_of(game)["en"])
        forbidden |= (theirs - ours) | keys | roles(game) | {f".{role}" for role in roles(game)}
    naming = [
        f"{path.relative_to(ROOT)}:{line}: {word}"
        for path in code
        for line, word in words(parsed(path))
        if word in forbidden
    ]
    assert not naming
