"""`gallows backup`: a copy of the database, also while the bot runs."""

from pathlib import Path
from typing import Annotated

import typer

from bot import settings
from bot.store.backup import back_up
from gallows.stopping import refusing


def backup(
    file: Annotated[Path, typer.Argument(help="Where the copy goes: a file that is not there.")],
) -> None:
    """Copy the database of the settings into a file, also while the bot runs."""
    with refusing(trouble=""):
        size = back_up(settings.load().database_url, file)
    typer.echo(f"{file}: {size / 1e6:.1f} MB, and sound. Only you can read it.")
