"""Games by name, as they are installed."""

from bot.plugins.plugin import GamePlugin
from bot.plugins.registry import installed


def installed_game(name: str) -> GamePlugin:
    """Return an installed game; raise `LookupError` with why there is none of that name."""
    found = installed()
    if name in found.games:
        return found.games[name]
    for fault in found.faults:
        if fault.name == name:
            raise LookupError(fault.why)
    raise LookupError(f"No game named {name!r} is installed. There are: {', '.join(found.games)}.")
