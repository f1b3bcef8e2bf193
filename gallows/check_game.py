"""`gallows check-game`: does a game hold what every game must?"""

import faulthandler
import signal
import sys
import time
from typing import Annotated, Any

import typer

from bot.plugins.registry import installed, noted
from gallows.kit.game_under_test import GameUnderTest
from gallows.kit.installed import installed_game
from gallows.kit.judging import LONGEST, judge, never_seen
from gallows.kit.time_limit import Endless, within

WIDE = 79
"""Signs of a line that is written over again and again."""


def check_game(
    game: Annotated[str, typer.Argument(help="The name of its slash command.")],
    seconds: Annotated[
        float,
        typer.Option(
            help="Play on for so long, in rounds; the first round is always whole.", min=0
        ),
    ] = 20.0,
) -> None:
    """Run an installed game through what every game must hold; exit code 1 if it does not."""
    errors: Any = sys.__stderr__
    if hasattr(faulthandler, "register") and errors is not None:
        # The system ends a game that hears nothing else; then this says in which line it was.
        faulthandler.register(signal.SIGVTALRM, file=errors, all_threads=False, chain=True)
    try:
        under_test = GameUnderTest(within(LONGEST, installed_game, game))
    except (LookupError, Endless) as why:
        raise typer.BadParameter(str(why), param_hint="GAME") from why
    began = time.monotonic()

    def spent() -> float:
        return time.monotonic() - began

    def tell(sentence: str) -> None:
        over_again(f"{spent():3.0f} s, round {under_test.round + 1}: {sentence}")

    with noted() as said:
        verdicts = list(judge(under_test, lambda: spent() < seconds, tell))
    over_again("")
    for verdict in verdicts:
        note = f" ({verdict.note})" if verdict.note else ""
        typer.echo(f"{'PROBLEM' if verdict.trouble else 'ok     '}  {verdict.sentence}{note}")
        if verdict.said_before:
            typer.echo(f"         the same as under “{verdict.said_before}”")
        elif verdict.trouble:
            typer.echo("         " + verdict.trouble.replace("\n", "\n         "))
    dated = [each.why for each in installed().dated if each.name == game]
    for each in dict.fromkeys([*dated, *said]):
        typer.echo(f"SOON     A later version will not have it: {each}")
    broken = [verdict for verdict in verdicts if verdict.trouble]
    if not broken:
        for each in never_seen(under_test):
            typer.echo(f"UNSEEN   {each}")
    seen = under_test.coverage
    typer.echo(
        f"\n{game}: {spent():.1f} s, rounds: {under_test.round + 1}, matches: {seen.matches}, "
        f"pairs of worlds: {seen.worlds} ({seen.worlds - seen.throws} with another secret answer)"
    )
    if broken:
        held = "promise is" if len(broken) == 1 else "promises are"
        typer.echo(f"{len(broken)} {held} not held.")
        raise typer.Exit(1)


def over_again(line: str) -> None:
    """Write a line in place of the one before, where somebody watches."""
    if sys.stderr.isatty():
        sys.stderr.write(f"\r\x1b[2K{line[:WIDE]}")
        sys.stderr.flush()
