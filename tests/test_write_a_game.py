"""The page that builds a game: its code is the example's, line by line."""

import re

from tests.test_project import ROOT

PAGE = (ROOT / "docs/write-a-game.md").read_text("utf-8")
PACKAGE = ROOT / "examples/liars_dice"
FILES = {
    "pyproject.toml": PACKAGE / "pyproject.toml",
    "rules.py": PACKAGE / "liars_dice/rules.py",
    "players.py": PACKAGE / "liars_dice/players.py",
    "__init__.py": PACKAGE / "liars_dice/__init__.py",
    "dice.ftl": PACKAGE / "liars_dice/text/en/dice.ftl",
}


def test_the_page_has_every_line_of_the_example_in_its_order() -> None:
    blocks = re.findall(r"^```\w+ (\S+)\n(.*?)\n```$", PAGE, re.MULTILINE | re.DOTALL)
    written = {name: [line for n, code in blocks if n == name for line in code.split("\n") if line]
               for name in FILES}  # fmt: skip
    there = {
        name: [line for line in path.read_text("utf-8").split("\n") if line]
        for name, path in FILES.items()
    }
    assert {name for name, _ in blocks} == set(FILES)
    assert written == there
