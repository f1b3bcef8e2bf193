"""Games that are written for a test, each a package as `gallows new-game` makes it."""

import shutil
from pathlib import Path

from gallows import new_game

LETTERS = "abcdefghijklmnopqrstuvwxyz"
INFO = "Metadata-Version: 2.1\nName: {name}\nVersion: 1\n"


def names(count: int) -> list[str]:
    """So many names of games that nobody has."""
    return [f"x{LETTERS[n // 26]}{LETTERS[n % 26]}" for n in range(count)]


def write_game(
    site: Path, name: str, *, said: dict[str, str] | None = None, code: str = ""
) -> Path:
    """Install the template under a name, and return its folder.

    ``said``: texts in place of its own, by key. ``code``: what follows the entry object.
    """
    source = site.parent / f"{name}-written"
    new_game.write(name, source)
    package = site / f"gallows_{name}"
    shutil.move(source / package.name, package)
    texts = package / "text" / "en" / f"{name}.ftl"
    lines = texts.read_text(encoding="utf-8").splitlines()
    for key, text in (said or {}).items():
        lines = [line for line in lines if not line.startswith(f"{key} =")] + [f"{key} = {text}"]
    texts.write_text("\n".join(lines) + "\n", encoding="utf-8")
    with (package / "__init__.py").open("a", encoding="utf-8") as module:
        module.write(f"\n{code}\n")
    info = site / f"{name}-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(INFO.format(name=name))
    entry = f"[gallows.games]\n{name} = {package.name}:GAME\n"
    (info / "entry_points.txt").write_text(entry)
    return package
