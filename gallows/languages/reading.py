"""One language of one folder of texts: its texts by key, and what in its files is none."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Annotation, Attribute, EntryType, Junk, Message, SyntaxNode, Term

from bot.text.bundle import BEGINNING, source_of

PLAIN = {
    "E0003": "it has a “{” or a “[” that is not closed, or no “=” behind its key",
    "E0005": "there is nothing behind its “=”",
    "E0006": "there is nothing behind its “=”",
    "E0010": "none of its variants has a “*” before it, which says what holds else",
    "E0015": "two of its variants have a “*” before them",
    "E0027": "it has a “}” that nothing opens",
}
"""What Fluent's parser complains of, in words for who does not know its grammar."""


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong with a text, where that is, and what to do about it."""

    path: Path
    what: str
    remedy: str
    key: str = ""
    line: int = 0
    """Counted from 1; 0: it is nowhere in the file."""
    grave: bool = True
    """Whether it is wrong for certain; else it is worth a look."""

    def __str__(self) -> str:
        here = Path.cwd()
        path = self.path.relative_to(here) if self.path.is_relative_to(here) else self.path
        at = f"{path}:{self.line}" if self.line else str(path)
        return ": ".join(filter(None, (at, self.key, f"{self.what}. {self.remedy}")))


@dataclass(frozen=True, slots=True)
class Text:
    """One text. The key of a term begins with a hyphen."""

    key: str
    entry: Message | Term
    path: Path
    line: int

    def wrong(self, what: str, remedy: str, *, grave: bool = True) -> Fault:
        """Return something that is wrong with it."""
        return Fault(self.path, what, remedy, self.key, self.line, grave)


@dataclass(frozen=True, slots=True)
class Texts:
    """All texts of a folder, and what is wrong with its files alone."""

    folder: Path
    by_key: Mapping[str, Text]
    faults: list[Fault] = field(default_factory=list)


def read(folder: Path) -> Texts:
    """Read the files of a language, as the bot does: of two texts of one key the first counts."""
    by_key, faults = dict[str, Text](), list[Fault]()
    for path in sorted(folder.glob("*.ftl")):
        try:
            entries = list(_entries(path, source_of(path)))
        except (OSError, UnicodeDecodeError, RecursionError) as why:
            remedy = "Save it as UTF-8, and see that it can be read; until then it is left out."
            faults.append(Fault(path, f"this file cannot be read ({why})", remedy))
            continue
        for found in entries:
            if isinstance(found, Fault):
                faults.append(found)
            elif (first := by_key.setdefault(found.key, found)) is not found:
                at = f"{first.path.name}:{first.line}"
                faults.append(
                    found.wrong(f"is there twice, first in {at}", "Keep one; the first is shown.")
                )
            else:
                faults += _attributes(found)
    return Texts(folder, by_key, faults)


@lru_cache(maxsize=256)
def parsed(source: str) -> tuple[EntryType, ...]:
    """Return what is written in a file, read once however many checks look at it."""
    return tuple(FluentParser().parse(source).body)


def _entries(path: Path, source: str) -> Iterator[Text | Fault]:
    for entry in parsed(source):
        if isinstance(entry, Junk):
            yield _junk(path, source, entry)
        elif isinstance(entry, Message | Term):
            key = f"-{entry.id.name}" if isinstance(entry, Term) else entry.id.name
            yield Text(key, entry, path, _line(source, entry.id))


def _junk(path: Path, source: str, junk: Junk) -> Fault:
    """Say what cannot be read, and of which text."""
    content, line = str(junk.content), _line(source, junk)
    begun = BEGINNING.match(content)
    if begun is None:
        remedy = "Write a key, “=” and the text, or “#” before a remark; what goes on is indented."
        return Fault(path, f"this is no text: {content.split(chr(10))[0][:40]!r}", remedy, "", line)
    wrong: Annotation | None = next(iter(junk.annotations or ()), None)
    said = str(wrong.message).rstrip(".") if wrong else "it is no text"
    why = PLAIN.get(str(wrong.code), said[:1].lower() + said[1:]) if wrong else said
    remedy = "Until it is mended it is said in English."
    return Fault(path, why, remedy, f"{begun[1]}{begun[2]}", line)


def _attributes(text: Text) -> Iterator[Fault]:
    attributes: list[Attribute] = list(text.entry.attributes)
    names = [each.id.name for each in attributes]
    for name in dict.fromkeys(each for each in names if names.count(each) > 1):
        yield text.wrong(f"its attribute .{name} is there twice", "Keep one.")


def _line(source: str, node: SyntaxNode) -> int:
    return source.count("\n", 0, node.span.start) + 1 if node.span else 0
