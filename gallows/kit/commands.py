"""A game's commands, in all languages, as Discord would take them or not."""

from bot.plugins.commands import written
from bot.plugins.limits import length
from bot.plugins.registry import PluginError, refuse_commands, refuse_options
from gallows.kit.holding import Broken, require
from gallows.kit.subject import Subject


def commands(subject: Subject) -> str:
    """Require that Discord takes the game's commands, and what it says of them in each language."""
    try:
        refuse_options(subject.game.options)
        lost = refuse_commands(subject.game)
    except PluginError as problem:
        raise Broken(str(problem)) from problem
    require(not lost, "\n".join(map(str, lost)))
    return f"{length(written(subject.game))} characters"
