"""A game's commands, in all languages, as Discord would take them or not."""

from bot.plugins.command_limits import length
from bot.plugins.commands import as_json
from bot.plugins.registry import PluginError, refuse_commands, refuse_options
from gallows.kit.assertions import Broken, require
from gallows.kit.game_under_test import GameUnderTest


def commands(under_test: GameUnderTest) -> str:
    """Require that Discord takes the game's commands, and what it says of them in each language."""
    try:
        refuse_options(under_test.game.options)
        lost = refuse_commands(under_test.game)
    except PluginError as problem:
        raise Broken(str(problem)) from problem
    require(not lost, "\n".join(map(str, lost)))
    return f"{length(as_json(under_test.game))} characters"
