"""What is on the site, and at which address: Markdown as Sphinx is to read it.

The documents stay as they are where they are: here their links are turned to where the pages are on
the site, and an evening's story comes below the rules of its game.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from urllib.parse import unquote

from bot.plugins.registry import is_strange, plugins

READERS: Mapping[str, tuple[str, ...]] = {
    "Players": ("players", "rules/index", "*", "commands", "fairness"),
    "Moderators": ("moderators", "crowns", "privacy"),
    "Hosts": (
        "hosting", "data", "settings", "command-line", "scaling", "reliability", "performance",
        "templates/terms", "templates/privacy", "security",
    ),
    "Authors of games": (
        "write-a-game", "api", "simulate", "strength", "*-balance", "deprecation", "examples/*",
    ),
    "Contributors": (
        "contributing", "architecture", "discord", "languages", "dependencies", "sandbox",
        "changelog", "credits",
    ),
}  # fmt: skip
"""The pages for each kind of reader, in their order. `*` stands for every game's."""
PLACES = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "security.md",
    "sandbox/README.md": "sandbox.md",
}
"""Documents outside of `docs/`, and their places on the site."""
FILES = "files"
"""Where that is what documents link to and what is no document: as a page that shows it."""
LANGUAGES = {".json": "json", ".py": "python", ".yaml": "yaml"}
"""How a file that is shown is coloured, by its ending."""
FENCE = re.compile(r"(^ *```.*?^ *```$|`[^`\n]+`)", re.M | re.S)
LINK = re.compile(r"(?<=\]\()[^)\s]+(?=\))")
HEADING = re.compile(r"^#+ ", re.M)


