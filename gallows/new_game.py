"""`gallows new-game`: the smallest game that runs, to make another of."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from bot.plugins.registry import PluginError, plugins, refuse_name
from gallows.program_name import called
from gallows.stopping import refuse

TEMPLATE = Path(__file__).parent / "template"
NAME, TITLE = "newgame", "New game"
"""What stands for the name in the template: in its files, and in what they are called."""


def new_game(
    name: Annotated[str, typer.Argument(help="Its slash command: small letters alone.")],
) -> None:
    """Write a small game of your own into a folder of that name: rules, panels, texts, tests."""
    try:
        refuse_name(name)
    except PluginError as why:
        refuse(str(why))
    if name in plugins():
        refuse(f"There is a game named {name} already. Choose another name.")
    folder = Path(name)
    if folder.exists():
        refuse(f"{folder.resolve()} is there already. Move it away, or choose another name.")
    try:
        write(name, folder)
    except OSError as trouble:
        refuse(f"{folder.resolve()} cannot be written: {trouble.strerror}.")
    typer.echo(
        f"{folder.resolve()} is a game. To play it:\n\n"
        f'  {sys.executable} -m pip install -e "./{name}[test]"\n'
        f"  {called(f'check-game {name}')}\n"
        f"  {sys.executable} -m pytest {name}\n"
        f"  {called('play')}\n\n"
        f"Then say /{name} start. What to change first: {folder}/gallows_{name}/rules.py."
    )


def write(name: str, folder: Path) -> None:
    """Write the template with another name."""
    for source in sorted(TEMPLATE.rglob("*")):
        if not source.is_file() or "__pycache__" in source.parts:
            continue
        target = folder / source.relative_to(TEMPLATE).as_posix().replace(NAME, name)
        target.parent.mkdir(parents=True, exist_ok=True)
        text = source.read_text(encoding="utf-8").replace(TITLE, name.capitalize())
        target.write_text(text.replace(NAME, name), encoding="utf-8", newline="\n")
