"""`gallows check-game`: does a game hold what every game must?"""

import time
from typing import Annotated

import typer


def check_game(
    game: Annotated[str, typer.Argument(help="The name of its slash command.")],
) -> None:
    """Run an installed game through what every game must hold; exit code 1 if it does not."""
    # Here, so that other commands start without what draws panels.
    from bot.plugins.deprecations import noted
    from bot.plugins.registry import installed
    from gallows.kit.checks import judge
    from gallows.kit.named import game_named
    from gallows.kit.subject import Subject

    try:
        subject = Subject(game_named(game))
    except LookupError as why:
        raise typer.BadParameter(str(why), param_hint="GAME") from why
    began, troubles = time.monotonic(), 0
    with noted() as said:
        for verdict in judge(subject):
            note = f" ({verdict.note})" if verdict.note else ""
            typer.echo(f"{'PROBLEM' if verdict.trouble else 'ok     '}  {verdict.sentence}{note}")
            if verdict.trouble:
                typer.echo("         " + verdict.trouble.replace("\n", "\n         "))
                troubles += 1
    dated = [each.why for each in installed().dated if each.name == game]
    for each in dict.fromkeys([*dated, *said]):
        typer.echo(f"SOON     A later version will not have it: {each}")
    typer.echo(f"\n{game}: {time.monotonic() - began:.1f} s")
    if troubles:
        typer.echo(f"{troubles} {'promise is' if troubles == 1 else 'promises are'} not held.")
        raise typer.Exit(1)
