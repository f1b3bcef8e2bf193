"""Write docs/api.md, the reference of all that authors of games import: `python -m tools.api`.

It is made of the sources alone: signatures, docstrings, and what stands below fields.
"""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from games.engine.field_docs import Field, doc_below, fields_of

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs/api.md"

DOORS = {
    "games.api": {
        "What is asked": "Question Verb Typed one two typed Answer ByDice Silence AskPace "
        "Seat Target Kind Ask",
        "The script": "ScriptContext Enough Purses Event value Audience BaseModel",
        "Chance": "Dice pick draw shuffle weighted",
        "How it ends": "Outcome SeatOutcome Count Payment FIRST_PURSE",
        "What somebody knows": "Notebook LogEntry",
        "The game": "Game API OLDEST_API Deprecated",
        "Computer players": (
            "ComputerPlayer Player RandomPlayer Decision PlayStyle DEFAULT_STYLE Strength Temper"
        ),
        "What players may say": (
            "Claims ClaimKind Field Among AGREE DISAGREE Claimed Whispered Spoken Talk Speaker "
            "LastWords Advised Likely Judge Known Truth Verdict"
        ),
        "Whole matches": (
            "Match Given Refused Reason GameFault Malformed Computer play play_out deal_seed "
            "match_json match_line SeededDice derive"
        ),
        "Thinking ahead": "Lookahead World LoadedDice draws_for",
    },
    "bot.api": {
        "The entry object": (
            "GamePlugin Seating Number Switch OneOf Several Option Choices Sitter Declined Text "
            "Statistic Medal"
        ),
        "How a game is shown": (
            "GameView Paragraphs Page Moments Choice Formatter Words TableView SeatView Status "
            "Waiting defaults"
        ),
        "Pictures": (
            "TablePicture SeatPicture StagePicture RoundsRow BACK Fate Colour "
            "CardPicture Poster PosterSeat LayoutPicture RowPicture PilePicture LaidCard"
        ),
        "Sentences": (
            "Telling Special Value Teller counted change timestamp escape plain cut fit "
            "fit_first longest"
        ),
    },
    "gallows.kit": {
        "Tests": (
            "GameTests MatchPlay StackedDice draws_for installed_game Broken Playthroughs Golden "
            "View"
        ),
    },
}
"""The doors, and what each has, as authors come to need it."""

HEAD = """\
# What everything is

The reference of all that a game imports: `games.api` for its rules, `bot.api` for how it is shown,
`gallows.kit` for its tests. [write-a-game.md](write-a-game.md) tells how a game is made of it.
Python's `help()` and editors say the same. A field without a default has to be given.

`python -m tools.api` writes this page from the sources; a test sees that it is current.
"""
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


@dataclass(frozen=True)
class Found:
    """A public name where it is defined: the statement, and what stands around it."""

    body: list[ast.stmt]
    at: int

    @property
    def node(self) -> ast.stmt:
        """The statement that defines it."""
        return self.body[self.at]


def page() -> str:
    """Return the reference."""
    parts = [HEAD]
    seen: list[str] = []
    for door, groups in DOORS.items():
        contents, entries = [], []
        for group, names in groups.items():
            entries.append(f"### {group}")
            links = []
            for name in names.split():
                seen.append(name)
                anchor = name.lower() + ("" if (n := again(seen)) == 0 else f"-{n}")
                links.append(f"[`{name}`](#{anchor})")
                entries.append("\n\n".join(entry(door, name)))
            contents.append(f"* {group}: {', '.join(links)}")
        parts += [f"## {door}", "\n".join(contents), *entries]
    return "\n\n".join(part.rstrip("\n") for part in parts if part) + "\n"


def again(seen: list[str]) -> int:
    """Return how many headings had the same anchor as the last one."""
    anchors = [each.lower() for each in seen]
    return anchors.count(anchors[-1]) - 1


