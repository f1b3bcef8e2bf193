"""`gallows doctor`: is everything there that the bot needs?"""

import asyncio
from typing import Annotated

import typer

from gallows.doctor_checks import report


def doctor(
    before_upgrade: Annotated[
        bool,
        typer.Option(
            "--before-upgrade",
            help="Say what this version would do to the database of the one that runs: what it "
            "migrates, whether there is a way back, and which open tables end. Nothing is changed.",
        ),
    ] = False,
) -> None:
    """Check Python, settings, database and token; exit code 1 when something is wrong."""
    raise typer.Exit(asyncio.run(report(upgrading=before_upgrade)))