class Pages:
    """The pages of the site by their places, made of the files that the repository keeps."""

    def __init__(self, root: Path, kept: frozenset[str]) -> None:
        self._root = root
        self._kept = kept
        self._shown: set[str] = set()
        self._games = [game for game in plugins() if not is_strange(game)]
        self._places = dict(self._placed())

    def _placed(self) -> Iterator[tuple[str, str]]:
        """Yield each document with its place; that of a game's story is with its rules."""
        for name in self._kept:
            path = Path(name)
            if path.suffix != ".md":
                continue
            if name in PLACES:
                yield name, PLACES[name]
            elif name in self._stories():
                yield name, f"rules/{path.name}"
            elif path.parts[0] == "docs":
                inside = path.relative_to("docs")
                named = "index.md" if path.name == "README.md" else path.name
                yield name, (inside.parent / named).as_posix()
            elif path.parts[0] == "examples" and len(path.parts) == 3:
                yield name, f"examples/{path.parts[1]}.md"

    def _stories(self) -> list[str]:
        names = [f"docs/stories/{game}.md" for game in self._games]
        return [name for name in names if name in self._kept]

    def written(self) -> Iterator[tuple[str, str]]:
        """Yield the Markdown of each page with its place; last, the files that pages link to."""
        stories = self._stories()
        for name, place in sorted(self._places.items()):
            if name in stories:
                continue
            text = self._turned(name)
            story = f"docs/stories/{Path(name).name}"
            if name == f"docs/rules/{Path(name).name}" and story in stories:
                text += "\n" + HEADING.sub(r"#\g<0>", self._turned(story))
            if name == "README.md":
                text += self._contents()
            elif name.startswith("docs/stories/"):
                text = unlisted(text)
            yield place, text
        for name in sorted(self._shown):
            yield f"{place_of_file(name)}.md", self._file(name)

    def pictures(self) -> Iterator[tuple[str, Path]]:
        """Yield the pictures of the documents with their places."""
        for name in self._kept:
            if name.startswith("docs/") and name.endswith((".webp", ".svg")):
                yield name.removeprefix("docs/"), self._root / name

    def _turned(self, name: str) -> str:
        """Return a document with its links turned."""
        place = posixpath.dirname(self._places[name])

        def turned(found: re.Match[str]) -> str:
            return self._target(name, place, found[0])

        return outside_of_code((self._root / name).read_text("utf-8"), LINK, turned)

    def _target(self, name: str, place: str, link: str) -> str:
        """Return where a link leads on the site; one that leads nowhere stays as it is."""
        path, hash_, anchor = unquote(link).partition("#")
        if not path or re.match(r"[a-z]+:", path):
            return link
        goal = posixpath.normpath(posixpath.join(posixpath.dirname(name), path))
        here = f"{goal}/README.md" if f"{goal}/README.md" in self._kept else goal
        if here.startswith("docs/") and here.endswith((".webp", ".svg")):
            to = here.removeprefix("docs/")
        elif here in self._places:
            to = self._places[here]
            if here in self._stories() and not anchor:
                hash_, anchor = "#", self._title(here)
        elif (self._root / goal).exists():
            self._shown.add(goal)
            to = f"{place_of_file(goal)}.md"
        else:
            return link
        return posixpath.relpath(to, place or ".") + hash_ + anchor

    def _title(self, name: str) -> str:
        """Return the anchor of a document's first heading."""
        first = (self._root / name).read_text("utf-8").partition("\n")[0]
        return anchor_of(first.lstrip("# "))

    def _file(self, name: str) -> str:
        """Return a page that shows a file, or what is in a folder."""
        head = f"# `{name}`\n\n"
        if (self._root / name).is_dir():
            inside = sorted(each for each in self._kept if each.startswith(f"{name}/"))
            up = posixpath.relpath(".", posixpath.dirname(place_of_file(name)))
            lines = [f"* [{posixpath.basename(each)}]({up}/{self._places[each]})"
                     for each in inside if each in self._places]  # fmt: skip
            return unlisted(head + "\n".join(lines) + "\n")
        text = (self._root / name).read_text("utf-8")
        language = LANGUAGES.get(Path(name).suffix, "text")
        return unlisted(f"{head}````{language}\n{text.rstrip()}\n````\n")

    def _contents(self) -> str:
        """Return what is on the site, by its readers."""
        there = {place.removesuffix(".md") for place in self._places.values()}
        parts = []
        for readers, named in READERS.items():
            pages = [page for pattern in named for page in self._fitting(pattern, there)]
            lines = "\n".join(pages)
            parts.append(f"```{{toctree}}\n:hidden:\n:caption: {readers}\n\n{lines}\n```\n")
        return "\n" + "\n".join(parts)

    def _fitting(self, pattern: str, there: set[str]) -> list[str]:
        """Return the pages that a pattern stands for."""
        if pattern == "*":
            return [f"rules/{game}" for game in self._games if f"rules/{game}" in there]
        if pattern == "*-balance":
            return [f"{game}-balance" for game in self._games if f"{game}-balance" in there]
        if pattern.endswith("/*"):
            return sorted(page for page in there if page.startswith(pattern.removesuffix("*")))
        # A page that no reader's list has is found by Sphinx.
        return [pattern] if pattern in there else []


def anchor_of(heading: str) -> str:
    """Return the anchor of a heading, as it is where the repository is shown."""
    return re.sub(r"[^\w\- ]", "", heading.strip().lower()).replace(" ", "-")


def place_of_file(name: str) -> str:
    """Return where a file is shown, without the ending: no part of it begins with a point."""
    return posixpath.join(FILES, *(part.lstrip(".") for part in Path(name).parts))


def unlisted(text: str) -> str:
    """Return a page that is in no list of contents, for one comes to it by a link."""
    return f"---\norphan: true\n---\n\n{text}"


def outside_of_code(
    text: str, pattern: re.Pattern[str], change: Callable[[re.Match[str]], str]
) -> str:
    """Change what fits a pattern, but not in code."""
    parts = FENCE.split(text)
    return "".join(part if n % 2 else pattern.sub(change, part) for n, part in enumerate(parts))