def entry(door: str, name: str) -> Iterator[str]:
    """Yield the paragraphs on a name."""
    yield f"#### `{name}`"
    found = find(door, name)
    if found is None:
        yield "Of [pydantic](https://docs.pydantic.dev/): what a game's options derive from."
        return
    match found:
        case ast.Module() as module:
            yield said(ast.get_docstring(module) or "")
            functions = [each for each in module.body if isinstance(each, ast.FunctionDef)]
            yield "\n".join(
                item(signature(each), ast.get_docstring(each) or "")
                for each in functions
                if is_shown(each)
            )
        case Found(_, _):
            yield from statement(found)


def statement(found: Found) -> Iterator[str]:
    """Yield the paragraphs on what a statement defines."""
    match found.node:
        case ast.ClassDef() as node:
            yield from of_class(node)
        case ast.FunctionDef() as node:
            yield code(signature(node))
            yield said(ast.get_docstring(node) or "")
        case node:
            yield code(source(node))
            yield said(doc_below(found.body, found.at))


def of_class(node: ast.ClassDef) -> Iterator[str]:
    """Yield the paragraphs on a class: what it is, its fields, its methods."""
    yield said(ast.get_docstring(node) or "")
    methods = [each for each in node.body if isinstance(each, FUNCTIONS) and is_shown(each)]
    items = [item(declared(field), field.doc) for field in fields_of(node)]
    items += [
        item(
            re.sub(r"^__init__(.*) -> None", rf"{node.name}\1", signature(each)),
            ast.get_docstring(each) or "",
        )
        for each in methods
    ]
    yield "\n".join(items)


def is_shown(method: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Say whether authors call a method: it is public, or Python's own and says what it does."""
    python = method.name.startswith("__") and ast.get_docstring(method) is not None
    return python or not method.name.startswith("_")


def declared(field: Field) -> str:
    """Return a field with its type, and its default where that is short."""
    return re.sub(r" = field\(.*", " = ...", str(field)).replace("'", '"')


def signature(node: ast.FunctionDef | ast.AsyncFunctionDef) -> str:
    """Return how a function or a method is called."""
    arguments = re.sub(r"^(self|cls)(, |$)", "", source(node.args).replace("=", " = "))
    returned = f" -> {source(node.returns)}" if node.returns else ""
    if {"property", "cached_property"} & {ast.unparse(each) for each in node.decorator_list}:
        return f"{node.name}: {returned.removeprefix(' -> ')}"
    waits = "await " if isinstance(node, ast.AsyncFunctionDef) else ""
    return f"{waits}{node.name}({arguments}){returned}"


def item(what: str, doc: str) -> str:
    """Return one line of a list."""
    about = " ".join(said(doc).split())
    return f"* `{what}`" + (f": {about}" if about else "")


def source(node: ast.AST) -> str:
    """Return a piece of Python in one line, with the quotes that the sources have."""
    return ast.unparse(node).replace("'", '"')


def code(text: str) -> str:
    """Return a line of Python as it is shown."""
    return f"```python\n{text}\n```"


def said(doc: str) -> str:
    """Return a docstring in Markdown."""
    return doc.replace("``", "`")


def find(door: str, name: str) -> Found | ast.Module | None:
    """Return where a name of a module is defined; None for what is none of the project's."""
    module = module_of(door)
    if module is None:
        return None
    for n, node in enumerate(module.body):
        match node:
            case ast.ImportFrom(source, names) if source and name in [a.name for a in names]:
                whole = module_of(f"{source}.{name}")
                return whole or find(source, name)
            case ast.ClassDef(own) | ast.FunctionDef(own) if own == name:
                return Found(module.body, n)
            case ast.Assign([ast.Name(own)]) | ast.AnnAssign(ast.Name(own)) if own == name:
                return Found(module.body, n)
    return None


@cache
def module_of(name: str) -> ast.Module | None:
    """Return a module of the project; None where there is none of that name."""
    path = ROOT / name.replace(".", "/")
    for file in (path.with_suffix(".py"), path / "__init__.py"):
        if file.exists():
            return ast.parse(file.read_text("utf-8"))
    return None


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8", newline="\n")
