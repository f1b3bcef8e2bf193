"""`gallows backup`: a copy of the database, also while the bot runs."""

from pathlib import Path
from typing import Annotated

import typer

from bot import settings
from bot.store.backup import back_up
from bot.store.errors import StoreError
from gallows.stopping import refuse


def backup(
    file: Annotated[Path, typer.Argument(help="Where the copy goes: a file that is not there.")],
) -> None:
    """Copy the database of the settings into a file, also while the bot runs."""
    try:
        size = back_up(settings.load().database_url, file)
    except settings.SettingsError as wrong:
        refuse(f"A setting is wrong.\n{wrong}")
    except StoreError as error:
        refuse(str(error))
    typer.echo(f"{file}: {size / 1e6:.1f} MB, and sound. Only you can read it.")
