"""`gallows health`: is the bot on this machine well? It imports next to nothing, to be quick."""

from http.client import HTTPConnection, HTTPException
from typing import Annotated

import typer

from bot import settings

PATIENCE = 5.0
"""Seconds that the bot has to answer. Its loop is not held up for a second."""
HERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}
"""Where a bot that answers at every address is asked."""


def health(
    live: Annotated[
        bool, typer.Option("--live", help="Ask only whether it answers, not whether it is ready.")
    ] = False,
) -> None:
    """Ask the bot on this machine whether it is connected to Discord; exit code 1 if it is not."""
    well, said = ask("/livez" if live else "/readyz")
    typer.echo(said, err=not well)
    raise typer.Exit(0 if well else 1)


def ask(path: str) -> tuple[bool, str]:
    """Ask for one of the bot's own pages; return whether all is well, and a line that says so."""
    try:
        chosen = settings.load()
    except settings.SettingsError as wrong:
        return False, f"A setting is wrong. {' '.join(str(wrong).split())}"
    port = chosen.metrics_port
    if not port:
        name = settings.variable("metrics_port")
        return False, f"{name} is not set to a port, so there is nothing to ask."
    host = HERE.get(chosen.metrics_host, chosen.metrics_host)
    where = f"{host}, port {port}"
    connection = HTTPConnection(host, port, timeout=PATIENCE)
    try:
        connection.request("GET", path)
        answer = connection.getresponse()
        said = answer.read(200).decode("utf-8", "replace").strip()
    except TimeoutError:
        return False, f"Nothing has answered at {where} for {PATIENCE:.0f} seconds: the bot hangs."
    except OSError as trouble:
        return False, f"Nothing answers at {where}: {trouble.strerror or trouble}."
    except HTTPException:
        return False, f"What answers at {where} is not the bot."
    finally:
        connection.close()
    return answer.status == 200, f"{path}: {' '.join(said.split()) or answer.status}"
