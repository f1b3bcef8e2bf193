"""`gallows doctor`: is everything there that the bot needs?"""

import asyncio

import typer

from gallows.doctor_checks import report


def doctor() -> None:
    """Check Python, settings, database and token; exit code 1 when something is wrong."""
    raise typer.Exit(asyncio.run(report()))
