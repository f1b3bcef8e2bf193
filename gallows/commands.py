"""The commands of `gallows`, and nothing else. Each has a module of its own."""

import typer

from gallows.backup import backup
from gallows.check_game import check_game
from gallows.doctor import doctor
from gallows.ledger import ledger
from gallows.new_game import new_game
from gallows.play import play
from gallows.run import run
from gallows.simulate import simulate
from gallows.verify import verify

app = typer.Typer(
    help="Gallows & Goblets: a Discord bot that hosts royal games of bluff.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.command()(play)
app.command()(run)
app.command()(doctor)
app.command()(backup)
app.command()(simulate)
app.command()(check_game)
app.command()(new_game)
app.command()(verify)
app.add_typer(ledger, name="ledger")


@app.callback()
def gallows() -> None:
    """Keep commands by name, even while there is only one."""
