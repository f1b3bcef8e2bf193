"""`gallows new-game` writes a game whose README can be followed to the letter."""

import os
import re
import shlex
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import pytest
from typer.testing import CliRunner

from gallows.commands import command_line
from tests.plugins.conftest import PYTEST_ALONE
from tests.test_project import ROOT, gallows_commands

BESIDE = {
    # What is needed is there already: nothing is to be fetched.
    "pip": ["--no-index", "--no-build-isolation"],
    # One round says as much here as those of twenty seconds.
    "check-game": ["--seconds", "0"],
}
"""What a test adds to a command."""


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a new game, far from the bot's own."""
    monkeypatch.chdir(tmp_path)
    done = CliRunner().invoke(command_line(), ["new-game", "joust"])
    assert done.exit_code == 0, done.output
    return tmp_path / "joust"


def environment(folder: Path) -> Path:
    """Make an environment in which the bot and pytest are installed; return its Python."""
    venv.create(folder, symlinks=os.name != "nt")
    paths = sysconfig.get_paths(vars={"base": str(folder), "platbase": str(folder)})
    packages = sysconfig.get_path("purelib")
    seen = f"import site; site.addsitedir({packages!r}); site.addsitedir({str(ROOT)!r})\n"
    Path(paths["purelib"], "bot.pth").write_text(seen)
    return Path(paths["scripts"], f"python{sysconfig.get_config_var('EXE') or ''}")


def told(written: Path) -> list[list[str]]:
    """What the README tells to type, without what is explained beside it."""
    (block,) = re.findall(
        r"^```\n(.*?)^```", (written / "README.md").read_text("utf-8"), re.M | re.S
    )
    return [shlex.split(line, comments=True) for line in block.splitlines()]


def test_every_command_of_its_readme_works_as_it_stands(written: Path, tmp_path: Path) -> None:
    python = str(environment(tmp_path / "environment"))
    commands = told(written)
    assert commands.pop() == ["gallows", "play"]
    assert "play" in gallows_commands()
    typed = {"python": [python], "gallows": [python, "-m", "gallows"]}
    said = ""
    for first, *rest in commands:
        beside = [more for word in rest for more in BESIDE.get(word, [])]
        done = subprocess.run(
            [*typed[first], *rest, *beside],
            cwd=written,
            env=PYTEST_ALONE
            | {name: value for name, value in os.environ.items() if name != "PYTHONPATH"},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        said += done.stdout
        assert done.returncode == 0, said
    assert re.search(r"^ok +Crowns are conserved", said, re.M)
    assert "configfile: pyproject.toml" in said
    assert f"rootdir: {written}" in said
    assert re.search(r"\d+ passed", said)
    assert "skipped" not in said


def test_what_is_typed_next_is_said(written: Path) -> None:
    said = CliRunner().invoke(command_line(), ["new-game", "siege"]).output
    for line in (
        f'{sys.executable} -m pip install -e "./siege[test]"',
        "gallows check-game siege",
        f"{sys.executable} -m pytest siege",
        "gallows play",
    ):
        assert line in [each.strip() for each in said.splitlines()]
    assert (written.parent / "siege/gallows_siege/text/en/siege.ftl").exists()
