"""What stands below a class's fields, where editors look for it, is shown by `help()` as well."""

import ast
import inspect
import textwrap
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Field:
    """A field of a class, a member of an enum, or an attribute that ``__init__`` sets."""

    name: str
    kind: str
    default: str
    doc: str
    """What stands below it."""

    def __str__(self) -> str:
        kind = f": {self.kind}" if self.kind else ""
        return f"{self.name}{kind}" + (f" = {self.default}" if self.default else "")


def fields_of(cls: ast.ClassDef) -> Iterator[Field]:
    """Yield the public fields of a class in order."""
    yield from _fields(cls.body)
    for each in cls.body:
        if isinstance(each, ast.FunctionDef) and each.name == "__init__":
            yield from _fields(each.body, of_self=True)


def doc_below(body: Sequence[ast.stmt], at: int) -> str:
    """Return the text that stands below a statement; empty for none."""
    match body[at + 1 : at + 2]:
        case [ast.Expr(ast.Constant(str(text)))]:
            return inspect.cleandoc(text)
        case _:
            return ""


def show_field_docs(names: Mapping[str, object], package: str) -> None:
    """Have `help()` show what stands below the fields of a package's classes among these names.

    Their source is read when somebody asks, and not before, but for enums and abstract classes,
    which `help()` asks in a way of its own.
    """
    for each in names.values():
        if isinstance(each, type) and f"{each.__module__}.".startswith(f"{package}."):
            own, simple = each.__doc__, type(each) is type
            # A class takes any object for its docstring, and asks it as any other attribute.
            doc: Any = _Explained(own) if simple else _explained(each, own)
            each.__doc__ = doc


class _Explained:
    """A docstring, with those of the class's fields."""

    def __init__(self, own: str | None) -> None:
        self.own = own

    def __get__(self, _one: object, cls: type) -> str:
        return _explained(cls, self.own)


def _explained(cls: type, own: str | None) -> str:
    said = inspect.cleandoc(own or "")
    try:
        (node,) = ast.parse(textwrap.dedent(inspect.getsource(cls))).body
    except (OSError, SyntaxError):
        return said
    fields = fields_of(node) if isinstance(node, ast.ClassDef) else ()
    lines = [f"{each}\n{textwrap.indent(each.doc, '    ')}".rstrip() for each in fields]
    return "\n\n".join(filter(None, (said, "\n".join(lines))))


def _fields(body: Sequence[ast.stmt], *, of_self: bool = False) -> Iterator[Field]:
    for n, each in enumerate(body):
        match each:
            case ast.AnnAssign(target, annotation, value):
                kind = ast.unparse(annotation)
            case ast.Assign([target], value):
                kind = ""
            case _:
                continue
        match target:
            case ast.Name(name) if not of_self:
                default = ast.unparse(value) if value else ""
            case ast.Attribute(ast.Name("self"), name) if of_self:
                default = ""
            case _:
                continue
        if not name.startswith("_"):
            yield Field(name, kind, default, doc_below(body, n))
