"""The commands of `gallows`, and nothing else. Each has a module of its own."""

from importlib import import_module
from typing import Annotated

import typer

COMMANDS = (
    "play",
    "run",
    "doctor",
    "health",
    "processes",
    "backup",
    "restore",
    "copy-database",
    "simulate",
    "check-game",
    "check-texts",
    "new-game",
    "verify",
    "replay",
    "ledger",
)


VERSION = "--version"


def command_line(only: str = "") -> typer.Typer:
    """Return all commands, or the one of this name alone, if there is one.

    So none starts with what only others need: to import that takes longer than most commands.
    """
    names = COMMANDS if only != VERSION else ()
    app = typer.Typer(
        help="Gallows & Goblets: a Discord bot that hosts royal games of bluff.",
        no_args_is_help=True,
        add_completion=False,
        pretty_exceptions_enable=False,
        # So that a command is called by its name, even where there is only one.
        callback=_program,
    )
    for name in (only,) if only in COMMANDS else names:
        own_name = name.replace("-", "_")
        command = getattr(import_module(f"gallows.{own_name}"), own_name)
        if isinstance(command, typer.Typer):
            app.add_typer(command, name=name)
        else:
            app.command(name)(command)
    return app


def _tell_version(asked: bool) -> None:
    if asked:
        from bot.version import own_version

        typer.echo(f"gallows {own_version()}")
        raise typer.Exit


def _program(
    version: Annotated[
        bool,
        typer.Option(
            VERSION, help="Say which version it is.", callback=_tell_version, is_eager=True
        ),
    ] = False,
) -> None:
    """What can be asked of the program itself."""
