"""`gallows check-texts`: is a translation whole, and does it say what English says?"""

from pathlib import Path
from typing import Annotated

import typer

from gallows.languages.folders import check, everything, found_in


def check_texts(
    folders: Annotated[
        list[Path] | None,
        typer.Argument(
            metavar="FOLDER",
            help="A folder `text`, or one of its languages. Without any: all of the bot and of "
            "every installed game.",
            show_default=False,
        ),
    ] = None,
    whole: Annotated[
        bool, typer.Option("--whole", help="It is a problem, too, that a text is missing.")
    ] = False,
) -> None:
    """Say what is wrong with the texts of each language; exit code 1 if anything is.

    A text that is missing is said in English. A NOTE is worth a look.
    """
    try:
        found = [each for folder in folders or () for each in found_in(folder)]
    except LookupError as why:
        raise typer.BadParameter(str(why), param_hint="FOLDER") from why
    languages = check(found or everything(), whole=whole)
    for language in languages:
        for fault in language.faults:
            typer.echo(f"{'PROBLEM' if fault.grave else 'NOTE   '}  {fault}")
    for language in languages:
        grave = language.grave
        problems = f"; {grave} {'problem' if grave == 1 else 'problems'}" if grave else ""
        typer.echo(f"{'PROBLEM' if grave else 'ok     '}  {language}{problems}")
    if any(language.grave for language in languages):
        raise typer.Exit(1)
