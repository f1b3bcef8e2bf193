"""`gallows check-texts`: is a translation whole, and does it say what English says?"""

from pathlib import Path
from typing import Annotated

import typer

from bot.plugins.registry import plugins
from bot.text import words_for
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
    panels: Annotated[
        bool,
        typer.Option(
            "--panels",
            help="Play every installed game in each language, too: which panels say too much or "
            "are higher than a phone, and what is cut on pictures. Takes some seconds.",
        ),
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
    seen = panels and _looked_at([language.locale for language in languages])
    if seen or any(language.grave for language in languages):
        raise typer.Exit(1)


def _looked_at(found: list[str]) -> bool:
    """Say what is wrong with panels and pictures, game by game; return whether anything is."""
    # What games are looked at with takes a second to import.
    from gallows.languages.panels import moments, wrong_with

    wrong = False
    for game in plugins():
        for locale in found:
            faults = {
                fault: None
                for snapshot in moments(game)
                for fault in wrong_with(snapshot, words_for(locale))
            }
            for fault in faults:
                typer.echo(f"PROBLEM  {locale}: {game}: {fault}")
            wrong = wrong or bool(faults)
            typer.echo(f"{'PROBLEM' if faults else 'ok     '}  {locale}: the panels of {game}")
    return wrong
