"""`gallows doctor`: is everything there that the bot needs?"""

import asyncio

import typer


def doctor() -> None:
    """Check Python, settings, database and token; exit code 1 when something is wrong."""
    # Here, so that commands that need no Discord and no database start without them.
    from gallows.doctor_checks import report

    raise typer.Exit(asyncio.run(report()))
